"""What people do to a table before it is dealt."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from bot.storage.repository import Phase
from bot.tables.tables import MOST_LOBBIES
from tests.bot.house import ANA, BUDI, CLARA, House, refusal


async def test_a_lobby_seats_people_and_bots(house: House) -> None:
    table = await house.lobby(ANA, BUDI, bots=1)

    look = await house.tables.look(table)

    assert [(seat.name, seat.bot) for seat in look.seats][:2] == [("Ana", False), ("Budi", False)]
    assert look.seats[2].bot
    assert (look.phase, look.refuse_start) == (Phase.LOBBY, None)


async def test_joining_twice_is_refused(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    assert await refusal(house.tables.join(table, BUDI)) == "already-joined"


async def test_a_full_table_takes_nobody(house: House) -> None:
    table = await house.lobby(ANA, bots=4)

    assert await refusal(house.tables.join(table, BUDI)) == "table-full"


async def test_too_few_seats_cannot_start(house: House) -> None:
    table = await house.lobby(ANA)

    assert (await house.tables.look(table)).refuse_start == ("seats-missing", (("missing", 1),))
    assert await refusal(house.tables.start(table, ANA)) == "seats-missing"


async def test_only_the_host_starts_and_seats_bots(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    assert await refusal(house.tables.start(table, BUDI)) == "only-host"
    assert await refusal(house.tables.add_bot(table, BUDI)) == "only-host"


async def test_the_host_takes_any_bot_out(house: House) -> None:
    table = await house.lobby(ANA, bots=2)
    first = (await house.tables.look(table)).seats[2].name

    look = await house.tables.remove_bot(table, ANA, seat=1)

    assert [seat.name for seat in look.seats] == ["Ana", first]
    assert await refusal(house.tables.remove_bot(table, ANA, seat=0)) == "no-bot-here"


async def test_the_host_sets_the_pace_and_the_lobby_stays_open_as_long_as_that_says(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    look = await house.tables.set_pace(table, ANA, "slow")

    assert (look.pace, look.deadline) == ("slow", house.clock.now() + timedelta(days=1))
    assert await refusal(house.tables.set_pace(table, BUDI, "fast")) == "only-host"
    assert await refusal(house.tables.set_pace(table, ANA, "light")) == "no-such-pace"


async def test_the_pace_of_a_game_is_set_no_more(house: House) -> None:
    table = await house.game(ANA, BUDI)

    assert await refusal(house.tables.set_pace(table, ANA, "slow")) == "already-started"


async def test_joining_while_starting_is_in_or_out_but_never_half(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    await asyncio.gather(house.tables.start(table, ANA), house.tables.join(table, CLARA), return_exceptions=True)

    look = await house.tables.look(table)
    assert (look.phase, len(look.seats)) == (Phase.PLAYING, len(look.view.points))


async def test_when_the_host_leaves_the_next_person_hosts(house: House) -> None:
    table = await house.lobby(ANA, BUDI, bots=1)

    look = await house.tables.leave(table, ANA)

    assert (look.host_id, [seat.seat for seat in look.seats]) == (BUDI.id, [0, 1])


async def test_a_lobby_that_everybody_left_is_void(house: House) -> None:
    table = await house.lobby(ANA, bots=2)

    assert (await house.tables.leave(table, ANA)).phase is Phase.VOID


async def test_a_forgotten_lobby_closes(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    await house.wait(15 * 60)

    look = await house.tables.look(table)
    assert (look.phase, look.why, look.deadline) == (Phase.VOID, "lobby-closed", None)
    assert await refusal(house.tables.join(table, CLARA)) == "table-over"


async def test_lobbies_are_counted_by_host_and_server(house: House) -> None:
    for _ in range(MOST_LOBBIES):
        await house.lobby(ANA, BUDI)

    assert await refusal(house.tables.check_host(ANA.id, 5)) == "too-many-lobbies"
    await house.tables.check_host(ANA.id, 7)
    await house.tables.check_host(BUDI.id, 5)
