"""A server on a local Discord with Deadeye in it, and tables there."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rules.games import GAMES
from tests.process.deadeye import Deadeye, Nursery
from tests.process.local_discord import LocalDiscord, running
from tests.process.people import Table, opened, started

SMALL_SET = Path(__file__).parent / "small_set.csv"
"""Dice and cards of Explore whose odds are reckoned in a moment."""
SEATS = {key: game.players.start for key, game in GAMES.items()}
"""How many people play each game here: the fewest there may be."""
NAMES = ("Ana", "Budi", "Clara", "Dewi", "Eko", "Fitri", "Gus")


class Place:
    """One Discord, one database and one process of Deadeye, where the test does not begin more of them."""

    def __init__(self, local: LocalDiscord, deadeye: Deadeye, nursery: Nursery) -> None:
        self.local, self.deadeye, self.nursery = local, deadeye, nursery
        self.world = local.world
        self.guild = local.world.guild()
        self._seeds = itertools.count(1)

    def people(self, count: int, locale: str = "en-US") -> list[str]:
        """So many members of the server."""
        return [self.world.person(name, locale) for name in NAMES[:count]]

    async def table(self, game: str = "dice", count: int = 0, **options: Any) -> Table:
        """A game that so many people have just begun, in a channel of its own."""
        people, channel = self.people(count or SEATS[game]), self.world.channel(self.guild)
        return await started(self.local, channel, people, next(self._seeds), game=game, **options)

    async def lobby(self, game: str = "dice", count: int = 0, **options: Any) -> Table:
        """A table that waits for its start, in a channel of its own."""
        people, channel = self.people(count or SEATS[game]), self.world.channel(self.guild)
        return await opened(self.local, channel, people, next(self._seeds), game=game, **options)

    async def start(self) -> None:
        """Start Deadeye, for the first time or again."""
        await self.deadeye.start(self.nursery)


@asynccontextmanager
async def place_of_its_own(
    nursery: Nursery, folder: Path, url: str | None = None, **settings: str
) -> AsyncIterator[Place]:
    """A Discord, an empty database and a process that is not started yet; all are ended afterwards."""
    async with running() as local:
        deadeye = Deadeye(local, folder, url, **{"EXPLORE_SET": str(SMALL_SET), **settings})
        place = Place(local, deadeye, nursery)
        try:
            yield place
        finally:
            local.mend()
            if deadeye.running:
                await deadeye.kill()
