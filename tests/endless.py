"""Plays table after table on a database until it is killed: ``python -m tests.endless URL``.

After each commit it prints the table, the open question's number, and the keys of the journal rows and events
that the commit wrote, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import NoReturn

from bot.games import brain_for
from bot.storage.repository import Change, PersonId, Phase, Stamp
from bot.storage.sql import SqlRepository
from bot.tables.look import Look, Person
from bot.tables.tables import Tables
from rules.games import GAMES
from tests.clock import HandClock

CHANNEL = 6
PEOPLE = [Person(n, name) for n, name in enumerate(("Ana", "Budi", "Clara"), 1)]
AT_ONCE = 4
"""So many tables are in play at a time."""
IDLE = 100
"""So many rounds in which nothing is written are a fault."""


class Printing(SqlRepository):
    """Says what it has committed."""

    written = 0

    async def commit(self, change: Change) -> Stamp | None:
        """Commit, then print."""
        stamp = await super().commit(change)
        if stamp is not None:
            self.written += 1
            rows, events = (
                [(row.unit, row.attempt, row.n) for row in kind] for kind in (change.journal, change.events)
            )
            print(json.dumps([change.table.id, change.table.ask_no, rows, events]), flush=True)  # noqa: T201
        return stamp


class Player:
    """Opens tables, fills them with three people and a bot, and answers for the people at random."""

    def __init__(self, repo: Printing) -> None:
        self.repo, self.clock, self.luck = repo, HandClock(), random.Random()
        self.tables = Tables(repo, self.clock, GAMES, brain_for)

    async def play_on(self) -> NoReturn:
        """Take a step at every table, for ever; fails if nothing comes of it."""
        idle = 0
        while idle < IDLE:
            written = self.repo.written
            here = await self.tables.here(CHANNEL)
            for _ in range(AT_ONCE - len(here)):
                await self.tables.open(PEOPLE[0], game="dice", guild_id=5, channel_id=CHANNEL)
            for line in here:
                await self.step(await self.tables.look(line.id))
            if (due := await self.tables.run_due(self.clock.now())) is not None:
                self.clock.time = max(due, self.clock.time)
            idle = 0 if self.repo.written > written else idle + 1
        raise AssertionError(f"nothing was written in {IDLE} rounds")

    async def step(self, look: Look) -> None:
        """Whatever this table needs next from a person."""
        if look.phase is Phase.LOBBY:
            await self.fill(look)
        else:
            for person in [look.seats[seat].person_id for seat in look.asked]:
                if person is not None:
                    await self.answer(await self.tables.look(look.id, person), person)

    async def answer(self, look: Look, person: PersonId) -> None:
        """Any answer to what this person is asked."""
        assert look.ask is not None
        await self.tables.act(look.id, person, look.ask_no, self.luck.choice(list(look.ask.answers())))

    async def fill(self, look: Look) -> None:
        """One more at the table, or the deal."""
        host, seated = PEOPLE[0], len(look.seats)
        if seated < len(PEOPLE):
            await self.tables.join(look.id, PEOPLE[seated])
        elif seated == len(PEOPLE):
            await self.tables.add_bot(look.id, host)
        else:
            await self.tables.start(look.id, host)


async def main(url: str) -> None:
    """Play until somebody ends this process."""
    repo = Printing(url)
    await repo.start()
    await Player(repo).play_on()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
