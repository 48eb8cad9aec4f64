"""Seats of a game: left, handed over, taken back, played by standing orders."""

from __future__ import annotations

import dataclasses

from bot.storage.repository import Phase
from bot.tables.happenings import PersonBack, SeatLeft
from tests.bot.house import ANA, BUDI, CLARA, DEWI, House, let_bot_play, play_to_the_end, refusal


async def test_leaving_a_game_for_good_books_a_loss(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    look = await house.tables.leave(table, CLARA)
    assert SeatLeft(2) in [h.event for h in look.recent]

    await play_to_the_end(house, table, ANA, BUDI)

    board = await house.repo.board(5, game="poll", since=None, page=1)
    assert {line.person_id: (line.games, line.wins) for line in board.lines}[CLARA.id] == (1, 0)


async def test_seats_that_change_hands_gain_nobody_else_time(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await house.answer(table, BUDI)
    await house.answer(table, CLARA)
    house.clock.pass_by(80)

    await house.tables.hand_over(table, BUDI, DEWI.id)
    await house.tables.accept(table, DEWI, 1)
    look = await house.tables.leave(table, CLARA)

    assert look.asked == (0,)
    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 10


async def test_who_takes_over_a_seat_that_is_asked_has_full_time(house: House) -> None:
    table = await house.game(ANA, BUDI)
    house.clock.pass_by(80)

    await house.tables.hand_over(table, BUDI, DEWI.id)
    look = await house.tables.accept(table, DEWI, 1)

    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 90


async def test_a_seat_is_handed_over_only_with_the_receivers_press(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.hand_over(table, BUDI, CLARA.id)

    assert await refusal(house.tables.accept(table, DEWI, 1)) == "not-offered"
    look = await House(house.repo, house.clock).tables.accept(table, CLARA, 1)

    assert look.seats[1].person_id == CLARA.id
    assert await refusal(house.tables.hand_over(table, CLARA, BUDI.id)) == "once-seated"


async def test_of_two_seats_offered_to_one_person_the_one_that_was_pressed_is_taken(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.hand_over(table, ANA, CLARA.id)
    await house.tables.hand_over(table, BUDI, CLARA.id)

    look = await house.tables.accept(table, CLARA, 1)

    assert [seat.person_id for seat in look.seats] == [ANA.id, CLARA.id]


async def test_a_forgotten_persons_seat_goes_to_a_bot_first(house: House) -> None:
    table = await house.game(ANA, BUDI)

    await house.tables.forget(BUDI.id)

    look = await house.tables.look(table)
    assert (look.seats[1].person_id, look.phase) == (None, Phase.PLAYING)
    assert "Budi" not in str(look)


async def test_a_person_takes_the_seat_back_with_one_press(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await let_bot_play(house, table)

    look = await house.tables.retake(table, BUDI.id)

    assert not look.seats[1].bot_plays
    assert PersonBack(1) in [h.event for h in look.recent]


async def test_who_only_takes_the_seat_back_has_one_more_chance(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await let_bot_play(house, table)
    await house.tables.retake(table, BUDI.id)

    while (look := await house.tables.look(table)).asked != (1,):
        await (house.answer(table, ANA) if 0 in look.asked else house.wait(1))
    await house.wait(90)

    assert (await house.tables.look(table)).seats[1].bot_plays


async def test_a_standing_order_answers_after_a_pause(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.order(table, BUDI.id, "vote", "yes")

    assert (await house.tables.look(table)).asked == (0, 1)
    await house.wait(3)

    assert (await house.tables.look(table)).asked == (0,)


async def test_a_standing_order_is_its_seats_secret(house: House) -> None:
    table = await house.game(ANA, BUDI)
    before = await house.tables.look(table, ANA.id)

    await house.tables.order(table, BUDI.id, "vote", "no")

    after = await house.tables.look(table, ANA.id)
    assert dataclasses.replace(after, revision=0, shown_revision=0) == dataclasses.replace(
        before, revision=0, shown_revision=0
    )
    assert (await house.tables.look(table, BUDI.id)).orders == {"vote": "no"}


async def test_an_order_the_game_does_not_know_is_refused(house: House) -> None:
    table = await house.game(ANA, BUDI)

    assert await refusal(house.tables.order(table, BUDI.id, "vote", "maybe")) == "no-such-order"


async def test_an_order_that_comes_and_goes_gains_no_time(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)
    house.clock.pass_by(80)

    await house.tables.order(table, BUDI.id, "vote", "yes")
    await house.tables.order(table, BUDI.id, "vote", "ask")

    look = await house.tables.look(table)
    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 10
