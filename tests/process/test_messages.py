"""Between sending and hearing: Discord answers late, twice, never, in any order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.process.local_discord import Fault, live_ids
from tests.process.local_discord.faults import CALLBACK, MESSAGE, MESSAGES, begins_turn
from tests.process.local_discord.payloads import mentioned
from tests.process.people import Table
from tests.process.place import Place


def calls(body: Any) -> bool:
    """Whether a message calls somebody who is asked out of turn."""
    return bool(mentioned(body)) and not begins_turn(body)


async def until_hit(place: Place, table: Table, fault: Fault) -> list[str]:
    """Play until a fault has happened, and return the messages that had pinged somebody here by then."""
    playing = asyncio.create_task(table.play(place.deadeye.pass_by, until=fault.begun.is_set))
    hit = asyncio.create_task(fault.begun.wait())
    await asyncio.wait([playing, hit], return_when=asyncio.FIRST_COMPLETED)
    hit.cancel()
    if playing.done():
        await playing
    playing.cancel()
    return pings(place, table)


def pings(place: Place, table: Table) -> list[str]:
    """The messages that have pinged somebody at a table."""
    return [message["id"] for message in place.world.pings if message["channel_id"] == table.channel]


async def test_a_mark_before_the_answer_to_a_new_message_takes_no_controls_away(place: Place) -> None:
    table = await place.table()
    late = place.local.fails("POST", MESSAGES, about=begins_turn, serve=True, hold=asyncio.Event())
    await until_hit(place, table, late)
    new = place.world.pings[-1]
    mark = next(control for control in live_ids(new) if control.startswith("m:"))
    assert (await place.local.press(new["_pings"][0], new, mark)).answer
    place.local.mend()
    await place.quiet()
    place.assert_shown(table)


@pytest.mark.parametrize("about", [begins_turn, calls])
async def test_a_message_whose_answer_is_lost_is_not_sent_twice(place: Place, about: Any) -> None:
    table = await place.table("cards")
    sent = await until_hit(place, table, place.local.fails("POST", MESSAGES, about=about, serve=True, reset=True))
    await place.quiet()
    assert pings(place, table) == sent
    place.assert_shown(table)


async def test_a_message_that_was_sent_though_discord_says_it_was_not_is_not_sent_twice(place: Place) -> None:
    table = await place.table()
    lost = place.local.fails("POST", MESSAGES, about=begins_turn, serve=True, status=502, html=True)
    sent = await until_hit(place, table, lost)
    await place.quiet()
    assert pings(place, table) == sent
    place.assert_shown(table)


async def test_a_message_that_was_sent_just_before_the_end_is_known_after_the_next_start(own: Place) -> None:
    await own.start()
    table = await own.table()
    late = own.local.fails("POST", MESSAGES, about=begins_turn, serve=True, hold=asyncio.Event())
    sent = await until_hit(own, table, late)
    await own.deadeye.kill()
    own.local.mend()
    await own.start()
    await own.quiet()
    assert pings(own, table) == sent
    own.assert_shown(table)


WRONG: dict[str, tuple[str, str, dict[str, Any]]] = {
    "edits are limited": ("PATCH", MESSAGE, {"status": 429, "retry_after": 0.2, "times": 3}),
    "new messages are limited": ("POST", MESSAGES, {"status": 429, "retry_after": 0.2, "times": 2}),
    "edits fail at Discord": ("PATCH", MESSAGE, {"status": 500, "times": 6}),
    "new messages fail at Discord": ("POST", MESSAGES, {"status": 503, "times": 6}),
    "something in between fails": ("PATCH", MESSAGE, {"status": 502, "html": True, "times": 6}),
    "lines break before an edit": ("PATCH", MESSAGE, {"reset": True, "times": 6}),
    "lines break after an edit": ("PATCH", MESSAGE, {"reset": True, "serve": True, "times": 3}),
    "lines break before a new message": ("POST", MESSAGES, {"reset": True, "times": 6}),
    "answers to presses break off": ("POST", CALLBACK, {"reset": True, "times": 2}),
    "answers to presses are served and break off": ("POST", CALLBACK, {"reset": True, "serve": True, "times": 2}),
    "messages are deleted": ("PATCH", MESSAGE, {"status": 404, "code": 10008}),
}


@pytest.mark.parametrize("wrong", WRONG)
async def test_after_a_fault_one_message_shows_the_table_as_it_stands(place: Place, wrong: str) -> None:
    method, path, how = WRONG[wrong]
    table = await place.table()
    fault = place.local.fails(method, path, **how)
    await until_hit(place, table, fault)
    await place.quiet(200.0, leaps=14)
    place.local.mend()
    place.assert_shown(table)
