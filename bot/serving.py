"""A process of Deadeye from its start to its last breath: the store, the tables, the bot."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.client import DeadeyeBot
from bot.games import FRONTENDS, brain_for, register, registered
from bot.games.frontend import CannotPrepare, Frontend
from bot.settings import Settings
from bot.storage.repository import NewerDatabase
from bot.storage.sql import SqlRepository
from bot.tables.clock import Clock, SystemClock
from bot.tables.tables import Seeds, Tables, secret_seed
from rules.core.game import AnyGame
from rules.games import GAMES


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
    """The tables of a database, whose connections are closed whatever happens; raises :exc:`CannotServe`.

    Odds that take long are reckoned before anybody asks for them.
    """
    for key, game in played.items():
        if (known := registered().get(key)) is not None and known.warm_up is not None:
            await asyncio.to_thread(known.warm_up, game)
    repo = SqlRepository(url)
    try:
        await repo.start()
    except NewerDatabase as error:
        raise CannotServe(f"{error}; nothing was changed. Start a newer version.") from error
    except (OSError, SQLAlchemyError, TypeError) as error:  # a driver's word for an option it does not know
        raise CannotServe(f"DATABASE_URL: the database cannot be used ({_first_line(error)})") from error
    try:
        yield Tables(repo, clock, played, brain_for, seeds=seeds)
    finally:
        await repo.stop()


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


async def serve(settings: Settings) -> None:
    """Serve Discord until somebody stops it; raises :exc:`CannotServe`."""
    if settings.discord_token is None:
        raise CannotServe("DISCORD_TOKEN is not set: see .env.example")
    end_on_sigterm()
    clock, played = SystemClock(), set_up(settings)
    async with (
        open_tables(settings.database_url, clock, played) as tables,
        DeadeyeBot(tables, clock, sync=settings.sync) as bot,
    ):
        try:
            await bot.start(settings.discord_token.get_secret_value())
        except discord.LoginFailure as error:
            raise CannotServe("DISCORD_TOKEN: Discord does not accept it") from error
        except aiohttp.ClientError as error:
            raise CannotServe(f"Discord cannot be reached ({_first_line(error)})") from error


def end_on_sigterm() -> None:
    """Let SIGTERM end the running task as Ctrl+C does, where the system has such a signal.

    A second one is not heard: the first is being obeyed.
    """
    task = asyncio.current_task()
    assert task is not None  # noqa: S101

    def end() -> None:
        if not task.cancelling():
            task.cancel()

    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end)
