"""Pictures on the messages of tables: which one a message shows, which one it should, and when there is none.

Nothing waits for a picture for long. A message without one has the lines of the seats in its place, and a picture
that has gone out of date stays until the new one is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord

from bot.pictures import Picture, Studio
from bot.pictures.scenes import name_of
from bot.screens.public import scenery
from bot.storage.repository import GuildId, Repository
from bot.tables.look import Look


@dataclass(frozen=True, slots=True)
class Kept:
    """A picture that a message has already: an edit that does not list it takes it away."""

    id: int
    name: str

    def to_dict(self) -> dict[str, str]:
        """What Discord wants to know of it."""
        return {"id": str(self.id)}


@dataclass(frozen=True, slots=True)
class Hung:
    """What goes with one edit or post: the name of its picture, and the files that it has from then on.

    Discord keeps what an edit does not list on one route and drops it on another, so every edit lists all.
    """

    name: str | None = None
    files: tuple[discord.File | Kept, ...] = ()

    @property
    def attachments(self) -> list[Any]:
        """All of the files, as an edit lists them."""
        return [*self.files]

    @property
    def uploads(self) -> list[discord.File]:
        """Those that are sent along."""
        return [file for file in self.files if isinstance(file, discord.File)]


NOTHING = Hung()


def kept(picture: Kept | None) -> Hung:
    """The picture stays as it is, if there is one."""
    return NOTHING if picture is None else Hung(picture.name, (picture,))


def fresh(picture: Picture | None) -> Hung:
    """A new picture, if there is one."""
    if picture is None:
        return NOTHING
    return Hung(picture.name, (discord.File(BytesIO(picture.png), picture.name, description=picture.alt),))


def picture_on(message: discord.Message | None) -> Kept | None:
    """The picture that a message shows; what a component shows is named by that component alone."""
    for part in _parts(() if message is None else message.components):
        if isinstance(part, discord.MediaGalleryComponent) and part.items:
            media = part.items[0].media
            if media.attachment_id is not None:
                return Kept(media.attachment_id, media.url.partition("?")[0].rpartition("/")[2])
    return None


def _parts(parts: Sequence[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from _parts(getattr(part, "children", ()))


class Gallery:
    """Says which picture a table's message is to have, and has it drawn; without a ``studio`` there are none."""

    def __init__(self, repo: Repository, studio: Studio | None) -> None:
        self._repo, self._studio = repo, studio
        self._wanted: dict[GuildId | None, bool] = {None: True}

    async def learn(self, guild: GuildId | None) -> None:
        """Find out whether a server wants pictures, unless that is known."""
        if self._studio is not None and guild is not None and guild not in self._wanted:
            settings = await self._repo.guild_settings(guild)
            self._wanted[guild] = settings is None or settings.pictures

    def switched(self, guild: GuildId, *, on: bool) -> None:
        """A server's managers have said whether they want pictures."""
        self._wanted[guild] = on

    def name(self, look: Look) -> str | None:
        """The name of the picture that belongs on a table's message now."""
        if self._studio is None or not self._studio.on or not self._wanted.get(look.guild_id, False):
            return None
        scene = scenery(look)
        return None if scene is None else name_of(scene)

    async def picture(self, look: Look, seconds: float) -> Picture | None:
        """The picture of a table as it is, if it can be had in so many seconds; later it is there at once."""
        if self._studio is None or self.name(look) is None or (scene := scenery(look)) is None:
            return None
        try:
            return await asyncio.wait_for(self._studio.picture(scene), seconds)
        except TimeoutError:
            return None
