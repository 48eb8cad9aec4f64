"""The engine: connections as Deadeye needs them, transactions, and the way to this version's schema."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, func, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage import quick
from bot.storage.repository import NewerDatabase

BUSY_SECONDS = 15
"""So long a SQLite writer waits for one in another process."""
MIGRATION_LOCK = 0x0DEADE7E
"""PostgreSQL's advisory lock under which one process migrates while the others wait."""

READING: dict[str, dict[str, Any]] = {
    "sqlite": {"begin": "BEGIN"},
    "postgresql": {"isolation_level": "REPEATABLE READ"},
}
WRITING: dict[str, dict[str, Any]] = {"sqlite": {"begin": "BEGIN IMMEDIATE"}, "postgresql": {}}
"""Options of transactions; ``begin`` is what :func:`_begin` says to SQLite, whose driver begins nothing itself."""

DISCREET: dict[str, Any] = {"hide_parameters": True}
"""Errors go to the log, and what was to be stored may be a seed or a hand."""


class Database:
    """One pooled engine. A connection is checked out for exactly one transaction."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        backend = self._url.get_backend_name()
        self.sqlite = backend == "sqlite"
        self.insert: Callable[..., Any] = sqlite.insert if self.sqlite else postgresql.insert
        """``INSERT`` with ``ON CONFLICT``, which both databases spell alike and SQLAlchemy twice."""
        self._engine = self._sqlite_engine() if self.sqlite else self._postgres_engine()
        self._reader = self._engine.execution_options(**READING[backend])
        self._writer = self._engine.execution_options(**WRITING[backend])
        self._one_writer: AbstractAsyncContextManager[Any] = asyncio.Lock() if self.sqlite else nullcontext()

    def _sqlite_engine(self) -> AsyncEngine:
        connect = {"isolation_level": None, "timeout": BUSY_SECONDS}
        engine = create_async_engine(self._url, connect_args=connect, pool_reset_on_return=None, **DISCREET)
        event.listen(engine.sync_engine, "do_connect", _connect_quickly)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine

    def _postgres_engine(self) -> AsyncEngine:
        return create_async_engine(self._url, pool_pre_ping=True, **DISCREET)

    async def start(self) -> None:
        """Bring the database to this version; raises :exc:`NewerDatabase` and has changed nothing then."""
        try:
            await self._refuse_newer()
            if self.sqlite:
                await self._keep_a_write_ahead_log()
            async with self.writing() as conn:
                await conn.run_sync(migrate)
        except BaseException:
            await self.stop()
            raise

    async def _refuse_newer(self) -> None:
        """A look that cannot write: merely closing a SQLite file may clear up after a crash, and so change it."""
        url = self._url
        if self.sqlite:
            if not os.path.isfile(url.database or ""):  # noqa: ASYNC240  (nothing else runs yet)
                return
            url = url.set(database=f"file:{quote(url.database or '')}", query={"mode": "ro", "uri": "true"})
        looking = create_async_engine(url)
        try:
            async with looking.connect() as conn:
                await conn.run_sync(refuse_newer)
        finally:
            await looking.dispose()

    async def _keep_a_write_ahead_log(self) -> None:
        """Let others read while one writes. The file remembers it; inside a transaction it is not possible."""
        async with self._engine.connect() as conn:
            raw = await conn.get_raw_connection()
            driver = raw.driver_connection
            assert driver is not None  # noqa: S101
            await driver.execute_fetchall("PRAGMA journal_mode = WAL")

    async def stop(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that holds SQLite's one write lock from its first moment.

        A transaction that has read before it writes fails at once when another has committed in between, however
        long it would be ready to wait. Writers of this process queue up fairly before they ask for the lock.
        """
        async with self._one_writer, self._writer.begin() as conn:
            yield conn

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment of the database."""
        async with self._reader.begin() as conn:
            yield conn


def _connect_quickly(_dialect: Any, _record: Any, _args: Any, settings: dict[str, Any]) -> None:
    settings["async_creator_fn"] = quick.connect


def _prepare(connection: Any, _record: Any) -> None:
    """Settings that SQLite forgets with every connection."""
    cursor = connection.cursor()
    for pragma in ("synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(conn: Connection) -> None:
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
