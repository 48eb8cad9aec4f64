"""The game as tables see it: the neutral act, secrets, whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.core.ask import Ask, Closed
from rules.core.errors import Reason
from rules.explore import EXPLORE
from rules.explore.events import Banked
from rules.explore.options import Keep
from rules.explore.state import State
from tests.playing import deal, resumed, step, to_the_end
from tests.rules.explore.table import Table, table


def default(t: Table) -> tuple[Any, ...]:
    """The options that time running out would choose."""
    return t.ask.pick(t.session.game.default(t.view, t.ask))


def test_when_time_runs_out_the_turn_is_ended_if_it_may_be() -> None:
    t = table(front=["s3"], deck=["f4b1s1"])
    t.take(*default(t))
    assert t.happened(Banked) == [Banked(0, 3, 3)]


@pytest.mark.parametrize(("card", "dice", "wanted"), [("f4b1s1", "yyork", "yyo"), ("f4b1s1-cramped", "ork", "or")])
def test_else_the_weakest_dice_attack(card: str, dice: str, wanted: str) -> None:
    t = table(card, dice=dice)
    assert "".join({"black": "k"}.get(d.colour, d.colour[0]) for d in default(t)) == wanted


def test_with_fewer_dice_than_an_attack_may_have_all_of_them_attack() -> None:
    t = table("f4b1s1", dice="yo")
    assert t.session.game.default(t.view, t.ask) == (0, 1)


def test_nothing_is_re_rolled_and_the_best_die_is_doubled() -> None:
    t = table("f9b1s3")
    t.attack("y o", "2 3", "reroll")
    assert default(t) == (Keep(),)
    t = table("f9b1s3")
    t.attack("y o", "2 3", "x2")
    assert default(t) == (t.thrown(1),)


def test_a_default_that_ran_into_a_fault_is_not_tried_again() -> None:
    ask = Ask(0, "explore.next", ("go", "stop"), closed=(Closed("x", Reason("x")),), refused=((1,),))
    assert EXPLORE.default(table("f4b1s1").view, ask) == (0,)


def test_views_do_not_depend_on_the_order_of_the_deck() -> None:
    t = table("f4b1s1", deck=["s1", "wound", "f9b3s3"])
    other = t.state.copy()
    other.deck.sort()
    assert other.deck != t.state.deck
    assert t.session.game.view(other, 0) == t.view.__class__(**{**fields_of(t), "seat": 0})
    assert other.digest() != t.state.digest()


def fields_of(t: Table) -> dict[str, Any]:
    return {name: getattr(t.view, name) for name in t.view.__slots__}


def test_cards_that_may_still_come_are_counted_from_what_everybody_sees() -> None:
    t = table("f4b1s1", front=["s1'"], discards=["s2'"], deck=["wound", "wound"])
    assert t.view.unseen() == {"wound": 2, "s0": 1, "s1": 1, "s2": 1, "s3": 1, "s4": 1, "s5": 1}


def test_of_an_empty_deck_the_discards_may_come() -> None:
    t = table("f4b1s1", front=["s1"], discards=["s2", "s3"], bare=True)
    assert t.view.unseen() == {"s2": 1, "s3": 1}


@pytest.mark.parametrize("seats", range(2, 9))
def test_random_games_end_and_can_be_resumed_at_every_question(seats: int) -> None:
    rng = random.Random(seats)
    session = deal(EXPLORE, seats, seats)
    for now in to_the_end(session, rng):
        again = resumed(now)
        assert (again.state.digest(), again.waiting()) == (now.state.digest(), now.waiting())
        assert again.take().checkpoint is None
    assert session.result is not None
    assert sorted(seat for place in session.result.places for seat in place) == list(range(seats))


@pytest.mark.rule("EX-DECK-1", "EX-TURN-4")
def test_no_card_is_born_or_lost() -> None:
    rng, session = random.Random(7), deal(EXPLORE, 3, 7)
    for _ in to_the_end(session, rng):
        assert cards(session.state) == sorted(EXPLORE.box.deck)


def cards(state: State) -> list[str]:
    return sorted([*state.deck, *state.discards, *state.front, *([state.card] if state.card else [])])


def test_one_step_is_one_answer() -> None:
    session = deal(EXPLORE, 2)
    before = session.ask_no
    step(session, random.Random(1))
    assert session.ask_no == before + 1
