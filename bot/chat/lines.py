"""The lines to Discord's gateway, one a shard: when each was heard last, and whether it still is.

A line that is cut says so. One that has fallen silent does not, for a minute: so before anybody's time may run out
Deadeye asks for a sign of life where it has heard nothing for a moment.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from bot.tables.clock import Clock

FRESH = timedelta(seconds=2.5)
"""Who was heard so lately can be heard."""
SILENT = timedelta(seconds=5)
"""Who has not answered for so long cannot be heard any more."""

log = logging.getLogger(__name__)


class Lines:
    """What is known of each shard's line. ``sockets`` are discord.py's, by shard."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard: dict[int, datetime] = {}
        self._asked: dict[int, datetime] = {}
        self._deaf: dict[int, datetime] = {}

    def listen(self, sockets: Mapping[int, Any]) -> None:
        """Note when each line was heard."""
        now = self._clock.now()
        for shard, socket in sockets.items():
            if (alive := _alive(socket)) is not None:
                heard = now - timedelta(seconds=time.perf_counter() - alive._last_recv)
                self._heard[shard] = max(heard, self._heard.get(shard, heard))

    async def ask(self, sockets: Mapping[int, Any]) -> bool:
        """Ask for a sign of life where nothing was heard for a moment; whether all lines are heard."""
        now = self._clock.now()
        lively = {
            shard for shard, socket in sockets.items() if _alive(socket) is not None and shard in self._heard
        }
        waiting = [shard for shard in lively - set(self._deaf) if now - self._heard[shard] > FRESH]
        for shard in waiting:
            if self._asked.get(shard, self._heard[shard]) <= self._heard[shard]:
                self._asked[shard] = now
                await _ask(sockets[shard], shard)
        return not waiting

    def fallen_silent(self) -> list[int]:
        """Shards that have not answered for too long; from now on they are deaf."""
        now = self._clock.now()
        asked = {shard: at for shard, at in self._asked.items() if at > self._heard[shard]}
        silent = [shard for shard, at in asked.items() if shard not in self._deaf and now - at > SILENT]
        for shard in silent:
            self.cut(shard)
        return silent

    def speak_again(self) -> list[int]:
        """Shards that were deaf, and have been heard since, though nobody said that the line was there again."""
        again = [shard for shard, since in self._deaf.items() if self._heard.get(shard, since) > since]
        for shard in again:
            self.restored(shard)
        return again

    def cut(self, shard: int) -> datetime:
        """A shard is deaf; since when it is."""
        return self._deaf.setdefault(shard, self._heard.get(shard, self._clock.now()))

    def restored(self, shard: int) -> bool:
        """A shard is heard; whether it was deaf."""
        self._heard[shard] = self._clock.now()
        return self._deaf.pop(shard, None) is not None

    def since(self, shard: int) -> datetime | None:
        """Since when a shard is deaf, if it is."""
        return self._deaf.get(shard)


def _alive(socket: Any) -> Any:
    """What discord.py knows of a line that it holds, and keeps to itself; tests over sockets see it still does."""
    return getattr(socket, "_keep_alive", None)


async def _ask(socket: Any, shard: int) -> None:
    try:
        await socket.send_heartbeat({"op": socket.HEARTBEAT, "d": socket.sequence})
    except Exception as error:
        log.info("shard %s could not be asked for a sign of life (%s)", shard, error)
