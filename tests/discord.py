"""Deadeye on a simulated Discord: real commands, real presses, real messages."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
import simcord.env
import simcord.interactions
from simcord.backend import serializers
from simcord.types import HttpLogEntry

from bot.chat.client import DeadeyeBot
from bot.chat.replies import TOO_LATE, reason_of
from bot.chat.which_table import WhichTable
from bot.games import register
from bot.pictures import Studio
from bot.screens.controls import CONTROLS
from bot.storage.sql import SqlRepository
from bot.tables.look import Look, Person
from bot.tables.tables import Seeds, Tables
from rules.core.game import AnyGame
from rules.games import GAMES
from tests import discord_schema
from tests.bot.house import FirstBrain
from tests.clock import HandClock
from tests.discord_rules import faults
from tests.playing import at_most, seeds
from tests.poll import POLL
from tests.poll.frontend import FRONTEND

register(FRONTEND)

PATIENCE = 60.0
"""Seconds that whatever comes of one act may take on the busiest machine; nothing waits for them."""
LOOKS = 20_000
"""Looks at tables that no test needs."""
_defaults: Any = simcord.env.Env._settle_internal
_defaults.__kwdefaults__["idle"] = 0.001
"""Private to the pinned version: as shipped, every simulated action waits 50 ms."""

WITH_POLL: Mapping[str, AnyGame] = {**GAMES, POLL.key: POLL}
LOCALES: dict[int, str] = {}
"""The language of each simulated person who does not use English."""

_payload = simcord.interactions.base_payload


def _payload_in_own_language(backend: Any, **given: Any) -> Any:
    record, payload = _payload(backend, **given)
    payload["locale"] = LOCALES.get(given["user_id"], payload["locale"])
    return record, payload


simcord.interactions.base_payload = _payload_in_own_language

Message = discord.Message | simcord.ResponseMessage


class Town:
    """One simulated server with Deadeye in it, and a clock moved by hand."""

    def __init__(self, env: simcord.Env, url: str, clock: HandClock, bot: DeadeyeBot, secrets: Seeds) -> None:
        self.env, self.url, self.clock, self.bot, self.secrets = env, url, clock, bot, secrets
        self.guild = env.create_guild("Tombstone")
        self.channel = self.guild.create_text_channel("saloon")
        self.people: dict[str, simcord.MemberActor] = {}
        self.faults = Faults()
        self._looks = at_most(LOOKS)

    # -- people -------------------------------------------------------------------------------------------

    def person(self, name: str, *, locale: str = "en-US") -> simcord.MemberActor:
        """A member of the server, made on first use."""
        if name not in self.people:
            user = self.env.create_user(f"user{len(self.people)}", global_name=name)
            self.people[name] = self.guild.add_member(user)
            LOCALES[user.id] = locale
        return self.people[name]

    def everybody(self, *names: str) -> list[simcord.MemberActor]:
        """Several members."""
        return [self.person(name) for name in names]

    # -- tables -------------------------------------------------------------------------------------------

    async def opened(self, host: simcord.MemberActor, channel: Any = None, **options: Any) -> int:
        """Use ``/new`` and return the table's number."""
        before = {line.id for line in await self.bot.tables.mine(host.id)}
        result = await host.slash(channel or self.channel, "new", **options)
        after = [line.id for line in await self.bot.tables.mine(host.id) if line.id not in before]
        assert after, words(result.response)
        return after[0]

    async def seated(self, *people: simcord.MemberActor, **options: Any) -> int:
        """A lobby in which these people sit."""
        table = await self.opened(people[0], **options)
        for person in people[1:]:
            await self.press(person, table, "Join")
        return table

    async def started(self, *people: simcord.MemberActor, **options: Any) -> int:
        """A game that these people have just begun."""
        table = await self.seated(*people, **options)
        await self.press(people[0], table, "Start")
        return table

    async def look(self, table: int, person: simcord.MemberActor | None = None) -> Look:
        """The table, for everybody or for one person; the looks run out in a test that does not end."""
        next(self._looks)
        return await self.bot.tables.look(table, None if person is None else person.id)

    def message(self, channel: Any, number: int | None) -> discord.Message:
        """A message of a channel by its id."""
        found: discord.Message = next(message for message in channel.history() if message.id == number)
        return found

    async def table_message(self, table: int) -> discord.Message:
        """The table message as it stands."""
        look = await self.look(table)
        channels = [self.channel, *self.channel.threads, *self.guild.channels.values()]
        home = next(channel for channel in channels if channel.id == look.channel_id)
        return self.message(home, look.message_id)

    async def press(self, person: simcord.MemberActor, table: int, label: str) -> simcord.InteractionResult:
        """Press a button of the table message by its label."""
        message = await self.table_message(table)
        return await person.click(message, custom_id=labelled(message, label))

    async def press_id(self, person: simcord.MemberActor, table: int, custom_id: str) -> simcord.InteractionResult:
        """Press a button of the table message by its id."""
        return await person.click(await self.table_message(table), custom_id=custom_id)

    async def together(self, *presses: tuple[simcord.MemberActor, str], message: discord.Message) -> list[str]:
        """Press several controls of one message at the same time; returns what each person alone was told."""
        backend, records = self.env.backend, []
        seen: list[Any] = [part.to_dict() for part in message.components]
        seen = _with_controls(seen, [one for _, one in presses])
        stored = backend.get_message(message.channel.id, message.id)
        for person, custom_id in presses:
            record, payload = simcord.interactions.base_payload(
                backend,
                type=3,
                channel_id=stored.channel_id,
                guild_id=self.guild.id,
                user_id=person.id,
                data={"custom_id": custom_id, "component_type": 2},
            )
            payload["message"] = {**serializers.message_payload(backend, stored), "components": seen}
            record.source_message_id = stored.id
            records.append(record)
            backend.emit("INTERACTION_CREATE", payload)
        await self.rest()
        return [told(simcord.InteractionResult(self.env, record)) for record in records]

    def holder(self, look: Look, seat: int) -> simcord.MemberActor:
        """The person who holds a seat."""
        held = look.seats[seat].person_id
        return next(person for person in self.people.values() if person.id == held)

    # -- time ---------------------------------------------------------------------------------------------

    async def wait(self, seconds: float) -> None:
        """Let time pass in small steps, doing what is due."""
        until = self.clock.now().timestamp() + seconds
        while self.clock.now().timestamp() < until:
            self.clock.pass_by(min(1.0, until - self.clock.now().timestamp()))
            await self.tick()

    async def tick(self) -> None:
        """Do what is due now, and everything that comes of it."""
        await self.bot.tick()
        await self.rest()

    async def rest(self) -> None:
        """Until nothing is on its way any more."""
        await self.bot.outbox.settled()
        await self.env.settle(idle=0.001)

    async def restart(self) -> None:
        """A fresh process takes over: nothing in memory but what is stored."""
        await self.rest()
        await self.bot.tables.repo.stop()
        self.bot = make_bot(self.url, self.clock, self.bot.tables.games, self.secrets)
        await self.bot.tables.repo.start()
        await self.env.restart_bot(self.bot)

    # -- requests -----------------------------------------------------------------------------------------

    def calls(self) -> Calls:
        """The requests made from now on."""
        return Calls(self.env, len(self.env.http_requests))


