"""What games with hidden roles share: players in a ring, sides that win, and seats as a reader sees them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rules.core import ring
from rules.core.ask import Seat
from rules.core.game import Options, Result, TurnGame, TurnState
from rules.core.log import Event, Log


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who has won, in seat order (nobody in a draw); ``why`` is a text key."""

    winners: tuple[Seat, ...]
    why: str

    def result(self, seats: int) -> Result:
        """Winners and losers of so many seats; a draw is one place for all."""
        others = tuple(seat for seat in range(seats) if seat not in self.winners)
        return Result((self.winners, others) if self.winners else (others,), self.why)


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game ended with winners; ``why`` is a text key."""

    winners: tuple[Seat, ...]
    why: str


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    """The game ended in a draw; ``why`` is a text key."""

    why: str


class RolesState(TurnState, Protocol):
    """A state of a game with roles and characters."""

    players: Any
    outcome: Outcome | None

    def living(self) -> list[Seat]:
        """The seats still in the game, in seat order."""


class Ring:
    """Mixed into a state that has ``players`` in a ring; who is eliminated has a turn number in ``fell``."""

    __slots__ = ()

    players: Any

    def living(self) -> list[Seat]:
        """The seats still in the game, in seat order."""
        return [seat for seat, player in enumerate(self.players) if not player.fell]

    def clockwise(self, start: Seat) -> list[Seat]:
        """The seats still in the game, clockwise from ``start`` on."""
        return ring.clockwise(self.living(), start)

    def others(self, me: Seat) -> list[Seat]:
        """The seats still in the game but ``me``, beginning on the left of it."""
        return ring.others(self.living(), me)


def holders(players: Sequence[Any], *roles: Any) -> list[Seat]:
    """The seats of ``roles``, the eliminated ones too."""
    return [seat for seat, player in enumerate(players) if player.role in roles]


def announce(log: Log, rule: str, known: Event, others: Event, seat: Seat, *, shown: bool) -> None:
    """Of a role that lies face up all learn what it is, of another its owner alone."""
    if shown:
        log.add(rule, known)
    else:
        log.tell(rule, [seat], known, others=others)


def win(state: RolesState, log: Log, rule: str, winners: Sequence[Seat], why: str) -> None:
    """End the game; without winners it is a draw."""
    state.outcome = Outcome(tuple(winners), why)
    log.add(rule, Won(tuple(winners), why) if winners else NobodyWon(why))


T = TypeVar("T", bound=RolesState)


class RolesGame(TurnGame[T, Options]):
    """What a game with roles answers about its end, its players and who they were."""

    def result(self, state: T) -> Result | None:
        """Winners and losers; a draw is one place for all."""
        return None if state.outcome is None else state.outcome.result(len(state.players))

    def living(self, state: T) -> tuple[Seat, ...]:
        """The players not eliminated."""
        return tuple(state.living())

    def identity(self, state: T, seat: Seat) -> dict[str, str]:
        """Role and character."""
        player = state.players[seat]
        return {"role": player.role.value, "character": player.character}


class SeatSeen(Protocol):
    """A player as a reader sees it."""

    @property
    def seat(self) -> Seat:
        """Where the player sits."""

    @property
    def life(self) -> int:
        """The life points left."""

    @property
    def alive(self) -> bool:
        """Whether the player is still in the game."""

    @property
    def role(self) -> Any:
        """The role; ``None`` while it is hidden from the reader."""

    @property
    def shown(self) -> bool:
        """Whether the role lies face up for all."""


Q = TypeVar("Q", bound=SeatSeen)


class RolesView(Generic[Q]):
    """Mixed into a view that has ``seats``; ``seat`` is the reader's own, ``None`` a bystander's."""

    __slots__ = ()

    seat: Seat | None
    seats: tuple[Q, ...]

    @property
    def me(self) -> Q | None:
        """The reader's own seat."""
        return None if self.seat is None else self.seats[self.seat]

    @property
    def living(self) -> list[Seat]:
        """The seats still in the game, in seat order."""
        return [s.seat for s in self.seats if s.alive]
