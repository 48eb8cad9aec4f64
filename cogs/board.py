"""Who plays best: ``/leaderboard``, ``/stats``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import whisper
from cogs.common import DeadeyeCog, Interaction, choices, game_choices, game_of, options, said


class Board(DeadeyeCog):
    """What comes of many tables."""

    @app_commands.command(**said("leaderboard"))
    @app_commands.choices(period=choices("period", "all", "month"))
    @app_commands.autocomplete(game=game_choices)
    @options("period", game="board-game", page="page")
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        period: str = "all",
        page: app_commands.Range[int, 1] = 1,
    ) -> None:
        """The leaderboard of this server."""
        key = None if game is None else game_of(interaction, game)
        await whisper(interaction, await self.lookups.board(interaction, key, period, page))

    @app_commands.command(**said("stats"))
    @options("member")
    async def stats(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """What somebody has played in this server, and as whom."""
        await whisper(interaction, await self.lookups.stats(interaction, member or interaction.user))


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Board(bot))
