"""Exploring on Discord: whole games by presses and by commands, what is refused, odds."""

from __future__ import annotations

import random

import pytest

from bot.storage.repository import Phase
from bot.tables.look import Look
from rules.explore.events import AttackRolled
from rules.explore.state import COLOURS, HAND
from tests.discord import Town, ids, labels, told, words

FOUR = ("Ana", "Budi", "Clara", "Dewi")
EXPLORE, ATTACK, NEXT = "explore", "explore.attack", "explore.next"


async def started(place: Town, *names: str) -> int:
    return await place.started(*place.everybody(*(names or FOUR)), game=EXPLORE)


async def press_on(place: Town, table: int, luck: random.Random) -> Look:
    """Whoever is asked answers by presses; returns the table before it."""
    look = await place.look(table)
    person = place.holder(look, look.asked[0])
    for _ in range(luck.randint(1, 2) if look.question == ATTACK else 0):
        free = [mark for mark in ids(await place.table_message(table), "m") if not marked(mark)]
        await place.press_id(person, table, luck.choice(free))
    await place.press_id(person, table, luck.choice(ids(await place.table_message(table), "ac")))
    return look


def marked(custom_id: str) -> bool:
    """Whether pressing this control would take a mark away."""
    *_, mask, index = custom_id.split(":")
    return bool(int(mask, 16) >> int(index) & 1)


async def type_on(place: Town, table: int, luck: random.Random) -> None:
    """Whoever is asked answers by a command."""
    look = await place.look(table)
    person = place.holder(look, look.asked[0])
    if look.question == ATTACK:
        offered = await person.autocomplete(place.channel, "attack", "dice", "")
        await person.slash(place.channel, "attack", dice=luck.choice(offered)["value"])
    elif look.question == NEXT and luck.random() < 0.5:
        await person.slash(place.channel, "stop")
    else:
        offered = await person.autocomplete(place.channel, "choose", "answer", "")
        await person.slash(place.channel, "choose", answer=luck.choice(offered)["value"])


async def until(place: Town, table: int, *questions: str, spent: bool = False) -> Look:
    """Play on to one of these questions; ``spent``: to one with dice that are gone."""
    luck = random.Random(5)
    while (look := await place.look(table)).question not in questions or (spent and sum(look.view.dice) == 12):
        await press_on(place, table, luck)
    return look


# -- whole games -------------------------------------------------------------------------------------------


async def test_four_people_play_a_whole_game_by_buttons(place: Town) -> None:
    luck = random.Random(1)
    table = await started(place)

    while (await press_on(place, table, luck)).phase is Phase.PLAYING:
        if (await place.look(table)).phase is not Phase.PLAYING:
            break

    message = await place.table_message(table)
    assert labels(message)[0] == "Rematch"
    view = (await place.look(table)).view
    assert f"wins with {max(view.stashes)} supplies" in words(message)
    assert "EX-" in told(await place.press(place.person("Ana"), table, "What happened"))


async def test_two_people_play_a_whole_game_by_commands_alone(place: Town) -> None:
    luck, (ana, budi) = random.Random(2), place.everybody("Ana", "Budi")
    table = await place.opened(ana, game=EXPLORE)
    await budi.slash(place.channel, "join")
    await ana.slash(place.channel, "start")

    while (look := await place.look(table)).phase is Phase.PLAYING:
        await type_on(place, table, luck)
        assert (await place.look(table)).revision > look.revision
        await place.wait(2)

    assert labels(await place.table_message(table))[0] == "Rematch"


async def test_a_fresh_process_goes_on_at_every_question(place: Town) -> None:
    luck, seen = random.Random(3), set()
    table = await started(place, "Ana", "Budi")

    while (before := await place.look(table)).phase is Phase.PLAYING:
        seen.add(before.question)
        await place.restart()
        after = await place.look(table)
        assert (after.ask_no, after.ask, after.view, after.deadline) == (
            before.ask_no,
            before.ask,
            before.view,
            before.deadline,
        )
        await press_on(place, table, luck)

    assert {ATTACK, NEXT, "explore.reroll"} <= seen
    assert labels(await place.table_message(table))[0] == "Rematch"


