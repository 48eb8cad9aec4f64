"""People who go on pressing while the process is killed at random moments and started again; what became of it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.process.people import Table
from tests.process.place import Place

SHORT = 1.0
"""Seconds after which somebody who gets no answer presses again."""
LONGEST_LIFE = 0.6
"""A process is killed after so many seconds at the latest."""
GAMES = (("dice", 3), ("walkers-dice", 3), ("cards", 4))


@dataclass
class Tally:
    """What was counted.

    ``lost``: answers that people saw accepted and that are not stored. ``booked`` and ``sent``: what was twice.
    ``bare``: how often nothing could be pressed until somebody typed ``/table``. ``live``: messages with controls,
    by table, in the end.
    """

    kills: int = 0
    presses: int = 0
    games: int = 0
    lost: list[str] = field(default_factory=list)
    booked: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    bare: int = 0
    live: dict[int, int] = field(default_factory=dict)

    def __str__(self) -> str:
        live = ", ".join(f"table {table}: {count}" for table, count in self.live.items())
        numbers = f"{self.kills} kills, {self.presses} presses, {self.games} games ended"
        double = f"{len(self.booked)} booked twice, {len(self.sent)} sent twice"
        faults = f"{len(self.lost)} lost, {double}, {self.bare} times bare"
        return f"{numbers}; {faults}; messages with controls: {live}"


class Killing:
    """Some tables, the people at them, and somebody who kills."""

    def __init__(self, place: Place, seed: int = 1) -> None:
        self.place, self.luck, self.tally = place, random.Random(seed), Tally()
        self.tables: list[Table] = []
        self._stop, self._taken_before = False, 0

    async def run(self, goes_on: Callable[[Tally], bool]) -> Tally:
        """Kill as long as it is to go on, then let everything settle and look."""
        self.tables = [await self.place.table(game, count) for game, count in GAMES]
        playing = [asyncio.create_task(self._play(n)) for n in range(len(self.tables))]
        while goes_on(self.tally):
            await self.live_a_while()
            await self.kill_and_start()
        self._stop = True
        await asyncio.gather(*playing)
        assert self.place.deadeye.running, self.place.deadeye.read()
        await self.place.quiet()
        self._look()
        return self.tally

    async def live_a_while(self) -> None:
        """What happens between a start and the next kill."""
        await asyncio.sleep(self.luck.uniform(0.0, LONGEST_LIFE))

    async def kill_and_start(self) -> None:
        """Kill; what people saw accepted is stored; start again and wait until somebody is answered."""
        await self.place.deadeye.kill()
        self.tally.kills += 1
        self._find_lost()
        taken = self._taken()
        await self.place.start()
        await self.place.comes(lambda: self._taken() > taken, step=1.0, steps=300)

    def _taken(self) -> int:
        return self._taken_before + sum(table.taken for table in self.tables)

    async def _play(self, n: int) -> None:
        """Press on; a game that is over makes way for another."""
        while not self._stop:
            table = self.tables[n]
            if table.over and self.place.deadeye.running:
                await self._rematch(n)
            elif not await table.step(panels=0.2, patience=SHORT):
                await self._wait(table)

    async def _wait(self, table: Table) -> None:
        """Nothing can be done just now; whoever finds no controls for a while asks for them."""
        if table.message is not None or await self.place.world.stirs(SHORT):
            await self.place.world.stirs(SHORT / 10)
        elif self.place.deadeye.running and table.message is None:
            self.tally.bare += 1
            await self.place.local.command(table.people[0], table.channel, "table", table=table.number)

    async def _rematch(self, n: int) -> None:
        """Begin another game; should the process die meanwhile, that is tried again."""
        try:
            new = await self.place.table(*GAMES[n])
        except (AssertionError, KeyError):
            return
        self._count(self.tables[n])
        self.tables[n] = new

    def _count(self, table: Table) -> None:
        self.tally.games += 1
        self._taken_before += table.taken
        self.tally.presses += table.presses

    def _find_lost(self) -> None:
        for table in self.tables:
            [(asked, phase)] = self.place.stored("SELECT ask_no, phase FROM tables WHERE id = ?", table.number)
            if phase == "playing" and table.accepted >= asked:
                self.tally.lost.append(f"table {table.number}: question {table.accepted}, stored {asked}")

    def _look(self) -> None:
        """Count what was sent or booked twice, and where people can press."""
        self._find_lost()
        for table in self.tables:
            self.tally.presses += table.presses
            self.tally.live[table.number] = len(table.messages())
        turns = Counter(message["_heading"] for message in self.place.world.pings if message["_table"])
        self.tally.sent += [f"posted {count} times: {turn}" for turn, count in turns.items() if count > 1]
        twice = "SELECT table_id, unit, attempt, n FROM journal GROUP BY 1, 2, 3, 4 HAVING count(*) > 1"
        self.tally.booked += [f"booked twice: {row}" for row in self.place.stored(twice)]
