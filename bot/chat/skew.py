"""How far this computer's clock is from Discord's, by the date on Discord's answers."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.tables.clock import Clock

TOO_MUCH = timedelta(seconds=30)
BETWEEN_LOOKS = timedelta(minutes=1)

log = logging.getLogger(__name__)


class Skew:
    """Knows what time it is at Discord, to a second or two."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = timedelta()
        self._looked: datetime | None = None
        self._warned = False
        self.trace = aiohttp.TraceConfig()
        """Hears of every request."""
        self.trace.on_request_end.append(self._hear)

    def now(self) -> datetime:
        """The time at Discord, which numbers messages by it."""
        return self._clock.now() + self._ahead

    async def _hear(self, _session: Any, _context: Any, answered: aiohttp.TraceRequestEndParams) -> None:
        self.hear(answered.response.headers.get("Date"))

    def hear(self, date: str | None) -> None:
        """Go by the date of an answer, now and then; a clock that is far off is warned of once."""
        now = self._clock.now()
        if date is None or (self._looked is not None and now - self._looked < BETWEEN_LOOKS):
            return
        try:
            self._ahead = parsedate_to_datetime(date) - now
        except (TypeError, ValueError) as error:
            log.debug("an answer of Discord's has no date that can be read (%s)", error)
            return
        self._looked = now
        if abs(self._ahead) > TOO_MUCH and not self._warned:
            self._warned = True
            off = abs(self._ahead).total_seconds()
            where = "behind" if self._ahead > timedelta() else "ahead of"
            log.warning("this computer's clock is %.0f s %s Discord's: set it right", off, where)
