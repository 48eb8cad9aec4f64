"""The Gatling Gun."""

from __future__ import annotations

import pytest

from rules.dice.events import ArrowsReturned, GatlingFired, LifeLost
from rules.dice.state import Cause
from tests.rules.dice.table import table

pytestmark = pytest.mark.every_edition


@pytest.mark.rule("DG-GAT-1")
def test_two_gatlings_do_nothing() -> None:
    t = table("sheriff 8/10 a2", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("G G D D A")
    t.stop()
    assert (t.life, t.arrows[0], t.asked) == ([8] * 4, 3, None)


@pytest.mark.rule("DG-GAT-1", "DG-GAT-2", "DG-GAT-3", "DG-CHAR-OTHER-1", "DG-TOKEN-2")
def test_three_hit_everybody_else_and_the_rollers_arrows_go_back() -> None:
    t = table("sheriff 8/10 a3", "outlaw 8/8 a2", "renegade out", "outlaw 8/8", "deputy 8/8 a1", active=1)
    t.roll("G G D D G")
    t.stop()
    assert t.life == [7, 8, 0, 7, 7]
    assert (t.arrows, t.pile) == ([3, 0, 0, 0, 1], 5)
    assert t.events(GatlingFired) == [GatlingFired(1, 3)]
    assert {(event.cause, event.by) for event in t.events(LifeLost)} == {(Cause.GATLING, 1)}
    assert t.events(ArrowsReturned) == [ArrowsReturned(1, 2, 5, 1)]


@pytest.mark.rule("DG-GAT-3")
def test_all_of_the_rollers_arrows_go_back_however_many_there_are() -> None:
    t = table("sheriff 8/10 a7", "outlaw 8/8 a1", "renegade 8/8", "outlaw 8/8")
    t.roll("G G G D D")
    t.stop()
    assert (t.arrows, t.pile) == ([0, 1, 0, 0], 8)
    assert t.events(ArrowsReturned) == [ArrowsReturned(0, 7, 8, 0)]


@pytest.mark.rule("DG-GAT-2")
def test_the_gatling_hits_all_at_the_same_moment() -> None:
    """The last Outlaw and the Sheriff fall together."""
    t = table("renegade 8/8", "sheriff 1/10", "outlaw 1/8", "outlaw out", "deputy 5/8")
    t.roll("G G D D G")
    t.stop()
    assert (t.out, t.winners) == ([1, 2, 3], (2, 3))


@pytest.mark.rule("DG-GAT-4")
@pytest.mark.parametrize("faces", ["G G G G D", "G G G G G"])
def test_four_or_five_fire_once(faces: str) -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll(faces)
    t.stop()
    assert t.life == [8, 7, 7, 7]


@pytest.mark.rule("DG-GAT-1")
def test_nothing_fires_before_the_last_roll() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("G G G D A")
    t.again("A A", 0, 4)
    t.again("D", 1)
    assert (t.life, t.events(GatlingFired)) == ([8] * 4, [])
