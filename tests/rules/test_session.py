from __future__ import annotations

import random
from typing import Any

import pytest

from rules.core.chance import Committed
from rules.core.errors import IllegalAnswer, NotYourTurn
from rules.core.journal import Delta
from rules.core.session import Session
from tests.poll import POLL, PollOptions


def new(seed: int = 1, seats: int = 3) -> Session[Any, Any, Any]:
    return Session.deal(POLL, seats, PollOptions(), Committed(bytes([seed] * 32)))


def play_on(session: Session[Any, Any, Any], rng: random.Random) -> None:
    question = session.question
    assert question is not None
    if question.window and (not question.asks or rng.random() < 0.5):
        session.close(session.ask_no)
        return
    ask = rng.choice(session.waiting())
    session.answer(ask.seat, session.ask_no, rng.choice(list(ask.answers())))


@pytest.mark.parametrize("seed", range(20))
def test_a_restart_at_any_question_resumes_the_same_game(seed: int) -> None:
    session, rng, shown = new(seed), random.Random(seed), 0
    while session.question is not None:
        again: Session[Any, Any, Any] = Session.resume(
            POLL, session.luck, session.checkpoint, list(session.journal), events=len(session.log.entries)
        )
        assert again.state.digest() == session.state.digest()
        assert (again.ask_no, again.waiting()) == (session.ask_no, session.waiting())
        assert again.take() == Delta((), (), None)
        play_on(session, rng)
        assert session.ask_no > shown or session.question is None or len(session.waiting()) < 3
    assert session.result is not None


def test_a_secret_vote_waits_for_everybody() -> None:
    session = new()
    ask_no = session.ask_no
    session.answer(2, ask_no, (0,))
    with pytest.raises(NotYourTurn):
        session.answer(2, ask_no, (0,))
    assert [ask.seat for ask in session.waiting()] == [0, 1]
    with pytest.raises(IllegalAnswer):
        session.answer(1, ask_no, (2,))
