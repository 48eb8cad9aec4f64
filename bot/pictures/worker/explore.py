"""The table of the exploring game: the card in play, the dice, and the race for supplies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawings.palette import AMBER, INK, PAPER, PAPER_DARK, RED, RED_DARK, TEAL_DARK, WHITE
from bot.pictures.scenes import ExploreTable, Place
from bot.pictures.worker.letters import LEAST
from bot.pictures.worker.pen import FELT, FELT_LINE, SHADE, WIDTH, Pen

SEATS = ("#E4572E", "#2E86AB", "#F2B134", "#6BAA4A", "#9B5DE5", "#E07BB5", "#5BC0BE", "#B08968")
DULL, MARK = "#3A2E29", "#5B4A40"
EDGE = 12
ROW = 64
HIGH = 290
"""The card in play and the dice beside it."""
CARD_WIDE = 350
PINS, BELOW = 84, 70
"""The room above and below the track."""
SHIELD = "c18 11 38 14 55 14v40c0 38-22 58-55 72-33-14-55-34-55-72v-40c17 0 37-3 55-14z"


def draw(pen: Pen, table: ExploreTable) -> float:
    """Draw the table and return its height, the same for a whole game."""
    rows = 1 if len(table.seats) < 5 else 2
    top = EDGE + rows * ROW + 8
    track = top + HIGH + PINS
    pen.floor(track + BELOW)
    _seats(pen, table, rows)
    if table.place:
        _place(pen, table.place, EDGE, top)
    else:
        _deck(pen, table, top)
    _dice(pen, table, EDGE + CARD_WIDE + 24, top)
    _track(pen, table, track)
    return track + BELOW


# -- seats ------------------------------------------------------------------------------------------------------


def _seats(pen: Pen, table: ExploreTable, rows: int) -> None:
    per = -(-len(table.seats) // rows)
    w = (WIDTH - 2 * EDGE - (per - 1) * 10) / per
    for n in range(len(table.seats)):
        _seat(pen, table, n, EDGE + n % per * (w + 10), EDGE + n // per * ROW, w)


def _seat(pen: Pen, table: ExploreTable, n: int, x: float, y: float, w: float) -> None:
    seat, on = table.seats[n], n == table.turn
    ink = INK if on else FELT_LINE if seat.waits else PAPER
    pen.rect(x, y, w, 54, 12, PAPER if on else DULL, AMBER if on else SHADE, 5, "plate")
    pen.chip(x + 29, y + 27, 20, n + 1, SEATS[n])
    stash = pen.width(seat.stash, 34)
    pen.name(x + 56, y + 38, seat.person, 34, ink, w - 56 - stash - 22)
    pen.text(x + w - 14, y + 39, seat.stash, 34, fill=RED_DARK if on else AMBER, anchor="end")


# -- the card in play -------------------------------------------------------------------------------------------


def _place(pen: Pen, place: Place, x: float, y: float) -> None:
    pen.plate(x, y, CARD_WIDE, HIGH)
    title = f"M{x} {y + 16}a16 16 0 0 1 16-16h{CARD_WIDE - 32}a16 16 0 0 1 16 16v58H{x}z"
    pen.path(title, AMBER if place.event else TEAL_DARK, INK, 5)
    ink = INK if place.event else WHITE
    pen.text(x + CARD_WIDE / 2, y + 51, place.name, 40, "bold", ink, "middle", CARD_WIDE - 30)
    if place.event:
        pen.text(x + CARD_WIDE / 2, y + 230, "!", 150, fill=AMBER, anchor="middle")
    else:
        _fight(pen, place, x + 92, y + 148)
        _costs(pen, place, x + 184, y + 86)
    _placed(pen, place.placed, x + 14, y + HIGH - 72)


def _fight(pen: Pen, place: Place, x: float, y: float) -> None:
    """What is left to beat, and beside it, struck out, what it was."""
    pen.path(f"M{x} {y - 62}{SHIELD}", RED, INK, 6)
    pen.text(x, y + 22, place.left, 66, fill=WHITE, anchor="middle", room=68)
    if place.left != place.fight:
        pen.chip(x + 52, y - 38, 24, place.fight, PAPER_DARK, INK, size=30)
        pen.path(f"M{x + 36} {y - 26}L{x + 68} {y - 50}", edge=RED_DARK, wide=6)


def _costs(pen: Pen, place: Place, x: float, y: float) -> None:
    """Bites that a failure costs, supplies that a success brings."""
    for n, (name, count) in enumerate((("bite", place.bites), ("supply", place.supplies))):
        pen.drawing(name, x, y + n * 70, 60)
        pen.text(x + 70, y + n * 70 + 47, f"×{count}", 44)


def _placed(pen: Pen, placed: Sequence[str], x: float, y: float) -> None:
    """The dice on the card: large, or in two rows where they are many."""
    per = 5 if len(placed) <= 5 else -(-len(placed) // 2)
    size = 56 if len(placed) <= 5 else min(32, (CARD_WIDE - 24) / per - 4)
    for n, die in enumerate(placed):
        pen.drawing(die, x + n % per * (size + 8), y + n // per * (size + 2), size)


def _deck(pen: Pen, table: ExploreTable, y: float) -> None:
    """Before the next card is turned."""
    x = EDGE + CARD_WIDE / 2
    pen.back(x - 77, y + 30, 154, 220)
    pen.rect(x - 46, y + 110, 92, 60, 12, INK)
    pen.text(x, y + 155, table.deck, 42, fill=PAPER, anchor="middle")


# -- dice -------------------------------------------------------------------------------------------------------


def _dice(pen: Pen, table: ExploreTable, x: float, y: float) -> None:
    """What was thrown above what is left, and what the turn has cost and brought so far."""
    wide = WIDTH - EDGE - x
    pen.rect(x, y, wide, HIGH, 16, FELT, SHADE, 5, "plate")
    top, size, room = y + 16, 68.0, wide - 36
    if table.thrown:
        _thrown(pen, table.thrown, x + 18, top, room)
        pen.path(f"M{x + 20} {y + 126}H{x + wide - 20}", edge=FELT_LINE, wide=4)
        top, size = y + 138, 31
    left = [f"{colour}_die" for colour, count in table.dice for _ in range(count)]
    per = int((room + 8) // (size + 8))
    for n, die in enumerate(left):
        pen.drawing(die, x + 18 + n % per * (size + 8), top + n // per * (size + 6), size)
    _turn(pen, table, x, y + HIGH - 74, wide)


def _thrown(pen: Pen, thrown: Sequence[str], x: float, y: float, room: float) -> None:
    step = min(106.0, room / len(thrown))
    for n, die in enumerate(thrown):
        pen.drawing(die, x + n * step, y + (98 - step + 8) / 2, step - 8)


def _turn(pen: Pen, table: ExploreTable, x: float, y: float, wide: float) -> None:
    """Wound Cubes left, supplies in front, cards in the deck."""
    step = min(62.0, 190 / max(table.most, 1))
    for n in range(table.most):
        pen.drawing("wound" if n < table.cubes else "wound_lost", x + 18 + n * step, y + (60 - step) / 2, step - 4)
    pen.drawing("supply", x + wide - 268, y + 2, 54)
    pen.text(x + wide - 208, y + 45, table.front, 42, fill=PAPER)
    pen.back(x + wide - 130, y + 1, 42, 58)
    pen.text(x + wide - 80, y + 45, table.deck, 38, fill=PAPER)


# -- the race ---------------------------------------------------------------------------------------------------


def _track(pen: Pen, table: ExploreTable, y: float) -> None:
    """From nothing to enough, a step for every supply."""
    first, step = 44.0, (WIDTH - 104) / table.enough
    pen.rect(first - 28, y - 24, WIDTH - 104 + 58, 48, 24, SHADE)
    for n in range(table.enough + 1):
        _mark(pen, n, first + n * step, y, table.enough)
    _pins(pen, table, [first + min(seat.stash, table.enough) * step for seat in table.seats], y)
    now = table.enough if table.turn is None else table.seats[table.turn].stash
    if table.front and now < table.enough:
        then = min(table.enough, now + table.front)
        _outlook(pen, table, first + now * step, first + then * step, y)


def _mark(pen: Pen, n: int, x: float, y: float, enough: int) -> None:
    if n % 5 and n != enough:
        return pen.circle(x, y, 6, MARK, SHADE, 1)
    pen.circle(x, y, 21, AMBER if n == enough else PAPER_DARK, SHADE, 2)
    return pen.text(x, y + 10, n, LEAST, "bold", anchor="middle")


def _pins(pen: Pen, table: ExploreTable, at: Sequence[float], y: float) -> None:
    """A pin for each seat; those that would lie over one another stand side by side and point to their place."""
    order = sorted(range(len(at)), key=lambda seat: at[seat])
    beside = spread([at[seat] for seat in order], 48, 30, WIDTH - 30)
    for seat, x in zip(order, beside, strict=True):
        edge = PAPER if seat == table.turn else SHADE
        sides = f"M{x - 13:.1f} {y - 40}L{at[seat]:.1f} {y - 16}L{x + 13:.1f} {y - 40}z"
        pen.path(sides, SEATS[seat], edge, 4)
        pen.chip(x, y - 56, 21, seat + 1, SEATS[seat], edge=edge)


def spread(wanted: Sequence[float], step: float, least: float, most: float) -> list[float]:
    """Places in ascending order, a ``step`` or more apart and as near as possible to those that are wanted."""
    groups: list[tuple[float, int]] = []
    for n, place in enumerate(wanted):
        middle, size = place - n * step, 1
        while groups and groups[-1][0] > middle:
            before, many = groups.pop()
            middle, size = (before * many + middle * size) / (many + size), many + size
        groups.append((middle, size))
    loose = [middle for middle, size in groups for _ in range(size)]
    last = most - (len(wanted) - 1) * step
    return [min(max(middle, least), last) + n * step for n, middle in enumerate(loose)]


def _outlook(pen: Pen, table: ExploreTable, begin: float, end: float, y: float) -> None:
    """Where stopping now would bring the active player."""
    colour = SEATS[table.turn or 0]
    pen.path(f"M{begin:.1f} {y + 40}H{max(begin, end - 14):.1f}", edge=colour, wide=9)
    pen.path(f"M{end:.1f} {y + 40}l-18-13v26z", colour)
    words = f"+{table.front}"
    if end + 14 + pen.width(words, 34) < WIDTH - 8:
        pen.text(end + 14, y + 52, words, 34, fill=colour)
    else:
        pen.text(begin - 10, y + 52, words, 34, fill=colour, anchor="end")
