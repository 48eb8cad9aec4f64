"""The reader's private panel of a table: built, and put where the reader sees it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from discord import ui

from bot.chat.private import PrivateMessages
from bot.chat.replies import in_private, in_time, locale_of, on_private_message, show, whisper
from bot.chat.story import Story
from bot.chat.warming import Warming
from bot.screens.controls import Interaction
from bot.screens.seat import my_seat
from bot.storage.repository import TableId
from bot.tables.look import Look
from bot.tables.tables import Tables
from rules.core.ask import Indices


class Panels:
    """Builds and shows private panels; ``more`` goes to :func:`bot.screens.seat.my_seat`."""

    def __init__(self, tables: Tables, private: PrivateMessages, warming: Warming) -> None:
        self._tables, self._private, self._warming = tables, private, warming
        self._story = Story(tables)

    async def of(self, interaction: Interaction, table: TableId, **more: Any) -> ui.LayoutView:
        """The reader's panel of this table."""
        return await self.after(interaction, self._tables.look(table, interaction.user.id), **more)

    async def after(
        self, interaction: Interaction, seen: Awaitable[Look], marks: Indices | None = None, **more: Any
    ) -> ui.LayoutView:
        """The panel for the table as the reader sees it once something has been done."""
        person, look = interaction.user.id, await self._story.remembered(await seen)
        await self._warming.ready(look.game)
        if on_private_message(interaction):  # at once, before anybody goes to edit it for what was stored
            self._private.told(look, person)
        if marks and (look.ask is None or max(marks) >= len(look.ask.options)):
            marks = None  # those of another question, or of none
        return my_seat(look, locale_of(interaction), person, marks, **more)

    async def put(self, press: Interaction, table: TableId, **more: Any) -> None:
        """Put the panel in the place of the message that was pressed."""
        await show(press, await in_time(press, self.of(press, table, **more)))

    async def give(self, press: Interaction, table: TableId, **more: Any) -> None:
        """Show the panel: in the place of what only the reader sees, else beside it."""
        if in_private(press):
            await self.put(press, table, **more)
        else:
            await whisper(press, await in_time(press, self.of(press, table, **more)))
