"""What the plates of all tables have in common: number, name, character, role, frame, skull."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawings.palette import AMBER, INK, PAPER
from bot.pictures.scenes import Person
from bot.pictures.worker.letters import LEAST
from bot.pictures.worker.pen import BOARDS, FAINT, Pen
from bot.pictures.worker.ring import Spot

GONE, GONE_INK = "#574A44", "#CDBFB2"
"""The plate of somebody who is out, and what is written on it."""
NAME = 42
"""A phone shows a name at 12."""
ROLE, CHIP = 40, 20
TAB = "h38v48a12 12 0 0 1 -12 12H"
Chip = tuple[int, str]
"""A number and the colour below it."""


def head(
    pen: Pen,
    at: Spot,
    number: int,
    who: Person,
    *,
    role: str | None = None,
    frame: str | None = None,
    paper: str = PAPER,
    gone: bool = False,
    chips: Sequence[Chip] = (),
) -> None:
    """The plate with its upper half; ``frame`` is the colour around it, if it has one."""
    if frame:
        pen.rect(at.x - 7, at.y - 7, at.w + 14, at.h + 14, 22, frame)
    pen.plate(at.x, at.y, at.w, at.h, GONE if gone else paper)
    _number(pen, at, number, frame or (BOARDS if gone else INK), INK if frame == AMBER else PAPER)
    ink, room, step = GONE_INK if gone else INK, at.w - 78, 2 * CHIP + 3
    pen.name(at.x + 66, at.y + 43, who, NAME, ink, room - (ROLE + 4 if role else 0))
    faint = ink if gone else FAINT
    pen.text(at.x + 66, at.y + 76, who.character, LEAST + 1, "text", faint, room=room - step * len(chips))
    if role:
        pen.drawing(role, at.x + at.w - ROLE - 8, at.y + 4, ROLE)
    for n, (words, fill) in enumerate(chips):
        pen.chip(at.x + at.w - CHIP - 8 - n * step, at.y + 63, CHIP, words, fill, size=LEAST + 1)


def _number(pen: Pen, at: Spot, number: int, fill: str, ink: str) -> None:
    pen.path(f"M{at.x:.1f} {at.y + 16:.1f}a16 16 0 0 1 16 -16{TAB}{at.x:.1f}z", fill)
    pen.text(at.x + 27, at.y + 43, number, 36, fill=ink, anchor="middle")


def skull(pen: Pen, at: Spot) -> None:
    """Somebody is out."""
    pen.drawing("skull", at.x + 11, at.y + 84, 54)
