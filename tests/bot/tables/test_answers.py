"""Answers, and what each reader sees of them."""

from __future__ import annotations

from tests.bot.house import ANA, BUDI, CLARA, House, refusal
from tests.poll import Dealt


async def test_a_stale_answer_changes_nothing(house: House) -> None:
    table = await house.game(ANA, BUDI)
    before = await house.repo.load(table)

    assert await refusal(house.tables.act(table, ANA.id, 99, (0,))) == "moved-on"
    assert await refusal(house.tables.act(table, ANA.id, 1, (5,))) == "no-such-option"
    assert await refusal(house.tables.act(table, CLARA.id, 1, (0,))) == "not-seated"
    assert await house.repo.load(table) == before


async def test_a_person_with_a_new_name_is_shown_by_it_from_the_next_answer_on(house: House) -> None:
    table = await house.game(ANA, BUDI)

    look = await house.tables.act(table, ANA.id, 1, (0,), called=("Anastasia", 5))

    assert [seat.name for seat in look.seats] == ["Anastasia", "Budi"]


async def test_what_somebody_is_called_elsewhere_is_not_shown(house: House) -> None:
    table = await house.game(ANA, BUDI)

    look = await house.tables.act(table, ANA.id, 1, (0,), called=("Doctor A.", 99))

    assert [seat.name for seat in look.seats] == ["Ana", "Budi"]


async def test_a_look_holds_nothing_of_others(house: House) -> None:
    table = await house.game(ANA, BUDI)

    public, mine = await house.tables.look(table), await house.tables.look(table, ANA.id)

    assert (public.view.hand, public.ask, public.seed) == ((), None, None)
    assert len(mine.view.hand) == 3
    assert [h.event for h in mine.recent if isinstance(h.event, Dealt) and h.event.hand] == [mine.recent[0].event]
