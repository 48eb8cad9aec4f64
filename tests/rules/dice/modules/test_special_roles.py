"""Old Saloon, module 3."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.core.ask import Seat
from rules.dice import DICE, DiceOptions
from rules.dice.events import (
    DieTurned,
    Eliminated,
    IndiansAttacked,
    LifeGained,
    LifeLost,
    TurnBegan,
)
from rules.dice.modules.special_roles import (
    CARDS,
    ArrowsSwapped,
    BadgeChanged,
    CardDealt,
    GainStopped,
    PowerJudged,
    PowerRevealed,
    RollForced,
    Saved,
    TurnAdded,
)
from rules.dice.options import Die, Kind, Side, Target
from rules.dice.state import Face, Role, State
from tests.conformance.games import deal
from tests.conformance.modules import proof
from tests.rules.dice.table import Table, table

SHERIFF = "sheriff 8/10 card=the-bear"
GOOD, DOC, JUDGE = (f"deputy 8/8 card=the-{name}" for name in ("good", "doc", "judge"))
GAMBLER, BAD, UGLY = (f"outlaw 8/8 card=the-{name}" for name in ("gambler", "bad", "ugly"))
RIGHT, LEFT = (f"renegade 8/8 card=the-{name}-hand" for name in ("right", "left"))
MODULES = ("special-roles",)


def powers(*seats: str, modules: tuple[str, ...] = MODULES, **more: Any) -> Table:
    return table(*seats, modules=modules, **more)


def pass_by(t: Table, *keys: str) -> None:
    """These windows open one after the other, and nobody acts."""
    for key in keys:
        assert t.window == key
        t.close()


def dealt(name: str, seats: int, seed: int) -> State:
    state = deal(proof(name), seats, seed).state
    assert isinstance(state, State)
    return state


# -- dealing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS3-GEN-1")
@pytest.mark.parametrize("seats", range(4, 9))
def test_every_role_is_a_special_one_of_its_type_and_as_many_as_ever(seats: int) -> None:
    found = Counter[str]()
    for seed in range(12):
        state = dealt("special-roles", seats, seed)
        assert Counter(player.role for player in state.players) == Counter(DICE.edition.roles[seats])
        cards = [own.card for own in state.box.seats]
        assert all(card in CARDS[player.role] for card, player in zip(cards, state.players, strict=True))
        assert len({*cards}) == seats
        found.update(cards)
    assert found["the-bear"] == 12
    if seats == 8:
        assert len(found) == 9


@pytest.mark.rule("OS3-GEN-2", "OS-GEN-3")
def test_the_pool() -> None:
    assert {role.value: list(cards) for role, cards in CARDS.items()} == {
        "sheriff": ["the-bear"],
        "deputy": ["the-good", "the-doc", "the-judge"],
        "outlaw": ["the-gambler", "the-bad", "the-ugly"],
        "renegade": ["the-right-hand", "the-left-hand"],
    }


@pytest.mark.rule("OS3-GEN-3")
def test_mixed_with_normal_roles_nobody_knows_which_are_in_play() -> None:
    found: dict[Role, set[str]] = {}
    for seed in range(40):
        state = dealt("mixed-roles", 8, seed)
        for player, own in zip(state.players, state.box.seats, strict=True):
            found.setdefault(player.role, set()).add(own.card)
    assert found == {role: {"", *cards} for role, cards in CARDS.items()}


@pytest.mark.rule("OS3-GEN-3")
def test_normal_and_special_roles_are_not_played_together_as_two_modules() -> None:
    reason = DICE.refuse(DiceOptions(("special-roles", "mixed-roles")), 5)
    assert reason is not None
    assert (reason.key, reason.rule) == ("module-clash", "OS3-GEN-3")


@pytest.mark.rule("OS3-GEN-9")
@pytest.mark.parametrize("key", ["special-roles", "mixed-roles"])
def test_not_with_three_players(key: str) -> None:
    reason = DICE.refuse(DiceOptions((key,)), 3)
    assert reason is not None
    assert (reason.key, reason.rule) == ("module-players", "OS3-GEN-9")


@pytest.mark.rule("OS3-GEN-1", "OS3-GEN-3")
def test_a_card_is_told_to_its_owner_alone_and_the_bear_to_all() -> None:
    events = deal(proof("special-roles"), 5).take().events
    cards = [(row.entry, row.entry.event.seat) for row in events if isinstance(row.entry.event, CardDealt)]
    state = dealt("special-roles", 5, 1)
    for entry, seat in cards:
        open_ = state.players[seat].shown
        assert entry.seen_by(None) == (entry.event if open_ else None)
        assert entry.seen_by(seat) == entry.event
        for reader in range(5):
            seen = DICE.view(state, reader).seats[seat].own.card
            assert seen == (state.own(seat).card if open_ or reader == seat else None)
    assert len(cards) == 5


# -- showing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS3-GEN-4", "OS3-GEN-5", "OS3-GEN-6")
def test_a_power_is_used_by_showing_it_once_and_the_role_stays_open() -> None:
    t = powers(UGLY, SHERIFF, LEFT, BAD)
    t.begin()
    assert (t.window, t.holders) == ("powers.start", [0])
    t.coming("1 1 B G G")
    t.reveal(0, "the-ugly")
    assert t.events(PowerRevealed) == [PowerRevealed(0, Role.OUTLAW, "the-ugly")]
    t.pick(Target(1), Target(2))
    seen = t.view(3).seats[0]
    assert (seen.role, seen.shown, seen.own.card, seen.own.used) == (Role.OUTLAW, True, "the-ugly", True)
    t = powers("outlaw 8/8 card=the-ugly used=yes shown", SHERIFF, LEFT, BAD)
    t.roll("1 1 B G G")
    assert t.asked == "dice.reroll"


@pytest.mark.rule("OS3-GEN-4")
def test_nobody_has_to_use_a_power() -> None:
    t = powers(UGLY, SHERIFF, LEFT, BAD)
    t.begin()
    t.coming("1 1 B G G")
    t.close()
    assert (t.asked, t.events(PowerRevealed)) == ("dice.reroll", [])


@pytest.mark.rule("OS3-GEN-5")
def test_a_window_opens_for_all_who_could_hold_a_card_and_offers_it_to_whoever_does() -> None:
    """The same window for three hidden players, of whom one, another or none holds the card."""
    for hidden, holders in (((UGLY, LEFT, BAD), [0]), ((BAD, LEFT, UGLY), []), ((LEFT, BAD, GAMBLER), [])):
        t = powers(hidden[0], SHERIFF, *hidden[1:])
        t.begin()
        assert (t.window, t.holders) == ("powers.start", holders)


@pytest.mark.rule("OS3-GEN-5", "OS3-GEN-6")
def test_no_window_for_a_type_whose_roles_all_lie_open() -> None:
    shown = ("outlaw 8/8 card=the-bad used=yes shown", "outlaw 8/8 card=the-gambler used=yes shown")
    t = powers("renegade 8/8 card=the-left-hand", SHERIFF, *shown)
    t.roll("1 1 B G G")
    assert t.asked == "dice.reroll"


@pytest.mark.rule("OS3-GEN-7")
def test_a_special_role_wins_as_its_type() -> None:
    t = powers(UGLY, "sheriff 1/10 card=the-bear", "renegade out card=the-left-hand", BAD)
    t.begin()
    t.coming("1 B B G G")
    pass_by(t, "powers.start")
    t.stop()
    pass_by(t, "powers.last")
    t.aim(1)
    assert (t.winners, t.why) == ((0, 3), "sheriff-eliminated")


@pytest.mark.rule("OS3-GEN-8")
def test_a_role_shown_by_elimination_gives_no_power() -> None:
    t = powers(SHERIFF, "renegade 1/8 card=the-left-hand", BAD, UGLY)
    t.roll("1 B B G G")
    t.stop()
    assert t.window == "powers.last"
    t.close()
    t.aim(1)
    assert (t.window, t.holders) == ("powers.fall", [1])
    t.close()
    assert (t.out, t.asked, t.view(0).seats[1].own.card) == ([1], "dice.beer", "the-left-hand")


@pytest.mark.rule("OS3-GEN-10")
def test_whoever_acts_first_acts_and_another_window_follows_if_somebody_could_still_act() -> None:
    seats = ("sheriff 8/10 card=the-bear", DOC, GAMBLER, LEFT, UGLY)
    t = powers(*seats)
    t.roll("D D D 1 B")
    assert (t.window, t.holders) == ("powers.roll", [1, 2])
    t.coming("1 1 1 2 2")
    t.reveal(2, "the-gambler")
    assert t.window == "powers.judge"
    t.close()
    assert (t.window, t.holders) == ("powers.roll", [1])
    t.reveal(1, "the-doc")
    assert (t.ask.seat, t.asked) == (1, "doc.die")


# -- the Sheriff --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS3-BEAR-1")
def test_the_bear_starts_with_three_life_points_more() -> None:
    state = dealt("special-roles", 5, 3)
    (sheriff,) = [player for player in state.players if player.role is Role.SHERIFF]
    printed = DICE.edition.characters[sheriff.character].life
    assert (sheriff.life, sheriff.max_life) == (printed + 3, printed + 3)
    normal = [
        player.max_life - DICE.edition.characters[player.character].life
        for seed in range(12)
        for state in [dealt("mixed-roles", 8, seed)]
        for seat, player in enumerate(state.players)
        if player.role is Role.SHERIFF and not state.own(seat).card
    ]
    assert {*normal} == {2}


# -- Deputies -----------------------------------------------------------------------------------------------------


class TestTheGood:
    def good(self, sheriff: str = "sheriff 9/11 card=the-bear", **more: Any) -> Table:
        """The old Sheriff is Willy the Kid, 8 life points printed, in a test of the life points."""
        t = powers("deputy 6/8 card=the-good", sheriff, GAMBLER, BAD, LEFT, **more)
        t.begin()
        t.coming("1 1 B G G")
        t.reveal(0, "the-good")
        return t

    @pytest.mark.rule("OS3-GOOD-1", "OS3-GOOD-2", "OS3-GOOD-3")
    def test_becomes_the_sheriff_and_both_keep_their_life_points(self) -> None:
        t = self.good()
        roles = [(player.role, player.life, player.max_life) for player in t.state.players[:2]]
        assert roles == [(Role.SHERIFF, 6, 8), (Role.DEPUTY, 9, 8)]
        assert (t.events(BadgeChanged), t.asked) == ([BadgeChanged(0, 1)], "dice.reroll")

    @pytest.mark.rule("OS3-GOOD-3")
    def test_the_bear_gives_the_new_sheriff_nothing(self) -> None:
        """82."""
        t = self.good()
        assert (t.state.own(0).card, t.state.players[0].max_life) == ("the-bear", 8)

    @pytest.mark.rule("OS3-GOOD-4")
    @pytest.mark.parametrize(("life", "after"), [(10, 10), (8, 8), (7, 8)])
    def test_the_old_sheriff_gains_nothing_as_long_as_he_is_not_below_his_printed_number(
        self, life: int, after: int
    ) -> None:
        """81."""
        t = self.good(f"sheriff {life}/11 card=the-bear")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(4, 4, 1)
        if t.window:
            pass_by(t, "powers.gain")
        assert t.life[1] == after

    @pytest.mark.rule("OS3-GOOD-5")
    def test_the_death_of_the_old_sheriff_does_not_end_the_game_and_that_of_the_new_one_does(self) -> None:
        """83, 84."""
        t = self.good("sheriff 1/11 card=the-bear")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(1, 1)
        pass_by(t, "powers.fall")
        assert (t.out, t.winners, t.events(Eliminated)[0].role) == ([1], None, Role.DEPUTY)
        t.state.players[0].life = 1
        t.aim(0)
        assert t.state.players[0].role is Role.SHERIFF

    @pytest.mark.rule("OS3-GOOD-6", "OS3-GEN-4")
    def test_his_card_is_used_up_in_the_hands_of_the_old_sheriff(self) -> None:
        t = self.good()
        own = t.state.own(1)
        assert (own.card, own.used) == ("the-good", True)
        t = powers("deputy 8/8 card=the-good used=yes shown", "sheriff 8/8 card=the-bear", *(GAMBLER, BAD, LEFT))
        t.roll("1 1 B G G")
        assert t.window != "powers.start"

    @pytest.mark.rule("OS3-GOOD-1")
    def test_not_in_the_turn_of_another(self) -> None:
        t = powers(SHERIFF, GOOD, GAMBLER, BAD, LEFT)
        t.roll("1 1 B G G")
        assert t.window == "powers.roll"
        assert t.holders == []

    @pytest.mark.rule("OS3-GOOD-1")
    def test_not_after_an_outbreak(self) -> None:
        t = powers(GOOD, SHERIFF, GAMBLER, BAD, LEFT, outbreak=True)
        t.begin()
        assert (t.window, t.holders) == ("powers.start", [])
        t = powers(GOOD, SHERIFF, *(["outlaw 8/8 card=the-bad shown"] * 2), LEFT, outbreak=True)
        t.roll("1 1 B G G")
        assert t.window == "powers.roll"


class TestTheDoc:
    def doc(self, faces: str) -> Table:
        t = powers(SHERIFF, DOC, GAMBLER, LEFT, UGLY)
        t.roll(faces)
        t.reveal(1, "the-doc")
        return t

    @pytest.mark.rule("OS3-DOC-1", "OS3-DOC-2")
    def test_turns_any_die_to_any_of_its_sides_before_it_takes_effect(self) -> None:
        t = self.doc("A 1 B G G")
        assert (t.ask.seat, t.asked, len(t.ask.options), t.arrows[0]) == (1, "doc.die", 5, 0)
        t.pick(Die(0, Face.ARROW))
        assert {option.face.value for option in t.ask.options} == {"dynamite", "be1", "be2", "beer", "gatling"}
        t.pick(Side(Face.BEER))
        assert (t.arrows[0], t.state.faces[0], t.events(DieTurned)) == (0, Face.BEER, [DieTurned(1, 0, Face.BEER)])

    @pytest.mark.rule("OS3-DOC-1", "OS3-DOC-2")
    def test_a_die_that_was_kept_counts_as_just_rolled_when_he_has_turned_it(self) -> None:
        t = powers(SHERIFF, DOC, GAMBLER, LEFT, UGLY)
        t.roll("1 1 B G G")
        pass_by(t, "powers.roll")
        t.again("1", 1)
        t.reveal(1, "the-doc")
        t.pick(Die(0, Face.BE1))
        t.pick(Side(Face.ARROW))
        assert t.arrows[0] == 1

    @pytest.mark.rule("OS3-DOC-1")
    def test_only_to_sides_that_the_die_has(self) -> None:
        t = powers(SHERIFF, DOC, GAMBLER, LEFT, UGLY, modules=(*MODULES, "saloon-dice"))
        t.begin()
        t.coming("1 1 B G bullet", "base", "base", "base", "base", "loudmouth")
        t.pick(Kind("loudmouth"))
        t.reveal(1, "the-doc")
        t.pick(Die(4, Face.BULLET))
        faces = {option.face.value for option in t.ask.options}
        assert faces == {"arrow", "dynamite", "be1x2", "be2x2", "gatlingx2"}
        t.pick(Side(Face.BE1X2))
        assert t.life[0] == 8

    @pytest.mark.rule("OS3-DOC-1")
    def test_his_own_roll_and_the_ghosts_too(self) -> None:
        """213."""
        t = powers(DOC, SHERIFF, GAMBLER, LEFT, UGLY)
        t.begin()
        t.coming("1 1 B G G")
        pass_by(t, "powers.start")
        t.reveal(0, "the-doc")
        assert (t.ask.seat, t.asked) == (0, "doc.die")
        t = powers(
            "outlaw out form=ghost card=the-bad", SHERIFF, DOC, LEFT, UGLY, modules=(*MODULES, "ghost"), ghost=0
        )
        t.coming("1 2", "base", "base")
        t.begin()
        t.reveal(2, "the-doc")
        t.pick(Die(0, Face.BE1))
        t.pick(Side(Face.BEER))
        assert t.state.faces == [Face.BEER, Face.BE2]

    @pytest.mark.rule("OS3-DOC-3")
    def test_makes_three_dynamites(self) -> None:
        """90."""
        t = self.doc("D D B G G")
        t.pick(Die(2, Face.BEER))
        t.pick(Side(Face.DYNAMITE))
        pass_by(t, "powers.roll")
        assert (t.life[0], t.events(LifeLost)[0].cause) == (7, "dynamite")

    @pytest.mark.rule("OS3-DOC-3")
    def test_breaks_three_dynamites_and_the_roller_may_roll_on(self) -> None:
        t = self.doc("D D D G G")
        t.pick(Die(2, Face.DYNAMITE))
        t.pick(Side(Face.BEER))
        assert t.asked == "dice.reroll"
        assert [option.index for option in t.ask.options] == [2, 3, 4]


class TestTheJudge:
    SEATS = (UGLY, SHERIFF, JUDGE, LEFT, BAD)

    def judged(self) -> Table:
        t = powers(*self.SEATS)
        t.begin()
        t.reveal(0, "the-ugly")
        return t

    @pytest.mark.rule("OS3-JUDGE-1", "OS3-GEN-10")
    def test_is_asked_right_after_a_reveal_and_the_power_is_used_up_without_effect(self) -> None:
        t = self.judged()
        assert (t.window, t.holders, t.view(2).box.judged) == ("powers.judge", [2], 0)
        t.coming("1 1 B G G")
        t.reveal(2, "the-judge")
        assert (t.events(PowerJudged), t.asked) == ([PowerJudged(0, 2)], "dice.reroll")
        own = t.state.own(0)
        assert (own.used, t.state.players[0].shown, t.state.own(2).used) == (True, True, True)
        assert t.events(ArrowsSwapped) == []

    @pytest.mark.rule("OS3-JUDGE-1")
    def test_can_let_it_stand(self) -> None:
        t = self.judged()
        t.close()
        assert (t.ask.seat, t.asked, t.view(2).box.judged) == (0, "ugly.swap", None)

    @pytest.mark.rule("OS3-JUDGE-2")
    def test_can_stop_the_good(self) -> None:
        """80."""
        t = powers(GOOD, SHERIFF, JUDGE, LEFT, BAD, "outlaw 8/8 card=the-gambler", "outlaw 8/8 card=the-ugly")
        t.begin()
        t.reveal(0, "the-good")
        t.coming("1 1 B G G")
        t.reveal(2, "the-judge")
        assert [player.role for player in t.state.players[:2]] == [Role.DEPUTY, Role.SHERIFF]
        assert (t.state.players[0].shown, t.events(BadgeChanged)) == (True, [])

    @pytest.mark.rule("OS3-JUDGE-2")
    def test_is_not_asked_about_a_role_shown_by_elimination(self) -> None:
        t = powers(SHERIFF, "outlaw 1/8 card=the-bad", JUDGE, "renegade 8/8 card=the-right-hand shown", UGLY)
        t.roll("1 B B G G")
        pass_by(t, "powers.roll")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(1)
        assert (t.out, t.asked) == ([1], "dice.beer")

    @pytest.mark.rule("OS3-JUDGE-3", "OS3-LEFT-1")
    def test_stops_the_left_hand_and_whoever_was_to_be_saved_is_out(self) -> None:
        """X05: no elimination before both windows, then the Sheriff is out and the Outlaws win."""
        seats = (
            "outlaw 8/8 card=the-ugly",
            "sheriff 1/10 a1 card=the-bear",
            "outlaw vulture-sam 5/8 card=the-bad",
            "renegade 8/8 card=the-left-hand",
            "deputy 8/8 card=the-judge",
        )
        for judge, winners, life in ((True, (0, 2), 0), (False, None, 2)):
            t = powers(*seats)
            t.begin()
            t.coming("1 G G D D")
            pass_by(t, "powers.start", "powers.roll")
            t.stop()
            pass_by(t, "powers.last")
            t.aim(1)
            assert (t.window, t.holders, t.events(Eliminated, LifeGained)) == ("powers.fall", [3], [])
            t.reveal(3, "the-left-hand")
            assert (t.window, t.holders) == ("powers.judge", [4])
            t.reveal(4, "the-judge") if judge else t.close()
            if not judge:
                assert (t.ask.seat, t.asked) == (1, "left.arrows")
                t.pick(True)
                assert (t.arrows[1], t.events(Eliminated)) == (0, [])
            assert (t.winners, t.life[1], t.state.own(3).used) == (winners, life, True)

    @pytest.mark.rule("OS3-JUDGE-3")
    def test_stops_the_gambler_and_the_last_roll_stands(self) -> None:
        t = powers(SHERIFF, JUDGE, GAMBLER, LEFT, UGLY)
        t.roll("D D D 1 B")
        t.reveal(2, "the-gambler")
        t.reveal(1, "the-judge")
        assert (t.life[0], t.asked, t.events(RollForced)) == (7, "dice.shoot", [])


# -- Outlaws ------------------------------------------------------------------------------------------------------


class TestTheGambler:
    FOUR = (SHERIFF, GAMBLER, LEFT, UGLY)

    @pytest.mark.rule("OS3-GAMBLER-1", "OS3-GAMBLER-2", "OS3-GAMBLER-3")
    def test_three_dynamites_are_rolled_again_before_they_cost_anything(self) -> None:
        """87."""
        t = powers(*self.FOUR)
        t.roll("D D D A A")
        assert (t.window, t.holders, t.arrows[0]) == ("powers.roll", [1], 0)
        t.coming("1 1 B B A")
        t.reveal(1, "the-gambler")
        assert (t.arrows[0], t.life[0], t.asked) == (1, 8, "dice.shoot")
        assert t.events(RollForced) == [RollForced(0, 1)]
        t = powers(*self.FOUR)
        t.roll("D D D A A")
        t.coming("D D D B A")
        t.reveal(1, "the-gambler")
        assert (t.life[0], [event.cause for event in t.events(LifeLost)]) == (7, ["dynamite"])

    @pytest.mark.rule("OS3-GAMBLER-1", "OS3-GAMBLER-3")
    def test_arrows_of_a_third_roll_are_not_taken_if_he_replaces_it(self) -> None:
        """85."""
        t = powers(*self.FOUR)
        t.roll("1 1 B B A")
        t.again("1", 0)
        assert t.asked == "dice.reroll"
        t.again("A A", 0, 1)
        assert (t.window, t.arrows[0]) == ("powers.roll", 1)
        t.coming("1 2 B B 1")
        t.reveal(1, "the-gambler")
        assert (t.arrows[0], t.asked) == (1, "dice.shoot")

    @pytest.mark.rule("OS3-GAMBLER-1", "OS3-GAMBLER-3")
    def test_whoever_stopped_early_keeps_the_arrows_he_has_and_must_accept_the_new_faces(self) -> None:
        """86."""
        t = powers(*self.FOUR)
        t.roll("A 1 B B D")
        t.stop()
        assert (t.window, t.holders) == ("powers.last", [1])
        t.coming("A A B B 1")
        t.reveal(1, "the-gambler")
        assert (t.arrows[0], t.asked, t.state.rolls) == (3, "dice.shoot", 1)

    @pytest.mark.rule("OS3-GAMBLER-1")
    def test_his_moment_comes_once_a_turn(self) -> None:
        t = powers(*self.FOUR)
        t.roll("D D D A A")
        pass_by(t, "powers.roll")
        assert (t.life[0], t.asked) == (7, None)

    @pytest.mark.rule("OS3-GAMBLER-4")
    def test_not_on_his_own_roll(self) -> None:
        t = powers(GAMBLER, SHERIFF, LEFT, UGLY)
        t.begin()
        t.coming("D D D 1 B")
        pass_by(t, "powers.start")
        assert (t.window, t.holders) == ("powers.roll", [])

    @pytest.mark.rule("OS3-GAMBLER-4", "OS3-GAMBLER-1")
    def test_on_the_last_roll_of_the_ghost_before_the_token_is_given(self) -> None:
        ghost = "outlaw out form=ghost card=the-bad"
        t = powers(ghost, SHERIFF, GAMBLER, LEFT, UGLY, modules=(*MODULES, "ghost"), ghost=0)
        t.coming("1 2", "base", "base")
        t.begin()
        pass_by(t, "powers.roll")
        t.stop()
        assert t.window == "powers.last"
        t.coming("B B", "base", "base")
        t.reveal(2, "the-gambler")
        pass_by(t, "powers.judge", "powers.roll")
        assert (t.asked, t.state.faces) == ("ghost.give", [Face.BEER, Face.BEER])

    @pytest.mark.rule("OS3-GAMBLER-1", "OS4-CHAR-BILL-1")
    def test_bill_takes_the_arrows_of_the_forced_roll_once(self) -> None:
        t = powers(
            "sheriff bill-noface 8/10 card=the-bear", *self.FOUR[1:], modules=(*MODULES, "saloon-characters")
        )
        t.roll("A A B B 1")
        t.stop()
        t.coming("A 1 B B 1")
        t.reveal(1, "the-gambler")
        assert t.arrows[0] == 1


class TestTheBad:
    @pytest.mark.rule("OS3-BAD-1", "OS3-BAD-2")
    def test_stops_all_beers_of_one_player(self) -> None:
        """88."""
        t = powers("sheriff 5/10 card=the-bear", BAD, LEFT, UGLY)
        t.roll("B B B D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(0, 0, 3)
        assert (t.window, t.holders, t.view(1).box.gaining) == ("powers.gain", [1], ((0, 2),))
        t.reveal(1, "the-bad")
        assert (t.life[0], t.events(GainStopped), t.asked) == (5, [GainStopped(0, 2, 1)], None)
        assert t.view(1).box.gaining == ()

    @pytest.mark.rule("OS3-BAD-1")
    def test_of_several_who_gain_he_picks_one_and_the_others_gain(self) -> None:
        t = powers("sheriff 5/10 card=the-bear", BAD, LEFT, "outlaw 5/8 card=the-ugly")
        t.roll("B B B D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(0, 0, 3)
        t.reveal(1, "the-bad")
        assert (t.ask.seat, t.asked, t.ask.options) == (1, "bad.gain", (Target(0), Target(3)))
        t.pick(Target(0))
        assert t.life == [5, 8, 8, 6]

    @pytest.mark.rule("OS3-BAD-1")
    def test_no_window_where_nobody_would_really_gain_and_none_for_his_own_gain(self) -> None:
        t = powers("sheriff 10/10 card=the-bear", BAD, LEFT, UGLY)
        t.roll("B B B D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(0, 1, 2)
        assert t.asked is None
        t = powers("outlaw 4/8 card=the-bad", SHERIFF, LEFT, "outlaw 8/8 card=the-ugly used=yes shown")
        t.roll("B B B D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(0, 0, 0)
        assert (t.window, t.holders) == ("powers.gain", [])

    @pytest.mark.rule("OS3-BAD-3")
    @pytest.mark.parametrize("who", ["sid-ketchum", "suzy-lafayette", "vulture-sam"])
    def test_gains_by_abilities_too(self, who: str) -> None:
        """89."""
        t = powers(f"sheriff {who} 5/10 card=the-bear", BAD, "renegade 1/8 card=the-left-hand", UGLY)
        t.coming("B G G D D" if who == "suzy-lafayette" else "2 G G D D")
        t.begin()
        if who == "sid-ketchum":
            t.say("sid.gain", Target(0))
        else:
            t.stop()
            pass_by(t, "powers.last")
            if who == "suzy-lafayette":
                t.aim(3)
            else:
                pass_by(t, "powers.fall")
        assert t.window == "powers.gain"
        t.reveal(1, "the-bad")
        assert t.life[0] == 5

    @pytest.mark.rule("OS3-BAD-3")
    def test_being_saved_is_no_gain(self) -> None:
        t = powers(SHERIFF, BAD, LEFT, "outlaw 1/8 card=the-ugly")
        t.roll("1 G G D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(3)
        t.reveal(2, "the-left-hand")
        assert (t.life[3], t.asked) == (2, None)

    @pytest.mark.rule("OS3-BAD-2", "OS3-JUDGE-1")
    def test_what_he_stopped_is_help_that_was_wasted(self) -> None:
        t = powers(SHERIFF, BAD, LEFT, "outlaw 5/8 card=the-ugly")
        t.roll("B B B D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(3, 3, 0)
        t.reveal(1, "the-bad")
        t.pick(Target(3))
        assert t.view(0).seats[0].deeds.wasted == {3: 2}


class TestTheUgly:
    def swap(self, *seats: str, a: Seat, b: Seat, modules: tuple[str, ...] = MODULES) -> Table:
        t = powers(*seats, modules=modules)
        t.begin()
        t.coming("1 1 B G G")
        t.reveal(0, "the-ugly")
        t.pick(Target(a), Target(b))
        return t

    @pytest.mark.rule("OS3-UGLY-1")
    def test_two_players_swap_all_their_arrows(self) -> None:
        t = self.swap(UGLY, SHERIFF, "renegade 8/8 a3 card=the-left-hand", BAD, a=1, b=2)
        assert (t.arrows, t.pile, t.events(IndiansAttacked)) == ([0, 3, 0, 0], 6, [])
        assert t.events(ArrowsSwapped) == [ArrowsSwapped(1, 2, (3, 0), 0)]

    @pytest.mark.rule("OS3-UGLY-1")
    def test_himself_too(self) -> None:
        t = self.swap("outlaw 8/8 a2 card=the-ugly", "sheriff 8/10 a1 card=the-bear", LEFT, BAD, a=0, b=1)
        assert t.arrows == [1, 2, 0, 0]

    @pytest.mark.rule("OS3-UGLY-1", "OS2-CHIEF-9")
    def test_the_chiefs_arrow_moves_along(self) -> None:
        """227."""
        seats = (UGLY, "sheriff 8/10 a1 card=the-bear", "renegade 8/8 a2 chief card=the-left-hand", BAD)
        t = self.swap(*seats, a=1, b=2, modules=(*MODULES, "chief-arrow"))
        assert (t.arrows, t.state.box.chief) == ([0, 2, 1, 0], 1)


# -- Renegades ----------------------------------------------------------------------------------------------------


class TestTheRightHand:
    def right(self, *, reveal: bool = True, **more: Any) -> Table:
        t = powers(RIGHT, SHERIFF, BAD, UGLY, **more)
        t.begin()
        t.coming("1 G G D D")
        pass_by(t, "powers.start")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(3)
        assert (t.window, t.holders) == ("powers.end", [0])
        t.reveal(0, "the-right-hand") if reveal else t.close()
        return t

    @pytest.mark.rule("OS3-RIGHT-1")
    def test_takes_one_more_full_turn(self) -> None:
        t = self.right()
        assert (t.state.active, t.asked, t.events(TurnAdded)) == (0, None, [TurnAdded(0)])
        t.roll("B B B D D")
        assert [event.seat for event in t.events(TurnBegan)] == [0, 0]

    @pytest.mark.rule("OS3-RIGHT-1")
    def test_or_does_not(self) -> None:
        assert self.right(reveal=False).state.active == 1

    @pytest.mark.rule("OS3-RIGHT-1", "OS5-TOKEN-5")
    def test_ghost_tokens_have_been_returned_before_the_extra_turn(self) -> None:
        """91."""
        t = powers(
            RIGHT, SHERIFF, BAD, UGLY, "outlaw out form=ghost card=the-gambler",
            modules=(*MODULES, "ghost"), ghost=4, haunted=0, token=Face.GATLING,
        )  # fmt: skip
        t.begin()
        t.coming("1 G D D")
        pass_by(t, "powers.start")
        pass_by(t, "powers.roll")
        t.stop()
        t.aim(1)
        t.reveal(0, "the-right-hand")
        pass_by(t, "powers.judge")
        assert (t.state.active, t.state.box.haunted) == (0, None)


class TestTheLeftHand:
    @pytest.mark.rule("OS3-LEFT-1", "OS3-LEFT-2")
    @pytest.mark.parametrize("drop", [False, True])
    def test_somebody_at_0_stays_with_2_and_may_discard_his_arrows(self, drop: bool) -> None:
        t = powers(SHERIFF, "outlaw 1/8 a2 card=the-bad", LEFT, UGLY)
        t.roll("1 B B D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(1)
        t.reveal(2, "the-left-hand")
        assert (t.ask.seat, t.asked, t.events(Saved)) == (1, "left.arrows", [Saved(1, 2, 2)])
        t.pick(drop)
        assert (t.life[1], t.arrows[1], t.out, t.asked) == (2, 0 if drop else 2, [], "dice.beer")

    @pytest.mark.rule("OS3-LEFT-1", "OS3-LEFT-3")
    def test_one_of_several_is_saved_himself_allowed(self) -> None:
        """76."""
        t = powers(SHERIFF, "outlaw 1/8 card=the-bad", "renegade 1/8 card=the-left-hand", UGLY)
        t.roll("G G G D D")
        t.stop()
        pass_by(t, "powers.last")
        assert (t.window, t.holders) == ("powers.fall", [2])
        t.reveal(2, "the-left-hand")
        assert (t.asked, t.ask.options) == ("left.save", (Target(1), Target(2)))
        t.pick(Target(2))
        assert (t.out, t.life) == ([1], [8, 0, 2, 7])

    @pytest.mark.rule("OS3-LEFT-1")
    def test_the_sheriff_may_be_saved_and_the_game_goes_on(self) -> None:
        """79."""
        t = powers("sheriff 1/10 card=the-bear", BAD, LEFT, UGLY)
        t.roll("D D D 1 1")
        pass_by(t, "powers.roll")
        t.reveal(2, "the-left-hand")
        assert (t.life[0], t.winners, t.asked) == (2, None, "dice.shoot")

    @pytest.mark.rule("OS3-LEFT-1", "DG-CHAR-VULTURE-1")
    def test_nobody_was_eliminated_so_vulture_sam_gains_nothing(self) -> None:
        """78."""
        t = powers("sheriff vulture-sam 5/10 card=the-bear", "outlaw 1/8 card=the-bad", LEFT, UGLY)
        t.roll("1 G G D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(1)
        t.reveal(2, "the-left-hand")
        assert (t.life[0], t.events(LifeGained)) == (5, [])

    @pytest.mark.rule("OS3-LEFT-1", "OS5-GHOST-1")
    def test_whoever_was_saved_is_no_ghost(self) -> None:
        """77."""
        t = powers(SHERIFF, "outlaw 1/8 card=the-bad", LEFT, UGLY, DOC, modules=(*MODULES, "ghost"))
        t.roll("1 G G D D")
        pass_by(t, "powers.roll")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(1)
        t.reveal(2, "the-left-hand")
        pass_by(t, "powers.judge")
        assert (t.out, t.state.box.ghost) == ([], None)

    @pytest.mark.rule("OS3-LEFT-1", "OS4-CHAR-MOLLY-2")
    def test_molly_who_took_her_last_points_may_be_saved(self) -> None:
        """75."""
        seats = (SHERIFF, "outlaw 1/8 card=the-bad", LEFT, "outlaw molly-stark 1/8 card=the-ugly")
        t = powers(*seats, modules=(*MODULES, "saloon-characters"))
        t.roll("1 G G D D")
        t.stop()
        pass_by(t, "powers.last")
        t.aim(1)
        assert t.asked == "molly.take"
        t.pick(t.ask.options[0])
        t.reveal(2, "the-left-hand")
        assert (t.life[1], t.life[3], t.out) == (1, 2, [])

    @pytest.mark.rule("OS3-LEFT-1", "DG-ARROW-6")
    def test_after_an_indian_attack_the_arrows_are_back_anyway(self) -> None:
        """217."""
        t = powers("sheriff 1/10 card=the-bear", "outlaw 8/8 a8 card=the-bad", LEFT, UGLY, pile=1)
        t.roll("A 1 1 D D")
        t.reveal(2, "the-left-hand")
        t.pick(Target(0))
        assert (t.life[0], t.arrows, t.asked) == (2, [0] * 4, "dice.reroll")


@pytest.mark.rule("OS5-GHOST-6", "OS3-GEN-8")
def test_the_ghost_has_no_power() -> None:
    """218."""
    ghost = "renegade out form=ghost card=the-left-hand"
    t = powers(SHERIFF, ghost, "outlaw 1/8 card=the-bad", UGLY, DOC, modules=(*MODULES, "ghost"), ghost=1)
    t.roll("1 G G D D")
    pass_by(t, "powers.roll")
    t.stop()
    pass_by(t, "powers.last")
    t.aim(2)
    assert (t.out, t.asked) == ([1, 2], None)
