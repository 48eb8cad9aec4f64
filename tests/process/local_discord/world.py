"""What Discord remembers: people, servers, places, messages, interactions, requests."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.process.local_discord import payloads
from tests.process.local_discord.faults import Fault
from tests.process.local_discord.payloads import EPHEMERAL, Json, words

ANSWER_WITHIN = 3.0
"""Seconds that an application has for the first answer to an interaction."""
TOKEN_LIVES = 900.0
NONCES_KEPT = 300.0
"""Seconds in which the same nonce means the same message."""
FIRST_GUILD = 1 << 22
"""The number of a server says which shard it belongs to: without the last 22 bits it is this many times one."""


class Refusal(Exception):
    """Discord does not do what is asked."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(f"{status} {code} {text}")
        self.status, self.code, self.text = status, code, text


UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
INVALID_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
CLOSED = Refusal(403, 50007, "Cannot send messages to this user")
ARCHIVED = Refusal(400, 50083, "Thread is archived")
LOCKED = Refusal(403, 160005, "This thread is locked")


@dataclass(slots=True)
class Request:
    """One request of Deadeye's."""

    at: float
    method: str
    path: str
    body: Any


@dataclass(slots=True, eq=False)
class Interaction:
    """Somebody has pressed or typed something, and what came of it."""

    id: str
    person: str
    kind: int
    channel: str
    guild: str | None
    source: Json | None
    at: float
    began: float = field(default_factory=time.perf_counter)
    answer: int = 0
    data: Json = field(default_factory=dict)
    private: bool = False
    original: Json | None = None
    whispers: list[Json] = field(default_factory=list)
    refusals: list[int] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    finished: asyncio.Event = field(default_factory=asyncio.Event)
    seconds: float | None = None

    @property
    def token(self) -> str:
        """Stands for the interaction in later requests."""
        return f"token-{self.id}"

    @property
    def told(self) -> str:
        """What the person alone was told."""
        return "\n".join(words(message) for message in self.whispers)

    @property
    def said(self) -> str:
        """Everything that came as an answer, whoever sees it."""
        seen = [] if self.original is None or self.original in self.whispers else [words(self.original)]
        return "\n".join([*seen, self.told])

    def acknowledge(self, answer: int, data: Json) -> None:
        """The first answer has come."""
        self.answer, self.data = answer, data
        self.private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        self.seconds = time.perf_counter() - self.began
        self.answered.set()


