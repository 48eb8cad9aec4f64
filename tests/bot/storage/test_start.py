"""Opening a store: migrations, databases of newer versions, connections."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage import database
from bot.storage.away import StoreAway
from bot.storage.repository import NewerDatabase
from bot.storage.schema import metadata
from bot.storage.sql import SqlRepository
from tests.rows import ANA, BUDI, CLARA, GUILD, after, opened, played


async def run(url: str, *statements: str) -> Any:
    """Run statements of SQL from outside; the first value of the last one, if it has any."""
    engine = create_async_engine(url)
    async with engine.begin() as conn:
        for statement in statements:
            result = await conn.execute(text(statement))
        value = result.scalar() if result.returns_rows else None
    await engine.dispose()
    return value


async def in_database(url: str, look: Any) -> Any:
    engine = create_async_engine(url)
    async with engine.connect() as conn:
        seen = await conn.run_sync(look)
    await engine.dispose()
    return seen


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), metadata)


def contents(folder: Path) -> dict[str, bytes]:
    """Files by name that have any; but SQLite's shared memory, which is no part of the data."""
    files = {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}
    return {name: data for name, data in files.items() if data}


def others() -> set[threading.Thread]:
    """Threads that are still there after a moment to end in."""
    threads = set(threading.enumerate()) - {threading.main_thread()}
    for thread in threads:
        thread.join(1)
    return {thread for thread in threads if thread.is_alive()}


async def test_the_migrations_lead_to_the_schema(repo: SqlRepository, url: str) -> None:
    assert await in_database(url, differences) == []


async def test_starting_again_keeps_what_is_stored(repo: SqlRepository, url: str) -> None:
    row = await opened(repo)

    again = SqlRepository(url)
    await again.start()

    assert (await again.load(row.id)) == (await repo.load(row.id))
    await again.stop()


AS_IT_WAS = (
    "DROP INDEX ix_tables_still_since",
    "DROP INDEX ix_tables_guild_id",
    "ALTER TABLE tables DROP COLUMN still_since",
    "ALTER TABLE tables DROP COLUMN still_until",
    "ALTER TABLE tables DROP COLUMN still_for",
    "DROP TABLE leases",
    "DROP TABLE names",
    "ALTER TABLE people ADD COLUMN name TEXT DEFAULT '' NOT NULL",
    "UPDATE alembic_version SET version_num = '0001'",
)
"""What takes a database back to its first version."""


async def test_an_older_database_is_brought_to_this_version(repo: SqlRepository, url: str) -> None:
    await played(repo, [ANA], [BUDI])
    await played(repo, [BUDI], [CLARA], at=after(60))
    await run(url, *AS_IT_WAS)

    again = SqlRepository(url)
    await again.start()

    board = await again.board(GUILD, game=None, since=None, page=1)
    assert {line.name for line in board.lines} == {"Ana", "Budi", "Clara"}
    assert await in_database(url, differences) == []
    await again.stop()


async def test_many_may_start_at_once_on_an_empty_database(url: str) -> None:
    repos = [SqlRepository(url) for _ in range(8)]

    await asyncio.gather(*(repo.start() for repo in repos))

    assert [await opened(repo) for repo in repos]
    for repo in repos:
        await repo.stop()


async def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    await run(url, "CREATE TABLE results (x INTEGER)")

    with pytest.raises((DBAPIError, StoreAway), match="results"):
        await SqlRepository(url).start()

    tables = await in_database(url, lambda conn: inspect(conn).get_table_names())
    assert tables == ["results"]


