"""Ids that are well-formed and mean nothing: nobody made such a control, and pressing it does no harm."""

from __future__ import annotations

import pytest

from tests.discord import Town

HUGE = 10**18 - 1
BEYOND = 2**63

FORGED = (
    *("t:{table}:no-such-verb:0", "t:{table}:join:99999999999999999999", f"t:{HUGE}:seat:0", f"t:{HUGE}:help:0"),
    *(f"t:{{table}}:offer:{BEYOND}", f"t:{{table}}:accept:{BEYOND}", "t:{table}:accept:7", f"t:{HUGE}:rematch:1"),
    *("t:{table}:rematch:99999999999999999999", "t:{table}:rematch:0"),
    *("p:no-such-book", "p:no-such-book:1:2:3", "p:board", "p:board:a:b", "p:board:any:all:x", "p:board:any:x:1"),
    *(f"p:board:any:all:{BEYOND}", "p:board:no-such-game:all:1", "p:story", "p:story:x:y", f"p:story:{BEYOND}:1"),
    *("p:story:{table}:-1", f"p:story:{{table}}:{BEYOND}", "p:seat", "p:seat:{table}:0:xyz", "p:seat:{table}::"),
    *(f"p:seat:{BEYOND}:0:0", "p:seat:{table}:0:" + "f" * 25, f"p:seat:{{table}}:{BEYOND}:0"),
    *("y:no-such-thing:0", f"y:leave:{HUGE}", "y:leave:{table}", "y:reset-board:0"),
    *("a:{table}:1:999", "a:{table}:999999999:0", f"a:{HUGE}:1:0", "x:{table}:1:0"),
    *("m:{table}:{ask}:fffffffffffffffffffffffff:99", "m:{table}:{ask}:0:99", "m:{table}:7:0:0"),
    *("c:{table}:{ask}:fffffffffffffffffffffffff", "c:{table}:7:0", f"c:{HUGE}:1:0"),
)


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_control_that_nobody_made_is_answered_and_is_no_fault_of_deadeyes(
    place: Town, custom_id: str
) -> None:
    people = place.everybody("Ana", "Budi", "Clara")
    table = await place.started(*people)
    before = await place.look(table)
    pressed = custom_id.format(table=table, ask=before.ask_no)
    presser = place.holder(before, before.asked[0])
    (said,) = await place.together((presser, pressed), message=await place.table_message(table))
    assert "fault in Deadeye" not in said
    after = await place.look(table)
    assert (after.ask_no, after.turns) == (before.ask_no, before.turns)
