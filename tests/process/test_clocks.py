"""The computer's clock is wrong."""

from __future__ import annotations

from tests.process.place import Place

HOUR = 3600.0


async def test_with_a_clock_that_is_ahead_a_press_posts_no_new_message(own: Place) -> None:
    own.deadeye.set_clock_wrong(HOUR)
    await own.start()
    table = await own.table()
    await table.play(own.deadeye.pass_by, until=lambda: table.presses > 12)
    await own.quiet()
    unasked = [m for m in own.world.history(table.channel) if m["_table"] and not m["_pings"]]
    assert len(unasked) <= 1
    own.assert_shown(table)


async def test_a_clock_that_is_set_back_gives_nobody_more_time(own: Place) -> None:
    await own.start()
    table = await own.table(pace="fast")
    await own.quiet(0.0)
    asked = own.asks(table)
    own.deadeye.set_clock_wrong(-HOUR)
    await own.quiet(45.0)
    assert own.asks(table) > asked


async def test_a_clock_that_differs_from_discords_is_told_of_once(own: Place) -> None:
    own.world.skew = -120.0
    await own.start()
    table = await own.table()
    await table.play(own.deadeye.pass_by, until=lambda: table.presses > 6)
    told = [line for line in own.deadeye.read().splitlines() if " WARNING " in line and "clock" in line]
    assert len(told) == 1
