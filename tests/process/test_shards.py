"""Several processes over one PostgreSQL: shards, and those that stand by."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

from tests.postgres import Postgres, postgres
from tests.process.deadeye import Nursery
from tests.process.people import Table
from tests.process.place import Place, place_of_its_own

__all__ = ["postgres"]
SHARDS = 4
OPERATOR = 2


def served(place: Place) -> Counter[int]:
    """How many sessions each shard has."""
    return Counter(session.shard for session in place.local.gateway.live)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=lambda how: how.name)
async def test_the_one_that_stands_by_takes_over(
    nursery: Nursery, postgres: Postgres, tmp_path: Path, how: signal.Signals
) -> None:
    async with place_of_its_own(nursery, tmp_path, postgres.database()) as place:
        second = place.another("second")
        await place.start()
        await second.begin(nursery)
        await place.quiet(10.0)
        assert served(place) == {0: 1}
        table = await place.table()
        place.deadeye.signal(how)
        taken = table.taken
        await table.play(place.pass_by, until=lambda: table.taken > taken + 5, patience=0.5)
        place.deadeye.signal(signal.SIGCONT)
        await place.comes(lambda: served(place) == {0: 1}, step=1.0)
        place.assert_one_message(table)
        assert not second.worries()


async def test_shards_are_served_by_two_processes_and_one_is_replaced_in_play(
    nursery: Nursery, postgres: Postgres, tmp_path: Path
) -> None:
    first, last = (f"{shards}/{SHARDS}" for shards in ("0-1", "2-3"))
    async with place_of_its_own(nursery, tmp_path, postgres.database(), SHARDS=first) as place:
        place.local.rest.shards = place.local.gateway.fewest_shards = SHARDS
        place.local.gateway.pace = 5.0
        guilds = [place.guild, *(place.world.guild() for _ in range(SHARDS - 1))]
        for deadeye in (place.deadeye, place.another("second", SHARDS=last), place.another("spare", SHARDS=first)):
            await deadeye.begin(nursery)
        await all_served(place)
        tables = [await place.table(guild=guild) for guild in guilds]
        await place.deadeye.kill()
        killed = place.world.now()
        await all_served(place)
        print(f"without service for {place.world.now() - killed:.0f} s")  # noqa: T201
        for table in tables:
            await plays_on(place, table)
        headings = Counter(message["_heading"] for message in place.world.pings if message["_table"])
        assert set(headings.values()) == {1}
        assert not [worry for deadeye in place.others for worry in deadeye.worries()]


async def all_served(place: Place) -> None:
    """Until every shard has a session, and no shard two."""
    whole = dict.fromkeys(range(SHARDS), 1)
    everybody = (place.deadeye, *place.others)
    await place.comes(
        lambda: served(place) == whole or not any(one.running for one in everybody), step=1.0, steps=400
    )
    assert served(place) == whole


async def plays_on(place: Place, table: Table) -> None:
    """A few answers more are accepted at a table."""
    taken = table.taken
    await table.play(place.pass_by, until=lambda: table.taken > taken + 5)
    place.assert_one_message(table)


async def test_shards_that_are_no_range_end_with_one_line(own: Place) -> None:
    wrong = [own.another(str(n), SHARDS=shards) for n, shards in enumerate(("many", "3-1/4", "0-9/4"))]
    for deadeye in wrong:
        await deadeye.begin(own.nursery)
    assert [await deadeye.ends(5.0) for deadeye in wrong] == [OPERATOR] * len(wrong)
    for deadeye in wrong:
        assert "SHARDS: " in deadeye.read()
        assert "Traceback" not in deadeye.read()
