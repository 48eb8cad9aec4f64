"""Every game from the first message to the last, over sockets."""

from __future__ import annotations

import asyncio

import pytest

from tests.process.local_discord import words
from tests.process.place import SEATS, Place


@pytest.mark.parametrize("game", SEATS)
async def test_a_game_is_played_to_its_end_by_presses_and_by_commands(place: Place, game: str) -> None:
    pressed, typed = await place.table(game), await place.table(game)
    wait = place.deadeye.pass_by
    await asyncio.gather(pressed.play(wait, panels=0.1), typed.play(wait, commands=True))
    for table in (pressed, typed):
        [last] = table.messages()
        assert f"table {table.number}" in words(last)
    assert not pressed.unanswered
