"""That no question to the store reads through all tables there are: asked of SQLite's planner, not of a clock."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from bot.storage.repository import CheckpointRow, Place, StillFor
from bot.storage.sql import SqlRepository
from tests.rows import ANA, GUILD, NOON, change, changed, opened, payloads

Ask = Callable[[SqlRepository], Awaitable[Any]]


@contextmanager
def listening() -> Iterator[list[tuple[str, Any]]]:
    """The statements that are run meanwhile, with their parameters."""
    heard: list[tuple[str, Any]] = []

    def hear(conn: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        heard.append((statement, parameters[0] if many else parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    yield heard
    event.remove(Engine, "before_cursor_execute", hear)


def scans(path: Path, statement: str, parameters: Any) -> list[str]:
    """The steps of SQLite's plan that read through a whole table of the database."""
    db = sqlite3.connect(path)
    plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    db.close()
    steps = [step for *_, step in plan if step.startswith("SCAN ") and step.split()[1] in tables]
    return [step for step in steps if "INDEX" not in step]


@pytest.mark.parametrize(
    "ask",
    [
        lambda repo: repo.load(1),
        lambda repo: repo.stamp(1),
        lambda repo: repo.due(NOON),
        lambda repo: repo.next_due(),
        lambda repo: repo.unshown(),
        lambda repo: repo.after_downtime(NOON, reminder=3),
        lambda repo: repo.give_back(Place(), NOON, NOON, reminder=3),
        lambda repo: repo.stand_still(Place(guilds=frozenset({GUILD})), StillFor.OUTAGE, NOON, NOON),
        lambda repo: repo.stand_still(Place(channel=6), StillFor.CHANNEL, NOON, NOON),
        lambda repo: repo.go_on(NOON, reminder=3),
        lambda repo: repo.go_on(NOON, Place(channel=6), StillFor.CHANNEL, reminder=3),
        lambda repo: repo.lost(NOON),
        lambda repo: repo.in_guild(GUILD),
        lambda repo: repo.claim(1, "message_id", None, 1),
        lambda repo: repo.in_channel(6),
        lambda repo: repo.of_person(ANA),
        lambda repo: repo.history(1),
        lambda repo: repo.private_message(1, ANA),
        lambda repo: repo.board(GUILD, game=None, since=NOON, page=1),
        lambda repo: repo.tallies(GUILD, ANA),
    ],
)
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_no_table_is_read_through(repo: SqlRepository, tmp_path: Path, ask: Ask) -> None:
    row = await opened(repo, deadline=NOON)
    await changed(repo, row, checkpoint=CheckpointRow(1, 1, 1, 1, "{}"), journal=payloads((1, 1, 0)))

    with listening() as heard:
        await ask(repo)

    queries = [(sql, values) for sql, values in heard if sql.split()[0] in ("SELECT", "UPDATE")]
    assert queries
    assert [scan for query in queries for scan in scans(tmp_path / "deadeye.db", *query)] == []


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_an_answer_is_stored_in_few_statements(repo: SqlRepository) -> None:
    row = await opened(repo)
    answer = change(row, journal=payloads(*((1, 1, n) for n in range(9))), events=payloads((1, 1, 0), (1, 1, 1)))

    with listening() as heard:
        assert await repo.commit(answer)

    assert [sql.split()[0] for sql, _ in heard] == ["BEGIN", "UPDATE", "INSERT", "INSERT"]
