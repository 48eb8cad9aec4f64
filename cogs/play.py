"""Playing by commands, whatever the game: ``/choose``, ``/seat``, ``/table``, ``/handover``, ``/end``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answers import Suggestion, parse, suggestions
from bot.client import DeadeyeBot
from bot.errors import Refused
from bot.ids import Verb
from bot.names import in_text
from bot.replies import announce, in_time, locale_of, note, person_of, tell, whisper
from bot.storage.repository import TableId
from bot.text import say
from cogs.common import AnswersCog, Interaction, options, said, table_choices


class Play(AnswersCog):
    """What the controls of every table do, typed."""

    @app_commands.command(**said("choose"))
    @app_commands.autocomplete(table=table_choices)
    @options("table", "answer")
    async def choose(self, interaction: Interaction, answer: str, table: int | None = None) -> None:
        """Answer the open question, whatever it is."""
        look = await self.asked(interaction, table)
        await self.act(interaction, look, parse(look, locale_of(interaction), answer))

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
        await whisper(interaction, await self.presses.panel(interaction, found))

    @app_commands.command(**said("table"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the table again, at the bottom of its channel."""
        look = await self.tables.look(await self.finder.here(interaction, table))
        if look.channel_id == interaction.channel_id:
            await self.outbox.answer_with(interaction, look)
        else:
            await whisper(interaction, await self.presses.panel(interaction, look.id))

    @app_commands.command(**said("handover"))
    @app_commands.autocomplete(table=table_choices)
    @options("table", to="handover-to")
    async def handover(self, interaction: Interaction, to: discord.User, table: int | None = None) -> None:
        """Offer one's seat to somebody."""
        found = await self.finder.mine(interaction, table, Verb.HAND_OVER)
        await self.presses.offer(interaction, found, to)
        await tell(interaction, "handover-offered")

    @app_commands.command(**said("end"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End a table, for its host and moderators; everybody there can read who did it."""
        found = await self.finder.here(interaction, table)
        moderator = interaction.permissions.manage_messages
        await self._check_place(interaction, found)
        end = self.tables.end(found, person_of(interaction), moderator=moderator)
        look = await in_time(interaction, end, private=False)
        name = in_text(interaction.user.display_name)
        await announce(interaction, note(say(look.locale, "ended-by", name=name, table=str(found))))

    async def _check_place(self, interaction: Interaction, table: TableId) -> None:
        """Rights in one channel are rights over its tables only."""
        look = await self.tables.look(table)
        if look.channel_id != interaction.channel_id:
            raise Refused("not-here", ("channel", f"<#{look.channel_id}>"))


async def setup(bot: DeadeyeBot) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
