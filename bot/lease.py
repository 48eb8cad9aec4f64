"""One process for the same shards at a time: whoever comes second stands by until the first one is gone.

A process that is there says so with every heartbeat. One that has not for three of them, by the time of whoever
watches and not by anybody's clock, is gone or asleep; should it wake, it finds that the lease is another's, and
gives way.
"""

from __future__ import annotations

import logging
import os
import secrets
import socket
from datetime import datetime, timedelta
from pathlib import Path

from bot.chat.client import MayNotGoOn
from bot.storage.repository import Lease, Repository
from bot.storage.shards import Shards
from bot.tables.clock import Clock

BEAT = timedelta(seconds=15)
LAPSE = 3 * BEAT
BETWEEN_LOOKS = 1.0
"""Seconds between looks of a process that stands by."""
AUTO = "auto"

log = logging.getLogger(__name__)


class Overlap(Exception):
    """Another process serves some of these shards and not the same; the text says which."""


class GaveWay(MayNotGoOn):
    """Another process serves these shards by now."""


class Holding:
    """The lease of this process: ``shards`` as the operator has written them, or all there are."""

    def __init__(self, repo: Repository, clock: Clock, shards: Shards | None) -> None:
        self._repo, self._clock, self._shards = repo, clock, shards
        self.name = AUTO if shards is None else str(shards)
        self.holder = f"{_here()} {os.getpid()} {secrets.token_hex(4)}"
        self.unserved_since: datetime | None = None
        """When these shards were served last before this process took over."""
        self._renewed: datetime | None = None

    async def take(self) -> None:
        """Wait until these shards are nobody else's; raises :exc:`Overlap`."""
        watched, since, told = None, self._clock.now(), False
        while True:
            held = await self._look()
            beat = None if held is None else (held.holder, held.beat)
            if beat != watched:
                watched, since = beat, self._clock.now()
            if held is None or _is_gone(held) or self._clock.now() - since > LAPSE:
                if await self._repo.take_lease(self.name, self.holder, self._clock.now(), held):
                    self.unserved_since = None if held is None else held.at
                    self._renewed = self._clock.now()
                    return
            elif not told:
                told = True
                log.info("another process serves the shards %s: standing by", self.name)
            await self._clock.sleep(BETWEEN_LOOKS)

    async def _look(self) -> Lease | None:
        """The lease of these shards as it is."""
        leases = await self._repo.leases()
        for other in leases:
            if other.shards != self.name and not _is_gone(other) and self._clock.now() - other.at < LAPSE:
                self._refuse_overlap(other)
        return next((lease for lease in leases if lease.shards == self.name), None)

    def _refuse_overlap(self, other: Lease) -> None:
        if self._shards is None or other.shards == AUTO or self._shards.meet(Shards.parse(other.shards)):
            raise Overlap(f"{self.name} overlaps with {other.shards}, which another process serves")

    async def keep(self) -> None:
        """Say now and then that this process is there; raises :exc:`GaveWay` where it is not wanted any more."""
        now = self._clock.now()
        if self._renewed is not None and now - self._renewed < BEAT:
            return
        if not await self._repo.renew_lease(self.name, self.holder, now):
            raise GaveWay(f"another process serves the shards {self.name} by now")
        self._renewed = now

    async def drop(self) -> None:
        """Let the next process take over at once."""
        await self._repo.drop_lease(self.name, self.holder, self._clock.now())


def _here() -> str:
    """This machine and what may see its processes: two containers may have one name, but not one of these."""
    try:
        return f"{socket.gethostname()}/{Path('/proc/self/ns/pid').stat().st_ino}"
    except OSError:
        return socket.gethostname()


def _is_gone(held: Lease) -> bool:
    """Whether the process that had a lease has given it up, or is one of this machine and runs no more."""
    here, _, rest = held.holder.partition(" ")
    if not held.holder:
        return True
    if here != _here() or os.name != "posix":
        return False
    number = int(rest.split()[0])
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    except OSError as error:
        log.debug("process %s cannot be asked for (%s)", number, error)
    return number == os.getpid()
