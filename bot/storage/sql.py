"""The store in SQL: one code path for SQLite and PostgreSQL."""

from __future__ import annotations

from bot.storage.database import Watched, database, start
from bot.storage.sql_people import SqlPeople
from bot.storage.sql_tables import SqlTables


class SqlRepository(SqlTables, SqlPeople):
    """:class:`bot.storage.repository.Repository` on the database behind an SQLAlchemy URL."""

    def __init__(self, url: str) -> None:
        self._database = database(url)
        watched = Watched(self._database)
        SqlTables.__init__(self, watched)
        SqlPeople.__init__(self, watched)

    async def start(self) -> None:
        """Open the store and bring it to this version; raises :exc:`bot.storage.repository.NewerDatabase`."""
        await start(self._database)

    async def stop(self) -> None:
        """Close every connection."""
        await self._database.stop()
