"""The channel of a table: what is sent there, edited and deleted, and whether Discord lets that be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar

import discord
from discord import ui

from bot.chat.gallery import NOTHING, Hung, Kept, picture_on
from bot.chat.replies import MISSING_ACCESS, PINGS_NOBODY, THREAD_ARCHIVED, UNSENT, opened, saying
from bot.screens.controls import calls_to, fall_told, shows_table
from bot.storage.repository import GuildId, PersonId, TableId
from bot.tables.look import Look
from bot.text import say

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MESSAGE = 10008
TOO_MANY_OLD_EDITS = 30046
MISSING_PERMISSIONS = 50013
THREAD_LOCKED = 160005
CLOSED_TO_US = (MISSING_ACCESS, MISSING_PERMISSIONS, THREAD_ARCHIVED, THREAD_LOCKED)
"""Discord does not let Deadeye write there, until somebody changes that."""

NONCE_BYTES = 12
"""As many as Discord takes, when each is two letters."""
LOOKED_BACK = 50
"""So many of a channel's last messages are looked through for what nobody remembers."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that is there now, and its picture; ``as_sent`` unless it was there before and says otherwise."""

    id: int
    as_sent: bool
    picture: Kept | None = None


@dataclass(frozen=True, slots=True)
class Recent:
    """Messages of a table that have controls, and calls to it, newest first; so many falls are told of."""

    tables: tuple[int, ...]
    calls: tuple[int, ...]
    falls: int


class Place:
    """Where a table is played. Every method raises what is in :data:`bot.chat.replies.UNSENT`."""

    def __init__(self, client: discord.Client, channel: int, guild: GuildId | None) -> None:
        self._client, self._channel_id, self._guild = client, channel, guild

    async def post(
        self, view: ui.LayoutView, *ping: PersonId, nonce: str | None = None, hung: Hung = NOTHING
    ) -> Posted:
        """Send a message that pings these people and nobody else.

        What is sent once more with the same ``nonce`` within some minutes, here or by another process, since an
        answer was lost or nobody remembers, is the message that is there already, however it looks.
        """
        mentions = pinging(*ping)
        send = partial(self._channel.send, view=view, allowed_mentions=mentions, nonce=nonce, files=hung.uploads)
        message: discord.Message = await opened(self._client, self._channel_id, send)
        return Posted(message.id, _said(message.components) == _said(view.children), picture_on(message))

    async def edit(self, message: int, view: ui.LayoutView, hung: Hung = NOTHING) -> discord.Message | None:
        """Edit a message; ``None`` if it is there no more or may not be edited any more."""
        old = self._channel.get_partial_message(message)
        edit = partial(old.edit, view=view, attachments=hung.attachments, allowed_mentions=PINGS_NOBODY)
        try:
            return await opened(self._client, self._channel_id, edit)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
                raise
            return None

    async def delete(self, message: int) -> bool:
        """Delete a message; ``False`` if it is there no more."""
        try:
            await self._channel.get_partial_message(message).delete()
        except discord.NotFound:
            return False
        return True

    async def read(self, message: int) -> discord.Message:
        """A message as it stands."""
        return await self._channel.get_partial_message(message).fetch()

    async def recent(self, table: TableId) -> Recent:
        """What Deadeye has said here lately about a table and not taken back; nothing where it may not read."""
        mine = self._client.user
        said = [one async for one in self._channel.history(limit=LOOKED_BACK) if one.author == mine]
        return Recent(
            tuple(one.id for one in said if shows_table(one, table)),
            tuple(one.id for one in said if calls_to(one, table)),
            max((fall_told(one, table) for one in said), default=0),
        )

    async def tell_parent(self, table: TableId, locale: str) -> None:
        """Where this is a thread, say in its channel that the table cannot be shown in the thread any more."""
        thread = await self._client.fetch_channel(self._channel_id)
        if isinstance(thread, discord.Thread):
            parent = self._client.get_partial_messageable(thread.parent_id, guild_id=self._guild)
            text = say(locale, "thread-shut", table=str(table), thread=f"<#{thread.id}>")
            await parent.send(view=saying(text), allowed_mentions=PINGS_NOBODY)

    async def left(self) -> bool:
        """Whether Deadeye is in this server no longer; while it was away nobody told it."""
        if self._guild is None:
            return False
        try:
            await self._client.fetch_guild(self._guild, with_counts=False)
        except UNSENT as error:
            return getattr(error, "code", None) in (UNKNOWN_GUILD, MISSING_ACCESS)
        return False

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(self._channel_id, guild_id=self._guild)


class Places:
    """Finds the place of a table."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def of(self, look: Look) -> Place:
        """Where this table is played."""
        return Place(self._client, look.channel_id, look.guild_id)


def nonce(look: Look, what: str) -> str:
    """A nonce for what is said once at this table and nowhere else."""
    return blake2b(f"{look.commitment} {what}".encode(), digest_size=NONCE_BYTES).hexdigest()


def _said(parts: Iterable[Any]) -> list[str]:
    """All that parts of a message say, and the controls among them, in order."""
    said: list[str] = []
    for part in parts:
        said += [
            " ".join(text.split()) for name in ("content", "custom_id") if (text := getattr(part, name, None))
        ]
        said += _said(getattr(part, "children", ()))
    return said


def pinging(*people: PersonId) -> discord.AllowedMentions:
    """Ping these people and nobody else."""
    users: list[Any] = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
