from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.ask import Ask, Indices
from rules.core.errors import IllegalAnswer, NotYourTurn
from tests.conformance.games import Proof, deal
from tests.playing import AnySession, resumed, to_the_end

NOT_OFFERED = object()


def not_answers(ask: Ask[Any]) -> Iterator[Indices]:
    """Answers that no ask of this shape may take."""
    n = len(ask.options)
    yield (n,)
    yield (-1,)
    yield tuple(range(n + 1))
    yield (True,)
    yield (0, 0)
    if ask.least:
        yield ()
    if ask.least > 1:
        yield tuple(range(ask.least - 1))
    if ask.most < n:
        yield tuple(range(ask.most + 1))


@pytest.mark.parametrize("seed", range(2))
def test_every_open_answer_is_taken(proof: Proof, seats: int, seed: int) -> None:
    session, rng = deal(proof, seats, seed), random.Random(seed)
    for _ in to_the_end(session, rng):
        ask = rng.choice(session.waiting()) if session.waiting() else None
        for indices in ask.answers() if ask and rng.random() < 0.2 else ():
            assert ask is not None
            fork = resumed(session)
            fork.answer(ask.seat, fork.ask_no, indices)
            assert fork.journal != session.journal or fork.unit > session.unit


def test_every_answer_that_is_not_open_is_refused_and_changes_nothing(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    for _ in to_the_end(session, random.Random(1)):
        digest, rows = session.state.digest(), len(session.journal)
        for ask in session.waiting():
            for indices in not_answers(ask):
                with pytest.raises(IllegalAnswer):
                    session.answer(ask.seat, session.ask_no, indices)
        assert (session.state.digest(), len(session.journal)) == (digest, rows)


def test_every_closed_option_is_refused_with_its_reason(proof: Proof) -> None:
    closed = 0
    for seats in proof.players:
        session = deal(proof, seats)
        for _ in to_the_end(session, random.Random(1)):
            for ask in session.waiting():
                for shut in ask.closed:
                    closed += 1
                    assert shut.option not in ask.options
                    with pytest.raises(IllegalAnswer) as refusal:
                        ask.index(shut.option)
                    assert refusal.value.reason == shut.reason
    assert closed > 0, "this game closes no option, so nothing was proved"


def test_every_option_is_found_by_its_value(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    for _ in to_the_end(session, random.Random(1)):
        for ask in session.waiting():
            assert all(ask.options[ask.index(option)] == option for option in ask.options)
            with pytest.raises(IllegalAnswer):
                ask.index(NOT_OFFERED)


def test_only_the_seats_that_are_asked_may_answer_and_only_this_question(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    for _ in to_the_end(session, random.Random(1)):
        asked = {ask.seat: next(ask.answers()) for ask in session.waiting()}
        for seat in {-1, seats, *range(seats)} - asked.keys():
            with pytest.raises(NotYourTurn):
                session.answer(seat, session.ask_no, (0,))
        for seat, indices in asked.items():
            for ask_no in (session.ask_no - 1, session.ask_no + 1):
                with pytest.raises(NotYourTurn):
                    session.answer(seat, ask_no, indices)


def where_asked(session: AnySession) -> list[int]:
    return [ask.seat for ask in session.waiting()]


def test_no_seat_is_asked_twice_at_a_time(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    for _ in to_the_end(session, random.Random(2)):
        asked = where_asked(session)
        assert len({*asked}) == len(asked)
        assert {*asked} <= {*proof.game.playing(session.state)}
