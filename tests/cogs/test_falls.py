"""Falling: told once, in public, to whoever fell; the panel says the same."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest

from bot.screens.fall import fall, falls_of
from bot.storage.repository import Phase
from bot.text import LOCALES
from rules.cards import CARDS
from rules.core.game import AnyGame
from rules.dice import DICE
from tests.bot.screens.looks import Sitting
from tests.cogs.test_whole_games import press_somehow
from tests.discord import Town, ids, told, words
from tests.reading import text

FIVE = ("Ana", "Budi", "Clara", "Dewi", "Eko")


def falls(place: Town) -> list[discord.Message]:
    """The messages that tell of falls, oldest first."""
    found = [m for m in place.channel.history() if any(":seat:" in i and not i.endswith(":0") for i in ids(m))]
    return sorted(found, key=lambda message: message.id)


async def to_a_fall(place: Town, table: int, luck: random.Random) -> Any:
    """Play until somebody is out and others go on; who that was."""
    while (look := await place.look(table)).phase is Phase.PLAYING:
        if out := set(range(len(look.seats))) - {*look.living}:
            return place.holder(look, out.pop())
        await press_somehow(place, table, luck)
    raise AssertionError("the game was over before anybody fell")


async def fallen(place: Town, **options: Any) -> tuple[int, Any]:
    """A game of five in which one has just fallen."""
    table = await place.started(*place.everybody(*FIVE), **options)
    return table, await to_a_fall(place, table, random.Random(1))


@pytest.mark.parametrize("game", ["dice", "walkers-dice"])
async def test_whoever_falls_is_told_in_a_message_that_pings_nobody_else(place: Town, game: str) -> None:
    _, person = await fallen(place, game=game)

    (message,) = falls(place)
    (post,) = [e for e in place.env.http_requests if e.json and ":seat:1" in str(e.json) and e.method == "POST"]
    assert post.json is not None
    assert post.json["allowed_mentions"]["users"] == [person.id]
    assert words(message).startswith(f"☠️ <@{person.id}> is out, ")
    assert " win " in words(message) or "win with" in words(message) or "wins " in words(message)
    assert words(message).endswith("You keep watching.")


async def test_the_panel_of_whoever_fell_says_the_same(place: Town) -> None:
    table, person = await fallen(place)

    panel = told(await place.press(person, table, "My seat"))

    (message,) = falls(place)
    look = await place.look(table)
    name = look.seats[look.seat_of(person.id) or 0].name
    said = words(message).replace(f"<@{person.id}>", name).splitlines()
    assert [line for line in said if line not in panel] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [DICE, CARDS], ids=lambda game: game.key)
def test_every_fall_of_a_game_is_told_in_the_language_of_the_table(game: AnyGame, locale: str) -> None:
    sitting, told_of = Sitting(game, seed=bytes(32), locale=locale).deal(), 0
    for at in sitting.playing(random.Random(3)):
        look = at.look()
        for event in falls_of(look, look.recent):
            read, person = text(fall(look, event, 1)), look.seats[event.seat].person_id
            assert f"<@{person}> {'tersingkir' if locale == 'id' else 'is out'}" in read.splitlines()[0]
            assert read.endswith("." if locale == "en" else "menonton.")
            told_of += 1
    assert told_of


async def test_a_fall_is_told_once_though_processes_come_and_go(place: Town) -> None:
    table, _ = await fallen(place)
    for _ in range(3):
        await place.restart()
        await place.person("Zoe").slash(place.channel, "table")
        await place.wait(2)
    assert len(falls(place)) == 1
    assert (await place.look(table)).told_falls == 1


async def test_a_fall_that_was_told_but_not_counted_is_found_and_not_told_again(place: Town) -> None:
    table, _ = await fallen(place)
    assert await place.bot.tables.claim(table, "told_falls", 1, 0)
    await place.restart()
    await place.env.advance_time(3600)
    await place.person("Zoe").slash(place.channel, "table")
    await place.wait(2)
    assert len(falls(place)) == 1
    assert (await place.look(table)).told_falls == 1


async def test_a_fall_is_told_later_where_discord_could_not_do_it_at_once(place: Town) -> None:
    table = await place.started(*place.everybody(*FIVE))
    luck = random.Random(1)
    while len((await place.look(table)).living) == len(FIVE):
        path = f"/channels/{place.channel.id}/messages"
        place.env.inject_error("POST", path, status=500, code=0, message="Internal Server Error")
        await press_somehow(place, table, luck)
        await place.wait(2)
    for _ in range(40):
        await place.wait(10)
    assert len(falls(place)) == 1


async def test_tables_of_an_older_version_are_not_told_of_falls_that_are_past(place: Town) -> None:
    table, _ = await fallen(place)
    (message,) = falls(place)
    await message.delete()
    assert await place.bot.tables.claim(table, "told_falls", 1, -1)
    await place.restart()
    await place.person("Zoe").slash(place.channel, "table")
    await place.wait(2)
    assert falls(place) == []
    assert (await place.look(table)).told_falls == 1
