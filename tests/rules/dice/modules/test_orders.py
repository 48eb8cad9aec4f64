"""Standing orders about the powers of special roles."""

from __future__ import annotations

import pytest

from rules.dice import DICE
from rules.dice.orders import ORDERS
from tests.rules.dice.modules.test_special_roles import (
    BAD,
    GAMBLER,
    GOOD,
    JUDGE,
    LEFT,
    RIGHT,
    SHERIFF,
    UGLY,
    powers,
)
from tests.rules.dice.table import Table

DYING = "renegade 1/8 card=the-left-hand"


def told(t: Table, seat: int, **orders: str) -> bool:
    """Whether the orders of a seat use its power in the window that is open."""
    assert t.question is not None
    (ask,) = [ask for ask in t.question.asks if ask.seat == seat]
    named = {f"the-{name.replace('_', '-')}": order for name, order in orders.items()}
    return DICE.ordered(t.view(seat), ask, named) == (0,)


def test_a_seat_may_order_what_its_own_unused_card_can_do() -> None:
    for seat, card in enumerate((GOOD, JUDGE, GAMBLER, BAD, UGLY, RIGHT, LEFT)):
        seats = [GOOD, JUDGE, GAMBLER, BAD, UGLY, RIGHT, LEFT, SHERIFF]
        name = card.rpartition("=")[2]
        assert DICE.may_order(powers(*seats).view(seat)) == {name: ORDERS[name]}
    for card in ("deputy 8/8 card=the-doc", SHERIFF, f"{BAD} used=yes", "outlaw out card=the-bad"):
        assert DICE.may_order(powers(card, GOOD, BAD, LEFT).view(0)) == {}
    assert DICE.may_order(powers(GOOD, SHERIFF, BAD, LEFT).view(None)) == {}


@pytest.mark.parametrize(("card", "name"), [(GOOD, "good"), (UGLY, "ugly")])
def test_in_ones_next_turn(card: str, name: str) -> None:
    t = powers(card, SHERIFF, LEFT, BAD, *["outlaw 8/8 card=the-gambler"] * 2)
    t.begin()
    assert told(t, 0, **{name: "next-turn"})
    assert not told(t, 0, **{name: "ask"})
    assert not told(t, 0)


def test_the_right_hand_at_the_end_of_ones_next_turn() -> None:
    t = powers(
        RIGHT, SHERIFF, *["outlaw 8/8 card=the-bad used=yes shown", "outlaw 8/8 card=the-ugly used=yes shown"]
    )
    t.roll("1 G G D D")
    t.stop()
    t.aim(3)
    assert t.window == "powers.end"
    assert told(t, 0, right_hand="next-turn")


@pytest.mark.parametrize(
    ("order", "me", "other"), [("me", True, False), ("anybody", True, True), ("ask", False, False)]
)
def test_the_left_hand_for_oneself_or_for_anybody(order: str, me: bool, other: bool) -> None:
    for dying, seat, wanted in ((DYING, 1, me), ("outlaw 1/8 card=the-bad", 2, other)):
        t = powers(SHERIFF, dying, LEFT if dying != DYING else BAD, UGLY)
        t.roll("1 G G D D")
        t.stop()
        t.close()
        t.aim(1)
        assert t.window == "powers.fall"
        assert told(t, seat, left_hand=order) is wanted


@pytest.mark.parametrize(("order", "used"), [("sheriff", True), ("ask", False)])
def test_the_bad_against_the_sheriffs_gain(order: str, used: bool) -> None:
    for to, wanted in ((0, used), (3, False)):
        t = powers("sheriff 5/10 card=the-bear", BAD, LEFT, "outlaw 5/8 card=the-ugly")
        t.roll("B G G D D")
        t.stop()
        t.close()
        t.aim(to)
        assert t.window == "powers.gain"
        assert told(t, 1, bad=order) is wanted


@pytest.mark.parametrize(("active", "used"), [(SHERIFF, True), (LEFT, False)])
def test_the_gambler_against_the_sheriffs_last_roll(active: str, used: bool) -> None:
    t = powers(active, GAMBLER, LEFT if active is SHERIFF else SHERIFF, UGLY)
    t.coming("D D D 1 B")
    t.begin()
    while t.window != "powers.roll":
        t.close()
    assert told(t, 1, gambler="sheriff") is used


@pytest.mark.parametrize(
    ("order", "against"), [("enemy", [False, True]), ("anybody", [True, True]), ("ask", [False, False])]
)
def test_the_judge_against_enemies_or_anybody(order: str, against: list[bool]) -> None:
    for card, wanted in zip((GOOD, UGLY), against, strict=True):
        t = powers(card, SHERIFF, JUDGE, LEFT, BAD, *["outlaw 8/8 card=the-gambler"] * 2)
        t.begin()
        t.reveal(0, card.rpartition("=")[2])
        assert t.window == "powers.judge"
        assert told(t, 2, judge=order) is wanted
