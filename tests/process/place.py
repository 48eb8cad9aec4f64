"""A server on a local Discord with Deadeye in it, and tables there."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from rules.games import GAMES
from tests.playing import at_most
from tests.process.deadeye import Deadeye, Nursery
from tests.process.local_discord import Fault, Json, LocalDiscord, running
from tests.process.people import Table, opened, started

SMALL_SET = Path(__file__).parent / "small_set.csv"
"""Dice and cards of Explore whose odds are reckoned in a moment."""
SEATS = {key: game.players.start for key, game in GAMES.items()}
"""How many people play each game here: the fewest there may be."""
STEP = 5.0
"""At least so many seconds are made to pass at a time."""
MOMENT, LOOKS = 0.05, 3
"""Nothing is on its way where so many looks in a row, so many seconds apart, find nothing."""
MOST_STEPS = 400
NAMES = ("Ana", "Budi", "Clara", "Dewi", "Eko", "Fitri", "Gus")


class Place:
    """One Discord, one database, and a process of Deadeye or several."""

    def __init__(self, local: LocalDiscord, deadeye: Deadeye, nursery: Nursery) -> None:
        self.local, self.deadeye, self.nursery = local, deadeye, nursery
        self.world = local.world
        self.guild = local.world.guild()
        self.others: list[Deadeye] = []
        self._seeds = itertools.count(1)

    def people(self, count: int, locale: str = "en-US") -> list[str]:
        """So many members of the server."""
        return [self.world.person(name, locale) for name in NAMES[:count]]

    async def table(self, game: str = "dice", count: int = 0, guild: str | None = None, **options: Any) -> Table:
        """A game that so many people have just begun, in a channel of its own."""
        people, channel = self.people(count or SEATS[game]), self.world.channel(guild or self.guild)
        return await started(self.local, channel, people, next(self._seeds), game=game, **options)

    async def lobby(self, game: str = "dice", count: int = 0, **options: Any) -> Table:
        """A table that waits for its start, in a channel of its own."""
        people, channel = self.people(count or SEATS[game]), self.world.channel(self.guild)
        return await opened(self.local, channel, people, next(self._seeds), game=game, **options)

    async def start(self) -> None:
        """Start Deadeye, for the first time or again."""
        await self.deadeye.start(self.nursery)

    def another(self, name: str, **settings: str) -> Deadeye:
        """One process more over the same database, not started yet."""
        folder = self.deadeye.folder / name
        folder.mkdir()
        own = {**self.deadeye.settings, "SYNC": "never", **settings}
        self.others.append(Deadeye(self.local, folder, self.deadeye.url, **own))
        return self.others[-1]

    def pass_by(self, seconds: float) -> None:
        """Let time pass, for every process."""
        for deadeye in (self.deadeye, *self.others):
            deadeye.pass_by(seconds)

    def _all_still(self) -> bool:
        return all(deadeye.still for deadeye in (self.deadeye, *self.others) if deadeye.running)

    # -- waiting and looking ------------------------------------------------------------------------------

    async def quiet(self, seconds: float = 20.0, *, leaps: int = 6) -> None:
        """Let time pass, in so many leaps, until nothing is on its way any more."""
        step = max(STEP, seconds / leaps)
        for _ in at_most(MOST_STEPS):
            await self._still()
            if seconds <= 0:
                return
            self.pass_by(step)
            seconds -= step

    async def _still(self) -> None:
        """Until nothing was asked of Discord for a while and Deadeye sleeps."""
        looks = 0
        for _ in at_most(MOST_STEPS):
            stirred = await self.world.stirs(MOMENT)
            looks = 0 if stirred or not self._all_still() else looks + 1
            if looks == LOOKS:
                return

    async def comes(self, what: Callable[[], bool], *, step: float = 0.0, steps: int = 100) -> None:
        """Wait until something is so, letting time pass in steps; fails where it does not come."""
        for _ in at_most(steps):
            if what():
                return
            await self.world.stirs(MOMENT)
            self.pass_by(step)

    async def until_hit(self, table: Table, fault: Fault, *, panels: float = 0.0) -> list[str]:
        """Play until a fault has happened, and return the messages that had pinged somebody there by then."""
        playing = asyncio.create_task(table.play(self.pass_by, until=fault.begun.is_set, panels=panels))
        hit = asyncio.create_task(fault.begun.wait())
        await asyncio.wait([playing, hit], return_when=asyncio.FIRST_COMPLETED)
        sent = self.pings(table)
        hit.cancel()
        if playing.done():
            await playing
        playing.cancel()
        return sent

    def pings(self, table: Table) -> list[str]:
        """The messages that have pinged somebody at a table."""
        return [message["id"] for message in self.world.pings if message["channel_id"] == table.channel]

    def stored(self, query: str, *values: object) -> list[Any]:
        """What is in the SQLite file."""
        with closing(sqlite3.connect(self.deadeye.folder / "deadeye.db", timeout=30)) as database:
            return database.execute(query, values).fetchall()

    def asks(self, table: Table) -> int:
        """The number of the open question, as it is stored."""
        [(number,)] = self.stored("SELECT ask_no FROM tables WHERE id = ?", table.number)
        return int(number)

    def assert_one_message(self, table: Table) -> Json:
        """Exactly one message of a table has controls, and it is the newest."""
        [message] = table.messages()
        shown = [one for one in self.world.history(table.channel) if one["_table"]]
        assert max(shown, key=lambda one: int(one["id"])) is message
        return message

    def assert_shown(self, table: Table) -> None:
        """Exactly one message of a table has controls, it is the newest, and it shows the stored question."""
        message = self.assert_one_message(table)
        shown = {control.split(":")[2] for control in table.answers(message)}
        [(asked, phase, known)] = self.stored(
            "SELECT ask_no, phase, message_id FROM tables WHERE id = ?", table.number
        )
        assert message["id"] == str(known)
        assert shown <= {str(asked)}, f"table {table.number} shows {shown} and is at {asked}"
        assert phase in ("playing", "ended", "lobby")


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
            for process in (deadeye, *place.others):
                if process.running:
                    await process.kill()
