"""Time that moves when a test says so."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta


class HandClock:
    """A clock that stands still; who sleeps is woken when it has been moved on far enough."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)
        self._sleeping: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self.time

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self._sleeping.append((self.time + timedelta(seconds=seconds), woken))
        await woken

    def pass_by(self, seconds: float) -> datetime:
        self.time += timedelta(seconds=seconds)
        for until, woken in self._sleeping:
            if until <= self.time and not woken.done():
                woken.set_result(None)
        self._sleeping = [one for one in self._sleeping if not one[1].done()]
        return self.time
