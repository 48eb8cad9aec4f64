"""Whole games, from the first press to the leaderboard."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.storage.repository import Phase
from bot.tables.look import Look
from rules.core.chance import Committed
from tests.discord import LOCALES, Town, ids, labels, parts, told, town, words
from tests.foreign import foreign

FIVE = ("Ana", "Budi", "Clara", "Dewi", "Eko")
EDITIONS = pytest.mark.parametrize("game", ["dice", "walkers-dice"])


async def press_somehow(place: Town, table: int, luck: random.Random) -> Look:
    """Whoever is asked presses some control of the open question; returns the table before it."""
    look = await place.look(table)
    person = place.holder(look, look.asked[0])
    message = await place.table_message(table)
    await person.click(message, custom_id=luck.choice(ids(message, "acm")))
    return look


@EDITIONS
async def test_five_people_play_a_whole_game_by_buttons(place: Town, game: str) -> None:
    luck, people = random.Random(1), place.everybody(*FIVE)
    table = await place.started(*people, game=game)
    while (await press_somehow(place, table, luck)).phase is Phase.PLAYING:
        if (await place.look(table)).phase is not Phase.PLAYING:
            break
    message = await place.table_message(table)
    assert labels(message)[0] == "Rematch"
    board = (await people[0].slash(place.channel, "leaderboard", game=game)).response
    assert all(name in words(board) for name in FIVE)


async def test_a_fresh_process_plays_on_from_old_messages(place: Town) -> None:
    luck, people = random.Random(2), place.everybody(*FIVE)
    table, presses = await place.started(*people), 0
    while (await place.look(table)).phase is Phase.PLAYING:
        await press_somehow(place, table, luck)
        presses += 1
        if presses % 7 == 0:
            await place.restart()
    assert labels(await place.table_message(table))[0] == "Rematch"


async def command_somehow(place: Town, table: int, luck: random.Random) -> None:
    """Whoever is asked answers by a command, chosen among what Deadeye suggests while typing."""
    look = await place.look(table)
    person = place.holder(look, look.asked[0])
    if look.question == "dice.reroll" and luck.random() < 0.6:
        offered = await person.autocomplete(place.channel, "keep", "dice", "")
        await person.slash(place.channel, "keep", dice=luck.choice(offered)["value"])
    elif look.question == "dice.reroll" and luck.random() < 0.5:
        await person.slash(place.channel, "roll")
    else:
        offered = await person.autocomplete(place.channel, "choose", "answer", "")
        await person.slash(place.channel, "choose", answer=luck.choice(offered)["value"])


@EDITIONS
async def test_five_people_play_a_whole_game_by_commands_alone(place: Town, game: str) -> None:
    luck, people = random.Random(3), place.everybody(*FIVE)
    ana = people[0]
    table = await place.opened(ana, game=game)
    for person in people[1:]:
        await person.slash(place.channel, "join")
    await ana.slash(place.channel, "start")
    while (look := await place.look(table)).phase is Phase.PLAYING:
        await command_somehow(place, table, luck)
        assert (await place.look(table)).revision > look.revision
        place.clock.pass_by(2)
        await place.tick()
    await place.wait(2)
    message = await place.table_message(table)
    assert labels(message)[0] == "Rematch"
    stats = (await ana.slash(place.channel, "stats")).response
    assert "Ana" in words(stats)


async def test_a_rematch_has_the_same_people_and_is_made_once(place: Town) -> None:
    luck, people = random.Random(4), place.everybody("Ana", "Budi", "Clara")
    table = await place.started(*people)
    while (await place.look(table)).phase is Phase.PLAYING:
        await press_somehow(place, table, luck)
    calls = place.calls()
    await place.press(people[1], table, "Rematch")
    (line,) = await place.bot.tables.mine(people[0].id)
    again = await place.look(line.id)
    assert calls.kinds == ["callback"]
    assert [seat.name for seat in again.seats] == ["Ana", "Budi", "Clara"]
    assert again.host_id == people[1].id
    assert "already a rematch" in told(await place.press(people[2], table, "Rematch"))
    await place.press(people[1], line.id, "Start")
    assert (await place.look(line.id)).phase is Phase.PLAYING


async def test_what_happened_and_the_dice_can_be_looked_up_afterwards(place: Town) -> None:
    luck, people = random.Random(4), place.everybody("Ana", "Budi", "Clara")
    table = await place.started(*people)
    shut = await people[0].slash(place.channel, "fair")
    assert "attachment" not in str(list(parts(shut.response)))
    while (await place.look(table)).phase is Phase.PLAYING:
        await press_somehow(place, table, luck)
    story = await place.press(people[0], table, "What happened")
    assert "DG-" not in told(story)
    assert "Turn " in told(story)
    fair = await people[0].slash(place.channel, "fair")
    assert fair.response is not None
    (file,) = fair.response.attachments
    assert file.filename == f"table-{table}.txt"
    seed, _, *draws = (await file.read()).decode().splitlines()
    luck_of_the_table = Committed(bytes.fromhex(seed.removeprefix("seed ")))
    assert len(draws) > 50
    for line in draws:
        k, n, value = map(int, line.split("\t"))
        assert luck_of_the_table.draw(k, n) == value


async def test_the_walking_dead_is_played_in_its_own_words(place: Town) -> None:
    luck, people = random.Random(4), place.everybody("Ana", "Budi", "Clara")
    ana = people[0]
    table = await place.started(*people, game="walkers-dice")
    read = [told(await place.press_id(ana, table, f"t:{table}:help:0"))]
    while (await place.look(table)).phase is Phase.PLAYING:
        read += [told(await person.slash(place.channel, "seat")) for person in people]
        await press_somehow(place, table, luck)
    read.append(told(await place.press(ana, table, "What happened")))
    read.append(told(await ana.slash(place.channel, "stats")))
    read += [f"{words(message)} {labels(message)}" for message in place.channel.history()]
    assert foreign("\n".join(read), "en") == []
    assert "The Walking Dead" in read[0]


async def read_aloud(folder: Path, locale: str) -> list[str]:
    """Every public message of some play among readers of one language, at a table in English."""
    LOCALES.clear()
    async with town(folder) as place:
        luck, people = random.Random(8), [place.person(name, locale=locale) for name in FIVE]
        table = await place.started(*people)
        for _ in range(60):
            await press_somehow(place, table, luck)
        await people[0].slash(place.channel, "table")
        await people[1].slash(place.channel, "handover", to=place.person("Zoe", locale=locale))
        await people[0].slash(place.channel, "end")
        await place.wait(3)
        return [words(message) for message in place.channel.history() if not message.flags.ephemeral]


async def test_the_language_of_readers_never_leaks_into_public_text(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "id").mkdir()
    assert await read_aloud(tmp_path / "en", "en-US") == await read_aloud(tmp_path / "id", "id")
