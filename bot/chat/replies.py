"""Answering people on Discord: who they are, their language, and exactly one reply to each interaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import aiohttp
import discord
from discord import ui

from bot.screens.controls import Interaction
from bot.screens.sheet import YOURS, Layout, Sheet
from bot.storage.repository import GuildId
from bot.tables.errors import Refused
from bot.tables.look import Person
from bot.text import known, say, words
from bot.text.phrases import reason_words
from rules.core.errors import IllegalAnswer, Reason

T = TypeVar("T")
MISSING: Any = discord.utils.MISSING
UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What sending raises: Discord refused, or could not be reached."""
TOO_LATE = (10062, 40060)
"""Discord knows the interaction no longer, or has had an answer to it."""
MISSING_ACCESS = 50001
THREAD_ARCHIVED = 50083
DISCORDS_FAULT = 500
"""From this status on an answer of Discord says nothing about what was sent."""
PINGS_NOBODY = discord.AllowedMentions.none()
PATIENCE = 1.5
"""An act that takes longer, in seconds, is acknowledged first and shown afterwards."""

log = logging.getLogger(__name__)


def locale_of(interaction: Interaction) -> str:
    """The reader's language."""
    return known(str(interaction.locale))


def person_of(interaction: Interaction) -> Person:
    """Whoever pressed or typed."""
    return Person(interaction.user.id, interaction.user.display_name)


def called_in(interaction: Interaction) -> tuple[str, GuildId] | None:
    """What the person is called in this server; nothing in private messages."""
    return None if interaction.guild_id is None else (interaction.user.display_name, interaction.guild_id)


def in_private(press: Interaction) -> bool:
    """Whether a press was made on something that only its reader sees."""
    return press.message is None or press.message.flags.ephemeral or press.guild_id is None


def on_private_message(press: Interaction) -> bool:
    """Whether a press was made on the one private message about a table."""
    return press.guild_id is None and press.message is not None and not press.message.flags.ephemeral


def may_pass(error: Exception) -> bool:
    """Whether sending the same once more may go well: it was not Discord that has refused it."""
    return not isinstance(error, discord.HTTPException) or error.status >= DISCORDS_FAULT


def code_of(error: BaseException) -> int | None:
    """Discord's own number for an error."""
    return error.code if isinstance(error, discord.HTTPException) else None


def reason_of(error: BaseException) -> Reason | None:
    """The reason that can be told to a person; ``None`` if the fault is ours."""
    if isinstance(error, Refused | IllegalAnswer):
        return error.reason
    return None


def reason_text(reason: Reason, locale: str) -> str:
    """A reason in the reader's words."""
    return reason_words(words(locale), reason)


def saying(text: str) -> ui.LayoutView:
    """A message of nothing but text."""
    return Sheet(YOURS).text(text).view()


def headed(text: str, view: ui.LayoutView) -> ui.LayoutView:
    """``view``, which has not been sent yet, with a line on top."""
    whole = Layout()
    whole.add_item(ui.TextDisplay(text))
    for item in view.children:
        whole.add_item(item)
    return whole


async def in_time(interaction: Interaction, act: Awaitable[T], *, private: bool = True) -> T:
    """Act first; only if it takes long, acknowledge before it is done.

    ``private``: what follows is for the reader alone, should the acknowledgement not be of a control.
    """
    late: list[asyncio.Task[None]] = []

    def acknowledge_now() -> None:
        late.append(asyncio.ensure_future(acknowledge(interaction, private=private)))

    timer = asyncio.get_running_loop().call_later(PATIENCE, acknowledge_now)
    try:
        return await act
    finally:
        timer.cancel()
        for acknowledgement in late:
            await acknowledgement


async def acknowledge(interaction: Interaction, *, private: bool = True) -> None:
    """Gain time. A failure is no more than a log line: what was asked for is done all the same."""
    try:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=private, thinking=True)
    except (discord.HTTPException, discord.InteractionResponded) as error:
        log.info("interaction %s could not be acknowledged (%s)", interaction.id, error)


async def opened(client: discord.Client, channel: int | None, send: Callable[[], Awaitable[T]]) -> T:
    """Send something to a channel; a thread that was archived is opened first."""
    try:
        return await send()
    except discord.HTTPException as error:
        if error.code != THREAD_ARCHIVED or channel is None:
            raise
    thread = await client.fetch_channel(channel)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=False)
    return await send()


async def show(press: Interaction, view: ui.LayoutView, attachments: Sequence[Any] = ()) -> None:
    """Put ``view`` in the place of the message that was pressed, with exactly these ``attachments``."""

    async def send() -> None:
        if press.response.is_done():
            await press.edit_original_response(view=view, attachments=attachments)
        else:
            await press.response.edit_message(view=view, attachments=attachments)

    await opened(press.client, press.channel_id, send)


async def whisper(
    interaction: Interaction, view: ui.LayoutView, file: discord.File = discord.utils.MISSING
) -> None:
    """Say something to the reader alone."""

    async def send() -> None:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, file=file, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, file=file, ephemeral=True)

    await opened(interaction.client, interaction.channel_id, send)


async def announce(interaction: Interaction, view: ui.LayoutView) -> int | None:
    """Answer for all to see, and return the message's id."""

    async def send() -> int | None:
        if interaction.response.is_done():
            return (await interaction.followup.send(view=view, wait=True)).id
        return (await interaction.response.send_message(view=view)).message_id

    return await opened(interaction.client, interaction.channel_id, send)


async def tell(interaction: Interaction, key: str, **variables: str | int) -> None:
    """Say one sentence to the reader alone."""
    await whisper(interaction, saying(say(locale_of(interaction), key, **variables)))
