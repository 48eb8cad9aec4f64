"""Whole games, from the first press to the leaderboard."""

from __future__ import annotations

import random

from bot.look import Look
from bot.storage.repository import Phase
from tests.discord import Town, ids, labels, words

FIVE = ("Ana", "Budi", "Clara", "Dewi", "Eko")


async def press_somehow(place: Town, table: int, luck: random.Random) -> Look:
    """Whoever is asked presses some control of the open question; returns the table before it."""
    look = await place.look(table)
    person = place.holder(look, look.asked[0])
    message = await place.table_message(table)
    await person.click(message, custom_id=luck.choice(ids(message, "acm")))
    return look


async def test_five_people_play_a_whole_game_by_buttons(place: Town) -> None:
    luck, people = random.Random(1), place.everybody(*FIVE)
    table = await place.started(*people)
    while (await press_somehow(place, table, luck)).phase is Phase.PLAYING:
        if (await place.look(table)).phase is not Phase.PLAYING:
            break
    message = await place.table_message(table)
    assert labels(message)[0] == "Rematch"
    board = (await people[0].slash(place.channel, "leaderboard")).response
    assert all(name in words(board) for name in FIVE)


async def test_a_fresh_process_plays_on_from_old_messages(place: Town) -> None:
    luck, people = random.Random(2), place.everybody(*FIVE)
    table, presses = await place.started(*people), 0
    while (await place.look(table)).phase is Phase.PLAYING:
        await press_somehow(place, table, luck)
        presses += 1
        if presses % 7 == 0:
            await place.restart()
    assert labels(await place.table_message(table))[0] == "Rematch"
