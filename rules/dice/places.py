"""Who sits how far away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.ask import Seat

Distances = tuple[int, ...]


class Reach(NamedTuple):
    """A living player seen from a shooter: how many places away, and whether the shot may hit."""

    seat: Seat
    places: int
    open: bool


def reach(me: Seat, living: Sequence[Seat], fallen: Sequence[Seat], distances: Distances) -> list[Reach]:
    """Every other living player, clockwise from ``me``, for a bull's eye that hits at ``distances``.

    ``fallen`` are the eliminated players who still occupy a place (DG-BE-4). If they leave the die without
    any target it is counted again without them. With two or three living everybody is next to everybody
    (DG-BE2-2).
    """
    if len(living) <= 3:
        return [Reach(seat, 1, True) for seat in _others(me, living)]
    counted = _count(me, living, sorted([*living, *fallen]), distances)
    if fallen and not any(r.open for r in counted):
        return _count(me, living, living, distances)
    return counted


def _others(me: Seat, living: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in living if seat > me] + [seat for seat in living if seat < me]


def _count(me: Seat, living: Sequence[Seat], ring: Sequence[Seat], distances: Distances) -> list[Reach]:
    """Places are counted the shorter way round (DG-CHAR-ROSE-2)."""
    n, here = len(ring), ring.index(me)
    found = []
    for seat in _others(me, living):
        left = (ring.index(seat) - here) % n
        places = min(left, n - left)
        found.append(Reach(seat, places, places in distances))
    return found
