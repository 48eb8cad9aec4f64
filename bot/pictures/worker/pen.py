"""What every picture is drawn with: words that fit, drawings of the set, plates, chips, arrows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html import escape
from math import cos, hypot, radians, sin
from typing import Literal

from bot.drawings import svg
from bot.drawings.palette import AMBER, INK, PAPER, RED, RED_DARK, STEEL_LIGHT, WHITE
from bot.pictures.scenes import Person
from bot.pictures.worker.letters import LEAST, LOOKS, Kind, Letters

WIDTH = 900
"""Every picture is so wide, in the units that everything here is measured in."""
NIGHT, BOARDS, SHADE = "#231A17", "#1A1311", "#120C0A"
FELT, FELT_DARK, FELT_LINE = "#23433B", "#162C26", "#3B6256"
FRAME, FRAME_LIGHT, RIM = "#50301C", "#7A4C2B", "#160F0D"
BEND = 130
"""An arrow's bow: so far towards the middle of the table."""
FAINT = "#6B5A4C"
"""Lines below names, on paper."""
Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


@cache
def inside(name: str) -> str:
    """What is in a drawing's square of 128; raises :exc:`bot.drawings.NoSuchDrawing`."""
    source = svg(name)
    return source[source.index(">") + 1 : source.rindex("</svg>")]


def star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    """The path of a star around (x, y) whose first point is above."""
    turns = ((n * 180 / points - 90, outer if n % 2 == 0 else inner) for n in range(2 * points))
    corners = (f"{x + r * cos(radians(a)):.1f} {y + r * sin(radians(a)):.1f}" for a, r in turns)
    return f"M{'L'.join(corners)}z"


