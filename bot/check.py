"""``python -m bot check``: whether Deadeye could serve, or does, and what it lacks."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from importlib.resources import files

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.games import FRONTENDS
from bot.lease import LAPSE
from bot.pictures import NEEDED
from bot.serving import CannotServe, set_up
from bot.settings import Settings
from bot.storage.away import StoreAway
from bot.storage.look import Seen, look
from bot.storage.repository import NewerDatabase
from bot.tables.clock import Clock, SystemClock

PATIENCE = 20.0
"""Seconds that Discord and the database have to answer."""
STALE = LAPSE + timedelta(seconds=15)
"""A process that serves was there more lately."""
FONTS = files("bot.pictures.worker") / "fonts"
EXTRAS = {"play": ("simcord",), "pictures": NEEDED}
"""What each extra brings."""


WRONG = (
    *(CannotServe, NewerDatabase, SQLAlchemyError, StoreAway),
    *(discord.DiscordException, aiohttp.ClientError, OSError, TypeError),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, what was found, and whether Deadeye can serve like that."""

    what: str
    found: str
    right: bool = True

    def __str__(self) -> str:
        return f"{'ok  ' if self.right else 'FAIL'}  {self.what}: {self.found}"


async def check(settings: Settings, *, alive: bool = False, clock: Clock | None = None) -> bool:
    """Say what was found; whether all is right. ``alive``: nothing but whether a process serves."""
    right = True
    async for finding in _findings(settings, clock or SystemClock(), alive=alive):
        print(finding, flush=True)  # noqa: T201
        right &= finding.right
    return right


async def _findings(settings: Settings, clock: Clock, *, alive: bool) -> AsyncIterator[Finding]:
    if alive:
        yield await _tried("database", lambda: _alive(settings, clock))
        return
    yield await _tried("settings", lambda: _settings(settings))
    yield await _tried("database", lambda: _database(settings, clock))
    yield await _tried("token", lambda: _token(settings))
    yield await _tried("gateway", lambda: _gateway(settings))
    fonts = [file.name for file in FONTS.iterdir() if file.name.endswith(".ttf")]
    yield Finding("fonts", f"{len(fonts)} for pictures", right=bool(fonts))
    for extra, modules in EXTRAS.items():
        missing = [name for name in modules if importlib.util.find_spec(name) is None]
        yield Finding(f"extra {extra}", f"not installed ({', '.join(missing)})" if missing else "installed")


async def _tried(what: str, look: Callable[[], Awaitable[str]]) -> Finding:
    """What a look finds, in time; what goes wrong with it is a finding too."""
    try:
        async with asyncio.timeout(PATIENCE):
            return Finding(what, await look())
    except WRONG as error:
        return Finding(what, (str(error).splitlines() or [type(error).__name__])[0], right=False)
    except TimeoutError:
        return Finding(what, f"no answer within {PATIENCE:.0f} s", right=False)


async def _settings(settings: Settings) -> str:
    set_up(settings)
    return f"{len(FRONTENDS)} games, shards {settings.shards}, commands registered: {settings.sync}"


async def _database(settings: Settings, clock: Clock) -> str:
    seen = await look(settings.database_url)
    return f"{_version(seen)}; {_served(seen, clock)}"


def _version(seen: Seen) -> str:
    if seen.version is None:
        return "empty: made ready at the first start"
    if seen.version == seen.wanted:
        return f"reachable, at version {seen.version}"
    return f"reachable, at version {seen.version}: brought to {seen.wanted} at the next start"


async def _alive(settings: Settings, clock: Clock) -> str:
    """Raise :exc:`CannotServe` where no process has said lately that it is there."""
    seen = await look(settings.database_url)
    ages = [clock.now() - lease.at for lease in seen.leases if lease.holder]
    if not ages or min(ages) > STALE:
        raise CannotServe(_served(seen, clock))
    return _served(seen, clock)


def _served(seen: Seen, clock: Clock) -> str:
    served = [f"{lease.shards} {_ago(clock.now() - lease.at)}" for lease in seen.leases if lease.holder]
    return f"shards served: {', '.join(served)}" if served else "no process serves"


def _ago(age: timedelta) -> str:
    return f"{max(0.0, age.total_seconds()):.0f} s ago"


async def _token(settings: Settings) -> str:
    async with _logged_in(settings) as client:
        assert client.user is not None  # noqa: S101  (just logged in)
        return f"accepted, as {client.user}"


async def _gateway(settings: Settings) -> str:
    async with _logged_in(settings) as client:
        recommended, _, limit = await client.http.get_bot_gateway()
        return f"reachable; {recommended} shards recommended, {limit['remaining']} starts of shards left"


@asynccontextmanager
async def _logged_in(settings: Settings) -> AsyncIterator[discord.Client]:
    """A client that has shown its token and opens no line."""
    if settings.discord_token is None:
        raise CannotServe("DISCORD_TOKEN is not set: see .env.example")
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.discord_token.get_secret_value())
        yield client
