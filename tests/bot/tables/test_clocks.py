"""What nobody presses for: clocks, windows, bots."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.storage.codec import Codec
from bot.storage.repository import Phase
from bot.tables.happenings import HAPPENINGS, BotPlays
from rules.core.journal import Answered
from rules.core.log import TimeRanOut
from tests.bot.house import ANA, BUDI, House
from tests.poll import POLL


async def test_one_reminder_then_the_default(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)

    await house.wait(61)
    assert house.gallery.reminded == [(1, (BUDI.id,))]
    await house.wait(30)

    look = await house.tables.look(table)
    assert house.gallery.reminded == [(1, (BUDI.id,))]
    assert look.window
    assert TimeRanOut(1) in [h.event for h in look.recent]


async def test_two_processes_remind_once(house: House) -> None:
    twin = House(house.repo, house.clock)
    await house.game(ANA, BUDI)
    now = house.clock.pass_by(61)

    await asyncio.gather(house.tables.run_due(now), twin.tables.run_due(now))

    assert len(house.gallery.reminded + twin.gallery.reminded) == 1


async def test_who_answers_just_before_the_reminder_gets_none(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, claim = await house.game(ANA, BUDI), house.repo.claim
    await house.answer(table, ANA)

    async def after_an_answer(*args: Any) -> bool:
        await house.answer(table, BUDI)
        return await claim(*args)

    monkeypatch.setattr(house.repo, "claim", after_an_answer)
    await house.tables.run_due(house.clock.pass_by(61))

    assert house.gallery.reminded == []
    assert caplog.records == []


async def test_who_lets_time_run_out_gets_less_and_then_a_bot(house: House) -> None:
    table = await house.game(ANA, BUDI)
    spans = []
    while not (await house.tables.look(table)).seats[1].bot_plays:
        look = await house.tables.look(table)
        if look.window:
            await house.wait(8)
        elif look.asked == (1,):
            assert look.deadline is not None
            spans.append(round((look.deadline - house.clock.now()).total_seconds()))
            await house.wait(spans[-1])
        else:
            await house.answer(table, ANA)

    # The second question is put to Ana too, who has her full time; one deadline serves both.
    assert spans == [90, 90, 22]
    assert BotPlays(1) in [h.event for h in (await house.tables.look(table)).recent]


async def test_a_process_that_slept_gives_the_time_back(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.wait(20)
    now = house.clock.pass_by(3600)

    await house.tables.run_due(now)

    look = await house.tables.look(table)
    assert (look.ask_no, look.deadline) == (1, now + timedelta(seconds=90))
    assert house.gallery.seen[-1] == table


async def test_after_downtime_an_open_question_gets_its_full_time(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.run_due(house.clock.now())
    house.clock.pass_by(3600)

    again = House(house.repo, house.clock)
    await again.tables.wake()
    await again.tables.run_due(house.clock.now())

    look = await again.tables.look(table)
    assert look.asked == (0, 1)
    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 90


async def test_a_press_that_arrives_with_the_deadline_wins_or_loses_whole(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)
    now = house.clock.pass_by(90)

    await asyncio.gather(
        house.tables.act(table, BUDI.id, 1, (1,)), house.tables.run_due(now), return_exceptions=True
    )

    stored = await house.repo.load(table)
    assert stored is not None
    journal = [Codec(POLL, HAPPENINGS).load_recorded(row.data) for row in stored.journal]
    assert [what.seat for what in journal if isinstance(what, Answered)] == [0, 1]


async def test_a_window_closes_by_the_clock_alone(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)
    await house.answer(table, BUDI)

    await house.wait(7)
    assert (await house.tables.look(table)).window
    await house.wait(1)
    assert not (await house.tables.look(table)).window


async def test_bots_move_after_a_pause(house: House) -> None:
    table = await house.game(ANA, bots=1)

    assert (await house.tables.look(table)).asked == (0, 1)
    await house.wait(3)
    assert (await house.tables.look(table)).asked == (0,)


async def test_bots_finish_alone_when_no_living_seat_is_a_persons(house: House) -> None:
    table = await house.game(ANA, BUDI, bots=1)
    await house.tables.leave(table, BUDI)
    look = await house.tables.leave(table, ANA)

    assert (look.phase, look.why) == (Phase.VOID, "nobody-left")
