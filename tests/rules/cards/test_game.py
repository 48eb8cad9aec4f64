"""The game object, what seats may see, standing orders, and the state as data."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.cards import CARDS, CardsOptions
from rules.cards.events import EVENTS
from rules.cards.options import OPTIONS, Aim, Answer, Decline, EndTurn, TurnUp
from rules.cards.orders import ORDERS
from rules.cards.state import Card, State
from rules.core.ask import TAKE_BACK, Ask
from rules.core.errors import IllegalAnswer
from tests.playing import deal, to_the_end
from tests.rules.cards.table import Table, table

STATE = TypeAdapter(State)


def test_a_state_is_plain_data_that_survives_being_stored() -> None:
    session = deal(CARDS, 7)
    for _ in to_the_end(session, random.Random(1)):
        again = STATE.validate_json(STATE.dump_json(session.state), strict=True)
        assert again == session.state
        assert again.digest() == session.state.digest()
    assert State.schema == 1


def test_events_and_options_are_listed_and_have_names_of_their_own() -> None:
    for kinds in (EVENTS, OPTIONS):
        assert len({kind.__name__ for kind in kinds}) == len(kinds)
    session = deal(CARDS, 7)
    for _ in to_the_end(session, random.Random(1)):
        for ask in session.waiting():
            assert {type(option) for option in ask.options} <= {*OPTIONS, type(TAKE_BACK)}
        assert {type(entry.event) for entry in session.log.entries} <= {*EVENTS}


# -- views ----------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    t = table("leader 5: attack duel", "savior 4: missed | scope", "loner 4")
    mine, others, bystander = t.view(1), t.view(0), t.view(None)
    assert [c.kind for c in mine.hand] == ["missed"]
    assert [c.kind for c in others.hand] == ["attack", "duel"]
    assert bystander.hand == ()
    for view in (mine, others, bystander):
        assert [s.hand for s in view.seats] == [2, 1, 0]
        assert [[c.kind for c in s.in_play] for s in view.seats] == [[], ["scope"], []]


def test_distances_are_the_readers_own() -> None:
    t = table("leader 5: duel", "savior 4 | scope rv", "survivor 4", "savior 4", "loner out")
    assert t.distances(0) == [0, 2, 2, 1, 0]
    assert t.distances(1) == [1, 0, 1, 1, 0]
    assert [s.distance for s in t.view(None).seats] == [0] * 5
    assert t.distances(4) == [0] * 5


def test_the_card_being_settled_is_seen_by_all() -> None:
    t = table("leader 5: attack duel", "savior 4: missed", "loner 4")
    assert t.view(None).settling is None
    t.play("attack")
    assert t.view(None).settling is None
    t.say("cards.target", Aim(t.ask.options[0].card, 1))
    settling = t.view(2).settling
    assert settling is not None
    assert (settling.card.kind, settling.by, settling.seat, settling.missed) == ("attack", 0, 1, 1)


def test_what_was_openly_done_to_whom_is_counted() -> None:
    t = table("leader 5: attack walker duel", "savior 4: missed | captured scope", "loner 4")
    t.play("attack", at=1)
    t.decline()
    assert t.view(None).seats[0].acts == (0, 1, 0)
    t.play("walker", at=1, pick="captured")
    assert t.view(None).seats[0].acts == (0, 1, 0)
    t.play("duel", at=2)
    assert t.view(None).seats[0].acts == (0, 1, 1)


@pytest.mark.parametrize(("picked", "acts"), [("scope", 1), ("contagion", 0), ("captured", 0)])
def test_whoever_takes_a_burden_off_another_does_him_no_harm(picked: str, acts: int) -> None:
    t = table("leader 5: surprise-attack duel", "savior 4 | captured scope contagion", "loner 4")
    t.play("surprise-attack", at=1, pick=picked)
    assert t.view(None).seats[0].acts == (0, acts, 0)


def test_attacks_of_the_turn_are_counted() -> None:
    t = table("leader carl 5: attack attack duel", "savior 4", "loner 4")
    t.play("attack", at=1)
    t.play("attack", at=2)
    assert t.view(None).attacks == 2


def waiting_for(t: Table) -> tuple[str, int | None, int]:
    """The card being settled, whose it is, and who is to answer it."""
    settling = t.view(None).settling
    assert settling is not None
    return settling.card.kind, settling.by, settling.seat


def test_a_duel_waits_for_the_one_and_the_other() -> None:
    t = table("leader 5: duel attack rv", "savior 4: attack", "loner 4")
    t.play("duel", at=1)
    assert waiting_for(t) == ("duel", 0, 1)
    t.give("attack")
    assert waiting_for(t) == ("duel", 0, 0)


def test_a_herd_waits_for_one_after_the_other() -> None:
    t = table("leader 5: herd-of-walkers rv", "savior 4: attack", "loner 4: scope")
    t.play("herd-of-walkers")
    assert waiting_for(t) == ("herd-of-walkers", 0, 1)
    t.give("attack")
    assert waiting_for(t) == ("herd-of-walkers", 0, 2)


def test_supplies_wait_for_whoever_takes_one() -> None:
    t = table("leader 5: supplies", "savior 4", "loner 4", deck="scope rv duel")
    t.play("supplies")
    assert waiting_for(t) == ("supplies", 0, 0)
    t.choose("rv")
    assert waiting_for(t) == ("supplies", 0, 1)


def test_once_a_card_is_settled_nothing_is() -> None:
    t = table("leader 5: attack duel", "savior 4", "loner 4")
    t.play("attack", at=1)
    assert t.view(None).settling is None


def test_all_roles_are_known_when_the_game_is_over() -> None:
    t = table("leader 5: attack duel", "savior 1/4", "survivor 4", "loner out")
    t.play("attack", at=1)
    assert t.winners == (0, 2)
    view = t.view(None)
    assert [s.role for s in view.seats] == ["leader", "savior", "survivor", "loner"]
    assert (view.winners, view.why, view.me) == ((0, 2), "order-restored", None)


# -- refusals -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-PLAY-3", "CG-PLAY-4", "CG-ATTACK-1", "CG-CARD-CAPTURED-1")
def test_what_may_not_be_done_is_refused_with_its_reason_and_nothing_changes() -> None:
    t = table("savior 4: attack attack captured rv | rv", "leader 5", "savior 4", "loner out", "survivor 4")
    t.play("attack", at=1)
    for kind, at, reason in (
        ("attack", None, "already-attacked"),
        ("rv", None, "same-name-in-play"),
        ("captured", 1, "never-the-leader"),
    ):
        with pytest.raises(IllegalAnswer) as error:
            t.play(kind, at=at)
        assert error.value.reason.key == reason
    t.take_back()
    assert (t.hand(0), t.in_play(0), t.life) == (["attack", "captured", "rv"], ["rv"], [4, 4, 4, 0, 4])


def test_the_eliminated_are_no_targets() -> None:
    t = table("leader 5: duel", "savior out", "loner 4")
    t.play("duel")
    with pytest.raises(IllegalAnswer):
        t.say("cards.target", Aim(t.ask.options[0].card, 1))


# -- defaults -------------------------------------------------------------------------------------------------


def default(t: Table) -> list[object]:
    """What the clock answers."""
    ask = t.ask
    return [ask.options[n] for n in CARDS.default(t.view(ask.seat), ask)]


def test_the_default_is_to_do_nothing() -> None:
    t = table("leader 5: attack attack duel", "savior 1/4: missed attack first-aid", "loner 4")
    assert default(t) == [EndTurn()]
    t.play("attack")
    assert default(t) == [TAKE_BACK]
    t.take_back()
    t.play("attack", at=1)
    assert default(t) == [Decline()]
    t.decline()
    assert default(t) == [Decline()]
    t.give("first-aid")
    t.play("duel", at=1)
    assert default(t) == [Decline()]


def test_the_default_keeps_the_newest_cards_and_draws_from_the_deck() -> None:
    t = table("leader 2: duel rv scope pistol", "loner glenn 4", "savior 4", discards="walker")
    t.end()
    assert [o.kind for o in default(t) if isinstance(o, Card)] == ["duel", "rv"]
    t.choose("duel", "rv")
    assert t.asked == (1, "glenn.draw")
    assert default(t) == [t.ask.options[0]]


def test_a_default_that_hit_a_fault_gives_way_to_another() -> None:
    ask: Ask[Any] = Ask(0, "cards.play", (TAKE_BACK, EndTurn()), refused=((1,),))
    assert CARDS.default(table("leader 5: duel", "loner 4").view(0), ask) == (0,)


# -- standing orders ------------------------------------------------------------------------------------------


def ordered(t: Table, **orders: str) -> object:
    """What the orders answer for whoever is asked."""
    indices = CARDS.ordered(t.view(t.ask.seat), t.ask, orders)
    return None if indices is None else t.ask.options[indices[0]]


def attacked(savior: str, leader: str = "leader") -> Table:
    t = table(f"{leader} 5: attack duel herd-of-walkers", savior, "loner 4", deck=":S5 :S6")
    t.play("attack", at=1)
    return t


def test_without_an_order_the_person_is_asked() -> None:
    assert ordered(attacked("savior 4: missed")) is None
    assert ordered(attacked("savior 4: missed"), attacked="ask", herd="always") is None
    assert all(values[0] == "ask" for values in ORDERS.values())


def test_answer_whenever_i_can() -> None:
    t = attacked("savior 4: missed")
    assert ordered(t, attacked="always") == t.find("missed", Answer)
    assert ordered(attacked("savior 4: rv"), attacked="always") == Decline()


def test_never_answer() -> None:
    assert ordered(attacked("savior 4: missed"), attacked="never") == Decline()


@pytest.mark.parametrize(("life", "answers"), [(1, True), (2, True), (3, False)])
def test_only_at_so_many_life_points_or_less(life: int, answers: bool) -> None:
    t = attacked(f"savior {life}/4: missed")
    assert ordered(t, attacked="at-2") == (t.find("missed", Answer) if answers else Decline())


def test_riot_gear_is_tried_before_any_card_and_whatever_the_order() -> None:
    for order in ("always", "never", "at-1"):
        t = attacked("savior 4: missed | riot-gear")
        assert isinstance(ordered(t, attacked=order), TurnUp)
        t.gear()
        assert isinstance(ordered(t, attacked=order), Answer) is (order == "always")


def test_a_single_missed_is_not_wasted_on_tyreese() -> None:
    assert ordered(attacked("savior 4: missed rv", "leader tyreese"), attacked="always") == Decline()
    t = attacked("savior 4: missed missed", "leader tyreese")
    assert isinstance(ordered(t, attacked="always"), Answer)


def test_orders_for_herd_duel_and_a_fatal_hit() -> None:
    t = attacked("savior 1/4: attack attack first-aid")
    t.decline()
    assert ordered(t, dying="always") == t.find("first-aid", Answer)
    assert ordered(t, dying="never") == Decline()
    t.give("first-aid")
    t.play("duel", at=1)
    assert ordered(t, herd="always", attacked="always") is None
    assert ordered(t, duel="always") == t.find("attack", Answer)
    t.give("attack")
    t.decline()
    t.play("herd-of-walkers")
    assert ordered(t, herd="always") == t.find("attack", Answer)
    assert ordered(t, herd="never") == Decline()


def test_orders_never_answer_in_ones_own_turn() -> None:
    t = table("leader 5: attack", "savior 4", "loner 4")
    assert ordered(t, attacked="always", herd="always", duel="always", dying="always") is None


def test_options_have_values_that_need_not_be_given() -> None:
    assert CardsOptions() == CardsOptions((), None)
    assert CARDS.refuse(CardsOptions(), 5) is None
