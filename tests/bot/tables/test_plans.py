"""Answers that are taken back: the clock does not start again."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from bot.storage.sql import SqlRepository
from rules.core.ask import TAKE_BACK, choose
from tests.bot.house import ANA, BUDI, House
from tests.clock import HandClock
from tests.tiny import Tiny, Words


async def plan(state: Words, chance: Any, log: Any) -> None:
    """Three words, of which all but the last may be taken back; then the other seat has a say, then the first."""
    while len(state.said) < 3:
        options: list[Any] = ["left", "right", *([TAKE_BACK] if state.said else [])]
        word = await choose(0, "tiny.plan", options)
        if word is TAKE_BACK:
            state.said.pop()
        else:
            state.said.append(word)
    await choose(1, "tiny.reply", ("yes", "no"))
    await choose(0, "tiny.last", ("yes", "no"))
    state.over = True


@pytest.fixture
def house(repo: SqlRepository) -> House:
    return House(repo, HandClock(), {"tiny": Tiny(plan)})


async def taken_back(house: House) -> int:
    """A table where Ana has taken her first word back after 50 of 90 seconds."""
    table = await house.game(ANA, BUDI, game="tiny")
    await house.answer(table, ANA, (0,))
    house.clock.pass_by(50)
    await house.answer(table, ANA, (2,))
    return table


async def left(house: House, table: int) -> float:
    """The seconds until the time is up."""
    deadline = (await house.tables.look(table)).deadline
    assert isinstance(deadline, datetime)
    return (deadline - house.clock.now()).total_seconds()


async def timeouts(house: House, table: int) -> list[int]:
    stored = await house.repo.load(table)
    assert stored is not None
    return [row.timeouts for row in stored.seats]


async def test_taking_back_again_and_again_gains_no_time(house: House) -> None:
    table = await taken_back(house)
    assert await left(house, table) == 40

    await house.answer(table, ANA, (0,))
    await house.answer(table, ANA, (2,))
    await house.answer(table, ANA, (1,))

    assert await left(house, table) == 40


async def test_another_process_lets_the_clock_run_on_too(house: House) -> None:
    table = await taken_back(house)

    again = House(house.repo, house.clock, house.tables.games)
    await again.answer(table, ANA, (0,))

    assert await left(again, table) == 40


async def test_nobody_else_loses_time_by_it(house: House) -> None:
    table = await taken_back(house)
    house.clock.pass_by(39)

    for word in ((0,), (0,), (0,)):
        await house.answer(table, ANA, word)
    assert await left(house, table) == 90

    house.clock.pass_by(89)
    await house.answer(table, BUDI, (0,))
    assert await left(house, table) == 90


async def test_when_that_time_is_up_the_rest_goes_by_default_and_counts_once(house: House) -> None:
    table = await taken_back(house)

    await house.wait(40)

    assert (await house.tables.look(table)).asked == (1,)
    assert await timeouts(house, table) == [1, 0]
    assert await left(house, table) == 90
