"""The same game among walkers: other characters and roles, and eliminated players never count as places.

What things are called is text: Walkers are arrows in here, Infections are dynamite (WD-TERM-1). No module
belongs to this edition (WD-MODULE-1).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.resources import files

from rules.core.data import number, rows
from rules.dice.base import BASE, roles
from rules.dice.characters import character
from rules.dice.game import DiceGame
from rules.dice.play import Character

DATA = files("rules.dice.walkers") / "data"


@dataclass(frozen=True, slots=True)
class CharacterRow:
    """A line of ``characters.csv``: ``power`` is that of a character of the base game."""

    key: str
    power: str
    life: int


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """A line of ``rows.csv``: the ledger row by which this edition has a rule of the base game."""

    base: str
    walkers: str


def characters() -> dict[str, Character]:
    """Every character by key, in file order (WD-TERM-3, WD-CHAR-LIFE)."""
    table = rows(DATA / "characters.csv", CharacterRow, {"life": number(1)})
    return {row.key: character(row.key, row.life, row.power) for row in table}


def ledger_rows() -> dict[str, str]:
    """The ledger rows of the base game with those that say the same here (WD-SAME-1 to WD-SAME-12)."""
    return {row.base: row.walkers for row in rows(DATA / "rows.csv", LedgerRow)}


WALKERS = replace(
    BASE,
    characters=characters(),
    roles=roles(DATA),
    fallen_keep_places=False,  # WD-RANGE-4
    rows=ledger_rows(),
)
WALKERS_DICE = DiceGame("walkers-dice", WALKERS)
