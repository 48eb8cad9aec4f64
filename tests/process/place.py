"""A server on a local Discord with Deadeye in it, and tables there."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from rules.games import GAMES
from tests.playing import at_most
from tests.process.deadeye import Deadeye, Nursery
from tests.process.local_discord import LocalDiscord, running
from tests.process.people import Table, opened, started

SMALL_SET = Path(__file__).parent / "small_set.csv"
"""Dice and cards of Explore whose odds are reckoned in a moment."""
SEATS = {key: game.players.start for key, game in GAMES.items()}
"""How many people play each game here: the fewest there may be."""
STILL, STEP = 0.25, 5.0
"""Where nothing has been asked of Discord for so many seconds, at least so many are made to pass."""
MOMENT = 0.1
MOST_STEPS = 400
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

    # -- waiting and looking ------------------------------------------------------------------------------

    async def quiet(self, seconds: float = 20.0, *, leaps: int = 6) -> None:
        """Let time pass, in so many leaps, until nothing is on its way any more."""
        step = max(STEP, seconds / leaps)
        for _ in at_most(MOST_STEPS):
            if not await self.world.stirs(STILL):
                if seconds <= 0:
                    return
                self.deadeye.pass_by(step)
                seconds -= step

    async def comes(self, what: Callable[[], bool], *, step: float = 0.0, steps: int = 100) -> None:
        """Wait until something is so, letting time pass in steps; fails where it does not come."""
        for _ in at_most(steps):
            if what():
                return
            await self.world.stirs(MOMENT)
            self.deadeye.pass_by(step)

    def stored(self, query: str, *values: object) -> list[Any]:
        """What is in the SQLite file."""
        with closing(sqlite3.connect(self.deadeye.folder / "deadeye.db", timeout=30)) as database:
            return database.execute(query, values).fetchall()

    def asks(self, table: Table) -> int:
        """The number of the open question, as it is stored."""
        [(number,)] = self.stored("SELECT ask_no FROM tables WHERE id = ?", table.number)
        return int(number)

    def assert_shown(self, table: Table) -> None:
        """Exactly one message of a table has controls, it is the newest, and it shows the stored question."""
        [message] = table.messages()
        shown = {control.split(":")[2] for control in table.answers(message)}
        [(asked, phase, known)] = self.stored(
            "SELECT ask_no, phase, message_id FROM tables WHERE id = ?", table.number
        )
        assert message["id"] == str(known)
        assert shown <= {str(asked)}
        assert phase in ("playing", "ended", "lobby")
        newer = [m for m in self.world.history(table.channel) if int(m["id"]) > known and m["_table"]]
        assert not newer


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
