"""Databases as older versions left them, as ``tests/golden/database-<migration>.sql.gz``.

After a migration was added: ``python -m tests.golden_database <migration>`` keeps a database as it is then, with a
lobby, games that are being played and an ended one of every title. The files of older ones are never written
again: people's tables are stored like that.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from bot.games import brain_for
from bot.storage.repository import Phase
from bot.storage.sql import SqlRepository
from bot.tables.look import Look, Person
from bot.tables.tables import Tables
from rules.games import GAMES
from tests.clock import HandClock
from tests.playing import at_most, seeds

FOLDER = Path(__file__).with_name("golden")
ANA, BUDI = Person(2**62 + 1, "Ana"), Person(2**62 + 2, "Budi")
STEPS = 3000
"""More answers and waits than a game takes."""

STOPS = (1, 3, 7, None)
"""The turns up to which games of each title are played; ``None``: to the end."""


def everybody(database: Path) -> SqlRepository:
    """The store in a file."""
    return SqlRepository(f"sqlite+aiosqlite:///{database}")


async def lobby(tables: Tables, game: str) -> int:
    """A lobby of two people and two bots."""
    look = await tables.open(ANA, game=game, guild_id=5, channel_id=6, pace="slow")
    await tables.join(look.id, BUDI)
    for _ in range(2):
        await tables.add_bot(look.id, ANA)
    return look.id


async def play(tables: Tables, clock: HandClock, table: int, stop: int | None, luck: random.Random) -> Look:
    """Play a game at random, bots among people, until a person is asked in turn ``stop`` or later."""
    for _ in at_most(STEPS):
        look = await tables.look(table)
        asked = [person for person in (ANA, BUDI) if look.seat_of(person.id) in look.asked]
        if look.phase is not Phase.PLAYING or (asked and stop is not None and look.turns >= stop):
            return look
        if not asked:
            due = await tables.run_due(clock.now())
            clock.time = max(clock.time, due or clock.time)
            continue
        mine = await tables.look(table, asked[0].id)
        assert mine.ask is not None
        await tables.act(table, asked[0].id, mine.ask_no, luck.choice(list(mine.ask.forward())))
    raise AssertionError


async def write(database: Path) -> None:
    """Play tables of every title, each as far as ``STOPS`` say, and a lobby."""
    repo, clock, luck = everybody(database), HandClock(), random.Random(3)
    await repo.start()
    tables = Tables(repo, clock, GAMES, brain_for, pauses=random.Random(7), seeds=seeds(2))
    for game in GAMES:
        await lobby(tables, game)
        for stop in STOPS:
            table = await lobby(tables, game)
            await tables.start(table, ANA)
            await play(tables, clock, table, stop, luck)
    await repo.stop()


def dump(database: Path) -> str:
    """The database as text."""
    connection = sqlite3.connect(database)
    lines = "\n".join(connection.iterdump())
    connection.close()
    return lines + "\n"


def load(migration: str, database: Path) -> None:
    """Make the database that has been kept."""
    connection = sqlite3.connect(database)
    connection.executescript(gzip.decompress(kept(migration).read_bytes()).decode())
    connection.close()


def kept(migration: str) -> Path:
    """Where the database of one migration is kept."""
    return FOLDER / f"database-{migration}.sql.gz"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "deadeye.db"
        asyncio.run(write(made))
        kept(sys.argv[1]).write_bytes(gzip.compress(dump(made).encode(), mtime=0))
