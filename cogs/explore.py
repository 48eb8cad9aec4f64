"""Explore by commands: ``/attack``, ``/stop``, ``/odds``."""

from __future__ import annotations

from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import locale_of
from bot.games.explore.typed import attacked, stopped, suggestions_to_attack
from bot.screens.controls import Verb
from bot.screens.typed import Suggestion
from cogs.common import AnswersCog, Interaction, in_private_too, options, said, table_choices
from rules.explore import ExploreGame


class Explore(AnswersCog):
    """What the buttons of an exploring table do, typed."""

    plays = ExploreGame

    @app_commands.command(**said("attack"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table", dice="attack-dice")
    async def attack(self, interaction: Interaction, dice: str, table: int | None = None) -> None:
        """Attack the card in play with these dice."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, attacked(look, locale_of(interaction), dice))

    @attack.autocomplete("dice")
    async def dice_to_attack(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """Choices of dice, the best first."""
        return await self.suggest(interaction, current, suggestions_to_attack)

    @app_commands.command(**said("stop"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def stop(self, interaction: Interaction, table: int | None = None) -> None:
        """End one's turn and bank what lies in front."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, stopped(look))

    @app_commands.command(**said("odds"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def odds(self, interaction: Interaction, table: int | None = None) -> None:
        """The odds of the moment, for the reader alone."""
        await self.actions.table(interaction, await self.finder.here(interaction, table, Verb.ODDS), Verb.ODDS)


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Explore(bot))
