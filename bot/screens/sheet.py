"""A message being laid out: texts, a picture and rows of controls in reading order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.screens.controls import Press
from bot.screens.limits import ROW, TEXT

CUT = "…"

Control = Press[Any]

ASKED, CALM, YOURS, OVER = 0xEBA92B, 0x6B7280, 0x2F8572, 0xCC3A2B
"""What the edge of a message says: a person is asked here, nobody has to press, it is private, it is the end."""


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


class Picture(NamedTuple):
    """A picture of a message: where it is found, and what it says in words."""

    address: str
    alt: str


class Sheet:
    """Collects what one message says and offers; every call of :meth:`view` gives a view of its own.

    ``colour`` is that of its edge; a message without one stands free, in no box.
    """

    def __init__(self, colour: int | None = CALM) -> None:
        self.colour = colour
        self._parts: list[str | Picture | tuple[Control, ...] | None] = []

    def text(self, *lines: str | None) -> Sheet:
        """A paragraph; lines that are empty or ``None`` are left out."""
        if kept := [line for line in lines if line]:
            self._parts.append("\n".join(kept))
        return self

    def picture(self, name: str, alt: str) -> Sheet:
        """A picture that goes with the message as the file ``name``; ``alt`` says the same in words."""
        self._parts.append(Picture(f"attachment://{name}", alt))
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
        view, items = Layout(), [*map(_item, self._parts)]
        boxed: list[ui.Item[Any]] = [ui.Container(*items, accent_colour=self.colour)]
        for item in items if self.colour is None else boxed:
            view.add_item(item)
        return view


def small(line: str) -> str:
    """A line in small letters."""
    return f"-# {line}"


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


def _item(part: str | Picture | tuple[Control, ...] | None) -> ui.Item[Any]:
    if part is None:
        return ui.Separator()
    if isinstance(part, Picture):
        return ui.MediaGallery(discord.MediaGalleryItem(part.address, description=part.alt))
    if isinstance(part, str):
        return ui.TextDisplay(part)
    row: ui.ActionRow[Any] = ui.ActionRow(*part)
    return row
