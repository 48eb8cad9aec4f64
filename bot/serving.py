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
from bot.games import SCREENS, brain_for
from bot.games.explore.screen import ExploreScreen
from bot.settings import Settings
from bot.storage.repository import NewerDatabase
from bot.storage.sql import SqlRepository
from bot.tables.clock import Clock, SystemClock
from bot.tables.tables import Tables
from rules.core.errors import BadData
from rules.core.game import AnyGame
from rules.explore import EXPLORE, ExploreGame
from rules.explore.box import load
from rules.explore.odds import solve
from rules.games import GAMES


class CannotServe(Exception):
    """Deadeye cannot start as it is set up; the text says what to change."""


def games(settings: Settings) -> Mapping[str, AnyGame]:
    """Every game by key, Explore with the operator's own set if there is one; raises :exc:`CannotServe`.

    What people look up about it is then that set.
    """
    if settings.explore_set is None:
        return GAMES
    try:
        box = load(settings.explore_set)
    except (BadData, OSError) as error:
        raise CannotServe(f"EXPLORE_SET: {error}") from error
    SCREENS[EXPLORE.key] = ExploreScreen(box)
    return {**GAMES, EXPLORE.key: ExploreGame(EXPLORE.key, box)}


@asynccontextmanager
async def open_tables(url: str, clock: Clock, played: Mapping[str, AnyGame] = GAMES) -> AsyncIterator[Tables]:
    """The tables of a database, whose connections are closed whatever happens; raises :exc:`CannotServe`.

    Odds that take long are reckoned before anybody asks for them.
    """
    for game in played.values():
        if isinstance(game, ExploreGame):
            await asyncio.to_thread(solve, game.box)
    repo = SqlRepository(url)
    try:
        await repo.start()
    except NewerDatabase as error:
        raise CannotServe(f"{error}; nothing was changed. Start a newer version.") from error
    except (OSError, SQLAlchemyError, TypeError) as error:  # a driver's word for an option it does not know
        raise CannotServe(f"DATABASE_URL: the database cannot be used ({_first_line(error)})") from error
    try:
        yield Tables(repo, clock, played, brain_for)
    finally:
        await repo.stop()


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


async def serve(settings: Settings) -> None:
    """Serve Discord until somebody stops it; raises :exc:`CannotServe`."""
    if settings.discord_token is None:
        raise CannotServe("DISCORD_TOKEN is not set: see .env.example")
    end_on_sigterm()
    clock, played = SystemClock(), games(settings)
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
