from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.storage.codec import Codec
from rules.core.journal import Delta
from rules.core.log import CORE_EVENTS, Entry, TimeRanOut
from rules.core.session import Session
from tests.conformance.games import Proof, deal
from tests.playing import AnySession, luck, resumed, to_the_end

NOTHING: Delta[Any] = Delta((), (), None)


def where(session: AnySession) -> tuple[object, ...]:
    """Where a session stands, for everybody at the table."""
    question = session.question
    return (
        (session.unit, session.attempt, session.ask_no),
        question and (question.key, question.window, question.asks),
        session.waiting(),
        session.state.digest(),
        session.log.entries,
        [session.view(seat) for seat in (None, *session.game.playing(session.state))],
        session.result,
    )


def from_text(session: AnySession, codec: Codec, seed: int) -> AnySession:
    """The session as a process finds it that has nothing but the stored text."""
    text = codec.dump_state(session.checkpoint.state)
    state = codec.load_state(type(session.state).schema, text)
    return Session.resume(
        session.game,
        luck(seed),
        replace(session.checkpoint, state=state),
        [codec.load_recorded(codec.dump_recorded(what)) for what in session.journal],
        events=len(session.log.entries),
    )


@pytest.mark.parametrize("seed", range(2))
def test_a_restart_at_every_question_goes_on_with_the_same_game(proof: Proof, seats: int, seed: int) -> None:
    session = deal(proof, seats, seed)
    for _ in to_the_end(session, random.Random(seed)):
        again = resumed(session)
        assert where(again) == where(session)
        assert again.take() == NOTHING


def test_a_restart_from_stored_text_goes_on_with_the_same_game(proof: Proof, seats: int) -> None:
    codec = Codec(proof.game, CORE_EVENTS)
    session = deal(proof, seats)
    for _ in to_the_end(session, random.Random(seats)):
        again = from_text(session, codec, seed=1)
        assert where(again) == where(session)
        assert again.take() == NOTHING
        for entry in session.log.entries:
            assert codec.load_entry(codec.dump_entry(entry)) == entry


def test_a_game_restarted_at_every_question_is_the_game_that_never_stopped(proof: Proof, seats: int) -> None:
    unbroken, rng = deal(proof, seats), random.Random(3)
    for _ in to_the_end(unbroken, rng):
        pass
    whole = unbroken.take()

    session, rng = deal(proof, seats), random.Random(3)
    deltas = [session.take()]
    while session.question is not None:
        session = resumed(session)
        next(steps := to_the_end(session, rng))
        next(steps, None)
        deltas.append(session.take())
    assert [row for delta in deltas for row in delta.rows] == list(whole.rows)
    assert [event for delta in deltas for event in delta.events] == list(whole.events)


def test_notes_from_outside_come_through_a_restart(proof: Proof) -> None:
    session = deal(proof, proof.players[0])
    session.note(Entry(TimeRanOut(0)))
    assert where(resumed(session)) == where(session)
    assert session.log.entries[-1] == Entry(TimeRanOut(0))


def test_no_event_and_no_row_has_the_key_of_another(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    for _ in to_the_end(session, random.Random(4)):
        pass
    delta = session.take()
    for rows in (delta.rows, delta.events):
        keys = [row[:3] for row in rows]
        assert len({*keys}) == len(keys) > 0
