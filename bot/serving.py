"""A process of Deadeye from its start to its last breath: the store, the tables, the bot."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.client import CannotRegister, DeadeyeBot, TooManyShards
from bot.chat.warming import load_texts
from bot.games import FRONTENDS, brain_for, register
from bot.games.frontend import CannotPrepare, Frontend
from bot.lease import GaveWay, Holding, Overlap
from bot.pictures import Studio
from bot.settings import Settings
from bot.storage.away import StoreAway, first_line, within
from bot.storage.repository import NewerDatabase, StoreLost
from bot.storage.shards import Shards
from bot.storage.sql import SqlRepository
from bot.tables.clock import Clock, SystemClock
from bot.tables.tables import Seeds, Tables, secret_seed
from rules.core.game import AnyGame
from rules.games import GAMES

FIRST_WAITS = (5, 10, 30, 60)
LONGEST_WAIT = 300
"""Seconds until Discord is tried again, where it is at fault."""
LAST_CLOSING = 1.5
"""Seconds that closing the database may take."""
LAST_BREATH = 9.5
"""Seconds after SIGTERM when the process ends, whatever still keeps it."""
CLOSED_FOR_GOOD = {
    4004: "DISCORD_TOKEN: Discord does not accept it any more",
    4010: "SHARDS: Discord does not know such a shard",
    4011: "SHARDS: Deadeye is in so many servers that Discord wants it to serve them in more shards",
    4012: "this version of Deadeye is too old for Discord: install a newer one",
    4013: "this version of Deadeye is too old for Discord: install a newer one",
    4014: "Discord does not let this application do what Deadeye needs: see its settings at Discord",
}
"""What the operator has to change, by the code with which Discord closes a line."""

log = logging.getLogger(__name__)


class CannotServe(Exception):
    """Deadeye cannot start as it is set up; the text says what to change."""


def set_up(settings: Settings) -> Mapping[str, AnyGame]:
    """Register every game as the operator would have it, and return all there are; raises :exc:`CannotServe`."""
    frontends = [_prepared(frontend, settings) for frontend in FRONTENDS]
    register(*frontends)
    return {**GAMES, **{frontend.key: frontend.game for frontend in frontends}}


def _prepared(frontend: Frontend, settings: Settings) -> Frontend:
    try:
        return frontend if frontend.prepare is None else frontend.prepare(settings)
    except CannotPrepare as error:
        raise CannotServe(str(error)) from error


@asynccontextmanager
async def open_tables(
    url: str, clock: Clock, played: Mapping[str, AnyGame] = GAMES, *, seeds: Seeds = secret_seed
) -> AsyncIterator[Tables]:
    """The tables of a database, whose connections are closed whatever happens; raises :exc:`CannotServe`."""
    repo = SqlRepository(url)
    try:
        await repo.start()
    except NewerDatabase as error:
        raise CannotServe(f"{error}; nothing was changed. Start a newer version.") from error
    except (OSError, SQLAlchemyError, StoreAway, TypeError) as error:  # a driver's word for an unknown option
        raise CannotServe(f"DATABASE_URL: the database cannot be used ({first_line(error)})") from error
    try:
        yield Tables(repo, clock, played, brain_for, seeds=seeds)
    finally:
        await within(LAST_CLOSING, repo.stop(), "closing the database")


@asynccontextmanager
async def open_studio(*, on: bool, fonts: Sequence[Path] = ()) -> AsyncIterator[Studio | None]:
    """Somewhere to have pictures drawn, unless there are to be none; nothing waits until it is ready."""
    if not on:
        yield None
        return
    studio = Studio(fonts)
    starting = asyncio.create_task(studio.start())
    try:
        yield studio
    finally:
        starting.cancel()
        await studio.stop()


async def serve(settings: Settings) -> None:
    """Serve Discord until somebody stops it; raises :exc:`CannotServe`."""
    if settings.discord_token is None:
        raise CannotServe("DISCORD_TOKEN is not set: see .env.example")
    end_on_sigterm(at_last=True)
    clock, played = SystemClock(), set_up(settings)
    await asyncio.to_thread(load_texts)
    async with (
        open_tables(settings.database_url, clock, played) as tables,
        open_studio(on=settings.pictures == "on", fonts=settings.fonts) as studio,
    ):
        shards = None if isinstance(settings.shards, str) else settings.shards
        if shards is not None:
            tables.repo.serve_only(shards)
        await _serve_in_turn(settings, tables, clock, shards, studio)


async def _serve_in_turn(
    settings: Settings, tables: Tables, clock: Clock, shards: Shards | None, studio: Studio | None
) -> None:
    """Serve whenever no other process serves the same shards, and Discord lets Deadeye."""
    for wait in _ever_longer():
        holding = Holding(tables.repo, clock, shards)
        try:
            await holding.take()
            try:
                await _serve_once(settings, tables, clock, holding, shards, studio)
            finally:
                await within(LAST_CLOSING, holding.drop(), "giving up the lease")
        except GaveWay as error:
            log.warning("%s: this one stands by", error)
        except Exception as error:
            log.warning("Discord cannot serve Deadeye (%s); tried again in %s s", to_change(error), wait)
            await clock.sleep(wait)


async def _serve_once(
    settings: Settings,
    tables: Tables,
    clock: Clock,
    holding: Holding,
    shards: Shards | None,
    studio: Studio | None,
) -> None:
    """Serve until something ends it; raises what does."""
    token = settings.discord_token
    assert token is not None  # noqa: S101  (checked before anything was opened)
    async with DeadeyeBot(
        tables, clock, sync=settings.sync, keep=holding.keep, studio=studio, uploading=True
    ) as bot:
        bot.unserved_since = holding.unserved_since
        await bot.login(token.get_secret_value())
        await bot.choose_shards(shards)
        await bot.connect()
        if bot.ended_by is not None:
            raise bot.ended_by


def _ever_longer() -> Iterator[int]:
    """Seconds to wait after Discord has failed."""
    yield from FIRST_WAITS
    while True:
        yield LONGEST_WAIT


def to_change(error: Exception) -> str:
    """What Discord says where only waiting helps; raises :exc:`CannotServe` where the operator can help, too."""
    if isinstance(error, discord.LoginFailure):
        raise CannotServe("DISCORD_TOKEN: Discord does not accept it") from error
    if isinstance(error, StoreLost):
        raise CannotServe(f"DATABASE_URL: {error}; nobody would find what is stored now") from error
    if isinstance(error, Overlap | TooManyShards):
        raise CannotServe(f"SHARDS: {error}") from error
    if isinstance(error, CannotRegister):
        raise CannotServe(f"SYNC: Discord does not let Deadeye register commands there ({error})") from error
    if isinstance(error, discord.ConnectionClosed) and error.code in CLOSED_FOR_GOOD:
        raise CannotServe(CLOSED_FOR_GOOD[error.code]) from error
    if isinstance(error, discord.PrivilegedIntentsRequired):
        raise CannotServe(CLOSED_FOR_GOOD[4014]) from error
    if not isinstance(error, discord.DiscordException | aiohttp.ClientError | OSError | StoreAway | TimeoutError):
        raise error
    return first_line(error)


def end_on_sigterm(*, at_last: bool = False) -> None:
    """Let SIGTERM end the running task as Ctrl+C does, where the system has such a signal.

    A second one is not heard: the first is being obeyed. ``at_last`` the process ends, whatever still keeps it:
    every move is stored already.
    """
    task = asyncio.current_task()
    assert task is not None  # noqa: S101

    def end() -> None:
        if task.cancelling():
            return
        task.cancel()
        if at_last:
            last = threading.Timer(LAST_BREATH, os._exit, (0,))
            last.daemon = True
            last.start()

    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end)
