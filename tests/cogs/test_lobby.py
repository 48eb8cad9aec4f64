"""Tables before the first die."""

from __future__ import annotations

from tests.discord import Town, labels, words


async def test_a_new_table_is_the_answer_to_the_command(place: Town) -> None:
    ana = place.person("Ana")
    calls = place.calls()
    table = await place.opened(ana)
    assert calls.kinds == ["callback"]
    message = await place.table_message(table)
    assert "Ana" in words(message)
    assert labels(message) == ["Join", "Leave", "Add a bot", "Remove a bot", "Start", "Help"]


async def test_joining_takes_one_call_and_shows_the_seat(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)
    calls = place.calls()
    await place.press(budi, table, "Join")
    assert calls.kinds == ["callback"]
    assert "Budi" in words(await place.table_message(table))
