"""How big a table is in memory, how fast one comes back to it, and how long a start takes."""

from __future__ import annotations

import gc
import random
import sqlite3
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import simcord

from benchmarks.measure import Measure
from bot.chat.client import DeadeyeBot
from bot.games import brain_for
from bot.storage.repository import Phase, TableId
from bot.storage.sql import SqlRepository
from bot.tables.look import Look, Person
from bot.tables.tables import Tables
from rules.games import GAMES
from tests.bot.house import Gallery
from tests.clock import HandClock

FIVE = [Person(n, name) for n, name in enumerate(("Ana", "Budi", "Clara", "Dewi", "Eko"), 1)]
TABLES, MANY, FEW = 200, 10_000, 10
TURN = 10
KIB = 1024


@asynccontextmanager
async def house(database: Path) -> AsyncIterator[Tables]:
    """Tables over a database, without Discord."""
    repo = SqlRepository(f"sqlite+aiosqlite:///{database}")
    await repo.start()
    try:
        yield Tables(repo, HandClock(), GAMES, brain_for)
    finally:
        await repo.stop()


async def at_turn(tables: Tables, turn: int) -> TableId:
    """A table of five people whose game has come so far."""
    luck = random.Random(turn)
    while True:
        look = await tables.open(FIVE[0], game="dice", guild_id=5, channel_id=6)
        for person in FIVE[1:]:
            await tables.join(look.id, person)
        look = await tables.start(look.id, FIVE[0])
        while look.phase is Phase.PLAYING and look.turns < turn:
            look = await answer(tables, look, luck)
        if look.phase is Phase.PLAYING:
            return look.id


async def answer(tables: Tables, look: Look, luck: random.Random) -> Look:
    """Whoever is asked answers anything."""
    person = look.seats[look.asked[0]].person_id
    assert person is not None
    mine = await tables.look(look.id, person)
    assert mine.ask is not None
    return await tables.act(look.id, person, mine.ask_no, luck.choice(list(mine.ask.answers())))


def copies(database: Path, table: TableId, count: int) -> None:
    """Store so many copies of a table under the numbers that follow."""
    with closing(sqlite3.connect(database)) as db:
        for name in ("tables", "seats", "stints", "journal", "events", "checkpoints"):
            key, *others = [f'"{row[1]}"' for row in db.execute(f"PRAGMA table_info({name})")]
            rest = ", ".join(others)
            again = f"INSERT INTO {name} ({key}, {rest}) SELECT ?, {rest} FROM {name} WHERE {key} = ?"  # noqa: S608
            db.executemany(again, [(table + n, table) for n in range(1, count + 1)])
        db.commit()


async def sizes_and_loads() -> AsyncIterator[Measure]:
    """A live table in memory, and a table that is not in memory until somebody looks."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "deadeye.db"
        async with house(database) as tables:
            first = await at_turn(tables, TURN)
        copies(database, first, TABLES)
        async with house(database) as tables:
            yield await size(tables, first)
        async with house(database) as tables:
            yield await loads(tables, first)


async def size(tables: Tables, first: TableId) -> Measure:
    """What 200 tables add to the memory, each with an answer since it was loaded."""
    luck = random.Random(1)
    await answer(tables, await tables.look(first), luck)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for table in range(first + 1, first + TABLES + 1):
        await answer(tables, await tables.look(table), luck)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Measure(f"a live table at turn {TURN}", (after - before) / TABLES / KIB, 64, "KiB")


async def loads(tables: Tables, first: TableId) -> Measure:
    """The time in which 95 of 100 tables are served that are not in memory."""
    await tables.look(first)
    times = []
    for table in range(first + 1, first + TABLES + 1):
        began = time.perf_counter()
        await tables.look(table)
        times.append(time.perf_counter() - began)
    return Measure("a table not in memory, p95", sorted(times)[TABLES * 95 // 100] * 1000, 20, "ms")


async def starts() -> AsyncIterator[Measure]:
    """How much longer a start takes with many stored tables in play than with few."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.db", Path(folder) / "many.db"
        for database, count in ((few, FEW), (many, MANY)):
            await fill(database, count)
        for name, start in (("a start", start_on_discord), ("a start after an hour", start_after_an_hour)):
            seconds = [min([await start(database, n) for n in range(1, 4)]) for database in (few, many)]
            note = f"{seconds[1]:.2f} s to {seconds[0]:.2f} s"
            yield Measure(
                f"{name}: longer with {MANY:,} than with {FEW} tables",
                seconds[1] - seconds[0],
                0.5,
                "s",
                note=note,
            )


async def fill(database: Path, count: int) -> None:
    """Store so many tables in play, all of them shown."""
    async with house(database) as tables:
        table = await at_turn(tables, TURN)
        look = await tables.look(table)
        await tables.claim(table, "shown_revision", look.shown_revision, look.revision)
        await tables.wake()
    copies(database, table, count - 1)


async def start_on_discord(database: Path, _: int) -> float:
    """Seconds from nothing until the bot has come back, done what is due and has nothing on its way."""
    began = time.perf_counter()
    async with house(database) as tables:
        bot = DeadeyeBot(tables, tables.clock, ticking=False)
        env = simcord.Env(bot)
        await env.start()
        await bot.tick()
        taken = time.perf_counter() - began
        await env.shutdown()
    return taken


async def start_after_an_hour(database: Path, hours: int) -> float:
    """The same without Discord: every table gets its time back, and is then to be shown one after the other."""
    clock, gallery = HandClock(), Gallery()
    clock.pass_by(hours * 3600)
    began = time.perf_counter()
    async with house(database) as tables:
        tables.clock, tables.audience = clock, gallery
        await tables.wake()
        await tables.run_due(clock.now())
        assert gallery.seen, "tables are shown with their new deadlines"
        return time.perf_counter() - began
