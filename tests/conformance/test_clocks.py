"""Clocks in every game: what settles nothing gains no time, and silence in the middle of a plan is one silence."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

from bot.storage.codec import Codec
from bot.storage.repository import Phase, SeatRow, Stored, TableRow
from bot.tables import seats as acts
from bot.tables.bots import Bots
from bot.tables.due import Timekeeper
from bot.tables.happenings import HAPPENINGS
from bot.tables.table import Table
from rules.core.ask import Ask, Indices
from tests.bot.house import FirstBrain
from tests.clock import HandClock
from tests.conformance.games import Proof, deal
from tests.playing import AnySession, resumed, to_the_end

QUESTIONS = 60
"""So many questions of a game are looked at."""
DEEP, WIDE = 4, 3
"""So many answers in a row are tried, and so many to each question beside taking back."""


class Sitting:
    """People at a table in memory, at the question that ``session`` waits for."""

    def __init__(self, codec: Codec, row: TableRow, seats: Sequence[SeatRow], session: AnySession) -> None:
        self.codec, self.clock = codec, HandClock()
        self.timekeeper = Timekeeper(self.clock, Bots(lambda _: FirstBrain()), random.Random(1))
        stored = Stored(row, tuple(seats), (), None, (), 0, ())
        self.table = Table(stored, session.game, codec, version="1")
        self.table.session = resumed(session)

    def branch(self) -> Sitting:
        """The same table once more, with a clock of its own."""
        other = Sitting(self.codec, self.table.row, self.table.seats, self.table.dealt)
        other.clock.time = self.clock.time
        return other

    def answer(self, ask: Ask[object], indices: Indices) -> None:
        """Answer a second later than the last time."""
        self.clock.pass_by(1)
        acts.answer(self.table, ask.seat, self.table.dealt.ask_no, indices)
        self.timekeeper.settle(self.table)

    def time_is_up(self) -> None:
        """Everybody is silent until the clock has run out."""
        assert self.table.row.deadline is not None
        self.clock.time = self.table.row.deadline
        self.timekeeper.step(self.table, self.clock.now())
        self.timekeeper.settle(self.table)

    @property
    def where(self) -> str:
        """The state and the question."""
        return self.table.dealt.fingerprint


def asked_alone(proof: Proof) -> Iterator[Sitting]:
    """A table at each question of a game that is put to one seat alone, its clock just begun."""
    codec, now, seats = Codec(proof.game, HAPPENINGS), HandClock().now(), proof.players[0]
    text = codec.dump_options(proof.game.options_type() if proof.options is None else proof.options)
    row = TableRow(1, proof.game.key, 5, 6, 0, "en", "normal", text, Phase.PLAYING, 1, bytes(32), now)
    people = [SeatRow(seat, seat, f"Person {seat}") for seat in range(seats)]
    for session in islice(to_the_end(deal(proof, seats), random.Random(3)), QUESTIONS):
        if not session.in_window and len(session.waiting()) == 1:
            sitting = Sitting(codec, row, people, session)
            sitting.timekeeper.settle(sitting.table)
            yield sitting


def ways(ask: Ask[object]) -> Iterator[Indices]:
    """Some answers to a question, and the one that takes back."""
    yield from islice(ask.forward(), WIDE)
    if ask.can_take_back:
        yield (ask.proper,)


def unsettled(sitting: Sitting, deep: int = DEEP) -> Iterator[Sitting]:
    """The table after each sequence of one seat's answers of which nothing has come yet."""
    (ask,) = sitting.table.dealt.waiting()
    for indices in ways(ask):
        after = sitting.branch()
        happened = len(after.table.dealt.log.entries)
        after.answer(ask, indices)
        session = after.table.dealt
        still_same = session.unit == sitting.table.dealt.unit and len(session.log.entries) == happened
        nothing_new = still_same or not session.log.entries
        if session.question is not None and nothing_new and [a.seat for a in session.waiting()] == [ask.seat]:
            yield after
            if deep > 1:
                yield from unsettled(after, deep - 1)


def plans(sitting: Sitting) -> Iterator[Sitting]:
    """The table after each answer that may be taken back."""
    for after in unsettled(sitting, 1):
        (ask,) = after.table.dealt.waiting()
        if ask.can_take_back:
            yield after


def test_answers_that_end_where_they_began_leave_no_more_time(proof: Proof) -> None:
    for sitting in asked_alone(proof):
        for after in unsettled(sitting):
            if after.where == sitting.where:
                assert after.table.row.deadline == sitting.table.row.deadline


def test_silence_in_the_middle_of_a_plan_costs_one_clock_and_is_one_timeout(proof: Proof) -> None:
    for sitting in asked_alone(proof):
        for after in (*plans(sitting), *(two for one in plans(sitting) for two in plans(one))):
            (ask,) = after.table.dealt.waiting()
            assert after.table.row.deadline == sitting.table.row.deadline
            after.time_is_up()
            assert after.table.seats[ask.seat].timeouts == 1
            assert after.where != sitting.where
            assert not any(left.can_take_back for left in after.table.dealt.waiting())
