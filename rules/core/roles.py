"""What games with hidden roles share: seats as a reader sees them, each with a life and a role of its own."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from rules.core.ask import Seat


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
