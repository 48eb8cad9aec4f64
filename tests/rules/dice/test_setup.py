"""Components, roles and what is dealt."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules.core.chance import Committed
from rules.core.errors import BadData, CannotStart
from rules.core.log import Event
from rules.core.session import Session
from rules.dice import DiceGame, DiceOptions
from rules.dice.base import roles
from rules.dice.events import CharacterDealt, RoleDealt
from rules.dice.state import BASE_FACES, Role, State
from rules.dice.view import DiceView

pytestmark = pytest.mark.every_edition

SHERIFF, DEPUTY, OUTLAW, RENEGADE = Role.SHERIFF, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE
EIGHT = (
    "bart-cassidy",
    "black-jack",
    "calamity-janet",
    "pedro-ramirez",
    "sid-ketchum",
    "slab-the-killer",
    "lucky-duke",
    "suzy-lafayette",
    "willy-the-kid",
)


def deal(game: DiceGame, seats: int, seed: int = 1) -> Session[State, DiceOptions, DiceView]:
    return Session.deal(game, seats, DiceOptions(), Committed(bytes([seed] * 32)))


def dealt(session: Session[State, DiceOptions, DiceView], seat: int | None) -> list[Event]:
    rows = [row.entry.seen_by(seat) for row in session.take().events if row.unit == 0]
    return [event for event in rows if event is not None]


@pytest.mark.rule("DG-COMP-1")
def test_a_turn_has_five_dice_with_each_symbol_once(game: DiceGame) -> None:
    assert game.edition.hand == ("base",) * 5
    assert sorted(game.edition.sides["base"]) == sorted(BASE_FACES)
    assert all(symbols == (face,) for face, symbols in game.edition.symbols.items())


@pytest.mark.rule("DG-COMP-2")
def test_there_are_eight_role_cards(game: DiceGame) -> None:
    assert Counter(role.goal for role in game.edition.roles[8]) == {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2}
    for used in game.edition.roles.values():
        assert Counter(used) <= Counter(game.edition.roles[8])


@pytest.mark.rule("DG-COMP-3")
def test_there_are_sixteen_characters(game: DiceGame) -> None:
    assert len(game.edition.characters) == 16


@pytest.mark.rule("DG-COMP-3")
@pytest.mark.parametrize("seed", range(10))
def test_two_players_never_have_the_same_character(game: DiceGame, seed: int) -> None:
    characters = [player.character for player in deal(game, 8, seed).state.players]
    assert len(set(characters)) == 8


@pytest.mark.rule("DG-SETUP-11")
def test_characters_are_shuffled(game: DiceGame) -> None:
    assert len({tuple(p.character for p in deal(game, 8, seed).state.players) for seed in range(10)}) == 10


@pytest.mark.rule("DG-CHAR-LIFE")
def test_printed_life_points(game: DiceGame) -> None:
    printed = {character.power: character.life for character in game.edition.characters.values()}
    assert [printed[power] for power in ("el-gringo", "jourdonnais", "kit-carlson")] == [7] * 3
    assert [printed[power] for power in ("paul-regret", "rose-doolan", "jesse-jones", "vulture-sam")] == [9] * 4
    assert [printed[power] for power in EIGHT] == [8] * 9


@pytest.mark.rule("DG-SETUP-1")
@pytest.mark.parametrize("seats", [0, 2, 9])
def test_other_numbers_of_players_cannot_start(game: DiceGame, seats: int) -> None:
    with pytest.raises(CannotStart) as refused:
        deal(game, seats)
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
def test_roles_by_number_of_players(game: DiceGame, seats: int, used: dict[Role, int]) -> None:
    assert Counter(player.role.goal for player in deal(game, seats).state.players) == used


@pytest.mark.rule("DG-SETUP-8")
def test_roles_are_shuffled(game: DiceGame) -> None:
    assert len({tuple(p.role for p in deal(game, 8, seed).state.players) for seed in range(10)}) > 5


@pytest.mark.rule("DG-SETUP-9", "DG-SETUP-10")
def test_only_the_sheriff_is_known_and_everybody_knows_himself(game: DiceGame) -> None:
    session = deal(game, 8)
    roles_now = [player.role for player in session.state.players]
    told = {seat: [e.role for e in dealt(session, seat) if isinstance(e, RoleDealt)] for seat in [3]}
    assert told[3] == [role if role is SHERIFF or seat == 3 else None for seat, role in enumerate(roles_now)]
    for reader in [None, *range(8)]:
        seen = [s.role for s in game.view(session.state, reader).seats]
        assert seen == [r if r is SHERIFF or s == reader else None for s, r in enumerate(roles_now)]


@pytest.mark.rule("DG-SETUP-11", "DG-TOKEN-1")
def test_characters_lives_and_arrows_are_open(game: DiceGame) -> None:
    session = deal(game, 5)
    characters = [player.character for player in session.state.players]
    assert [e.character for e in dealt(session, None) if isinstance(e, CharacterDealt)] == characters
    session.state.players[2].arrows, session.state.players[3].life = 2, 4
    for reader in [None, *range(5)]:
        seats = game.view(session.state, reader).seats
        assert [s.character for s in seats] == characters
        assert (seats[2].arrows, seats[3].life) == (2, 4)


@pytest.mark.rule("DG-SETUP-12", "DG-SETUP-13")
@pytest.mark.parametrize("seed", range(5))
def test_everybody_starts_with_the_printed_life_and_the_sheriff_with_two_more(game: DiceGame, seed: int) -> None:
    for row in deal(game, 8, seed).take().events:
        if isinstance(event := row.entry.event, CharacterDealt):
            player = deal(game, 8, seed).state.players[event.seat]
            assert event.life == game.edition.characters[event.character].life + 2 * (player.role is SHERIFF)
            assert player.max_life == event.life


@pytest.mark.rule("DG-SETUP-14", "DG-COMP-4")
def test_all_nine_arrows_lie_in_the_middle(game: DiceGame) -> None:
    state = deal(game, 6).checkpoint.state
    assert (state.pile, [p.arrows for p in state.players]) == (9, [0] * 6)


@pytest.mark.rule("DG-SETUP-15")
@pytest.mark.parametrize("seed", range(5))
def test_the_sheriff_begins(game: DiceGame, seed: int) -> None:
    state = deal(game, 7, seed).checkpoint.state
    assert (state.players[state.active].role, state.turn) == (SHERIFF, 0)


@pytest.mark.rule("DG-SETUP-16")
def test_cards_that_were_not_dealt_are_nowhere(game: DiceGame) -> None:
    state = deal(game, 4).state
    unused = set(game.edition.characters) - {player.character for player in state.players}
    assert not [key for key in unused if key in repr(state)]


@pytest.mark.rule("DG-3P-1", "DG-3P-2", "DG-SETUP-7")
def test_three_players_lie_open_and_nobody_has_more_life(game: DiceGame) -> None:
    session = deal(game, 3)
    for event in dealt(session, None):
        if isinstance(event, RoleDealt):
            assert event.role is session.state.players[event.seat].role
        if isinstance(event, CharacterDealt):
            assert event.life == game.edition.characters[event.character].life
    assert all(s.shown and s.role for s in game.view(session.state, None).seats)


@pytest.mark.rule("DG-SETUP-9", "DG-3P-2")
@pytest.mark.parametrize(("seats", "rule", "shown"), [(8, "DG-SETUP-9", 1), (3, "DG-3P-2", 3)])
def test_why_a_role_lies_open(game: DiceGame, seats: int, rule: str, shown: int) -> None:
    entries = [row.entry for row in deal(game, seats).take().events if isinstance(row.entry.event, RoleDealt)]
    told = [entry.rule for entry in entries if entry.only is None]
    assert told == [game.edition.rows.get(rule, rule)] * shown


@pytest.mark.rule("DG-3P-4")
@pytest.mark.parametrize("seed", range(5))
def test_with_three_players_the_deputy_begins(game: DiceGame, seed: int) -> None:
    state = deal(game, 3, seed).checkpoint.state
    assert state.players[state.active].role is DEPUTY


def test_a_broken_data_file_is_named_down_to_the_field(tmp_path: Path) -> None:
    (tmp_path / "roles.csv").write_text("players,roles\n3,deputy bandit renegade\n")
    with pytest.raises(BadData, match=r"roles.csv, line 2, roles"):
        roles(tmp_path)
