"""What bots and standing orders answer; a brain that fails plays the default act."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from bot.storage.repository import Phase
from bot.tables import answers
from bot.tables.brain import Brain
from bot.tables.table import Table
from rules.core.ask import Ask, Indices

log = logging.getLogger(__name__)


class Bots:
    """The players of seats that no person plays; ``brains`` gives the one for a game's key."""

    def __init__(self, brains: Callable[[str], Brain]) -> None:
        self._brains = brains

    def move(self, table: Table) -> None:
        """Answer the open question for every seat that moves by itself; a window they let pass until it closes."""
        session = table.dealt
        if session.in_window:
            return
        ask_no = session.ask_no
        for ask in session.waiting():
            if table.moves_itself(ask) and table.row.phase is Phase.PLAYING:
                answers.give_any(table, ask, ask_no, self._answer(table, ask))

    def close_window(self, table: Table) -> None:
        """The window's time is up: bots and standing orders with an offer decide now, then it closes."""
        session = table.dealt
        ask_no = session.ask_no
        for ask in session.waiting():
            decide = self._power if table.bot_moves(ask.seat) else self._order
            if (power := decide(table, ask)) is not None:
                answers.give(table, ask.seat, ask_no, power)
                return
        answers.close_window(table, ask_no)

    def _answer(self, table: Table, ask: Ask[Any]) -> Indices:
        """The answer of a standing order, or of a bot."""
        view = table.dealt.view(ask.seat)
        try:
            ordered = None if table.bot_moves(ask.seat) else table.ordered(ask)
            indices = self._brains(table.row.game).answer(view, ask) if ordered is None else ordered
            ask.check(indices)
        except Exception:
            log.exception("table %s: the brain failed at %s", table.row.id, ask.key)
            return answers.default(table, ask)
        return indices

    def _order(self, table: Table, ask: Ask[Any]) -> Indices | None:
        """How a standing order uses a power in a window, if it does."""
        try:
            power = table.ordered(ask)
            if power is not None:
                ask.check(power)
        except Exception:
            log.exception("table %s: the standing orders failed at %s", table.row.id, ask.key)
            return None
        return power

    def _power(self, table: Table, ask: Ask[Any]) -> Indices | None:
        """How a bot uses its power in a window, if it does."""
        view = table.dealt.view(ask.seat)
        try:
            power = self._brains(table.row.game).act(view, ask)
            if power is not None:
                ask.check(power)
        except Exception:
            log.exception("table %s: the brain failed at %s", table.row.id, ask.key)
            return None
        return power
