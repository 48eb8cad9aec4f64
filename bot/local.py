"""A table in your browser: the same bot in a Discord that exists in memory alone, with no account and no token.

simcord holds that Discord and shows one of its channels as a page. This module is its time: it makes the bots'
moves, one after the other and outside the bot's own tasks, which simcord would wait for, and publishes each.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import tempfile
import webbrowser
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview

from bot.chat.client import DeadeyeBot
from bot.chat.emojis import Emojis
from bot.drawings import png
from bot.serving import CannotServe, end_on_sigterm, open_studio, open_tables, set_up
from bot.settings import load
from bot.simulate import options_with
from bot.tables.clock import Clock, SystemClock
from bot.tables.look import Person
from bot.tables.tables import Seeds, secret_seed
from bot.text import draw, say, words
from bot.text.phrases import reason_words
from rules.core.errors import CannotStart
from rules.core.game import AnyGame
from rules.games import GAMES

YOU, OTHERS = "Ana", ("Budi", "Clara")
TICK = 0.25
"""Seconds between looks at the clock."""
REVISIONS = 64
"""So many published states are remembered; a page is seldom more than one behind."""
PAGE_LOCALES = {"en": "en-US", "id": "id", "es": "es-ES"}
DMS = "/users/@me/channels"
CANNOT_DM = 50007

log = logging.getLogger(__name__)


async def play(args: argparse.Namespace) -> None:
    """Open a table and its page, and serve it until it is closed; raises :exc:`CannotServe`."""
    _refuse(args)
    end_on_sigterm()
    settings = load()
    played, pictures = set_up(settings), settings.pictures == "on"
    try:
        async with local_table(
            args.game,
            args.players,
            args.locale,
            port=args.port,
            played=played,
            pictures=pictures,
            modules=args.modules,
        ) as table:
            _say(args.locale, "local-open", address=table.page.url, person=YOU)
            if not args.no_browser and _has_display():
                webbrowser.open(table.page.url)
            await table.run()
    finally:
        _say(args.locale, "local-closed")


def _refuse(args: argparse.Namespace) -> None:
    game = GAMES[args.game]
    try:
        reason = game.refuse(options_with(game, args.modules), args.players)
    except CannotStart as error:
        reason = error.reason
    if reason is not None:
        raise CannotServe(reason_words(words(args.locale), reason))


def _say(locale: str, key: str, **variables: str) -> None:
    sys.stdout.write(say(locale, key, **variables) + "\n")
    sys.stdout.flush()


def _has_display() -> bool:
    unseen = sys.platform.startswith("linux") and not os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}
    return not unseen


@asynccontextmanager
async def local_table(
    game: str,
    players: int,
    locale: str,
    *,
    port: int = 0,
    clock: Clock | None = None,
    played: Mapping[str, AnyGame] = GAMES,
    seeds: Seeds = secret_seed,
    pictures: bool = True,
    modules: tuple[str, ...] = (),
) -> AsyncIterator[LocalTable]:
    """A lobby with one person and bots, and the page that shows it."""
    clock = clock or SystemClock()
    with tempfile.TemporaryDirectory(prefix="deadeye-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'deadeye.db'}"
        async with (
            open_tables(url, clock, played, seeds=seeds) as tables,
            open_studio(on=pictures, fonts=load().fonts) as studio,
        ):
            bot = DeadeyeBot(tables, clock, sync="global", ticking=False, studio=studio)
            await bot.warming.run()
            async with (
                simulated_discord(bot, clock, PAGE_LOCALES[locale]) as env,
                drawings_shown(bot, clock) as assets,
            ):
                place = await furnish(env, locale)
                await open_lobby(bot, place, game, players, locale, modules)
                async with env.preview(
                    place.channel,
                    viewers=[place.you, *place.others],
                    layout="channel",
                    locale=PAGE_LOCALES[locale],
                    timezone=_timezone(clock),
                    port=port,
                    assets=assets,
                ) as preview:
                    yield LocalTable(bot, env, place, Page(env, preview), clock)


@asynccontextmanager
async def drawings_shown(bot: DeadeyeBot, clock: Clock) -> AsyncIterator[dict[str, tuple[str, bytes]]]:
    """Show Deadeye's drawings as long as the page is there; gives the page the files behind their addresses."""
    emojis = Emojis(bot, clock)
    await emojis.upload()
    try:
        yield {f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{n}.png", png(n)) for n, emoji in emojis.shown.items()}
    finally:
        draw({})


async def open_lobby(
    bot: DeadeyeBot, place: Place, game: str, players: int, locale: str, modules: tuple[str, ...] = ()
) -> None:
    """Open a table for one person who is in no hurry, and fill it with bots."""
    host = Person(place.you.id, YOU)
    guild, channel = place.you.guild.id, place.channel.id
    options = {"modules": options_with(GAMES[game], modules).modules} if modules else {}
    table = await bot.tables.open(
        host, game=game, guild_id=guild, channel_id=channel, locale=locale, pace="alone", options=options
    )
    for _ in range(players - 1):
        await bot.tables.add_bot(table.id, host, shows=True)
    bot.outbox.changed(table.id)
    await bot.outbox.settled()


def _timezone(clock: Clock) -> str:
    """The offset of this computer as a zone that the page knows; UTC where it is no whole number of hours."""
    offset = clock.now().astimezone().utcoffset()
    hours, rest = divmod(int(offset.total_seconds()) if offset else 0, 3600)
    return "UTC" if rest or not hours else f"Etc/GMT{-hours:+d}"


# -- the simulated Discord ----------------------------------------------------------------------------------


@asynccontextmanager
async def simulated_discord(bot: DeadeyeBot, clock: Clock, language: str) -> AsyncIterator[simcord.Env]:
    """A Discord where it is as late as here, people speak ``language`` and take no private messages."""
    env = simcord.Env(bot, check_errors=False)
    env.backend.clock.advance((clock.now() - env.now()).total_seconds())

    def speak(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload["locale"] = language

    env.backend.subscribers.append(speak)
    await env.start()
    delattr(bot.tree, "on_error")  # simcord's, to which a command that was refused is one that failed
    try:
        env.inject_error("POST", DMS, status=403, code=CANNOT_DM, message="closed", times=None)
        yield env
    finally:
        await env.shutdown()


@dataclass(frozen=True, slots=True)
class Place:
    """A channel of a server, and who is there."""

    channel: simcord.ChannelHandle
    you: simcord.MemberActor
    others: tuple[simcord.MemberActor, ...]


async def furnish(env: simcord.Env, locale: str) -> Place:
    """A server with one channel, where threads cannot be made, and a few people. The first one owns it."""
    assert env.bot.user is not None  # noqa: S101
    await env.bot.user.edit(username="Deadeye")
    people = [env.create_user(name) for name in (YOU, *OTHERS)]
    guild = env.create_guild(say(locale, "local-server"), owner=people[0])
    channel = guild.create_text_channel(
        say(locale, "local-channel"),
        topic=say(locale, "local-topic", person=YOU),
        overwrites={guild.default_role: discord.PermissionOverwrite(create_public_threads=False)},
    )
    you, *others = (guild.add_member(person) for person in people)
    return Place(channel, you, tuple(others))


# -- the page -----------------------------------------------------------------------------------------------


class Page:
    """simcord's preview, made fit for a table that goes on by itself.

    Its presses and our changes take turns, since simcord refuses one that comes while another is under way and
    the page never recovers from that. A press on a control that is still there, on its message or on the one
    the table has gone to, counts though what the page shows is one publication old: by itself simcord refuses it.
    """

    def __init__(self, env: simcord.Env, preview: Preview) -> None:
        self.turn = asyncio.Lock()
        self._env, self._preview = env, preview
        self._shown: OrderedDict[tuple[str, int], dict[str, str]] = OrderedDict()
        self._published = 0
        self._act = preview._action
        preview._action = self._pressed  # type: ignore[method-assign]

    @property
    def url(self) -> str:
        """The address, a secret: whoever has it can play."""
        return self._preview.url

    async def closed(self) -> None:
        """Return when somebody ends the page."""
        await self._preview.wait_closed()

    async def publish(self) -> None:
        """Show what the bot has sent since the last time, in our turn."""
        sent = len(self._env.backend.http_requests)
        if sent != self._published:
            await self._preview.refresh()
            self._remember()

    async def _pressed(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            try:
                return await self._act(context_id, self._as_it_is_now(context_id, body))
            finally:
                self._remember()

    def _as_it_is_now(self, context_id: str | None, body: Any) -> Any:
        """The same press on what is published now, if its control is still there."""
        page = self._preview._pages.get(context_id or "")
        if page is None or not isinstance(body, Mapping):
            return body
        shown = self._shown.get((page.id, body.get("published_revision", 0)))
        if shown is None:
            return body
        fresh = dict(body, published_revision=page.revision)
        if body.get("kind") in ("click", "select"):
            controls = (*self._controls(), *self._controls(body.get("target_id")))
            now = {custom_id: key for key, custom_id in controls}
            key = now.get(shown.get(body.get("control_key", ""), ""))
            if key is None:
                return body
            fresh.update(control_key=key, target_id=key.split(":")[1])
        return fresh

    def _remember(self) -> None:
        self._published = len(self._env.backend.http_requests)
        controls = dict(self._controls())
        for page in self._preview._pages.values():
            self._shown[page.id, page.revision] = controls
        while len(self._shown) > REVISIONS:
            self._shown.popitem(last=False)

    def _controls(self, message_id: Any = None) -> Iterator[tuple[str, str]]:
        """The page's key and our id of every control in the channel, or in one message."""
        for message in self._env.backend.messages.get(self._preview.channel.id, {}).values():
            if message_id in (None, message.id, str(message.id)):
                for part in _parts(message.components):
                    if "custom_id" in part:
                        yield f"message:{message.id}:component:{part['id']}", part["custom_id"]


def _parts(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every component in a message, at any depth."""
    if isinstance(value, list):
        for item in value:
            yield from _parts(item)
    elif isinstance(value, dict):
        yield value
        for item in value.values():
            yield from _parts(item)


# -- time ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class LocalTable:
    """A table being played on a page."""

    bot: DeadeyeBot
    env: simcord.Env
    place: Place
    page: Page
    clock: Clock

    async def run(self) -> None:
        """Do what nobody presses for, and show it, until the page is closed."""
        closed = asyncio.create_task(self.page.closed())
        try:
            while not closed.done():
                await _to_its_end(self._step())
                await self.clock.sleep(TICK)
        finally:
            closed.cancel()

    async def _step(self) -> None:
        async with self.page.turn:
            try:
                await self.env.advance_time(max(0.0, (self.clock.now() - self.env.now()).total_seconds()))
                await self.bot.tick()
                await self.bot.outbox.settled()
                await self.page.publish()
            except Exception:
                log.exception("a step failed; tried again")


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Do all of ``work`` even if it is cancelled meanwhile: the store is in the middle of something."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    finally:
        await task
