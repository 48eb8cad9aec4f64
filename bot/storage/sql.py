"""The store in SQL: one code path for SQLite and PostgreSQL."""

from __future__ import annotations

from bot.storage.away import Guarded
from bot.storage.database import database, start
from bot.storage.leases import SqlLeases
from bot.storage.sql_people import SqlPeople
from bot.storage.sql_tables import SqlTables


class SqlRepository(SqlTables, SqlPeople, SqlLeases):
    """:class:`bot.storage.repository.Repository` on the database behind an SQLAlchemy URL."""

    def __init__(self, url: str) -> None:
        self.guard = db = Guarded(database(url))
        SqlTables.__init__(self, db)
        SqlPeople.__init__(self, db)
        SqlLeases.__init__(self, db)

    async def start(self) -> None:
        """Open the store and bring it to this version; raises :exc:`bot.storage.repository.NewerDatabase`."""
        await start(self._db)

    async def stop(self) -> None:
        """Close every connection."""
        await self._db.stop()
