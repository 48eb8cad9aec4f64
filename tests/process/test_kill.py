"""The process is killed at random moments while people go on pressing."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.process.deadeye import Nursery
from tests.process.kills import GAMES, Killing
from tests.process.place import place_of_its_own

KILLS = 30


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def killing(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Killing]:
    """What has come of so many kills."""
    async with place_of_its_own(nursery, tmp_path_factory.mktemp("kill")) as place:
        await place.start()
        place.deadeye.settings["SYNC"] = "never"
        found = Killing(place)
        await found.run(lambda tally: tally.kills < KILLS)
        yield found


async def test_nothing_is_lost_and_nothing_is_booked_twice(killing: Killing) -> None:
    tally = killing.tally
    assert (tally.kills, tally.lost, tally.booked) == (KILLS, [], [])
    assert tally.presses > KILLS
    assert not killing.place.deadeye.worries()


async def test_nothing_is_sent_twice_and_each_table_can_be_played_in_one_message(killing: Killing) -> None:
    tally = killing.tally
    assert (tally.sent, tally.bare) == ([], 0)
    assert list(tally.live.values()) == [1] * len(GAMES)
    for table in killing.tables:
        killing.place.assert_shown(table)
