"""The whole of it, served on a free port of the loopback address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from tests.process.local_discord import payloads
from tests.process.local_discord.faults import Fault
from tests.process.local_discord.gateway import Gateway
from tests.process.local_discord.payloads import EVERYTHING, Json, parts, public
from tests.process.local_discord.rest import PREFIX, Rest
from tests.process.local_discord.world import Interaction, World

PATIENCE = 5.0
"""Seconds that somebody waits for an answer: longer than Discord does."""
COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
GUILD, PRIVATE = 0, 1
MENUS = (3, 5, 6, 7, 8)
PEOPLE_MENU = 5
TEXT_OPTION = 3
LARGEST_BODY = 64 << 20


class LocalDiscord:
    """Discord on this computer, and what people do there."""

    def __init__(self) -> None:
        self.world = World()
        self.rest, self.gateway = Rest(self.world), Gateway(self.world)
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen, on any port that is free."""
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_route("*", PREFIX + "/{tail:.*}", self.rest.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = self._runner.addresses[0][1]
        self.rest.gateway_url = f"ws://127.0.0.1:{self.port}/gateway"

    async def stop(self) -> None:
        """Break everything off."""
        for fault in self.world.faults:
            if fault.hold is not None:
                fault.hold.set()
        if self._runner is not None:
            await self._runner.cleanup()

    # -- what goes wrong ----------------------------------------------------------------------------------

    def fails(self, method: str, path: str, **how: Any) -> Fault:
        """From now on requests of a kind go wrong, see :class:`Fault`."""
        self.world.faults.append(Fault(method, path, **how))
        return self.world.faults[-1]

    def mend(self) -> None:
        """Nothing goes wrong any more."""
        for fault in self.world.faults:
            if fault.hold is not None:
                fault.hold.set()
        self.world.faults.clear()

    async def outage(self, guild: str) -> None:
        """A server cannot be reached for a while; Deadeye is not removed from it."""
        await self.gateway.tell(guild, "GUILD_DELETE", {"id": guild, "unavailable": True})

    async def outage_ends(self, guild: str) -> None:
        """The server is there again."""
        await self.gateway.tell(guild, "GUILD_CREATE", self.world.server(guild))

    # -- what people do -----------------------------------------------------------------------------------

    async def press(
        self, person: str, message: Json, custom_id: str, values: list[str] | None = None, **how: Any
    ) -> Interaction:
        """Press a button or choose in a menu; nobody hears of a press on a control that is gone."""
        part = next((p for p in parts(message["components"]) if p.get("custom_id") == custom_id), None)
        if part is None or part.get("disabled"):
            return self._new(person, COMPONENT, message["channel_id"], message)
        data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
        if part["type"] in MENUS:
            data["values"] = values or []
        if part["type"] == PEOPLE_MENU:
            data["resolved"] = self._resolved(values or [])
        return await self._interact(person, COMPONENT, message["channel_id"], data, message, **how)

    async def command(self, person: str, channel: str, name: str, **options: Any) -> Interaction:
        """Type a command; a subcommand stands behind a space."""
        return await self._interact(person, COMMAND, channel, self._command(name, options))

    async def suggestions(
        self, person: str, channel: str, name: str, option: str, typed: str = "", **options: Any
    ) -> list[Json]:
        """What is suggested while an option of a command is typed."""
        data = self._command(name, {**options, option: typed}, option)
        heard = await self._interact(person, AUTOCOMPLETE, channel, data)
        found: list[Json] = heard.data.get("choices", [])
        return found

    def _command(self, name: str, options: Json, focused: str | None = None) -> Json:
        name, _, sub = name.partition(" ")
        command = next(one for one in self.world.commands if one["name"] == name)
        known = command.get("options") or []
        if sub:
            known = next(option for option in known if option["name"] == sub).get("options") or []
        kinds = {option["name"]: option["type"] for option in known}
        given = [_option(key, kinds.get(key, TEXT_OPTION), value, focused) for key, value in options.items()]
        typed = [{"name": sub, "type": 1, "options": given}] if sub else given
        return {"id": command["id"], "name": name, "type": 1, "options": typed}

    def _resolved(self, people: list[str]) -> Json:
        members = {person: payloads.member(self.world.who(person)) for person in people}
        for shown in members.values():
            del shown["user"]
        return {"users": {person: self.world.who(person) for person in people}, "members": members}

    async def _interact(
        self,
        person: str,
        kind: int,
        channel: str,
        data: Json,
        source: Json | None = None,
        *,
        patience: float = PATIENCE,
        wait: bool = True,
    ) -> Interaction:
        one = self._new(person, kind, channel, source)
        self.world.interactions[one.id] = one
        await self.gateway.tell(one.guild, "INTERACTION_CREATE", self._payload(one, data))
        if wait:
            await heard(one, patience)
        return one

    def _new(self, person: str, kind: int, channel: str, source: Json | None) -> Interaction:
        guild = self.world.channels[channel].get("guild_id")
        return Interaction(self.world.snowflake(), person, kind, channel, guild, source, self.world.now())

    def _payload(self, one: Interaction, data: Json) -> Json:
        who, place = self.world.who(one.person), self.world.channels[one.channel]
        told: Json = {
            "id": one.id,
            "application_id": payloads.APPLICATION,
            "type": one.kind,
            "token": one.token,
            "version": 1,
            "channel_id": one.channel,
            "channel": {**place, "permissions": EVERYTHING},
            "locale": self.world.locales[one.person],
            "app_permissions": EVERYTHING,
            "entitlements": [],
            "attachment_size_limit": 10 << 20,
            "data": data,
        }
        if one.source is not None:
            told["message"] = public(one.source)
        if one.guild is None:
            owners = {"1": one.person}
            return {**told, "user": who, "context": PRIVATE, "authorizing_integration_owners": owners}
        told |= {"guild_id": one.guild, "guild": {"id": one.guild, "locale": "en-US", "features": []}}
        told |= {"guild_locale": "en-US", "member": payloads.member(who), "context": GUILD}
        return {**told, "authorizing_integration_owners": {"0": one.guild}}


def _option(name: str, kind: int, value: Any, focused: str | None) -> Json:
    given: Json = {"name": name, "type": kind, "value": value}
    return {**given, "focused": True} if name == focused else given


async def heard(one: Interaction, patience: float = PATIENCE) -> bool:
    """Wait for the first answer; whether it came."""
    try:
        async with asyncio.timeout(patience):
            await one.answered.wait()
    except TimeoutError:
        return False
    return True


@asynccontextmanager
async def running() -> AsyncIterator[LocalDiscord]:
    """A Discord of one's own."""
    local = LocalDiscord()
    await local.start()
    try:
        yield local
    finally:
        await local.stop()
