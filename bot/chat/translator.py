"""Names and descriptions of slash commands in the languages of Deadeye, from the same catalogs as all texts."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.text import LOCALES, say

_DISCORD = {
    discord.Locale.indonesian: "id",
    discord.Locale.spain_spanish: "es",
    discord.Locale.latin_american_spanish: "es",
}


def text(key: str) -> locale_str:
    """The message ``key`` as Discord gets it: in English, with its translations."""
    return locale_str(say(LOCALES[0], key), key=key)


class Translator(app_commands.Translator):
    """Gives Discord the translation of a :func:`text`."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in ``locale``, if Deadeye speaks it."""
        key = string.extras.get("key")
        if key is None or locale not in _DISCORD:
            return None
        return say(_DISCORD[locale], key)
