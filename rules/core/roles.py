"""What games with hidden roles share: sides that win, who everybody was, and seats as a reader sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rules.core.ask import Seat
from rules.core.game import Options, Result, TurnGame, TurnState


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who has won, in seat order (nobody in a draw); ``why`` is a text key."""

    winners: tuple[Seat, ...]
    why: str

    def result(self, seats: int) -> Result:
        """Winners and losers of so many seats; a draw is one place for all."""
        others = tuple(seat for seat in range(seats) if seat not in self.winners)
        return Result((self.winners, others) if self.winners else (others,), self.why)


class RolesState(TurnState, Protocol):
    """A state of a game with roles and characters."""

    players: Any
    outcome: Outcome | None

    def living(self) -> list[Seat]:
        """The seats still in the game, in seat order."""


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
