"""Plays sessions by themselves, for tests that are about something else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias

from rules.core.ask import Ask, Indices
from rules.core.chance import SEED_BYTES, Committed
from rules.core.game import AnyGame
from rules.core.session import Session

AnySession: TypeAlias = Session[Any, Any, Any]
MOST_QUESTIONS = 5000
"""No game asks as many, however it is played."""


def at_most(steps: int) -> Iterator[int]:
    """Counts the steps towards something that has to come; fails where it does not."""
    yield from range(steps)
    raise AssertionError(f"still going on after {steps} steps")


def luck(seed: int) -> Committed:
    return Committed(seed.to_bytes(32, "big"))


def seeds(seed: int) -> Callable[[], bytes]:
    """Secrets for tables, the same in every run."""
    return partial(random.Random(seed).randbytes, SEED_BYTES)


def deal(game: AnyGame, seats: int, seed: int = 1) -> AnySession:
    return Session.deal(game, seats, game.options_type(), luck(seed))


def resumed(session: AnySession) -> AnySession:
    """What a process that has only the stored rows makes of this session."""
    events = len(session.log.entries)
    journal = list(session.journal)
    return Session.resume(session.game, session.luck, session.checkpoint, journal, events=events)


def forward(ask: Ask[Any], rng: random.Random) -> Indices:
    """Any open answer that does not take an earlier one back."""
    return rng.choice(list(ask.forward()))


def step(session: AnySession, rng: random.Random) -> None:
    """One random decision of anybody who is asked, or the close of a window."""
    assert session.question is not None
    assert session.ask_no < MOST_QUESTIONS, "the game does not end"
    if session.question.window and (not session.question.asks or rng.random() < 0.5):
        session.close(session.ask_no)
    else:
        ask = rng.choice(session.waiting())
        session.answer(ask.seat, session.ask_no, forward(ask, rng))


def to_the_end(session: AnySession, rng: random.Random) -> Iterator[AnySession]:
    """The session at each of its questions; it takes a random step when asked for the next one."""
    while session.question is not None:
        yield session
        step(session, rng)
