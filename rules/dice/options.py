"""What a question of this game offers: small values that screens know how to show."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules.core.ask import Seat
from rules.dice.state import Face


@dataclass(frozen=True, slots=True)
class Die:
    """The die at place ``index`` of the hand, which shows ``face``."""

    index: int
    face: Face


@cache
def die(index: int, face: Face) -> Die:
    """The one :class:`Die` with these values."""
    return Die(index, face)


@dataclass(frozen=True, slots=True)
class Target:
    """A player; ``double``: at the price that the question names, the result counts twice."""

    seat: Seat
    double: bool = False


@cache
def target(seat: Seat, *, double: bool = False) -> Target:
    """The one :class:`Target` with these values."""
    return Target(seat, double)


@dataclass(frozen=True, slots=True)
class Number:
    """How many."""

    n: int


@dataclass(frozen=True, slots=True)
class Arrow:
    """Arrow number ``n``, from 1, in front of a player."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class Point:
    """Life point number ``n``, from 1, of those that a player is to lose."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of dice."""

    kind: str


@dataclass(frozen=True, slots=True)
class Side:
    """A side to turn a die to."""

    face: Face


@dataclass(frozen=True, slots=True)
class Reveal:
    """To show one's special role and use its power."""

    card: str


@dataclass(frozen=True, slots=True)
class Wound:
    """A Duel Wound token."""

    face: Face


@dataclass(frozen=True, slots=True)
class Rage:
    """A Rage card, by its symbols with a space between them."""

    card: str


@dataclass(frozen=True, slots=True)
class Who:
    """A character."""

    character: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """To leave it; always the last option, or the first where time that runs out should mean it."""
