"""What is true of every game, at every question of it."""

from __future__ import annotations

import random

import pytest

from rules.cards import CARDS
from rules.cards.events import AnswerGiven, CardPlayed, CardsDiscarded, DeckReshuffled, Eliminated, LifeGained
from rules.cards.state import State
from rules.core.log import Event
from tests.conformance.cards import check
from tests.playing import AnySession, deal, resumed, step

GAMES = range(6)


def play_out(session: AnySession, rng: random.Random) -> list[Event]:
    """Play to the end, looking at every state and question; what has happened."""
    happened: list[Event] = []
    asked: set[object] = set()
    while session.question is not None:
        check(session.state)
        (ask,) = session.waiting()
        this = (session.unit, ask.seat, ask.key, session.state.digest())
        assert this not in asked, "asked twice for one thing"
        asked.add(this)
        assert session.state.players[ask.seat].alive
        step(session, rng)
        happened += [row.entry.event for row in session.take().events]
    check(session.state)
    return happened


@pytest.mark.rule("CG-COMP-2", "CG-PLAY-4", "CG-LIFE-2")
@pytest.mark.parametrize("seats", CARDS.players)
def test_c11_cards_are_neither_born_nor_lost(seats: int) -> None:
    shuffles = healed = 0
    for seed in GAMES:
        session = deal(CARDS, seats, seed)
        happened = play_out(session, random.Random(seed))
        out = [e.seat for e in happened if isinstance(e, Eliminated)]
        assert sorted(out) == [seat for seat, p in enumerate(session.state.players) if not p.alive]
        shuffles += sum(isinstance(e, DeckReshuffled) for e in happened)
        healed += hershel_pays_two_cards_for_each_point(happened)
    assert shuffles > 0
    assert healed > 0


def hershel_pays_two_cards_for_each_point(happened: list[Event]) -> int:
    paid = [e for e in happened if isinstance(e, CardsDiscarded) and e.why == "hershel"]
    points = [e for e in happened if isinstance(e, LifeGained) and e.why == "hershel"]
    assert len(paid) == len(points)
    assert all(len(e.cards) == 2 for e in paid)
    assert all(e.points == 1 for e in points)
    return len(points)


@pytest.mark.parametrize("seats", CARDS.players)
def test_a_game_restarted_at_every_question_ends_the_same(seats: int) -> None:
    def play(*, restart: bool) -> State:
        session, rng = deal(CARDS, seats, 7), random.Random(7)
        while session.question is not None:
            step(session, rng)
            if restart:
                session = resumed(session)
        state: State = session.state
        return state

    assert play(restart=False) == play(restart=True)


def test_every_kind_of_card_is_played_and_every_character_is_asked() -> None:
    """The random games reach all there is: otherwise the tests above would prove little."""
    kinds, questions = set[str](), set[str]()
    for seed in range(60):
        session, rng = deal(CARDS, 4 + seed % 4, seed), random.Random(seed)
        while session.question is not None:
            questions.add(session.question.key)
            step(session, rng)
            happened = [row.entry.event for row in session.take().events]
            kinds |= {e.played_as for e in happened if isinstance(e, CardPlayed | AnswerGiven)}
    assert kinds == {*CARDS.edition.kinds}
    assert {
        "eugene.put-back",
        "glenn.draw",
        "negan.draw",
        "hershel.cards",
        "ezekiel.captured",
        "ezekiel.contagion",
        "ezekiel.riot-gear",
    } <= questions
