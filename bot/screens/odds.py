"""Odds: the way to them, and how they are shown."""

from __future__ import annotations

from bot.screens.controls import TableButton, Verb
from bot.screens.scene import Scene


def odds_buttons(s: Scene) -> list[TableButton]:
    """The way to the odds, where the game has some."""
    if not s.game.has_odds:
        return []
    return [TableButton(s.look.id, Verb.ODDS, label=s.t("button-odds"), emoji="📊")]


def percent(odds: float) -> int:
    """Odds as a whole percentage; what can happen is never 0 and what may fail never 100."""
    shown = round(odds * 100)
    return shown if odds in (0, 1) else min(max(shown, 1), 99)
