"""A press on a table through a simulated Discord, against a bare bot and a bare database."""

from __future__ import annotations

import random
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import aiosqlite
import discord
import simcord
from discord import ui
from sqlalchemy import Engine, event

from benchmarks.measure import Measure
from bot.storage.repository import Phase
from tests.discord import Message, Town, ids, person_of, town

FIVE = ("Ana", "Budi", "Clara", "Dewi", "Eko")
PRESSES, WARM_UP, ROUNDS = 300, 20, 4
TABLES = 200
Statement = tuple[str, Any, bool]
Parts = Sequence[dict[str, Any]]
"""What a message consists of, as Discord has it."""


async def click(person: simcord.MemberActor, message: Message, custom_id: str) -> float:
    """Seconds from a press until nothing that it brings about is on its way any more."""
    began = time.perf_counter()
    await person.click(message, custom_id=custom_id)
    return time.perf_counter() - began


# -- Deadeye --------------------------------------------------------------------------------------------------


class Saloon:
    """Tables in play in a simulated server; whoever is asked presses something."""

    def __init__(self, place: Town, folder: Path) -> None:
        self.place, self.luck, self.database = place, random.Random(1), folder / "deadeye.db"
        self.people = place.everybody(*FIVE)
        self.channels: dict[int, Any] = {}

    async def start(self) -> int:
        """A game of five, dealt and shown, in a channel of its own."""
        tables, (host, *others) = self.place.bot.tables, map(person_of, self.people)
        channel = self.place.guild.create_text_channel(f"table-{self.luck.random()}")
        look = await tables.open(host, game="dice", guild_id=self.place.guild.id, channel_id=channel.id)
        self.channels[look.id] = channel
        for person in others:
            await tables.join(look.id, person)
        await tables.start(look.id, host)
        await self.place.rest()
        return look.id

    async def press(self, table: int) -> float | None:
        """The time of one answer, ``None`` when the game is over."""
        look = await self.place.look(table)
        if look.phase is not Phase.PLAYING:
            return None
        message = await self.message(table)
        person = self.place.holder(look, look.asked[0])
        taken = await click(person, message, self.luck.choice(ids(message, "ac")))
        await self.place.rest()
        return taken

    async def message(self, table: int) -> discord.Message:
        """The table message."""
        look = await self.place.look(table)
        return self.place.message(self.channels[table], look.message_id)

    async def presses(self, tables: list[int], count: int) -> list[float]:
        """The times of so many answers, one table after the other; a game that is over makes way for another."""
        times: list[float] = []
        while len(times) < count:
            n = len(times) % len(tables)
            taken = await self.press(tables[n])
            if taken is None:
                tables[n] = await self.start()
            else:
                times.append(taken)
        return times


@asynccontextmanager
async def saloon() -> AsyncIterator[Saloon]:
    """A town with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with town(Path(folder)) as place:
            yield Saloon(place, Path(folder))


def copied(message: Message | None) -> list[Any]:
    """What a message consists of."""
    assert message is not None
    raw: Sequence[Any] = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in raw]


# -- what it is measured by -----------------------------------------------------------------------------------


@contextmanager
def writes() -> Iterator[list[Statement]]:
    """Every statement that writes meanwhile."""
    heard: list[Statement] = []

    def hear(_conn: Any, _cursor: Any, sql: str, parameters: Any, _context: Any, many: bool) -> None:
        if sql.split()[0] in ("INSERT", "UPDATE", "DELETE"):
            heard.append((sql, parameters, many))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


@asynccontextmanager
async def bare_database(database: Path) -> AsyncIterator[aiosqlite.Connection]:
    """A copy of a database, as safe as Deadeye's own."""
    copy = database.with_name("copy.db")
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    async with aiosqlite.connect(copy, isolation_level=None) as db:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await db.execute(f"PRAGMA {pragma}")
        yield db


async def write(db: aiosqlite.Connection, statements: Sequence[Statement]) -> float:
    """Seconds in which these are written in one transaction."""
    began = time.perf_counter()
    await db.execute("BEGIN IMMEDIATE")
    for sql, parameters, many in statements:
        await (db.executemany if many else db.execute)(sql, parameters)
    await db.commit()
    return time.perf_counter() - began


class Again(ui.Button[Any]):
    """A button that edits its message."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Show the same again, and in the other message too if there is one."""
        assert isinstance(self.view, Copy)
        await interaction.response.edit_message(view=Copy(self.view.message, self.view.also))
        if self.view.also is not None:
            other, message = self.view.also
            await other.edit(view=Copy(message))