async def test_each_place_counts_on_the_leaderboard(place: Town) -> None:
    luck = random.Random(4)
    table = await started(place)
    while (await place.look(table)).phase is Phase.PLAYING:
        await press_on(place, table, luck)

    result = (await place.look(table)).result
    assert result is not None
    board = words((await place.person("Ana").slash(place.channel, "leaderboard", game=EXPLORE)).response)
    places = [[board.index(FOUR[seat]) for seat in tied] for tied in result.places]
    assert [max(found) for found in places[:-1]] < [min(found) for found in places[1:]]
    assert "**1500**" not in board


async def test_nobody_gets_a_private_message_where_there_is_no_secret(place: Town) -> None:
    calls = place.calls()
    await started(place)
    await place.wait(10)

    assert not [call for call in calls.made if call.path.endswith("/users/@me/channels")]


# -- commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["1 kuning, 1 hitam", "yellow + black", "k h", "1 BLACK 1 Yellow"])
async def test_an_attack_is_typed_in_the_readers_language_or_in_english(place: Town, dice: str) -> None:
    table = await place.started(*(place.person(name, locale="id") for name in FOUR), game=EXPLORE)
    look = await until(place, table, ATTACK)

    await place.holder(look, look.asked[0]).slash(place.channel, "attack", dice=dice)

    rolled = [one.event for one in (await place.look(table)).recent if isinstance(one.event, AttackRolled)]
    assert [die.colour for die in rolled[-1].dice] == ["yellow", "black"]


@pytest.mark.parametrize("dice", ["1 amarillo, 1 negro", "1 amarillos 1 NEGROS", "amarilla negra", "a + black"])
async def test_an_attack_is_typed_with_whatever_ending_a_colour_has(place: Town, dice: str) -> None:
    table = await place.started(*(place.person(name, locale="es-ES") for name in FOUR), game=EXPLORE)
    look = await until(place, table, ATTACK)

    await place.holder(look, look.asked[0]).slash(place.channel, "attack", dice=dice)

    rolled = [one.event for one in (await place.look(table)).recent if isinstance(one.event, AttackRolled)]
    assert [die.colour for die in rolled[-1].dice] == ["yellow", "black"]


async def test_the_word_between_two_colours_of_one_language_is_no_colour_of_another(place: Town) -> None:
    table = await place.started(*(place.person(name, locale="es-419") for name in FOUR), game=EXPLORE)
    look = await until(place, table, ATTACK)

    answer = await place.holder(look, look.asked[0]).slash(place.channel, "attack", dice="1 amarillo y 1 negro")

    assert "No hay dados de este color: y" in told(answer)
    assert (await place.look(table)).revision == look.revision


async def test_suggestions_name_dice_with_their_chance_and_go_on_from_what_was_typed(place: Town) -> None:
    table = await started(place)
    look = await until(place, table, ATTACK)
    person = place.holder(look, look.asked[0])

    offered = await person.autocomplete(place.channel, "attack", "dice", "2 red")

    assert offered[0]["name"].startswith("2 red, 1 black · ")
    assert offered[0]["name"].endswith("%")
    assert all("2 red" in one["value"] for one in offered)
    assert await person.autocomplete(place.channel, "attack", "dice", "2 pink") == []


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ("0 yellow", "Choose at least one."),
        ("4 yellow", "Choose 3 at most."),
        ("2 yellow 2 orange", "Choose 3 at most."),
        ("7 yellow", "not one of the choices"),
        ("2 pink", "no dice of this colour: pink"),
        ("2", "no dice of this colour: 2"),
        ("x" * 6000, "no dice of this colour: xxx"),
    ],
)
async def test_dice_that_cannot_attack_are_refused_with_the_reason(place: Town, dice: str, why: str) -> None:
    table = await started(place)
    look = await until(place, table, ATTACK)

    assert why in told(await place.holder(look, look.asked[0]).slash(place.channel, "attack", dice=dice))
    assert (await place.look(table)).revision == look.revision


