from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games import brain_for
from bot.games.explore.brain import ExploreBrain
from rules.core.chance import Scripted
from rules.core.journal import Checkpoint
from rules.core.session import Session
from rules.explore import EXPLORE
from rules.explore.odds import odds
from rules.explore.options import Die, Explore, Keep, Pay, Stop
from rules.explore.state import COLOURS, HAND, Blue, Colour, State
from tests.playing import AnySession, deal

BRAIN = ExploreBrain()
AHEAD, BEHIND = (16, 3), (3, 16)


def laid(*luck: int, deck: list[str] | None = None, **more: Any) -> AnySession:
    """Two players in the middle of a turn of seat 0, with the house set; the deck is written from its top."""
    cards = list(EXPLORE.box.deck)
    for gone in [*more.get("front", ()), *filter(None, [more.get("card")])]:
        cards.remove(gone)
    state = State(cards if deck is None else deck[::-1], list(more.pop("stashes", [0, 0])), 0, 5, **more)
    state.done = max(state.done, len(state.front))
    return Session.resume(EXPLORE, Scripted(*luck), Checkpoint(1, 1, 1, state), ())


def chosen(session: AnySession, brain: ExploreBrain = BRAIN) -> tuple[Any, ...]:
    (ask,) = session.waiting()
    return ask.pick(brain.answer(session.view(ask.seat), ask))


def answer(session: AnySession, *indices: int) -> AnySession:
    session.answer(0, session.ask_no, indices)
    return session


def test_it_goes_on_while_there_is_nothing_to_lose() -> None:
    assert chosen(laid(done=1)) == (Explore(),)


def test_it_stops_when_the_dice_are_gone_and_much_lies_in_front() -> None:
    assert chosen(laid(front=["motel", "prison-yard"], dice=[1, 0, 0, 0], cubes=1)) == (Stop(),)


def test_with_the_same_in_front_it_goes_on_as_long_as_it_is_strong() -> None:
    front = ["overrun-pharmacy"]
    assert chosen(laid(front=front)) == (Explore(),)
    assert chosen(laid(front=front, dice=[2, 0, 0, 0], cubes=1)) == (Stop(),)


def test_it_counts_the_cards_that_can_still_come() -> None:
    front = ["motel", "chapel"]
    poor: dict[str, Any] = {"front": front, "dice": [2, 1, 0, 0], "cubes": 1}
    harmless = laid(deck=["vending-machine"] * 2, discards=list(EXPLORE.box.deck), **poor)
    view, (ask,) = harmless.view(0), harmless.waiting()
    seen = tuple(name for name in EXPLORE.box.deck if name not in ("vending-machine", "abandoned-tent", *front))
    assert ask.pick(BRAIN.answer(replace(view, discards=seen), ask)) == (Explore(),)
    assert chosen(laid(**poor)) == (Stop(),)


@pytest.mark.parametrize(("stashes", "way"), [(AHEAD, Stop()), (BEHIND, Explore())])
def test_the_last_to_play_stops_when_it_has_won_and_not_before(stashes: tuple[int, int], way: object) -> None:
    front = ["motel"] if stashes is BEHIND else []
    dice = [1, 0, 0, 0] if stashes is BEHIND else list(HAND)
    assert chosen(laid(stashes=stashes, closer=1, front=front, dice=dice, done=1)) == (way,)


def test_level_with_the_leader_it_takes_a_good_chance_to_win_at_once() -> None:
    level: dict[str, Any] = {"stashes": (13, 16), "closer": 1, "front": ["motel"]}
    assert chosen(laid(**level)) == (Explore(),)
    assert chosen(laid(dice=[1, 0, 0, 0], cubes=1, **level)) == (Stop(),)


def test_the_bold_go_on_longer_than_the_cautious() -> None:
    bold, cautious = brain_for("explore", "bold"), brain_for("explore", "cautious")
    goes_on = {bold: 0, cautious: 0, BRAIN: 0}
    for front in (["motel"], ["chapel"], ["motel", "chapel"], ["prison-yard", "motel"]):
        for yellow in range(7):
            session = laid(front=front, dice=[yellow, 1, 1, 0], cubes=2)
            for brain in goes_on:
                (ask,) = session.waiting()
                goes_on[brain] += ask.pick(brain.answer(session.view(0), ask)) == (Explore(),)
    assert goes_on[cautious] < goes_on[BRAIN] < goes_on[bold]


