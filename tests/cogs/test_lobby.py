"""Tables before the first die."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.storage.repository import Phase
from bot.tables.tables import MOST_LOBBIES
from cogs.lobby import kind_of_thread, needed_in
from tests.discord import Message, Town, ids, labels, parts, told, words

EIGHT = ("Ana", "Budi", "Clara", "Dewi", "Eko", "Fajar", "Gita", "Hana")


async def test_a_new_table_is_the_answer_to_the_command(place: Town) -> None:
    ana = place.person("Ana")
    calls = place.calls()
    table = await place.opened(ana)
    assert calls.kinds == ["callback"]
    message = await place.table_message(table)
    assert "Ana" in words(message)
    assert labels(message) == ["Join", "Leave", "Add a bot", "Set up", "❔"]


async def test_new_fills_the_table_with_bots(place: Town) -> None:
    calls = place.calls()
    table = await place.opened(place.person("Ana"), seats=4)
    await place.rest()
    assert calls.kinds == ["callback"]
    assert [seat.bot for seat in (await place.look(table)).seats] == [False, True, True, True]
    assert ", bot" in words(await place.table_message(table))


async def test_more_seats_than_a_game_has_are_refused_before_anything_is_made(place: Town) -> None:
    ana = place.person("Ana")
    assert "it has 7 seats" in told(await ana.slash(place.channel, "new", game="cards", seats=8))
    await place.rest()
    assert await place.bot.tables.mine(ana.id) == []
    assert [message for message in place.channel.history() if not message.flags.ephemeral] == []


async def test_one_person_hosts_only_so_many_tables_that_have_not_started(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    first, *_ = [await place.opened(ana, seats=3) for _ in range(MOST_LOBBIES)]
    assert told(await ana.slash(place.channel, "new", place="thread")).startswith("You host 5 tables")
    assert place.channel.threads == []
    await place.opened(budi)
    await place.press(ana, first, "Start")
    await place.opened(ana)


async def test_too_many_tables_are_refused_in_the_readers_language(place: Town) -> None:
    budi = place.person("Budi", locale="id")
    for _ in range(MOST_LOBBIES):
        await place.opened(budi)
    assert "tuan rumah 5 meja" in told(await budi.slash(place.channel, "new"))


async def test_every_lobby_button_takes_one_call(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)
    for person, label in ((budi, "Join"), (ana, "Add a bot"), (budi, "Leave")):
        calls = place.calls()
        await place.press(person, table, label)
        assert calls.kinds == ["callback"], label
    assert "Budi" not in words(await place.table_message(table))


async def test_a_lobby_is_filled_and_started_by_commands(place: Town) -> None:
    ana, budi, clara = place.everybody("Ana", "Budi", "Clara")
    table = await place.opened(ana)
    for person in (budi, clara):
        assert f"table {table}" in told(await person.slash(place.channel, "join"))
    await clara.slash(place.channel, "leave")
    await clara.slash(place.channel, "join", table=table)
    await ana.slash(place.channel, "start")
    await place.rest()
    look = await place.look(table)
    assert look.phase is Phase.PLAYING
    assert [seat.name for seat in look.seats] == ["Ana", "Budi", "Clara"]


async def test_nobody_joins_twice(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana)
    assert "already at this table" in told(await place.press(ana, table, "Join"))
    assert "already at this table" in told(await ana.slash(place.channel, "join", table=table))
    assert len((await place.look(table)).seats) == 1


async def test_joining_while_the_table_starts_succeeds_or_is_refused_whole(place: Town) -> None:
    ana, budi, clara, dewi = place.everybody("Ana", "Budi", "Clara", "Dewi")
    table = await place.seated(ana, budi, clara)
    message = await place.table_message(table)
    start, join = f"t:{table}:start:0", f"t:{table}:join:0"
    heard = await place.together((ana, start), (dewi, join), message=message)
    look = await place.look(table)
    assert look.phase is Phase.PLAYING
    assert (look.seat_of(dewi.id) is not None) == (heard[1] == "")


async def test_a_table_of_two_cannot_start(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.seated(ana, budi)
    message = await place.table_message(table)
    (heard,) = await place.together((ana, f"t:{table}:start:0"), message=message)
    assert "One more seat" in heard
    assert "One more seat" in told(await ana.slash(place.channel, "start"))
    assert (await place.look(table)).phase is Phase.LOBBY


async def test_a_ninth_person_finds_the_table_full(place: Town) -> None:
    people = place.everybody(*EIGHT)
    table = await place.seated(*people)
    assert "it has 8 seats" in told(await place.press(place.person("Ines"), table, "Join"))
    await place.press(people[0], table, "Start")
    assert (await place.look(table)).phase is Phase.PLAYING


async def test_a_table_of_another_channel_is_nobodys_business_there(place: Town) -> None:
    ana, zoe = place.everybody("Ana", "Zoe")
    table, den = await place.opened(ana), place.guild.create_text_channel("den")
    for command in ("join", "start", "leave", "seat", "table", "fair", "end"):
        assert "no such table" in told(await zoe.slash(den, command, table=table)), command
    assert (await place.look(table)).seat_of(zoe.id) is None


async def test_only_the_host_starts_and_seats_bots(place: Town) -> None:
    ana, budi, clara = place.everybody("Ana", "Budi", "Clara")
    table = await place.seated(ana, budi, clara)
    for label in ("Start", "Add a bot", "Set up"):
        assert "Only the host" in told(await place.press(budi, table, label))
    message = await place.table_message(table)
    (heard,) = await place.together((budi, f"t:{table}:remove-bot:0"), message=message)
    assert "Only the host" in heard
    assert len((await place.look(table)).seats) == 3


async def set_up(place: Town, host: simcord.MemberActor, table: int) -> Message:
    """The host's private page of how a table is to be played."""
    result = await place.press(host, table, "Set up")
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def test_the_host_takes_a_bot_out_again(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana, seats=4)
    await place.rest()
    page = await set_up(place, ana, table)
    await ana.select(page, ["2"], custom_id=f"g:{table}:bots")
    await place.rest()
    assert len((await place.look(table)).seats) == 3
    assert words(await place.table_message(table)).count(", bot") == 2


