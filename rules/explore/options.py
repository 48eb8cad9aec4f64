"""What a question of this game offers: small values that screens know how to show."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules.explore.state import COLOURS, HAND, Colour


@dataclass(frozen=True, slots=True)
class Explore:
    """Turn over the next card."""


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn and bank what lies in front."""


@dataclass(frozen=True, slots=True)
class Die:
    """Attack Die number ``n`` of a colour, from 1. Spent dice are those with the highest numbers."""

    colour: Colour
    n: int


@dataclass(frozen=True, slots=True)
class ThrownDie:
    """The die at place ``index`` of the attack, which shows ``face``."""

    index: int
    colour: Colour
    face: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Re-roll nothing."""


@dataclass(frozen=True, slots=True)
class TakenCard:
    """The card at place ``index`` of those in front."""

    index: int
    card: str
    supplies: int


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay with Wound Cubes or with the weakest Attack Dice."""

    cubes: int = 0
    dice: int = 0


OPTIONS = (Explore, Stop, Die, ThrownDie, Keep, TakenCard, Pay)


@cache
def dice_left(counts: tuple[int, ...]) -> tuple[Die, ...]:
    """Every Attack Die that is still there, weakest colour first."""
    return tuple(Die(colour, n + 1) for colour, k in zip(COLOURS, counts, strict=True) for n in range(k))


@cache
def dice_spent(counts: tuple[int, ...]) -> tuple[Die, ...]:
    """Every Attack Die that is gone for this turn."""
    gone = zip(COLOURS, counts, HAND, strict=True)
    return tuple(Die(colour, n + 1) for colour, k, most in gone for n in range(k, most))
