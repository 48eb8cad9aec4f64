"""Answers that are taken back: the clock does not start again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.storage.sql import SqlRepository
from rules.core.ask import TAKE_BACK, choose
from tests.bot.house import ANA, BUDI, House
from tests.clock import HandClock
from tests.tiny import Tiny, Words


async def plan(state: Words, chance: Any, log: Any) -> None:
    """Two words, of which the first may be taken back."""
    while len(state.said) < 2:
        options: list[Any] = ["left", "right", *([TAKE_BACK] if state.said else [])]
        word = await choose(0, "tiny.plan", options)
        if word is TAKE_BACK:
            state.said.pop()
        else:
            state.said.append(word)
    state.over = True


@pytest.fixture
def house(repo: SqlRepository) -> House:
    return House(repo, HandClock(), {"tiny": Tiny(plan)})


async def test_taking_back_again_and_again_gains_no_time(house: House) -> None:
    table = await house.game(ANA, BUDI, game="tiny")
    house.clock.pass_by(50)
    second = await house.answer(table, ANA, (0,))
    house.clock.pass_by(50)

    again = await house.answer(table, ANA, (2,))
    then = await house.answer(table, ANA, (1,))

    assert second.deadline == again.deadline == then.deadline
    await house.wait(40)
    assert [row.timeouts for row in (await house.repo.load(table)).seats] == [1, 0]  # type: ignore[union-attr]
