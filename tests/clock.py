"""Time that moves when a test says so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


class HandClock:
    """A clock that stands still; sleeping moves it on at once."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.pass_by(seconds)

    def pass_by(self, seconds: float) -> datetime:
        self.time += timedelta(seconds=seconds)
        return self.time