def test_a_weak_card_is_not_worth_the_best_dice() -> None:
    picked = chosen(laid(card="roadside-diner"))
    assert Die(Colour.BLACK, 1) not in picked


def test_with_everything_at_stake_it_takes_the_best_chance() -> None:
    session = laid(card="hospital-ward", front=["motel", "prison-yard"], dice=[1, 1, 1, 1], cubes=1)
    picked = [die.colour for die in chosen(session)]
    found = odds(session.view(0))
    assert found is not None
    best = max(found.attacks, key=lambda attack: attack.in_the_end)
    assert [picked.count(colour) for colour in COLOURS] == list(best.pick)


def test_it_re_rolls_the_die_that_promises_most() -> None:
    session = answer(laid(5, 0, 5, card="laundromat", dice=[3, 0, 0, 1], cubes=1), 0, 3)
    assert session.view(0).blue is Blue.REROLL
    assert chosen(session)[0].colour is Colour.BLACK


def test_it_keeps_all_rather_than_throw_pips_away() -> None:
    session = answer(laid(5, 5, 5, card="hospital-ward", dice=[3, 0, 1, 1], cubes=3), 3, 4)
    assert [die.face for die in session.view(0).thrown] == [3, 3]
    assert chosen(session) == (Keep(),)


def test_it_doubles_the_best_die() -> None:
    session = answer(laid(5, 5, 1, card="prison-yard", dice=[3, 0, 1, 1]), 0, 4)
    assert chosen(session)[0].face == 3


@pytest.mark.parametrize(
    ("event", "colour"), [("broken-firing-pin", Colour.YELLOW), ("ammunition-crate", Colour.BLACK)]
)
def test_it_loses_the_weakest_die_and_takes_back_the_best(event: str, colour: Colour) -> None:
    session = answer(laid(deck=[event], front=["chapel"], dice=[4, 2, 1, 0]), 0)
    assert chosen(session)[0].colour is colour


def test_it_drops_the_card_with_the_fewest_supplies() -> None:
    session = answer(laid(deck=["torn-backpack"], front=["motel", "roadside-diner", "chapel"]), 0)
    assert chosen(session)[0].card == "roadside-diner"


@pytest.mark.parametrize(
    ("cubes", "dice", "paid"),
    [(3, [1, 1, 1, 1], Pay(cubes=1)), (3, [6, 3, 2, 1], Pay(dice=2)), (1, [1, 1, 1, 1], Pay(dice=2))],
)
def test_it_pays_a_toll_with_what_it_can_spare(cubes: int, dice: list[int], paid: Pay) -> None:
    session = answer(laid(deck=["toll-bridge"], front=["chapel"], dice=dice, cubes=cubes), 0)
    assert chosen(session) == (paid,)


def test_it_does_not_walk_into_a_known_fault() -> None:
    session = laid(done=1)
    (ask,) = session.waiting()
    assert BRAIN.answer(session.view(0), replace(ask, refused=((0,),))) == (1,)


def test_equal_views_give_equal_answers() -> None:
    for seed in range(12):
        session = deal(EXPLORE, 4, seed)
        while session.question is not None:
            (ask,) = session.waiting()
            view = session.view(ask.seat)
            given = BRAIN.answer(view, ask)
            assert ExploreBrain().answer(replace(view), ask) == given
            session.answer(ask.seat, session.ask_no, given)


def test_it_beats_chance_clearly() -> None:
    won = 0
    for seed in range(30):
        session, rivals = deal(EXPLORE, 4, seed), brain_for("explore", "random")
        seat = seed % 4
        while session.question is not None:
            (ask,) = session.waiting()
            brain = BRAIN if ask.seat == seat else rivals
            session.answer(ask.seat, session.ask_no, brain.answer(session.view(ask.seat), ask))
        assert session.result is not None
        won += session.result.winners == (seat,)
    assert won >= 25