class Pen:
    """Draws one picture; what comes later lies on top."""

    def __init__(self, letters: Letters) -> None:
        self.letters = letters
        self._parts: list[str] = []

    def page(self, height: float) -> str:
        """Everything drawn so far, as SVG."""
        size = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(self._parts)}</svg>'

    @contextmanager
    def dimmed(self) -> Iterator[None]:
        """What is drawn meanwhile is dim."""
        self._parts.append('<g opacity=".5">')
        yield
        self._parts.append("</g>")

    # -- shapes -------------------------------------------------------------------------------------------

    def path(self, d: str, fill: str = "none", edge: str | None = None, wide: float = 0) -> None:
        """Any shape, filled or as a line."""
        line = f' stroke="{edge}" stroke-width="{wide:g}" stroke-linejoin="round" stroke-linecap="round"'
        self._parts.append(f'<path d="{d}" fill="{fill}"{line if edge else ""}/>')

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 0,
        fill: str = "none",
        edge: str | None = None,
        wide: float = 0,
        what: str = "",
    ) -> None:
        """A rectangle; ``what`` says which part of the picture it is."""
        line = f' stroke="{edge}" stroke-width="{wide:g}"' if edge else ""
        named = f' class="{what}"' if what else ""
        box = f'x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{radius:.1f}"'
        self._parts.append(f'<rect{named} {box} fill="{fill}"{line}/>')

    def circle(self, x: float, y: float, r: float, fill: str, edge: str = INK, wide: float = 4) -> None:
        """A disc with an edge."""
        box = f'cx="{x:.1f}" cy="{y:.1f}" r="{r:g}"'
        self._parts.append(f'<circle {box} fill="{fill}" stroke="{edge}" stroke-width="{wide:g}"/>')

    def drawing(self, name: str, x: float, y: float, size: float) -> None:
        """A drawing of the set, its upper left corner at (x, y)."""
        self._drawn(inside(name), x, y, size)

    def sign(self, name: str, x: float, y: float, size: float) -> None:
        """What a drawing shows on its tile or card, without that."""
        self._drawn(inside(name).partition("/>")[2], x, y, size)

    def _drawn(self, shapes: str, x: float, y: float, size: float) -> None:
        self._parts.append(f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 128:.4f})">{shapes}</g>')

    # -- words --------------------------------------------------------------------------------------------

    def width(self, words: object, size: float, kind: Kind = "poster") -> float:
        """How wide something written is."""
        return self.letters.width(str(words), size, kind)

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float,
        kind: Kind = "poster",
        fill: str = INK,
        anchor: Anchor = "start",
        room: float | None = None,
    ) -> None:
        """Words on the line at ``y``, made smaller or cut to fit into ``room``."""
        shown = str(words)
        if room is not None:
            shown, size = self.letters.fitted(self.letters.writable(shown), size, room, kind)
        place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="{anchor}"'
        self._parts.append(f'<text {place} {LOOKS[kind]} fill="{fill}">{escape(shown)}</text>')

    def name(self, x: float, y: float, who: Person, size: float, fill: str, room: float) -> None:
        """Who sits there, as far as the name can be written."""
        self.text(x, y, self.letters.named(who), size, "bold", fill, room=room)

    # -- things -------------------------------------------------------------------------------------------

    def floor(self, height: float) -> None:
        """The boards under the table."""
        self.rect(0, 0, WIDTH, height, fill=NIGHT)
        lines = [f"M0 {y}H{WIDTH}" for y in range(0, int(height), 64)]
        for n, y in enumerate(range(0, int(height), 64)):
            lines += [f"M{x} {y}v64" for x in range(-120 + n % 3 * 110, WIDTH, 330)]
        self.path("".join(lines), edge=BOARDS, wide=3)

    def felt(self, x: float, y: float, w: float, h: float, radius: float) -> None:
        """A table covered with felt."""
        for inset, fill, edge, wide in (
            (0, FRAME, RIM, 6),
            (9, FRAME_LIGHT, None, 0),
            (20, FELT, RIM, 5),
            (38, "none", FELT_LINE, 3),
        ):
            self.rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, radius - inset, fill, edge, wide)

    def plate(self, x: float, y: float, w: float, h: float, fill: str = PAPER, what: str = "plate") -> None:
        """A piece of paper on the table."""
        self.rect(x, y + 5, w, h, 16, SHADE)
        self.rect(x, y, w, h, 16, fill, INK, 5, what)

    def chip(
        self,
        x: float,
        y: float,
        r: float,
        words: object,
        fill: str,
        ink: str = WHITE,
        edge: str = INK,
        size: float = LEAST,
    ) -> None:
        """A round chip with something short on it."""
        self._parts.append('<g class="chip">')
        self.circle(x, y, r, fill, edge)
        self.text(x, y + size * 0.35, words, size, "bold", ink, "middle")
        self._parts.append("</g>")

    def burst(self, x: float, y: float, words: str) -> None:
        """What somebody lost just now."""
        self.path(star(x, y, 33, 25, 11), RED, INK, 5)
        self.text(x - 1, y + 11, words, LEAST + 1, fill=WHITE, anchor="middle")

    def back(self, x: float, y: float, w: float, h: float) -> None:
        """A card that lies face down."""
        self.rect(x, y, w, h, w * 0.14, RED_DARK, INK, max(3, w * 0.03))
        inset = w * 0.18
        self.rect(
            x + inset, y + inset, w - 2 * inset, h - 2 * inset, w * 0.08, edge=AMBER, wide=max(2.5, w * 0.025)
        )

    def arrow(self, begin: Point, end: Point, middle: Point) -> None:
        """A shot from one point to another, bent towards the middle, with a dark edge."""
        line, head = arrow(begin, end, middle)
        self.path(line, edge=SHADE, wide=18)
        self.path(head, SHADE, SHADE, 8)
        self.path(line, edge=RED, wide=10)
        self.path(head, RED)

    def lock(self, x: float, y: float, size: float) -> None:
        """A small padlock, its lower right corner at (x, y)."""
        k = size / 32
        bow = f"a{9 * k:.1f} {9 * k:.1f} 0 0 1 {18 * k:.1f} 0v{6 * k:.1f}"
        shackle = f"M{x - 24 * k:.1f} {y - 22 * k:.1f}v{-6 * k:.1f}{bow}"
        self.path(shackle, edge=INK, wide=11 * k)
        self.path(shackle, edge=STEEL_LIGHT, wide=5 * k)
        self.rect(x - 30 * k, y - 24 * k, 30 * k, 24 * k, 6 * k, AMBER, INK, 4 * k)


def arrow(begin: Point, end: Point, middle: Point) -> tuple[str, str]:
    """The paths of an arrow's line and head."""
    (x1, y1), (x2, y2) = begin, end
    cx, cy = _towards(((x1 + x2) / 2, (y1 + y2) / 2), middle, BEND)
    hx, hy = _towards(end, (cx, cy), 26)
    ux, uy = (x2 - hx) / 26, (y2 - hy) / 26
    line = f"M{x1:.0f} {y1:.0f}Q{cx:.0f} {cy:.0f} {hx:.0f} {hy:.0f}"
    sides = f"L{hx - uy * 19:.0f} {hy + ux * 19:.0f}L{hx + uy * 19:.0f} {hy - ux * 19:.0f}"
    return line, f"M{x2:.0f} {y2:.0f}{sides}z"


def _towards(begin: Point, end: Point, far: float) -> Point:
    """The point so ``far`` from one to another; the first if they are the same."""
    whole = hypot(end[0] - begin[0], end[1] - begin[1])
    part = far / whole if whole > 1 else 0
    return begin[0] + (end[0] - begin[0]) * part, begin[1] + (end[1] - begin[1]) * part
