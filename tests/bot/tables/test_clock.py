"""The machine's time, and machines whose time is wrong."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.storage.sql import SqlRepository
from bot.tables.clock import SystemClock, elapsed, wall
from tests.bot.house import ANA, BUDI, House
from tests.clock import HandClock

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class Machine:
    """Its time, and the seconds for which it has run."""

    def __init__(self) -> None:
        self.time, self.ran = NOON, 100.0

    def wall(self) -> datetime:
        return self.time

    def elapsed(self) -> float:
        return self.ran


def test_time_passes_as_it_does_whatever_the_machine_is_set_to() -> None:
    machine = Machine()
    clock = SystemClock(machine.wall, machine.elapsed)
    assert clock.now() == NOON

    machine.time -= timedelta(hours=1)
    machine.ran += 70

    assert clock.now() == NOON + timedelta(seconds=70)


async def test_the_clock_of_the_machine_goes_on_and_waits() -> None:
    clock = SystemClock()
    before, ran = clock.now(), elapsed()

    await clock.sleep(0)

    assert before <= clock.now()
    assert ran <= elapsed()
    assert wall().utcoffset() == timedelta(0)


async def test_after_a_start_with_the_time_set_back_nobody_has_more_than_full_time(
    repo: SqlRepository,
) -> None:
    house = House(repo, HandClock())
    table = await house.game(ANA, BUDI)
    await house.wait(20)

    house.clock.time -= timedelta(hours=1)
    again = House(repo, house.clock)
    await again.tables.wake()

    look = await again.tables.look(table)
    assert look.deadline == house.clock.now() + timedelta(seconds=90)


async def test_a_process_that_slept_while_another_was_up_gives_nothing_back(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    await twin.wait(1)
    await house.wait(75)

    await twin.tables.run_due(house.clock.now())

    look = await twin.tables.look(table)
    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() < 20
