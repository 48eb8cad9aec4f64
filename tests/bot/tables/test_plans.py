"""Plans: until something is settled the clock runs on, and what was chosen in private nobody else may notice."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from bot.storage.sql import SqlRepository
from bot.tables.look import is_same
from bot.tables.seats import alike
from rules.core.ask import TAKE_BACK, choose
from rules.core.errors import IllegalAnswer
from tests.bot.house import ANA, BUDI, House, refusal
from tests.clock import HandClock
from tests.tiny import Said, Tiny, Words


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


async def test_planning_gains_no_time_before_the_last_answer_settles_it(house: House) -> None:
    table = await house.game(ANA, BUDI, game="tiny")
    spans = []
    for _ in range(3):
        house.clock.pass_by(20)
        await house.answer(table, ANA, (0,))
        spans.append(await left(house, table))

    assert spans == [70, 50, 90]


async def test_who_leaves_a_plan_lies_silent_once(house: House) -> None:
    table = await house.game(ANA, BUDI, game="tiny")
    house.clock.pass_by(60)
    await house.answer(table, ANA, (0,))

    await house.wait(30)

    assert (await house.tables.look(table)).asked == (1,)
    assert await timeouts(house, table) == [1, 0]


async def test_only_what_settles_something_makes_one_forget_silence(house: House) -> None:
    table = await house.game(ANA, BUDI, game="tiny")
    await house.wait(90)
    await house.answer(table, BUDI)
    assert await timeouts(house, table) == [1, 0]

    await house.answer(table, ANA, (0,))

    assert await timeouts(house, table) == [0, 0]


async def in_secret(state: Words, chance: Any, log: Any) -> None:
    """A card and its target, chosen in private; the card may be taken back, which ends the unit."""
    card = await choose(0, "tiny.card", ("left", "right"), public=False)
    options: list[Any] = [card, TAKE_BACK]
    target = await choose(0, "tiny.target", options, public=False)
    if target is not TAKE_BACK:
        state.said.append(target)
        log.add("TINY-1", Said(target))
    state.over = len(state.said) == 9


@pytest.fixture
def secret(repo: SqlRepository) -> House:
    return House(repo, HandClock(), {"tiny": Tiny(in_secret)})


async def test_a_choice_in_private_that_may_be_taken_back_is_seen_by_nobody(secret: House) -> None:
    table = await secret.game(ANA, BUDI, game="tiny")
    before, told = await secret.tables.look(table), len(secret.gallery.seen)

    for n, indices in enumerate(((0,), (1,), (1,), (1,)), 1):
        secret.clock.pass_by(5)
        await secret.answer(table, ANA, indices)
        after = await secret.tables.look(table)
        assert is_same(before, after)
        assert after.shown_revision - before.shown_revision in (0, n)
        assert len(secret.gallery.private) == n
    assert len(secret.gallery.seen) == told

    await secret.answer(table, ANA, (0,))
    await secret.answer(table, ANA, (0,))
    assert (len(secret.gallery.seen), await left(secret, table)) == (told + 1, 90)


async def test_a_secret_choice_brings_no_second_reminder(secret: House) -> None:
    table = await secret.game(ANA, BUDI, game="tiny")
    await secret.wait(61)
    await secret.answer(table, ANA, (0,))

    await secret.wait(25)

    assert secret.gallery.reminded == [(1, (ANA.id,))]


async def test_who_is_back_in_secret_has_one_more_chance(secret: House) -> None:
    table = await secret.game(ANA, BUDI, game="tiny")
    while not (await secret.tables.look(table)).seats[0].bot_plays:
        await secret.wait(1)

    look = await secret.answer(table, ANA, (0,))

    assert not look.seats[0].bot_plays
    assert await timeouts(secret, table) == [2, 0]


# -- the same answer to several questions ------------------------------------------------------------------


async def test_one_act_answers_several_questions_alike(house: House) -> None:
    table = await house.game(ANA, BUDI, game="tiny")
    number = (await house.tables.look(table)).ask_no

    look = await house.tables.acts(table, ANA.id, alike(number, 1, 3))

    assert look.view[:3] == ("right", "right", "right")
    assert look.asked == (1,)


async def test_of_answers_alike_all_are_given_or_none(house: House) -> None:
    table = await house.game(ANA, BUDI, game="tiny")
    before = await house.tables.look(table)

    assert await refusal(house.tables.acts(table, ANA.id, alike(before.ask_no, 0, 4))) == "not-asked"

    assert is_same(await house.tables.look(table), before)


@pytest.mark.parametrize(("passed", "times"), [(1, 2), (0, 0), (0, 10**6)])
async def test_answers_alike_to_another_question_or_out_of_reason_are_refused(
    house: House, passed: int, times: int
) -> None:
    table = await house.game(ANA, BUDI, game="tiny")
    number = (await house.tables.look(table)).ask_no

    with pytest.raises(IllegalAnswer):
        await house.tables.acts(table, ANA.id, alike(number - passed, 0, times))
