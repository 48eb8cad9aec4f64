"""The half of Discord that speaks first: the gateway, with sessions, shards and what may go wrong there."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.process.local_discord import payloads
from tests.process.local_discord.payloads import Json
from tests.process.local_discord.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS = 0, 1, 2, 6, 7, 8
INVALID_SESSION, HELLO, ACKNOWLEDGED = 9, 10, 11
AUTHENTICATION_FAILED, SHARDING_REQUIRED = 4004, 4011
KEPT = 500
"""So many events are kept for who comes back."""


class Connection:
    """One socket. ``mute``: it stays open, and nothing comes through any more."""

    def __init__(self, socket: web.WebSocketResponse, compressed: bool) -> None:
        self.socket, self.mute = socket, False
        self._zlib = zlib.compressobj() if compressed else None
        self._lock = asyncio.Lock()

    async def send(self, op: int, data: Any, **more: Any) -> None:
        """Say something, if anybody is there to hear it."""
        if self.mute or self.socket.closed:
            return
        raw = json.dumps({"op": op, "d": data, **more}, separators=(",", ":")).encode()
        async with self._lock:
            try:
                await self._send(raw)
            except ConnectionError:
                self.mute = True

    async def _send(self, raw: bytes) -> None:
        if self._zlib is None:
            await self.socket.send_str(raw.decode())
        else:
            await self.socket.send_bytes(self._zlib.compress(raw) + self._zlib.flush(zlib.Z_SYNC_FLUSH))


@dataclass(slots=True, eq=False)
class Session:
    """What a process has identified as; it outlives its connection."""

    id: str
    shard: int
    shards: int
    connection: Connection
    number: int = 0
    kept: deque[tuple[int, str, Json]] = field(default_factory=lambda: deque(maxlen=KEPT))

    def serves(self, guild: str | None) -> bool:
        """Whether what happens in a server is told here; private messages are told to the first shard."""
        return self.shard == (0 if guild is None else (int(guild) >> 22) % self.shards)

    @property
    def live(self) -> bool:
        """Whether somebody is connected."""
        return not self.connection.socket.closed

    async def dispatch(self, event: str, data: Json) -> None:
        """Tell of an event, now or when the session is resumed."""
        self.number += 1
        self.kept.append((self.number, event, data))
        await self.connection.send(DISPATCH, data, t=event, s=self.number)


class Gateway:
    """Every session there is, and the switches of what goes wrong.

    ``away``: new connections get this HTTP status. ``heartbeat``: milliseconds. ``closes_with``: IDENTIFY is
    answered by this close code. ``fewest_shards``: with less, IDENTIFY is answered by 4011. ``invalid``: so many
    times IDENTIFY and RESUME are answered by "invalid session". ``pace``: seconds in which at most ``concurrency``
    processes may identify.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.token = payloads.TOKEN
        self.away = self.closes_with = self.invalid = 0
        self.heartbeat = 41_250
        self.fewest_shards, self.pace, self.concurrency = 1, 0.0, 1
        self.sessions: list[Session] = []
        self.resumes = self.identifies = 0
        self.changed = asyncio.Condition()
        self._identified: deque[float] = deque()

    # -- what happens in the world ------------------------------------------------------------------------

    async def tell(self, guild: str | None, event: str, data: Json) -> None:
        """Tell every session that serves a server of an event there."""
        for session in [session for session in self.sessions if session.serves(guild)]:
            await session.dispatch(event, data)

    @property
    def live(self) -> list[Session]:
        """The sessions that somebody hears."""
        return [session for session in self.sessions if session.live]

    async def wait_for(self, sessions: int, seconds: float = 30.0) -> None:
        """Until so many sessions are connected."""
        async with asyncio.timeout(seconds), self.changed:
            await self.changed.wait_for(lambda: len(self.live) >= sessions)

    async def close(self, code: int = 4000) -> None:
        """Break every connection; they may resume."""
        for session in self.live:
            await session.connection.socket.close(code=code)

    async def mute(self) -> None:
        """The lines stay open, and nothing comes through any more."""
        for session in self.live:
            session.connection.mute = True

    async def ask_to_reconnect(self) -> None:
        """Discord wants everybody to come again (op 7)."""
        for session in self.live:
            await session.connection.send(RECONNECT, None)

    async def invalidate(self, *, resumable: bool) -> None:
        """Sessions are good no more (op 9)."""
        for session in self.live:
            await session.connection.send(INVALID_SESSION, resumable)
            if not resumable:
                self.sessions.remove(session)

    # -- one connection -----------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Somebody connects."""
        if self.away:
            return web.Response(status=self.away)
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, "compress" in request.query)
        await connection.send(HELLO, {"heartbeat_interval": self.heartbeat})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    heard = json.loads(message.data)
                    await self._hear(connection, heard["op"], heard.get("d"), f"ws://{request.host}/gateway")
        finally:
            await self._note_change()
        return socket

    async def _hear(self, connection: Connection, op: int, data: Any, url: str) -> None:
        if op == HEARTBEAT:
            await connection.send(ACKNOWLEDGED, None)
        elif op in (IDENTIFY, RESUME) and self.invalid:
            self.invalid -= 1
            await connection.send(INVALID_SESSION, False)
        elif op == IDENTIFY:
            await self._identify(connection, data, url)
        elif op == RESUME:
            await self._resume(connection, data)
        elif op == MEMBERS:
            await self._members(connection, data)

    async def _identify(self, connection: Connection, data: Json, url: str) -> None:
        self.identifies += 1
        shard, shards = data.get("shard") or (0, 1)
        if code := self._refused(data["token"], shards):
            await connection.socket.close(code=code)
        elif self._comes_too_fast():
            await connection.send(INVALID_SESSION, False)
        else:
            session = Session(self.world.snowflake(), shard, shards, connection)
            await self._greet(session, url)
            self.sessions.append(session)
            await self._note_change()

    def _refused(self, token: str, shards: int) -> int:
        if token != self.token:
            return AUTHENTICATION_FAILED
        return SHARDING_REQUIRED if shards < self.fewest_shards else self.closes_with

    def _comes_too_fast(self) -> bool:
        now = time.monotonic() + self.world.ahead
        while self._identified and self._identified[0] <= now - self.pace:
            self._identified.popleft()
        if self.pace and len(self._identified) >= self.concurrency:
            return True
        self._identified.append(now)
        return False

    async def _greet(self, session: Session, url: str) -> None:
        guilds = [guild for guild in self.world.guilds if session.serves(guild)]
        ready = {
            "v": 10,
            "user": payloads.DEADEYE,
            "guilds": [{"id": guild, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": url,
            "shard": [session.shard, session.shards],
            "application": {"id": payloads.APPLICATION, "flags": 0},
        }
        await session.dispatch("READY", ready)
        for guild in guilds:
            await session.dispatch("GUILD_CREATE", self.world.server(guild))

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = next((one for one in self.sessions if one.id == data["session_id"]), None)
        if data["token"] != self.token:
            await connection.socket.close(code=AUTHENTICATION_FAILED)
            return
        if session is None:
            await connection.send(INVALID_SESSION, False)
            return
        self.resumes += 1
        session.connection = connection
        for number, event, told in list(session.kept):
            if number > data["seq"]:
                await connection.send(DISPATCH, told, t=event, s=number)
        await session.dispatch("RESUMED", {})
        await self._note_change()

    async def _members(self, connection: Connection, data: Json) -> None:
        session = next(one for one in self.sessions if one.connection is connection)
        chunk = {"chunk_index": 0, "chunk_count": 1, "nonce": data.get("nonce")}
        members = [payloads.member(payloads.DEADEYE)]
        told = {"guild_id": data["guild_id"], "members": members, **chunk}
        await session.dispatch("GUILD_MEMBERS_CHUNK", told)

    async def _note_change(self) -> None:
        async with self.changed:
            self.changed.notify_all()
