"""``python -m bot run`` as operators start it, with everything that a first start has to read and to reckon."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.process.deadeye import Deadeye, Interpreter
from tests.process.local_discord import LocalDiscord, running
from tests.process.local_discord.payloads import TOKEN
from tests.process.people import Table, opened

NAMES = {"Zwentibold": "en-US", "Kunigunde": "id"}
ROLES = re.compile(r"Sheriff|Outlaw|Renegade|Deputy")


class Alone:
    """A process, a game in it that two people and a bot play, and what was noted of it."""

    def __init__(self, local: LocalDiscord, folder: Path) -> None:
        self.local, self.notes = local, folder / "catalogs"
        self.deadeye = Deadeye(local, folder, LOG_LEVEL="DEBUG", LOCAL_AUDIT=str(self.notes))
        self.read_before: list[str] = []

    async def play(self) -> None:
        """Start, and play for a while in both languages."""
        guild = self.local.world.guild()
        await self.deadeye.start(Interpreter())
        self.read_before = self.read()
        people = [
            self.local.world.person(name, locale) for name, locale in zip(NAMES, ("en-US", "id"), strict=True)
        ]
        for game, language in (("dice", "en"), ("walkers-dice", "id")):
            channel = self.local.world.channel(guild)
            table = await opened(self.local, channel, people, game=game, language=language, seats=3)
            await self._press(table)

    async def _press(self, table: Table) -> None:
        [message] = table.messages()
        await table.press(table.people[0], message, f"t:{table.number}:start:0")
        await table.play(self.deadeye.pass_by, until=lambda: table.presses > 12, panels=0.3)

    def read(self) -> list[str]:
        """The threads that have opened catalogs, and which."""
        return self.notes.read_text().splitlines()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def alone(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Alone]:
    """What several tests look at."""
    async with running() as local:
        found = Alone(local, tmp_path_factory.mktemp("alone"))
        try:
            await found.play()
            await found.deadeye.stop()
            yield found
        finally:
            await found.deadeye.kill()


async def test_no_press_waits_for_texts(alone: Alone) -> None:
    assert alone.read() == alone.read_before != []


async def test_texts_are_read_beside_what_is_going_on(alone: Alone) -> None:
    assert not [line for line in alone.read() if line.startswith("MainThread")]


async def test_the_log_says_nothing_of_people_and_secrets(alone: Alone) -> None:
    log = alone.deadeye.read()
    assert not [name for name in (*NAMES, TOKEN, "token-") if name in log]
    assert not ROLES.search(log)


async def test_nothing_is_wrong(alone: Alone) -> None:
    assert not alone.deadeye.worries()
    assert not alone.local.world.refused
