"""Which process serves which shards: a row for each, which its process writes anew as long as it is there."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from bot.storage.database import Database
from bot.storage.repository import Lease
from bot.storage.rows import columns
from bot.storage.schema import leases


class SqlLeases:
    """The part of :class:`bot.storage.repository.Repository` that is about processes."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def leases(self) -> list[Lease]:
        """All leases there are or were."""
        query = select(*columns(leases, Lease)).order_by(leases.c.shards)
        return await self._db.read(lambda conn: [Lease(*row) for row in conn.execute(query)])

    async def take_lease(self, shards: str, holder: str, now: datetime, before: Lease | None) -> bool:
        """Take the lease of some shards if it is still as it was ``before``; ``None``: if there never was one."""

        def work(conn: Connection) -> bool:
            row = {"shards": shards, "holder": holder, "at": now}
            if before is None:
                there = conn.execute(select(leases.c.shards).where(leases.c.shards == shards)).first()
                if there is None:
                    conn.execute(insert(leases).values(beat=1, **row))
                return there is None
            same = (leases.c.shards == shards, leases.c.holder == before.holder, leases.c.beat == before.beat)
            taken = update(leases).where(*same).values(holder=holder, at=now, beat=before.beat + 1)
            return conn.execute(taken).rowcount == 1

        return await self._db.write(work)

    async def renew_lease(self, shards: str, holder: str, now: datetime) -> bool:
        """Say that the holder is still there; ``False`` if somebody else has the lease by now."""
        mine = (leases.c.shards == shards, leases.c.holder == holder)
        renewed = update(leases).where(*mine).values(at=now, beat=leases.c.beat + 1)
        return await self._db.write(lambda conn: conn.execute(renewed).rowcount == 1)

    async def drop_lease(self, shards: str, holder: str, now: datetime) -> None:
        """Give a lease up; until when it was held stays known."""
        mine = (leases.c.shards == shards, leases.c.holder == holder)
        dropped = update(leases).where(*mine).values(holder="", at=now)
        await self._db.write(lambda conn: conn.execute(dropped))
