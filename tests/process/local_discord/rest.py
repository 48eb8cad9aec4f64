"""The half of Discord that is asked: REST."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any, TypeAlias

from aiohttp import web

from tests.process.local_discord import payloads
from tests.process.local_discord.faults import Fault
from tests.process.local_discord.limits import refused
from tests.process.local_discord.payloads import EPHEMERAL, Json, public
from tests.process.local_discord.world import (
    ALREADY_ACKNOWLEDGED,
    ANSWER_WITHIN,
    ARCHIVED,
    CLOSED,
    INVALID_TOKEN,
    LOCKED,
    TOKEN_LIVES,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Interaction,
    Refusal,
    Request,
    World,
)

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE = 4, 5, 6, 7
PREFIX = "/api/v10"
LONGEST_PAGE = 100


@dataclass(frozen=True, slots=True)
class Call:
    """A request that is being served."""

    method: str
    path: str
    body: Any
    query: dict[str, str]
    files: list[tuple[str, bytes]] = field(default_factory=list)


Handler: TypeAlias = Callable[..., Any]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Enter a method for what a path asks; ``*`` is given to it."""

    def enter(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(path.replace("*", "([^/]+)")), handler))
        return handler

    return enter


class Rest:
    """Serves every route that Deadeye uses; ``hosts`` says where the gateway is, ``shards`` how many it wants."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.token = payloads.TOKEN
        self.gateway_url = ""
        self.shards = self.concurrency = 1

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One request, from its reading to its answer or what goes wrong instead."""
        call = await _read(request)
        self.world.requests.append(Request(self.world.now(), call.method, call.path, call.body))
        fault = next((f for f in self.world.faults if f.concerns(call.method, call.path, call.body)), None)
        if fault is None:
            return self._serve(request, call)
        return await self._faulty(request, call, fault)

    async def _faulty(self, request: web.Request, call: Call, fault: Fault) -> web.StreamResponse:
        fault.hit()
        served = self._serve(request, call) if fault.serve or not (fault.reset or fault.status) else None
        if fault.hold is not None:
            await fault.hold.wait()
        if fault.reset:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        return served if served is not None and not fault.status else self._failure(fault)

    def _serve(self, request: web.Request, call: Call) -> web.Response:
        self.world.stirred.set()
        try:
            if request.headers.get("Authorization") != f"Bot {self.token}" and not _needs_no_token(call.path):
                raise Refusal(401, 0, "401: Unauthorized")
            return self._reply(self._route(call))
        except Refusal as refusal:
            self.world.answers[refusal.code] += 1
            return self._reply({"message": refusal.text, "code": refusal.code}, refusal.status)

    def _route(self, call: Call) -> Any:
        for method, path, handler in ROUTES:
            if method == call.method and (found := path.fullmatch(call.path)):
                return handler(self, call, *found.groups())
        raise Refusal(404, 0, f"404: Not Found {call.method} {call.path}")

    def _reply(self, answer: Any, status: int = 200, **headers: str) -> web.Response:
        common = {"Via": "1.1 local", "Date": formatdate(self.world.now(), usegmt=True), **headers}
        if answer is None:
            return web.Response(status=204, headers=common)
        body = json.dumps(answer, separators=(",", ":")).encode()
        return web.Response(body=body, status=status, content_type="application/json", headers=common)

    def _failure(self, fault: Fault) -> web.Response:
        if fault.html:
            return web.Response(status=fault.status, text="<html></html>", content_type="text/html")
        answer: Json = {"message": f"fault {fault.status}", "code": fault.code}
        if fault.status != 429:
            return self._reply(answer, fault.status)
        answer |= {"retry_after": fault.retry_after, "global": False}
        return self._reply(answer, 429, **{"Retry-After": str(fault.retry_after), "X-RateLimit-Scope": "user"})

    # -- Deadeye itself -----------------------------------------------------------------------------------

    @route("GET", "/users/@me")
    def me(self, call: Call) -> Json:
        return {**payloads.DEADEYE, "mfa_enabled": False, "verified": True, "flags": 0}

    @route("GET", "/(?:oauth2/)?applications/@me")
    def application(self, call: Call) -> Json:
        return payloads.application()

    @route("GET", "/gateway")
    def gateway(self, call: Call) -> Json:
        return {"url": self.gateway_url}

    @route("GET", "/gateway/bot")
    def gateway_of_bots(self, call: Call) -> Json:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": self.concurrency}
        return {"url": self.gateway_url, "shards": self.shards, "session_start_limit": limit}

    @route("PUT", "/applications/*/commands")
    def register(self, call: Call, application: str) -> list[Json]:
        self._check(call)
        self.world.commands = [self._registered(command) for command in call.body]
        return self.world.commands

    @route("PUT", "/applications/*/guilds/*/commands")
    def register_in_guild(self, call: Call, application: str, guild: str) -> list[Json]:
        return self.register(call, application)  # type: ignore[no-any-return]

    def _registered(self, command: Json) -> Json:
        own = {"id": self.world.snowflake(), "version": self.world.snowflake()}
        return {**own, "application_id": payloads.APPLICATION, "default_member_permissions": None, **command}

    @route("GET", "/applications/*/commands")
    def commands(self, call: Call, application: str) -> list[Json]:
        return self.world.commands

    @route("GET", "/applications/*/emojis")
    def emojis(self, call: Call, application: str) -> Json:
        return {"items": list(self.world.emojis.values())}

    @route("POST", "/applications/*/emojis")
    def add_emoji(self, call: Call, application: str) -> Json:
        number, flags = self.world.snowflake(), {"managed": False, "require_colons": True, "available": True}
        self.world.emojis[number] = {
            "id": number,
            "name": call.body["name"],
            "roles": [],
            "user": payloads.DEADEYE,
            "animated": False,
            **flags,
        }
        return self.world.emojis[number]

    @route("GET", "/applications/*/emojis/*")
    def emoji(self, call: Call, application: str, number: str) -> Json:
        return self.world.emojis[number]

    @route("PATCH", "/applications/*/emojis/*")
    def rename_emoji(self, call: Call, application: str, number: str) -> Json:
        self.world.emojis[number]["name"] = call.body["name"]
        return self.world.emojis[number]

    @route("DELETE", "/applications/*/emojis/*")
    def delete_emoji(self, call: Call, application: str, number: str) -> None:
        del self.world.emojis[number]

    # -- places -------------------------------------------------------------------------------------------

    @route("POST", "/users/@me/channels")
    def open_private_channel(self, call: Call) -> Json:
        self._check(call)
        return self.world.private_channel(str(call.body["recipient_id"]))

    @route("GET", "/users/*")
    def account(self, call: Call, person: str) -> Json:
        return self.world.who(person)

    @route("GET", "/guilds/*")
    def server(self, call: Call, guild: str) -> Json:
        if guild not in self.world.guilds:
            raise UNKNOWN_GUILD
        return self.world.server(guild)

    @route("GET", "/guilds/*/members/*")
    def member(self, call: Call, guild: str, person: str) -> Json:
        return payloads.member(self.world.who(person))

    @route("GET", "/channels/*")
    def channel(self, call: Call, channel: str) -> Json:
        return self._place(channel)

    @route("PATCH", "/channels/*")
    def change_channel(self, call: Call, channel: str) -> Json:
        self._check(call)
        place = self._place(channel)
        if "thread_metadata" in place:
            if place["thread_metadata"]["locked"]:
                raise LOCKED
            place["thread_metadata"] |= {key: call.body[key] for key in ("archived", "locked") if key in call.body}
        return place

    @route("DELETE", "/channels/*")
    def delete_channel(self, call: Call, channel: str) -> Json:
        place = self._place(channel)
        self.world.drop(channel)
        return place

    @route("POST", "/channels/*/threads")
    def start_thread(self, call: Call, channel: str) -> Json:
        self._check(call)
        self._place(channel)
        return self.world.thread(channel, call.body["name"], call.body.get("type", 11))

    @route("POST", "/channels/*/typing")
    def typing(self, call: Call, channel: str) -> None:
        self._place(channel)

    def _place(self, channel: str) -> Json:
        """A place that Deadeye may see; what it may not do there is refused with the code of the place."""
        if channel not in self.world.channels:
            raise UNKNOWN_CHANNEL
        if channel in self.world.denied:
            raise Refusal(403, self.world.denied[channel], "Missing Access")
        return self.world.channels[channel]

    # -- messages -----------------------------------------------------------------------------------------

    @route("POST", "/channels/*/messages")
    def post(self, call: Call, channel: str) -> Json:
        self._check(call)
        place = self._place(channel)
        if place["type"] == 1 and channel[1:] in self.world.closed:
            raise CLOSED
        _wake(place)
        if (same := self.world.same(channel, call.body)) is not None:
            return public(same)
        return public(self.world.publish(self.world.compose(channel, call.body, call.files)))

    @route("GET", "/channels/*/messages")
    def history(self, call: Call, channel: str) -> list[Json]:
        self._place(channel)
        newest = list(reversed(self.world.history(channel)))
        before, after = int(call.query.get("before", 1 << 63)), int(call.query.get("after", 0))
        found = [public(message) for message in newest if after < int(message["id"]) < before]
        limit = min(int(call.query.get("limit", 50)), LONGEST_PAGE)
        return found[-limit:] if "after" in call.query else found[:limit]

    @route("GET", "/channels/*/messages/*")
    def message(self, call: Call, channel: str, number: str) -> Json:
        return public(self._message(channel, number))

    @route("PATCH", "/channels/*/messages/*")
    def edit(self, call: Call, channel: str, number: str) -> Json:
        self._check(call)
        message = self._message(channel, number)
        _check_open(self.world.channels[channel])
        return public(self.world.edit(message, call.body))

    @route("DELETE", "/channels/*/messages/*")
    def delete(self, call: Call, channel: str, number: str) -> None:
        self.world.deleted.append(self._message(channel, number))
        del self.world.messages[channel][number]

    def _message(self, channel: str, number: str) -> Json:
        self._place(channel)
        if number not in self.world.messages[channel]:
            raise UNKNOWN_MESSAGE
        return self.world.messages[channel][number]

    def _check(self, call: Call) -> None:
        if problems := refused(call.method, call.path, call.body):
            self.world.refused.append((call.method, call.path, problems))
            raise Refusal(400, 50035, f"Invalid Form Body: {', '.join(problems)}")

    # -- interactions -------------------------------------------------------------------------------------

    @route("POST", "/interactions/*/*/callback")
    def callback(self, call: Call, number: str, token: str) -> Json:
        one = self.world.interactions.get(number)
        try:
            return self._answer(call, one, call.body["type"], call.body.get("data") or {})
        except Refusal as refusal:
            if one is not None:
                one.refusals.append(refusal.code)
            raise

    def _answer(self, call: Call, one: Interaction | None, kind: int, data: Json) -> Json:
        if one is None or self.world.now() - one.at > ANSWER_WITHIN:
            raise UNKNOWN_INTERACTION
        if one.answer:
            raise ALREADY_ACKNOWLEDGED
        self._check(call)
        if kind in (MESSAGE, UPDATE):
            _check_open(self.world.channels[one.channel])
        one.acknowledge(kind, data)
        self._show_answer(call, one, kind, data)
        return _callback_response(one, kind)

    def _show_answer(self, call: Call, one: Interaction, kind: int, data: Json) -> None:
        if kind == MESSAGE:
            one.original = self._keep(one, data, call.files)
        elif kind in (UPDATE, DEFERRED_UPDATE):
            one.original = one.source
        if kind == UPDATE and one.source is not None:
            self.world.edit(one.source, data)
        if kind not in (DEFERRED, DEFERRED_UPDATE):
            one.finished.set()

    def _keep(self, one: Interaction, data: Json, files: list[tuple[str, bytes]]) -> Json:
        """A message that answers: for one person alone, or for all."""
        message = self.world.compose(one.channel, data, files, webhook_id=payloads.APPLICATION)
        if message["flags"] & EPHEMERAL:
            one.whispers.append(message)
            return message
        return self.world.publish(message)

    @route("POST", "/webhooks/*/*")
    def follow_up(self, call: Call, application: str, token: str) -> Json:
        one = self._by_token(token)
        self._check(call)
        _check_open(self.world.channels[one.channel])
        data = dict(call.body)
        first = one.answer == DEFERRED and one.original is None
        if first:
            data["flags"] = int(data.get("flags") or 0) & ~EPHEMERAL | (EPHEMERAL if one.private else 0)
        message = self._keep(one, data, call.files)
        if first:
            one.original = message
        one.finished.set()
        return public(message)

    @route("GET", "/webhooks/*/*/messages/@original")
    def original(self, call: Call, application: str, token: str) -> Json:
        return public(self._original(self._by_token(token)))

    @route("PATCH", "/webhooks/*/*/messages/@original")
    def edit_original(self, call: Call, application: str, token: str) -> Json:
        one = self._by_token(token)
        self._check(call)
        _check_open(self.world.channels[one.channel])
        if one.answer == DEFERRED and one.original is None:
            flags = int(call.body.get("flags") or 0) | (EPHEMERAL if one.private else 0)
            one.original = self._keep(one, {**call.body, "flags": flags}, call.files)
        else:
            self.world.edit(self._original(one), call.body)
        one.finished.set()
        return public(self._original(one))

    @route("DELETE", "/webhooks/*/*/messages/@original")
    def delete_original(self, call: Call, application: str, token: str) -> None:
        one = self._by_token(token)
        self.world.messages[one.channel].pop(self._original(one)["id"], None)

    def _by_token(self, token: str) -> Interaction:
        one = self.world.interactions.get(token.removeprefix("token-"))
        if one is None or self.world.now() - one.at > TOKEN_LIVES:
            raise INVALID_TOKEN
        if not one.answer:
            raise UNKNOWN_WEBHOOK
        return one

    def _original(self, one: Interaction) -> Json:
        message = one.original
        if message is None:
            raise UNKNOWN_MESSAGE
        gone = not message["flags"] & EPHEMERAL and message["id"] not in self.world.messages[one.channel]
        if gone:
            raise UNKNOWN_MESSAGE
        return message


