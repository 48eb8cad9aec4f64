"""Components, roles and what is dealt."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules.core.chance import Committed
from rules.core.errors import BadData, CannotStart
from rules.core.log import Event
from rules.core.session import Session
from rules.dice import DICE, DiceOptions
from rules.dice.base import BASE, roles
from rules.dice.events import CharacterDealt, RoleDealt
from rules.dice.state import Face, Role, State
from rules.dice.view import DiceView

SHERIFF, DEPUTY, OUTLAW, RENEGADE = Role.SHERIFF, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE
Game = Session[State, DiceOptions, DiceView]


def deal(seats: int, seed: int = 1) -> Game:
    return Session.deal(DICE, seats, DiceOptions(), Committed(bytes([seed] * 32)))


def dealt(game: Game, seat: int | None) -> list[Event]:
    rows = [row.entry.seen_by(seat) for row in game.take().events if row.unit == 0]
    return [event for event in rows if event is not None]


@pytest.mark.rule("DG-COMP-1")
def test_a_turn_has_five_dice_with_each_symbol_once() -> None:
    assert BASE.hand == ("base",) * 5
    assert sorted(BASE.sides["base"]) == sorted(Face)
    assert all(symbols == (face,) for face, symbols in BASE.symbols.items())


@pytest.mark.rule("DG-COMP-2")
def test_there_are_eight_role_cards() -> None:
    assert Counter(BASE.roles[8]) == {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2}
    for used in BASE.roles.values():
        assert Counter(used) <= Counter(BASE.roles[8])


@pytest.mark.rule("DG-COMP-3")
@pytest.mark.parametrize("seed", range(10))
def test_two_players_never_have_the_same_character(seed: int) -> None:
    characters = [player.character for player in deal(8, seed).state.players]
    assert len(BASE.characters) == 16
    assert len(set(characters)) == 8


@pytest.mark.rule("DG-SETUP-11")
def test_characters_are_shuffled() -> None:
    assert len({tuple(p.character for p in deal(8, seed).state.players) for seed in range(10)}) == 10


@pytest.mark.rule("DG-CHAR-LIFE")
def test_printed_life_points() -> None:
    by_life: dict[int, set[str]] = {}
    for key, character in BASE.characters.items():
        by_life.setdefault(character.life, set()).add(key)
    assert by_life[7] == {"el-gringo", "jourdonnais", "kit-carlson"}
    assert by_life[9] == {"paul-regret", "rose-doolan", "jesse-jones", "vulture-sam"}
    assert len(by_life[8]) == 9


@pytest.mark.rule("DG-SETUP-1")
@pytest.mark.parametrize("seats", [0, 2, 9])
def test_other_numbers_of_players_cannot_start(seats: int) -> None:
    with pytest.raises(CannotStart) as refused:
        deal(seats)
    assert refused.value.reason.key == "wrong-number-of-seats"
    assert dict(refused.value.reason.args) == {"least": 3, "most": 8}


@pytest.mark.rule("DG-SETUP-2", "DG-SETUP-3", "DG-SETUP-4", "DG-SETUP-5", "DG-SETUP-6", "DG-SETUP-7", "DG-SETUP-8")
@pytest.mark.rule("DG-3P-1")
@pytest.mark.parametrize(
    ("seats", "used"),
    [
        (3, {DEPUTY: 1, OUTLAW: 1, RENEGADE: 1}),
        (4, {SHERIFF: 1, OUTLAW: 2, RENEGADE: 1}),
        (5, {SHERIFF: 1, DEPUTY: 1, OUTLAW: 2, RENEGADE: 1}),
        (6, {SHERIFF: 1, DEPUTY: 1, OUTLAW: 3, RENEGADE: 1}),
        (7, {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 1}),
        (8, {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2}),
    ],
)
def test_roles_by_number_of_players(seats: int, used: dict[Role, int]) -> None:
    assert Counter(player.role for player in deal(seats).state.players) == used


@pytest.mark.rule("DG-SETUP-8")
def test_roles_are_shuffled() -> None:
    assert len({tuple(p.role for p in deal(8, seed).state.players) for seed in range(10)}) > 5


@pytest.mark.rule("DG-SETUP-9", "DG-SETUP-10")
def test_only_the_sheriff_is_known_and_everybody_knows_himself() -> None:
    game = deal(8)
    roles_now = [player.role for player in game.state.players]
    told = {seat: [e.role for e in dealt(game, seat) if isinstance(e, RoleDealt)] for seat in [3]}
    assert told[3] == [role if role is SHERIFF or seat == 3 else None for seat, role in enumerate(roles_now)]
    for reader in [None, *range(8)]:
        seen = [s.role for s in DICE.view(game.state, reader).seats]
        assert seen == [r if r is SHERIFF or s == reader else None for s, r in enumerate(roles_now)]


@pytest.mark.rule("DG-SETUP-11", "DG-TOKEN-1")
def test_characters_lives_and_arrows_are_open() -> None:
    game = deal(5)
    characters = [player.character for player in game.state.players]
    assert [e.character for e in dealt(game, None) if isinstance(e, CharacterDealt)] == characters
    game.state.players[2].arrows, game.state.players[3].life = 2, 4
    for reader in [None, *range(5)]:
        seats = DICE.view(game.state, reader).seats
        assert [s.character for s in seats] == characters
        assert (seats[2].arrows, seats[3].life) == (2, 4)


@pytest.mark.rule("DG-SETUP-12", "DG-SETUP-13")
@pytest.mark.parametrize("seed", range(5))
def test_everybody_starts_with_the_printed_life_and_the_sheriff_with_two_more(seed: int) -> None:
    for row in deal(8, seed).take().events:
        if isinstance(event := row.entry.event, CharacterDealt):
            player = deal(8, seed).state.players[event.seat]
            assert event.life == BASE.characters[event.character].life + 2 * (player.role is SHERIFF)
            assert player.max_life == event.life


@pytest.mark.rule("DG-SETUP-14", "DG-COMP-4")
def test_all_nine_arrows_lie_in_the_middle() -> None:
    state = deal(6).checkpoint.state
    assert (state.pile, [p.arrows for p in state.players]) == (9, [0] * 6)


@pytest.mark.rule("DG-SETUP-15")
@pytest.mark.parametrize("seed", range(5))
def test_the_sheriff_begins(seed: int) -> None:
    state = deal(7, seed).checkpoint.state
    assert (state.players[state.active].role, state.turn) == (SHERIFF, 0)


@pytest.mark.rule("DG-SETUP-16")
def test_cards_that_were_not_dealt_are_nowhere() -> None:
    state = deal(4).state
    unused = set(BASE.characters) - {player.character for player in state.players}
    assert not [key for key in unused if key in repr(state)]


@pytest.mark.rule("DG-3P-1", "DG-3P-2", "DG-SETUP-7")
def test_three_players_lie_open_and_nobody_has_more_life() -> None:
    game = deal(3)
    for event in dealt(game, None):
        if isinstance(event, RoleDealt):
            assert event.role is game.state.players[event.seat].role
        if isinstance(event, CharacterDealt):
            assert event.life == BASE.characters[event.character].life
    assert all(s.shown and s.role for s in DICE.view(game.state, None).seats)


@pytest.mark.rule("DG-3P-4")
@pytest.mark.parametrize("seed", range(5))
def test_with_three_players_the_deputy_begins(seed: int) -> None:
    state = deal(3, seed).checkpoint.state
    assert state.players[state.active].role is DEPUTY


def test_a_broken_data_file_is_named_down_to_the_field(tmp_path: Path) -> None:
    (tmp_path / "roles.csv").write_text("players,roles\n3,deputy bandit renegade\n")
    with pytest.raises(BadData, match=r"roles.csv, line 2, roles"):
        roles(tmp_path)
