"""What can happen in BANG! The Dice Game.

Every event is public but :class:`RoleDealt`, which has a twin without the role for the other seats. Lives,
arrow counts and the pile stand in an event as they are just after it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.ask import Seat
from rules.core.log import Event
from rules.core.roles import NobodyWon as NobodyWon
from rules.core.roles import Won as Won
from rules.dice.state import Aim, Cause, Face, Role


@dataclass(frozen=True, slots=True)
class RoleDealt(Event):
    """A role card was dealt; ``role`` is ``None`` for those who may not see it."""

    seat: Seat
    role: Role | None


@dataclass(frozen=True, slots=True)
class CharacterDealt(Event):
    """A character was dealt face up, and life points with it."""

    seat: Seat
    character: str
    life: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Turn number ``turn`` of the game, from 1, began."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Roll number ``roll`` of at most ``rolls``: all ``faces``, of which the dice ``rolled`` were thrown."""

    seat: Seat
    roll: int
    rolls: int
    faces: tuple[Face, ...]
    rolled: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """Somebody's ability turned die ``die`` on the table to show ``face``; ``by`` did it."""

    by: Seat
    die: int
    face: Face


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The roller kept all dice although a re-roll was left."""

    seat: Seat
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class ArrowsTaken(Event):
    """Arrows that were rolled were taken from the pile."""

    seat: Seat
    count: int
    pile: int


@dataclass(frozen=True, slots=True)
class IndiansAttacked(Event):
    """The last arrow left the pile. ``arrows`` holds what lay in front of each seat."""

    arrows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AllArrowsReturned(Event):
    """The Indians are gone, and everybody's arrows are back in the pile."""

    pile: int


@dataclass(frozen=True, slots=True)
class ShotsFired(Event):
    """All bull's eyes of the turn were assigned and hit together."""

    seat: Seat
    shots: tuple[Aim, ...]


@dataclass(frozen=True, slots=True)
class BeersGiven(Event):
    """All beers of the turn were assigned."""

    seat: Seat
    beers: tuple[Aim, ...]


@dataclass(frozen=True, slots=True)
class GatlingFired(Event):
    """The Gatling Gun hit everybody else."""

    seat: Seat
    gatlings: int


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    """Life points were lost; ``by`` is who caused it, ``None`` if nobody did."""

    seat: Seat
    points: int
    life: int
    cause: Cause
    by: Seat | None


@dataclass(frozen=True, slots=True)
class LossAvoided(Event):
    """A character's ability kept ``points`` that would have been lost."""

    seat: Seat
    points: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class ArrowsTakenInstead(Event):
    """Arrows were taken instead of losing as many life points."""

    seat: Seat
    count: int
    pile: int


@dataclass(frozen=True, slots=True)
class PenaltyArrowTaken(Event):
    """``seat`` took an arrow for having hurt ``hurt``."""

    seat: Seat
    hurt: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class ArrowsReturned(Event):
    """Arrows of ``seat`` went back to the pile, by the doing of ``by``."""

    seat: Seat
    count: int
    pile: int
    by: Seat


@dataclass(frozen=True, slots=True)
class LifeGained(Event):
    """Life points were gained, none if all were wasted. ``why`` is ``beer`` or a character; ``by`` gave them."""

    seat: Seat
    points: int
    wasted: int
    life: int
    why: str
    by: Seat


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player lost the last life point and showed the role."""

    seat: Seat
    role: Role
    cause: Cause
    by: Seat | None


EVENTS: tuple[type[Event], ...] = (
    RoleDealt,
    CharacterDealt,
    TurnBegan,
    DiceRolled,
    Stopped,
    ArrowsTaken,
    IndiansAttacked,
    AllArrowsReturned,
    ShotsFired,
    BeersGiven,
    GatlingFired,
    LifeLost,
    LossAvoided,
    ArrowsTakenInstead,
    PenaltyArrowTaken,
    ArrowsReturned,
    LifeGained,
    Eliminated,
    Won,
    NobodyWon,
)
