"""The end: a new message that calls everybody, and says the same whatever came in between."""

from __future__ import annotations

import random

import discord
import pytest

from bot.storage.repository import Phase
from tests.cogs.test_whole_games import press_somehow
from tests.discord import Town, ids, labels, words

THREE = ("Ana", "Budi", "Clara")


async def ended(place: Town, **options: str) -> tuple[int, discord.Message]:
    """A game of three that is over, and the message on which it was ended."""
    luck, table = random.Random(4), await place.started(*place.everybody(*THREE), **options)
    while (await place.look(table)).phase is Phase.PLAYING:
        before = await place.table_message(table)
        await press_somehow(place, table, luck)
    return table, place.message(place.channel, before.id)


def ends(place: Town, table: int) -> list[discord.Message]:
    """The messages that tell of the end."""
    return [m for m in place.channel.history() if f"t:{table}:rematch:0" in ids(m)]


@pytest.mark.parametrize("game", ["dice", "walkers-dice", "explore"])
async def test_the_end_is_a_new_message_that_pings_everybody_of_the_table(place: Town, game: str) -> None:
    table, before = await ended(place, game=game)

    (message,) = ends(place, table)
    (post,) = [e.json for e in place.env.http_requests if e.method == "POST" and "rematch:0" in str(e.json)]
    people = [place.person(name).id for name in THREE]
    assert post is not None
    assert post["allowed_mentions"]["users"] == people
    assert message.id == (await place.look(table)).message_id
    assert message.id > before.id
    assert all(f"<@{person}>" in words(message) for person in people)


async def test_the_message_on_which_it_ended_is_turn_lines_with_the_last_turn(place: Town) -> None:
    table, before = await ended(place)

    look = await place.look(table)
    assert ids(before) == []
    assert words(before).startswith(f"**Turn {look.turns}** · *[table {table} is further down]")
    assert words(before).splitlines()[-1].startswith(f"-# **{look.turns} ")


async def test_the_end_says_whether_the_game_was_rated(place: Town) -> None:
    table, _ = await ended(place)

    board = await place.bot.tables.repo.board(place.guild.id, game="dice", since=None, page=1)
    assert all(line.rating is not None for line in board.lines)
    assert "**Rated**" in words(ends(place, table)[0])


async def test_the_end_is_told_once_though_processes_come_and_go(place: Town) -> None:
    table, _ = await ended(place)
    said = words(ends(place, table)[0])
    for _ in range(3):
        await place.restart()
        place.bot.outbox.changed(table)
        await place.wait(3)
    (message,) = ends(place, table)
    assert words(message) == said
    assert labels(message) == ["Rematch", "What happened", "Leaderboard"]


async def test_the_end_is_told_later_where_discord_could_not_do_it_at_once(place: Town) -> None:
    luck, table = random.Random(4), await place.started(*place.everybody(*THREE))
    path = f"/channels/{place.channel.id}/messages"
    while (await place.look(table)).phase is Phase.PLAYING:
        message = await place.table_message(table)
        place.env.inject_error("POST", path, status=500, code=0, message="Internal Server Error")
        await press_somehow(place, table, luck)
        await place.wait(1)
        if (await place.look(table)).message_id == message.id:
            await place.wait(6)
    for _ in range(40):
        await place.wait(5)
    assert len(ends(place, table)) == 1


async def test_the_end_stays_where_its_channel_may_not_be_written_to(place: Town) -> None:
    luck, table = random.Random(4), await place.started(*place.everybody(*THREE))
    while (await place.look(table)).phase is Phase.PLAYING:
        path = f"/channels/{place.channel.id}/messages"
        look = await place.look(table)
        await press_somehow(place, table, luck)
        if look.turns + 1 == len(look.seats):
            place.env.inject_error("POST", path, status=403, code=50001, message="Missing Access")
    await place.wait(120)
    assert "**Rated**" in words(await place.table_message(table))
