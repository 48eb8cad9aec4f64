"""Private questions, windows, calls and private messages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import aiohttp
import discord
import pytest
import simcord

from bot.storage.repository import Phase
from tests.discord import Town, ids, labels, parts, person_of, told, words

THREE = ("Ana", "Budi", "Clara")


async def polled(place: Town) -> int:
    """A vote among three people that has just begun."""
    return await place.started(*place.everybody(*THREE), game="poll")


def private_message(place: Town, person: simcord.MemberActor) -> discord.Message | None:
    """The last private message to a person."""
    channel = place.env.backend.dm_channels.get(person.id)
    return None if channel is None else person.user.dm_channel.last_message


def calls_to(place: Town) -> list[discord.Message]:
    """The small messages that call people."""
    return [message for message in place.channel.history() if words(message).startswith("🔔")]


async def vote(place: Town, table: int, person: simcord.MemberActor) -> simcord.InteractionResult:
    """Vote from the private panel."""
    panel = (await place.press(person, table, "My seat")).response
    assert panel is not None
    return await person.click(panel, custom_id=ids(panel, "a")[0])


async def test_a_private_question_is_answered_in_the_panel_and_shown_nowhere_else(poll_place: Town) -> None:
    place = poll_place
    table = await polled(place)
    message = await place.table_message(table)
    assert ids(message, "amcA") == []
    assert "Waiting for" in words(message)
    await vote(place, table, place.person("Ana"))
    await place.wait(2)
    assert (await place.look(table)).asked == (1, 2)
    assert "yes" not in words(await place.table_message(table)).lower().replace("my eyes", "")


async def test_people_asked_out_of_turn_are_called_once_and_the_call_goes(poll_place: Town) -> None:
    place = poll_place
    table = await polled(place)
    look, people = await place.look(table), place.everybody(*THREE)
    (call,) = calls_to(place)
    others = [p for p in people if look.seat_of(p.id) != look.active]
    assert all(f"<@{p.id}>" in words(call) for p in others)
    assert f"<@{place.holder(look, look.active or 0).id}>" not in words(call)
    for person in people:
        await vote(place, table, person)
        await place.rest()
        assert len(calls_to(place)) <= 1
    assert calls_to(place) == []


async def test_a_call_that_could_not_be_sent_is_sent_later(
    poll_place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, post = poll_place, discord.abc.Messageable.send
    lost: list[Any] = []

    async def send(channel: Any, **message: Any) -> discord.Message:
        if "asked at table" in str(message["view"].to_components()) and not lost:
            lost.append(message)
            raise aiohttp.ServerDisconnectedError
        return await post(channel, **message)

    monkeypatch.setattr(discord.abc.Messageable, "send", send)
    await polled(place)
    await place.wait(6)
    assert len(calls_to(place)) == len(lost) == 1


async def test_a_window_pings_nobody_and_looks_the_same_for_all(poll_place: Town) -> None:
    place = poll_place
    table = await polled(place)
    for person in place.everybody(*THREE):
        await vote(place, table, person)
    await place.wait(2)
    assert (await place.look(table)).window
    message = await place.table_message(table)
    assert "Anyone may step in" in words(message)
    assert ids(message, "amc") == []
    assert calls_to(place) == []
    await place.wait(10)
    assert not (await place.look(table)).window


async def test_a_hidden_power_is_used_from_the_panel(poll_place: Town) -> None:
    place = poll_place
    table = await polled(place)
    people = place.everybody(*THREE)
    for person in people:
        await vote(place, table, person)
    holders = [p for p in people if (await place.look(table, p)).ask is not None]
    for person in people:
        panel = (await place.press(person, table, "My seat")).response
        assert bool(ids(panel, "a")) == (person in holders)
    (holder,) = holders
    await vote(place, table, holder)
    assert "stopped" in words(await place.table_message(table)) or not (await place.look(table)).window


async def test_a_whole_game_of_private_questions_is_played_by_buttons(poll_place: Town) -> None:
    place, luck = poll_place, random.Random(5)
    table, presses = await polled(place), 0
    while (look := await place.look(table)).phase is Phase.PLAYING:
        if look.window:
            await place.wait(9)
            continue
        person = place.holder(look, luck.choice(look.asked))
        panel = (await place.press(person, table, "My seat")).response
        assert panel is not None
        await person.click(panel, custom_id=luck.choice(ids(panel, "amc")))
        presses += 1
        if presses % 7 == 0:
            await place.restart()
    await place.wait(2)
    assert labels(await place.table_message(table))[0] == "Rematch"


async def test_each_person_gets_one_private_message_with_the_open_question(poll_place: Town) -> None:
    place = poll_place
    table = await polled(place)
    await place.wait(5)
    people = place.everybody(*THREE)
    for person in people:
        message = private_message(place, person)
        assert message is not None
        assert ids(message, "a")
    ana = people[0]
    message = private_message(place, ana)
    assert message is not None
    calls = place.calls()
    await ana.user.click(message, custom_id=ids(message, "a")[0])
    await place.rest()
    assert sorted(kind for kind in calls.kinds if kind != "other") == ["callback", "edit"]
    assert (await place.look(table)).seat_of(ana.id) not in (await place.look(table)).asked
    assert len(list(ana.user.dm_channel.history())) == 1


async def test_private_messages_are_edited_and_never_repeated(poll_place: Town) -> None:
    place = poll_place
    table = await polled(place)
    await place.wait(5)
    while (look := await place.look(table)).phase is Phase.PLAYING:
        if look.window:
            await place.wait(9)
            continue
        await vote_or_choose(place, table, place.holder(look, look.asked[0]))
    await place.wait(5)
    for person in place.everybody(*THREE):
        assert len(list(person.user.dm_channel.history())) == 1
        assert ids(private_message(place, person), "amc") == []


async def vote_or_choose(place: Town, table: int, person: simcord.MemberActor) -> None:
    """Answer whatever is asked with the first answer there is."""
    panel = (await place.press(person, table, "My seat")).response
    assert panel is not None
    await person.click(panel, custom_id=(ids(panel, "a") or ids(panel, "c"))[0])


async def test_private_messages_are_opened_one_after_the_other(place: Town) -> None:
    people = place.everybody(*THREE)
    await place.started(*people)
    opened = []
    for _ in range(4):
        opened.append(sum(private_message(place, person) is not None for person in people))
        place.clock.pass_by(1)
        await place.tick()
    assert opened == [1, 2, 3, 3]


async def test_who_has_given_the_seat_up_meanwhile_gets_none(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    table = await place.started(ana, budi, clara)
    await place.bot.tables.leave(table, person_of(budi))
    await place.bot.tables.forget(clara.id)
    await place.wait(6)
    assert [private_message(place, person) is not None for person in (ana, budi, clara)] == [True, False, False]
    assert (await place.bot.tables.repo.about(clara.id))["private_messages"] == []


def dm_paths(place: Town) -> Iterator[str]:
    """Requests to open a private channel."""
    return (entry.path for entry in place.env.http_requests if entry.path == "/users/@me/channels")


async def test_closed_private_messages_cost_nothing_else(place: Town) -> None:
    place.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="closed", times=None)
    people = place.everybody(*THREE)
    table = await place.started(*people)
    await place.wait(10)
    look = await place.look(table)
    assert look.phase is Phase.PLAYING
    assert len(list(dm_paths(place))) == 3
    for person in people:
        assert ": hunt " in told(await place.press(person, table, "My seat"))


async def test_too_many_private_messages_are_not_insisted_on(place: Town) -> None:
    place.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, message="too fast", times=1)
    table = await place.started(*place.everybody(*THREE))
    await place.wait(60)
    assert len(list(dm_paths(place))) == 1
    assert (await place.look(table)).phase is Phase.PLAYING


async def test_who_switched_private_messages_off_gets_none(place: Town) -> None:
    people = place.everybody(*THREE)
    table = await place.started(*people)
    panel = (await people[1].slash(place.channel, "seat")).response
    assert panel is not None
    settings = (await people[1].click(panel, custom_id=f"t:{table}:settings:0")).response
    assert settings is not None
    await people[1].click(settings, label="Private messages: on")
    await place.wait(6)
    assert [private_message(place, person) is not None for person in people] == [True, False, True]


@pytest.mark.parametrize(("locale", "said"), [("en-US", "with /handover"), ("id", "dengan /serahkan")])
async def test_in_a_private_message_people_read_where_a_seat_is_handed_over(
    place: Town, locale: str, said: str
) -> None:
    ana = place.person("Ana", locale=locale)
    table = await place.started(ana, *place.everybody("Budi", "Clara"))
    await place.wait(6)
    message = private_message(place, ana)
    assert message is not None
    settings = (await ana.user.click(message, custom_id=f"t:{table}:settings:0")).response
    assert settings is not None
    heard = (await ana.user.click(settings, custom_id=f"t:{table}:hand-over:0")).response
    assert said in words(heard)
    assert ids(heard) == []


async def test_a_private_message_speaks_its_readers_language(place: Town) -> None:
    ana, budi, clara = place.person("Ana"), place.person("Budi", locale="id"), place.person("Clara")
    await place.started(ana, budi, clara)
    await place.wait(6)
    assert ": hunt " in words(private_message(place, ana))
    assert ": buru " in words(private_message(place, budi))


async def test_what_is_secret_is_in_no_public_message(place: Town) -> None:
    people = place.everybody("Ana", "Budi", "Clara", "Dewi", "Eko")
    table = await place.started(*people)
    public = "\n".join(f"{words(m)}\n{[p.get('custom_id') for p in parts(m)]}" for m in place.channel.history())
    assert (await place.look(table)).phase is Phase.PLAYING
    roles = [line for line in public.splitlines() if "Outlaw" in line or "Renegade" in line]
    named = ("-# **Still hidden**", "**Roles for 5**", "Hidden: ")
    assert [line for line in roles if not line.startswith(named)] == []