async def test_the_host_gives_more_time(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana)
    page = await set_up(place, ana, table)
    changed = await ana.select(page, ["slow"], custom_id=f"g:{table}:pace")
    await place.rest()
    look = await place.look(table)
    assert (look.pace, look.deadline) == ("slow", place.clock.now() + timedelta(days=1))
    assert "12h" in words(await place.table_message(table))
    assert [part["default"] for part in chosen(changed.response)] == [True]


async def test_a_table_that_has_begun_is_set_up_no_more(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana, seats=3)
    page = await set_up(place, ana, table)
    await place.press(ana, table, "Start")
    await ana.select(page, ["slow"], custom_id=f"g:{table}:pace")
    assert (await place.look(table)).pace == "normal"


def chosen(message: Message | None) -> list[dict[str, Any]]:
    """The options of a message's menus that are chosen."""
    return [option for part in parts(message) for option in part.get("options", ()) if option.get("default")]


async def test_missing_permissions_are_named_and_nothing_is_made(place: Town) -> None:
    shut = discord.PermissionOverwrite(send_messages=False, create_public_threads=False)
    channel = place.guild.create_text_channel("mute", overwrites={place.guild.default_role: shut})
    ana = place.person("Ana")
    said = told(await ana.slash(channel, "new", place="channel"))
    assert "Missing: Send Messages." in said
    assert "Missing: Create Public Threads." in told(await ana.slash(channel, "new", place="thread"))
    assert await place.bot.tables.mine(ana.id) == []
    assert channel.threads == []


