"""Deadeye's drawings as emojis of its application: what is missing is uploaded, what is there is shown.

An emoji is found by its name, so no process needs to know what another has uploaded, and an older one stays for
the messages that show it. A family is shown once all of it is there; until then signs stand in its place.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from datetime import timedelta

import aiohttp
import discord

from bot.drawings import Drawing, families, png
from bot.tables.clock import Clock
from bot.text import draw

AGAIN = timedelta(hours=1)
"""After Discord has refused something, so long until the next try."""
BAD_REQUEST = 400

log = logging.getLogger(__name__)


class Emojis:
    """The drawings that readers can be shown by now."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client, self._clock = client, clock
        self._there: dict[str, discord.Emoji] = {}

    @property
    def shown(self) -> dict[str, discord.Emoji]:
        """The emoji of each drawing that stands in texts."""
        return {each.name: self._there[each.emoji] for family in self._whole() for each in family}

    async def keep(self) -> None:
        """Upload until everything is there, however often Discord refuses."""
        while not await self.upload():
            await self._clock.sleep(AGAIN.total_seconds())

    async def upload(self) -> bool:
        """Show what is there and upload the rest, family by family; whether all is there now.

        discord.py waits as long as Discord says, which may take hours the first time. Where it refuses, signs
        stay in place of what is missing, and a line in the log says so.
        """
        try:
            await self._look()
            self._show()
            await self._complete()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning(
                "%s drawings could not be uploaded, signs stand in their place: %s", self._lacking(), error
            )
        return not self._lacking()

    async def _complete(self) -> None:
        for family in families().values():
            missing = [each for each in family if each.emoji not in self._there]
            for each in missing:
                await self._create(each)
            if missing:
                self._show()

    async def _look(self) -> None:
        """What has been uploaded, by this process or another."""
        self._there = {each.name: each for each in await self._client.fetch_application_emojis()}

    async def _create(self, each: Drawing) -> None:
        """Upload a drawing; another process may have done so in the same moment."""
        try:
            self._there[each.emoji] = await self._client.create_application_emoji(
                name=each.emoji, image=png(each.name)
            )
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            await self._look()
            if each.emoji not in self._there:
                raise

    def _show(self) -> None:
        draw({name: str(emoji) for name, emoji in self.shown.items()})

    def _whole(self) -> Iterator[Sequence[Drawing]]:
        return (family for family in families().values() if all(each.emoji in self._there for each in family))

    def _lacking(self) -> int:
        return sum(each.emoji not in self._there for family in families().values() for each in family)
