"""The base edition: BANG! The Dice Game as its rulebook has it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from rules.core.data import number, rows, several
from rules.dice.batch import (
    arrows_that_go_back,
    attack_if_pile_is_empty,
    eliminations,
    losses,
    reactions,
    reductions,
)
from rules.dice.characters import character
from rules.dice.goals import end_check
from rules.dice.play import Character, Edition
from rules.dice.resolve import beers, bulls_eyes, dynamite, gatling, indian_arrows
from rules.dice.state import Face, Role
from rules.dice.turn import end_of_turn, lives, pass_to_the_left, roll_the_dice, start_of_turn
from rules.dice.verbs import gains_count

DATA = files("rules.dice") / "data"


@dataclass(frozen=True, slots=True)
class CharacterRow:
    """A line of ``characters.csv``."""

    key: str
    life: int


@dataclass(frozen=True, slots=True)
class SideRow:
    """A line of ``dice.csv``: one side of a kind of dice, and the results that its face counts as."""

    die: str
    face: Face
    symbols: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class RolesRow:
    """A line of ``roles.csv``: the roles that a number of players uses."""

    players: int
    roles: tuple[Role, ...]


def characters() -> dict[str, Character]:
    """Every character by key, in file order (DG-COMP-3, DG-CHAR-LIFE)."""
    table = rows(DATA / "characters.csv", CharacterRow, {"life": number(1)})
    return {row.key: character(row.key, row.life, power=row.key) for row in table}


def sides(file: str = "dice.csv") -> list[SideRow]:
    """Every side of every kind of dice in a file (DG-COMP-1)."""
    return rows(DATA / file, SideRow, {"face": Face, "symbols": several(Face)})


def by_die(table: Iterable[SideRow]) -> dict[str, tuple[Face, ...]]:
    """The faces of each kind of dice, in file order."""
    faces: dict[str, tuple[Face, ...]] = {}
    for side in table:
        faces[side.die] = (*faces.get(side.die, ()), side.face)
    return faces


def by_face(table: Iterable[SideRow]) -> dict[Face, tuple[Face, ...]]:
    """The results that each face counts as."""
    return {side.face: side.symbols for side in table}


def roles(data: Traversable = DATA) -> dict[int, tuple[Role, ...]]:
    """The roles for each number of players (DG-SETUP-2 to DG-SETUP-7)."""
    table = rows(data / "roles.csv", RolesRow, {"players": number(1), "roles": several(Role)})
    return {row.players: row.roles for row in table}


BASE = Edition(
    characters=characters(),
    roles=roles(),
    hand=("base",) * 5,
    sides=by_die(sides()),
    symbols=by_face(sides()),
    arrows=9,
    turn=(start_of_turn, roll_the_dice, dynamite, bulls_eyes, beers, gatling, end_of_turn),
    roll=(indian_arrows,),
    batch=(
        reductions,
        losses,
        arrows_that_go_back,
        eliminations,
        end_check,
        reactions,
        attack_if_pile_is_empty,
    ),
    fallen_keep_places=True,
    gain=(gains_count,),
    after=(pass_to_the_left,),
    has_turn=(lives,),
)
