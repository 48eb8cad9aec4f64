"""Rolling, stopping, and the order of a turn."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAnswer
from rules.dice.events import (
    ArrowsTaken,
    BeersGiven,
    DiceRolled,
    GatlingFired,
    LifeLost,
    ShotsFired,
    Stopped,
    TurnBegan,
)
from rules.dice.options import Die
from rules.dice.state import BASE_FACES, Cause, Face, Phase
from tests.rules.dice.table import Table, table

pytestmark = pytest.mark.every_edition


def five() -> Table:
    return table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")


@pytest.mark.rule("DG-TURN-1")
def test_the_turn_passes_to_the_next_living_player_on_the_left() -> None:
    t = table("sheriff 8/10", "outlaw out", "renegade 8/8", "outlaw 8/8", active=3)
    t.roll("D D B G G")
    t.stop()
    t.aim(3)
    assert (t.asked, t.state.active) == (None, 0)
    t.roll("D D B G G")
    t.stop()
    t.aim(0)
    assert (t.asked, t.state.active) == (None, 2)
    assert [event.turn for event in t.events(TurnBegan)] == [7, 8]


@pytest.mark.rule("DG-TURN-1")
def test_turns_go_round_the_table_through_every_seat() -> None:
    t = five()
    for _ in range(6):
        t.roll("D D G G A")
        t.stop()
    assert [event.seat for event in t.events(TurnBegan)] == [0, 1, 2, 3, 4, 0]


@pytest.mark.rule("DG-TURN-2")
def test_a_turn_opens_with_all_five_dice() -> None:
    t = five()
    t.roll("A 1 2 B G")
    (rolled,) = t.events(DiceRolled)
    assert rolled == DiceRolled(0, 1, 3, tuple(f for f in BASE_FACES if f != "dynamite"), (0, 1, 2, 3, 4))


@pytest.mark.rule("DG-TURN-3", "DG-TURN-6")
def test_three_rolls_at_most() -> None:
    t = five()
    t.roll("G G B B 1")
    t.again("G", 2)
    t.again("B", 2)
    assert t.asked == "dice.shoot"
    assert [event.roll for event in t.events(DiceRolled)] == [1, 2, 3]
    with pytest.raises(AssertionError):
        t.again("B", 2)


@pytest.mark.rule("DG-TURN-4")
def test_any_dice_may_be_rolled_again_and_the_others_keep_their_face() -> None:
    t = five()
    t.roll("1 2 B G G")
    assert len(list(t.ask.answers())) == 32
    t.again("B 1", 4, 1)
    assert t.state.faces == ["be1", "beer", "beer", "gatling", "be1"]
    assert t.events(DiceRolled)[-1].rolled == (1, 4)


@pytest.mark.rule("DG-TURN-5")
def test_a_die_kept_after_the_first_roll_may_be_rolled_again_later() -> None:
    t = five()
    t.roll("1 2 B G G")
    t.again("B", 1)
    t.again("2", 0)
    assert t.state.faces == ["be2", "beer", "beer", "gatling", "gatling"]


@pytest.mark.rule("DG-TURN-7")
def test_stopping_loses_the_other_rolls() -> None:
    t = five()
    t.roll("1 2 B G G")
    t.stop()
    assert t.events(Stopped) == [Stopped(0, ("be1", "be2", "beer", "gatling", "gatling"))]  # type: ignore[arg-type]
    assert (t.asked, t.state.phase, t.state.rolls) == ("dice.shoot", Phase.RESOLVING, 1)


@pytest.mark.rule("DG-TURN-8", "DG-ORDER-1")
def test_results_are_applied_in_the_fixed_order() -> None:
    t = table("sheriff willy-the-kid 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.roll("G B 1 A G")
    t.again("D D D", 0, 3, 4)
    t.aim(1, 0)
    kinds = (ArrowsTaken, LifeLost, ShotsFired, BeersGiven)
    happened = [type(event) if not isinstance(event, LifeLost) else event.cause for event in t.events(*kinds)]
    assert happened == [ArrowsTaken, Cause.DYNAMITE, ShotsFired, Cause.BULLS_EYE, BeersGiven]


@pytest.mark.rule("DG-ORDER-1")
def test_the_gatling_comes_last() -> None:
    t = table("sheriff willy-the-kid 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.roll("G B 1 2 G")
    t.stop()
    t.aim(1, 2, 0)
    kinds = [type(event) for event in t.events(ShotsFired, BeersGiven, GatlingFired)]
    assert (kinds, t.asked) == ([ShotsFired, BeersGiven, GatlingFired], None)


@pytest.mark.rule("DG-TURN-9")
def test_dynamite_is_locked_and_says_why() -> None:
    t = five()
    t.roll("D 1 B G G")
    assert [option.index for option in t.ask.options] == [1, 2, 3, 4]
    reason = t.why_not(Die(0, Face.DYNAMITE))
    assert (reason.key, reason.rule) == ("die-locked", t.row("DG-TURN-9"))
    with pytest.raises(IllegalAnswer):
        t.again("B", 0)
    assert [die.locked for die in t.view(None).dice] == [True, False, False, False, False]


@pytest.mark.rule("DG-TURN-10")
def test_arrows_are_taken_before_the_next_roll_is_decided() -> None:
    t = five()
    t.roll("A A B G G")
    assert (t.asked, t.arrows[0], t.pile) == ("dice.reroll", 2, 7)
    assert t.view(None).phase is Phase.ROLLING


@pytest.mark.rule("DG-ORDER-2")
def test_no_result_may_be_passed_up() -> None:
    t = table("sheriff 10/10", "deputy 1/8", "outlaw out", "outlaw 5/8", "renegade 8/8", "deputy 1/8")
    t.roll("1 B D D G")
    t.stop()
    assert (t.asked, t.ask.least, t.targets) == ("dice.shoot", 1, [1, 5])
    t.aim(1)
    assert (t.asked, t.ask.least, t.targets) == ("dice.beer", 1, [0, 3, 4, 5])


def test_what_is_left_of_the_turn_before_is_cleared() -> None:
    t = table("sheriff 8/10", "outlaw sid-ketchum 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("D D B G G")
    t.stop()
    t.aim(0)
    t.begin()
    view = t.view(1)
    assert (view.phase, view.dice, view.roll, view.rolls) == (Phase.START, (), 0, 3)
