"""Who wins, with four to eight players. In each game the first seat's turn brings the end."""

from __future__ import annotations

import pytest

from rules.dice.events import BeersGiven, Won
from rules.dice.state import Role
from tests.rules.dice.table import Table, table

pytestmark = pytest.mark.every_edition


def gatling(*seats: str) -> Table:
    t = table(*seats)
    t.roll("G G G D D")
    t.stop()
    return t


def indians(*seats: str) -> Table:
    """The first seat takes the last arrow."""
    t = table(*seats, pile=1)
    t.roll("A D D G G")
    return t


@pytest.mark.rule("DG-ROLE-SHERIFF-1", "DG-ROLE-DEPUTY-1", "DG-END-4")
def test_the_law_wins_when_all_outlaws_and_renegades_are_out() -> None:
    t = gatling("sheriff 8/10", "deputy out", "outlaw 1/8", "outlaw out", "renegade 1/8", "deputy 2/8")
    assert (t.winners, t.why) == ((0, 1, 5), "law-restored")


@pytest.mark.rule("DG-ROLE-OUTLAW-1", "DG-END-3")
def test_the_outlaws_win_when_the_sheriff_is_out() -> None:
    t = gatling("deputy 8/8", "sheriff 1/10", "outlaw 5/8", "outlaw out", "renegade 5/8")
    assert (t.winners, t.why) == ((2, 3), "sheriff-eliminated")


@pytest.mark.rule("DG-ROLE-RENEGADE-1", "DG-END-2")
def test_the_renegade_wins_alone() -> None:
    t = gatling("renegade 8/8", "sheriff 1/10", "outlaw out", "outlaw out")
    assert (t.winners, t.why) == ((0,), "renegade-alone")


@pytest.mark.rule("DG-END-1")
def test_what_was_not_applied_yet_is_dropped() -> None:
    t = table("outlaw 5/8", "sheriff 1/10", "renegade 5/8", "outlaw 5/8")
    t.roll("1 B G G G")
    t.stop()
    t.aim(1)
    assert (t.winners, t.asked, t.life) == ((0, 3), None, [5, 0, 5, 5])
    assert t.events(BeersGiven) == []
    assert t.events(Won) == [Won((0, 3), "sheriff-eliminated")]
    assert t.state.active == 0


@pytest.mark.rule("DG-END-1")
def test_the_end_may_come_in_the_middle_of_rolling() -> None:
    t = indians("outlaw 5/8 a2", "sheriff 1/10 a6", "renegade 5/8", "outlaw 5/8")
    assert (t.winners, t.asked) == ((0, 3), None)


@pytest.mark.rule("DG-END-5")
def test_two_renegades_are_no_team() -> None:
    t = gatling(
        "renegade 8/8", "sheriff 1/10", "outlaw out", "outlaw out", "outlaw out", "renegade out", "deputy out"
    )
    assert t.winners == (0,)


@pytest.mark.rule("DG-END-5", "DG-END-6")
def test_while_both_renegades_live_the_sheriffs_death_is_the_outlaws_win() -> None:
    t = gatling("renegade 8/8", "sheriff 1/10", *["outlaw out"] * 3, "renegade 5/8", *["deputy out"] * 2)
    assert t.winners == (2, 3, 4)


@pytest.mark.rule("DG-END-7")
def test_a_living_renegade_keeps_the_game_going() -> None:
    t = gatling("sheriff 8/10", "deputy 5/8", "renegade 5/8", "outlaw 1/8", "outlaw 1/8")
    assert (t.out, t.winners, t.state.active) == ([3, 4], None, 1)


@pytest.mark.rule("DG-END-8", "DG-END-3", "DG-ELIM-5")
def test_dead_outlaws_win_when_the_sheriff_falls_to_the_renegade_before_the_deputy() -> None:
    t = gatling("renegade 5/8", "sheriff 1/10", "deputy 5/8", "outlaw out", "outlaw out")
    assert t.winners == (3, 4)


@pytest.mark.rule("DG-END-9")
def test_the_outlaws_win_when_all_fall_at_once() -> None:
    t = indians("sheriff 1/10 a2", "renegade 1/8 a2", "outlaw 1/8 a2", "outlaw 1/8 a2")
    assert (t.out, t.winners) == ([0, 1, 2, 3], (2, 3))


@pytest.mark.rule("DG-END-10")
def test_the_sheriffs_death_goes_before_the_last_outlaws() -> None:
    t = indians("sheriff 1/10 a2", "deputy 5/8", "outlaw 1/8 a3", "outlaw 1/8 a3", "renegade out")
    assert (t.out, t.winners) == ([0, 2, 3, 4], (2, 3))


@pytest.mark.rule("DG-END-11")
def test_a_renegade_who_alone_outlives_the_batch_wins() -> None:
    t = indians("renegade 5/8 a2", "sheriff 1/10 a3", "outlaw 1/8 a3", "outlaw out", "deputy out")
    assert t.winners == (0,)


def test_at_the_end_everybody_sees_every_role() -> None:
    t = gatling("outlaw 8/8", "sheriff 1/10", "outlaw 5/8", "renegade 5/8")
    for reader in (None, 3):
        view = t.view(reader)
        assert [s.role for s in view.seats] == [Role.OUTLAW, Role.SHERIFF, Role.OUTLAW, Role.RENEGADE]
        assert (view.winners, view.why) == ((0, 2), "sheriff-eliminated")
