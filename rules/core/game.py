"""What a game offers to whoever seats people at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.core.ask import Ask, Indices, Script, Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.log import Event, Log


class State(Protocol):
    """Everything on the table, as plain data: no sets, clocks, floats or globals."""

    schema: ClassVar[int]
    next_draw: int

    def copy(self) -> Any:
        """A state that shares nothing mutable with this one."""

    def digest(self) -> bytes:
        """blake2b over every field, secrets included; stored, never shown."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: places from best to last, ties in one place; ``why`` is a text key.

    ``teams``: who shares a place won or lost together. Without them everybody played alone.
    """

    places: tuple[tuple[Seat, ...], ...]
    why: str
    teams: bool = True

    @property
    def draw(self) -> bool:
        """Whether all seats share the one place."""
        return len(self.places) == 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of the first place; nobody in a draw."""
        return () if self.draw else self.places[0]


S = TypeVar("S", bound=State)
Options = TypeVar("Options")
V = TypeVar("V")

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class Game(Protocol[S, Options, V]):
    """One title. A game object holds no state of any table."""

    key: str
    players: range
    options_type: type[Options]
    state_type: type[S]
    event_types: tuple[type[Event], ...]
    upgrades: Mapping[int, Upgrade]
    """From schema number n, the function that makes a stored state of n one of n + 1."""
    orders: Mapping[str, tuple[str, ...]]
    """Standing orders a seat may give, each with its values; the first is to be asked."""

    def refuse(self, options: Options, seats: int) -> Reason | None:
        """Why these options or this number of seats cannot be played, or ``None``."""

    def goes_on(self, state: S) -> Options | None:
        """Options of the next of several games in a row in the same seats; ``None`` if there is no such rule."""

    def reseated(self, options: Options) -> Options:
        """What of the options still holds once somebody else has taken or left a seat."""

    def deal(self, seats: int, options: Options, chance: Chance, log: Log) -> S:
        """Set the table up."""

    def unit(self, state: S, chance: Chance, log: Log) -> Script[None]:
        """Play the next unit; it ends with nothing pending."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Only what ``seat`` may know; ``None`` is a bystander."""

    def default(self, view: V, ask: Ask[Any]) -> Indices:
        """The act when time runs out: legal, neutral, the same whether or not the seat holds a secret."""

    def may_order(self, view: V) -> Mapping[str, tuple[str, ...]]:
        """Which of the :attr:`orders` a seat may give now, by its own view; it may tell what the seat holds."""

    def ordered(self, view: V, ask: Ask[Any], orders: Mapping[str, str]) -> Indices | None:
        """What these standing orders answer, whether the seat could do more or not; ``None``: ask the person."""

    def result(self, state: S) -> Result | None:
        """Who won, once the game is over."""

    def turn(self, state: S) -> int:
        """The number of the turn, from 1 (public)."""

    def active(self, state: S) -> Seat:
        """Whose turn it is (public)."""

    def living(self, state: S) -> tuple[Seat, ...]:
        """The seats that have not lost their place in the game (public), in seat order."""

    def playing(self, state: S) -> tuple[Seat, ...]:
        """The seats that may still be asked something (public), in seat order: some games ask who is out."""

    def identity(self, state: S, seat: Seat) -> dict[str, str]:
        """What the seat was, for statistics once the game has ended, such as role and character."""


AnyGame = Game[Any, Any, Any]


class TurnState(State, Protocol):
    """A state of a game in which one seat after the other has a turn."""

    active: Seat
    turn: int


T = TypeVar("T", bound=TurnState)


class TurnGame(Generic[T, Options]):
    """What a game of turns answers where it has no rule of its own: no series, no standing orders, no upgrades."""

    players: range
    upgrades: Mapping[int, Upgrade] = {}
    orders: Mapping[str, tuple[str, ...]] = {}

    def wrong_number(self, seats: int, rule: str) -> Reason | None:
        """Why ledger row ``rule`` forbids this number of seats, or ``None``."""
        if seats in self.players:
            return None
        least, most = self.players[0], self.players[-1]
        return Reason("wrong-number-of-seats", (("least", least), ("most", most)), rule)

    def goes_on(self, state: T) -> Options | None:
        """There is no rule for several games in a row."""
        return None

    def reseated(self, options: Options) -> Options:
        """Nothing in the options is about who sits where."""
        return options

    def may_order(self, view: Any) -> Mapping[str, tuple[str, ...]]:
        """All that there are, whatever a seat holds."""
        return self.orders

    def ordered(self, view: Any, ask: Ask[Any], orders: Mapping[str, str]) -> Indices | None:
        """Nobody is asked out of turn often enough to order anything beforehand."""
        return None

    def living(self, state: T) -> tuple[Seat, ...]:
        """The seats that have not lost their place in the game; each game says which."""
        raise NotImplementedError

    def playing(self, state: T) -> tuple[Seat, ...]:
        """Whoever lives is asked, and nobody else."""
        return self.living(state)

    def active(self, state: T) -> Seat:
        """Whose turn it is."""
        return state.active

    def turn(self, state: T) -> int:
        """The number of the turn being played, from 1."""
        return state.turn