class Copy(ui.LayoutView):
    """The texts and buttons of a message, made anew; ``also``: another message that changes with it."""

    def __init__(self, message: Parts, also: tuple[discord.Message, Parts] | None = None) -> None:
        super().__init__(timeout=None)
        self.message, self.also = message, also
        for part in message:
            self.add_item(_copy(part))


def _copy(part: dict[str, Any]) -> ui.Item[Any]:
    inner = [_copy(child) for child in part.get("components", ())]
    match part["type"]:
        case 1:
            return ui.ActionRow(*inner)
        case 2:
            looks: dict[str, Any] = {key: part.get(key) for key in ("custom_id", "label", "disabled")}
            emoji = discord.PartialEmoji.from_dict(part["emoji"]) if part.get("emoji") else None
            return Again(style=discord.ButtonStyle(part["style"]), emoji=emoji, **looks)
        case 10:
            return ui.TextDisplay(part["content"])
        case 14:
            return ui.Separator()
        case 17:
            return ui.Container(*inner)
    raise ValueError(f"no copy of a component of type {part['type']}")


class BareBot:
    """A bot whose buttons edit their message, and nothing else."""

    def __init__(self, env: simcord.Env) -> None:
        self.env, self.guild = env, env.create_guild("Tombstone")
        self.channel = self.guild.create_text_channel("saloon")
        self.member = self.guild.add_member(env.create_user("user"))

    async def presses(self, like: Parts, count: int, *, table: Parts | None = None) -> list[float]:
        """The times of so many presses on a message that looks like this one; each edits a ``table`` too."""
        channel = self.env.bot.get_partial_messageable(self.channel.id)
        also = None if table is None else (await channel.send(view=Copy(table)), table)
        sent = await channel.send(view=Copy(like, also))
        times = []
        for _ in range(count):
            message = next(message for message in self.channel.history() if message.id == sent.id)
            times.append(await click(self.member, message, ids(message, "ac")[0]))
        return times


@asynccontextmanager
async def bare_bot() -> AsyncIterator[BareBot]:
    """A bare bot in a town of its own."""
    env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)))
    await env.start()
    try:
        yield BareBot(env)
    finally:
        await env.shutdown()


# -- the ratios -----------------------------------------------------------------------------------------------


async def measures() -> AsyncIterator[Measure]:
    """A press against the sum of a bare bot's and a bare database's, and with many tables against one."""
    yield await against_bare_ones()
    yield await with_many_tables()


async def against_bare_ones() -> Measure:
    """In rounds, so that all three have good and bad moments of the machine alike."""
    times: list[float] = []
    rows: list[float] = []
    bare: list[float] = []
    for _ in range(ROUNDS):
        async with saloon() as ours:
            tables = [await ours.start()]
            await ours.presses(tables, WARM_UP)
            async with bare_database(ours.database) as db:
                for _ in range(PRESSES // ROUNDS):
                    like = copied(await ours.message(tables[0]))
                    with writes() as heard:
                        times += await ours.presses(tables, 1)
                    rows.append(await write(db, heard))
        async with bare_bot() as other:
            bare += await other.presses(like, PRESSES // ROUNDS)
    one, bot, base = median(times), median(bare), median(rows)
    note = f"{one * 1000:.2f} ms; bare bot {bot * 1000:.2f} + bare database {base * 1000:.2f} ms"
    return Measure("a press, to a bare bot and a bare database", one / (bot + base), 1.5, note=note)


async def with_many_tables() -> Measure:
    """One table before and after, many in between."""
    async with saloon() as ours:
        first = [await ours.start()]
        await ours.presses(first, WARM_UP)
        alone = await ours.presses(first, PRESSES // 2)
        tables = [await ours.start() for _ in range(TABLES)]
        await ours.presses(tables, WARM_UP)
        among = await ours.presses(tables, PRESSES)
        for table in tables:
            await ours.place.bot.tables.void(table, "channel-deleted")
        await ours.place.rest()
        alone += await ours.presses(first, PRESSES // 2)
    one, each = median(alone), median(among)
    note = f"{each * 1000:.2f} ms to {one * 1000:.2f} ms"
    return Measure(f"a press with {TABLES} tables in play, to one", each / one, 1.3, note=note)
