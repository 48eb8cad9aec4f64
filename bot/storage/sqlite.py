"""aiosqlite with one trip to the connection's thread for a whole transaction, where SQLAlchemy takes three for a
statement.

A trip costs as much as the work of a small statement, so this halves the time of a press.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine

T = TypeVar("T")

CHUNK = 64
"""Rows that aiosqlite's own cursors fetch at a time."""


class SqliteConnection(aiosqlite.Connection):
    """A connection of ``engine`` that lives in a thread of its own."""

    _stopped: asyncio.Future[Any] | None = None

    def __init__(self, engine: Engine) -> None:
        super().__init__(self._open, CHUNK)
        self._engine = engine
        self._thread.daemon = True

    async def open(self) -> None:
        """Connect; raises what SQLAlchemy raises."""
        self._thread.start()
        _ = await self._connect()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do ``work`` in a transaction that is committed when it returns and rolled back when it raises.

        Once begun it is done to its end, whoever waits for it; what comes meanwhile waits in order.
        """
        done: T = await self._execute(self._transact, work)  # type: ignore[no-untyped-call]
        return done

    def _transact(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._core.begin():
                return work(self._core)
        finally:
            self._conn.rollback()  # after a COMMIT that failed SQLAlchemy leaves that to its pool

    def _open(self) -> sqlite3.Connection:
        self._core = self._engine.connect()
        driver = self._core.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)  # noqa: S101
        return driver

    async def close(self) -> None:
        """Close the connection when all that waits for it is done."""
        if self._connection is not None:
            await self._execute(self._core.close)  # type: ignore[no-untyped-call]
        await super().close()

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the connection's thread."""
        self._stopped = super().stop()
        return self._stopped

    async def _connect(self) -> aiosqlite.Connection:
        """If that fails the thread has ended before anybody hears of it, since it still speaks to the running
        loop."""
        try:
            return await super()._connect()
        finally:
            if self._stopped is not None:
                await self._stopped
