"""Eliminations, and what happens in which order when losses come together."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAnswer
from rules.core.log import Event
from rules.dice.events import (
    AllArrowsReturned,
    ArrowsReturned,
    ArrowsTakenInstead,
    BeersGiven,
    Eliminated,
    IndiansAttacked,
    LifeGained,
    LifeLost,
    LossAvoided,
    PenaltyArrowTaken,
)
from rules.dice.options import Target
from rules.dice.state import Cause, Role
from tests.rules.dice.table import table

pytestmark = pytest.mark.every_edition


@pytest.mark.rule("DG-ELIM-1", "DG-ELIM-2", "DG-ELIM-3", "DG-COMP-4")
def test_at_zero_a_player_is_out_shows_the_role_and_returns_all_arrows() -> None:
    """R04."""
    t = table(
        "sheriff willy-the-kid 8/10 a1",
        "outlaw lucky-duke 1/8 a4",
        "renegade paul-regret 9/9",
        "outlaw suzy-lafayette 8/8 a2",
        pile=2,
    )
    t.roll("1 2 B G D")
    t.stop()
    assert [s.role for s in t.view(2).seats] == [Role.SHERIFF, None, Role.RENEGADE, None]
    t.aim(1)
    t.aim(0)
    assert t.events(Eliminated) == [Eliminated(1, Role.OUTLAW, Cause.BULLS_EYE, 0)]
    assert [s.role for s in t.view(2).seats] == [Role.SHERIFF, Role.OUTLAW, Role.RENEGADE, None]
    assert (t.life, t.arrows, t.pile) == ([9, 0, 8, 8], [1, 0, 0, 2], 6)
    t.roll("A A D D G")
    assert (t.state.active, t.arrows[2], t.pile, t.events(IndiansAttacked)) == (2, 2, 4, [])


@pytest.mark.rule("DG-ELIM-4")
def test_an_eliminated_player_takes_no_turn_and_cannot_be_chosen() -> None:
    t = table("sheriff 8/10", "outlaw out", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.roll("1 B D G G")
    t.stop()
    for _ in ("dice.shoot", "dice.beer"):
        with pytest.raises(IllegalAnswer, match="no-such-option"):
            t.aim(1)
        assert Target(1) not in t.ask.options
        t.aim(2)
    assert t.state.active == 2


@pytest.mark.rule("DG-ELIM-5", "DG-ROLE-DEPUTY-1")
def test_the_dead_win_with_their_team() -> None:
    t = table("sheriff 8/10", "deputy out", "renegade out", "outlaw out", "outlaw 1/8")
    t.roll("1 D D G G")
    t.stop()
    assert t.winners == (0, 1)


def kinds(t_events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in t_events]


@pytest.mark.rule("DG-BATCH-1")
def test_reductions_losses_arrows_eliminations_reactions_attack_in_this_order() -> None:
    """One gatling meets Paul Regret, Bart, El Gringo at his last life point and Vulture Sam."""
    t = table(
        "sheriff 8/10 a3",
        "outlaw el-gringo 1/7",
        "renegade bart-cassidy 4/8 a3",
        "deputy paul-regret 5/9",
        "outlaw vulture-sam 5/9 a1",
        pile=2,
    )
    t.roll("G G G D D")
    t.stop()
    assert (t.ask.seat, t.asked) == (2, "bart.arrows")
    assert t.life == [8, 1, 4, 5, 5]
    t.take(1)
    order = (LossAvoided, ArrowsTakenInstead, LifeLost, ArrowsReturned, Eliminated, PenaltyArrowTaken, LifeGained)
    assert kinds(t.events(*order)) == [
        ArrowsTakenInstead,
        LossAvoided,
        LifeLost,
        LifeLost,
        ArrowsReturned,
        Eliminated,
        PenaltyArrowTaken,
        LifeGained,
    ]
    assert t.life == [8, 0, 4, 5, 6]
    assert (t.arrows, t.pile) == ([1, 0, 4, 0, 1], 3)


@pytest.mark.rule("DG-BATCH-1")
def test_reactions_go_clockwise_from_the_active_player() -> None:
    """Vulture Sam has the lower seat; El Gringo sits nearer to the left of the shooter."""
    t = table(
        "outlaw 1/8", "outlaw vulture-sam 5/9", "sheriff 8/10", "renegade el-gringo 7/7", "deputy 8/8", active=2
    )
    t.roll("G G G D D")
    t.stop()
    assert kinds(t.events(PenaltyArrowTaken, LifeGained)) == [PenaltyArrowTaken, LifeGained]


@pytest.mark.rule("DG-BATCH-1")
def test_the_losses_of_an_indian_attack_go_clockwise_from_the_active_player() -> None:
    seats = ("outlaw 8/8 a2", "outlaw 2/8 a2", "sheriff 8/10 a2", "renegade 2/8 a2", "deputy 8/8")
    t = table(*seats, pile=1, active=2)
    t.roll("A B B G G")
    assert [event.seat for event in t.events(LifeLost)] == [2, 3, 0, 1]
    assert [event.seat for event in t.events(Eliminated)] == [3, 1]


@pytest.mark.rule("DG-BATCH-1")
def test_the_losses_of_the_gatling_go_clockwise_from_the_active_player() -> None:
    t = table("outlaw 8/8", "outlaw 1/8", "sheriff 8/10", "renegade 1/8", "deputy 8/8", active=2)
    t.roll("G G G D D")
    t.stop()
    assert [event.seat for event in t.events(LifeLost)] == [3, 4, 0, 1]
    assert [event.seat for event in t.events(Eliminated)] == [3, 1]


@pytest.mark.rule("DG-BATCH-1")
def test_the_losses_of_bulls_eyes_go_clockwise_whatever_the_order_of_the_shots() -> None:
    t = table("outlaw 8/8", "outlaw 8/8", "sheriff 8/10", "renegade 8/8", "deputy 8/8", active=2)
    t.roll("1 1 2 D D")
    t.stop()
    t.aim(1, 3, 0)
    assert [event.seat for event in t.events(LifeLost)] == [3, 0, 1]


@pytest.mark.rule("DG-BATCH-1", "DG-CHAR-GRINGO-3", "DG-ARROW-4")
def test_an_attack_set_off_by_a_reaction_comes_before_the_next_step() -> None:
    """Interaction 5; the elimination before it counts: Vulture Sam has gained when the Indians come."""
    t = table(
        "sheriff 8/10 a2",
        "outlaw el-gringo 5/7 a2",
        "renegade 1/8",
        "outlaw 8/8 a2",
        "deputy vulture-sam 2/9 a2",
        pile=1,
    )
    t.roll("1 2 B G D")
    t.stop()
    t.aim(1, 2)
    happened = t.events(PenaltyArrowTaken, LifeGained, IndiansAttacked, AllArrowsReturned, BeersGiven)
    assert kinds(happened) == [PenaltyArrowTaken, LifeGained, IndiansAttacked, AllArrowsReturned]
    assert (t.asked, t.life, t.pile) == ("dice.beer", [5, 2, 0, 6, 2], 9)
    t.aim(0)
    assert t.life[0] == 6


@pytest.mark.rule("DG-BATCH-1", "DG-CHAR-GRINGO-3")
def test_a_shooter_eliminated_by_that_attack_goes_no_further() -> None:
    t = table("renegade 2/8 a2", "outlaw el-gringo 5/7 a2", "sheriff 8/10 a2", "outlaw 8/8 a2", pile=1)
    t.roll("1 B D G G")
    t.stop()
    t.aim(1)
    assert (t.out, t.asked, t.state.active, t.pile) == ([0], None, 1, 9)


@pytest.mark.rule("DG-BATCH-1", "DG-END-1")
def test_the_end_comes_before_the_reactions() -> None:
    """Interaction 8: no penalty arrow once the game is over."""
    t = table("outlaw 8/8", "sheriff el-gringo 1/9", "renegade vulture-sam 5/9", "outlaw 8/8")
    t.roll("1 B D G G")
    t.stop()
    t.aim(1)
    assert (t.winners, t.asked, t.arrows, t.life) == ((0, 3), None, [0] * 4, [8, 0, 5, 8])
    assert t.events(PenaltyArrowTaken, LifeGained, BeersGiven) == []


@pytest.mark.rule("DG-BATCH-1")
def test_seats_are_asked_clockwise_from_the_active_player() -> None:
    """Bart sits behind Pedro; his replacement comes first all the same, then the losses, then Pedro's arrows."""
    t = table("sheriff 8/10", "outlaw pedro-ramirez 5/8 a1", "renegade bart-cassidy 5/8", "outlaw 5/8")
    t.roll("G G G D D")
    t.stop()
    assert (t.asked, t.life) == ("bart.arrows", [8, 5, 5, 5])
    t.take(0)
    assert (t.asked, t.life) == ("pedro.arrows", [8, 4, 4, 4])
    t.take(1)
    assert (t.arrows, t.asked) == ([0] * 4, None)
