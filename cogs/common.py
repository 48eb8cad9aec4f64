"""What several cogs share: localised names, and the ``table`` option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypedDict, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import called_in, in_time, locale_of, whisper
from bot.chat.translator import text
from bot.chat.which_table import WhichTable
from bot.screens.limits import SUGGESTIONS
from bot.screens.typed import Suggestion
from bot.screens.which import table_label
from bot.storage.away import StoreAway
from bot.storage.repository import TableId
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.text import say
from rules.core.ask import Indices
from rules.core.errors import IllegalAnswer
from rules.core.session import NOT_ASKED

Interaction = discord.Interaction[DeadeyeBot]
Suggest = Callable[[Look, str, str], list[Suggestion]]
C = TypeVar("C")


class DeadeyeCog(commands.Cog):
    """Base of all cogs; ``self.bot`` has the tables and all that shows them."""

    def __init__(self, bot: DeadeyeBot) -> None:
        self.bot = bot
        self.tables, self.outbox = bot.tables, bot.outbox
        self.actions, self.panels = bot.actions, bot.panels
        self.lookups, self.finder = bot.lookups, bot.finder


class AnswersCog(DeadeyeCog):
    """Base of cogs whose commands answer an open question; ``plays`` is the kind of games they are for."""

    plays: ClassVar[type[Any]] = object

    async def asked(self, interaction: Interaction, table: TableId | None) -> Look:
        """The table that asks the reader, as the reader sees it."""
        found = await self.finder.mine(interaction, table)
        look = await self.tables.look(found, interaction.user.id)
        interaction.extras["question"] = look.ask_no
        if not isinstance(self.tables.games[look.game], self.plays):
            raise Refused(f"other-game-{look.game}")
        if look.seat is None:
            raise Refused("not-seated")
        if look.ask is None:
            raise Refused(NOT_ASKED.key)
        return look

    async def suggest(self, interaction: Interaction, typed: str, suggest: Suggest) -> list[Suggestion]:
        """What may be typed next; nothing where there is no question to answer."""
        try:
            look = await self.asked(interaction, interaction.namespace.table)
            ready = self.bot.warming.is_ready(look.game)
            return suggest(look, locale_of(interaction), typed) if ready else []
        except (Refused, IllegalAnswer, WhichTable, StoreAway):
            return []

    async def enter(self, interaction: Interaction, look: Look, indices: Indices) -> None:
        """Answer the open question, and show the reader how things stand."""
        called = called_in(interaction)
        act = self.tables.act(look.id, interaction.user.id, look.ask_no, indices, called=called)
        await in_time(interaction, act)
        await self.show_seat(interaction, look.id)

    async def show_seat(self, interaction: Interaction, table: TableId) -> None:
        """Show the reader how things stand."""
        await whisper(interaction, await in_time(interaction, self.panels.of(interaction, table)))


class Said(TypedDict):
    """What a command is called and what is said about it."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def said(command: str) -> Said:
    """Name and description of a command."""
    return {"name": text(f"command-{command}-name"), "description": text(f"command-{command}")}


def options(*names: str, **keys: str) -> Callable[[C], C]:
    """Names and descriptions of a command's options; ``keys`` where one is described under another key."""
    spoken = {name: name.replace("_", "-") for name in names} | keys

    def decorate(command: C) -> C:
        command = app_commands.rename(**{name: text(f"option-{key}-name") for name, key in spoken.items()})(
            command
        )
        return app_commands.describe(**{name: text(f"option-{key}") for name, key in spoken.items()})(command)

    return decorate


def choices(prefix: str, *keys: str) -> list[app_commands.Choice[str]]:
    """The choices of an option: a message ``<prefix>-<key>`` for each key."""
    return [app_commands.Choice(name=text(f"{prefix}-{key}"), value=key) for key in keys]


async def game_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games there are."""
    named = [(say(locale_of(interaction), f"game-{key}"), key) for key in interaction.client.tables.games]
    found = [(name, key) for name, key in named if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=key) for name, key in found]


async def table_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The tables that a ``table`` option may mean."""
    try:
        lines = await interaction.client.finder.offered(interaction)
    except StoreAway:
        return []
    labels = [(table_label(line, locale_of(interaction)), line.id) for line in lines]
    found = [app_commands.Choice(name=label, value=table) for label, table in labels if current in label]
    return found[:SUGGESTIONS]
