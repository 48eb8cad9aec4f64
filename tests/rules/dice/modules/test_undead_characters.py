"""Undead or Alive, module 3."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.ask import TAKE_BACK
from rules.core.errors import IllegalAnswer, Reason
from rules.dice import DICE
from rules.dice.events import ArrowsTaken, DieTurned, GatlingFired, LifeGained, LifeLost
from rules.dice.modules.duel_dice import DuelRolled, WoundTaken
from rules.dice.modules.rage import RageDrawn, RageReturned, RageRevealed
from rules.dice.modules.undead_characters import RageShifted
from rules.dice.options import Die, Kind, Nothing, Rage, Side, Target
from rules.dice.state import Cause, Face
from tests.rules.dice.table import Table, table

ALONE = ("undead-characters",)
WITH_RAGE = ("rage", *ALONE)
WITH_DUELS = ("rage", "duel-dice", *ALONE)
FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")


def characters(*seats: str, modules: tuple[str, ...] = ALONE, **more: Any) -> Table:
    return table(*seats, modules=modules, **more)


def duel(t: Table, *faces: str) -> None:
    """What the die of the duels shows, roll by roll."""
    t.coming(" ".join(faces), *["duel"] * len(faces))


# -- the cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA3-GEN-1", "UA-GEN-4")
@pytest.mark.parametrize(
    ("modules", "left_out"),
    [
        (ALONE, {"herb-hunter", "sam-the-healer", "sean-mallory", "pat-brennan", "pixie-pete"}),
        (WITH_RAGE, {"herb-hunter", "sam-the-healer", "sean-mallory"}),
        (WITH_DUELS, set()),
    ],
)
def test_eight_characters_but_for_those_that_refer_to_a_module_not_in_use(
    modules: tuple[str, ...], left_out: set[str]
) -> None:
    everybody = DICE.edition_of(WITH_DUELS).characters
    assert len(everybody) == len(DICE.edition.characters) + 8 == 24
    assert {*everybody} - {*DICE.edition_of(modules).characters} == left_out


@pytest.mark.rule("UA3-CHAR-LIFE")
def test_printed_life_points() -> None:
    cast = DICE.edition_of(WITH_DUELS).characters
    assert {key: who.life for key, who in cast.items() if key not in DICE.edition.characters} == {
        "belle-star": 8,
        "chuck-wengam": 8,
        "greg-digger": 7,
        "herb-hunter": 8,
        "pat-brennan": 8,
        "pixie-pete": 9,
        "sam-the-healer": 7,
        "sean-mallory": 8,
    }


# -- dice that are turned -----------------------------------------------------------------------------------------


class TestBelleStar:
    def belle(self, faces: str, **more: Any) -> Table:
        t = characters("sheriff belle-star 8/10", *FIVE[1:], **more)
        t.roll(faces)
        return t

    @pytest.mark.rule("UA3-BELLE-1")
    def test_may_turn_a_dynamite_to_a_gatling_after_each_roll(self) -> None:
        t = self.belle("D D 1 G B")
        assert (t.asked, t.ask.options) == (
            "belle.turn",
            (Nothing(), Die(0, Face.DYNAMITE), Die(1, Face.DYNAMITE)),
        )
        t.pick(Die(1, Face.DYNAMITE))
        assert t.state.faces[:2] == [Face.DYNAMITE, Face.GATLING]
        assert t.events(DieTurned) == [DieTurned(0, 1, Face.GATLING)]
        t.again("2", 2)
        assert (t.asked, t.ask.options) == ("belle.turn", (Nothing(), Die(0, Face.DYNAMITE)))
        t.pick(Die(0, Face.DYNAMITE))
        t.stop()
        t.aim(2)
        t.aim(0)
        assert t.events(GatlingFired) == [GatlingFired(0, 3)]

    @pytest.mark.rule("UA3-BELLE-1")
    def test_the_turned_die_may_be_rolled_again(self) -> None:
        """111."""
        t = self.belle("D G 1 G B")
        t.pick(Die(0, Face.DYNAMITE))
        assert Die(0, Face.GATLING) in t.ask.options
        t.again("1", 0)
        assert t.state.faces[0] is Face.BE1

    @pytest.mark.rule("UA3-BELLE-1")
    def test_is_not_asked_without_a_dynamite_and_need_not_turn_it(self) -> None:
        assert self.belle("1 1 1 G B").asked == "dice.reroll"
        t = self.belle("D 1 1 G B")
        t.pick(Nothing())
        assert (t.asked, t.state.faces[0], t.events(DieTurned)) == ("dice.reroll", Face.DYNAMITE, [])

    @pytest.mark.rule("UA3-BELLE-2")
    def test_not_once_three_show(self) -> None:
        """109."""
        assert self.belle("D D D G B").asked == "dice.beer"
        t = self.belle("D 1 1 G B")
        t.pick(Nothing())
        t.again("D D", 1, 2)
        assert (t.asked, t.life[0]) == ("dice.beer", 7)

    @pytest.mark.rule("UA3-BELLE-2")
    def test_dynamite_on_cards_and_tokens_counts_with_it(self) -> None:
        seats = ("sheriff belle-star 8/10 rage=dynamite wounds=dynamite", *FIVE[1:])
        t = characters(*seats, modules=WITH_DUELS)
        t.roll("D B B G A")
        assert (t.asked, t.life[0]) == ("dice.beer", 7)

    @pytest.mark.rule("UA3-BELLE-1")
    def test_a_turned_dynamite_counts_no_more(self) -> None:
        """110."""
        t = self.belle("D D 1 G B")
        t.pick(Die(0, Face.DYNAMITE))
        t.again("D", 2)
        t.pick(Nothing())
        assert (t.asked, t.view(0).count(Face.DYNAMITE)) == ("dice.reroll", 2)

    @pytest.mark.rule("UA3-BELLE-1")
    def test_a_die_is_turned_to_a_side_that_it_has(self) -> None:
        both = ("saloon-dice", *ALONE)
        for kind, side in (("loudmouth", Face.GATLINGX2), ("coward", None)):
            t = characters("sheriff belle-star 8/10", *FIVE[1:], modules=both)
            t.begin()
            t.coming("1 2 B G D", *["base"] * 4, kind)
            t.pick(Kind(kind))
            if side is None:
                assert t.asked == "dice.reroll"
            else:
                t.pick(Die(4, Face.DYNAMITE))
                assert t.state.faces[4] is side


class TestChuckWengam:
    def chuck(self, faces: str, who: str = "8/10", *others: str, **more: Any) -> Table:
        t = characters(f"sheriff chuck-wengam {who}", *(others or FIVE[1:]), **more)
        t.roll(faces)
        return t

    @pytest.mark.rule("UA3-CHUCK-1")
    def test_may_pay_a_life_point_to_turn_a_die_to_any_side(self) -> None:
        t = self.chuck("D 2 B G G")
        assert (t.asked, t.ask.options[0], len(t.ask.options)) == ("chuck.die", Nothing(), 6)
        t.pick(Die(0, Face.DYNAMITE))
        sides = [option.face.value for option in t.ask.options if isinstance(option, Side)]
        assert (t.asked, sides) == ("chuck.side", ["arrow", "be1", "be2", "beer", "gatling"])
        assert t.view(1).aiming == 0
        t.pick(Side(Face.GATLING))
        assert (t.life[0], t.state.faces[0], t.view(1).aiming) == (7, Face.GATLING, None)
        assert [event.cause for event in t.events(LifeLost)] == [Cause.PAID]
        t.stop()
        t.aim(2, 0)
        assert t.events(GatlingFired) == [GatlingFired(0, 3)]

    @pytest.mark.rule("UA3-CHUCK-1")
    def test_once_a_turn_after_any_roll(self) -> None:
        t = self.chuck("1 2 B G G")
        t.pick(Nothing())
        t.again("1", 0)
        assert t.asked == "chuck.die"
        t.pick(Die(1, Face.BE2))
        t.pick(Side(Face.BE1))
        t.again("1", 0)
        assert t.asked == "dice.shoot"

    @pytest.mark.rule("UA3-CHUCK-1")
    def test_may_think_better_of_a_die(self) -> None:
        t = self.chuck("1 2 B G G")
        t.pick(Die(0, Face.BE1))
        t.pick(TAKE_BACK)
        assert (t.asked, t.life[0]) == ("chuck.die", 8)
        t.pick(Nothing())
        assert (t.asked, t.life[0], t.events(DieTurned)) == ("dice.reroll", 8, [])

    @pytest.mark.rule("UA3-CHUCK-1")
    def test_not_with_his_last_life_point(self) -> None:
        assert self.chuck("1 2 B G G", "1/10").asked == "dice.reroll"

    @pytest.mark.rule("UA3-CHUCK-1")
    def test_a_die_turned_to_an_arrow_brings_one_at_once(self) -> None:
        t = self.chuck("1 2 B G A")
        t.pick(Die(0, Face.BE1))
        t.pick(Side(Face.ARROW))
        assert (t.arrows[0], [event.count for event in t.events(ArrowsTaken)]) == (2, [1, 1])

    @pytest.mark.rule("UA3-CHUCK-1")
    def test_a_die_turned_to_dynamite_is_locked_and_counts(self) -> None:
        t = self.chuck("1 2 B D G")
        t.pick(Die(0, Face.BE1))
        t.pick(Side(Face.DYNAMITE))
        assert t.why_not(Die(0, Face.DYNAMITE)).rule == "DG-TURN-9"
        t = self.chuck("1 2 B D D")
        t.pick(Die(0, Face.BE1))
        t.pick(Side(Face.DYNAMITE))
        assert (t.asked, t.life[0]) == ("dice.shoot", 6)

    @pytest.mark.rule("UA3-CHUCK-2")
    def test_with_three_dynamites_he_may_turn_the_other_dice_only(self) -> None:
        t = self.chuck("D D D 2 B")
        assert t.ask.options == (Nothing(), Die(3, Face.BE2), Die(4, Face.BEER))
        assert t.why_not(Die(0, Face.DYNAMITE)) == Reason("three-dynamites", (), "UA3-CHUCK-2")
        with pytest.raises(IllegalAnswer):
            t.pick(Die(0, Face.DYNAMITE))
        t.pick(Die(3, Face.BE2))
        t.pick(Side(Face.BEER))
        t.aim(0, 0)
        assert t.life[0] == 8

    @pytest.mark.rule("UA3-CHUCK-1", "UA2-RAGE-2")
    def test_what_he_pays_counts_for_rage(self) -> None:
        """108."""
        t = self.chuck("D D D 2 G", "8/10", modules=WITH_RAGE, rage=("beer",))
        t.pick(Die(3, Face.BE2))
        t.pick(Side(Face.GATLING))
        assert (t.life[0], t.state.own(0).rage, t.asked) == (6, ("beer",), None)

    @pytest.mark.rule("UA3-CHUCK-1", "OS4-CHAR-MOLLY-1")
    def test_molly_cannot_pay_for_him(self) -> None:
        """215."""
        seats = ("outlaw molly-stark 8/8", *FIVE[2:])
        t = self.chuck("1 2 B G G", "8/10", *seats, modules=("saloon-characters", *ALONE))
        t.pick(Die(0, Face.BE1))
        t.pick(Side(Face.BEER))
        assert (t.life[:2], t.asked) == ([7, 8], "dice.reroll")

    @pytest.mark.rule("UA3-CHUCK-1", "OS1-BULLET-2")
    def test_a_saloon_die_has_sides_of_its_own_and_they_act_at_once(self) -> None:
        t = characters("sheriff chuck-wengam 8/10", *FIVE[1:], modules=("saloon-dice", *ALONE))
        t.begin()
        t.coming("1 2 B G 11", *["base"] * 4, "loudmouth")
        t.pick(Kind("loudmouth"))
        t.pick(Die(4, Face.BE1X2))
        t.pick(Side(Face.BULLET))
        assert (t.life[0], [event.cause for event in t.events(LifeLost)]) == (6, [Cause.PAID, Cause.BULLET])


# -- beer and wounds ----------------------------------------------------------------------------------------------


@pytest.mark.rule("UA3-GREG-1")
def test_greg_uses_each_beer_twice_for_one_or_for_two() -> None:
    """113."""
    t = characters("sheriff greg-digger 5/9", "outlaw 8/8", "renegade 5/8", *FIVE[3:])
    t.roll("B B G G D")
    t.stop()
    t.aim(0, 0, 1, 2)
    assert (t.life, t.asked) == ([7, 8, 6, 8, 8], None)


@pytest.mark.rule("UA3-GREG-1", "UA2-RAGE-6")
def test_greg_uses_a_beer_on_a_card_twice_too() -> None:
    t = characters("sheriff greg-digger 5/9 rage=beer", *FIVE[1:], modules=WITH_RAGE)
    t.roll("1 G G D D")
    t.stop()
    t.aim(1, 0, 0)
    assert (t.life[0], t.asked) == (7, None)


@pytest.mark.rule("UA3-GREG-1", "UA1-WOUND-3")
def test_a_token_cancels_both_uses_of_gregs_beer() -> None:
    """112."""
    t = characters("sheriff greg-digger 5/9 wounds=beer", *FIVE[1:], modules=WITH_DUELS)
    t.roll("B G D A A")
    t.stop()
    assert (t.life[0], t.asked) == (5, None)


class TestHerbHunter:
    def herb(self, faces: str, *seats: str, **more: Any) -> Table:
        seats = seats or ("sheriff herb-hunter 8/10", *FIVE[1:])
        t = characters(*seats, modules=more.pop("modules", WITH_DUELS), **more)
        t.roll(faces)
        t.stop()
        return t

    @pytest.mark.rule("UA3-HERB-1")
    def test_whoever_else_loses_two_life_points_in_his_turn_draws_a_wound(self) -> None:
        t = self.herb("1 1 1 A G", wounds=(Face.BEER, Face.BE1))
        t.aim(1, 1, 4)
        assert [t.state.own(seat).wounds for seat in range(5)] == [(), (Face.BEER,), (), (), ()]
        assert t.entry(WoundTaken).rule == "UA3-HERB-1"

    @pytest.mark.rule("UA3-HERB-1")
    def test_once_a_turn_for_each_player_with_the_second_point(self) -> None:
        """114."""
        t = self.herb("1 G G G duel", wounds=(Face.BEER, Face.BE1, Face.BE2))
        t.aim(1)
        assert t.state.own(1).wounds == (Face.BEER,)
        duel(t, "A")
        t.aim(1)
        assert (t.state.own(1).wounds, t.life[1]) == ((Face.BEER, Face.BE1), 5)
        assert [entry.rule for entry in t.log.entries if isinstance(entry.event, WoundTaken)] == [
            "UA3-HERB-1",
            "UA1-DUEL-5",
        ]

    @pytest.mark.rule("UA3-HERB-1")
    def test_a_point_by_the_gatling_and_one_in_a_duel_are_two(self) -> None:
        """114."""
        t = self.herb("G G G A duel", wounds=(Face.BEER, Face.BE1))
        duel(t, "A")
        t.aim(1)
        assert t.state.own(1).wounds == (Face.BEER, Face.BE1)

    @pytest.mark.rule("UA3-HERB-1", "UA1-WOUND-2")
    def test_a_symbol_that_the_player_has_goes_back(self) -> None:
        """116."""
        seats = ("sheriff herb-hunter 8/10", "outlaw 8/8 wounds=beer", *FIVE[2:])
        t = self.herb("1 1 B A G", *seats, wounds=(Face.BEER,))
        t.aim(1, 1)
        assert (t.state.own(1).wounds, t.state.box.wounds) == ((Face.BEER,), (Face.BEER,))

    @pytest.mark.rule("UA3-HERB-1")
    def test_not_for_himself_and_not_in_the_turns_of_others(self) -> None:
        """115."""
        seats = ("sheriff herb-hunter 8/10 a2", *FIVE[1:])
        t = characters(*seats, modules=WITH_DUELS, pile=1, wounds=(Face.BEER,))
        t.roll("1 G D A D")
        t.stop()
        t.aim(1)
        assert (t.life[0], t.state.own(0).wounds, t.events(WoundTaken)) == (5, (), [])
        t = self.herb("1 1 B A G", "sheriff 8/10", "outlaw herb-hunter 8/8", *FIVE[2:], wounds=(Face.BEER,))
        t.aim(4, 4, 0)
        assert (t.life[4], t.events(WoundTaken)) == (6, [])


# -- Rage ---------------------------------------------------------------------------------------------------------


class TestPatBrennan:
    def pat(self, *seats: str, **more: Any) -> Table:
        t = characters(*seats, modules=WITH_RAGE, **more)
        t.begin()
        return t

    @pytest.mark.rule("UA3-PAT-1")
    def test_may_shift_a_card_between_two_others_unseen(self) -> None:
        t = self.pat(
            "sheriff pat-brennan 8/10", "outlaw 8/8 rage=beer,be1", "renegade 8/8 rage=gatling", *FIVE[3:]
        )
        assert (t.asked, t.ask.options) == ("pat.from", (Nothing(), Target(1), Target(2)))
        t.pick(Target(1))
        assert (t.asked, t.targets) == ("pat.to", [0, 2, 3, 4])
        t.luck.coming.append(1)
        t.coming("1 2 B G D")
        t.pick(Target(3))
        assert (t.state.own(1).rage, t.state.own(3).rage) == (("beer",), ("be1",))
        known, unknown = RageShifted(0, 1, 3, "be1"), RageShifted(0, 1, 3, None)
        assert [known in t.log.seen_by(reader) for reader in (0, 1, 2, 3, None)] == [
            False,
            True,
            False,
            True,
            False,
        ]
        assert unknown in t.log.seen_by(0)
        assert t.asked == "dice.reroll"

    @pytest.mark.rule("UA3-PAT-1")
    def test_picks_freely_among_his_own_and_before_he_reveals_them(self) -> None:
        t = self.pat("sheriff pat-brennan 8/10 rage=beer,arrow", *FIVE[1:])
        t.pick(Target(0))
        t.pick(Target(2))
        assert (t.asked, t.ask.public, t.ask.options) == ("pat.card", False, (Rage("beer"), Rage("arrow")))
        t.coming("1 2 B G D")
        t.pick(Rage("arrow"))
        assert t.events(RageRevealed) == [RageRevealed(0, ("beer",))]
        assert (t.state.own(2).rage, t.arrows[0]) == (("arrow",), 0)

    @pytest.mark.rule("UA3-PAT-1")
    def test_may_be_the_receiver_and_reveals_what_he_got(self) -> None:
        t = self.pat("sheriff pat-brennan 8/10", "outlaw 8/8 rage=beer", *FIVE[2:])
        t.pick(Target(1))
        t.coming("1 2 B G D")
        t.pick(Target(0))
        assert t.events(RageRevealed) == [RageRevealed(0, ("beer",))]

    @pytest.mark.rule("UA3-PAT-1")
    def test_need_not_and_is_not_asked_where_nobody_has_a_card(self) -> None:
        t = self.pat("sheriff pat-brennan 8/10", "outlaw 8/8 rage=beer", *FIVE[2:])
        t.pick(Target(1))
        t.pick(TAKE_BACK)
        t.coming("1 2 B G D")
        t.pick(Nothing())
        assert (t.state.own(1).rage, t.asked) == (("beer",), "dice.reroll")
        t = characters("sheriff pat-brennan 8/10", *FIVE[1:], modules=WITH_RAGE)
        t.roll("1 2 B G D")
        assert t.asked == "dice.reroll"


class TestPixiePete:
    def pixie(self, rage: tuple[str, ...], worn: tuple[str, ...] = (), luck: tuple[int, ...] = ()) -> Table:
        """Pixie Pete, in seat 1, has lost two life points."""
        seats = (FIVE[0], "outlaw pixie-pete 8/9", *FIVE[2:])
        t = characters(*seats, modules=WITH_RAGE, rage=rage, worn=worn)
        t.roll("1 G G G D")
        t.stop()
        t.luck.coming += luck
        t.aim(1)
        return t

    @pytest.mark.rule("UA3-PIXIE-1")
    def test_draws_two_cards_and_keeps_one(self) -> None:
        t = self.pixie(("beer", "arrow", "be1"))
        assert (t.ask.seat, t.asked, t.ask.public) == (1, "pixie.keep", False)
        assert t.ask.options == (Rage("beer"), Rage("arrow"))
        t.luck.coming.append(0)
        t.pick(Rage("beer"))
        assert (t.state.own(1).rage, t.state.box.rage) == (("beer",), ("arrow", "be1"))
        assert [RageReturned(1, "arrow") in t.log.seen_by(reader) for reader in (0, 1)] == [False, True]
        assert [*t.log.seen_by(0)].count(RageDrawn(1, None)) == 2

    @pytest.mark.rule("UA3-PIXIE-1")
    def test_keeps_the_only_card_there_is(self) -> None:
        t = self.pixie(("beer",))
        assert (t.asked, t.state.own(1).rage) == (None, ("beer",))

    @pytest.mark.rule("UA3-PIXIE-1", "UA2-RAGE-10")
    def test_the_discards_are_shuffled_where_the_pile_has_only_one(self) -> None:
        """228."""
        t = self.pixie(("beer",), worn=("be1", "gatling"), luck=(1,))
        assert t.ask.options == (Rage("beer"), Rage("be1"))
        t.luck.coming.append(0)
        t.pick(Rage("be1"))
        assert (t.state.own(1).rage, {*t.state.box.rage}, t.state.box.worn) == (("be1",), {"beer", "gatling"}, ())


# -- duels --------------------------------------------------------------------------------------------------------


class TestSamTheHealer:
    SEATS = ("sheriff sam-the-healer 5/9", "outlaw 8/8", "renegade 5/8", *FIVE[3:])

    @pytest.mark.rule("UA3-SAM-1")
    def test_for_each_die_that_he_passes_somebody_may_gain_a_life_point(self) -> None:
        """119."""
        t = characters(*self.SEATS, modules=WITH_DUELS)
        t.roll("D G G duel duel")
        t.stop()
        t.aim(1, 3)
        assert (t.asked, t.ask.options) == ("sam.gain", (*map(Target, range(5)), Nothing()))
        t.pick(Target(0))
        t.pick(Target(2))
        assert (t.life[0], t.life[2], t.events(DuelRolled), t.asked) == (6, 6, [], "duel.order")
        assert [event.why for event in t.events(LifeGained)] == ["sam-the-healer"] * 2
        assert t.view(1).seats[0].deeds.helped == {2: 1}

    @pytest.mark.rule("UA3-SAM-1")
    def test_he_need_not_and_a_symbol_without_an_opponent_gives_nothing(self) -> None:
        t = characters(*self.SEATS[:2], "renegade out", "outlaw out", "deputy out", modules=WITH_DUELS)
        t.roll("D G G duel duel")
        t.stop()
        duel(t, "A")
        t.pick(Nothing())
        assert (t.life[:2], t.asked) == ([5, 7], None)

    @pytest.mark.rule("UA3-SAM-1", "UA3-SAM-2")
    def test_nothing_for_what_he_rolls_in_a_duel(self) -> None:
        """120, X07."""
        t = characters(*self.SEATS, modules=WITH_DUELS)
        t.roll("D G G duel A")
        t.stop()
        t.aim(1)
        duel(t, "duel", "duel", "A")
        t.pick(Target(0))
        assert (t.life[0], t.asked) == (6, None)
        t = characters("sheriff 8/10", "outlaw sam-the-healer 5/7", *FIVE[2:], modules=WITH_DUELS)
        t.roll("D G G duel A")
        t.stop()
        duel(t, "duel", "duel", "A")
        t.aim(1)
        assert (t.life[1], t.asked) == (4, None)


class TestSeanMallory:
    def sean(self, faces: str) -> Table:
        t = characters("sheriff sean-mallory 8/10", *FIVE[1:], modules=WITH_DUELS)
        t.roll(faces)
        return t

    @pytest.mark.rule("UA3-SEAN-1")
    def test_may_roll_a_duel_die_again_beyond_his_rolls(self) -> None:
        """118."""
        t = self.sean("D G G G A")
        for _ in range(2):
            t.again("A", 4)
        assert (t.asked, t.ask.options) == ("sean.again", (Nothing(), Die(3, Face.GATLING), Die(4, Face.ARROW)))
        t.coming("duel", "duel")
        t.pick(Die(4, Face.ARROW))
        assert (t.state.faces[4], t.asked) == (Face.DUEL, "duel.opponent")
        duel(t, "duel", "A")
        t.aim(1)
        assert t.asked is None

    @pytest.mark.rule("UA3-SEAN-1")
    def test_an_arrow_of_that_roll_is_taken(self) -> None:
        t = self.sean("D G G G G")
        t.stop()
        t.coming("A", "duel")
        t.pick(Die(4, Face.GATLING))
        assert (t.events(ArrowsTaken), t.asked) == ([ArrowsTaken(0, 1, 8)], None)

    @pytest.mark.rule("UA3-SEAN-1")
    def test_neither_a_dynamite_nor_a_base_die_nor_after_three_dynamites(self) -> None:
        t = self.sean("1 G G D D")
        t.stop()
        assert t.asked == "dice.shoot"
        t = self.sean("D G G duel A")
        t.stop()
        t.pick(Nothing())
        duel(t, "duel", "D")
        t.aim(1)
        assert (t.life[0], t.asked) == (7, None)
        assert self.sean("D D G D A").asked is None

    @pytest.mark.rule("UA3-SEAN-1")
    def test_or_in_a_duel_that_he_started(self) -> None:
        t = self.sean("D G G duel A")
        t.stop()
        t.pick(Nothing())
        duel(t, "duel", "A")
        t.aim(1)
        assert t.asked == "sean.duel"
        duel(t, "duel", "A")
        t.pick(True)
        assert (t.life[:2], [event.again for event in t.events(DuelRolled)]) == (
            [8, 7],
            [False, False, True, False],
        )

    @pytest.mark.rule("UA3-SEAN-1")
    def test_once_a_turn(self) -> None:
        t = self.sean("D G G duel duel")
        t.stop()
        t.pick(Nothing())
        t.aim(1, 2)
        duel(t, "duel", "A")
        t.pick(Target(1))
        duel(t, "G", "duel", "A")
        t.pick(True)
        assert (t.life, t.asked) == ([6, 8, 8, 8, 8], None)

    @pytest.mark.rule("UA3-SEAN-2")
    def test_not_in_the_duel_of_another(self) -> None:
        """117."""
        t = characters("sheriff 8/10", "outlaw sean-mallory 8/8", *FIVE[2:], modules=WITH_DUELS)
        t.roll("D G G duel A")
        t.stop()
        duel(t, "A")
        t.aim(1)
        assert (t.life[1], t.asked) == (7, None)

    @pytest.mark.rule("UA3-SEAN-1", "OS3-GAMBLER-1")
    def test_the_gambler_binds_him_for_that_roll_and_not_for_a_duel(self) -> None:
        """229."""
        seats = ("sheriff sean-mallory 8/10", "outlaw 8/8 card=the-gambler", *FIVE[2:])
        t = characters(*seats, modules=(*WITH_DUELS, "special-roles"))
        t.roll("D G G duel A")
        t.close()
        t.stop()
        t.reveal(1, "the-gambler")
        t.coming("D G G duel A")
        t.close()
        while t.window:
            t.close()
        assert t.asked == "duel.opponent"
        duel(t, "duel", "A")
        t.aim(2)
        while t.window:
            t.close()
        assert t.asked == "sean.duel"
