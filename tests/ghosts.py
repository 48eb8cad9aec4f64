"""A small game for the tests that asks seats which are out of it.

In each turn one of the living may strike the next one, who falls. The fallen are asked too, turn after turn, until
they go to rest: asked is not alive. After some turns the living have won.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from rules.core.ask import Ask, Indices, Seat, choose
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.game import Result, TurnGame
from rules.core.log import Event, Log

TURNS = 6


@dataclass(frozen=True, slots=True)
class Fell(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Rested(Event):
    seat: Seat


@dataclass(slots=True)
class Seance:
    schema: ClassVar[int] = 1
    alive: list[bool]
    resting: list[bool]
    active: Seat = 0
    turn: int = 1
    next_draw: int = 0

    def copy(self) -> Seance:
        return Seance(self.alive[:], self.resting[:], self.active, self.turn, self.next_draw)

    def digest(self) -> bytes:
        whole = (self.alive, self.resting, self.active, self.turn, self.next_draw)
        return hashlib.blake2b(repr(whole).encode(), digest_size=8).digest()

    def next_living(self) -> Seat:
        count = len(self.alive)
        return next(seat for n in range(1, count + 1) if self.alive[seat := (self.active + n) % count])


class Ghosts(TurnGame[Seance, tuple[()]]):
    """The game object, see the module. Whatever comes first in a question is the quiet answer."""

    key = "ghosts"
    players = range(3, 6)
    options_type = tuple
    state_type = Seance
    event_types: tuple[type[Event], ...] = (Fell, Rested)
    upgrades: Mapping[int, Any] = {}

    def refuse(self, options: Any, seats: int) -> Reason | None:
        return self.wrong_number(seats, "GHOSTS-1")

    def deal(self, seats: int, options: Any, chance: Chance, log: Log) -> Seance:
        return Seance([True] * seats, [False] * seats)

    async def unit(self, state: Seance, chance: Chance, log: Log) -> None:
        may_strike = state.next_living() != state.active
        if await choose(state.active, "ghosts.turn", ("spare", "strike")[: 1 + may_strike]) == "strike":
            state.alive[struck := state.next_living()] = False
            log.add("GHOSTS-2", Fell(struck))
        for ghost in [seat for seat in self.playing(state) if not state.alive[seat]]:
            if await choose(ghost, "ghosts.haunt", ("haunt", "rest")) == "rest":
                state.resting[ghost] = True
                log.add("GHOSTS-3", Rested(ghost))
        state.turn += 1
        state.active = state.next_living()

    def view(self, state: Seance, seat: Seat | None) -> tuple[bool, ...]:
        return tuple(state.alive)

    def default(self, view: Any, ask: Ask[Any]) -> Indices:
        return (0,)

    def result(self, state: Seance) -> Result | None:
        if state.turn <= TURNS:
            return None
        fallen = tuple(seat for seat, alive in enumerate(state.alive) if not alive)
        return Result((self.living(state), fallen) if fallen else (self.living(state),), "ghosts-over")

    def living(self, state: Seance) -> tuple[Seat, ...]:
        return tuple(seat for seat, alive in enumerate(state.alive) if alive)

    def playing(self, state: Seance) -> tuple[Seat, ...]:
        return tuple(seat for seat, rests in enumerate(state.resting) if not rests)

    def identity(self, state: Seance, seat: Seat) -> dict[str, str]:
        return {"role": "medium"}


GHOSTS = Ghosts()
