"""``/fair``: why the dice can be trusted, and how to check them."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.client import DeadeyeBot
from bot.replies import locale_of, whisper
from cogs.common import DeadeyeCog, Interaction, options, said, table_choices


class Fair(DeadeyeCog):
    """Commitments, seeds and draws."""

    @app_commands.command(**said("fair"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def fair(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a table's commitment, and once it has ended, its seed and every draw."""
        found = await self.finder.ended(interaction, table)
        view, draws = await self.books.fairness(found, locale_of(interaction))
        if draws is None:
            await whisper(interaction, view)
            return
        name = f"table-{found}.txt"
        view.add_item(discord.ui.File(f"attachment://{name}"))
        await whisper(interaction, view, discord.File(BytesIO(draws.encode()), name))


async def setup(bot: DeadeyeBot) -> None:
    """Add the cog."""
    await bot.add_cog(Fair(bot))
