"""What was unusual about a game that is over: who did most of something, and to whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from bot.screens.scene import Scene
from rules.core.ask import Seat

MOST = 3
CROWD = 5
"""At tables with more seats there is one highlight less, for want of room."""
LEAST = 3
"""Less of anything is nothing unusual."""


class Deed(NamedTuple):
    """Something openly done by a seat, so many times, perhaps to another; ``key`` says who did most of it."""

    key: str
    seat: Seat
    at: Seat | None = None
    times: int = 1


class _Record(NamedTuple):
    """Who did most of something, and how far that is from what everybody did."""

    unusual: float
    key: str
    seat: Seat
    most: int
    at: Counter[Seat]


def highlights(s: Scene) -> list[str]:
    """The most unusual records of a whole game, in words."""
    seats = len(s.look.seats)
    deeds = [deed for one in s.look.recent for deed in s.game.deeds(s, one.event)]
    records = sorted(_records(deeds, seats), key=lambda record: (-record.unusual, record.key))
    return [_words(s, record) for record in records[: MOST - (seats > CROWD)]]


def _records(deeds: Iterable[Deed], seats: int) -> Iterable[_Record]:
    """One record for each kind of deed of which one seat alone has done most."""
    done: dict[str, Counter[Seat]] = defaultdict(Counter)
    whom: dict[tuple[str, Seat], Counter[Seat]] = defaultdict(Counter)
    for deed in deeds:
        done[deed.key][deed.seat] += deed.times
        if deed.at is not None:
            whom[deed.key, deed.seat][deed.at] += deed.times
    for key, counts in done.items():
        (seat, most), *others = counts.most_common(2)
        if most >= LEAST and all(most > count for _, count in others):
            yield _Record(most * seats / counts.total(), key, seat, most, whom[key, seat])


def _words(s: Scene, record: _Record) -> str:
    """Who did most, and to whom first of all if that was one above the others."""
    known: dict[str, str | int] = {"name": s.names[record.seat], "count": record.most}
    (favourite, times), (_, next_best) = [*record.at.most_common(2), (0, 0), (0, 0)][:2]
    if times > max(next_best, 1):
        return s.t(record.key, target=s.names[favourite], times=times, **known)
    return s.t(record.key, target="", times=0, **known)
