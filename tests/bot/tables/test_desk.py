"""One writer a table, however many processes there are."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest

from bot.storage.repository import Phase, Stamp
from bot.storage.sql import SqlRepository
from bot.tables import lobby
from bot.tables.bots import Bots
from bot.tables.desk import Act, Desk
from bot.tables.due import Timekeeper
from bot.tables.errors import Refused
from bot.tables.table import Table
from rules.core.errors import IllegalAnswer
from rules.core.session import MOVED_ON
from tests.bot.house import ANA, BUDI, CLARA, GAMES, FirstBrain, House
from tests.clock import HandClock


async def test_what_another_process_has_posted_is_known_after_the_next_change(house: House) -> None:
    table = await house.game(ANA, BUDI)
    before = await house.tables.look(table)
    posted = {"posted_turn": 8, "pinged_ask": 9, "ping_id": 10}
    for column, value in posted.items():
        assert await house.repo.claim(table, column, getattr(before, column), value)

    look = await house.answer(table, ANA)

    assert {column: getattr(look, column) for column in posted} == posted


async def test_an_answer_is_stored_before_anybody_sees_it(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)

    stored = await house.repo.load(table)

    assert stored is not None
    assert [row.data for row in stored.journal] != []
    assert (await House(house.repo, house.clock).tables.look(table)).asked == (1,)


async def test_two_presses_at_once_count_once(house: House) -> None:
    table = await house.game(ANA, BUDI)

    took = await asyncio.gather(
        *(house.tables.act(table, ANA.id, 1, (0,)) for _ in range(5)), return_exceptions=True
    )

    assert sum(isinstance(one, Exception) for one in took) == 4


async def test_two_processes_take_turns(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    await twin.tables.look(table)

    await house.answer(table, ANA)
    await twin.answer(table, BUDI)

    assert (await house.tables.look(table)).window


async def test_an_answer_from_an_overtaken_process_goes_on_from_the_stored_table(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    await twin.tables.look(table)
    await house.answer(table, ANA)

    look = await twin.tables.act(table, BUDI.id, 1, (1,))

    assert look.window


async def test_a_game_goes_on_after_a_restart_at_every_answer(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    answers = 0
    while (look := await house.tables.look(table)).phase is Phase.PLAYING:
        house = House(house.repo, house.clock)
        if look.window:
            await house.wait(8)
            continue
        person = (ANA, BUDI, CLARA)[look.asked[0]]
        await house.answer(table, person)
        answers += 1

    assert answers > 6


@pytest.fixture
def desk(repo: SqlRepository) -> Desk:
    """A desk of its own over the tables of the house, which has room for two."""
    timekeeper = Timekeeper(HandClock(), Bots(lambda _: FirstBrain()), random.Random(1))
    return Desk(repo, GAMES, timekeeper, version="0.1.0", kept=2)


def renamed_and_then(error: Exception) -> Act:
    def act(table: Table) -> None:
        table.set_seat(0, name="Somebody else")
        raise error

    return act


@pytest.mark.parametrize("error", [Refused("only-host"), IllegalAnswer(MOVED_ON), ZeroDivisionError()])
async def test_what_an_act_changed_before_it_raised_is_thrown_away(
    house: House, desk: Desk, error: Exception
) -> None:
    table = await house.lobby(ANA)

    with pytest.raises(type(error)):
        await desk.do(table, renamed_and_then(error))
    await desk.do(table, partial(lobby.join, person=BUDI.id, name=BUDI.name))

    assert [seat.name for seat in (await house.tables.look(table)).seats] == ["Ana", "Budi"]


async def test_an_act_that_is_refused_and_has_changed_nothing_costs_no_loading(house: House, desk: Desk) -> None:
    table = await house.lobby(ANA)
    before = await desk.kept(table)

    with pytest.raises(Refused, match="already-joined"):
        await desk.do(table, partial(lobby.join, person=ANA.id, name=ANA.name))

    assert await desk.kept(table) is before


@pytest.mark.parametrize("shows", [True, False])
async def test_the_audience_hears_of_a_change_unless_its_maker_shows_it(house: House, shows: bool) -> None:
    table = await house.lobby(ANA)

    await house.tables.join(table, BUDI, shows=shows)

    assert house.gallery.seen == ([] if shows else [table])


async def test_who_was_shown_a_table_just_now_need_not_ask_the_store_for_another_view_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, asked = await house.game(ANA, BUDI), 0
    stamp = house.repo.stamp

    async def counted(number: int) -> Stamp | None:
        nonlocal asked
        asked += 1
        return await stamp(number)

    monkeypatch.setattr(house.repo, "stamp", counted)
    look = await house.tables.act(table, ANA.id, 1, (0,))
    assert (await house.tables.look(table, BUDI.id, since=look)).revision == look.revision
    assert [mine.seat for mine in await house.tables.looks(table, [ANA.id, BUDI.id], since=look)] == [0, 1]
    assert asked == 0

    await house.tables.look(table)
    assert asked == 1


async def test_a_copy_that_is_older_than_what_was_shown_is_not_good_enough(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    before = await twin.tables.look(table)
    after = await house.answer(table, ANA)

    assert (await twin.tables.look(table, since=before)).asked == (0, 1)
    assert (await twin.tables.look(table, since=after)).asked == (1,)


async def test_the_table_that_was_unused_longest_is_loaded_again(house: House, desk: Desk) -> None:
    first, second, third = [await house.lobby(person) for person in (ANA, BUDI, CLARA)]
    copies = {table: await desk.kept(table) for table in (first, second)}

    await desk.kept(first)
    await desk.kept(third)

    assert await desk.kept(first) is copies[first]
    assert await desk.kept(second) is not copies[second]
