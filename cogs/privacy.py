"""``/privacy``: what is stored about somebody, and how it is forgotten."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import locale_of, whisper
from bot.chat.translator import text
from bot.screens.controls import Confirm
from bot.screens.sheet import YOURS, Sheet
from bot.text import say
from cogs.common import DeadeyeCog, Interaction, said

FILE = "deadeye.json"


class Privacy(DeadeyeCog):
    """Everybody's own data."""

    privacy = app_commands.Group(
        name=text("command-privacy-name"),
        description=text("command-privacy"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )

    @privacy.command(**said("privacy-show"))
    async def show(self, interaction: Interaction) -> None:
        """Everything that is stored about the reader, in words and as a file."""
        view, about = await self.lookups.about(interaction.user.id, locale_of(interaction))
        view.add_item(discord.ui.File(f"attachment://{FILE}"))
        await whisper(interaction, view, discord.File(BytesIO(about.encode()), FILE))

    @privacy.command(**said("privacy-forget"))
    async def forget(self, interaction: Interaction) -> None:
        """Ask whether to forget the reader."""
        locale = locale_of(interaction)
        sure = Confirm("forget", label=say(locale, "button-forget"), style=discord.ButtonStyle.danger)
        await whisper(interaction, Sheet(YOURS).text(say(locale, "privacy-forget")).row(sure).view())


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Privacy(bot))
