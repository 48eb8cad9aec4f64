"""Clocks stand still where nobody can be reached, and nobody loses time by it."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.storage.repository import Phase, TableId
from bot.tables.clocks import LEASE, LOST
from rules.core.log import TimeRanOut
from tests.bot.house import ANA, BUDI, CLARA, House

HERE, ELSEWHERE = 5, 7
CHANNEL = 6


async def left(house: House, table: TableId) -> float | None:
    """The seconds until the time is up; ``None`` where it does not run."""
    deadline = (await house.tables.look(table)).deadline
    return None if deadline is None else (deadline - house.clock.now()).total_seconds()


async def test_in_a_server_that_is_out_nobodys_time_runs(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)
    await house.wait(20)

    await house.tables.clocks.stop_servers([HERE])
    await house.wait(1800)

    look = await house.tables.look(table)
    assert (look.still, look.asked, look.deadline) == (True, (1,), None)
    assert house.gallery.reminded == []

    await house.tables.clocks.start_servers([HERE])
    assert (await left(house, table), house.gallery.seen[-1]) == (70, table)
    await house.wait(41)
    assert house.gallery.reminded == [(1, (BUDI.id,))]
    await house.wait(30)
    assert TimeRanOut(1) in [h.event for h in (await house.tables.look(table)).recent]


async def test_other_servers_go_on_meanwhile(house: House) -> None:
    table = await house.game(ANA, BUDI, guild_id=ELSEWHERE)

    await house.tables.clocks.stop_servers([HERE])

    assert await left(house, table) == 90
    await house.wait(90)
    assert (await house.tables.look(table)).window


async def test_bots_do_not_move_while_nobody_can_see_it(house: House) -> None:
    table = await house.game(ANA, bots=1)

    await house.tables.clocks.stop_servers([HERE])
    await house.wait(60)
    assert (await house.tables.look(table)).asked == (0, 1)

    await house.tables.clocks.start_servers([HERE])
    await house.wait(3)
    assert (await house.tables.look(table)).asked == (0,)


async def test_who_presses_all_the_same_moves_the_table_on_and_the_next_one_has_full_time(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.clocks.stop_channel(CHANNEL)
    await house.wait(50)

    await house.answer(table, ANA)
    await house.answer(table, BUDI)
    await house.wait(50)
    assert (await house.tables.look(table)).window

    await house.tables.clocks.start_channel(CHANNEL)
    assert await left(house, table) == 8


async def test_a_lobby_does_not_close_while_its_server_is_out(house: House) -> None:
    table = await house.lobby(ANA)
    await house.tables.clocks.stop_servers([HERE])

    await house.wait(3600)

    assert (await house.tables.look(table)).phase is Phase.LOBBY


async def test_a_stop_that_was_noticed_late_counts_from_when_it_began(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.wait(57)

    await house.tables.clocks.stop_servers([HERE], since=house.clock.now() - timedelta(seconds=50))
    house.clock.pass_by(10)
    await house.tables.clocks.start_servers([HERE])

    assert await left(house, table) == 83


async def test_a_question_that_was_put_after_that_has_no_more_than_the_full_time(house: House) -> None:
    heard = house.clock.now()
    house.clock.pass_by(50)
    table = await house.game(ANA, BUDI)
    bots = await house.game(CLARA, bots=1)

    await house.tables.clocks.stop_servers([HERE], since=heard)
    house.clock.pass_by(10)
    await house.tables.clocks.start_servers([HERE])

    assert await left(house, table) == await left(house, bots) == 90


async def test_what_one_process_stopped_stands_still_in_all_of_them(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    await twin.tables.look(table)

    await house.tables.clocks.stop_servers([HERE])
    for _ in range(20):
        now = house.clock.pass_by(15)
        await house.tables.run_due(now)
        await twin.tables.run_due(now)

    assert (await twin.tables.look(table)).still
    await house.tables.clocks.start_servers([HERE])
    assert await left(twin, table) == 90


async def test_clocks_go_on_when_the_process_that_stopped_them_is_gone(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    await house.tables.clocks.stop_servers([HERE])

    await twin.wait(LEASE.total_seconds() + 15)

    look = await twin.tables.look(table)
    assert (look.still, look.asked) == (False, (0, 1))
    assert twin.gallery.seen == [table]


async def test_a_table_whose_channel_is_lost_for_a_day_is_void_with_nothing_booked(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await house.tables.clocks.stop_channel(CHANNEL)

    await house.tables.run_due(house.clock.pass_by(LOST.total_seconds() - 1))
    assert (await house.tables.look(table)).phase is Phase.PLAYING
    await house.wait(15)

    look = await house.tables.look(table)
    assert (look.phase, look.why) == (Phase.VOID, "channel-lost")
    assert await house.repo.tallies(HERE, ANA.id) == []


async def test_a_server_that_is_out_for_a_day_keeps_its_tables(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.clocks.stop_servers([HERE])

    await house.tables.run_due(house.clock.pass_by(2 * LOST.total_seconds()))

    assert (await house.tables.look(table)).phase is Phase.PLAYING


async def test_a_channel_that_is_back_in_a_server_that_is_out_stands_still(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.clocks.stop_servers([HERE])
    await house.tables.clocks.stop_channel(CHANNEL)

    await house.tables.clocks.start_channel(CHANNEL)

    assert (await house.tables.look(table)).still


# -- time that is given back --------------------------------------------------------------------------------


async def test_the_time_in_which_nobody_was_heard_is_given_back(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.wait(30)
    heard: datetime = house.clock.now()
    house.clock.pass_by(51)

    await house.tables.clocks.give_back(heard)

    assert await left(house, table) == 60
    assert house.gallery.seen[-1] == table
    await house.wait(31)
    assert house.gallery.reminded == [(1, (ANA.id, BUDI.id))]


async def test_nobody_gets_more_than_the_full_time_back(house: House) -> None:
    heard = house.clock.now()
    house.clock.pass_by(51)
    table = await house.game(ANA, BUDI)
    house.clock.pass_by(10)

    await house.tables.clocks.give_back(heard)

    assert await left(house, table) == 90


@pytest.mark.parametrize(("guilds", "seconds"), [([HERE], 90), ([ELSEWHERE], 40)])
async def test_time_is_given_back_in_these_servers_alone(house: House, guilds: list[int], seconds: int) -> None:
    table = await house.game(ANA, BUDI)
    heard = house.clock.now()
    house.clock.pass_by(50)

    await house.tables.clocks.give_back(heard, guilds)

    assert await left(house, table) == seconds


async def test_a_clock_that_stands_still_is_not_given_time_back_twice(house: House) -> None:
    table = await house.game(ANA, BUDI)
    house.clock.pass_by(40)
    await house.tables.clocks.stop_servers([HERE])
    heard = house.clock.now()
    house.clock.pass_by(3600)
    other = House(house.repo, house.clock)

    await other.tables.clocks.give_back(heard)
    await house.tables.clocks.start_servers([HERE])

    assert await left(house, table) == 50
