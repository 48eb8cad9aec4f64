"""Quick connections to SQLite, by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.storage import quick


async def test_a_cursor_shows_rows_and_counts(tmp_path: Path) -> None:
    connection = await quick.connect(tmp_path / "x.db", isolation_level=None)
    cursor = quick.QuickCursor(connection)
    assert (cursor.description, cursor.rowcount, cursor.lastrowid, await cursor.fetchall()) == (None, -1, None, ())

    await cursor.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    await cursor.executemany("INSERT INTO t VALUES (?)", [(1,), (2,), (3,)])
    assert cursor.rowcount == 3
    await cursor.execute("INSERT INTO t VALUES (?)", (9,))
    assert cursor.lastrowid == 9
    await cursor.execute("SELECT x FROM t ORDER BY x")
    assert cursor.description[0][0] == "x"
    assert await cursor.fetchall() == [(1,), (2,), (3,), (9,)]
    await connection.close()


async def test_closing_gives_up_the_locks_of_statements_that_somebody_holds(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    cut_off, other = [await quick.connect(path, isolation_level=None, timeout=0) for _ in range(2)]
    await cut_off.execute_fetchall("CREATE TABLE t (x INTEGER)")
    await cut_off.execute_fetchall("BEGIN IMMEDIATE")
    held = await cut_off.executemany("INSERT INTO t VALUES (?)", [(1,)])

    await cut_off.close()

    await other.execute_fetchall("INSERT INTO t VALUES (2)")
    rows: list[Any] = list(await other.execute_fetchall("SELECT x FROM t"))
    assert rows == [(2,)]
    assert held.rowcount == 1
    await other.close()
