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
    """Give a seat's answer to question ``ask_no``.

    A fault of the rules is reported and the question stays open, but for this answer; a table that has no way on
    is halted. Raises what :meth:`rules.core.session.Session.check` does.
    """
    session = table.dealt
    try:
        session.answer(seat, ask_no, indices)
    except FaultyRule as fault:
        log.error("table %s: a rule failed at %s", table.row.id, fault)
        table.report(fault, ask_no)
        if not _can_go_on(session):
            halt(table)


def give_any(table: Table, ask: Ask[Any], ask_no: int, indices: Indices) -> None:
    """Answer for a seat; where that runs into a faulty rule, with any answer that does not."""
    session = table.dealt
    choice: Indices | None = indices
    while choice is not None and table.row.phase is Phase.PLAYING:
        give(table, ask.seat, ask_no, choice)
        still_open = session.ask(ask.seat) if session.ask_no == ask_no else None
        choice = None if still_open is None else next(still_open.answers(), None)


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


def _can_go_on(session: AnySession) -> bool:
    """Whether faults have left an answer, or a window to close."""
    return session.in_window or any(next(ask.answers(), None) is not None for ask in session.waiting())
