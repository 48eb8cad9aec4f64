"""``python -m tests.process.soak [MINUTES]``: kills, faults and people who go on pressing, and what came of it.

The longer form of :mod:`tests.process.test_kill`. Between two kills anything that may go wrong between Deadeye and
Discord does. Prints a line a minute; the exit code is 1 if anything was lost or came twice, or if a table does not
have exactly one message that can be used.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.process.deadeye import nursery
from tests.process.kills import GAMES, Killing, Tally
from tests.process.local_discord.faults import CALLBACK, MESSAGE, MESSAGES
from tests.process.place import Place, place_of_its_own

MINUTES = 10.0
LONGEST_LIFE = 4.0
"""Seconds from a start to the next kill at most: long enough for what went wrong to be put right, or not."""
WRONG: dict[str, tuple[str, str, dict[str, Any]]] = {
    "the answer to a new message is lost": ("POST", MESSAGES, {"serve": True, "reset": True}),
    "a new message is said to have failed": ("POST", MESSAGES, {"serve": True, "status": 502, "html": True}),
    "new messages fail": ("POST", MESSAGES, {"status": 503, "times": 2}),
    "new messages are limited": ("POST", MESSAGES, {"status": 429, "retry_after": 0.2}),
    "the answer to an edit is lost": ("PATCH", MESSAGE, {"serve": True, "reset": True, "times": 2}),
    "edits fail": ("PATCH", MESSAGE, {"status": 500, "times": 3}),
    "edits are limited": ("PATCH", MESSAGE, {"status": 429, "retry_after": 0.2, "times": 2}),
    "what answers a press is lost": ("POST", CALLBACK, {"reset": True}),
    "the answer to what answers a press is lost": ("POST", CALLBACK, {"serve": True, "reset": True}),
}
LINES = "the line breaks"


class Soak(Killing):
    """The same, with faults in between; ``faults`` counts those that happened."""

    def __init__(self, place: Place, seed: int, until: float) -> None:
        super().__init__(place, seed)
        self.faults: Counter[str] = Counter()
        self._until, self._said = until, time.monotonic()

    def goes_on(self, tally: Tally) -> bool:
        """Whether there is time left; tells how far it has come."""
        now = time.monotonic()
        if now - self._said >= 60.0:
            self._said = now
            print(f"{tally.kills} kills, {self._taken()} answers accepted, {len(tally.lost)} lost", flush=True)
        return now < self._until

    async def live_a_while(self) -> None:
        """Something goes wrong, and the next kill comes before or after it is put right."""
        wrong = self.luck.choice([*WRONG, LINES])
        if wrong == LINES:
            await self.place.local.gateway.close()
            self.faults[wrong] += 1
            await asyncio.sleep(self.luck.uniform(0.0, LONGEST_LIFE))
            return
        method, path, how = WRONG[wrong]
        fault = self.place.local.fails(method, path, **how)
        await asyncio.sleep(self.luck.uniform(0.0, LONGEST_LIFE))
        self.place.local.mend()
        self.faults[wrong] += fault.hits


def sound(tally: Tally) -> bool:
    """Whether nothing was lost, nothing came twice, and each table has one message to press on."""
    return not (tally.lost or tally.booked or tally.sent) and [*tally.live.values()] == [1] * len(GAMES)


async def soak(minutes: float, seed: int) -> bool:
    """Go on for so long, and print what came of it; whether all was well."""
    with tempfile.TemporaryDirectory() as folder:
        async with nursery() as source, place_of_its_own(source, Path(folder)) as place:
            await place.start()
            place.deadeye.settings["SYNC"] = "never"
            soaking = Soak(place, seed, time.monotonic() + minutes * 60)
            tally = await soaking.run(soaking.goes_on)
            print(tally, *(f"{wrong}: {count}" for wrong, count in soaking.faults.most_common()), sep="\n")
            print(*tally.lost, *tally.booked, *tally.sent, *place.world.refused, *place.deadeye.worries(), sep="\n")
            for table in soaking.tables:
                place.assert_shown(table)
            return sound(tally) and not place.world.refused and not place.deadeye.worries()


def main(arguments: list[str]) -> int:
    """Take the minutes and the seed from the command line."""
    minutes = float(arguments[0]) if arguments else MINUTES
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    return int(not asyncio.run(soak(minutes, seed)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
