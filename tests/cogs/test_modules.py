"""The modules of the dice game: how a table gets them, and whole games with them."""

from __future__ import annotations

import random

import pytest
import simcord

from bot.storage.repository import Phase
from tests.cogs.hands import Shown, shown
from tests.discord import Town, ids, labels, told, words
from tests.playing import at_most

FIVE = ("Ana", "Budi", "Clara", "Dewi", "Eko")
EIGHT = (*FIVE, "Fajar", "Gita", "Hana")
MOST = 3000
"""Presses of the longest game."""


async def modules_panel(place: Town, host: simcord.MemberActor, table: int) -> Shown:
    """The host's panel of modules, which is behind how the table is set up."""
    return shown(await host.click(shown(await place.press(host, table, "Set up")), label="Modules"))


async def chosen(place: Town, table: int) -> tuple[str, ...]:
    modules: tuple[str, ...] = (await place.look(table)).options.modules
    return modules


async def test_modules_are_typed_with_commas_and_bring_what_they_need(place: Town) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana, seats=4, modules="duel-dice, Ghost")
    assert await chosen(place, table) == ("ghost", "rage", "duel-dice")
    assert "Ghost, Rage cards and Duel dice" in words(await place.table_message(table))
    assert "needs at least 5 players" in words(await place.table_message(table))


async def test_a_preset_is_suggested_first_then_single_modules_after_a_comma(place: Town) -> None:
    ana = place.person("Ana")
    first = await ana.autocomplete(place.channel, "new", "modules", "")
    assert [offer["value"] for offer in first][:3] == ["classic", "saloon", "powers"]
    then = await ana.autocomplete(place.channel, "new", "modules", "ghost, r")
    assert "ghost, rage" in [offer["value"] for offer in then]
    assert "ghost, ghost" not in [offer["value"] for offer in then]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("wagons", "no module called wagons"),
        ("special-roles, mixed-roles", "Special roles and Mixed roles do not go together"),
    ],
)
async def test_what_cannot_be_played_is_refused_before_anything_is_made(place: Town, typed: str, why: str) -> None:
    ana = place.person("Ana")
    assert why in told(await ana.slash(place.channel, "new", modules=typed))
    assert await place.bot.tables.mine(ana.id) == []


async def test_a_game_without_modules_has_none_to_choose(place: Town) -> None:
    ana = place.person("Ana")
    heard = told(await ana.slash(place.channel, "new", game="walkers-dice", modules="ghost"))
    assert "no module called Ghost" in heard


