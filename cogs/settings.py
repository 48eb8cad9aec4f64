"""``/settings``: how Deadeye behaves in a server, for its managers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import locale_of, saying, whisper
from bot.chat.translator import text
from bot.screens.controls import Confirm
from bot.screens.sheet import YOURS, Sheet
from bot.storage.repository import GuildSettings
from bot.text import LOCALES, say
from cogs.common import DeadeyeCog, Interaction, choices, options, said


class Settings(DeadeyeCog):
    """A server's settings and its leaderboard."""

    settings = app_commands.Group(
        name=text("command-settings-name"),
        description=text("command-settings"),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @settings.command(**said("settings-show"))
    async def show(self, interaction: Interaction) -> None:
        """How things are set."""
        await whisper(interaction, saying(described(await self._of(interaction), locale_of(interaction))))

    @settings.command(**said("settings-change"))
    @app_commands.choices(
        language=choices("language", *LOCALES),
        pace=choices("pace", "fast", "normal", "slow"),
        place=choices("place", "channel", "thread"),
        enders=choices("enders", "host", "moderators"),
        pictures=choices("pictures", "on", "off"),
    )
    @options("enders", "pictures", language="default-language", pace="default-pace", place="default-place")
    async def change(
        self,
        interaction: Interaction,
        language: str | None = None,
        pace: str | None = None,
        place: str | None = None,
        enders: str | None = None,
        pictures: str | None = None,
    ) -> None:
        """Set what is given and leave the rest."""
        chosen: dict[str, Any] = {"locale": language, "pace": pace, "enders": enders}
        chosen["threads"] = None if place is None else place == "thread"
        chosen["pictures"] = None if pictures is None else pictures == "on"
        given = {key: value for key, value in chosen.items() if value is not None}
        settings = replace(await self._of(interaction), **given)
        await self.tables.repo.set_guild_settings(settings)
        self.outbox.gallery.switched(settings.guild_id, on=settings.pictures)
        await whisper(interaction, saying(described(settings, locale_of(interaction))))

    @settings.command(**said("settings-reset"))
    async def reset(self, interaction: Interaction) -> None:
        """Ask whether to forget all results and ratings of this server."""
        locale = locale_of(interaction)
        sure = Confirm("reset-board", label=say(locale, "button-reset-board"), style=discord.ButtonStyle.danger)
        await whisper(interaction, Sheet(YOURS).text(say(locale, "reset-board")).row(sure).view())

    async def _of(self, interaction: Interaction) -> GuildSettings:
        guild = interaction.guild_id or 0
        return await self.tables.repo.guild_settings(guild) or GuildSettings(guild)


def described(settings: GuildSettings, locale: str) -> str:
    """A server's settings, one line each."""
    lines = {
        "language": say(locale, f"language-{settings.locale}"),
        "pace": say(locale, f"pace-{settings.pace}"),
        "place": say(locale, "place-thread" if settings.threads else "place-channel"),
        "enders": say(locale, f"enders-{settings.enders}"),
        "pictures": say(locale, "pictures-on" if settings.pictures else "pictures-off"),
    }
    said = [say(locale, f"settings-{key}", value=value) for key, value in lines.items()]
    return "\n".join([say(locale, "settings-title"), *said])


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Settings(bot))
