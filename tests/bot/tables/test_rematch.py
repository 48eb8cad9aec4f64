"""The table that goes on with the same people."""

from __future__ import annotations

import asyncio

from tests.bot.house import ANA, BUDI, CLARA, DEWI, House, play_to_the_end, refusal


async def test_the_seat_of_a_former_player_has_a_name_in_the_rematch(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)
    await house.tables.forget(BUDI.id)

    look = await house.tables.rematch(table, ANA)

    assert look.seats[1].bot
    assert look.seats[1].name != ""


async def test_a_rematch_seats_the_same_people_once(house: House) -> None:
    table = await house.game(ANA, BUDI, bots=1)
    await play_to_the_end(house, table, ANA, BUDI)

    both = await asyncio.gather(
        house.tables.rematch(table, ANA), house.tables.rematch(table, BUDI), return_exceptions=True
    )

    (look,) = (one for one in both if not isinstance(one, BaseException))
    assert [seat.person_id for seat in look.seats] == [ANA.id, BUDI.id, None]
    assert await refusal(house.tables.rematch(table, DEWI)) == "not-seated"


async def test_who_has_given_the_seat_up_does_not_host_the_rematch(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await house.tables.hand_over(table, CLARA, DEWI.id)
    await house.tables.accept(table, DEWI, 2)
    await house.tables.leave(table, BUDI)
    await play_to_the_end(house, table, ANA, DEWI)

    assert await refusal(house.tables.rematch(table, CLARA)) == "not-seated"
    assert await refusal(house.tables.rematch(table, BUDI)) == "not-seated"
    look = await house.tables.rematch(table, DEWI)
    assert [seat.person_id for seat in look.seats] == [ANA.id, None, DEWI.id]


async def test_a_rematch_does_not_bring_back_who_was_forgotten_elsewhere(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)

    await House(house.repo, house.clock).tables.forget(BUDI.id)

    look = await house.tables.rematch(table, ANA)
    assert "Budi" not in str(look)
    assert look.seat_of(BUDI.id) is None


async def test_the_next_of_a_series_keeps_what_the_rules_say_until_the_seats_change(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)

    look = await house.tables.rematch(table, ANA, series=True)
    assert look.options.series == 2
    await house.tables.leave(look.id, BUDI)

    assert (await house.tables.join(look.id, DEWI)).options.series == 1
