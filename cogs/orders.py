"""Standing orders by command: ``/orders``."""

from __future__ import annotations

from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import in_time, locale_of, whisper
from bot.chat.which_table import WhichTable, does
from bot.screens.controls import Verb
from bot.screens.typed import Suggestion, order_kinds, order_values
from bot.storage.away import StoreAway
from bot.tables.errors import Refused
from bot.tables.look import Look
from cogs.common import DeadeyeCog, Interaction, options, said, table_choices


class Orders(DeadeyeCog):
    """What somebody has decided beforehand, in games that have such orders."""

    @app_commands.command(**said("orders"))
    @app_commands.autocomplete(table=table_choices)
    @options("when", "table", order="then")
    async def orders(
        self,
        interaction: Interaction,
        when: str | None = None,
        order: str | None = None,
        table: int | None = None,
    ) -> None:
        """Give a standing order, if both halves of one are there, and show them all."""
        found = await self.finder.mine(interaction, table, does(Verb.ORDERS))
        if when is not None and order is not None:
            await in_time(interaction, self.tables.order(found, interaction.user.id, when, order))
        await whisper(interaction, await self.actions.orders(interaction, found))

    @orders.autocomplete("when")
    async def kinds(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """The questions that may be answered beforehand."""
        look = await self._look(interaction)
        return [] if look is None else order_kinds(look, locale_of(interaction), current)

    @orders.autocomplete("order")
    async def values(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """The orders there are for the question that was chosen."""
        look = await self._look(interaction)
        kind = str(interaction.namespace.when)
        return [] if look is None else order_values(look, locale_of(interaction), kind, current)

    async def _look(self, interaction: Interaction) -> Look | None:
        """The table that is meant, as the reader sees it."""
        try:
            found = await self.finder.mine(interaction, interaction.namespace.table)
            return await self.tables.look(found, interaction.user.id)
        except (Refused, WhichTable, StoreAway):
            return None


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Orders(bot))
