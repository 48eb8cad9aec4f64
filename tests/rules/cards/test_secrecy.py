"""What a hand must not give away: who is asked, what and when never depends on hidden cards.

Pairs of games are played that differ in one card of one hand. The owner of that hand does nothing in either;
everybody else does the same in both. All that anybody else can see must be equal, step by step, until one of
the two cards comes out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from rules.cards import CARDS
from rules.cards.orders import ORDERS
from rules.cards.state import State
from rules.core.ask import Ask, Seat
from rules.core.journal import Checkpoint
from rules.core.session import Session
from tests.playing import AnySession, deal, forward, to_the_end
from tests.rules.cards.table import table

GAMES = range(4)
FARTHEST = 60
"""Steps that a pair is followed at most."""
LOWEST = 5
ANSWERS = ("cards.attacked", "cards.herd", "cards.duel", "cards.dying")


def twin(state: State, seat: Seat, rng: random.Random) -> tuple[State, int, int] | None:
    """The state with a card of this hand and one from the bottom of the deck exchanged, and the two cards."""
    if not state.deck or not state.players[seat].hand:
        return None
    other = state.copy()
    hand, deck = other.players[seat].hand, other.deck
    here, there = rng.randrange(len(hand)), rng.randrange(min(LOWEST, len(deck)))
    hand[here], deck[there] = deck[there], hand[here]
    return other, hand[here], deck[there]


def pairs(seats: int, seed: int) -> Iterator[tuple[AnySession, AnySession, Seat, int, int]]:
    """Two sessions at the start of each unit of a random game, alike but for one card of one hand."""
    rng, unit = random.Random(seed), 0
    session = deal(CARDS, seats, seed)
    for _ in to_the_end(session, rng):
        if session.unit == unit:
            continue
        unit = session.unit
        seat = rng.choice(session.checkpoint.state.living())
        if (made := twin(session.checkpoint.state, seat, rng)) is not None:
            other, new, old = made
            one, two = (
                Session.resume(CARDS, session.luck, Checkpoint(unit, 1, session.ask_no, state), ())
                for state in (session.checkpoint.state, other)
            )
            yield one, two, seat, new, old


def seen_by_others(session: AnySession, owner: Seat) -> tuple[object, ...]:
    """The question, who is asked, and all views, events and asks of everybody but the owner."""
    others = [None, *(seat for seat in range(len(session.state.players)) if seat != owner)]
    question = session.question
    return (
        (session.unit, session.ask_no, question and question.key),
        [ask.seat for ask in session.waiting()],
        [ask for ask in session.waiting() if ask.seat != owner],
        [session.view(reader) for reader in others],
        [list(session.log.seen_by(reader)) for reader in others],
    )


def hidden(state: State, owner: Seat, new: int, old: int) -> bool:
    """Whether neither card has moved; the new one lies among the lowest of the deck."""
    return old in state.players[owner].hand and new in state.deck[:LOWEST]


def orders_hide_it(one: AnySession, two: AnySession, asks: tuple[Ask[object], Ask[object]]) -> bool:
    """Whether each standing order answers in both games or in neither."""
    seat, kind = asks[0].seat, asks[0].key.removeprefix("cards.")
    return all(
        (CARDS.ordered(one.view(seat), asks[0], {kind: order}) is None)
        is (CARDS.ordered(two.view(seat), asks[1], {kind: order}) is None)
        for order in ORDERS.get(kind, ())
    )


def follow(one: AnySession, two: AnySession, owner: Seat, new: int, old: int, rng: random.Random) -> Counter[str]:
    """Play on in both games; counts the questions to the owner whose options were not the same."""
    different: Counter[str] = Counter()
    left = len(one.state.deck)
    for _ in range(FARTHEST):
        shuffled, left = len(one.state.deck) > left, len(one.state.deck)
        if one.question is None or shuffled or not hidden(one.state, owner, new, old):
            return different
        assert seen_by_others(one, owner) == seen_by_others(two, owner)
        asks = one.waiting()[0], two.waiting()[0]
        if asks[0].seat == owner:
            if asks[0].key == "cards.discard":
                return different
            different[asks[0].key] += asks[0].options != asks[1].options
            assert orders_hide_it(one, two, asks)
            acts = [CARDS.default(s.view(owner), ask) for s, ask in zip((one, two), asks, strict=True)]
        else:
            acts = [forward(asks[0], rng)] * 2
        for session, ask, act in zip((one, two), asks, acts, strict=True):
            session.answer(ask.seat, session.ask_no, act)
    return different


@pytest.mark.parametrize("seats", CARDS.players)
def test_games_that_differ_in_a_hidden_card_look_the_same_to_all_others(seats: int) -> None:
    different: Counter[str] = Counter()
    for seed in GAMES:
        rng = random.Random(seed)
        for one, two, owner, new, old in pairs(seats, seed):
            different += follow(one, two, owner, new, old, rng)
    assert different["cards.attacked"] > 0
    assert different["cards.play"] > 0


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("attack", "cards.attacked"),
        ("grenade", "cards.attacked"),
        ("duel", "cards.duel"),
        ("herd-of-walkers", "cards.herd"),
    ],
)
@pytest.mark.parametrize("held", ["attack", "missed", "first-aid", "rv"])
def test_whatever_the_target_holds_he_is_asked(card: str, key: str, held: str) -> None:
    t = table(f"leader 5: {card} rv", f"savior 1/4: {held}", "loner 4")
    t.play(card, at=1 if card in ("attack", "duel") else None)
    assert (t.asked, t.ask.public) == ((1, key), False)
    t.decline()
    assert (t.asked, t.ask.public) == ((1, "cards.dying"), False)


def test_every_question_about_a_hand_is_private() -> None:
    private, public = set[str](), set[str]()
    for seed, seats in product(GAMES, CARDS.players):
        session = deal(CARDS, seats, seed)
        for _ in to_the_end(session, random.Random(seed)):
            for ask in session.waiting():
                (public if ask.public else private).add(ask.key)
    assert {"cards.play", "cards.target", "cards.pick", "cards.discard", *ANSWERS} <= private
    assert {key.split(".")[0] for key in public - {"cards.supplies"}} <= {"ezekiel", "glenn", "negan"}