class World:
    """Everything there is, and the clock of it.

    ``skew``: how many seconds Discord's clock is before this computer's. ``refused``: what was sent and is no
    message. ``denied``: places in which Deadeye may not do anything, with the code that says so. ``closed``:
    people who take no private messages.
    """

    def __init__(self) -> None:
        self.ahead = self.skew = 0.0
        self.faults: list[Fault] = []
        self.requests: list[Request] = []
        self.answers: Counter[int] = Counter()
        self.refused: list[tuple[str, str, list[str]]] = []
        self.people: dict[str, Json] = {}
        self.locales: dict[str, str] = {}
        self.channels: dict[str, Json] = {}
        self.guilds: list[str] = []
        self.messages: dict[str, dict[str, Json]] = {}
        self.pings: list[Json] = []
        self.deleted: list[Json] = []
        self.commands: list[Json] = []
        self.emojis: dict[str, Json] = {}
        self.interactions: dict[str, Interaction] = {}
        self.denied: dict[str, int] = {}
        self.closed: set[str] = set()
        self.stirred = asyncio.Event()
        self._count = itertools.count()
        self._numbers = itertools.count(5001)

    # -- time ---------------------------------------------------------------------------------------------

    def now(self) -> float:
        """What Discord's clock says."""
        return time.time() + self.ahead + self.skew

    def snowflake(self) -> str:
        """The number of something new."""
        return str((int(self.now() * 1000) - payloads.EPOCH) << 22 | next(self._count) & 0x3FFFFF)

    async def stirs(self, seconds: float) -> bool:
        """Wait until something is asked of Discord; whether it was."""
        self.stirred.clear()
        try:
            async with asyncio.timeout(seconds):
                await self.stirred.wait()
        except TimeoutError:
            return False
        return True

    # -- people and places --------------------------------------------------------------------------------

    def person(self, name: str, locale: str = "en-US") -> str:
        """Somebody new."""
        number = str(next(self._numbers))
        self.people[number], self.locales[number] = payloads.user(number, name), locale
        return number

    def who(self, person: str) -> Json:
        """Somebody's account."""
        return self.people.get(person, payloads.DEADEYE)

    def guild(self) -> str:
        """A new server; one after the other they belong to shard 0, 1, 2 and so on."""
        self.guilds.append(str(FIRST_GUILD * (1024 + len(self.guilds))))
        return self.guilds[-1]

    def channel(self, guild: str, kind: int = 0, **more: Any) -> str:
        """A new place in a server."""
        place = payloads.channel(self.snowflake(), kind, guild, **more)
        return self.add(place)["id"]  # type: ignore[no-any-return]

    def thread(self, parent: str, name: str, kind: int = 11) -> Json:
        """A new thread."""
        return self.add(payloads.thread(self.snowflake(), kind, self.channels[parent], name))

    def private_channel(self, person: str) -> Json:
        """The place of Deadeye and one person."""
        number = f"9{person}"
        if number not in self.channels:
            self.add(payloads.private_channel(number, self.who(person)))
        return self.channels[number]

    def add(self, place: Json) -> Json:
        """Keep a place."""
        self.channels[place["id"]] = place
        self.messages[place["id"]] = {}
        return place

    def drop(self, channel: str) -> None:
        """A place is no more."""
        del self.channels[channel], self.messages[channel]

    def server(self, guild: str) -> Json:
        """A server and its places, as they are told to who comes."""
        return payloads.guild(guild, (c for c in self.channels.values() if c.get("guild_id") == guild))

    # -- messages -----------------------------------------------------------------------------------------

    def compose(self, channel: str, data: Json, files: list[tuple[str, bytes]], **more: Any) -> Json:
        """A message of Deadeye's that nobody sees yet."""
        attached = [self._attached(name, content) for name, content in files]
        return {
            "id": self.snowflake(),
            "channel_id": channel,
            "author": payloads.DEADEYE,
            "content": data.get("content") or "",
            "timestamp": payloads.LONG_AGO,
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": attached,
            "embeds": [],
            "components": payloads.numbered(data.get("components")),
            "pinned": False,
            "type": 0,
            "flags": int(data.get("flags") or 0),
            "application_id": payloads.APPLICATION,
            "nonce": data.get("nonce"),
            "_pings": payloads.mentioned(data),
            "_table": any(":help:" in control for control in payloads.live_ids(data)),
            "_at": self.now(),
            **more,
        }

    def _attached(self, name: str, content: bytes) -> Json:
        nowhere = f"http://127.0.0.1/{name}"
        return {
            "id": self.snowflake(),
            "filename": name,
            "size": len(content),
            "url": nowhere,
            "proxy_url": nowhere,
        }

    def publish(self, message: Json) -> Json:
        """Everybody sees a message."""
        self.messages[message["channel_id"]][message["id"]] = message
        if message["_pings"]:
            self.pings.append(message)
        return message

    def same(self, channel: str, data: Json) -> Json | None:
        """The message that was sent with this nonce a moment ago, if it may not be sent twice."""
        if not data.get("enforce_nonce") or data.get("nonce") is None:
            return None
        sent = (m for m in self.messages[channel].values() if self.now() - m["_at"] < NONCES_KEPT)
        return next((message for message in sent if message["nonce"] == data["nonce"]), None)

    def edit(self, message: Json, data: Json) -> Json:
        """Change a message."""
        if "components" in data:
            message["components"] = payloads.numbered(data["components"])
        if "content" in data:
            message["content"] = data["content"] or ""
        message["edited_timestamp"] = payloads.LONG_AGO
        return message

    def history(self, channel: str) -> list[Json]:
        """The messages of a place, the oldest first."""
        return list(self.messages[channel].values())
