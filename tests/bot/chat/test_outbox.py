"""How tables reach people: new messages, edits, calls, lost places."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import aiohttp
import discord
import pytest

from bot.storage.repository import Phase
from bot.tables.look import Person
from tests.discord import Town, ids, labels, slow_posts, told, words

THREE = ("Ana", "Budi", "Clara")


async def finish_turn(place: Town, table: int) -> None:
    """The active person stops rolling and uses the dice, by pressing, until the turn is over."""
    turn = (await place.look(table)).turns
    while (look := await place.look(table)).turns == turn and look.phase is Phase.PLAYING:
        message = await place.table_message(table)
        await place.holder(look, look.asked[0]).click(message, custom_id=stop_or_first(message))


def stop_or_first(message: discord.Message) -> str:
    """Stop rolling where that is asked, else the first option."""
    return (ids(message, "c") or ids(message, "a"))[0]


async def test_a_persons_turn_is_a_new_message_that_pings_that_person_alone(place: Town) -> None:
    people = place.everybody(*THREE)
    table = await place.started(*people)
    look = await place.look(table)
    (post,) = [e for e in place.env.http_requests if e.path == f"/channels/{place.channel.id}/messages"]
    active = look.seats[look.active or 0].person_id
    assert post.json is not None
    assert post.json["allowed_mentions"]["users"] == [active]
    assert post.json["allowed_mentions"].get("parse") in (None, [])
    assert f"<@{active}>" in words(await place.table_message(table))


async def test_the_message_before_loses_its_controls(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    before = await place.table_message(table)
    await finish_turn(place, table)
    after = await place.table_message(table)
    assert after.id != before.id
    assert ids(place.message(place.channel, before.id)) == []
    assert ids(after, "amc")


async def test_a_press_is_one_call_and_one_more_when_a_persons_turn_begins(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    await place.wait(10)
    counted = {False: set[int](), True: set[int]()}
    for _ in range(40):
        look = await place.look(table)
        if look.phase is not Phase.PLAYING:
            break
        calls, message = place.calls(), await place.table_message(table)
        await place.holder(look, look.asked[0]).click(message, custom_id=stop_or_first(message))
        after = await place.look(table)
        if after.phase is Phase.PLAYING and set(after.asked) <= {after.active}:
            counted[after.turns != look.turns].add(len(calls.made))
    assert counted == {False: {1}, True: {2}}


async def test_marks_are_shown_by_one_edit_and_stored_nowhere(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    look, message = await place.look(table), await place.table_message(table)
    person, calls = place.holder(look, look.asked[0]), place.calls()
    await person.click(message, custom_id=ids(message, "m")[0])
    assert calls.kinds == ["callback"]
    assert "Roll 1 again" in labels(await place.table_message(table))
    assert (await place.look(table)).revision == look.revision


async def test_bots_turns_edit_the_message_and_never_more_than_every_second_and_a_half(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana, seats=5)
    await place.press(ana, table, "Start")
    look = await place.look(table)
    if look.active == 0:
        await finish_turn(place, table)
    message, edits = await place.table_message(table), []
    while (look := await place.look(table)).active != 0 and look.phase is Phase.PLAYING and 0 not in look.asked:
        calls = place.calls()
        await place.wait(0.5)
        edits += [place.clock.now() for kind in calls.kinds if kind == "edit"]
        if (await place.look(table)).active != 0:
            assert (await place.table_message(table)).id == message.id
    gaps = [(b - a).total_seconds() for a, b in pairwise(edits)]
    assert len(edits) > 3
    assert min(gaps[:-1]) >= 1.5


async def test_a_deleted_table_message_is_posted_again_once(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    table = await place.seated(ana, budi)
    message = await place.table_message(table)
    await message.delete()
    calls = place.calls()
    await clara.slash(place.channel, "join")
    await place.rest()
    assert calls.kinds.count("post") == 1
    assert "Clara" in words(await place.table_message(table))


async def test_what_happens_while_a_turn_is_posted_shows_on_the_new_message(place: Town) -> None:
    ana, *others = place.everybody(*THREE)
    table, tables = await place.seated(ana, *others), place.bot.tables
    before = await place.table_message(table)
    with slow_posts() as (begun, go_on):
        await tables.start(table, Person(ana.id, "Ana"))
        await begun.wait()
        look = await tables.look(table)
        active = place.holder(look, look.asked[0])
        answer = next((await place.look(table, active)).ask.answers())  # type: ignore[union-attr]
        look = await tables.act(table, active.id, look.ask_no, answer)
        go_on.set()
        await place.rest()

    await place.wait(2)

    assert ids(place.message(place.channel, before.id), "amc") == []
    assert ids(await place.table_message(table), "amc")[0].split(":")[2] == str(look.ask_no)


async def test_a_press_while_the_table_is_posted_afresh_shows_on_the_new_message(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    table = await place.opened(ana, pace="slow")
    before = await place.table_message(table)
    await place.env.advance_time(56 * 60)
    place.clock.pass_by(56 * 60)
    with slow_posts() as (begun, go_on):
        await place.bot.tables.join(table, Person(budi.id, "Budi"))
        await begun.wait()
        pressing = asyncio.create_task(clara.click(before, label="Join"))
        while "Clara" not in words(place.message(place.channel, before.id)):
            await place.look(table)
        go_on.set()
        await pressing

    await place.wait(2)

    assert "Clara" in words(await place.table_message(table))


async def test_showing_a_table_again_after_an_hour_is_one_new_message(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    await place.started(ana, budi, clara, pace="slow")
    await place.env.advance_time(56 * 60)
    place.clock.pass_by(56 * 60)
    calls = place.calls()
    await ana.slash(place.channel, "table")
    await place.rest()
    assert "post" not in calls.kinds


async def test_two_changes_after_the_message_was_deleted_post_only_one(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)
    await (await place.table_message(table)).delete()
    calls = place.calls()
    place.bot.outbox.message(table).changed()
    place.bot.outbox.message(table).changed()
    await budi.slash(place.channel, "join")
    await place.wait(3)
    assert calls.kinds.count("post") == 1


async def test_a_deleted_channel_makes_its_tables_void(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    channel = place.bot.get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await place.rest()
    look = await place.look(table)
    assert (look.phase, look.why) == (Phase.VOID, "channel-deleted")
    assert await place.bot.tables.repo.tallies(place.guild.id, place.person("Ana").id) == []


async def test_a_channel_deleted_unseen_is_noticed_by_the_next_edit(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)
    path = f"/channels/{place.channel.id}/messages/*"
    place.env.inject_error("PATCH", path, status=404, code=10003, message="Unknown Channel")
    await budi.slash(place.channel, "join")
    await place.rest()
    assert (await place.look(table)).phase is Phase.VOID


async def test_removing_the_bot_makes_its_tables_void(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    guild = place.bot.get_guild(place.guild.id)
    assert guild is not None
    await guild.leave()
    await place.rest()
    look = await place.look(table)
    assert (look.phase, look.why) == (Phase.VOID, "bot-removed")


async def test_a_removal_that_nobody_saw_is_noticed_by_the_next_edit(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)
    path = f"/channels/{place.channel.id}/messages/*"
    place.env.inject_error("PATCH", path, status=403, code=50001, message="Missing Access")
    place.env.inject_error("GET", f"/guilds/{place.guild.id}", status=404, code=10004, message="Unknown Guild")
    await budi.slash(place.channel, "join")
    await place.rest()
    assert (await place.look(table)).why == "bot-removed"


async def test_a_deleted_thread_makes_its_table_void(place: Town) -> None:
    table = await place.opened(place.person("Ana"), place="thread")
    (thread,) = place.channel.threads
    await place.rest()
    known = place.bot.get_channel(thread.id)
    assert isinstance(known, discord.Thread)
    await known.delete()
    await place.rest()
    assert (await place.look(table)).why == "channel-deleted"


ARCHIVED: dict[str, Any] = {"status": 400, "code": 50083, "message": "Thread is archived"}


async def in_an_archived_thread(place: Town) -> tuple[int, Any]:
    """A lobby of Ana's in a thread that has gone to sleep."""
    table = await place.opened(place.person("Ana"), place="thread")
    (thread,) = place.channel.threads
    await place.rest()
    archived = await place.bot.fetch_channel(thread.id)
    assert isinstance(archived, discord.Thread)
    await archived.edit(archived=True)
    return table, thread


