"""Between sending and hearing: Discord answers late, twice, never, in any order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.process.local_discord import Fault, live_ids
from tests.process.local_discord.faults import CALLBACK, MESSAGES, begins_turn
from tests.process.local_discord.payloads import mentioned
from tests.process.people import Table
from tests.process.place import Place


def calls(body: Any) -> bool:
    """Whether a message calls somebody who is asked out of turn."""
    return bool(mentioned(body)) and not begins_turn(body)


async def test_a_mark_before_the_answer_to_a_new_message_takes_no_controls_away(place: Place) -> None:
    table = await place.table()
    late = place.local.fails("POST", MESSAGES, about=begins_turn, serve=True, hold=asyncio.Event())
    await place.until_hit(table, late)
    new = place.world.pings[-1]
    mark = next(control for control in live_ids(new) if control.startswith("m:"))
    assert (await place.local.press(new["_pings"][0], new, mark)).answer
    place.local.mend()
    await place.quiet()
    place.assert_shown(table)


@pytest.mark.parametrize("about", [begins_turn, calls])
async def test_a_message_whose_answer_is_lost_is_not_sent_twice(place: Place, about: Any) -> None:
    table = await place.table("cards")
    sent = await place.until_hit(table, place.local.fails("POST", MESSAGES, about=about, serve=True, reset=True))
    await place.quiet()
    assert place.pings(table) == sent
    place.assert_shown(table)


async def test_a_message_that_was_sent_though_discord_says_it_was_not_is_not_sent_twice(place: Place) -> None:
    table = await place.table()
    lost = place.local.fails("POST", MESSAGES, about=begins_turn, serve=True, status=502, html=True)
    sent = await place.until_hit(table, lost)
    await place.quiet()
    assert place.pings(table) == sent
    place.assert_shown(table)


async def test_a_message_that_was_sent_just_before_the_end_is_known_after_the_next_start(own: Place) -> None:
    await own.start()
    table = await own.table()
    late = own.local.fails("POST", MESSAGES, about=begins_turn, serve=True, hold=asyncio.Event())
    sent = await own.until_hit(table, late)
    await own.deadeye.kill()
    own.local.mend()
    await own.start()
    await own.quiet()
    assert own.pings(table) == sent
    own.assert_shown(table)


WRONG: dict[str, tuple[str, str, dict[str, Any]]] = {
    "edits are limited": ("PATCH", "/*", {"status": 429, "retry_after": 0.2, "times": 3}),
    "new messages are limited": ("POST", "", {"status": 429, "retry_after": 0.2, "times": 2}),
    "edits fail at Discord": ("PATCH", "/*", {"status": 500, "times": 6}),
    "new messages fail at Discord": ("POST", "", {"status": 503, "times": 4}),
    "something in between fails": ("PATCH", "/*", {"status": 502, "html": True, "times": 6}),
    "lines break before an edit": ("PATCH", "/*", {"reset": True, "times": 4}),
    "lines break after an edit": ("PATCH", "/*", {"reset": True, "serve": True, "times": 3}),
    "lines break before a new message": ("POST", "", {"reset": True, "times": 4}),
    "messages are deleted": ("PATCH", "/*", {"status": 404, "code": 10008}),
}


async def test_after_any_fault_one_message_shows_the_table_as_it_stands(place: Place) -> None:
    tables = {wrong: await place.table() for wrong in WRONG}
    faults = {wrong: fails(place, table, *WRONG[wrong]) for wrong, table in tables.items()}
    hits = [place.until_hit(table, faults[wrong], panels=0.3) for wrong, table in tables.items()]
    await asyncio.gather(*hits)
    await place.quiet(200.0, leaps=14)
    place.local.mend()
    assert {wrong: len(table.messages()) for wrong, table in tables.items()} == dict.fromkeys(WRONG, 1)
    for table in tables.values():
        place.assert_shown(table)


def fails(place: Place, table: Table, method: str, message: str, how: dict[str, Any]) -> Fault:
    """From now on what is asked about the messages of one table goes wrong."""
    path = f"/channels/{table.channel}/messages" + message.replace("*", r"\d+")
    return place.local.fails(method, path, **how)


@pytest.mark.parametrize("serve", [False, True])
async def test_after_answers_that_break_off_one_message_shows_the_table_as_it_stands(
    place: Place, serve: bool
) -> None:
    table = await place.table()
    await place.until_hit(table, place.local.fails("POST", CALLBACK, reset=True, serve=serve, times=2))
    await place.quiet()
    place.local.mend()
    place.assert_shown(table)
