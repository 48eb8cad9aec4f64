"""``/fair``: why the dice can be trusted, and how to check them."""

from __future__ import annotations

from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.screens.controls import Verb
from cogs.common import DeadeyeCog, Interaction, in_private_too, options, said, table_choices


class Fair(DeadeyeCog):
    """Commitments, seeds and draws."""

    @app_commands.command(**said("fair"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def fair(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a table's commitment, and once it has ended, its seed and every draw."""
        await self.actions.table(interaction, await self.finder.ended(interaction, table), Verb.FAIR)


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Fair(bot))
