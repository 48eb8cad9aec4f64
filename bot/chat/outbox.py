"""Shows tables on Discord: each table its message, and all that comes with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

import discord

from bot.chat.calls import Calls
from bot.chat.falls import Falls
from bot.chat.gallery import Gallery
from bot.chat.place import Places
from bot.chat.private import PrivateMessages
from bot.chat.replies import UNSENT
from bot.chat.story import Story
from bot.chat.table_message import Means, TableMessage, void
from bot.chat.tasks import Tasks
from bot.pictures import Studio
from bot.screens.seat import offer
from bot.storage.repository import PersonId, TableId
from bot.tables.clock import Clock
from bot.tables.look import Look
from bot.tables.tables import Tables
from rules.core.ask import Seat

IDLE_KEPT = 10_000
"""So many messages that are as they should be are kept in mind."""


class Outbox:
    """The audience of :class:`bot.tables.tables.Tables` on Discord."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        clock: Clock,
        tasks: Tasks,
        discord_now: Callable[[], datetime] | None = None,
        studio: Studio | None = None,
    ) -> None:
        self.tables, self._tasks = tables, tasks
        self.private = PrivateMessages(client, tables, clock, tasks.spawn)
        self._places = Places(client)
        self._calls = Calls(tables, self._places)
        self.gallery, story = Gallery(tables.repo, studio), Story(tables)
        self._means = Means(
            tables,
            clock,
            self._places,
            self._calls,
            self.private,
            self.gallery,
            story,
            Falls(tables, self._places, story),
            tasks.spawn,
            discord_now or clock.now,
        )
        self._messages: dict[TableId, TableMessage] = {}

    def message(self, table: TableId) -> TableMessage:
        """The message of a table."""
        if (found := self._messages.get(table)) is None:
            found = self._messages[table] = TableMessage(table, self._means)
        return found

    def changed(self, table: TableId, look: Look | None = None) -> None:
        """Show the table soon: this ``look`` was stored just now."""
        self.message(table).changed(look)

    def changed_in_private(self, look: Look) -> None:
        """Nothing is to be seen on the table: only private messages may have to say something else."""
        self.private.changed(look)

    async def remind(self, look: Look, people: Sequence[PersonId]) -> None:
        """Call the open question to these people's minds, unless they want no reminders."""
        wanted = [person for person in people if (await self.tables.repo.person_settings(person)).reminders]
        if not wanted:
            return
        try:
            await self._calls.remind(look, wanted)
        except UNSENT as error:
            await self.message(look.id).failed(look, error)

    async def offer(self, look: Look, seat: Seat, to: PersonId) -> None:
        """Tell somebody publicly that a seat is offered."""
        await self._places.of(look).post(offer(look, look.locale, seat, to), to)

    async def void(self, table: TableId, why: str) -> None:
        """End a table that has lost its place; one that is over already stays as it is."""
        await void(self.tables, table, why)

    def run_due(self, now: datetime) -> datetime | None:
        """Start what had to wait, and return when the next thing has waited enough."""
        for message in list(self._messages.values()):
            message.run_due(now)
        self._tidy()
        waiting = [self.private.run_due(now), *(message.due_at for message in self._messages.values())]
        return min((due for due in waiting if due is not None), default=None)

    def _tidy(self) -> None:
        """Forget what is not needed: tables that ended elsewhere are heard of no more."""
        idle = [table for table, message in self._messages.items() if message.idle]
        over = [table for table in idle if self._messages[table].over]
        for table in {*over, *idle[:-IDLE_KEPT]}:
            del self._messages[table]

    async def settled(self) -> None:
        """Wait until nothing is on its way any more."""
        await self._tasks.settled()
