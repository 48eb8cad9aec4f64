"""Old Saloon, module 2."""

from __future__ import annotations

import pytest

from rules.dice import DICE, DiceOptions
from rules.dice.events import IndiansAttacked, LossAvoided
from rules.dice.modules.chief_arrow import ChiefMoved
from rules.dice.options import Number
from tests.conformance.games import deal
from tests.conformance.modules import proof
from tests.rules.dice.table import Table, table

MODULES = ("chief-arrow",)
FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")


def chief(*seats: str, **more: object) -> Table:
    return table(*seats, modules=MODULES, **more)  # type: ignore[arg-type]


@pytest.mark.rule("OS2-CHIEF-1", "OS-GEN-3")
def test_there_are_ten_tokens() -> None:
    assert DICE.edition_of(MODULES).arrows == DICE.edition.arrows + 1 == 10
    state = deal(proof("chief-arrow"), 5).state
    assert state.pile + sum(player.arrows for player in state.players) == 10


@pytest.mark.rule("OS2-CHIEF-3", "OS2-CHIEF-4")
@pytest.mark.parametrize("take", [False, True])
def test_whoever_takes_arrows_may_have_the_chiefs_for_one_of_them(take: bool) -> None:
    """OS2-CHIEF-3: asked once for the arrows of a roll that are taken together."""
    t = chief(*FIVE)
    t.roll("A A 1 B G")
    assert (t.asked, t.ask.options) == ("chief.take", (False, True))
    t.pick(take)
    assert (t.arrows[0], t.pile, t.state.box.chief) == (2, 8, 0 if take else None)
    assert (t.asked, t.events(ChiefMoved)) == ("dice.reroll", [ChiefMoved(0)] if take else [])


@pytest.mark.rule("OS2-CHIEF-3")
def test_nobody_is_asked_while_somebody_has_it() -> None:
    t = chief(*FIVE[:4], "deputy 8/8 a1 chief")
    t.roll("A A 1 B G")
    assert (t.asked, t.arrows) == ("dice.reroll", [2, 0, 0, 0, 1])


@pytest.mark.rule("OS2-CHIEF-3", "OS2-CHIEF-10")
def test_the_last_token_is_taken_without_asking_and_brings_the_indians() -> None:
    t = chief(*FIVE[:3], "outlaw 8/8 a5", "deputy 8/8 a4", pile=1)
    t.roll("A 1 1 B G")
    assert t.events(ChiefMoved)[0] == ChiefMoved(0)
    assert (t.events(IndiansAttacked) != [], t.life, t.pile) == (True, [6, 8, 8, 3, 4], 10)


@pytest.mark.rule("OS2-CHIEF-10")
def test_no_attack_as_long_as_the_chiefs_arrow_is_in_the_pile() -> None:
    t = chief(*FIVE[:3], "outlaw 8/8 a5", "deputy 8/8 a3", pile=2)
    t.roll("A 1 1 B G")
    t.pick(False)
    assert (t.events(IndiansAttacked), t.pile, t.state.box.chief) == ([], 1, None)


@pytest.mark.rule("OS2-CHIEF-2", "OS2-CHIEF-5", "OS2-CHIEF-6", "OS2-CHIEF-8")
def test_the_printed_example() -> None:
    martin = "renegade 8/8 a1"
    t = chief(martin, "sheriff 8/10 a3 chief", "outlaw 8/8 a1", "outlaw 8/8 a3", "deputy 8/8 a1", pile=1)
    t.roll("A 1 1 B G")
    assert t.life == [6, 8, 7, 5, 7]
    assert (t.arrows, t.pile, t.state.box.chief) == ([0] * 5, 10, None)
    assert t.events(LossAvoided) == [LossAvoided(1, 4, "indians")]  # type: ignore[arg-type]


@pytest.mark.rule("OS2-CHIEF-7", "OS2-CHIEF-5", "OS2-CHIEF-8")
def test_who_ties_for_the_most_loses_life_like_the_others() -> None:
    """59."""
    martin = "renegade 8/8 a1"
    t = chief(martin, "sheriff 8/10 a3 chief", "outlaw 8/8 a1", "outlaw 8/8 a4", "deputy 8/8", pile=1)
    t.roll("A 1 1 B G")
    assert (t.life, t.pile) == ([6, 4, 7, 4, 8], 10)


@pytest.mark.rule("OS2-CHIEF-6")
def test_three_is_the_most_where_others_have_one_or_two() -> None:
    """60."""
    others = ("outlaw 8/8 a1", "renegade 8/8 a2", "outlaw 8/8 a2", "deputy 8/8 a2")
    t = chief("sheriff 8/10", *others, "outlaw 8/8 a2 chief", pile=1)
    t.roll("A 1 1 B G")
    assert t.life == [7, 7, 6, 6, 6, 8]