async def test_a_table_in_a_thread_is_played_there(place: Town) -> None:
    ana, budi, clara = place.everybody("Ana", "Budi", "Clara")
    table = await place.opened(ana, place="thread")
    (thread,) = place.channel.threads
    await place.rest()
    assert words(thread.last_message).startswith("### BANG!")
    for person in (budi, clara):
        await person.slash(thread, "join")
    await ana.slash(thread, "start")
    await place.rest()
    assert (await place.look(table)).channel_id == thread.id
    assert ids(await place.table_message(table), "amc")


async def test_a_channel_of_announcements_has_threads_of_its_own_kind(place: Town) -> None:
    gazette = place.guild.create_news_channel("gazette")
    kinds = []
    for channel in (place.channel, gazette):
        fetched = await place.bot.fetch_channel(channel.id)
        assert isinstance(fetched, discord.TextChannel)
        kinds.append(kind_of_thread(fetched))
    assert kinds == [discord.ChannelType.public_thread, discord.ChannelType.news_thread]


async def test_where_several_tables_wait_the_reader_chooses(place: Town) -> None:
    ana, budi, clara = place.everybody("Ana", "Budi", "Clara")
    first, second = await place.opened(ana), await place.opened(budi)
    result = await clara.slash(place.channel, "join")
    assert "Which table" in told(result)
    assert result.response is not None
    await clara.click(result.response, custom_id=f"t:{second}:join:0")
    await place.rest()
    assert (await place.look(second)).seat_of(clara.id) == 1
    assert (await place.look(first)).seat_of(clara.id) is None
    assert "Clara" in words(await place.table_message(second))


async def test_the_table_option_offers_the_tables_here_and_ones_own(place: Town) -> None:
    ana = place.person("Ana")
    elsewhere = place.guild.create_text_channel("stable")
    far = await place.opened(ana, elsewhere)
    near = await place.opened(place.person("Budi"))
    offered = await ana.autocomplete(place.channel, "seat", "table", "")
    assert [choice["value"] for choice in offered] == [near, far]


async def test_public_text_speaks_the_tables_language_and_private_text_the_readers(place: Town) -> None:
    ana, budi = place.person("Ana"), place.person("Budi", locale="id")
    table = await place.opened(ana)
    before = words(await place.table_message(table))
    result = await place.press(budi, table, "Join")
    assert told(result) == ""
    assert words(await place.table_message(table)).splitlines()[0] == before.splitlines()[0]
    assert "Hanya tuan rumah" in told(await place.press(budi, table, "Add a bot"))
    indonesian = await place.opened(ana, language="id")
    assert "Ikut" in labels(await place.table_message(indonesian))


async def test_a_lobby_left_by_everybody_is_void(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana)
    await place.press(ana, table, "Leave")
    assert (await place.look(table)).phase is Phase.VOID
    assert labels(await place.table_message(table)) == []


async def test_a_lobby_closes_when_its_time_is_up(place: Town) -> None:
    table = await place.opened(place.person("Ana"))
    await place.wait(15 * 60 + 1)
    assert "not started in time" in words(await place.table_message(table))


KINDS: dict[str, tuple[type[Any], bool, set[str]]] = {
    "text": (discord.TextChannel, False, {"view_channel", "send_messages"}),
    "a new thread": (
        discord.TextChannel,
        True,
        {"view_channel", "create_public_threads", "send_messages_in_threads"},
    ),
    "voice": (discord.VoiceChannel, False, {"view_channel", "connect", "send_messages"}),
    "stage": (discord.StageChannel, True, {"view_channel", "connect", "send_messages"}),
    "a thread, or a post of a forum": (discord.Thread, True, {"view_channel", "send_messages_in_threads"}),
}


@pytest.mark.parametrize("kind", KINDS)
def test_what_deadeye_needs_in_each_kind_of_place(kind: str) -> None:
    channel, thread, needed = KINDS[kind]
    assert set(needed_in(object.__new__(channel), thread=thread)) == needed
