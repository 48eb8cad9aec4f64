"""Presses and commands at a table in play: who may, what is told, what stays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.storage.repository import Phase
from bot.tables.look import Look
from rules.core.ask import Indices
from rules.dice import DiceGame
from tests.cogs.test_whole_games import press_somehow
from tests.discord import Town, ids, labels, told, words

THREE = ("Ana", "Budi", "Clara")


async def started(place: Town) -> int:
    """A game of three."""
    return await place.started(*place.everybody(*THREE))


async def test_a_press_of_the_wrong_person_changes_nothing(place: Town) -> None:
    table, watcher = await started(place), place.person("Zoe")
    look, message = await place.look(table), await place.table_message(table)
    other = next(p for p in place.people.values() if p not in (watcher, place.holder(look, look.asked[0])))
    for custom_id in ids(message, "amc"):
        assert "not being asked" in told(await other.click(message, custom_id=custom_id))
        assert "no seat" in told(await watcher.click(message, custom_id=custom_id))
    assert (await place.look(table)).revision == look.revision


async def test_a_press_on_an_old_message_is_told_that_the_table_has_moved_on(place: Town) -> None:
    table = await started(place)
    look, message = await place.look(table), await place.table_message(table)
    person, commit = place.holder(look, look.asked[0]), ids(message, "c")[0]
    await person.click(message, custom_id=commit)
    revision = (await place.look(table)).revision
    (heard,) = await place.together((person, commit), message=message)
    assert heard.startswith("The table has moved on")
    assert "Calamity" in heard or "life" in heard
    assert (await place.look(table)).revision == revision


async def test_two_people_pressing_at_once_are_both_answered_and_one_acts(place: Town) -> None:
    table = await started(place)
    look, message = await place.look(table), await place.table_message(table)
    active = place.holder(look, look.asked[0])
    other = next(p for p in place.people.values() if p is not active)
    commit = ids(message, "c")[0]
    heard = await place.together((other, commit), (active, commit), message=message)
    assert heard[0] != ""
    assert heard[1] == ""
    assert (await place.look(table)).ask_no == look.ask_no + 1


async def test_the_same_press_twice_at_once_counts_once(place: Town) -> None:
    table = await started(place)
    look, message = await place.look(table), await place.table_message(table)
    active, commit = place.holder(look, look.asked[0]), ids(message, "c")[0]
    heard = await place.together((active, commit), (active, commit), message=message)
    assert sorted(h.split(";")[0] for h in heard) == ["", "The table has moved on"]
    assert (await place.look(table)).revision == look.revision + 1


def forge(place: Town, message: discord.Message, custom_id: str) -> discord.Message:
    """The message with this id on its first button."""
    stored = place.env.backend.get_message(place.channel.id, message.id)
    button = next(p for row in stored.components[0]["components"] if row["type"] == 1 for p in row["components"])
    button["custom_id"] = custom_id
    return place.message(place.channel, message.id)


@pytest.mark.parametrize("forged", ["a:1:1:99", "c:1:1:fff", "a:1:999:0", "a:999:1:0"])
async def test_an_illegal_choice_is_refused_with_its_reason(place: Town, forged: str) -> None:
    table = await started(place)
    look, message = await place.look(table), await place.table_message(table)
    active = place.holder(look, look.asked[0])
    (heard,) = await place.together((active, forged), message=forge(place, message, forged))
    assert heard != ""
    assert "fault" not in heard
    assert (await place.look(table)).revision == look.revision


async def test_my_seat_shows_each_reader_their_own(place: Town) -> None:
    people = place.everybody("Ana", "Budi", "Clara", "Dewi")
    table = await place.started(*people)
    for person in people:
        own = await place.look(table, person)
        role = own.view.seats[own.seat].role
        heard = told(await place.press(person, table, "My seat"))
        assert f" {role.capitalize()}: " in heard.splitlines()[0]
    assert "watching" in told(await place.press(place.person("Zoe"), table, "My seat"))


async def test_a_page_of_ones_own_seat_is_never_shown_on_a_public_message(place: Town) -> None:
    table = await started(place)
    page = f"p:seat:{table}:0:0"
    message = forge(place, await place.table_message(table), page)
    (heard,) = await place.together((place.person("Ana"), page), message=message)
    assert "knows your role" in heard
    assert words(await place.table_message(table)) == words(message)


async def test_seat_by_command_is_for_its_reader_alone(place: Town) -> None:
    table, budi = await started(place), place.person("Budi")
    result = await budi.slash(place.channel, "seat")
    assert result.ephemeral
    assert f"table {table}" in told(result)


async def test_a_private_press_costs_two_calls(place: Town) -> None:
    table = await started(place)
    await place.wait(10)
    look = await place.look(table)
    active = place.holder(look, look.asked[0])
    panel = (await active.slash(place.channel, "seat")).response
    assert panel is not None
    calls = place.calls()
    await active.click(panel, custom_id=ids(panel, "c")[0])
    await place.rest()
    assert sorted(calls.kinds) == ["callback", "edit"]


async def test_table_shows_it_again_at_the_bottom(place: Town) -> None:
    table = await started(place)
    before = await place.table_message(table)
    await place.person("Zoe").send(place.channel, "hello")
    await place.person("Zoe").slash(place.channel, "table")
    await place.rest()
    after = await place.table_message(table)
    assert place.channel.last_message is not None
    assert place.channel.last_message.id == after.id != before.id
    assert ids(place.message(place.channel, before.id)) == []


async def marked(place: Town) -> tuple[int, discord.Message]:
    """A game whose asked person has marked a die, and its table message."""
    table = await started(place)
    look, message = await place.look(table), await place.table_message(table)
    await place.holder(look, look.asked[0]).click(message, custom_id=ids(message, "m")[0])
    return table, await place.table_message(table)


async def test_marks_stay_whoever_shows_the_table_again_or_looks_at_a_seat(place: Town) -> None:
    table, message = await marked(place)
    await place.press(place.person("Zoe"), table, "My seat")
    await place.person("Zoe").slash(place.channel, "table")
    await place.rest()
    after = await place.table_message(table)
    assert after.id != message.id
    assert ids(after, "mc") == ids(message, "mc")
    assert "Roll 1 again" in labels(after)


async def test_a_table_whose_marks_cannot_be_read_is_shown_again_without_them(place: Town) -> None:
    table, message = await marked(place)
    path = f"/channels/{place.channel.id}/messages/{message.id}"
    place.env.inject_error("GET", path, status=403, code=50013, message="Missing Permissions")
    await place.person("Zoe").slash(place.channel, "table")
    await place.rest()
    after = await place.table_message(table)
    assert after.id != message.id
    assert "Roll 1 again" not in labels(after)


async def test_a_table_that_ends_while_its_marks_are_read_is_shown_as_it_ended(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await marked(place)
    message = place.bot.outbox.message(table)
    read = message.marks

    async def slowly(look: Look) -> Indices | None:
        marks = await read(look)
        await place.bot.tables.void(table, "ended-by-host")
        await place.bot.outbox.settled()
        return marks

    monkeypatch.setattr(message, "marks", slowly)
    await place.person("Zoe").slash(place.channel, "table")
    await place.rest()
    assert ids(await place.table_message(table)) == []


async def test_showing_a_table_again_reads_nothing_where_nothing_can_be_marked(place: Town) -> None:
    await place.opened(place.person("Ana"))
    calls = place.calls()
    await place.person("Zoe").slash(place.channel, "table")
    await place.rest()
    assert [entry.method for entry in calls.made if entry.method == "GET"] == []


async def test_the_host_ends_a_table_and_everybody_reads_it(place: Town) -> None:
    ana, budi, _ = place.everybody(*THREE)
    table = await started(place)
    assert "Only the host" in told(await budi.slash(place.channel, "end"))
    result = await ana.slash(place.channel, "end")
    assert not result.ephemeral
    assert "Ana ended table" in words(result.response)
    await place.wait(2)
    assert (await place.look(table)).phase is Phase.VOID
    assert ids(await place.table_message(table)) == []


async def test_a_moderator_ends_a_table(place: Town) -> None:
    role = place.guild.create_role("sheriff", permissions=discord.Permissions(manage_messages=True))
    table = await started(place)
    keeper = place.guild.add_member(place.env.create_user("keeper"), roles=[role])
    result = await keeper.slash(place.channel, "end", table=table)
    assert "ended table" in words(result.response)
    assert (await place.look(table)).why == "ended-by-moderator"


async def test_rights_in_one_channel_do_not_end_a_table_of_another(place: Town) -> None:
    mine = discord.PermissionOverwrite(manage_messages=True)
    ana, budi, zoe = place.everybody("Ana", "Budi", "Zoe")
    table = await place.started(ana, budi, zoe)
    den = place.guild.create_text_channel("den", overwrites={zoe.user: mine})
    assert "use the command there" in told(await zoe.slash(den, "end", table=table))
    assert (await place.look(table)).phase is Phase.PLAYING


async def test_a_seat_is_handed_over_when_it_is_accepted(place: Town) -> None:
    table, zoe = await started(place), place.person("Zoe")
    ana = place.person("Ana")
    seat = (await place.look(table)).seat_of(ana.id)
    result = await ana.slash(place.channel, "handover", to=zoe)
    assert "stays yours" in told(result)
    offer = next(m for m in place.channel.history() if "Take this seat" in labels(m))
    assert "has not been offered" in told(await place.person("Budi").click(offer, label="Take this seat"))
    await zoe.click(offer, label="Take this seat")
    await place.wait(3)
    assert (await place.look(table)).seat_of(zoe.id) == seat
    assert "Zoe" in words(await place.table_message(table))


async def test_a_seat_is_handed_over_from_the_panel(place: Town) -> None:
    table, zoe, ana = await started(place), place.person("Zoe"), place.person("Ana")
    panel = (await ana.slash(place.channel, "seat")).response
    assert panel is not None
    settings = (await ana.click(panel, custom_id=f"t:{table}:settings:0")).response
    assert settings is not None
    menu = (await ana.click(settings, label="Hand over my seat")).response
    assert menu is not None
    await ana.select(menu, [zoe])
    offer = next(m for m in place.channel.history() if "Take this seat" in labels(m))
    await zoe.click(offer, label="Take this seat")
    assert (await place.look(table)).seat_of(zoe.id) is not None


async def test_leaving_a_game_is_asked_twice_and_a_bot_takes_over(place: Town) -> None:
    table, ana = await started(place), place.person("Ana")
    panel = (await ana.slash(place.channel, "leave")).response
    assert panel is not None
    seat = (await place.look(table)).seat_of(ana.id)
    assert seat is not None
    await ana.click(panel, label="Leave for good")
    assert (await place.look(table)).seats[seat].bot
    assert "has been" not in told(await ana.slash(place.channel, "seat", table=table))


async def test_who_let_time_run_out_takes_the_seat_back(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.started(*place.everybody(*THREE), pace="fast")
    for _ in range(400):
        if any(seat.bot_plays for seat in (await place.look(table)).seats):
            break
        await place.wait(20)
    look = await place.look(table)
    seat = next(seat for seat in look.seats if seat.bot_plays)
    person = place.holder(look, seat.seat)
    panel = (await person.slash(place.channel, "seat")).response
    assert panel is not None
    await person.click(panel, label="Take my seat back")
    assert not (await place.look(table)).seats[seat.seat].bot_plays
    assert ana is not None


async def test_help_is_private_and_speaks_the_readers_language(place: Town) -> None:
    table, zoe = await started(place), place.person("Zoe", locale="id")
    result = await place.press_id(zoe, table, f"t:{table}:help:0")
    assert result.ephemeral
    assert "Siapa" in told(result)


async def test_an_answer_that_comes_too_late_is_stored_once_and_shown_next(place: Town) -> None:
    table = await started(place)
    look, message = await place.look(table), await place.table_message(table)
    place.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    person = place.holder(look, look.asked[0])
    await place.together((person, ids(message, "c")[0]), message=message)
    await place.wait(2)
    assert (await place.look(table)).revision == look.revision + 1
    assert ids(await place.table_message(table), "amc") != ids(message, "amc")
    place.env.backend.interactions.popitem()


async def test_who_is_out_keeps_the_seat_without_controls_and_cannot_act(place: Town) -> None:
    luck, people = random.Random(9), place.everybody("Ana", "Budi", "Clara", "Dewi")
    table = await place.started(*people)
    while len((look := await place.look(table)).living) == 4:
        await press_somehow(place, table, luck)
    out = next(p for p in people if look.seat_of(p.id) not in look.living)
    panel = await place.press(out, table, "My seat")
    assert " is out, " in told(panel)
    assert ids(panel.response, "amcsb") == []
    message = await place.table_message(table)
    assert told(await out.click(message, custom_id=ids(message, "amc")[0])) != ""
    assert (await place.look(table)).revision == look.revision


@pytest.fixture
def broken(place: Town, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing can be answered, through a fault of Deadeye's own."""

    async def fails(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(place.bot.tables, "act", fails)
    yield
    place.faults.seen.clear()
    place.env._errors.clear()


@pytest.mark.usefixtures("broken")
async def test_a_fault_at_a_press_is_logged_with_table_and_question_and_the_person_hears(place: Town) -> None:
    table = await started(place)
    look, message = await place.look(table), await place.table_message(table)
    control = ids(message, "c")[0]
    heard = told(await place.holder(look, look.asked[0]).click(message, custom_id=control))
    assert "Nothing was lost" in heard
    assert place.faults.seen == [f"c:{table}:{look.ask_no}:0 failed; nothing is lost"]


@pytest.mark.usefixtures("broken")
async def test_a_fault_of_a_command_is_logged_with_table_and_question_and_the_person_hears(place: Town) -> None:
    table = await started(place)
    look = await place.look(table)
    heard = told(await place.holder(look, look.asked[0]).slash(place.channel, "keep", dice="all"))
    assert "Nothing was lost" in heard
    assert place.faults.seen == [f"/keep, table {table}, question {look.ask_no} failed; nothing is lost"]


@pytest.mark.parametrize("part", ["default", "view"])
async def test_people_read_that_a_table_has_stopped_whose_rules_fail_when_time_is_up(
    place: Town, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    table = await started(place)
    await place.wait(10)

    def fails(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(DiceGame, part, fails)
    await place.wait(95)
    message = await place.table_message(table)
    assert "This table has stopped" in words(message)
    assert ids(message, "amc") == []
    assert "This table has stopped" in told(await place.press(place.person("Ana"), table, "My seat"))
    await place.person("Zoe").slash(place.channel, "table")
    assert "This table has stopped" in words(await place.table_message(table))
    assert len(place.faults.seen) == 1
    place.faults.seen.clear()
    await place.person("Ana").slash(place.channel, "end")
    assert (await place.look(table)).phase is Phase.VOID


async def test_an_offer_that_may_not_be_shown_is_no_fault(place: Town) -> None:
    await started(place)
    path = f"/channels/{place.channel.id}/messages"
    place.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions")
    heard = told(await place.person("Budi").slash(place.channel, "handover", to=place.person("Zoe")))
    assert heard.startswith("Discord does not let Deadeye do that here")
    assert place.faults.seen == []
    place.env._errors.clear()


HUGE = "9" * 5000


@pytest.mark.parametrize(
    ("command", "typed"),
    [("keep", {"dice": HUGE}), ("choose", {"answer": f"{HUGE}:0"}), ("choose", {"answer": f"1:{HUGE}"})],
)
async def test_a_number_of_any_length_is_refused_with_a_reason(
    place: Town, command: str, typed: dict[str, str]
) -> None:
    table = await started(place)
    look = await place.look(table)
    heard = told(await place.holder(look, look.asked[0]).slash(place.channel, command, **typed))
    assert heard != ""
    assert "fault" not in heard
    assert (await place.look(table)).revision == look.revision


async def test_what_happened_is_told_at_any_time_and_says_why_to_its_reader_alone(place: Town) -> None:
    table, zoe = await started(place), place.person("Zoe", locale="id")
    luck = random.Random(3)
    for _ in range(12):
        await press_somehow(place, table, luck)
    page = (await place.press_id(zoe, table, f"t:{table}:story:0")).response
    assert page is not None
    assert page.ephemeral
    menu = ids(page, "w")[0]

    result = await zoe.select(page, values=["1"], custom_id=menu)

    why = words(result.response or page)
    assert "Mengapa 1?" in why
    assert "DG-" not in why
