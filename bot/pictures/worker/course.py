"""How a game went: what every seat had, turn by turn, and who everybody was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.drawings.palette import AMBER, INK, PAPER
from bot.pictures.scenes import Course, CourseSeat
from bot.pictures.worker.letters import LEAST
from bot.pictures.worker.pen import FAINT, NIGHT, SHADE, WIDTH, Pen, Point

LINES = ("#F2B134", "#4FB0E8", "#F26B5B", "#7ED07E", "#C792EA", "#FF9ECF", "#5FE0D0", "#E0C9A6")
GROUND, GRID, SCALE, LOST_PLATE, LOST_INK = "#2B201C", "#4A3A33", "#CDBFB2", "#3A2E29", "#E6D8C8"
FAINT_LOST = "#B5A598"
ROW = 80
LIST = 548
LEFT, RIGHT, TOP, FOOT = 62, 510, 34, 56
APART = 2.4
"""Equal lines are seen side by side."""
MARKS = 5


class Plot:
    """Turns to the right, values upwards."""

    def __init__(self, course: Course, high: float) -> None:
        self.turns = max(len(seat.values) for seat in course.seats) - 1
        self.most = max(1, *(value for seat in course.seats for value in seat.values))
        self.bottom = high - FOOT
        self.middle = (len(course.seats) - 1) / 2

    def x(self, turn: int) -> float:
        """Where a turn is."""
        return LEFT + (RIGHT - LEFT) * turn / max(self.turns, 1)

    def y(self, value: int) -> float:
        """Where a value is."""
        return self.bottom - (self.bottom - TOP) * value / self.most

    def point(self, seat: int, turn: int, value: int) -> Point:
        """The same for a seat's line."""
        return self.x(turn), self.y(value) + (APART * (seat - self.middle) if value else 0)


def draw(pen: Pen, course: Course) -> float:
    """Draw the plot and return its height."""
    high = max(430, 26 + len(course.seats) * ROW)
    plot = Plot(course, high)
    pen.rect(0, 0, WIDTH, high, fill=NIGHT)
    pen.rect(LEFT, TOP - 14, RIGHT - LEFT + 14, plot.bottom - TOP + 14, fill=GROUND)
    _scale(pen, course, plot)
    order = sorted(range(len(course.seats)), key=lambda n: course.seats[n].won)
    for n in order:
        _line(pen, course.seats[n], n, plot)
    _ends(pen, course, plot)
    for n, seat in enumerate(course.seats):
        _who(pen, seat, n, 14 + n * ROW)
    return high


def _scale(pen: Pen, course: Course, plot: Plot) -> None:
    for value in range(0, plot.most + 1, -(-plot.most // 6)):
        pen.path(f"M{LEFT} {plot.y(value):.1f}H{RIGHT + 14}", edge=GRID, wide=2 if value else 3)
        pen.text(LEFT - 12, plot.y(value) + 10, value, LEAST, "bold", SCALE, "end")
    for turn in range(0, plot.turns + 1, max(1, -(-plot.turns // MARKS))):
        pen.text(plot.x(turn), plot.bottom + 40, turn, LEAST, "bold", SCALE, "middle")
    pen.drawing(course.measure, 10, plot.bottom + 14, 34)
    pen.drawing("turn", RIGHT + 16, plot.bottom + 16, 28)


def _line(pen: Pen, seat: CourseSeat, n: int, plot: Plot) -> None:
    points = [plot.point(n, turn, value) for turn, value in enumerate(_lived(seat))]
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}" + "".join(f"H{x:.1f}V{y:.1f}" for x, y in points[1:])
    pen.path(d, edge=NIGHT, wide=11 if seat.won else 8)
    pen.path(d, edge=LINES[n], wide=7 if seat.won else 4.5)


def _lived(seat: CourseSeat) -> Sequence[int]:
    """The values until the seat was out."""
    return seat.values[: seat.values.index(0) + 1] if seat.out and 0 in seat.values else seat.values


def _ends(pen: Pen, course: Course, plot: Plot) -> None:
    """A chip with the seat's number where its line ends; those that would lie over one another stand apart."""
    taken: list[Point] = []
    for n, seat in enumerate(course.seats):
        lived = _lived(seat)
        x, y = plot.point(n, len(lived) - 1, lived[-1])
        place = next(at for at in _near(x, y) if all(_clear(at, other) for other in taken))
        taken.append(place)
        pen.chip(*place, 18, n + 1, LINES[n], INK, NIGHT)


def _near(x: float, y: float) -> Iterator[Point]:
    """Where a chip may go: on the spot, else further and further up or to the left of it."""
    yield min(x, RIGHT), y
    for step in range(1, 40):
        yield min(x, RIGHT), max(y - step * 38, 20)
        yield max(min(x, RIGHT) - step * 38, LEFT), y


def _clear(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) >= 38 or abs(one[1] - other[1]) >= 38


def _who(pen: Pen, seat: CourseSeat, n: int, y: float) -> None:
    w, high = WIDTH - LIST - 14, ROW - 10
    pen.rect(LIST, y, w, high, 14, PAPER if seat.won else LOST_PLATE, AMBER if seat.won else SHADE, 5, "plate")
    pen.chip(LIST + 32, y + high / 2, 21, n + 1, LINES[n], INK)
    room = w - 62 - (64 if seat.badge else 12) - (34 if seat.out else 0)
    name_at, below = (y + 33, y + 62) if seat.person.character else (y + 46, 0)
    pen.name(LIST + 62, name_at, seat.person, 34, INK if seat.won else LOST_INK, room)
    if below:
        faint = FAINT if seat.won else FAINT_LOST
        pen.text(LIST + 62, below, seat.person.character, LEAST, "text", faint, room=room)
    if seat.badge:
        pen.drawing(seat.badge, LIST + w - 58, y + 9, 50)
    if seat.out:
        pen.drawing("skull", LIST + w - (96 if seat.badge else 46), y + 18, 34)
