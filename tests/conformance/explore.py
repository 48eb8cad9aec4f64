"""What must be told of Explore: its one secret is the order of the deck, which nobody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from rules.core.ask import Seat
from rules.explore import EXPLORE
from rules.explore.state import COLOURS, CUBES, HAND, State
from tests.conformance.games import Proof, Twin


def twins(state: State) -> Iterator[Twin]:
    """The next card that is not turned over at once is another one; it comes out when it is turned over."""
    decides = state.card is not None or state.done
    unseen = state.deck if decides else state.deck[:-1]
    for place, name in enumerate(unseen):
        if name != unseen[-1]:
            other = state.copy()
            other.deck[place], other.deck[len(unseen) - 1] = unseen[-1], name
            yield Twin(other, frozenset(), partial(turned_over, len(unseen)))
            return


def turned_over(unseen: int, state: State) -> bool:
    return len(state.deck) < unseen


def check(state: State) -> None:
    in_play = [] if state.card is None else [state.card]
    assert Counter([*state.deck, *state.discards, *state.front, *in_play]) == Counter(EXPLORE.box.deck)
    used = Counter(die.colour for die in (*state.placed, *state.thrown))
    for colour, left, most in zip(COLOURS, state.dice, HAND, strict=True):
        assert 0 <= left <= most - used[colour]
    assert 0 <= state.cubes <= CUBES
    assert state.card is not None or not state.placed
    assert all(stash >= 0 for stash in state.stashes)


def reveals(state: State, reader: Seat | None, thing: object) -> bool:
    """Whether the order of the deck stands anywhere, from either end."""
    if len(state.deck) <= 2:
        return False
    told, order = repr(thing), (state.deck, state.deck[::-1])
    return any(repr(tuple(deck))[1:-1] in told for deck in order)


PROOFS = (Proof(EXPLORE, twins, check, reveals),)
