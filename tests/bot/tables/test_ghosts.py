"""Asked is not alive: a game that asks who has fallen, at a table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.storage.repository import Phase, TableId
from bot.storage.sql import SqlRepository
from bot.tables.happenings import BotPlays
from rules.core.ask import Ask, Indices
from rules.core.log import TimeRanOut
from tests.bot.house import ANA, BUDI, CLARA, FirstBrain, House, play_to_the_end, refusal
from tests.clock import HandClock
from tests.ghosts import GHOSTS

STRIKE = REST = (1,)


class Striker(FirstBrain):
    """Strikes whenever it may, and haunts when it has fallen."""

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        return STRIKE if ask.key == "ghosts.turn" else (0,)


@pytest.fixture
def house(repo: SqlRepository) -> House:
    return House(repo, HandClock(), {"ghosts": GHOSTS}, Striker())


async def with_a_ghost(house: House) -> TableId:
    """A table where Budi has fallen by Ana's hand and is asked whether he haunts."""
    table = await house.game(ANA, BUDI, CLARA, game="ghosts")
    await house.answer(table, ANA, STRIKE)
    return table


async def among_bots(house: House) -> TableId:
    """A table where Ana alone is a person, who has fallen and is asked whether she haunts."""
    table = await house.game(ANA, bots=2, game="ghosts")
    while 0 in (look := await house.tables.look(table)).living:
        await (house.answer(table, ANA, (0,)) if 0 in look.asked else house.wait(3))
    assert (look.asked, look.living) == ((0,), (1,))
    return table


async def test_who_has_fallen_is_asked_and_has_a_clock_and_a_reminder(house: House) -> None:
    table = await with_a_ghost(house)
    look = await house.tables.look(table)
    assert (look.asked, look.living, look.playing) == ((1,), (0, 2), (0, 1, 2))

    await house.wait(61)
    assert house.gallery.reminded == [(look.ask_no, (BUDI.id,))]
    await house.wait(30)

    assert TimeRanOut(1) in [h.event for h in (await house.tables.look(table)).recent]


async def test_a_ghost_that_lets_time_run_out_is_played_by_a_bot_after_a_pause(house: House) -> None:
    table = await with_a_ghost(house)
    while not (look := await house.tables.look(table)).seats[1].bot_plays:
        person = {0: ANA, 2: CLARA}.get(look.asked[0])
        await (house.wait(90) if person is None else house.answer(table, person, (0,)))
    assert BotPlays(1) in [h.event for h in look.recent]

    await house.answer(table, {0: ANA, 2: CLARA}[look.asked[0]], (0,))
    assert (await house.tables.look(table)).asked == (1,)
    await house.wait(3)
    assert (await house.tables.look(table)).asked != (1,)


async def test_a_ghost_may_leave_which_books_a_loss_until_it_rests(house: House) -> None:
    table = await with_a_ghost(house)
    await house.tables.leave(table, BUDI)
    await play_to_the_end(house, table, ANA, CLARA)
    board = await house.repo.board(5, game="ghosts", since=None, page=1)
    assert [(line.person_id, line.games, line.wins) for line in board.lines][2] == (BUDI.id, 1, 0)

    other = await with_a_ghost(house)
    await house.answer(other, BUDI, REST)
    assert await refusal(house.tables.leave(other, BUDI)) == "already-out"


async def test_bots_do_not_finish_alone_while_a_ghost_is_a_persons(house: House) -> None:
    table = await among_bots(house)
    before = await house.tables.look(table)

    await house.wait(29)

    assert await house.tables.look(table) == before
    assert before.phase is Phase.PLAYING


async def test_bots_finish_at_once_when_the_last_person_who_is_asked_rests(house: House) -> None:
    table = await among_bots(house)
    look = await house.answer(table, ANA, REST)
    assert look.phase is Phase.PLAYING

    await house.wait(0)

    assert (await house.tables.look(table)).phase is Phase.ENDED


async def test_a_game_with_ghosts_is_played_to_the_end(house: House) -> None:
    table = await with_a_ghost(house)

    await play_to_the_end(house, table, ANA, BUDI, CLARA)

    look = await house.tables.look(table)
    assert look.result is not None
    assert look.result.places == ((0, 2), (1,))


async def test_a_table_with_a_ghost_goes_on_in_another_process(house: House) -> None:
    table = await with_a_ghost(house)

    look = await House(house.repo, house.clock, house.tables.games).answer(table, BUDI, REST)

    assert look.playing == (0, 2)
