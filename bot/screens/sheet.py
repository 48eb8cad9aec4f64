"""A message being laid out: texts in reading order, then rows of controls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from bot.screens.controls import Press
from bot.screens.limits import ROW, TEXT

CUT = "…"

Control = Press[Any]

CALM = 0xC8963E
YOURS = 0x2F7D6B
OVER = 0x6B7280


class Layout(ui.LayoutView):
    """A message of ours.

    discord.py keeps nothing of it, and no timer as it would for each that is seen by one person alone:
    whatever is pressed on it is served by class and id, see :mod:`bot.screens.controls`.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Whether discord.py has nothing to wait for, which is always so."""
        return True


class Sheet:
    """Collects what one message says and offers; every call of :meth:`view` gives a view of its own."""

    def __init__(self, colour: int = CALM) -> None:
        self.colour = colour
        self._parts: list[str | tuple[Control, ...] | None] = []

    def text(self, *lines: str | None) -> Sheet:
        """A paragraph; lines that are empty or ``None`` are left out."""
        if kept := [line for line in lines if line]:
            self._parts.append("\n".join(kept))
        return self

    def line(self) -> Sheet:
        """A rule between paragraphs."""
        self._parts.append(None)
        return self

    def row(self, *controls: Control) -> Sheet:
        """Controls side by side, in as many rows as they need."""
        for start in range(0, len(controls), ROW):
            self._parts.append(controls[start : start + ROW])
        return self

    @property
    def room(self) -> int:
        """How many more letters the message takes."""
        return TEXT - sum(len(part) for part in self._parts if isinstance(part, str))

    def view(self) -> ui.LayoutView:
        """The message, as Discord gets it."""
        container: ui.Container[Any] = ui.Container(*map(_item, self._parts), accent_colour=self.colour)
        view = Layout()
        view.add_item(container)
        return view


def newest_that_fit(lines: Sequence[str], room: int) -> list[str]:
    """The last of ``lines`` that go into ``room`` letters, oldest first."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]


def first_that_fit(lines: Iterable[str], room: int) -> list[str]:
    """The first of ``lines`` that go into ``room`` letters, with a mark where some were left out."""
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < len(CUT) + 1:
            return [*kept, CUT]
        kept.append(line)
    return kept


def _item(part: str | tuple[Control, ...] | None) -> ui.Item[Any]:
    if part is None:
        return ui.Separator()
    if isinstance(part, str):
        return ui.TextDisplay(part)
    row: ui.ActionRow[Any] = ui.ActionRow(*part)
    return row
