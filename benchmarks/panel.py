"""A press in a private panel that changes the table too, so that two messages are edited."""

from __future__ import annotations

import random
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median

from benchmarks.measure import Measure
from benchmarks.press import (
    PRESSES,
    ROUNDS,
    WARM_UP,
    Parts,
    Statement,
    bare_bot,
    bare_database,
    click,
    copied,
    write,
    writes,
)
from bot.storage.repository import Phase
from tests.cogs.hands import asked, close_private_messages, dealt, panel, press_somehow
from tests.discord import Town, ids, town

TWO_CALLS = ["callback", "edit"]


class Hands:
    """A game of cards; when it is over the next one begins."""

    def __init__(self, place: Town) -> None:
        self.place, self.luck, self.table = place, random.Random(1), 0
        self.panel: Parts = []
        close_private_messages(place)

    async def public(self) -> Parts:
        """The table message."""
        return copied(await self.place.table_message(self.table))

    async def press(self) -> tuple[float, list[Statement]]:
        """The time of an answer in a panel that costs two calls, and what it writes; others are passed over."""
        while (pressed := await self._answer()) is None:
            pass
        return pressed

    async def _answer(self) -> tuple[float, list[Statement]] | None:
        if self.table == 0 or (await self.place.look(self.table)).phase is not Phase.PLAYING:
            self.table = await dealt(self.place)
        await self.place.wait(2)
        person, look = await asked(self.place, self.table)
        shown = await panel(self.place, self.table, person)
        if look.ask is None or look.ask.public or not (answers := ids(shown, "a")):
            await press_somehow(self.place, self.table, self.luck)
            return None
        self.panel = copied(shown)
        calls = self.place.calls()
        with writes() as heard:
            taken = await click(person, shown, self.luck.choice(answers))
            await self.place.rest()
        return (taken, heard) if sorted(calls.kinds) == TWO_CALLS else None


async def measures() -> AsyncIterator[Measure]:
    """In rounds, so that all three have good and bad moments of the machine alike."""
    times: list[float] = []
    rows: list[float] = []
    bare: list[float] = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            async with town(Path(folder)) as place:
                ours = Hands(place)
                for _ in range(WARM_UP):
                    await ours.press()
                async with bare_database(Path(folder) / "deadeye.db") as db:
                    for _ in range(PRESSES // ROUNDS):
                        taken, heard = await ours.press()
                        times.append(taken)
                        rows.append(await write(db, heard))
                table = await ours.public()
        async with bare_bot() as other:
            bare += await other.presses(ours.panel, PRESSES // ROUNDS, table=table)
    one, bot, base = median(times), median(bare), median(rows)
    note = f"{one * 1000:.2f} ms; bare bot {bot * 1000:.2f} + bare database {base * 1000:.2f} ms"
    yield Measure("a press in a panel, to a bare bot and a bare database", one / (bot + base), 1.5, note=note)
