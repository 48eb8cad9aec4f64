"""How a table ends: played out, void, or halted where its rules fail."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.storage.repository import Phase
from bot.tables.clock import Due
from bot.tables.errors import Refused
from bot.tables.results import rating_of, results
from bot.tables.table import Table
from rules.core.game import Result


def finish(table: Table, result: Result, now: datetime) -> None:
    """The game is over: book who won."""
    state = table.dealt.state
    identities = [table.game.identity(state, seat.seat) for seat in table.seats]
    rows = results(result, table.seats, table.stints.all, identities, table.row.started_at or now, now)
    table.book(rows, rating_of(rows, teams=result.teams))
    table.row = replace(table.row, turns=table.game.turn(state))
    close(table, Phase.ENDED, result.why, now)


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
