"""Where seats are around a table, clockwise from the upper left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.pictures.worker.pen import WIDTH, Point

SLOTS = {
    3: "T1 T3 B2",
    4: "T1 T3 B3 B1",
    5: "T1 T2 T3 B3 B1",
    6: "T1 T2 T3 B3 B2 B1",
    7: "T1 T2 T3 R B3 B1 L",
    8: "T1 T2 T3 R B3 B2 B1 L",
}
"""Top, bottom, right and left; columns from the left."""
MARGIN = 12
DEEP = 5
"""The shade below a plate."""
Side = Literal["T", "B", "L", "R"]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a plate is."""

    x: float
    y: float
    w: float
    h: float
    side: Side

    @property
    def inner(self) -> Point:
        """The middle of the edge that faces the table's middle."""
        if self.side in "TB":
            return self.x + self.w / 2, self.y + (self.h if self.side == "T" else 0)
        return self.x + (self.w if self.side == "L" else 0), self.y + self.h / 2


def crowded(seats: int) -> bool:
    """Whether plates are on all four sides."""
    return seats > 6


def spots(seats: int, tall: float, height: float) -> tuple[Spot, ...]:
    """The places of the plates, each ``tall``, on a page of this height."""
    wide = 268 if crowded(seats) else 284
    return tuple(_spot(slot, wide, tall, height) for slot in SLOTS[seats].split())


def _spot(slot: str, wide: float, tall: float, height: float) -> Spot:
    left, right = MARGIN, WIDTH - wide - MARGIN
    if slot in ("L", "R"):
        return Spot(left if slot == "L" else right, (height - tall) / 2, wide, tall, "L" if slot == "L" else "R")
    x = {"1": left, "2": (WIDTH - wide) / 2, "3": right}[slot[1]]
    if slot[0] == "T":
        return Spot(x, MARGIN, wide, tall, "T")
    return Spot(x, height - tall - MARGIN - DEEP, wide, tall, "B")