async def _read(request: web.Request) -> Call:
    path, query = request.path.removeprefix(PREFIX), dict(request.query)
    if request.content_type.startswith("multipart/"):
        body, files = await _read_form(request)
        return Call(request.method, path, body, query, files)
    raw = await request.read()
    return Call(request.method, path, json.loads(raw) if raw else None, query)


async def _read_form(request: web.Request) -> tuple[Any, list[tuple[str, bytes]]]:
    form = await request.post()
    files = [(part.filename, part.file.read()) for part in form.values() if isinstance(part, web.FileField)]
    return json.loads(str(form["payload_json"])), files


def _needs_no_token(path: str) -> bool:
    return path.startswith(("/interactions/", "/webhooks/"))


def _wake(place: Json) -> None:
    """A message opens an archived thread again, unless it is locked."""
    state = place.get("thread_metadata", {})
    if state.get("locked"):
        raise LOCKED
    if state:
        state["archived"] = False


def _check_open(place: Json) -> None:
    if place.get("thread_metadata", {}).get("archived"):
        raise ARCHIVED


def _callback_response(one: Interaction, kind: int) -> Json:
    told: Json = {
        "id": one.id,
        "type": one.kind,
        "response_message_id": None,
        "response_message_loading": kind == DEFERRED,
        "response_message_ephemeral": one.private,
    }
    if kind not in (MESSAGE, UPDATE) or one.original is None:
        return {"interaction": told}
    told["response_message_id"] = one.original["id"]
    return {"interaction": told, "resource": {"type": kind, "message": public(one.original)}}
