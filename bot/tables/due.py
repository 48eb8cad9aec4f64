"""How a live table goes on: answers, bots, clocks and ends.

Works on :class:`bot.tables.table.Live` in memory alone; :mod:`bot.tables.tables` stores what came of it.
"""

from __future__ import annotations

import logging
import random
import traceback
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from bot import __version__
from bot.storage.repository import Phase, Report, TableRow
from bot.tables.brain import Brain
from bot.tables.clock import BOT_STEPS_IN, PACES, WINDOW_AMONG_BOTS, Clock, Pace, passed, remind_at
from bot.tables.errors import Refused
from bot.tables.happenings import BotPlays
from bot.tables.results import rating_of, results
from bot.tables.table import AnySession, Live
from rules.core.ask import Ask, Indices, Seat
from rules.core.errors import FaultyRule
from rules.core.game import Result
from rules.core.log import Entry, TimeRanOut

LONGEST_FINISH = 20_000
"""More answers than any game takes: where bots that play to the end stop."""

log = logging.getLogger(__name__)


class Due(NamedTuple):
    """What comes next though nobody presses; the fields are those of :class:`bot.storage.repository.TableRow`."""

    length: int = 0
    deadline: datetime | None = None
    remind_at: datetime | None = None
    move_at: datetime | None = None

    def running_as(self, row: TableRow) -> Due:
        """The same with the clock of people that runs already."""
        return self._replace(length=row.length, deadline=row.deadline, remind_at=row.remind_at)


