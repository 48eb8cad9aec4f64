"""The line to Discord breaks, falls silent, is begun anew; servers are out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.process.people import Table
from tests.process.place import Place

FAST = 40.0
"""Seconds that a fast table gives for a choice."""


def lines(place: Place) -> list[object]:
    """The lines there are."""
    return [session.connection for session in place.local.gateway.live]


async def heard_again(place: Place, before: list[object]) -> None:
    """Until there is a line that was not there before."""
    await place.comes(lambda: any(line not in before for line in lines(place)))


async def test_nobody_loses_a_turn_while_discord_cannot_be_heard(place: Place) -> None:
    table, gateway = await fast_table(place), place.local.gateway
    asked, before = place.asks(table), lines(place)
    gateway.away = 502
    await gateway.close()
    await place.quiet(0.0)
    gateway.away = 0
    place.deadeye.pass_by(51.0)
    await heard_again(place, before)
    await place.quiet(5.0)
    assert place.asks(table) == asked


async def test_nobody_loses_a_turn_to_a_line_that_has_fallen_silent(own: Place) -> None:
    own.local.gateway.heartbeat = 200
    await own.start()
    table = await fast_table(own)
    asked, before = own.asks(table), lines(own)
    await own.local.gateway.mute()
    for _ in range(7):
        own.deadeye.pass_by(10.0, heard=False)
        await own.world.stirs(0.4)
    await heard_again(own, before)
    await own.quiet(5.0)
    assert own.asks(table) == asked


async def test_clocks_stand_still_while_a_server_is_out(place: Place) -> None:
    table = await fast_table(place)
    asked = place.asks(table)
    await place.local.outage(place.guild)
    await place.quiet(6 * FAST)
    assert place.asks(table) == asked
    await place.local.outage_ends(place.guild)
    await place.quiet(FAST / 2)
    assert place.asks(table) == asked
    await place.quiet(FAST)
    assert place.asks(table) > asked


async def fast_table(place: Place) -> Table:
    """A table whose people have to be quick, asked just now."""
    table = await place.table(pace="fast")
    await place.quiet(0.0)
    return table


async def reconnects(place: Place) -> None:
    await place.local.gateway.ask_to_reconnect()


async def has_to_begin_anew(place: Place) -> None:
    await place.local.gateway.invalidate(resumable=False)


async def may_go_on(place: Place) -> None:
    await place.local.gateway.invalidate(resumable=True)


async def breaks(place: Place) -> None:
    await place.local.gateway.close(1006 - 6)


async def breaks_and_must_begin_anew(place: Place) -> None:
    place.local.gateway.invalid = 1
    await place.local.gateway.close(4000)


WRONG = (reconnects, has_to_begin_anew, may_go_on, breaks, breaks_and_must_begin_anew)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
async def test_play_goes_on_over_a_new_line(place: Place, wrong: Callable[[Place], Awaitable[None]]) -> None:
    table = await place.table()
    before = lines(place)
    await wrong(place)
    await heard_again(place, before)
    presses = table.presses
    await table.play(place.deadeye.pass_by, until=lambda: table.presses > presses + 5)
    await place.quiet(3.0)
    place.assert_shown(table)
