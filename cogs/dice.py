"""The dice game by commands: ``/roll``, ``/keep``."""

from __future__ import annotations

from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import locale_of
from bot.games.dice.typed import kept, rolled, suggestions_to_keep
from bot.screens.typed import Suggestion
from cogs.common import AnswersCog, Interaction, in_private_too, options, said, table_choices
from rules.dice import DiceGame


class Dice(AnswersCog):
    """What the buttons of a roll do, typed."""

    plays = DiceGame

    @app_commands.command(**said("roll"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def roll(self, interaction: Interaction, table: int | None = None) -> None:
        """Roll every die again that may be rolled."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, rolled(look))

    @app_commands.command(**said("keep"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table", dice="keep-dice")
    async def keep(self, interaction: Interaction, dice: str, table: int | None = None) -> None:
        """Keep these dice and roll the others again; with all of them kept, stop rolling."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, kept(look, locale_of(interaction), dice))

    @keep.autocomplete("dice")
    async def dice_to_keep(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """Sets of dice that may be kept."""
        return await self.suggest(interaction, current, suggestions_to_keep)


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Dice(bot))