async def is_archived(place: Town, thread: Any) -> bool:
    fetched = await place.bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    return fetched.archived


async def test_an_archived_thread_is_opened_again(place: Town) -> None:
    table, thread = await in_an_archived_thread(place)
    place.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", **ARCHIVED)
    await place.person("Budi").slash(thread, "join")
    await place.rest()
    assert "Budi" in words(await place.table_message(table))
    assert not await is_archived(place, thread)


async def test_a_press_in_an_archived_thread_opens_it_and_is_shown(place: Town) -> None:
    table, thread = await in_an_archived_thread(place)
    message = await place.table_message(table)
    place.env.inject_error("POST", "/interactions/*", **ARCHIVED)
    assert told(await place.person("Budi").click(message, label="Join")) == ""
    assert "Budi" in words(await place.table_message(table))
    assert not await is_archived(place, thread)


async def test_a_command_in_an_archived_thread_is_answered(place: Town) -> None:
    _, thread = await in_an_archived_thread(place)
    place.env.inject_error("POST", "/interactions/*", **ARCHIVED)
    assert "You sit at table" in told(await place.person("Budi").slash(thread, "join"))
    assert not await is_archived(place, thread)


async def test_in_a_locked_thread_the_move_stands_and_people_hear_why_it_is_not_shown(place: Town) -> None:
    table, thread = await in_an_archived_thread(place)
    message = await place.table_message(table)
    place.env.inject_error("POST", "/interactions/*", **ARCHIVED)
    place.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", **ARCHIVED, times=2)
    place.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013, message="no", times=3)

    assert "Saved" in told(await place.person("Budi").click(message, label="Join"))
    await place.person("Clara").slash(thread, "join")
    await place.wait(2)

    assert [seat.name for seat in (await place.look(table)).seats] == ["Ana", "Budi", "Clara"]
    (heard,) = [words(one) for one in place.channel.history() if "locked" in words(one)]
    assert heard.startswith(f"Deadeye cannot show table {table} in <#{thread.id}> any more")
    await place.person("Dewi").slash(thread, "join")
    await place.wait(2)
    assert "Budi" in words(await place.table_message(table))


