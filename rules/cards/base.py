"""The game as its rulebook and its deck have it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from rules.cards.characters import ABILITIES
from rules.cards.kinds import KINDS
from rules.cards.play import Character, Check, Colour, Edition, Kind
from rules.cards.state import Card, Role, Suit, Value
from rules.core.data import number, one_of, rows

DATA = files("rules.cards") / "data"


@dataclass(frozen=True, slots=True)
class CharacterRow:
    """A line of ``characters.csv``."""

    key: str
    life: int


@dataclass(frozen=True, slots=True)
class KindRow:
    """A line of ``kinds.csv``, see :class:`rules.cards.kind.Kind`."""

    key: str
    colour: Colour
    range: int
    draws: int
    sees: int
    seen: int
    turned: Check | None


@dataclass(frozen=True, slots=True)
class CardRow:
    """A line of ``deck.csv``: one card."""

    kind: Kind
    suit: Suit
    value: Value


@dataclass(frozen=True, slots=True)
class RolesRow:
    """A line of ``roles.csv``: how many of each role a number of players uses."""

    players: int
    leader: int
    survivor: int
    savior: int
    loner: int


def characters(data: Traversable) -> dict[str, Character]:
    """Every character by key, in file order (CG-COMP-1, CG-CHAR-LIFE)."""
    table = rows(data / "characters.csv", CharacterRow, {"life": number(1)})
    return {row.key: ABILITIES.get(row.key, Character)(row.key, row.life) for row in table}


def kinds(data: Traversable) -> dict[str, Kind]:
    """Every kind of card by key, in file order (CG-COMP-2)."""
    read = {
        "key": one_of(KINDS),
        "colour": Colour,
        "turned": check,
        **dict.fromkeys(("range", "draws", "sees", "seen"), number(0)),
    }
    made = rows(data / "kinds.csv", KindRow, read)
    return {
        row.key: KINDS[row.key](row.key, row.colour, row.range, row.draws, row.sees, row.seen, row.turned)
        for row in made
    }


def check(cell: str) -> Check | None:
    """What a "draw!" must turn up, such as ``hearts 2-A``; empty for a card without one."""
    if not cell:
        return None
    suit, values = cell.split()
    low, high = values.split("-")
    return Check(Suit(suit), Value(low), Value(high))


def deck(data: Traversable, of: dict[str, Kind]) -> Sequence[CardRow]:
    """Every card of the deck, in file order (CG-COMP-2, CG-COMP-3)."""
    return rows(data / "deck.csv", CardRow, {"kind": of.__getitem__, "suit": Suit, "value": Value})


def roles(data: Traversable) -> dict[int, tuple[Role, ...]]:
    """The roles for each number of players (CG-SETUP-2 to CG-SETUP-5)."""
    table = rows(data / "roles.csv", RolesRow, dict.fromkeys(("players", *Role), number(0)))
    return {row.players: tuple(role for role in Role for _ in range(getattr(row, role))) for row in table}


def edition(data: Traversable) -> Edition:
    """The edition in a folder; raises :exc:`rules.core.errors.BadData`."""
    by_key = kinds(data)
    printed = deck(data, by_key)
    return Edition(
        deck=tuple(Card(no, row.kind.key, row.suit, row.value) for no, row in enumerate(printed)),
        printed=tuple(row.kind for row in printed),
        kinds=by_key,
        characters=characters(data),
        roles=roles(data),
    )


BASE = edition(DATA)