@pytest.mark.rule("OS2-CHIEF-6")
def test_who_alone_has_arrows_and_the_chiefs_among_them_loses_nothing() -> None:
    """61."""
    t = chief("sheriff 8/10 a9 chief", *FIVE[1:], pile=1)
    t.roll("A 1 1 B G")
    assert t.life == [8] * 5


@pytest.mark.rule("OS2-CHIEF-9")
@pytest.mark.parametrize("leads", [False, True])
def test_jourdonnais_loses_one_at_most_and_nothing_if_he_leads(leads: bool) -> None:
    """58."""
    other = "outlaw 8/8 a1" if leads else "outlaw 8/8 a6"
    t = chief("sheriff 8/10 a1", other, "renegade jourdonnais 7/7 a3 chief", *FIVE[3:], pile=1)
    t.roll("A 1 1 B G")
    assert t.life[2] == (7 if leads else 6)


@pytest.mark.rule("OS2-CHIEF-9", "DG-CHAR-BART-3")
def test_bart_may_take_it_for_a_life_point_if_a_token_stays() -> None:
    """56, 57."""
    seats = ("sheriff 8/10 a4", "outlaw bart-cassidy 8/8 a4", *FIVE[2:])
    t = chief(*seats, pile=2)
    t.roll("1 1 B G D")
    t.stop()
    t.aim(1, 1)
    assert t.why_not(Number(2)).key == "last-arrow-stays"
    t.pick(Number(1))
    assert (t.ask.seat, t.asked) == (1, "chief.take")
    t.pick(True)
    assert (t.state.box.chief, t.arrows[1], t.pile) == (1, 5, 1)


@pytest.mark.rule("OS2-CHIEF-9")
def test_the_penalty_arrow_may_be_the_chiefs() -> None:
    t = chief("sheriff 8/10", "outlaw el-gringo 7/7", *FIVE[2:])
    t.roll("1 B B G D")
    t.stop()
    t.aim(1)
    assert (t.ask.seat, t.asked) == (0, "chief.take")
    t.pick(True)
    assert (t.state.box.chief, t.arrows[0]) == (0, 1)


@pytest.mark.rule("OS2-CHIEF-9")
@pytest.mark.parametrize("chiefs", [False, True])
def test_pedro_chooses_which_arrow_goes_back(chiefs: bool) -> None:
    t = chief("sheriff 8/10", "outlaw pedro-ramirez 8/8 a2 chief", *FIVE[2:])
    t.roll("1 B B G D")
    t.stop()
    t.aim(1)
    t.take(1)
    assert (t.ask.seat, t.asked) == (1, "chief.return")
    t.pick(chiefs)
    assert (t.arrows[1], t.state.box.chief) == (1, None if chiefs else 1)


@pytest.mark.rule("OS2-CHIEF-9")
def test_kit_chooses_which_of_another_goes_back_and_all_of_them_without_asking() -> None:
    seats = ("sheriff kit-carlson 8/10", "outlaw 8/8 a2 chief", *FIVE[2:])
    t = chief(*seats)
    t.roll("G G B D D")
    t.stop()
    t.aim(0)
    t.put_back(1)
    assert (t.ask.seat, t.asked) == (0, "chief.return")
    t.pick(True)
    assert (t.arrows[1], t.state.box.chief) == (1, None)
    t = chief(*seats)
    t.roll("G G B D D")
    t.stop()
    t.aim(0)
    t.put_back(1, 1)
    assert (t.arrows[1], t.state.box.chief, t.asked) == (0, None, None)


@pytest.mark.rule("OS2-CHIEF-9")
def test_the_gatling_and_an_elimination_return_it_with_the_rest() -> None:
    t = chief("sheriff 8/10 a2 chief", *FIVE[1:])
    t.roll("G G G D D")
    t.stop()
    assert (t.arrows[0], t.state.box.chief, t.pile) == (0, None, 10)
    t = chief("sheriff 8/10", "outlaw 1/8 a2 chief", *FIVE[2:])
    t.roll("1 B B D D")
    t.stop()
    t.aim(1)
    assert (t.out, t.state.box.chief, t.pile) == ([1], None, 10)


def test_what_is_on_the_table_is_seen_by_all() -> None:
    t = chief("sheriff 8/10", "outlaw 8/8 a2 chief", *FIVE[2:])
    assert [t.view(seat).box.chief for seat in (None, 0, 1)] == [1, 1, 1]
    assert DICE.refuse(DiceOptions(MODULES), 3) is None
