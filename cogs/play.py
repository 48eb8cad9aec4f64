"""Playing by commands, whatever the game: ``/choose``, ``/seat``, ``/table``, ``/handover``, ``/end``."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.chat.actions import receiver
from bot.chat.client import DeadeyeBot
from bot.chat.replies import locale_of
from bot.screens.controls import OfferButton, Verb
from bot.screens.typed import Suggestion, parse, suggestions
from cogs.common import AnswersCog, Interaction, options, said, table_choices


class Play(AnswersCog):
    """What the controls of every table do, typed."""

    @app_commands.command(**said("choose"))
    @app_commands.autocomplete(table=table_choices)
    @options("table", "answer")
    async def choose(self, interaction: Interaction, answer: str, table: int | None = None) -> None:
        """Answer the open question, whatever it is."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, parse(look, locale_of(interaction), answer))

    @choose.autocomplete("answer")
    async def answers(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """The options of the open question."""
        return await self.suggest(interaction, current, suggestions)

    @app_commands.command(**said("seat"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def seat(self, interaction: Interaction, table: int | None = None) -> None:
        """Who the reader is and what the reader may do, for the reader alone."""
        found = await self.finder.here(interaction, table)
        await self.show_seat(interaction, found)

    @app_commands.command(**said("table"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the table again, at the bottom of its channel."""
        await self.actions.table(interaction, await self.finder.here(interaction, table, Verb.TABLE), Verb.TABLE)

    @app_commands.command(**said("handover"))
    @app_commands.autocomplete(table=table_choices)
    @options("table", to="handover-to")
    async def handover(self, interaction: Interaction, to: discord.User, table: int | None = None) -> None:
        """Offer one's seat to somebody."""
        person = receiver(to)
        found = await self.finder.mine(interaction, table, partial(OfferButton, person=person))
        await self.actions.offer(interaction, found, person)

    @app_commands.command(**said("end"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End a table, for its host and moderators; everybody there can read who did it."""
        await self.actions.table(interaction, await self.finder.to_end(interaction, table), Verb.END)


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Play(bot))
