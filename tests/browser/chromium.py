"""The system's Chromium, driven by Playwright, and time that flies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from bot.local import LocalTable, local_table
from tests.playing import seeds

CHROMIUM = Path("/usr/bin/chromium")
MISSING = "no Chromium here: install the package chromium to run these tests"
ARGUMENTS = ("--no-sandbox", "--disable-background-networking", "--disable-gpu", "--disable-dev-shm-usage")


def required() -> bool:
    return "chromium" in os.environ.get("DEADEYE_REQUIRE", "").split(",")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


class QuickClock:
    """The machine's time, ``speed`` times as fast: bots need not pretend to think."""

    def __init__(self, speed: int) -> None:
        self._speed = speed
        self._began = datetime.now(UTC)

    def now(self) -> datetime:
        return self._began + (datetime.now(UTC) - self._began) * self._speed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._speed)


def the_same_table(game: str, players: int, locale: str, *, speed: int) -> AbstractAsyncContextManager[LocalTable]:
    """A table that is dealt alike in every run, where time flies."""
    return local_table(game, players, locale, clock=QuickClock(speed), seeds=seeds(5))