class Play:
    """What happens at a table that is being played, whoever makes it happen."""

    def __init__(self, clock: Clock, brains: Callable[[str], Brain], pauses: random.Random) -> None:
        self._clock, self._brains, self._pauses = clock, brains, pauses

    def answer(self, live: Live, seat: Seat, ask_no: int, indices: Indices) -> None:
        """Give an answer to the session; a fault of the rules is reported and the question stays open."""
        session = live.playing
        try:
            session.answer(seat, ask_no, indices)
        except FaultyRule as fault:
            log.error("table %s: a rule failed at %s", live.row.id, fault)
            live.report(_report(session, ask_no, fault))
            if not _can_go_on(session):
                self.close(live, Phase.HALTED, __version__)

    # -- what is due --------------------------------------------------------------------------------------

    def step(self, live: Live, now: datetime) -> None:
        """The one thing that is due at this table.

        Raises :exc:`FaultyRule` where the rules fail and no answer is to blame: what came of it is thrown away.
        """
        try:
            self._step(live, now)
        except Refused:
            raise
        except Exception as fault:
            raise live.faulty("what was due") from fault

    def halt(self, live: Live, fault: Exception) -> None:
        """Stop a table that the rules fail at, whatever is answered; a newer version tries again."""
        if live.row.phase is not Phase.PLAYING:
            raise Refused("moved-on")
        live.report(_report(live.playing, live.playing.ask_no, fault))
        self.close(live, Phase.HALTED, __version__)
        live.session = None  # nothing of it can be relied on, not even that it can be looked at

    def begin_again(self, live: Live) -> None:
        """Set what is due after a unit has begun again; where the rules fail even there, the table is halted."""
        try:
            self.settle(live, again=True)
        except Exception as fault:
            log.error("table %s: a rule failed at the start of unit %s", live.row.id, live.playing.unit)
            self.halt(live, fault)

    def _step(self, live: Live, now: datetime) -> None:
        if live.row.phase is Phase.LOBBY and passed(live.row.deadline, now):
            self.close(live, Phase.VOID, "lobby-closed")
        elif live.row.phase is Phase.PLAYING and passed(live.row.deadline, now):
            self._time_is_up(live)
        elif live.row.phase is Phase.PLAYING and passed(live.row.move_at, now):
            self._bots_move(live)
        else:
            raise Refused("moved-on")

    def _time_is_up(self, live: Live) -> None:
        session = live.playing
        if session.in_window:
            self._close_window(live)
        else:
            late, ask_no = [ask for ask in session.waiting() if not live.moves_itself(ask)], session.ask_no
            for ask in late:
                self._ran_out(live, ask, ask_no)
            self._finish_plan(live)
        self.settle(live, again=True)

    def _ran_out(self, live: Live, ask: Ask[Any], ask_no: int) -> None:
        seat = live.seats[ask.seat]
        live.note(Entry(TimeRanOut(ask.seat)))
        live.set_seat(ask.seat, timeouts=seat.timeouts + 1)
        if seat.timeouts + 1 >= BOT_STEPS_IN:
            live.set_seat(ask.seat, bot_plays=True)
            live.note(Entry(BotPlays(ask.seat)))
        self._answer_somehow(live, ask, ask_no, self._default(live, live.playing.view(ask.seat), ask))

    def _finish_plan(self, live: Live) -> None:
        """The clock that has run out was that of all questions of a plan that was taken back."""
        while live.row.phase is Phase.PLAYING and (ask := _of_a_plan_taken_back(live)) is not None:
            self._answer_somehow(
                live, ask, live.playing.ask_no, self._default(live, live.playing.view(ask.seat), ask)
            )

    def _bots_move(self, live: Live) -> None:
        """Bots and standing orders answer; to the end of the game if no living seat is a person's."""
        for _ in range(LONGEST_FINISH):
            self._bots_answer(live)
            if live.row.phase is not Phase.PLAYING or not self._only_bots_play(live):
                break
            if live.playing.question is None:
                break
            if live.playing.in_window:
                self._close_window(live)
        self.settle(live)

    def _bots_answer(self, live: Live) -> None:
        session = live.playing
        if session.in_window:
            return
        ask_no = session.ask_no
        for ask in session.waiting():
            if live.moves_itself(ask) and live.row.phase is Phase.PLAYING:
                self._answer_somehow(live, ask, ask_no, self._think(live, session.view(ask.seat), ask))

    def _close_window(self, live: Live) -> None:
        """The window's time is up: bots with an offer decide now, then it closes."""
        session = live.playing
        ask_no = session.ask_no
        for ask in session.waiting():
            if live.bot_moves(ask.seat) and (act := self._act(live, session.view(ask.seat), ask)) is not None:
                self.answer(live, ask.seat, ask_no, act)
                return
        try:
            session.close(ask_no)
        except FaultyRule as fault:
            live.report(_report(session, ask_no, fault))
            self.close(live, Phase.HALTED, __version__)

    def _think(self, live: Live, view: Any, ask: Ask[Any]) -> Indices:
        """The answer of a standing order, or of a bot."""
        try:
            ordered = None if live.bot_moves(ask.seat) else live.ordered(ask)
            indices = self._brains(live.row.game).answer(view, ask) if ordered is None else ordered
            ask.check(indices)
        except Exception:
            log.exception("table %s: the brain failed at %s", live.row.id, ask.key)
            return self._default(live, view, ask)
        return indices

    def _act(self, live: Live, view: Any, ask: Ask[Any]) -> Indices | None:
        """How a bot uses its power in a window, if it does."""
        try:
            act = self._brains(live.row.game).act(view, ask)
            if act is not None:
                ask.check(act)
        except Exception:
            log.exception("table %s: the brain failed at %s", live.row.id, ask.key)
            return None
        return act

    def _default(self, live: Live, view: Any, ask: Ask[Any]) -> Indices:
        """The default act; where faults have closed it, whatever is left."""
        indices = live.game.default(view, ask)
        return next(ask.answers()) if tuple(sorted(indices)) in ask.refused else indices

    def _answer_somehow(self, live: Live, ask: Ask[Any], ask_no: int, indices: Indices) -> None:
        """Answer for a seat; where that runs into a faulty rule, with any answer that does not."""
        session = live.playing
        choice: Indices | None = indices
        while choice is not None and live.row.phase is Phase.PLAYING:
            self.answer(live, ask.seat, ask_no, choice)
            again = session.ask(ask.seat) if session.ask_no == ask_no else None
            choice = None if again is None else next(again.answers(), None)

    # -- deadlines and ends -------------------------------------------------------------------------------

    def settle(self, live: Live, *, again: bool = False) -> None:
        """After an act: set what is due next, or end the table. ``again``: also if the question is the same."""
        session = live.session
        if session is None or live.row.phase is not Phase.PLAYING:
            return
        if (result := session.result) is not None:
            self._finish(live, result)
            return
        if session.ask_no == live.row.ask_no and session.in_window:
            return
        if session.ask_no == live.row.ask_no and not again:
            self._still_waiting(live)
            return
        due = self._due(live, self._clock.now())
        if _of_a_plan_taken_back(live) and live.row.deadline is not None and due.deadline is not None:
            due = due.running_as(live.row)
        turns, question = live.game.turn(session.state), session.fingerprint
        live.row = replace(live.row, ask_no=session.ask_no, question=question, turns=turns, **due._asdict())

    def _still_waiting(self, live: Live) -> None:
        """The question is the same: the clock of people who are asked runs on, whatever they order meanwhile."""
        due, row = self._due(live, self._clock.now()), live.row
        if row.move_at is not None and due.move_at is not None:
            due = due._replace(move_at=row.move_at)
        if row.deadline is not None and not all(live.bot_moves(ask.seat) for ask in live.playing.waiting()):
            due = due.running_as(row)
        live.row = replace(row, **due._asdict())

    def _due(self, live: Live, now: datetime) -> Due:
        session, pace = live.playing, PACES[live.row.pace]
        if self._only_bots_play(live):
            return Due(move_at=now)
        if session.in_window:
            among_bots = all(live.bot_moves(seat) for seat in live.living())
            length = WINDOW_AMONG_BOTS if among_bots else pace.window
            return Due(length, now + timedelta(seconds=length))
        people = [ask.seat for ask in session.waiting() if not live.moves_itself(ask)]
        lengths = [pace.length(live.seats[seat].timeouts) for seat in people]
        moves = len(people) < len(session.waiting())
        return _question_due(now, max(lengths, default=0), self._pause(now, pace) if moves else None)

    def _pause(self, now: datetime, pace: Pace) -> datetime:
        return now + timedelta(seconds=self._pauses.uniform(*pace.pause))

    def _only_bots_play(self, live: Live) -> bool:
        """Whether no person holds a living seat, so that nobody is kept waiting."""
        return all(live.seats[seat].person_id is None for seat in live.living())

    def _finish(self, live: Live, result: Result) -> None:
        state, now = live.playing.state, self._clock.now()
        identities = [live.game.identity(state, seat.seat) for seat in live.seats]
        rows = results(result, live.seats, live.stints, identities, live.row.started_at or now, now)
        live.book(rows, rating_of(rows, teams=result.teams))
        live.row = replace(live.row, turns=live.game.turn(state))
        self.close(live, Phase.ENDED, result.why)

    def close(self, live: Live, phase: Phase, why: str) -> None:
        """Nothing is due at this table any more."""
        ended = None if phase is Phase.HALTED else self._clock.now()
        live.row = replace(live.row, phase=phase, why=why, ended_at=ended, **Due()._asdict())


def _can_go_on(session: AnySession) -> bool:
    """Whether faults have left an answer, or a window to close."""
    return session.in_window or any(next(ask.answers(), None) is not None for ask in session.waiting())


def _report(session: AnySession, ask_no: int, fault: Exception) -> Report:
    return Report(session.unit, ask_no, "".join(traceback.format_exception(fault)))


def _of_a_plan_taken_back(live: Live) -> Ask[Any] | None:
    """The open question, where it goes on with a plan that was taken back: no time is gained by that."""
    session = live.playing
    waiting = session.waiting()
    return waiting[0] if [ask.seat for ask in waiting] == [session.took_back] else None


def _question_due(now: datetime, length: int, move_at: datetime | None) -> Due:
    """What comes of a question that gives people ``length`` seconds, nobody if 0, and that bots answer then."""
    if not length:
        return Due(move_at=move_at)
    deadline = now + timedelta(seconds=length)
    return Due(length, deadline, remind_at(deadline, length), move_at)
