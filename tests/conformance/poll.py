"""What must be told of the poll: its secrets are the hands and who holds the veto."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.ask import Ask, Seat
from tests.conformance.games import Proof, Twin
from tests.poll import POLL, Card, Dealt, PollState, PollView


def twins(state: PollState) -> Iterator[Twin]:
    for seat, hand in enumerate(state.hands):
        if hand:
            other = state.copy()
            other.hands[seat][0] = (hand[0] + 1) % 6
            yield Twin(other, frozenset({seat}), never)
        if state.veto is not None and state.veto != seat:
            other = state.copy()
            other.veto = seat
            yield Twin(other, frozenset({seat, state.veto}), never)


def never(state: PollState) -> bool:
    return False


def check(state: PollState) -> None:
    assert all(0 <= number < 6 for hand in state.hands for number in hand)
    assert sum(state.points) <= state.rounds <= state.played


def reveals(state: PollState, reader: Seat | None, thing: object) -> bool:
    match thing:
        case PollView():
            return bool(thing.hand) and (reader is None or list(thing.hand) != state.hands[reader])
        case Dealt():
            return thing.seat != reader and (thing.hand, thing.veto) != (None, None)
        case Ask():
            return any(isinstance(option, Card) for option in thing.options) and thing.seat != reader
    return False


PROOFS = (Proof(POLL, twins, check, reveals),)
