"""``/rules``: characters, symbols, the order of resolution, single rows of the ledger."""

from __future__ import annotations

from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import locale_of, whisper
from cogs.common import DeadeyeCog, Interaction, in_private_too, options, said


class Rules(DeadeyeCog):
    """The rules at hand."""

    @app_commands.command(**said("rules"))
    @in_private_too
    @options("topic")
    async def rules(self, interaction: Interaction, topic: str) -> None:
        """Look a rule up."""
        await whisper(interaction, self.lookups.rules(topic, locale_of(interaction)))

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What can be looked up."""
        found = self.lookups.topics(current, locale_of(interaction))
        return [app_commands.Choice(name=title, value=key) for key, title in found]


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Rules(bot))
