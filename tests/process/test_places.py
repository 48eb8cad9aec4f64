"""Channels that Deadeye may not use any more, and threads that sleep."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.process.local_discord.faults import FOR_EVER, begins_turn
from tests.process.local_discord.server import heard
from tests.process.people import Table
from tests.process.place import Place

MISSING_ACCESS = 50001
HOUR = 3600.0


async def until_shut(place: Place, table: Table) -> None:
    """The channel is closed to Deadeye, and people press on until the turn has ended."""
    await place.quiet(0.0)
    place.world.denied[table.channel] = MISSING_ACCESS
    asked = place.asks(table)
    for _ in range(60):
        await table.step()
        if table.message is None or not table.answers(table.message) or place.asks(table) > asked + 8:
            break
    await place.quiet()


async def test_a_channel_that_is_closed_to_deadeye_keeps_its_table_and_its_time(place: Place) -> None:
    table = await place.table(pace="fast")
    await until_shut(place, table)
    asked = place.asks(table)
    assert table.message is not None
    assert table.told
    await place.quiet(600.0)
    assert place.asks(table) == asked
    await place.quiet(26 * HOUR)
    [(phase,)] = place.stored("SELECT phase FROM tables WHERE id = ?", table.number)
    assert phase == "void"
    assert place.stored("SELECT * FROM results WHERE table_id = ?", table.number) == []


async def test_a_table_is_shown_as_soon_as_its_channel_is_open_again(place: Place) -> None:
    table = await place.table()
    shut: dict[str, Any] = {"status": 403, "code": MISSING_ACCESS, "times": FOR_EVER}
    post = place.local.fails("POST", f"/channels/{table.channel}/messages", about=begins_turn, **shut)
    place.local.fails("PATCH", rf"/channels/{table.channel}/messages/\d+", **shut)
    await place.until_hit(table, post)
    await place.quiet()
    place.local.mend()
    await place.quiet(HOUR)
    place.assert_shown(table)
    assert table.message is not None
    assert table.answers(table.message)


ANSWERS = {"join": "", "seat": "", "table": "", "choose": "1"}
"""Commands, and what is typed with them."""


async def test_a_command_in_an_archived_thread_is_answered(place: Place) -> None:
    tables = {command: await place.lobby(place="thread") for command in ANSWERS}
    await place.quiet(0.0)
    answered = await asyncio.gather(*(in_its_sleep(place, *one) for one in tables.items()))
    assert dict(zip(tables, answered, strict=True)) == dict.fromkeys(tables, True)


async def in_its_sleep(place: Place, command: str, table: Table) -> bool:
    """Whether a command is answered in the thread of a table that has been archived."""
    place.world.channels[table.channel]["thread_metadata"]["archived"] = True
    options = {"answer": ANSWERS[command]} if ANSWERS[command] else {}
    one = await place.local.command(table.people[0], table.channel, command, table=table.number, **options)
    return await heard(one.finished, 1.0)
