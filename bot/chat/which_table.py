"""Which table a command means where its ``table`` was left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.screens.controls import Interaction, TableButton, Verb
from bot.screens.which import ForTable
from bot.storage.repository import Phase, TableId, TableLine
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.tables.tables import Tables

Wanted = Callable[[Look], bool]


class WhichTable(Exception):
    """Several tables come into question; choosing one is a press on its ``button``."""

    def __init__(self, lines: Sequence[TableLine], button: ForTable) -> None:
        super().__init__("which table?")
        self.lines, self.button = tuple(lines), button


class Finder:
    """Finds tables for commands. Every method raises :exc:`WhichTable`, or :exc:`Refused` if there is none.

    ``verb``, or ``button``, does what the command does.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def mine(
        self, interaction: Interaction, table: TableId | None, button: ForTable | None = None
    ) -> TableId:
        """The one table here that asks the reader, else the only one here where the reader sits."""
        if table is not None:
            return await self._given(interaction, table)
        lines = await self.seated(interaction)
        if len(lines) > 1:
            person = interaction.user.id
            looks = [await self.tables.look(line.id, person) for line in lines]
            asking = [line for line, look in zip(lines, looks, strict=True) if look.ask is not None]
            lines = asking if len(asking) == 1 else lines
        return _found(interaction, _the_one(lines, button or does(Verb.SEAT), "no-table-of-yours"))

    async def here(self, interaction: Interaction, table: TableId | None, verb: Verb = Verb.SEAT) -> TableId:
        """The reader's table here, else the only table here."""
        if table is not None:
            return await self._given(interaction, table)
        if await self.seated(interaction):
            return await self.mine(interaction, None, does(verb))
        return _found(interaction, _the_one(await self._all(interaction), does(verb), "no-table-here"))

    async def to_join(self, interaction: Interaction, table: TableId | None) -> TableId:
        """The only table here that waits for players and where the reader does not sit yet."""
        if table is not None:
            return await self._given(interaction, table)
        lines = [line for line in await self._all(interaction) if line.phase is Phase.LOBBY]
        free = [line for line in lines if interaction.user.id not in line.people]
        return _found(interaction, _the_one(free or lines, does(Verb.JOIN), "no-lobby-here"))

    async def to_start(self, interaction: Interaction, table: TableId | None) -> TableId:
        """The only table here that waits for players and where the reader sits."""
        if table is not None:
            return await self._given(interaction, table)
        lines = [line for line in await self._all(interaction) if line.phase is Phase.LOBBY]
        mine = [line for line in lines if interaction.user.id in line.people]
        return _found(interaction, _the_one(mine or lines, does(Verb.START), "no-lobby-here"))

    async def to_end(self, interaction: Interaction, table: TableId | None) -> TableId:
        """The only table here that the reader may mean: for moderators any, else one where the reader sits.

        Who is asked decides nothing, since this cannot be undone.
        """
        if table is not None:
            return await self._given(interaction, table)
        mine = [] if interaction.permissions.manage_messages else await self.seated(interaction)
        lines = mine or await self._all(interaction)
        return _found(interaction, _the_one(lines, does(Verb.END), "no-table-here"))

    async def ended(self, interaction: Interaction, table: TableId | None) -> TableId:
        """The table here, else the one that ended last."""
        if table is not None:
            return await self._given(interaction, table)
        lines = await self._all(interaction)
        if len(lines) != 1:
            lines = await self.tables.repo.ended_in_channel(interaction.channel_id or 0, 1) or lines
        return _found(interaction, _the_one(lines, does(Verb.FAIR), "no-table-here"))

    async def seated(self, interaction: Interaction) -> list[TableLine]:
        """Tables here where the reader sits; in private messages, all of them."""
        if interaction.guild_id is None:
            return await self.tables.mine(interaction.user.id)
        return [line for line in await self._all(interaction) if interaction.user.id in line.people]

    async def offered(self, interaction: Interaction) -> list[TableLine]:
        """Tables to choose from: those of this channel, and all where the reader sits."""
        lines = {line.id: line for line in await self._all(interaction)}
        lines |= {line.id: line for line in await self.tables.mine(interaction.user.id)}
        return [lines[table] for table in sorted(lines, reverse=True)]

    async def _given(self, interaction: Interaction, table: TableId) -> TableId:
        """A table that was named: one of this channel, or one where the reader sits or sat."""
        look = await self.tables.look(table, interaction.user.id)
        if look.channel_id != interaction.channel_id and look.seat is None:
            raise Refused("no-such-table")
        return _found(interaction, table)

    async def _all(self, interaction: Interaction) -> list[TableLine]:
        if interaction.channel_id is None:
            return []
        return await self.tables.here(interaction.channel_id)


def _found(interaction: Interaction, table: TableId) -> TableId:
    """``table``, noted for the log should anything go wrong."""
    interaction.extras["table"] = table
    return table


def does(verb: Verb) -> ForTable:
    """Makes buttons that do ``verb`` at their tables."""
    return partial(TableButton, verb=verb)


def _the_one(lines: Sequence[TableLine], button: ForTable, missing: str) -> TableId:
    if not lines:
        raise Refused(missing)
    if len(lines) > 1:
        raise WhichTable(lines, button)
    return lines[0].id
