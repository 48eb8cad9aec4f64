"""Time. Nothing else in Deadeye asks what time it is or waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, Protocol

from bot.storage.repository import TableRow


class Clock(Protocol):
    """Where the time comes from."""

    def now(self) -> datetime:
        """The time, aware and in UTC."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


def wall() -> datetime:
    """What the machine takes for the time, which somebody may set right at any moment."""
    return datetime.now(UTC)


def elapsed() -> float:
    """Seconds since some moment, whatever the machine's time is set to, and whether it slept, if it can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SystemClock:
    """The time of the machine as it was at the start, and what has passed since: nobody gains or loses time when
    the machine's is set right."""

    def __init__(self, wall: Callable[[], datetime] = wall, elapsed: Callable[[], float] = elapsed) -> None:
        self._began, self._elapsed = wall(), elapsed
        self._since = elapsed()

    def now(self) -> datetime:
        return self._began + timedelta(seconds=self._elapsed() - self._since)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time a table gives; all in seconds.

    ``choice`` for an answer, ``window`` for a moment open to all, ``lobby`` until a table that has not
    started closes, ``pause`` the range from which a bot's thinking time is drawn.
    """

    key: str
    choice: int
    window: int
    lobby: int
    pause: tuple[float, float]

    def length(self, timeouts: int) -> int:
        """The time a seat has that has let ``timeouts`` questions in a row pass."""
        return max(self.choice >> timeouts, min(self.choice, SHORTEST))


SHORTEST = 15
BOT_STEPS_IN = 3
"""So many questions in a row may pass before a bot plays the seat."""
REMINDER = 3
"""The one reminder comes when a third of the time is left."""
WINDOW_AMONG_BOTS = 1

PACES: dict[str, Pace] = {
    pace.key: pace
    for pace in (
        Pace("fast", 40, 6, 15 * 60, (0.6, 1.2)),
        Pace("normal", 90, 8, 15 * 60, (1.0, 2.2)),
        Pace("slow", 12 * 3600, 60, 24 * 3600, (1.0, 3.0)),
        Pace("alone", 12 * 3600, 6, 24 * 3600, (0.8, 1.6)),
    )
}


def remind_at(deadline: datetime, length: int) -> datetime:
    """When a question of ``length`` seconds is called to mind."""
    return deadline - timedelta(seconds=length / REMINDER)


def passed(due: datetime | None, now: datetime) -> bool:
    """Whether something is due by now; ``None`` never is."""
    return due is not None and due <= now


class Due(NamedTuple):
    """What comes next though nobody presses; the fields are those of :class:`bot.storage.repository.TableRow`."""

    length: int = 0
    deadline: datetime | None = None
    remind_at: datetime | None = None
    move_at: datetime | None = None

    def running_as(self, row: TableRow) -> Due:
        """The same with the clock of people that runs already."""
        return self._replace(length=row.length, deadline=row.deadline, remind_at=row.remind_at)


def question_due(now: datetime, length: int, move_at: datetime | None) -> Due:
    """What comes of a question that gives people ``length`` seconds, nobody if 0, and that bots answer then."""
    if not length:
        return Due(move_at=move_at)
    deadline = now + timedelta(seconds=length)
    return Due(length, deadline, remind_at(deadline, length), move_at)
