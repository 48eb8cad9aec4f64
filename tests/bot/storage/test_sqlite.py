"""Connections to SQLite, by themselves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.storage.database import Sqlite


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Sqlite]:
    """An open file with one table of numbers."""
    db = Sqlite(make_url(f"sqlite+aiosqlite:///{tmp_path}/x.db"))
    await db.open()
    await db.write(lambda conn: conn.exec_driver_sql("CREATE TABLE t (x INTEGER)"))
    yield db
    await db.stop()


def put(number: int, conn: Connection) -> None:
    conn.exec_driver_sql("INSERT INTO t VALUES (?)", (number,))


def numbers(conn: Connection) -> list[int]:
    return list(conn.exec_driver_sql("SELECT x FROM t ORDER BY x").scalars())


async def test_what_raises_has_written_nothing(db: Sqlite) -> None:
    def fail(conn: Connection) -> None:
        put(1, conn)
        raise LookupError

    with pytest.raises(LookupError):
        await db.write(fail)

    await db.write(lambda conn: put(2, conn))
    assert await db.read(numbers) == [2]


async def test_a_commit_that_fails_keeps_nobody_from_writing(db: Sqlite) -> None:
    later = "CREATE TABLE u (x INTEGER REFERENCES v (x) DEFERRABLE INITIALLY DEFERRED)"
    await db.write(lambda conn: [conn.exec_driver_sql(ddl) for ddl in ("CREATE TABLE v (x PRIMARY KEY)", later)])

    with pytest.raises(IntegrityError):
        await db.write(lambda conn: conn.exec_driver_sql("INSERT INTO u VALUES (1)"))

    await db.write(lambda conn: put(2, conn))
    assert await db.read(numbers) == [2]


async def test_whoever_gives_up_waiting_leaves_a_whole_transaction_behind(db: Sqlite) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(conn: Connection) -> None:
        put(1, conn)
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(5)
        put(2, conn)

    writing = asyncio.create_task(db.write(slowly))
    await begun.wait()
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    waiting = asyncio.create_task(db.write(lambda conn: put(3, conn)))
    assert await db.read(numbers) == []
    go_on.set()
    await waiting

    assert writing.cancelled()
    assert await db.read(numbers) == [1, 2, 3]


async def test_a_writer_that_waited_too_long_for_another_process_writes_the_next_time(
    db: Sqlite, tmp_path: Path
) -> None:
    other = Sqlite(make_url(f"sqlite+aiosqlite:///{tmp_path}/x.db"))
    await other.open()
    await other.write(lambda conn: put(1, conn))
    go_on, begun = threading.Event(), threading.Event()

    def hold(conn: Connection) -> None:
        begun.set()
        go_on.wait(5)

    holding = asyncio.create_task(db.write(hold))
    await asyncio.to_thread(begun.wait, 5)
    await other._writer.execute_fetchall("PRAGMA busy_timeout = 0")
    with pytest.raises(OperationalError, match="locked"):
        await other.write(lambda conn: put(2, conn))
    go_on.set()
    await holding
    await other.write(lambda conn: put(3, conn))

    assert await db.read(numbers) == [1, 3]
    await other.stop()


async def test_as_many_may_read_as_want_to(db: Sqlite) -> None:
    await db.write(lambda conn: put(7, conn))

    assert await asyncio.gather(*(db.read(numbers) for _ in range(20))) == [[7]] * 20


async def test_a_reader_that_was_given_up_keeps_nobody_waiting(db: Sqlite) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(conn: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(5)

    reading = asyncio.create_task(db.read(slowly))
    await begun.wait()
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)

    assert await asyncio.wait_for(db.read(numbers), 4) == []
    go_on.set()


async def test_a_file_that_was_not_opened_is_not_waited_for(tmp_path: Path) -> None:
    closed = Sqlite(make_url(f"sqlite+aiosqlite:///{tmp_path}/x.db"))
    for act in (closed.read, closed.write):
        with pytest.raises(ValueError, match="Connection closed"):
            await act(numbers)