async def test_without_permission_the_move_stands_and_shows_with_the_next_change(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    table = await place.opened(ana)
    path = f"/channels/{place.channel.id}/messages/*"
    place.env.inject_error("PATCH", path, status=403, code=50013, message="Missing Permissions")
    assert "You sit at table" in told(await budi.slash(place.channel, "join"))
    await place.wait(2)
    assert "Budi" not in words(await place.table_message(table))
    await clara.slash(place.channel, "join")
    await place.wait(2)
    assert "Budi" in words(await place.table_message(table))


async def test_a_turn_that_could_not_be_posted_is_posted_later_and_pings(place: Town) -> None:
    table = await place.seated(*place.everybody(*THREE))
    path = f"/channels/{place.channel.id}/messages"
    place.env.inject_error("POST", path, status=400, code=0, message="no", times=2)
    await place.press(place.person("Ana"), table, "Start")
    before = (await place.look(table)).message_id

    await place.wait(16)

    look = await place.look(table)
    assert look.message_id != before
    post = [e for e in place.env.http_requests if e.path == path][-1]
    assert post.json is not None
    assert post.json["allowed_mentions"]["users"] == [look.seats[look.active or 0].person_id]


async def test_where_nothing_may_be_posted_the_message_that_is_there_is_edited(place: Town) -> None:
    table = await place.seated(*place.everybody(*THREE))
    path = f"/channels/{place.channel.id}/messages"
    place.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
    await place.press(place.person("Ana"), table, "Start")
    look = await place.look(table)
    for _ in range(6):
        message = await place.table_message(table)
        await place.holder(look, look.asked[0]).click(message, custom_id=stop_or_first(message))
        await place.wait(2)
        look = await place.look(table)
    assert look.turns > 1
    assert ids(await place.table_message(table), "amc")


async def test_when_the_line_is_cut_the_table_is_shown_later(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)

    async def cut(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessage, "edit", cut)
        await budi.slash(place.channel, "join")
        await place.rest()
    await place.wait(6)
    assert "Budi" in words(await place.table_message(table))


async def test_a_failure_that_stays_is_met_less_and_less_often(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    await place.opened(ana)
    path = f"/channels/{place.channel.id}/messages/*"
    place.env.inject_error("PATCH", path, status=400, code=0, message="no", times=None)
    await budi.slash(place.channel, "join")
    calls = place.calls()
    await place.wait(5 + 10 + 20 + 40)
    assert calls.kinds.count("edit") <= 5


async def test_a_table_whose_command_could_not_be_answered_is_posted(place: Town) -> None:
    ana = place.person("Ana")
    place.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    table = await place.opened(ana)
    await place.rest()
    assert labels(await place.table_message(table))[0] == "Join"
    place.env.backend.interactions.popitem()


async def test_old_tables_are_not_kept_in_mind(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chat.outbox.IDLE_KEPT", 2)
    ana = place.person("Ana")
    for _ in range(4):
        await place.opened(ana)
    await place.tick()
    assert len(place.bot.outbox._messages) == 2


async def test_discords_own_failure_is_tried_again(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)
    path = f"/channels/{place.channel.id}/messages/*"
    place.env.inject_error("PATCH", path, status=400, code=0, message="no", times=1)
    await budi.slash(place.channel, "join")
    await place.wait(6)
    assert "Budi" in words(await place.table_message(table))


async def test_a_table_is_posted_afresh_before_its_message_is_an_hour_old(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    table = await place.started(ana, budi, clara, pace="slow")
    before = await place.table_message(table)
    place.clock.pass_by(56 * 60)
    look = await place.look(table)
    active = place.holder(look, look.asked[0])
    await active.click(before, custom_id=stop_or_first(before))
    await place.rest()
    after = await place.table_message(table)
    assert after.id != before.id
    assert ids(place.message(place.channel, before.id)) == []


async def test_the_one_reminder_pings_who_is_asked_and_goes_with_the_answer(place: Town) -> None:
    people = place.everybody(*THREE)
    table = await place.started(*people)
    look = await place.look(table)
    await place.wait(61)
    reminders = [m for m in place.channel.history() if words(m).startswith("⏰")]
    assert len(reminders) == 1
    assert f"<@{look.seats[look.asked[0]].person_id}>" in words(reminders[0])
    message = await place.table_message(table)
    await place.holder(look, look.asked[0]).click(message, custom_id=stop_or_first(message))
    await place.rest()
    assert not [m for m in place.channel.history() if words(m).startswith("⏰")]


async def test_who_wants_no_reminders_gets_none(place: Town) -> None:
    people = place.everybody(*THREE)
    table = await place.started(*people)
    look = await place.look(table)
    active = place.holder(look, look.asked[0])
    panel = (await active.slash(place.channel, "seat")).response
    assert panel is not None
    settings = (await active.click(panel, custom_id=f"t:{table}:settings:0")).response
    assert settings is not None
    await active.click(settings, label="Reminders: on")
    await place.wait(61)
    assert not [m for m in place.channel.history() if words(m).startswith("⏰")]


async def test_names_are_shown_as_typed_and_ping_nobody(place: Town) -> None:
    names = ("@everyone", "**bold** <@&5>", "<:x:1> [a](http://b)")
    people = place.everybody(*names)
    table = await place.started(*people)
    text = words(await place.table_message(table))
    assert "\\@everyone" in text
    assert "@everyone" not in text.replace("\\@everyone", "")
    assert "\\*\\*bold\\*\\* \\<\\@\\&5\\>" in text
    for entry in place.env.http_requests:
        if entry.json and "allowed_mentions" in entry.json:
            assert "everyone" not in (entry.json["allowed_mentions"].get("parse") or [])
            assert "roles" not in entry.json["allowed_mentions"]


async def test_many_commands_in_a_moment_are_few_edits_and_the_last_state_is_shown(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table, calls = await place.opened(ana), place.calls()
    for _ in range(10):
        await budi.slash(place.channel, "join")
        await budi.slash(place.channel, "leave", table=table)
        place.clock.pass_by(0.5)
        await place.tick()
    await budi.slash(place.channel, "join")
    await place.wait(2)
    assert calls.kinds.count("edit") <= 5
    assert "Budi" in words(await place.table_message(table))


async def test_a_table_opened_by_a_command_is_still_edited_when_its_token_is_dead(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    table = await place.started(ana, budi, clara, pace="slow")
    await place.env.advance_time(16 * 60)
    await place.wait(16 * 60)
    look = await place.look(table)
    active = place.holder(look, look.asked[0])
    await active.slash(place.channel, "keep", dice="all")
    await place.wait(2)
    assert (await place.look(table)).shown_revision == (await place.look(table)).revision


async def test_what_a_process_saved_and_could_not_show_is_shown_by_the_next(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    look = await place.look(table)
    while look.turns == 1:
        active = place.holder(look, look.asked[0])
        answer = next((await place.look(table, active)).ask.answers())  # type: ignore[union-attr]
        look = await place.bot.tables.act(table, active.id, look.ask_no, answer, shows=True)

    await place.restart()
    await place.tick()

    message = await place.table_message(table)
    assert f"<@{place.holder(look, look.asked[0]).id}>" in words(message)
    assert ids(message, "amc")


async def test_a_quiet_start_shows_nothing_again(place: Town) -> None:
    await place.started(*place.everybody(*THREE))
    await place.wait(20)

    calls = place.calls()
    await place.restart()
    await place.tick()

    assert {"post", "edit"} & set(calls.kinds) == set()
