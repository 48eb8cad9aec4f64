"""The small game of the tests by commands: ``/poll``."""

from __future__ import annotations

from discord import app_commands

from bot.chat.client import DeadeyeBot
from cogs.common import AnswersCog, Interaction, choices, options, said, table_choices
from tests.poll import Poll
from tests.poll.frontend.typed import voted


class Votes(AnswersCog):
    """What the buttons of a vote do, typed."""

    plays = Poll

    @app_commands.command(**said("poll"))
    @app_commands.choices(vote=choices("poll-vote", "yes", "no"))
    @app_commands.autocomplete(table=table_choices)
    @options("vote", "table")
    async def poll(self, interaction: Interaction, vote: str, table: int | None = None) -> None:
        """Vote."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, voted(look, vote))


async def setup(bot: DeadeyeBot) -> None:
    """Add the cog."""
    await bot.add_cog(Votes(bot))
