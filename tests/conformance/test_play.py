from __future__ import annotations

import random
from functools import cache
from itertools import zip_longest
from typing import Any

import pytest

from bot.games import brain_for
from rules.core.ask import TAKE_BACK
from rules.core.journal import Answered
from tests.conformance.games import Proof, deal
from tests.playing import MOST_QUESTIONS, AnySession, to_the_end

SEEDS = range(3)
MOST_ANSWERS = 40
IDLE_QUESTIONS = 500


@cache
def alone(proof: Proof, seats: int, seed: int) -> tuple[Any, ...]:
    """Every row and event of a game, played to its end with nothing beside it."""
    return played(deal(proof, seats, seed), seed)


def played(session: AnySession, seed: int) -> tuple[Any, ...]:
    for _ in to_the_end(session, random.Random(seed)):
        pass
    return session.take(), session.state.digest()


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends_with_a_result_and_every_state_on_the_way_is_right(
    proof: Proof, seats: int, seed: int
) -> None:
    session = deal(proof, seats, seed)
    for _ in to_the_end(session, random.Random(seed)):
        proof.check(session.state)
        proof.check(session.checkpoint.state)
        assert sum(isinstance(what, Answered) for what in session.journal) < MOST_ANSWERS, "a unit has no end"
    proof.check(session.state)
    assert session.result is not None
    placed = [seat for place in session.result.places for seat in place]
    assert sorted(placed) == list(range(seats))
    assert session.waiting() == ()


def test_the_same_luck_and_answers_give_the_same_game(proof: Proof, seats: int) -> None:
    assert played(deal(proof, seats), 1) == alone(proof, seats, 1)
    assert alone(proof, seats, 1) != alone(proof, seats, 2)


def test_two_games_in_one_process_do_not_touch(proof: Proof, seats: int) -> None:
    seeds = (1, 2)
    sessions = [deal(proof, seats, seed) for seed in seeds]
    turns = [to_the_end(session, random.Random(seed)) for session, seed in zip(sessions, seeds, strict=True)]
    for _ in zip_longest(*turns):
        pass
    apart = [alone(proof, seats, seed) for seed in seeds]
    assert [(session.take(), session.state.digest()) for session in sessions] == apart


def test_brains_answer_every_question(proof: Proof, seats: int, kind: str) -> None:
    session = deal(proof, seats)
    brains = [brain_for(proof.game.key, kind, random.Random(seat)) for seat in range(seats)]
    for _ in to_the_end(session, random.Random(1)):
        for ask in session.waiting():
            assert session.question is not None
            brain, view = brains[ask.seat], session.view(ask.seat)
            indices = brain.act(view, ask) if session.question.window else brain.answer(view, ask)
            if indices is not None:
                assert TAKE_BACK not in ask.pick(indices)


def test_defaults_answer_every_question_and_play_on(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    most = MOST_QUESTIONS if proof.ends_idle else IDLE_QUESTIONS
    while session.question is not None and session.ask_no < most:
        if session.question.window:
            session.close(session.ask_no)
            continue
        for ask in session.waiting():
            session.answer(ask.seat, session.ask_no, proof.game.default(session.view(ask.seat), ask))
    assert (session.result is not None) == proof.ends_idle
