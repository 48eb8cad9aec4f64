"""Dynamite."""

from __future__ import annotations

import pytest

from rules.dice.events import DiceRolled, LifeLost
from rules.dice.state import Cause
from tests.rules.dice.table import table

pytestmark = pytest.mark.every_edition


@pytest.mark.rule("DG-DYN-1")
def test_two_dynamites_have_no_effect() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("D D A G G")
    t.stop()
    assert (t.life[0], t.asked) == (8, None)


@pytest.mark.rule("DG-DYN-2", "DG-DYN-3")
def test_the_third_dynamite_ends_the_rolling_and_costs_one() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("D D G G B")
    t.again("D", 4)
    assert (t.asked, t.life[0], len(t.events(DiceRolled))) == (None, 7, 2)
    assert t.events(LifeLost) == [LifeLost(0, 1, 7, Cause.DYNAMITE, None)]


@pytest.mark.rule("DG-DYN-3")
@pytest.mark.parametrize("faces", ["D D D G G", "D D D D G", "D D D D D"])
def test_more_than_three_cost_one_too(faces: str) -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll(faces)
    assert (t.asked, t.life[0]) == (None, 7)


@pytest.mark.rule("DG-DYN-4")
def test_the_other_dice_are_resolved_as_usual() -> None:
    """R11."""
    t = table("outlaw calamity-janet 2/8", "sheriff 8/10", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.roll("D D A B 1")
    assert (t.arrows[0], t.pile) == (1, 8)
    t.again("D B 1", 2, 3, 4)
    assert t.life[0] == 1
    t.aim(1, 0)
    assert (t.life, t.asked) == ([2, 7, 8, 8, 8], None)


@pytest.mark.rule("DG-DYN-5")
def test_a_roller_the_dynamite_eliminates_resolves_nothing() -> None:
    """R11; interaction 39."""
    t = table("outlaw 1/8", "sheriff 8/10", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.roll("D D A B 1")
    t.again("D B 1", 2, 3, 4)
    assert (t.out, t.asked, t.life) == ([0], None, [0, 8, 8, 8, 8])


@pytest.mark.rule("DG-DYN-5", "DG-ELIM-4")
def test_nor_does_one_in_the_first_turn_of_the_game() -> None:
    t = table("sheriff 8/10", "outlaw 1/8", "renegade 8/8", "outlaw 8/8", active=1)
    t.state.turn = 0
    t.roll("D D D B 1")
    assert (t.out, t.asked, t.state.active) == ([1], None, 2)


@pytest.mark.rule("DG-DYN-6")
def test_arrows_of_the_last_roll_come_before_the_dynamite() -> None:
    t = table("outlaw 2/8 a1", "sheriff 8/10 a3", "renegade 8/8 a4", "outlaw 8/8", pile=1)
    t.roll("D D D A B")
    assert [event.cause for event in t.events(LifeLost) if event.seat == 0] == [Cause.INDIANS]
    assert t.out == [0]
