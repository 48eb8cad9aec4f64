"""A card that lies open."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawings.palette import BLUE, INK, PAPER, RED, WHITE
from bot.pictures.scenes import Card
from bot.pictures.worker.letters import LEAST
from bot.pictures.worker.pen import SHADE, Pen

BROWN = "#9A5B2C"
RATIO = 1.42
"""How much taller than wide."""
NAME = LEAST + 1


def tall(w: float) -> float:
    """How tall a card is that is so wide."""
    return round(w * RATIO)


def face(pen: Pen, card: Card, x: float, y: float, w: float) -> None:
    """The card, ``w`` wide: value and suit, drawing, name."""
    if card.dim:
        with pen.dimmed():
            return _face(pen, card, x, y, w)
    return _face(pen, card, x, y, w)


def _face(pen: Pen, card: Card, x: float, y: float, w: float) -> None:
    h, edge = tall(w), BLUE if card.blue else BROWN
    lines = pen.letters.lines(card.name, NAME, w - 22, "bold")
    banner = 14 + 30 * len(lines)
    pen.rect(x, y + 5, w, h, w * 0.09, SHADE)
    pen.rect(x, y, w, h, w * 0.09, PAPER, INK, 4, "card")
    pen.rect(x + 7, y + 7, w - 14, h - 14, w * 0.06, edge=edge, wide=5)
    _corner(pen, card, x + 14, y, w)
    _symbol(pen, card, x + w / 2, y + w * 0.36, h - banner - 10 - w * 0.36, w)
    pen.rect(x + 9, y + h - banner - 9, w - 18, banner, fill=edge)
    _name(pen, lines, x + w / 2, y + h - banner + 20, w - 22)


def _corner(pen: Pen, card: Card, x: float, y: float, w: float) -> None:
    size = max(LEAST, w * 0.25)
    pen.text(x, y + w * 0.33, card.value, size, fill=RED if card.suit in ("hearts", "diamonds") else INK)
    after = x + pen.width(card.value, size) + 4
    pen.sign(card.suit, after, y + w * 0.33 - size * 0.88, size)
    if card.reach:
        pen.chip(x + w - 38, y + 32, 21, card.reach, BLUE, WHITE)


def _symbol(pen: Pen, card: Card, x: float, y: float, room: float, w: float) -> None:
    size = min(room, w * 0.6)
    pen.drawing(card.drawing, x - size / 2, y + (room - size) / 2, size)


def _name(pen: Pen, lines: Sequence[str], x: float, y: float, room: float) -> None:
    for n, line in enumerate(lines):
        pen.text(x, y + n * 30, line, NAME, "bold", WHITE, "middle", room)
