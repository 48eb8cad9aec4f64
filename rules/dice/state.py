"""What lies on the table: plain data, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import ClassVar

from rules.core.ask import Seat
from rules.core.plain import Word, digest
from rules.core.roles import Outcome, Ring


class Face(Word):
    """A symbol of the dice (DG-COMP-1)."""

    ARROW = "arrow"
    DYNAMITE = "dynamite"
    BE1 = "be1"
    BE2 = "be2"
    BEER = "beer"
    GATLING = "gatling"


class Role(Word):
    """Which goal a player has (DG-COMP-2)."""

    SHERIFF = "sheriff"
    DEPUTY = "deputy"
    OUTLAW = "outlaw"
    RENEGADE = "renegade"
    RIVAL = "rival"
    """The second Renegade, where the two have different cards (WD-TERM-2)."""

    @property
    def goal(self) -> Role:
        """The role that plays for the same."""
        return Role.RENEGADE if self is Role.RIVAL else self


class Cause(Word):
    """What takes life points."""

    INDIANS = "indians"
    DYNAMITE = "dynamite"
    BULLS_EYE = "bulls-eye"
    GATLING = "gatling"


class Phase(Word):
    """Where in a turn the active player is."""

    START = "start"
    ROLLING = "rolling"
    RESOLVING = "resolving"


@dataclass(slots=True)
class Player:
    """What lies in front of one seat. ``shown``: the role lies face up. ``fell``: the turn of elimination.

    ``favours`` is what this player has done to each other seat by free choice: a point for each life point
    given, one less for each bull's eye. It is replaced, never changed.
    """

    role: Role
    character: str
    life: int
    max_life: int
    shown: bool = False
    arrows: int = 0
    fell: int = 0
    favours: Mapping[Seat, int] = field(default_factory=dict)

    @property
    def alive(self) -> bool:
        """Whether the player is still in the game."""
        return not self.fell


@dataclass(frozen=True, slots=True)
class Aim:
    """One die of a plan: who is to get the result of die ``die``; ``double``: it counts twice."""

    die: int
    symbol: Face
    seat: Seat
    double: bool = False


@dataclass(slots=True)
class State(Ring):
    """The whole game between two answers.

    ``dice`` are the kinds of the dice in the active player's hand, ``faces`` what they show (empty before the
    first roll), ``rolls`` the rolls made this turn. ``plan`` holds the results assigned so far of a step that
    is assigned as a whole before it is applied, ``aiming`` the die asked about. ``beers_spent`` are beers of
    this turn that were used for something else than life.
    """

    schema: ClassVar[int] = 1

    players: list[Player]
    pile: int
    active: Seat
    turn: int = 0
    phase: Phase = Phase.START
    dice: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)
    rolls: int = 0
    plan: list[Aim] = field(default_factory=list)
    aiming: int | None = None
    beers_spent: int = 0
    outcome: Outcome | None = None
    next_draw: int = 0

    def copy(self) -> State:
        """A state that shares nothing mutable with this one."""
        return State(
            [
                Player(p.role, p.character, p.life, p.max_life, p.shown, p.arrows, p.fell, p.favours)
                for p in self.players
            ],
            self.pile,
            self.active,
            self.turn,
            self.phase,
            self.dice[:],
            self.faces[:],
            self.rolls,
            self.plan[:],
            self.aiming,
            self.beers_spent,
            self.outcome,
            self.next_draw,
        )

    def digest(self) -> bytes:
        """A number for the value of every field, secrets included; stored, never shown."""
        return digest(
            _numbers(self),
            self.phase.value,
            self.dice,
            " ".join(self.faces),
            list(map(_player, self.players)),
            list(map(_aim, self.plan)),
            (self.outcome.winners, self.outcome.why) if self.outcome else None,
        )


_numbers = attrgetter("pile", "active", "turn", "rolls", "aiming", "beers_spent", "next_draw")
_player = attrgetter("role._value_", "character", "life", "max_life", "shown", "arrows", "fell", "favours")
_aim = attrgetter("die", "symbol._value_", "seat", "double")
