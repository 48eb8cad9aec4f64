"""A store, a clock and tables over them, for tests that play without Discord."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from bot.storage.repository import PersonId, Phase, TableId
from bot.storage.sql import SqlRepository
from bot.tables.errors import Refused
from bot.tables.look import Look, Person
from bot.tables.tables import Tables
from bot.tables.watch import BEAT
from rules.core.ask import Ask, Indices
from rules.core.errors import IllegalAnswer
from rules.core.game import AnyGame
from tests.clock import HandClock
from tests.playing import at_most, seeds
from tests.poll import POLL

ANA, BUDI, CLARA, DEWI = (Person(n, name) for n, name in enumerate(("Ana", "Budi", "Clara", "Dewi"), 1))


ACTS = 5000
"""Answers and waits that no test needs."""


class FirstBrain:
    """Takes the first open answer, and never acts in a window."""

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        return next(ask.answers())

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        return None


@dataclass
class Gallery:
    """An audience that remembers what it was told."""

    seen: list[TableId] = field(default_factory=list)
    private: list[TableId] = field(default_factory=list)
    reminded: list[tuple[int, tuple[PersonId, ...]]] = field(default_factory=list)

    def changed(self, table: TableId, look: Look | None = None) -> None:
        self.seen.append(table)

    def changed_in_private(self, look: Look) -> None:
        self.private.append(look.id)

    async def remind(self, look: Look, people: Sequence[PersonId]) -> None:
        self.reminded.append((look.ask_no, tuple(people)))


GAMES: Mapping[str, AnyGame] = {"poll": POLL}


class House:
    """One process: tables over a repository, with an audience."""

    def __init__(
        self,
        repo: SqlRepository,
        clock: HandClock,
        games: Mapping[str, AnyGame] = GAMES,
        brain: FirstBrain | None = None,
        version: str = "0.1.0",
    ) -> None:
        self.repo, self.clock, self.gallery = repo, clock, Gallery()
        mind, pauses = brain or FirstBrain(), random.Random(7)
        self.tables = Tables(repo, clock, games, lambda _: mind, pauses=pauses, seeds=seeds(2), version=version)
        self.tables.audience = self.gallery
        self._acts = at_most(ACTS)

    async def lobby(self, *people: Person, bots: int = 0, **options: Any) -> TableId:
        """A lobby of these people and so many bots; the first is the host."""
        place: dict[str, Any] = {"game": "poll", "guild_id": 5, "channel_id": 6} | options
        look = await self.tables.open(people[0], **place)
        for person in people[1:]:
            await self.tables.join(look.id, person)
        for _ in range(bots):
            await self.tables.add_bot(look.id, people[0])
        return look.id

    async def game(self, *people: Person, bots: int = 0, **options: Any) -> TableId:
        """A game that has just been dealt to these people and so many bots."""
        table = await self.lobby(*people, bots=bots, **options)
        await self.tables.start(table, people[0])
        return table

    async def answer(self, table: TableId, person: Person, indices: Indices | None = None) -> Look:
        """Answer the open question, by default with the first open answer."""
        next(self._acts)
        look = await self.tables.look(table, person.id)
        assert look.ask is not None, f"{person.name} is not asked"
        return await self.tables.act(table, person.id, look.ask_no, indices or next(look.ask.answers()))

    async def wait(self, seconds: float) -> None:
        """Let time pass, doing what is due on the way."""
        until = self.clock.time + timedelta(seconds=seconds)
        while self.clock.time < until:
            next(self._acts)
            due = await self.tables.run_due(self.clock.now())
            soon = self.clock.time + BEAT
            self.clock.time = max(self.clock.time, min(until, soon, due or soon))
        await self.tables.run_due(self.clock.now())


async def refusal(act: Awaitable[Look | None]) -> str:
    try:
        await act
    except (Refused, IllegalAnswer) as refused:
        return refused.reason.key
    raise AssertionError("nothing was refused")


async def play_to_the_end(house: House, table: int, *people: Person) -> None:
    while (look := await house.tables.look(table)).phase is Phase.PLAYING:
        person = next((p for p in people if look.seat_of(p.id) in look.asked), None)
        if person is None:
            await house.wait(10)
        else:
            await house.answer(table, person)


async def let_bot_play(house: House, table: int) -> None:
    while not (look := await house.tables.look(table)).seats[1].bot_plays:
        if 0 in look.asked:
            await house.answer(table, ANA)
        else:
            assert look.deadline is not None
            await house.wait((look.deadline - house.clock.now()).total_seconds())
