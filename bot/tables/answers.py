"""Answers on their way into a game, whoever gives them, and what becomes of a fault that they meet."""

from __future__ import annotations

import logging
from typing import Any

from bot.storage.repository import Phase
from bot.tables.ends import halt
from bot.tables.table import AnySession, Table
from rules.core.ask import Ask, Indices, Seat
from rules.core.errors import FaultyRule

log = logging.getLogger(__name__)


def give(table: Table, seat: Seat, ask_no: int, indices: Indices) -> None:
    """Give a seat's answer to question ``ask_no``, and note whether anything is settled by it.

    A fault of the rules is reported and the question stays open, but for this answer; a table that has no way on
    is halted. Raises what :meth:`rules.core.session.Session.check` does.
    """
    session = table.dealt
    ask = session.check(seat, ask_no, indices)
    try:
        session.answer(seat, ask_no, indices)
    except FaultyRule as fault:
        log.error("table %s: a rule failed at %s", table.row.id, fault)
        table.report(fault, ask_no)
        if not _can_go_on(session):
            halt(table)
    else:
        table.commits.append(not _is_of_a_plan(session, ask, indices))


def give_any(table: Table, ask: Ask[Any], ask_no: int, indices: Indices) -> None:
    """Answer for a seat; where that runs into a faulty rule, with any answer that does not."""
    session = table.dealt
    choice: Indices | None = indices
    while choice is not None and table.row.phase is Phase.PLAYING:
        give(table, ask.seat, ask_no, choice)
        still_open = session.ask(ask.seat) if session.ask_no == ask_no else None
        choice = None if still_open is None else next(still_open.answers(), None)


def give_default(table: Table, ask: Ask[Any], ask_no: int) -> None:
    """Answer for a seat that does not, and carry its plan to the end: to be silent in the middle of one is to be
    silent once."""
    give_any(table, ask, ask_no, default(table, ask))
    while table.row.phase is Phase.PLAYING and table.plans:
        (open_ask,) = table.dealt.waiting()
        give_any(table, open_ask, table.dealt.ask_no, default(table, open_ask))


def default(table: Table, ask: Ask[Any]) -> Indices:
    """The default act; where faults have closed it, whatever is left."""
    indices = table.game.default(table.dealt.view(ask.seat), ask)
    return next(ask.answers()) if tuple(sorted(indices)) in ask.refused else indices


def close_window(table: Table, ask_no: int) -> None:
    """Nobody has acted in the window; a fault of the rules halts the table, since there is no other way on."""
    try:
        table.dealt.close(ask_no)
    except FaultyRule as fault:
        log.error("table %s: a rule failed at %s", table.row.id, fault)
        table.report(fault, ask_no)
        halt(table)


def _is_of_a_plan(session: AnySession, ask: Ask[Any], indices: Indices) -> bool:
    """Whether an answer has settled nothing: it has taken one back, or may be taken back itself."""
    waiting = session.waiting()
    if [other.seat for other in waiting] != [ask.seat]:
        return False
    return waiting[0].can_take_back or (ask.can_take_back and ask.proper in indices)


def _can_go_on(session: AnySession) -> bool:
    """Whether faults have left an answer, or a window to close."""
    return session.in_window or any(next(ask.answers(), None) is not None for ask in session.waiting())
