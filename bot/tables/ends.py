"""How a table ends: played out, void, or halted where its rules fail."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from bot.storage.repository import Change, PayloadRow, Phase
from bot.tables.clock import Due
from bot.tables.errors import Refused
from bot.tables.results import rating_of, results, silent_people
from bot.tables.table import Table, known
from rules.core.game import Result


def finish(table: Table, result: Result, now: datetime) -> None:
    """The game is over; what comes of it is booked when it is stored."""
    table.row = replace(table.row, turns=table.game.turn(table.dealt.state))
    close(table, Phase.ENDED, result.why, now)


def booked(table: Table, change: Change, stored: Iterable[PayloadRow]) -> Change:
    """The change that ends a played game, with the results of everybody.

    ``stored`` is the journal so far: it knows who played and who was played for. Raises
    :exc:`rules.core.errors.FaultyRule` where the rules fail at saying who was what.
    """
    try:
        return _booked(table, change, stored)
    except Exception as fault:
        raise table.faulty("results") from fault


def _booked(table: Table, change: Change, stored: Iterable[PayloadRow]) -> Change:
    result, row = table.dealt.result, table.row
    assert result is not None  # noqa: S101
    assert row.ended_at is not None  # noqa: S101
    identities = [table.game.identity(table.dealt.state, seat.seat) for seat in table.seats]
    silent = silent_people(table.stints.all, known(table.codec.load_recorded, (*stored, *change.journal)))
    dealt = row.started_at or row.ended_at
    rows = results(result, table.seats, table.stints.all, identities, dealt, row.ended_at, silent)
    return replace(change, results=rows, rate=rating_of(rows, teams=result.teams))


def close(table: Table, phase: Phase, why: str, now: datetime) -> None:
    """The table is over, and nothing is due any more."""
    table.row = replace(table.row, phase=phase, why=why, ended_at=now, **Due()._asdict())


def halt(table: Table) -> None:
    """Stop a table that its rules fail at, whatever is answered; a newer version tries again."""
    table.row = replace(table.row, phase=Phase.HALTED, why=table.version, ended_at=None, **Due()._asdict())


def halt_for(table: Table, fault: Exception) -> None:
    """Halt a table that cannot even be looked at any more, and report the fault."""
    if table.row.phase is not Phase.PLAYING:
        raise Refused("moved-on")
    table.report(fault, table.dealt.ask_no)
    halt(table)
    table.session = None  # nothing of it can be relied on
