"""What is noted of people in passing: their language, for private messages, and their name, for leaderboards."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.replies import locale_of, person_of
from bot.screens.controls import Interaction
from bot.storage.repository import GuildId, PersonId, Repository

PEOPLE_KEPT = 10_000
"""So many people's languages and names need not be noted anew."""


class People:
    """Notes what is new about people."""

    def __init__(self, repo: Repository) -> None:
        self._repo = repo
        self._known: dict[PersonId, tuple[str, GuildId | None, str]] = {}

    async def note(self, interaction: Interaction) -> None:
        """Note the reader's language and name here, if they are new."""
        person, repo = person_of(interaction), self._repo
        known = locale, guild, _ = locale_of(interaction), interaction.guild_id, person.name
        if self._known.get(person.id) == known:
            return
        settings = await repo.person_settings(person.id)
        if settings.locale != locale:
            await repo.set_person_settings(replace(settings, locale=locale))
        if guild is not None:
            await repo.rename(guild, person.id, person.name)
        if len(self._known) >= PEOPLE_KEPT:
            self._known.clear()
        self._known[person.id] = known

    def forget(self, person: PersonId) -> None:
        """Know nothing of a person any more."""
        self._known.pop(person, None)
