"""Who sits how far away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.ask import Seat
from rules.core.ring import apart, others

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
        return [Reach(seat, 1, True) for seat in others(living, me)]
    counted = _count(me, living, sorted([*living, *fallen]), distances)
    if fallen and not any(r.open for r in counted):
        return _count(me, living, living, distances)
    return counted


def _count(me: Seat, living: Sequence[Seat], ring: Sequence[Seat], distances: Distances) -> list[Reach]:
    """Places are counted the shorter way round (DG-CHAR-ROSE-2)."""
    here = ring.index(me)
    found = []
    for seat in others(living, me):
        places = apart(here, ring.index(seat), len(ring))
        found.append(Reach(seat, places, places in distances))
    return found
