"""However what people, Deadeye and Discord do falls together, one message is live, the newest, and it is right."""

from __future__ import annotations

import pytest

from tests.bot.chat.orders import Act, Table, bare_screens, explore

__all__ = ["bare_screens"]

ALONE: dict[str, list[Act]] = {
    "a turn begins, and something is marked on its message at once": [Table.end_turn, Table.mark],
    "a bot begins a turn, which is marked on": [Table.bot_ends_turn, Table.mark],
    "a turn begins and ends at once": [Table.end_turn, Table.end_turn],
    "a turn begins, the old message is pressed": [Table.end_turn, Table.mark_old],
    "a turn begins, the old message is answered on": [Table.end_turn, Table.act_on_old],
    "two people press": [Table.act, Table.act],
    "marks and an answer": [Table.mark, Table.act],
    "a bot and a person": [Table.bot, Table.act, Table.mark],
    "a turn and a bot": [Table.end_turn, Table.bot],
    "shown again while a turn begins": [Table.end_turn, Table.shown_again],
    "shown again, and pressed on": [Table.shown_again, Table.act],
    "shown again twice": [Table.shown_again, Table.shown_again],
    "deleted, and pressed on": [Table.bot, Table.deleted],
    "a game ends": [Table.ends],
    "a game ends as a turn begins": [Table.end_turn, Table.ends],
    "somebody falls": [Table.budi_falls, Table.mark],
    "asked out of turn": [Table.asks_budi, Table.budi_answers],
    "asked out of turn as a turn begins": [Table.asks_budi, Table.end_turn],
}
TWINS: dict[str, list[Act]] = {
    "a press here, a bot there": [Table.act, Table.other_bot],
    "a turn begins here, a bot there": [Table.end_turn, Table.other_bot],
    "a turn begins there, a press here": [Table.other_ends_turn, Table.act],
    "a turn begins there, and is marked on here": [Table.other_ends_turn, Table.mark],
    "turns begin here and there": [Table.end_turn, Table.other_ends_turn],
    "both show a turn": [Table.bot_ends_turn, Table.both_look],
    "both call Budi": [Table.other_asks_budi, Table.both_look],
    "called there, answered here": [Table.other_asks_budi, Table.budi_answers],
    "shown again here, a turn there": [Table.shown_again, Table.other_ends_turn],
    "somebody falls there, an answer here": [Table.other_budi_falls, Table.act],
    "a game ends there, an answer here": [Table.act, Table.other_ends],
    "both tell of the end": [Table.other_ends, Table.both_look],
    "both tell of a fall": [Table.other_budi_falls, Table.both_look],
    "deleted": [Table.deleted, Table.both_look],
}


@pytest.mark.usefixtures("bare_screens")
@pytest.mark.parametrize("acts", ALONE.values(), ids=ALONE)
async def test_whatever_the_order(acts: list[Act]) -> None:
    assert await explore(acts) > 2


@pytest.mark.usefixtures("bare_screens")
@pytest.mark.parametrize("acts", ALONE.values(), ids=ALONE)
async def test_whatever_the_order_and_one_answer_never_comes(acts: list[Act]) -> None:
    assert await explore(acts, failures=1) > 10


@pytest.mark.usefixtures("bare_screens")
@pytest.mark.parametrize("acts", TWINS.values(), ids=TWINS)
async def test_whatever_the_order_of_two_processes(acts: list[Act]) -> None:
    assert await explore(acts, twins=True) > 2


@pytest.mark.usefixtures("bare_screens")
@pytest.mark.parametrize("acts", TWINS.values(), ids=TWINS)
async def test_whatever_the_order_of_two_processes_and_one_answer_never_comes(acts: list[Act]) -> None:
    assert await explore(acts, twins=True, failures=1) > 10
