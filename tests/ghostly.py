"""A small game for the tests in which who has fallen is still asked: *asked* is not *alive*.

Each round the seat in turn falls. Then every ghost that does not rest yet haunts a living player, and after them
the living say something. The game ends when one is left alive. A ghost rests after two rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rules.core.ask import Ask, Indices, Seat, choose
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.game import Result, TurnGame
from rules.core.log import Event, Log
from rules.core.plain import digest

HAUNTINGS = 2


@dataclass(frozen=True, slots=True)
class Fell(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Haunted(Event):
    ghost: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class Spoke(Event):
    seat: Seat
    word: str


@dataclass(slots=True)
class GhostlyState:
    schema: ClassVar[int] = 1
    haunts_left: list[int | None]
    """How often each seat may still haunt; ``None`` while it lives."""
    frights: list[int]
    active: Seat = 0
    turn: int = 0
    next_draw: int = 0

    def living(self) -> list[Seat]:
        return [seat for seat, left in enumerate(self.haunts_left) if left is None]

    def ghosts(self) -> list[Seat]:
        return [seat for seat, left in enumerate(self.haunts_left) if left]

    def copy(self) -> GhostlyState:
        return GhostlyState(self.haunts_left[:], self.frights[:], self.active, self.turn, self.next_draw)

    def digest(self) -> bytes:
        return digest(self.haunts_left, self.frights, self.active, self.turn, self.next_draw)


@dataclass(frozen=True, slots=True)
class GhostlyOptions:
    """Nothing to choose."""


@dataclass(frozen=True, slots=True)
class GhostlyView:
    seat: Seat | None
    living: tuple[Seat, ...]
    ghosts: tuple[Seat, ...]
    frights: tuple[int, ...]
    turn: int = field(default=0)


class Ghostly(TurnGame[GhostlyState, GhostlyOptions]):
    """The game object, see the module."""

    key = "ghostly"
    players = range(2, 5)
    options_type = GhostlyOptions
    state_type = GhostlyState
    event_types: tuple[type[Event], ...] = (Fell, Haunted, Spoke)
    orders: Mapping[str, tuple[str, ...]] = {}

    def refuse(self, options: GhostlyOptions, seats: int) -> Reason | None:
        return self.wrong_number(seats, "GHOSTLY")

    def deal(self, seats: int, options: GhostlyOptions, chance: Chance, log: Log) -> GhostlyState:
        return GhostlyState([None] * seats, [0] * seats, chance.below(seats))

    async def unit(self, state: GhostlyState, chance: Chance, log: Log) -> None:
        state.turn += 1
        state.haunts_left[state.active] = HAUNTINGS
        log.add("GHOSTLY", Fell(state.active))
        for ghost in state.ghosts():
            await self._haunt(state, log, ghost)
        for seat in state.living() if len(state.living()) > 1 else ():
            log.add("GHOSTLY", Spoke(seat, await choose(seat, "ghostly.speak", ("boo", "hush"))))
        state.active = next(
            seat for n in range(1, 9) if (seat := (state.active + n) % len(state.frights)) in state.living()
        )

    async def _haunt(self, state: GhostlyState, log: Log, ghost: Seat) -> None:
        seat = await choose(ghost, "ghostly.haunt", (*state.living(), ghost))
        left = state.haunts_left[ghost]
        state.haunts_left[ghost] = (left or 1) - 1
        state.frights[seat] += 1
        log.add("GHOSTLY", Haunted(ghost, seat))

    def view(self, state: GhostlyState, seat: Seat | None) -> GhostlyView:
        living, ghosts = tuple(state.living()), tuple(state.ghosts())
        return GhostlyView(seat, living, ghosts, tuple(state.frights), state.turn)

    def default(self, view: GhostlyView, ask: Ask[Any]) -> Indices:
        return next(ask.answers())

    def result(self, state: GhostlyState) -> Result | None:
        living = state.living()
        if len(living) > 1:
            return None
        rest = tuple(seat for seat in range(len(state.frights)) if seat not in living)
        return Result((tuple(living), rest), "last-alive", teams=False)

    def living(self, state: GhostlyState) -> tuple[Seat, ...]:
        return tuple(state.living())

    def playing(self, state: GhostlyState) -> tuple[Seat, ...]:
        return tuple(sorted((*state.living(), *state.ghosts())))

    def identity(self, state: GhostlyState, seat: Seat) -> dict[str, str]:
        return {}


GHOSTLY = Ghostly()
