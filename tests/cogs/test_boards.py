"""Leaderboards, statistics, rules, privacy and settings."""

from __future__ import annotations

import json

import discord
import pytest
import simcord

from bot.storage.repository import Phase
from tests.bot.chat.test_outbox import finish_turn
from tests.discord import Town, ids, labels, told, words

THREE = ("Ana", "Budi", "Clara")


async def played(place: Town, *people: simcord.MemberActor) -> int:
    """A game that these people have played to its end."""
    table = await place.started(*people)
    while (await place.look(table)).phase is Phase.PLAYING:
        await finish_turn(place, table)
    return table


def manager(place: Town) -> simcord.MemberActor:
    """Somebody who manages the server."""
    role = place.guild.create_role("mayor", permissions=discord.Permissions(manage_guild=True))
    return place.guild.add_member(place.env.create_user("mayor"), roles=[role])


async def test_the_leaderboard_names_everybody_and_the_reader(place: Town) -> None:
    people = place.everybody(*THREE)
    await played(place, *people)
    board = await people[0].slash(place.channel, "leaderboard", game="dice", period="month")
    assert board.ephemeral
    assert all(name in told(board) for name in THREE)
    assert board.response is not None
    turned = await people[0].click(board.response, custom_id="p:board:dice:all:1")
    assert "all time" in words(turned.response)


async def test_the_leaderboard_opens_from_the_end_screen_for_its_reader_alone(place: Town) -> None:
    people = place.everybody(*THREE)
    table = await played(place, *people)
    result = await place.press(people[1], table, "Leaderboard")
    assert result.ephemeral
    assert "Budi" in told(result)


async def test_an_empty_leaderboard_says_so(place: Town) -> None:
    heard = told(await place.person("Ana").slash(place.channel, "leaderboard"))
    assert heard != ""
    assert "fault" not in heard


async def test_a_game_that_is_not_known_is_refused(place: Town) -> None:
    ana = place.person("Ana")
    assert "does not know" in told(await ana.slash(place.channel, "leaderboard", game="chess"))
    assert "does not know" in told(await ana.slash(place.channel, "new", game="chess"))


async def test_stats_are_of_whoever_is_named(place: Town) -> None:
    people = place.everybody(*THREE)
    await played(place, *people)
    heard = told(await people[0].slash(place.channel, "stats", member=people[2]))
    assert "Clara" in heard
    assert "1" in heard


async def test_managers_reset_the_leaderboard_after_a_second_thought(place: Town) -> None:
    people = place.everybody(*THREE)
    await played(place, *people)
    mayor = manager(place)
    sure = (await mayor.slash(place.channel, "settings reset-leaderboard")).response
    assert sure is not None
    done = await mayor.click(sure, label="Reset the leaderboard")
    assert "3 results were forgotten" in words(done.response)
    assert "Ana" not in told(await people[1].slash(place.channel, "leaderboard"))


async def test_settings_are_what_new_tables_begin_with(place: Town) -> None:
    mayor, ana = manager(place), place.person("Ana")
    options = {"language": "id", "pace": "fast", "place": "thread", "enders": "moderators"}
    heard = told(await mayor.slash(place.channel, "settings change", **options))
    assert "Bahasa Indonesia" in heard
    assert told(await mayor.slash(place.channel, "settings show")) == heard
    table = await place.opened(ana)
    look = await place.look(table)
    assert (look.locale, look.pace) == ("id", "fast")
    assert look.channel_id != place.channel.id
    (thread,) = place.channel.threads
    assert "only moderators can end" in told(await ana.slash(thread, "end"))


async def test_settings_are_shown_to_managers_alone(place: Town) -> None:
    assert not any(name.startswith("settings") for name in place.person("Ana").available_commands(place.channel))
    assert "settings show" in manager(place).available_commands(place.channel)


async def test_privacy_shows_everything_and_forgets_in_a_running_game(place: Town) -> None:
    people = place.everybody("Ana", "Budi", "Clara", "Dewi")
    await played(place, *people[:3])
    table = await place.started(*people)
    ana = people[0]
    shown = (await ana.slash(place.channel, "privacy show")).response
    assert shown is not None
    about = json.loads(await shown.attachments[0].read())
    assert about["person_id"] == str(ana.id)
    sure = (await ana.slash(place.channel, "privacy forget")).response
    assert sure is not None
    done = await ana.click(sure, label="Forget me")
    assert "has forgotten you" in words(done.response)
    look = await place.look(table)
    assert look.seat_of(ana.id) is None
    assert look.seats[0].bot
    board = told(await people[1].slash(place.channel, "leaderboard"))
    assert "Ana" not in board
    assert "Budi" in board


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-US", "Seats you hold: 2 (`seats`)"), ("id", "Kursi yang kamu pegang: 2 (`seats`)")],
)
async def test_privacy_says_in_words_what_the_file_holds(place: Town, locale: str, said: str) -> None:
    ana = place.person("Ana", locale=locale)
    for _ in range(2):
        await place.opened(ana)
    shown = (await ana.slash(place.channel, "privacy show")).response
    assert shown is not None
    assert said in words(shown)
    assert "`ratings`" not in words(shown)
    assert len(json.loads(await shown.attachments[0].read())["seats"]) == 2


async def test_rules_are_found_by_words_and_by_id(place: Town) -> None:
    ana, budi = place.person("Ana"), place.person("Budi", locale="id")
    offered = await ana.autocomplete(place.channel, "rules", "topic", "jourdonnais")
    assert offered
    assert "Jourdonnais" in told(await ana.slash(place.channel, "rules", topic=offered[0]["value"]))
    assert "DG-ARROW-7" in told(await ana.slash(place.channel, "rules", topic="DG-ARROW-7"))
    assert told(await ana.slash(place.channel, "rules", topic="qqq")) != ""
    theirs = await budi.autocomplete(place.channel, "rules", "topic", "gatling")
    assert told(await budi.slash(place.channel, "rules", topic=theirs[0]["value"])) != told(
        await ana.slash(place.channel, "rules", topic=theirs[0]["value"])
    )


async def test_fair_shows_the_commitment_and_hides_the_seed_until_the_end(place: Town) -> None:
    people = place.everybody(*THREE)
    table = await place.started(*people)
    look = await place.look(table)
    heard = told(await people[0].slash(place.channel, "fair"))
    assert look.commitment in heard
    stored = await place.bot.tables.repo.load(table)
    assert stored is not None
    assert stored.table.seed.hex() not in heard


async def test_one_person_sits_at_several_tables(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    den = place.guild.create_text_channel("den")
    first = await place.started(ana, budi, clara)
    second = await place.opened(ana, den)
    third = await place.opened(ana)
    assert f"table {second}" in told(await ana.slash(den, "seat"))
    which = await ana.user.slash("seat")
    assert f"table {first}" in words(which.response)
    assert f"table {third}" in words(which.response)
    assert which.response is not None
    panel = await ana.user.click(which.response, custom_id=f"t:{second}:seat:0")
    assert f"table {second}" in words(panel.response)


async def test_the_table_that_asks_is_meant_where_several_are(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    table = await place.started(ana, budi, clara)
    look = await place.look(table)
    active = place.holder(look, look.asked[0])
    await place.opened(active)
    heard = told(await active.slash(place.channel, "seat"))
    assert f"table {table}" in heard
    assert ids(await place.table_message(table)) != []
    assert labels(await place.table_message(table)) != []