async def test_the_host_chooses_in_a_panel_and_a_needed_module_takes_the_other_out(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.seated(ana, budi)
    assert "Only the host" in told(await place.press(budi, table, "Set up"))
    panel = await modules_panel(place, ana, table)
    panel = shown(await ana.select(panel, custom_id=f"n:{table}", values=["duel-dice"]))
    assert "Added, because it is needed: Rage cards" in words(panel)
    panel = shown(await ana.select(panel, custom_id=f"n:{table}", values=["duel-dice"]))
    assert "Taken out" in words(panel)
    assert await chosen(place, table) == ()
    await ana.click(panel, label="Everything")
    await place.wait(2)
    assert "Boneyard" in words(await place.table_message(table))


async def test_modules_stay_as_they_are_once_the_game_has_begun(place: Town) -> None:
    ana, budi, clara = place.everybody("Ana", "Budi", "Clara")
    table = await place.seated(ana, budi, clara)
    panel = await modules_panel(place, ana, table)
    await place.press(ana, table, "Start")
    assert "already" in told(await ana.click(panel, label="Saloon"))
    assert await chosen(place, table) == ()


async def test_too_few_players_for_a_module_cannot_start(place: Town) -> None:
    ana, budi, clara = place.everybody("Ana", "Budi", "Clara")
    table = await place.seated(ana, budi, clara, modules="powers")
    message = await place.table_message(table)
    assert "Start" not in labels(message)
    assert "Special roles needs at least 4 players" in words(message)
    assert "Special roles needs at least 4 players" in told(await ana.slash(place.channel, "start"))
    assert (await place.look(table)).phase is Phase.LOBBY


async def play_somehow(place: Town, table: int, luck: random.Random) -> None:
    """Whoever is asked presses something, on the table or in the own panel; a window is used or passes."""
    look = await place.look(table)
    if look.window:
        await use_a_window(place, table, luck)
        return
    person = place.holder(look, look.asked[0])
    message: Shown = await place.table_message(table)
    if not ids(message, "acmAM"):
        message = shown(await place.press(person, table, "My seat"))
    if found := ids(message, "acm"):
        await person.click(message, custom_id=luck.choice(found))
    else:
        offered = await person.autocomplete(place.channel, "choose", "answer", "")
        await person.slash(place.channel, "choose", answer=luck.choice(offered)["value"])


async def use_a_window(place: Town, table: int, luck: random.Random) -> None:
    """Somebody who may shows a role, or the time of the window passes."""
    for seat in (await place.look(table)).seats:
        person = place.holder(await place.look(table), seat.seat)
        if (await place.look(table, person)).ask is not None and luck.random() < 0.5:
            panel = shown(await place.press(person, table, "My seat"))
            await person.click(panel, custom_id=ids(panel, "a")[0])
            return
    await place.wait(60)


async def offered(place: Town, table: int) -> list[simcord.MemberActor]:
    """Those who may show a role in the window that is open."""
    look = await place.look(table)
    people = [place.holder(look, seat.seat) for seat in look.seats]
    return [person for person in people if (await place.look(table, person)).ask is not None]


async def window_for_two(place: Town, table: int, luck: random.Random) -> list[simcord.MemberActor]:
    """Play until two may act in one window."""
    for _ in at_most(MOST):
        if not (await place.look(table)).window:
            await play_somehow(place, table, luck)
        elif len(people := await offered(place, table)) > 1:
            return people
        else:
            await place.wait(60)
    raise AssertionError("no window for two")


async def test_of_two_who_press_in_one_window_one_acts_and_the_other_is_told(place: Town) -> None:
    people = place.everybody(*EIGHT)
    table = await place.started(*people, modules="special-roles")
    one, other, *_ = await window_for_two(place, table, random.Random(2))
    ask_no, message = (await place.look(table)).ask_no, await place.table_message(table)
    show = f"a:{table}:{ask_no}:0"
    heard = await place.together((one, show), (other, show), message=message)
    assert [seat.own.used for seat in (await place.look(table)).view.seats].count(True) == 1
    assert sum("moved on" in text for text in heard) == 1


async def test_after_its_window_a_power_is_refused_and_not_used(place: Town) -> None:
    people = place.everybody(*EIGHT)
    table = await place.started(*people, modules="special-roles")
    one, *_ = await window_for_two(place, table, random.Random(2))
    panel = shown(await place.press(one, table, "My seat"))
    await place.wait(60)
    await one.click(panel, custom_id=ids(panel, "a")[0])
    assert not any(seat.own.used for seat in (await place.look(table)).view.seats)


async def test_a_window_says_what_may_be_done_and_looks_the_same_for_all(place: Town) -> None:
    people = place.everybody(*EIGHT)
    table = await place.started(*people, modules="special-roles")
    await window_for_two(place, table, random.Random(2))
    message = await place.table_message(table)
    assert "Whoever holds a power" in words(message)
    assert ids(message, "acm") == []


@pytest.mark.parametrize("preset", ["old-saloon", "undead-or-alive", "everything"])
async def test_five_people_play_a_whole_game_by_buttons(place: Town, preset: str) -> None:
    luck, people = random.Random(4), place.everybody(*FIVE)
    table = await place.started(*people, modules=preset)
    steps = at_most(MOST)
    while (await place.look(table)).phase is Phase.PLAYING:
        next(steps)
        await play_somehow(place, table, luck)
    assert labels(await place.table_message(table))[0] == "Rematch"
    again = await place.press(people[0], table, "Rematch")
    assert "Modules" in words(again.response)
