"""Asks which table is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import ui

from bot.screens.limits import MENU
from bot.screens.sheet import YOURS, Control, Sheet
from bot.storage.repository import TableLine
from bot.text import say

ForTable = Callable[..., Control]
"""Makes a control out of a table and its ``label``."""


def table_label(line: TableLine, locale: str) -> str:
    """A table in one line."""
    return say(locale, "title-table", game=say(locale, f"game-{line.game}"), table=str(line.id))


def which_table(lines: Sequence[TableLine], button: ForTable, locale: str) -> ui.LayoutView:
    """One button for each table; it does what the command would have done, or opens the seat there."""
    shown = lines[:MENU]
    sheet = Sheet(YOURS).text(say(locale, "which-table"))
    sheet.text(*(f"{table_label(line, locale)} · <#{line.channel_id}>" for line in shown))
    return sheet.row(*(button(line.id, label=table_label(line, locale)) for line in shown)).view()
