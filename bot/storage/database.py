"""The engine: connections as Deadeye needs them, transactions, and the way to this version's schema."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, func, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.repository import NewerDatabase, StoreLost
from bot.storage.sqlite import SqliteConnection

BUSY_SECONDS = 15
"""So long a SQLite writer waits for one in another process."""
OPENING_AT_ONCE = 1000
"""So often a new SQLite file is asked again for its write-ahead log while others open it."""
MIGRATION_LOCK = 0x0DEADE7E
"""PostgreSQL's advisory lock under which one process migrates while the others wait."""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in one transaction, by a plain function: where the connection lives there is nothing to await."""

READERS = 3
"""So many transactions that only read run at a time on SQLite."""
DISCREET: dict[str, Any] = {"hide_parameters": True}
"""Errors go to the log, and what was to be stored may be a seed or a hand."""


class Database(Protocol):
    """A database that runs transactions."""

    insert: Callable[..., Any]
    """``INSERT`` with ``ON CONFLICT``, which both databases spell alike and SQLAlchemy twice."""

    async def open(self) -> None:
        """Connect; raises :exc:`NewerDatabase` and has changed nothing then."""

    async def stop(self) -> None:
        """Close every connection."""

    async def write(self, work: Work[T]) -> T:
        """Do all of ``work``, or nothing where it raises."""

    async def read(self, work: Work[T]) -> T:
        """Do ``work``, which sees one moment of the database."""

    def check(self) -> None:
        """Raise :exc:`bot.storage.repository.StoreLost` if what is open is not what the address names."""


def database(url: str) -> Database:
    """The database behind an SQLAlchemy URL."""
    made = make_url(url)
    return Sqlite(made) if made.get_backend_name() == "sqlite" else Postgres(made)


async def start(db: Database) -> None:
    """Connect and bring the database to this version; raises :exc:`NewerDatabase` and has changed nothing then."""
    try:
        await db.open()
        await db.write(migrate)
    except BaseException:
        await db.stop()
        raise


class Postgres:
    """A pool of connections. One is checked out for exactly one transaction."""

    insert: Callable[..., Any] = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True, **DISCREET)
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def open(self) -> None:
        """See that the database is there, and no newer than this version; raises :exc:`NewerDatabase`."""
        await self.read(refuse_newer)

    async def stop(self) -> None:
        await self._engine.dispose()

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as conn:
            return await conn.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._reader.begin() as conn:
            return await conn.run_sync(work)

    def check(self) -> None:
        pass


class Sqlite:
    """One connection that writes and a few that read, each in a thread of its own.

    A writer holds SQLite's one write lock from its first moment: a transaction that has read before it writes
    fails at once when another has committed in between, however long it would be ready to wait.
    """

    insert: Callable[..., Any] = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="sqlite")
        self._file: tuple[int, int] | None = None
        engine = _sqlite_engine(self._url)
        self._writer = SqliteConnection(engine.execution_options(begin="BEGIN IMMEDIATE"))
        self._readers = [SqliteConnection(engine.execution_options(begin="BEGIN")) for _ in range(READERS)]
        self._idle: asyncio.Queue[SqliteConnection] = asyncio.Queue()
        for reader in self._readers:
            self._idle.put_nowait(reader)

    async def open(self) -> None:
        """Open the file, or make it; raises :exc:`NewerDatabase` and has changed nothing then."""
        await self._refuse_newer()
        await self._writer.open()
        await self._refuse_memory()
        for reader in self._readers:
            await reader.open()
        self._file = self._on_disk()

    def check(self) -> None:
        if self._file is not None and self._on_disk() != self._file:
            raise StoreLost(f"the database file {self._url.database} has been moved or deleted")

    def _on_disk(self) -> tuple[int, int] | None:
        """What file lies where the address says."""
        try:
            found = os.stat(self._url.database or "")
        except OSError:
            return None
        return found.st_dev, found.st_ino

    async def _refuse_memory(self) -> None:
        """Each connection would have a memory of its own."""
        ((_, _, file),) = await self._writer.execute_fetchall("PRAGMA database_list")
        if not file:
            raise ArgumentError("Deadeye keeps nothing in memory: name a file")

    async def _refuse_newer(self) -> None:
        """A look that cannot write: merely closing a SQLite file may clear up after a crash, and so change it."""
        file = self._url.database or ""
        if not os.path.isfile(file):  # noqa: ASYNC240  (nothing else runs yet)
            return
        url = self._url.set(database=f"file:{quote(file)}", query={"mode": "ro", "uri": "true"})
        looking = SqliteConnection(create_engine(url, **DISCREET))
        await looking.open()
        try:
            await looking.run(refuse_newer)
        finally:
            await looking.close()

    async def stop(self) -> None:
        for connection in (*self._readers, self._writer):
            await connection.close()

    async def write(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def read(self, work: Work[T]) -> T:
        reader = await self._idle.get()  # the one idle longest: one that was given up may still be busy
        try:
            return await reader.run(work)
        finally:
            self._idle.put_nowait(reader)


def _sqlite_engine(url: URL) -> Engine:
    connect = {"isolation_level": None, "timeout": BUSY_SECONDS}
    engine = create_engine(url, connect_args=connect, poolclass=NullPool, pool_reset_on_return=None, **DISCREET)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    """Settings that SQLite forgets with every connection, all but the write-ahead log."""
    cursor = connection.cursor()
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Ask until nobody else does: for this alone SQLite does not wait while others open the same new file."""
    for _ in range(OPENING_AT_ONCE):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            cursor.execute("BEGIN EXCLUSIVE")  # waits for whoever is at it
            cursor.execute("ROLLBACK")
        else:
            return
    cursor.execute("PRAGMA journal_mode = WAL")


def _begin(conn: Connection) -> None:
    """Begin as the connection's option ``begin`` says: SQLite's driver begins nothing itself."""
    conn.exec_driver_sql(conn.get_execution_options()["begin"])


def alembic(connection: Connection) -> Config:
    """Alembic's settings for this connection; there is no file of them."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.attributes["connection"] = connection
    return settings


def refuse_newer(connection: Connection) -> None:
    """Raise :exc:`NewerDatabase` if a migration was applied that this version does not know."""
    known = {script.revision for script in ScriptDirectory.from_config(alembic(connection)).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise NewerDatabase(f"the database is at {revision}, which this version of Deadeye does not know")


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks, while any other process that wants to waits."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    refuse_newer(connection)
    command.upgrade(alembic(connection), "head")
