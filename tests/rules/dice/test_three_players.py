"""The special rules for three players. Seats: Deputy hunts Renegade hunts Outlaw hunts Deputy."""

from __future__ import annotations

import pytest

from rules.dice.events import LifeGained, NobodyWon, Won
from tests.rules.dice.table import Table, table

pytestmark = pytest.mark.every_edition


def gatling(*seats: str, active: int = 0) -> Table:
    t = table(*seats, active=active)
    t.roll("G G G D D")
    t.stop()
    return t


@pytest.mark.rule("DG-3P-3", "DG-3P-5")
@pytest.mark.parametrize(
    ("hunter", "target"), [("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")]
)
def test_whoever_eliminates_his_own_target_wins_at_once(hunter: str, target: str) -> None:
    (other,) = {"deputy", "renegade", "outlaw"} - {hunter, target}
    t = table(f"{hunter} 5/8", f"{target} 1/8", f"{other} 5/8")
    t.roll("1 B G G G")
    t.stop()
    t.aim(1)
    assert (t.winners, t.why, t.asked) == ((0,), "target-eliminated", None)
    assert t.life == [5, 0, 5]


@pytest.mark.rule("DG-3P-6", "DG-3P-8")
@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 1)])
def test_a_target_that_another_eliminated_leaves_two_to_the_last(active: int, winner: int) -> None:
    """The rulebook's example, R10 (a) and interaction 50."""
    first = gatling("deputy 8/8", "outlaw 8/8", "renegade 1/8", active=1)
    assert (first.out, first.winners) == ([2], None)
    lives = ["1/8", "1/8"]
    lives[active] = "5/8"
    t = gatling(f"deputy {lives[0]}", f"outlaw {lives[1]}", "renegade out", active=active)
    assert t.winners == (winner,)


@pytest.mark.rule("DG-3P-6")
def test_the_deputy_who_eliminates_the_outlaw_has_not_won() -> None:
    t = gatling("deputy 8/8", "outlaw 1/8", "renegade 8/8")
    assert (t.out, t.winners, t.state.active) == ([1], None, 2)


@pytest.mark.rule("DG-3P-5", "DG-3P-6")
def test_indians_are_nobodys_hand() -> None:
    """R10 (c); interaction 46."""
    t = table("deputy 5/8 a3", "outlaw 8/8 a3", "renegade 1/8 a2", pile=1)
    t.roll("A D D G G")
    assert (t.out, t.winners, t.asked) == ([2], None, "dice.reroll")


@pytest.mark.rule("DG-3P-5")
def test_ones_own_dynamite_is_nobodys_hand() -> None:
    t = table("deputy 8/8", "outlaw 8/8", "renegade 1/8", active=2)
    t.roll("D D D B G")
    assert (t.out, t.winners, t.state.active) == ([2], None, 0)


@pytest.mark.rule("DG-3P-5")
def test_a_personal_kill_wins_though_the_other_falls_too() -> None:
    """R10 (d); interaction 48."""
    t = gatling("deputy 1/8", "outlaw willy-the-kid 6/8", "renegade 1/7", active=1)
    assert (t.winners, t.why) == ((1,), "target-eliminated")


@pytest.mark.rule("DG-3P-7", "DG-CHAR-ROSE-3")
def test_every_bulls_eye_reaches_everybody() -> None:
    """R10 (b)."""
    t = table("deputy 3/8", "outlaw willy-the-kid 6/8", "renegade 1/7")
    t.roll("2 D D G G")
    t.stop()
    assert (t.targets, t.ask.closed) == ([1, 2], ())
    t.aim(2)
    assert t.winners == (0,)


@pytest.mark.rule("DG-3P-8")
def test_the_only_one_left_wins_whatever_the_cause() -> None:
    t = table("deputy 8/8 a2", "outlaw 1/8 a3", "renegade 1/8 a3", pile=1)
    t.roll("A D D G G")
    assert (t.winners, t.why) == ((0,), "last-alive")
    assert t.events(Won) == [Won((0,), "last-alive")]


@pytest.mark.rule("DG-3P-8")
@pytest.mark.parametrize("renegade", ["renegade 1/8 a2", "renegade out"])
def test_if_nobody_is_left_it_is_a_draw(renegade: str) -> None:
    """Interaction 49."""
    t = table("deputy 1/8 a3", "outlaw 1/8 a3", renegade, pile=1)
    t.roll("A D D G G")
    assert (t.winners, t.why, t.events(NobodyWon)) == ((), "nobody-left", [NobodyWon("nobody-left")])
    result = t.game.result(t.state)
    assert result is not None
    assert (result.draw, result.places) == (True, ((0, 1, 2),))


@pytest.mark.rule("DG-3P-4")
def test_characters_work_as_usual() -> None:
    """Interaction 47: Vulture Sam gains for the first death."""
    t = gatling("deputy vulture-sam 5/9", "outlaw 1/8", "renegade 8/8")
    assert [event.points for event in t.events(LifeGained)] == [2]
    assert t.life[0] == 7
