"""Beer."""

from __future__ import annotations

import pytest

from rules.dice.events import BeersGiven, LifeGained
from rules.dice.options import Target
from rules.dice.state import Aim, Face
from tests.rules.dice.table import table

pytestmark = pytest.mark.every_edition


@pytest.mark.rule("DG-BEER-1")
def test_a_beer_is_for_any_living_player() -> None:
    t = table("sheriff 8/10", "outlaw out", "renegade 5/8", "outlaw 8/8", "deputy 8/8", active=2)
    t.roll("B D D G G")
    t.stop()
    assert t.targets == [2, 3, 4, 0]
    t.aim(2)
    assert t.life[2] == 6
    assert t.events(LifeGained) == [LifeGained(2, 1, 0, 6, "beer", 2)]


@pytest.mark.rule("DG-BEER-1")
def test_without_a_beer_nothing_is_said_of_any() -> None:
    t = table("sheriff 5/10", "outlaw 5/8", "renegade 5/8", "outlaw 5/8")
    t.roll("D D G G A")
    t.stop()
    assert t.events(BeersGiven, LifeGained) == []


@pytest.mark.rule("DG-BEER-2", "DG-BEER-3")
def test_at_the_maximum_a_beer_is_wasted() -> None:
    """The cap is the life at the start, the Sheriff's two included."""
    t = table("sheriff 9/10", "outlaw 8/8", "renegade 5/8", "outlaw 8/8")
    t.roll("B B B G G")
    t.stop()
    t.aim(0, 0, 3)
    assert t.life == [10, 8, 5, 8]
    assert t.events(LifeGained) == [LifeGained(0, 1, 1, 10, "beer", 0), LifeGained(3, 0, 1, 8, "beer", 0)]


@pytest.mark.rule("DG-BEER-4")
def test_each_beer_is_given_on_its_own() -> None:
    t = table("sheriff 5/10", "outlaw 5/8", "renegade 5/8", "outlaw 5/8")
    t.roll("B G B D B")
    t.stop()
    t.aim(1, 2)
    assert t.life == [5, 5, 5, 5]
    t.take_back()
    t.aim(1, 3)
    assert t.life == [5, 7, 5, 6]
    (given,) = t.events(BeersGiven)
    assert given.beers == (Aim(0, Face.BEER, 1), Aim(2, Face.BEER, 1), Aim(4, Face.BEER, 3))


@pytest.mark.rule("DG-BEER-5", "DG-ELIM-4")
def test_beer_comes_too_late_after_the_bulls_eyes() -> None:
    """R13."""
    t = table("sheriff paul-regret 10/11", "outlaw 1/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.roll("1 B B G D")
    t.stop()
    t.aim(1)
    assert (t.out, t.asked, t.ask.least) == ([1], "dice.beer", 1)
    assert Target(1) not in t.ask.options
    t.aim(0, 0)
    assert t.life[0] == 11


@pytest.mark.rule("DG-BEER-5")
def test_beer_comes_in_time_before_the_gatling() -> None:
    t = table("sheriff 8/10", "deputy 1/8", "renegade 8/8", "outlaw 8/8", "outlaw 8/8")
    t.roll("G G G B D")
    t.stop()
    t.aim(1)
    assert (t.out, t.life[1]) == ([], 1)
