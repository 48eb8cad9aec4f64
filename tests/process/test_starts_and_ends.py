"""How Deadeye starts where something is wrong, and how it ends."""

from __future__ import annotations

import asyncio

import pytest

from tests.process.local_discord.faults import CALLBACK, FOR_EVER, MESSAGE
from tests.process.place import Place

OPERATOR = 2
"""The exit code that says that the operator has to change something."""
ME, COMMANDS = "/users/@me", r"/applications/\d+/commands"


def assert_one_clear_line(place: Place) -> None:
    """The log has one line of what is wrong, and no traceback."""
    assert "Traceback" not in place.deadeye.read()
    told = [line for line in place.deadeye.read().splitlines() if " INFO " not in line and " WARNING " not in line]
    assert len(told) == 1


async def test_a_token_that_discord_does_not_take_ends_with_one_line(own: Place) -> None:
    own.local.rest.token = "another"
    await own.deadeye.begin(own.nursery)
    assert await own.deadeye.ends() == OPERATOR
    assert_one_clear_line(own)


async def test_a_token_that_is_reset_while_running_ends_with_one_line(own: Place) -> None:
    await own.start()
    own.local.gateway.token = own.local.rest.token = "another"
    await own.local.gateway.close(4004)
    assert await own.deadeye.ends() == OPERATOR
    assert_one_clear_line(own)


async def test_a_discord_that_wants_shards_ends_with_one_line(own: Place) -> None:
    own.local.gateway.closes_with = 4011
    await own.deadeye.begin(own.nursery)
    assert await own.deadeye.ends() == OPERATOR
    assert_one_clear_line(own)


async def test_commands_that_may_not_be_registered_end_with_one_line(own: Place) -> None:
    own.local.fails("PUT", COMMANDS, status=403, code=50001, times=FOR_EVER)
    await own.deadeye.begin(own.nursery)
    assert await own.deadeye.ends() == OPERATOR
    assert_one_clear_line(own)


def serves(place: Place) -> bool:
    """Whether Deadeye is connected and its commands are known."""
    return bool(place.local.gateway.live and place.world.commands)


@pytest.mark.parametrize(("method", "path"), [("GET", ME), ("PUT", COMMANDS)])
async def test_a_start_is_tried_again_where_discord_is_at_fault(own: Place, method: str, path: str) -> None:
    fault = own.local.fails(method, path, status=503, times=3)
    await own.deadeye.begin(own.nursery)
    await own.comes(lambda: serves(own) or not own.deadeye.running, step=10.0, steps=100)
    assert own.deadeye.running
    assert fault.hits == 3
    assert "Traceback" not in own.deadeye.read()


async def test_sigterm_in_play_ends_within_seconds_and_loses_nothing(own: Place) -> None:
    await own.start()
    tables = [await own.table() for _ in range(3)]
    for _ in range(3):
        playing = [asyncio.create_task(table.play(own.deadeye.pass_by, patience=1.0)) for table in tables]
        presses = sum(table.presses for table in tables)
        await own.comes(lambda before=presses: sum(table.presses for table in tables) > before + 12)  # type: ignore[misc]
        assert await own.deadeye.stop() == 0
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert all(own.asks(table) > table.accepted for table in tables)
        await own.start()


async def test_nothing_new_is_begun_after_sigterm(own: Place) -> None:
    await own.start()
    table = await own.table()
    held = own.local.fails("POST", CALLBACK, serve=True, hold=asyncio.Event(), times=FOR_EVER)
    pressing = asyncio.create_task(table.play(own.deadeye.pass_by, until=held.begun.is_set))
    await held.begun.wait()
    stopping = asyncio.create_task(own.deadeye.stop())
    await own.quiet(0.0)
    own.local.mend()
    assert await stopping == 0
    await pressing
    assert not own.deadeye.worries()


async def test_sigterm_ends_though_discord_does_not_answer(own: Place) -> None:
    await own.start()
    table = await own.table()
    held = own.local.fails("PATCH", MESSAGE, hold=asyncio.Event(), times=FOR_EVER)
    playing = asyncio.create_task(table.play(own.deadeye.pass_by))
    await held.begun.wait()
    playing.cancel()
    stopping = asyncio.create_task(own.deadeye.stop())
    await own.comes(stopping.done, step=2.0, steps=20)
    assert await stopping == 0
