"""Undead or Alive, module 5."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from rules.core.ask import Seat
from rules.core.roles import Outcome
from rules.core.session import Session
from rules.dice import DICE, DiceOptions
from rules.dice.modules.legacy import CharacterSettled, SheriffSettled
from rules.dice.options import Nothing, Target, Who
from rules.dice.state import Heritage, Phase, Role
from rules.dice.walkers import WALKERS_DICE
from tests.playing import AnySession, luck
from tests.rules.dice.table import Table, table

MODULES = ("legacy",)
KEPT = ("bart-cassidy", None, "black-jack", None, "kit-carlson")


def legacy(*seats: str, modules: tuple[str, ...] = MODULES, **more: Any) -> Table:
    return table(*seats, modules=modules, **more)


def heritage(t: Table) -> Heritage:
    """What the game leaves to the next."""
    options = DICE.goes_on(t.state)
    assert options is not None
    assert options.heritage is not None
    return options.heritage


def following(seats: int = 5, modules: tuple[str, ...] = MODULES, seed: int = 1, **handed: Any) -> AnySession:
    """The next game of a series."""
    handed = {"kept": KEPT[:seats], "games": 1, "wins": (0,) * seats, **handed}
    return Session.deal(DICE, seats, DiceOptions(modules, Heritage(**handed)), luck(seed))


def answer(session: AnySession, option: object) -> None:
    (ask,) = session.waiting()
    session.answer(ask.seat, session.ask_no, (ask.index(option),))


def asked(session: AnySession) -> tuple[str, Seat]:
    assert session.question is not None
    (ask,) = session.waiting()
    return session.question.key, ask.seat


def settled(session: AnySession) -> AnySession:
    """Everybody takes the first option until the first turn begins."""
    while session.state.phase is Phase.LEGACY:
        (ask,) = session.waiting()
        session.answer(ask.seat, session.ask_no, (0,))
    return session


# -- what is handed down ------------------------------------------------------------------------------------------


@pytest.mark.rule("UA5-LEGACY-1")
def test_a_series_is_played_only_with_the_module() -> None:
    t = legacy("sheriff 8/10", "outlaw out", "renegade out", "outlaw out")
    t.state.outcome = Outcome((0,), "law-restored")
    assert DICE.goes_on(t.state) is not None
    assert DICE.goes_on(replace(t.state, modules=())) is None
    assert WALKERS_DICE.goes_on(replace(t.state, modules=())) is None


@pytest.mark.rule("UA5-LEGACY-1")
def test_the_first_game_of_a_series_is_like_any_other() -> None:
    session = Session.deal(DICE, 5, DiceOptions(MODULES), luck(1))
    assert (session.state.phase, session.state.box.heritage) == (Phase.ROLLING, None)


@pytest.mark.rule("UA5-LEGACY-2")
@pytest.mark.parametrize("faces", ["1 B B D D", "G G G D D"])
def test_whoever_killed_the_sheriff_is_the_next(faces: str) -> None:
    t = legacy("outlaw 8/8", "sheriff 1/10", "renegade 8/8", "outlaw out", "deputy out")
    t.roll(faces)
    t.stop()
    if "1" in faces:
        t.aim(1)
    assert (t.winners, heritage(t).sheriff, heritage(t).appoints) == ((0, 3), 0, None)


@pytest.mark.rule("UA5-LEGACY-2")
def test_nobody_killed_him_who_fell_to_indians_or_his_own_dynamite() -> None:
    """135."""
    t = legacy("outlaw 8/8", "sheriff 1/10 a1", "renegade 8/8 a7", "outlaw 8/8", pile=1)
    t.roll("A B B G G")
    assert (t.winners, heritage(t).sheriff) == ((0, 3), None)
    t = legacy("sheriff 1/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("D D D G G")
    assert (t.winners, heritage(t).sheriff) == ((1, 3), None)


@pytest.mark.rule("UA5-LEGACY-2", "OS4-CHAR-MOLLY-1")
def test_molly_who_is_sheriff_is_killed_by_whoever_caused_what_she_took() -> None:
    both = ("legacy", "saloon-characters")
    t = legacy("outlaw 8/8", "sheriff molly-stark 1/10", "renegade 8/8", "deputy 2/8", "outlaw 8/8", modules=both)
    t.roll("2 B B D D")
    t.stop()
    t.aim(3)
    t.pick(t.ask.options[0])
    assert (t.out, heritage(t).sheriff) == ([1], 0)


@pytest.mark.rule("UA5-LEGACY-2", "OS3-GOOD-5")
def test_the_sheriff_is_whoever_holds_the_role_at_the_end() -> None:
    t = legacy("outlaw 8/8", "deputy 8/8", "sheriff out", "deputy out")
    t.state.outcome = Outcome((0,), "sheriff-eliminated")
    t.state.players[1].role, t.state.players[2].role = Role.SHERIFF, Role.DEPUTY
    assert (heritage(t).appoints, heritage(t).sheriff) == (1, None)


@pytest.mark.rule("UA5-LEGACY-3")
def test_a_sheriff_who_survived_names_the_next() -> None:
    t = legacy("sheriff 8/10", "outlaw out", "renegade 1/8", "outlaw out")
    t.roll("1 B B D D")
    t.stop()
    assert (t.winners, heritage(t).appoints, heritage(t).sheriff) == ((0,), 0, None)


@pytest.mark.rule("UA5-LEGACY-5", "UA5-LEGACY-6")
def test_survivors_keep_their_characters_and_zombies_and_ghosts_count_as_eliminated() -> None:
    t = legacy(
        "sheriff bart-cassidy 8/10", "outlaw out", "renegade black-jack 3/8", "outlaw kit-carlson 2/3 form=ghost"
    )
    t.state.outcome = Outcome((0,), "law-restored")
    assert heritage(t).kept == ("bart-cassidy", None, "black-jack", None)


def test_wins_and_games_of_the_series_are_counted() -> None:
    before = Heritage(kept=(None,) * 4, games=2, wins=(1, 0, 1, 0))
    t = legacy("sheriff 8/10", "outlaw out", "renegade 1/8", "outlaw out", heritage=before)
    t.roll("1 B B D D")
    t.stop()
    assert (heritage(t).games, heritage(t).wins) == (3, (2, 0, 1, 0))
    assert t.view(1).box.heritage == before


# -- the next game ------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA5-LEGACY-2")
def test_the_killer_is_sheriff_and_the_other_roles_are_dealt_at_random() -> None:
    others = Counter[tuple[Role, ...]]()
    for seed in range(30):
        session = settled(following(seed=seed, sheriff=3))
        roles = [player.role for player in session.state.players]
        assert (roles[3], session.state.active, session.state.players[3].shown) == (Role.SHERIFF, 3, True)
        assert Counter(roles) == Counter(DICE.edition.roles[5])
        others[tuple(roles)] += 1
    assert len(others) > 5


@pytest.mark.rule("UA5-LEGACY-2")
def test_if_nobody_killed_him_all_roles_are_dealt_at_random() -> None:
    sheriffs = {settled(following(seed=seed)).state.active for seed in range(40)}
    assert sheriffs == {*range(5)}


@pytest.mark.rule("UA5-LEGACY-2")
def test_nobody_sees_a_role_before_it_is_settled_who_is_sheriff() -> None:
    session = following(appoints=0)
    for reader in (None, *range(5)):
        assert [seat.role for seat in session.view(reader).seats] == [None] * 5
        assert list(session.log.seen_by(reader)) == []
    dealt = session.take().events
    assert dealt == ()
    settled(session)
    assert session.view(1).seats[1].role is not None


@pytest.mark.rule("UA5-LEGACY-3")
@pytest.mark.parametrize("named", [0, 3])
def test_the_old_sheriff_names_the_next_himself_allowed(named: Seat) -> None:
    session = following(appoints=0)
    assert asked(session) == ("legacy.sheriff", 0)
    assert session.waiting()[0].options == tuple(Target(seat) for seat in range(5))
    answer(session, Target(named))
    assert list(session.log.seen_by(None)) == [SheriffSettled(named, 0)]
    assert settled(session).state.players[named].role is Role.SHERIFF


@pytest.mark.rule("UA5-LEGACY-4")
@pytest.mark.parametrize(("named", "bonus"), [(0, 2), (3, 1)])
def test_if_he_names_another_he_starts_with_a_life_point_more(named: Seat, bonus: int) -> None:
    session = following(appoints=0)
    answer(session, Target(named))
    old = settled(session).state.players[0]
    printed = DICE.edition.characters[old.character].life
    assert (old.life, old.max_life) == (printed + bonus, printed + bonus)


@pytest.mark.rule("UA5-LEGACY-6")
def test_a_survivor_keeps_his_character_or_draws_an_unused_one() -> None:
    session = following(sheriff=2)
    assert asked(session) == ("legacy.keep", 2)
    assert session.waiting()[0].options == (Who("black-jack"), Nothing())
    answer(session, Nothing())
    new = session.state.players[2].character
    assert new not in ("bart-cassidy", "black-jack", "kit-carlson")
    assert list(session.log.seen_by(None))[-1] == CharacterSettled(2, new, "drawn")
    assert asked(session) == ("legacy.keep", 4)
    answer(session, Who("kit-carlson"))
    assert list(session.log.seen_by(None))[-1] == CharacterSettled(4, "kit-carlson", "kept")


@pytest.mark.rule("UA5-LEGACY-5", "UA5-LEGACY-6")
def test_the_eliminated_pick_after_the_survivors_clockwise_from_the_new_sheriff_from_all_unused_cards() -> None:
    session = following(sheriff=2)
    answer(session, Nothing())
    drawn = session.state.players[2].character
    answer(session, Who("kit-carlson"))
    answer(session, Who("bart-cassidy"))
    assert asked(session) == ("legacy.character", 3)
    options = session.waiting()[0].options
    used = {drawn, "kit-carlson", "bart-cassidy"}
    assert options == (Nothing(), *(Who(key) for key in DICE.edition.characters if key not in used))
    assert Who("black-jack") in options
    answer(session, Who("black-jack"))
    assert asked(session) == ("legacy.character", 1)
    assert Who("black-jack") not in session.waiting()[0].options


@pytest.mark.rule("UA5-LEGACY-5")
def test_who_does_not_pick_gets_a_random_one() -> None:
    found = {settled(following(seed=seed, sheriff=2)).state.players[3].character for seed in range(12)}
    assert len(found) > 3


@pytest.mark.rule("UA5-LEGACY-5", "UA5-LEGACY-6")
def test_nobody_has_the_character_of_another_and_life_is_as_printed() -> None:
    for seed in range(10):
        state = settled(following(seed=seed, sheriff=1)).state
        assert len({player.character for player in state.players}) == 5
        for seat, player in enumerate(state.players):
            printed = DICE.edition.characters[player.character].life
            assert player.life == player.max_life == printed + (2 if seat == 1 else 0)
            assert state.own(seat).form == ""


@pytest.mark.rule("UA5-LEGACY-7")
def test_with_three_players_only_the_characters_are_handed_down() -> None:
    t = legacy("deputy bart-cassidy 8/8", "outlaw 1/8", "renegade out")
    t.roll("1 B B D D")
    t.stop()
    left = heritage(t)
    assert (left.sheriff, left.appoints, left.kept) == (None, None, ("bart-cassidy", None, None))
    session = following(3, kept=left.kept)
    assert asked(session) == ("legacy.keep", 0)
    state = settled(session).state
    assert state.players[state.active].role is Role.DEPUTY
    assert all(player.shown for player in state.players)


@pytest.mark.rule("UA5-LEGACY-2", "OS3-BEAR-1", "OS3-GEN-7")
def test_the_sheriffs_card_goes_with_the_role() -> None:
    for seed in range(8):
        state = settled(following(5, ("legacy", "special-roles"), seed, sheriff=3)).state
        player = state.players[3]
        printed = DICE.edition.characters[player.character].life
        assert (state.own(3).card, player.life) == ("the-bear", printed + 3)
        cards = [own.card for own in state.box.seats]
        assert len({*cards}) == 5
        assert cards.count("the-bear") == 1


def test_a_restart_in_between_settles_it_in_the_same_way() -> None:
    session = following(appoints=0)
    answer(session, Target(3))
    again: AnySession = Session.resume(DICE, luck(1), session.checkpoint, list(session.journal))
    assert (again.attempt, again.state.digest()) == (1, session.state.digest())


# -- options that do not fit --------------------------------------------------------------------------------------


@pytest.mark.rule("UA5-LEGACY-1", "UA5-LEGACY-6")
@pytest.mark.parametrize(
    ("modules", "handed"),
    [
        ((), {}),
        (MODULES, {"kept": KEPT[:4]}),
        (MODULES, {"wins": (0,) * 4}),
        (MODULES, {"kept": ("bart-cassidy", "bart-cassidy", None, None, None)}),
        (MODULES, {"kept": ("nobody", None, None, None, None)}),
        (MODULES, {"sheriff": 5}),
        (MODULES, {"appoints": -1}),
    ],
)
def test_what_was_handed_down_must_fit(modules: tuple[str, ...], handed: dict[str, Any]) -> None:
    handed = {"kept": KEPT, "wins": (0,) * 5, **handed}
    reason = DICE.refuse(DiceOptions(modules, Heritage(**handed)), 5)
    assert reason is not None
    assert reason.key == "heritage-does-not-fit"


def test_when_somebody_else_sits_down_the_modules_stay_and_the_rest_is_forgotten() -> None:
    options = DiceOptions(MODULES, Heritage(sheriff=1, kept=KEPT, wins=(0,) * 5))
    assert DICE.reseated(options) == DiceOptions(MODULES)
