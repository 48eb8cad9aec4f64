"""Seats lie in a ring: who comes after whom, and how many places apart two of them are."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from rules.core.ask import Seat


def clockwise(seats: Sequence[Seat], start: Seat) -> list[Seat]:
    """``seats``, which are in order, from ``start`` on; if that is none of them, from whoever comes after it."""
    at = bisect_left(seats, start)
    return [*seats[at:], *seats[:at]]


def others(seats: Sequence[Seat], me: Seat) -> list[Seat]:
    """All of ``seats``, which are in order, but ``me``, beginning on the left of it."""
    return [*seats[bisect_right(seats, me) :], *seats[: bisect_left(seats, me)]]


def apart(one: int, other: int, places: int) -> int:
    """How far apart two of so many places are, counted the shorter way round."""
    steps = abs(one - other)
    return min(steps, places - steps)