class Calls:
    """Requests that the bot made since a moment."""

    def __init__(self, env: simcord.Env, since: int) -> None:
        self.env, self.since = env, since

    @property
    def made(self) -> list[HttpLogEntry]:
        return self.env.http_requests[self.since :]

    @property
    def kinds(self) -> list[str]:
        """What each request was: ``callback``, ``post``, ``edit``, ``delete`` or ``other``."""
        return [_kind(entry) for entry in self.made]


def _with_controls(parts: list[dict[str, Any]], custom_ids: Sequence[str]) -> list[dict[str, Any]]:
    """A message as those see it who press controls that it never had."""
    there = {part.get("custom_id") for part in _walk(parts)}
    forged = [{"type": 2, "style": 2, "label": "?", "custom_id": one} for one in custom_ids if one not in there]
    return [*parts, *([{"type": 1, "components": forged}] if forged else [])]


def _kind(entry: HttpLogEntry) -> str:
    if entry.path.endswith("/callback"):
        return "callback"
    if "/messages" not in entry.path:
        return "other"
    return {"POST": "post", "PATCH": "edit", "DELETE": "delete"}.get(entry.method, "other")


# -- reading ----------------------------------------------------------------------------------------------


def parts(message: Message | None) -> Iterator[dict[str, Any]]:
    """Every component of a message, as Discord has it."""
    if message is not None:
        raw: Sequence[Any] = message.components
        yield from _walk([part if isinstance(part, dict) else part.to_dict() for part in raw])


def _walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components") or [])
        if part.get("accessory"):
            yield from _walk([part["accessory"]])


def words(message: Message | None) -> str:
    """All texts of a message, a line each."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == 10)


def told(result: simcord.InteractionResult) -> str:
    """What an interaction told its reader alone; nothing where the answer was for all to see."""
    said = [result.response, *result.followups]
    return "\n".join(words(message) for message in said if message is not None and message.ephemeral)


def labels(message: Message | None) -> list[str]:
    """The labels of a message's buttons that can be pressed; of one without a label its drawing."""
    return [label for label, _ in _pressable(message)]


