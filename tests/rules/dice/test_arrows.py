"""Arrows and Indian attacks."""

from __future__ import annotations

import pytest

from rules.dice.events import AllArrowsReturned, ArrowsTaken, IndiansAttacked, LifeLost
from rules.dice.state import Cause
from tests.rules.dice.table import table

pytestmark = pytest.mark.every_edition


@pytest.mark.rule("DG-ARROW-1", "DG-TOKEN-1")
def test_each_arrow_rolled_takes_one_from_the_pile_at_once() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("A A A B G")
    assert (t.arrows[0], t.pile) == (3, 6)
    assert t.events(ArrowsTaken) == [ArrowsTaken(0, 3, 6)]


@pytest.mark.rule("DG-ARROW-1")
def test_five_arrows_rolled_are_five_taken() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("A A A A A")
    assert (t.arrows[0], t.pile) == (5, 4)


@pytest.mark.rule("DG-ARROW-2", "DG-ARROW-3")
def test_kept_arrows_cost_nothing_more_and_arrows_rolled_again_do() -> None:
    """R02."""
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("A A B 1 2")
    assert (t.arrows[0], t.pile) == (2, 7)
    t.again("A G G", 2, 3, 4)
    assert (t.arrows[0], t.pile) == (3, 6)
    t.again("A", 0)
    assert (t.arrows[0], t.pile) == (4, 5)
    assert t.asked is None
    assert (t.arrows[0], t.pile) == (4, 5)


@pytest.mark.rule("DG-ARROW-4", "DG-ARROW-5", "DG-ARROW-6")
def test_the_last_arrow_brings_the_indians() -> None:
    t = table("sheriff 8/10 a3", "outlaw 8/8 a1", "renegade 8/8", "outlaw 8/8 a4", pile=1)
    t.roll("A B B G G")
    assert t.life == [4, 7, 8, 4]
    assert (t.arrows, t.pile) == ([0, 0, 0, 0], 9)
    assert t.events(IndiansAttacked) == [IndiansAttacked((4, 1, 0, 4))]
    assert t.events(AllArrowsReturned) == [AllArrowsReturned(9)]
    assert {(e.cause, e.by) for e in t.events(LifeLost)} == {(Cause.INDIANS, None)}
    assert t.entry(IndiansAttacked).rule == t.row("DG-ARROW-4")


@pytest.mark.rule("DG-ARROW-5")
def test_all_lose_at_the_same_moment() -> None:
    """Sheriff and last Outlaw fall together: nobody was first."""
    t = table("sheriff 1/10 a2", "outlaw 2/8 a3", "renegade out", "outlaw out", "deputy 8/8 a3", pile=1)
    t.roll("A B B G G")
    assert (t.out, t.winners) == ([0, 1, 2, 3], (1, 3))


@pytest.mark.rule("DG-ARROW-7", "DG-ARROW-8")
def test_more_arrows_than_the_pile_holds() -> None:
    """The rulebook's example; R01 has the same numbers."""
    t = table("sheriff 6/10 a1", "outlaw 8/8 a2", "renegade 8/8 a2", "outlaw 8/8 a2", "deputy 8/8 a1", pile=1)
    t.roll("A A B B G")
    assert t.life == [4, 6, 6, 6, 7]
    assert (t.arrows, t.pile) == ([1, 0, 0, 0, 0], 8)
    assert (t.asked, t.view(0).roll, t.view(0).rolls) == ("dice.reroll", 1, 3)
    t.again("B", 4)
    t.again("B", 4)


@pytest.mark.rule("DG-ARROW-9")
def test_a_roller_the_indians_eliminate_does_nothing_more() -> None:
    t = table("outlaw 2/8 a2", "sheriff 8/10 a3", "renegade 8/8", "outlaw 8/8 a3", pile=1)
    t.roll("A A A 1 B")
    assert (t.out, t.asked, t.state.active) == ([0], None, 1)
    assert (t.arrows, t.pile) == ([0, 0, 0, 0], 9)


@pytest.mark.rule("DG-EXAMPLE-1")
def test_the_rulebooks_whole_turn() -> None:
    t = table("sheriff 6/10 a1", "outlaw 8/8 a2", "renegade 8/8 a2", "outlaw 8/8 a2", "deputy 8/8 a1", pile=1)
    t.roll("G A A 1 D")
    assert (t.life[0], t.arrows[0], t.pile) == (4, 1, 8)
    t.again("G G B", 0, 1, 2)
    t.again("G 2", 2, 3)
    assert t.targets == [2, 3]
    t.aim(2)
    assert t.asked is None
    assert t.life == [4, 5, 4, 5, 6]
    assert (t.arrows, t.pile) == ([0] * 5, 9)
