"""A process that is killed at any moment loses nothing that it had committed, and another one goes on."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
from collections import defaultdict
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from bot.storage.codec import Codec
from bot.tables.happenings import HAPPENINGS
from rules.core.chance import Committed
from rules.core.journal import Answered, Noted
from rules.core.session import Session
from rules.games import GAMES
from tests.playing import at_most

ROOT = Path(__file__).parents[3]
GAMES_TO_END = 50
DICE = GAMES["dice"]
Key = tuple[int, int, int]


def killed_after(lines: int, database: Path) -> list[Any]:
    """What a process printed that was killed while it went on after so many lines."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.endless", f"sqlite+aiosqlite:///{database}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    read = [line for line, _ in zip(process.stdout, range(lines), strict=False)]
    process.kill()
    rest, faults = process.communicate()
    assert not faults, faults.decode()
    whole = [line for line in [*read, *rest.splitlines(keepends=True)] if line.endswith(b"\n")]
    return [json.loads(line) for line in whole]


def stored(database: Path, query: str, *values: int) -> list[Any]:
    connection = sqlite3.connect(database)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def ended(database: Path) -> int:
    [(count,)] = stored(database, "SELECT count(*) FROM tables WHERE phase = 'ended'")
    return int(count)


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Any]]:
    """A database of 50 ended games whose processes were killed again and again, and all that they printed."""
    database, luck = tmp_path_factory.mktemp("kill") / "deadeye.db", random.Random(50)
    printed: list[Any] = []
    kills = 0
    for _ in at_most(1000):
        if database.exists() and ended(database) >= GAMES_TO_END:
            break
        printed += killed_after(luck.randrange(1, 700), database)
        kills += 1
    assert kills > 3
    return database, printed


JOURNAL = "SELECT data FROM journal WHERE table_id = ? ORDER BY unit, attempt, n"
EVENTS = "SELECT data FROM events WHERE table_id = ? ORDER BY unit, attempt, n"
KEYS = {
    "journal": "SELECT table_id, unit, attempt, n FROM journal ORDER BY 1, 2, 3, 4",
    "events": "SELECT table_id, unit, attempt, n FROM events ORDER BY 1, 2, 3, 4",
}


def keys(database: Path, kind: str) -> dict[int, list[Key]]:
    """The keys of all stored rows of a kind, in order, by table."""
    found: dict[int, list[Key]] = defaultdict(list)
    for table, *key in stored(database, KEYS[kind]):
        found[table].append((key[0], key[1], key[2]))
    return found


def test_every_printed_line_is_in_the_database(history: tuple[Path, list[Any]]) -> None:
    database, printed = history
    journal, events = keys(database, "journal"), keys(database, "events")
    asked = dict(stored(database, "SELECT id, ask_no FROM tables"))
    rows = 0
    for table, ask_no, journal_keys, event_keys in printed:
        assert asked[table] >= ask_no
        assert {*map(tuple, journal_keys)} <= {*journal[table]}
        assert {*map(tuple, event_keys)} <= {*events[table]}
        rows += len(journal_keys)
    assert rows > 1000


@pytest.mark.parametrize("kind", ["journal", "events"])
def test_numbers_have_no_gap_and_no_repeat(history: tuple[Path, list[Any]], kind: str) -> None:
    by_table = keys(history[0], kind)
    assert len(by_table) >= GAMES_TO_END
    for found in by_table.values():
        assert len({*found}) == len(found)
        assert gapless([unit for unit, _, _ in found])
        for _, same_unit in groupby(found, key=lambda key: key[:2]):
            assert gapless([n for _, _, n in same_unit])


def gapless(numbers: list[int]) -> bool:
    """Whether these numbers, in order, go up from 0 and leave none out."""
    return [*dict.fromkeys(numbers)] == [*range(len({*numbers}))]


def test_no_question_was_answered_twice(history: tuple[Path, list[Any]]) -> None:
    codec = Codec(DICE, HAPPENINGS)
    answered = [
        (table, what.ask_no, what.seat)
        for table, data in stored(history[0], "SELECT table_id, data FROM journal")
        if isinstance(what := codec.load_recorded(data), Answered)
    ]
    assert len({*answered}) == len(answered) > 1000


def test_results_are_unique_and_complete(history: tuple[Path, list[Any]]) -> None:
    results = stored(history[0], "SELECT table_id, seat FROM results")
    assert len({*results}) == len(results)
    over = [table for (table,) in stored(history[0], "SELECT id FROM tables WHERE phase = 'ended'")]
    assert len(over) >= GAMES_TO_END
    assert sorted(results) == [(table, seat) for table in sorted(over) for seat in range(4)]


def test_every_ended_game_is_the_one_that_its_seed_and_answers_give(history: tuple[Path, list[Any]]) -> None:
    database, codec = history[0], Codec(DICE, HAPPENINGS)
    for table, seed in stored(database, "SELECT id, seed FROM tables WHERE phase = 'ended'"):
        session: Session[Any, Any, Any] = Session.deal(DICE, 4, DICE.options_type(), Committed(seed))
        for (data,) in stored(database, JOURNAL, table):
            what = codec.load_recorded(data)
            if isinstance(what, Answered):
                session.answer(what.seat, what.ask_no, what.indices)
            elif isinstance(what, Noted):
                session.note(what.entry)
        assert session.result is not None
        again = [codec.dump_entry(row.entry) for row in session.take().events]
        assert [data for (data,) in stored(database, EVENTS, table)] == again