def labelled(message: Message | None, label: str) -> str:
    """The id of the button that :func:`labels` calls so."""
    return next(custom_id for shown, custom_id in _pressable(message) if shown == label)


def _pressable(message: Message | None) -> list[tuple[str, str]]:
    buttons = (part for part in parts(message) if part["type"] == 2 and not part.get("disabled"))
    return [(each.get("label") or each["emoji"]["name"], each["custom_id"]) for each in buttons]


def ids(message: Message | None, kinds: str = "") -> list[str]:
    """The ids of a message's controls that can be pressed; ``kinds`` are their first letters."""
    live = (part for part in parts(message) if "custom_id" in part and not part.get("disabled"))
    return [part["custom_id"] for part in live if not kinds or part["custom_id"][0] in kinds]


# -- making -----------------------------------------------------------------------------------------------


def make_bot(
    url: str, clock: HandClock, games: Mapping[str, AnyGame], secrets: Seeds, studio: Studio | None = None
) -> DeadeyeBot:
    """Deadeye over a store; time is driven by hand."""
    brain = FirstBrain()
    tables = Tables(SqlRepository(url), clock, games, lambda _: brain, pauses=random.Random(7), seeds=secrets)
    return DeadeyeBot(tables, clock, sync="global", ticking=False, studio=studio)


@contextmanager
def slow_posts(where: type[Any] = discord.PartialMessageable) -> Iterator[tuple[asyncio.Event, asyncio.Event]]:
    """Messages to channels of this kind are on their way, which the first event says, until the second is set."""
    begun, go_on, post = asyncio.Event(), asyncio.Event(), discord.abc.Messageable.send

    async def send(channel: Any, **message: Any) -> discord.Message:
        if isinstance(channel, where):
            begun.set()
            await go_on.wait()
        return await post(channel, **message)

    sender: Any = discord.abc.Messageable
    sender.send = send
    try:
        yield begun, go_on
    finally:
        sender.send = post


@asynccontextmanager
async def town(
    folder: Path,
    *,
    url: str | None = None,
    seed: int = 2,
    games: Mapping[str, AnyGame] = GAMES,
    studio: Studio | None = None,
    **options: Any,
) -> AsyncIterator[Town]:
    """Deadeye in a server as strict as the real Discord; the store is ``url``, or a file in ``folder``."""
    url, clock, secrets = url or f"sqlite+aiosqlite:///{folder / 'deadeye.db'}", HandClock(), seeds(seed)
    deadeye = make_bot(url, clock, games, secrets, studio)
    await deadeye.tables.repo.start()
    env = simcord.Env(deadeye, **({"settle_timeout": PATIENCE} | options))
    await env.start()
    place = Town(env, url, clock, deadeye, secrets)
    logging.getLogger("bot").addHandler(place.faults)
    try:
        yield place
        await place.rest()
        assert_strict(place)
    finally:
        logging.getLogger("bot").removeHandler(place.faults)
        await env.shutdown()
        await place.bot.tables.repo.stop()


def assert_strict(place: Town) -> None:
    """Nothing was sent that Discord would refuse, nobody was left without an answer, no control was forgotten."""
    env = place.env
    refused = [
        f"{sent.method} {sent.path}: {fault}"
        for sent in env.http_requests
        if sent.json is not None
        for fault in (
            *faults(sent.method, sent.path, sent.json),
            *discord_schema.faults(sent.method, sent.path, sent.json),
        )
    ]
    silent = [f"interaction {one.id}" for one in env.backend.interactions.values() if not one.responded]
    store = place.bot._connection._view_store
    kept = set(store._dynamic_items.values())
    errors = [error for error in env.errors_since(0) if not _expected(error)]
    assert not errors, errors
    assert not place.faults.seen, place.faults.seen
    assert not refused, refused
    assert not silent, silent
    assert not store._views, "a control that is not a Press was sent"
    assert kept == set(CONTROLS), f"discord.py forgot {set(CONTROLS) - kept}"


def _expected(error: BaseException) -> bool:
    """Whether a command was refused for a reason that its reader was told, or nobody could be told any more."""
    cause = error.original if isinstance(error, discord.app_commands.CommandInvokeError) else error
    too_late = isinstance(cause, discord.HTTPException) and cause.code in TOO_LATE
    return too_late or isinstance(cause, WhichTable) or reason_of(cause) is not None


class Faults(logging.Handler):
    """Collects what Deadeye logs as its own fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message."""
        self.seen.append(record.getMessage())


def person_of(member: simcord.MemberActor) -> Person:
    """The same person as tables know it."""
    return Person(member.id, member.user.global_name or member.name)