async def test_a_die_that_is_spent_cannot_attack(place: Town) -> None:
    table = await started(place)
    look = await until(place, table, ATTACK, spent=True)
    left = zip(COLOURS, look.view.dice, HAND, strict=True)
    dice = next(f"{most} {colour}" for colour, count, most in left if count < most)

    heard = await place.holder(look, look.asked[0]).slash(place.channel, "attack", dice=dice)

    assert told(heard) == "Spent for this turn."
    assert (await place.look(table)).revision == look.revision


async def test_nobody_stops_before_the_first_card_is_dealt_with(place: Town) -> None:
    table = await started(place)
    look = await until(place, table, ATTACK)

    assert "first card of a turn" in told(await place.holder(look, look.asked[0]).slash(place.channel, "stop"))
    assert (await place.look(table)).revision == look.revision


async def test_who_is_not_asked_can_neither_attack_nor_stop(place: Town) -> None:
    table = await started(place)
    look = await until(place, table, ATTACK)
    other = place.holder(look, (look.asked[0] + 1) % 4)

    assert "not being asked" in told(await other.slash(place.channel, "attack", dice="1 yellow"))
    assert "not being asked" in told(await other.slash(place.channel, "stop"))
    assert (await place.look(table)).revision == look.revision


async def test_between_cards_there_is_nothing_to_attack(place: Town) -> None:
    table = await started(place)
    look = await until(place, table, NEXT)
    person = place.holder(look, look.asked[0])

    assert "not asked for an attack" in told(await person.slash(place.channel, "attack", dice="1 yellow"))
    assert await person.autocomplete(place.channel, "attack", "dice", "") == []


async def test_commands_of_another_game_say_what_this_table_knows(place: Town) -> None:
    table = await started(place)
    look = await place.look(table)
    person = place.holder(look, look.asked[0])

    for command, given in (("roll", {}), ("keep", {"dice": "1"}), ("play", {"card": "x"})):
        assert "/attack, /stop, /odds" in told(await person.slash(place.channel, command, **given))
    assert await person.autocomplete(place.channel, "play", "target", "") == []


async def test_the_dice_table_does_not_know_attacks(place: Town) -> None:
    table = await place.started(*place.everybody("Ana", "Budi", "Clara"))
    look = await place.look(table)
    person = place.holder(look, look.asked[0])

    assert "/roll, /keep" in told(await person.slash(place.channel, "attack", dice="1 yellow"))
    assert "/roll, /keep" in told(await person.slash(place.channel, "stop"))


async def test_the_card_table_has_no_odds_to_look_up(place: Town) -> None:
    await place.started(*place.everybody(*FOUR), game="cards")

    assert "no odds to look up" in told(await place.person("Ana").slash(place.channel, "odds"))


# -- odds --------------------------------------------------------------------------------------------------


async def test_odds_are_for_their_reader_alone_by_button_and_by_command(place: Town) -> None:
    table = await started(place)
    await until(place, table, ATTACK)
    zoe = place.person("Zoe", locale="id")

    pressed = await place.press_id(zoe, table, f"t:{table}:odds:0")
    typed = await zoe.slash(place.channel, "odds")

    assert pressed.ephemeral
    assert typed.ephemeral
    assert told(pressed) == told(typed)
    assert "Main sebaik mungkin sampai kartu ini selesai" in told(pressed)


async def test_my_seat_has_the_same_controls_and_the_odds(place: Town) -> None:
    table = await started(place)
    look = await until(place, table, ATTACK)
    person = place.holder(look, look.asked[0])

    panel = (await place.press(person, table, "My seat")).response
    assert panel is not None
    marks = ids(panel, "m")
    marked_panel = (await person.click(panel, custom_id=marks[0])).response or panel

    assert ids(await place.table_message(table), "m") == marks
    assert any(label.startswith("Attack: ") for label in labels(marked_panel))
    assert "Odds with " in words(marked_panel)
