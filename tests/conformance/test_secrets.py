from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import brain_for
from rules.core.ask import Indices, Seat
from rules.core.chance import Chance
from rules.core.journal import Checkpoint
from rules.core.log import Log
from rules.core.session import Session
from tests.conformance.games import Proof, Twin, deal, leaves
from tests.playing import AnySession, forward, to_the_end


@pytest.mark.parametrize("seed", range(2))
def test_no_view_ask_or_event_tells_more_than_may_be_known(proof: Proof, seats: int, seed: int) -> None:
    session = deal(proof, seats, seed)
    told: list[int] = [0] * (seats + 1)
    unit = heard = 0
    for _ in to_the_end(session, random.Random(seed)):
        heard = heard if session.unit == unit else 0
        for reader in (*range(seats), None):
            shown = [session.view(reader), *session.log.seen_by(reader, since=heard)]
            shown += [ask for ask in session.waiting() if ask.public or ask.seat == reader]
            assert not any(proof.reveals(session.state, reader, thing) for thing in shown)
            told[-1 if reader is None else reader] += len(shown)
        unit, heard = session.unit, len(session.log.entries)
    assert all(told)


def test_the_deal_tells_each_seat_its_own_secrets_only(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    entries = [row.entry for row in session.take().events if row.unit == 0]
    told_apart = any(twin.knowers for twin in proof.twins(session.state))
    assert any(entry.only is not None for entry in entries) or not told_apart
    for reader in (*range(seats), None):
        seen = [event for entry in entries if (event := entry.seen_by(reader)) is not None]
        assert not any(proof.reveals(session.state, reader, event) for event in seen)


def test_a_view_does_not_change_once_it_is_made(proof: Proof, seats: int) -> None:
    session, views = deal(proof, seats), []
    for _ in to_the_end(session, random.Random(1)):
        view = session.view(0)
        views.append((view, list(leaves(view))))
    assert all(list(leaves(view)) == before for view, before in views)


# -- games that differ in nothing but a secret ----------------------------------------------------------------


def unasked(session: AnySession, start: Any) -> Any | None:
    """How the open unit ends from another ``start``, if it comes to no question there."""
    state = start.copy()
    chance = Chance(session.luck, state.next_draw, lambda _: None)
    try:
        session.game.unit(state, chance, Log()).send(None)
    except StopIteration:
        return state
    return None


def beside(session: AnySession, twin: Twin) -> tuple[AnySession, AnySession]:
    """Two sessions at the first question of the same unit, of which one has the twin's state."""
    one, other = (
        Session.resume(session.game, session.luck, Checkpoint(session.unit, 1, session.ask_no, state), ())
        for state in (session.checkpoint.state, twin.state)
    )
    return one, other


def same_step(one: AnySession, other: AnySession, rng: random.Random) -> bool:
    """Take the same step in both, if there is one that both can take."""
    assert one.question is not None
    if one.question.window:
        one.close(one.ask_no)
        other.close(other.ask_no)
        return True
    both = [ask for ask in one.waiting() if ask == other.ask(ask.seat)]
    if not both:
        return False
    ask = rng.choice(both)
    indices = forward(ask, rng)
    for session in (one, other):
        session.answer(ask.seat, session.ask_no, indices)
    return True


def side_by_side(session: AnySession, twin: Twin, rng: random.Random) -> Iterator[tuple[AnySession, AnySession]]:
    """Both games at each question of this unit, as long as the secret is one in both."""
    if (end := unasked(session, twin.state)) is not None:
        assert twin.comes_out(end), "only one of the two is asked something"
        return
    one, other = beside(session, twin)
    unit = one.unit
    while one.question is not None and one.unit == unit and not came_out(twin, one, other):
        yield one, other
        if not same_step(one, other, rng):
            return


def came_out(twin: Twin, *sessions: AnySession) -> bool:
    """Whether the table has learnt the secret in any of these games."""
    return any(twin.comes_out(session.state) for session in sessions)


def sees(session: AnySession, reader: Seat | None) -> tuple[object, ...]:
    """All that a reader is shown: the view, the events, the question, who is asked, and the reader's ask."""
    assert session.question is not None
    window = session.question.window
    return (
        session.view(reader),
        list(session.log.seen_by(reader)),
        (session.ask_no, session.question.key, window),
        [] if window else [ask.seat for ask in session.waiting()],
        [ask for ask in session.waiting() if ask.seat == reader or ask.public],
    )


def acts_of(proof: Proof, session: AnySession, reader: Seat | None) -> list[Indices]:
    """What brains do for a reader who is asked, each of them with the same luck."""
    ask = None if reader is None else session.ask(reader)
    if ask is None:
        return []
    brains = [brain_for(proof.game.key, kind, random.Random(1)) for kind in proof.brains]
    return [brain.answer(session.view(reader), ask) for brain in brains]


def defaults(proof: Proof, session: AnySession) -> dict[Seat, Indices]:
    """What the clock does for everybody who is asked."""
    return {ask.seat: proof.game.default(session.view(ask.seat), ask) for ask in session.waiting()}


def every_pair(proof: Proof, seats: int) -> Iterator[tuple[Twin, AnySession, AnySession]]:
    """A game, at each of its questions beside each twin that its unit has."""
    session, rng, unit = deal(proof, seats), random.Random(seats), 0
    for _ in to_the_end(session, rng):
        if session.unit > unit:
            unit = session.unit
            for twin in proof.twins(session.checkpoint.state):
                for one, other in side_by_side(session, twin, rng):
                    yield twin, one, other


def same_question(one: AnySession, other: AnySession) -> bool:
    """Whether the same seats are asked the same, each with as many options."""
    asked = [[(ask.seat, ask.key, len(ask.options)) for ask in session.waiting()] for session in (one, other)]
    return asked[0] == asked[1]


def test_who_may_not_know_a_secret_cannot_tell_it_from_another(proof: Proof, seats: int) -> None:
    """Not by what is shown, not by what brains do, and not by what the clock does for those who do know."""
    compared = 0
    for twin, one, other in every_pair(proof, seats):
        for reader in {*range(seats), None} - twin.knowers:
            assert sees(one, reader) == sees(other, reader)
            assert acts_of(proof, one, reader) == acts_of(proof, other, reader)
            compared += 1
        if same_question(one, other):
            assert defaults(proof, one) == defaults(proof, other), "the default act tells who holds it"
    assert compared or not list(proof.twins(deal(proof, seats).state))


def test_a_twin_differs_from_its_state_for_those_who_know(proof: Proof) -> None:
    state = deal(proof, 5 if 5 in proof.players else proof.players[0]).state
    twins = list(proof.twins(state))
    assert twins
    for twin in twins:
        assert twin.state.digest() != state.digest()
        for reader in twin.knowers:
            assert proof.game.view(twin.state, reader) != proof.game.view(state, reader)
