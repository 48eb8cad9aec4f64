"""A scene becomes SVG, and that a PNG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import resvg_py

from bot.pictures.scenes import CardsTable, Course, DiceTable, ExploreTable, Hand, Scene
from bot.pictures.worker import cards, course, dice, explore, hand
from bot.pictures.worker.letters import Letters
from bot.pictures.worker.pen import Pen

SHOWN = 640
"""Pixels in a row: a computer shows 550, a phone 350 of two or three each. The more, the more a picture costs."""
DRAW: dict[type, Callable[[Pen, Any], float]] = {
    DiceTable: dice.draw,
    CardsTable: cards.draw,
    Hand: hand.draw,
    ExploreTable: explore.draw,
    Course: course.draw,
}


def laid_out(scene: Scene, further: tuple[Path, ...] = ()) -> tuple[str, list[str]]:
    """The scene as SVG, and the files of the fonts that it needs."""
    letters = Letters(further)
    pen = Pen(letters)
    high = DRAW[type(scene)](pen, scene)
    return pen.page(high), sorted(map(str, letters.used))


def render(scene: Scene, further: tuple[Path, ...] = ()) -> bytes:
    """The scene as PNG; ``further`` are fonts beside those of Deadeye."""
    drawn, fonts = laid_out(scene, further)
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=SHOWN, skip_system_fonts=True, font_files=fonts))
