"""What happens at a table though nobody presses: clocks that run out, bots' moves, ends.

Works on a table in memory; :mod:`bot.tables.desk` stores what came of it.
"""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.storage.repository import Phase
from bot.tables import answers
from bot.tables.bots import Bots
from bot.tables.clock import BOT_STEPS_IN, PACES, WINDOW_AMONG_BOTS, Clock, Due, Pace, passed, question_due
from bot.tables.ends import close, finish, halt_for
from bot.tables.errors import Refused
from bot.tables.happenings import BotPlays
from bot.tables.table import Table
from rules.core.ask import Ask
from rules.core.log import Entry, TimeRanOut

LONGEST_FINISH = 20_000
"""More answers than any game takes: where bots that play to the end stop."""

log = logging.getLogger(__name__)


class Timekeeper:
    """Sets what is due at tables, and does it when its time has come."""

    def __init__(self, clock: Clock, bots: Bots, pauses: random.Random) -> None:
        self._clock, self._bots, self._pauses = clock, bots, pauses

    # -- doing what is due --------------------------------------------------------------------------------

    def step(self, table: Table, now: datetime) -> None:
        """The one thing that is due at this table; raises :exc:`Refused` where nothing is.

        Raises :exc:`rules.core.errors.FaultyRule` where the rules fail and no answer is to blame.
        """
        try:
            self._step(table, now)
        except Refused:
            raise
        except Exception as fault:
            raise table.faulty("what was due") from fault

    def _step(self, table: Table, now: datetime) -> None:
        row = table.row
        if row.phase is Phase.LOBBY and passed(row.deadline, now):
            close(table, Phase.VOID, "lobby-closed", now)
        elif row.phase is Phase.PLAYING and passed(row.deadline, now):
            self._time_is_up(table)
        elif row.phase is Phase.PLAYING and passed(row.move_at, now):
            self._bots_move(table)
        else:
            raise Refused("moved-on")

    def _time_is_up(self, table: Table) -> None:
        session = table.dealt
        if session.in_window:
            self._bots.close_window(table)
        else:
            late, ask_no = [ask for ask in session.waiting() if not table.moves_itself(ask)], session.ask_no
            for ask in late:
                _ran_out(table, ask, ask_no)
        table.gives_back = True

    def _bots_move(self, table: Table) -> None:
        """Bots and standing orders answer; to the end of the game if only bots may still be asked."""
        for _ in range(LONGEST_FINISH):
            self._bots.move(table)
            if table.row.phase is not Phase.PLAYING or not _only_bots_play(table):
                break
            if table.dealt.question is None:
                break
            if table.dealt.in_window:
                self._bots.close_window(table)

    def start_over(self, table: Table) -> None:
        """Set what is due after a unit has started over; where the rules fail even there, the table is halted."""
        try:
            table.gives_back = True
            self.settle(table)
        except Exception as fault:
            log.error("table %s: a rule failed at the start of unit %s", table.row.id, table.dealt.unit)
            halt_for(table, fault)

    # -- setting what is due ------------------------------------------------------------------------------

    def settle(self, table: Table) -> None:
        """After an act: set what is due next, or end the table where its game is over.

        Raises :exc:`rules.core.errors.FaultyRule` where the rules fail at saying so.
        """
        fresh = table.gives_back or not table.settles_nothing
        gives_back, table.gives_back, table.commits = table.gives_back, False, []
        if table.session is None or table.row.phase is not Phase.PLAYING:
            return
        try:
            self._settle(table, gives_back=gives_back, fresh=fresh)
        except Exception as fault:
            raise table.faulty("what is due") from fault

    def _settle(self, table: Table, *, gives_back: bool, fresh: bool) -> None:
        """``fresh``: a new question has a new clock. Only what settles something resets one: who plans, takes back
        and plans again would otherwise gain time, and everybody would see from the clock that a secret choice
        was made."""
        session = table.dealt
        same = session.ask_no == table.row.ask_no
        if (result := session.result) is not None:
            finish(table, result, self._clock.now())
        elif not same or (gives_back and not session.in_window):
            self._ask(table, fresh=fresh)
        elif not session.in_window:
            self._still_waiting(table)

    def _ask(self, table: Table, *, fresh: bool) -> None:
        session, due = table.dealt, self._due(table, self._clock.now())
        if not fresh and table.row.deadline is not None and due.deadline is not None:
            due = due.running_as(table.row)
        turns, question = table.game.turn(session.state), session.fingerprint
        table.row = replace(table.row, ask_no=session.ask_no, question=question, turns=turns, **due._asdict())

    def _still_waiting(self, table: Table) -> None:
        """The question is the same: the clock of people who are asked runs on, whatever they order meanwhile."""
        due, row = self._due(table, self._clock.now()), table.row
        if row.move_at is not None and due.move_at is not None:
            due = due._replace(move_at=row.move_at)
        if row.deadline is not None and not all(table.bot_moves(ask.seat) for ask in table.dealt.waiting()):
            due = due.running_as(row)
        table.row = replace(row, **due._asdict())

    def _due(self, table: Table, now: datetime) -> Due:
        session, pace = table.dealt, PACES[table.row.pace]
        if _only_bots_play(table):
            return Due(move_at=now)
        if session.in_window:
            among_bots = all(table.bot_moves(seat) for seat in table.playing())
            length = WINDOW_AMONG_BOTS if among_bots else pace.window
            return Due(length, now + timedelta(seconds=length))
        people = [ask.seat for ask in session.waiting() if not table.moves_itself(ask)]
        lengths = [pace.length(table.seats[seat].timeouts) for seat in people]
        moves = len(people) < len(session.waiting())
        return question_due(now, max(lengths, default=0), self._pause(now, pace) if moves else None)

    def _pause(self, now: datetime, pace: Pace) -> datetime:
        return now + timedelta(seconds=self._pauses.uniform(*pace.pause))


def _ran_out(table: Table, ask: Ask[Any], ask_no: int) -> None:
    """A person has let the time run out: the default act, and after too many of them a bot."""
    seat = table.seats[ask.seat]
    table.note(Entry(TimeRanOut(ask.seat)))
    table.set_seat(ask.seat, timeouts=seat.timeouts + 1)
    if seat.timeouts + 1 >= BOT_STEPS_IN:
        table.set_seat(ask.seat, bot_plays=True)
        table.note(Entry(BotPlays(ask.seat)))
    answers.give_default(table, ask, ask_no)


def _only_bots_play(table: Table) -> bool:
    """Whether no person holds a seat that may still be asked, so that nobody is kept waiting."""
    return all(table.seats[seat].person_id is None for seat in table.playing())
