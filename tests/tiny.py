"""The smallest game there is, made around one rule: a test says what a unit is, and nothing else happens."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rules.core.ask import Ask, Indices, Script, Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.game import Result
from rules.core.log import Event, Log


@dataclass(frozen=True, slots=True)
class Said(Event):
    word: str


@dataclass(slots=True)
class Words:
    """What has been said, and whether that was all."""

    schema: ClassVar[int] = 1
    said: list[str] = field(default_factory=list)
    over: bool = False
    next_draw: int = 0

    def copy(self) -> Words:
        return Words(self.said[:], self.over, self.next_draw)

    def digest(self) -> bytes:
        return hashlib.blake2b(repr((self.said, self.over, self.next_draw)).encode()).digest()


Rule = Callable[[Words, Chance, Log], Script[None]]


class Tiny:
    """A game of two seats whose every unit is ``rule``, until the state says that it is over."""

    key = "tiny"
    players = range(2, 3)
    options_type = tuple
    state_type = Words
    event_types: tuple[type[Event], ...] = (Said,)
    upgrades: Mapping[int, Any] = {}
    orders: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, rule: Rule) -> None:
        self.unit = rule

    def refuse(self, options: Any, seats: int) -> Reason | None:
        return None if seats in self.players else Reason("wrong-number-of-seats", (("least", 2), ("most", 2)))

    def goes_on(self, state: Words) -> None:
        return None

    def reseated(self, options: Any) -> Any:
        return options

    def deal(self, seats: int, options: Any, chance: Chance, log: Log) -> Words:
        return Words()

    def view(self, state: Words, seat: Seat | None) -> tuple[str, ...]:
        return tuple(state.said)

    def default(self, view: Any, ask: Ask[Any]) -> Indices:
        return next(ask.answers())

    def may_order(self, view: Any) -> Mapping[str, tuple[str, ...]]:
        return self.orders

    def ordered(self, view: Any, ask: Ask[Any], orders: Mapping[str, str]) -> Indices | None:
        return None

    def result(self, state: Words) -> Result | None:
        return Result(((0,), (1,)), "over") if state.over else None

    def active(self, state: Words) -> Seat:
        return 0

    def turn(self, state: Words) -> int:
        return 1

    def living(self, state: Words) -> tuple[Seat, ...]:
        return (0, 1)

    def playing(self, state: Words) -> tuple[Seat, ...]:
        return (0, 1)

    def identity(self, state: Words, seat: Seat) -> dict[str, str]:
        return {}