async def test_a_database_of_a_newer_version_is_refused(repo: SqlRepository, url: str) -> None:
    await repo.stop()
    await run(url, "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(NewerDatabase, match="9999"):
        await SqlRepository(url).start()

    assert await run(url, "SELECT version_num FROM alembic_version") == "9999"


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A SQLite database of a newer version, alone in its folder."""
    path = tmp_path / "newer" / "deadeye.db"
    path.parent.mkdir()
    repo = SqlRepository(f"sqlite+aiosqlite:///{path}")
    await repo.start()
    await opened(repo)
    await repo.stop()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    return path


@pytest.mark.parametrize("journal", ["delete", "wal"])
async def test_a_newer_file_is_not_touched(file: Path, journal: str) -> None:
    sqlite3.connect(file).execute(f"PRAGMA journal_mode = {journal}").connection.close()
    before = contents(file.parent)

    with pytest.raises(NewerDatabase):
        await SqlRepository(f"sqlite+aiosqlite:///{file}").start()

    assert contents(file.parent) == before


async def test_a_newer_file_is_not_touched_after_a_crash_either(file: Path, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    db = sqlite3.connect(file)
    db.execute("DELETE FROM seats")
    db.commit()
    for part in file.parent.glob("*.db*"):
        shutil.copy(part, crashed)
    db.close()
    before = contents(crashed)
    assert before["deadeye.db-wal"]

    with pytest.raises(NewerDatabase):
        await SqlRepository(f"sqlite+aiosqlite:///{crashed}/deadeye.db").start()

    assert contents(crashed) == before


async def test_a_start_that_fails_leaves_no_thread(file: Path, tmp_path: Path) -> None:
    with pytest.raises(NewerDatabase):
        await SqlRepository(f"sqlite+aiosqlite:///{file}").start()
    with pytest.raises((DBAPIError, StoreAway), match="unable to open"):
        await SqlRepository(f"sqlite+aiosqlite:///{tmp_path}/nowhere/deadeye.db").start()
    foreign = f"sqlite+aiosqlite:///{tmp_path}/foreign.db"
    await run(foreign, "CREATE TABLE results (x INTEGER)")
    with pytest.raises((DBAPIError, StoreAway), match="results"):
        await SqlRepository(foreign).start()

    assert others() == set()


def test_a_process_ends_though_its_store_was_never_closed(tmp_path: Path) -> None:
    program = f"""
import asyncio
from bot.storage.sql import SqlRepository

async def main():
    repo = SqlRepository("sqlite+aiosqlite:///{tmp_path}/deadeye.db")
    await repo.start()
    await repo.next_due()
    raise SystemExit(3)

asyncio.run(main())
"""
    assert subprocess.run([sys.executable, "-c", program], timeout=20, check=False).returncode == 3


def setup_of(conn: Connection) -> dict[str, Any]:
    """How a connection to SQLite is set up."""
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return {name: conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas}


async def test_every_connection_to_sqlite_is_set_up(tmp_path: Path) -> None:
    db = database.database(f"sqlite+aiosqlite:///{tmp_path}/deadeye.db")
    await database.start(db)

    setups = await asyncio.gather(db.write(setup_of), *(db.read(setup_of) for _ in range(database.READERS)))

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert setups == [{**wanted, "busy_timeout": database.BUSY_SECONDS * 1000}] * (1 + database.READERS)
    await db.stop()


async def opened_elsewhere(url: str) -> None:
    """A table is opened by a process of its own, as far as a database can tell."""
    repo = SqlRepository(url)
    await repo.start()
    await opened(repo)
    await repo.stop()


async def test_readers_see_one_moment_while_somebody_writes(repo: SqlRepository, url: str) -> None:
    db = database.database(url)
    await db.open()

    def count(conn: Connection) -> Any:
        return conn.scalar(text("SELECT count(*) FROM tables"))

    def count_twice(conn: Connection) -> tuple[Any, Any]:
        before = count(conn)
        with ThreadPoolExecutor(1) as elsewhere:
            elsewhere.submit(asyncio.run, opened_elsewhere(url)).result(20)
        return before, count(conn)

    assert await db.read(count_twice) == (0, 0)
    assert await db.read(count) == 1
    await db.stop()
