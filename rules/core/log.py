"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rules.core.ask import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, in the past tense. Subclasses add plain fields only."""


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat did not answer in time; the default act follows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StartedAgain(Event):
    """The rules were updated in the middle of a unit, which is asked again from its start."""


@dataclass(frozen=True, slots=True)
class HitAFault(Event):
    """A seat's answer ran into a faulty rule and was taken back."""

    seat: Seat


CORE_EVENTS: tuple[type[Event], ...] = (TimeRanOut, StartedAgain, HitAFault)


class Entry(NamedTuple):
    """An event with the ledger row that made it happen and the seats that may see it (``None``: all)."""

    event: Event
    rule: str | None = None
    only: tuple[Seat, ...] | None = None
    shared: Event | None = None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat sees it; ``None`` is the table at large."""
        if self.only is None or seat in self.only:
            return self.event
        return self.shared


class Log:
    """The events of one unit; every reader goes through :meth:`seen_by`."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, rule: str | None, event: Event) -> None:
        """Something happened for all to see, because of ledger row ``rule``."""
        self.entries.append(Entry(event, rule))

    def tell(self, rule: str | None, seats: Iterable[Seat], event: Event, *, others: Event | None = None) -> None:
        """Something happened that only ``seats`` may see; the rest see ``others``, or nothing."""
        self.entries.append(Entry(event, rule, tuple(sorted(seats)), others))

    def seen_by(self, seat: Seat | None, *, since: int = 0) -> Iterator[Event]:
        """The events from number ``since`` on, as this seat sees them."""
        for entry in self.entries[since:]:
            if (event := entry.seen_by(seat)) is not None:
                yield event
