"""What a character is: numbers and hooks that an ability may change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from rules.core.ask import Seat
from rules.dice.options import Target
from rules.dice.places import Distances
from rules.dice.play import Batch, Play
from rules.dice.state import Face


@dataclass(frozen=True, slots=True)
class Character:
    """A character without an ability. ``life`` are the printed life points (DG-CHAR-LIFE).

    ``power`` is what the character can do, by the name of whoever can do it in the base game.
    """

    key: str
    life: int
    power: str = ""

    rolls: ClassVar[int] = 3
    """Rolls in a turn (DG-TURN-3)."""
    gatlings: ClassVar[int] = 3
    """Gatlings that fire the Gatling Gun (DG-GAT-1)."""
    distances: ClassVar[Mapping[Face, Distances]] = {Face.BE1: (1,), Face.BE2: (2,)}
    """How many places away each bull's eye hits (DG-BE1-1, DG-BE2-1)."""

    def locks(self, face: Face) -> bool:
        """Whether a die that shows ``face`` may not be rolled again (DG-TURN-9)."""
        return face is Face.DYNAMITE

    def aims(self, play: Play, targets: list[Target]) -> list[Target]:
        """What the owner may do with the bull's eye that could hit ``targets``."""
        return targets

    def beer(self, life: int) -> int:
        """What a beer of his own gives the owner, who has ``life`` as his beer step begins (DG-BEER-1)."""
        return 1

    async def at_start(self, play: Play, me: Seat) -> None:
        """Before the owner's first roll."""

    async def at_end(self, play: Play, me: Seat) -> None:
        """After the last step of the owner's turn."""

    async def after_gatling(self, play: Play, me: Seat) -> None:
        """After the owner's gatlings, whether or not they fired the gun."""

    async def before_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """The owner is to lose ``batch.due[me]`` life points, at least one, and may lower it."""

    async def after_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """The owner has lost ``batch.lost[me]`` life points, at least one."""

    def react(self, play: Play, me: Seat, batch: Batch) -> None:
        """Losses and eliminations of ``batch`` are done, the owner's own perhaps among them."""
