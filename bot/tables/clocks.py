"""Clocks of whole servers and channels: stopped while nobody can be reached there, and given back afterwards."""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import datetime, timedelta
from functools import partial

from bot.storage.repository import GuildId, Place, Repository, StillFor
from bot.tables import seats
from bot.tables.clock import REMINDER, Clock
from bot.tables.desk import Desk
from bot.tables.errors import Refused

LEASE = timedelta(seconds=60)
"""For so long clocks stand still without being told so again: should this process be gone, they go on."""
LOST = timedelta(days=1)
"""A table is void when its channel could not be written to for so long."""

log = logging.getLogger(__name__)


class Clocks:
    """All clocks of a store.

    What this process has stopped it keeps still until it says that they go on; so every process looks after its
    own servers, and what is stopped is stopped for all of them.
    """

    def __init__(self, repo: Repository, desk: Desk, clock: Clock) -> None:
        self._repo, self._desk, self._clock = repo, desk, clock
        self._servers: set[GuildId] = set()
        self._channels: set[int] = set()

    async def stop_servers(self, guilds: Collection[GuildId], since: datetime | None = None) -> None:
        """These servers are out, or have not been heard ``since`` then: nobody's time runs there."""
        self._servers.update(guilds)
        await self._keep_still(Place(guilds=frozenset(guilds)), StillFor.OUTAGE, since)

    async def start_servers(self, guilds: Collection[GuildId]) -> None:
        """These servers are back: clocks go on as they stood."""
        self._servers.difference_update(guilds)
        await self._go_on(Place(guilds=frozenset(guilds)), StillFor.OUTAGE)

    async def stop_channel(self, channel: int) -> None:
        """Nothing can be written to this channel: nobody's time runs, and after a day its tables are void."""
        self._channels.add(channel)
        await self._keep_still(Place(channel=channel), StillFor.CHANNEL)

    async def start_channel(self, channel: int) -> None:
        """The channel can be written to again: clocks go on as they stood."""
        self._channels.discard(channel)
        await self._go_on(Place(channel=channel), StillFor.CHANNEL)

    async def give_back(self, since: datetime, guilds: Collection[GuildId] | None = None) -> None:
        """Nobody could be heard ``since`` then, in these servers or in all: open questions get that time back."""
        where = Place(guilds=None if guilds is None else frozenset(guilds))
        if await self._repo.give_back(where, since, self._clock.now(), reminder=REMINDER):
            await self._desk.show_unshown()

    async def beat(self) -> None:
        """Keep still what stands still, let go on what nobody keeps still any more, and end what is lost."""
        if self._servers:
            await self._keep_still(Place(guilds=frozenset(self._servers)), StillFor.OUTAGE)
        for channel in self._channels:
            await self._keep_still(Place(channel=channel), StillFor.CHANNEL)
        if await self._repo.go_on(self._clock.now(), reminder=REMINDER):
            await self._desk.show_unshown()
        await self._end_lost()

    async def _end_lost(self) -> None:
        now = self._clock.now()
        for number in await self._repo.lost(now - LOST):
            try:
                await self._desk.do(number, partial(seats.void, why="channel-lost", now=now))
            except Refused as refused:
                log.debug("table %s: %s", number, refused)

    async def _keep_still(self, where: Place, why: StillFor, since: datetime | None = None) -> None:
        now = self._clock.now()
        await self._repo.stand_still(where, why, since or now, now + LEASE)

    async def _go_on(self, where: Place, why: StillFor) -> None:
        if await self._repo.go_on(self._clock.now(), where, why, reminder=REMINDER):
            await self._desk.show_unshown()
