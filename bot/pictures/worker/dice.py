"""The table of the dice game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawings.palette import AMBER, BLUE, PAPER, RED, RED_DARK
from bot.pictures.scenes import DiceSeat, DiceTable, Die
from bot.pictures.worker.pen import FAINT, FELT_DARK, FELT_LINE, WIDTH, Pen
from bot.pictures.worker.ring import Spot, crowded, spots
from bot.pictures.worker.seat import head, skull

TALL, TALL_WITH_MODULES = 166, 184
GHOST, ZOMBIE = "#DDE6EA", "#D5E3BE"
UNLIT = "#D8C6A0"
EYES = {1: RED, 2: BLUE}
"""The bull's eyes that reach a seat; never told by colour alone."""
PILE, MORE = 52, 54
"""How tall the rows below the dice are."""
GAP = 10


def draw(pen: Pen, table: DiceTable) -> float:
    """Draw the table and return its height."""
    high = height(len(table.seats), modules=table.modules)
    places = spots(len(table.seats), TALL_WITH_MODULES if table.modules else TALL, high)
    pen.floor(high)
    pen.felt(40, 78, WIDTH - 80, high - 156, 120 if crowded(len(places)) else 90)
    for shot in table.shots:
        if shot.by is not None and shot.by != shot.at:
            pen.arrow(places[shot.by].inner, places[shot.at].inner, (WIDTH / 2, high / 2))
    _middle(pen, table, high)
    for n, place in enumerate(places):
        _plate(pen, table, n, place)
    return high


def height(seats: int, *, modules: bool) -> int:
    """The same for a whole game, so that the message around it does not jump."""
    if modules:
        return 600 if seats < 6 else 660 if seats == 6 else 690
    return 540 if seats < 6 else 580 if seats == 6 else 610


# -- the middle -------------------------------------------------------------------------------------------------


def _middle(pen: Pen, table: DiceTable, high: float) -> None:
    """Dice, the pile and the rolls made; with modules what else lies open. Nothing moves if dice are missing."""
    seats = len(table.seats)
    big = _die_size(seats, len(table.dice))
    tops = _rows(seats, high, table.modules)
    _dice(pen, table.dice, big, tops[0])
    _pile(pen, table, tops[1])
    if table.modules:
        _more(pen, table, tops[2])


def _rows(seats: int, high: float, modules: bool) -> list[float]:
    """Where the rows begin. With few seats dice are between the plates and the rest in the gap of a column."""
    tallest = _die_size(seats, 0)
    heights = [tallest, PILE, MORE] if modules else [tallest, PILE]
    if seats > 5:
        return _stacked(heights, (high - _total(heights)) / 2)
    first = (high - tallest) / 2
    if seats > 3:
        return _stacked(heights, first)
    return [first, *_stacked(heights[1:], first - 3 * GAP - _total(heights[1:]))]


def _total(heights: Sequence[float]) -> float:
    return sum(heights) + GAP * (len(heights) - 1)


def _stacked(heights: Sequence[float], top: float) -> list[float]:
    return [top + sum(heights[:n]) + GAP * n for n in range(len(heights))]


def _die_size(seats: int, dice: int) -> float:
    """As large as the room between the plates allows, for the usual five or for more."""
    usual, room = (54, 324) if crowded(seats) else (76, 520) if seats == 6 else (86, 520)
    return min(usual, room / max(dice, 1) - GAP)


def _dice(pen: Pen, dice: Sequence[Die], size: float, top: float) -> None:
    step = size + (GAP if size < 60 else 14)
    left = (WIDTH - len(dice) * step + step - size) / 2
    for n, die in enumerate(dice):
        x = left + n * step
        pen.rect(x + 2, top + 7, size, size, size * 0.2, FELT_DARK)
        pen.drawing(die.face, x, top, size)
        if die.locked:
            pen.lock(x + size + 5, top + size + 8, max(20, size * 0.37))


def _pile(pen: Pen, table: DiceTable, top: float) -> None:
    """What is left in the pile, and a square for each roll."""
    count = f"×{table.pile}"
    before = 74 + pen.width(count, 40) + (48 if table.chief else 0)
    step = min(34.0, (_room(len(table.seats)) - before) / max(table.rolls, 1))
    x = (WIDTH - before - step * table.rolls + 6) / 2
    pen.drawing(table.arrow, x, top, PILE)
    pen.text(x + 58, top + 41, count, 40, fill=PAPER)
    if table.chief:
        pen.drawing("chiefs_arrow", x + before - 58, top + 2, 48)
    for n in range(table.rolls):
        made, side = n < table.rolled, step - 6
        line = PAPER if made else FELT_LINE
        pen.rect(x + before + n * step, top + 26 - side / 2, side, side, 6, PAPER if made else "none", line, 4)


def _room(seats: int) -> float:
    """How wide a row may be that has plates beside it."""
    return 324 if crowded(seats) else 400 if seats == 6 else 276


def _more(pen: Pen, table: DiceTable, top: float) -> None:
    """The hands of the Boneyard, and the Rage cards that lie open."""
    count = "{}/{}".format(*table.hands) if table.hands else ""
    wide = (60 + pen.width(count, 38) if count else 0) + len(table.rage) * 54 + (20 if count and table.rage else 0)
    x = (WIDTH - wide) / 2
    if count:
        pen.drawing("zombie_hand", x, top, MORE)
        pen.text(x + 60, top + 42, count, 38, fill=PAPER)
        x += 80 + pen.width(count, 38)
    for n, face in enumerate(table.rage):
        pen.rect(x + n * 54, top - 2, 46, 58, 8, RED_DARK, AMBER, 3)
        pen.drawing(face, x + n * 54 + 5, top + 9, 36)


# -- seats ------------------------------------------------------------------------------------------------------


def _plate(pen: Pen, table: DiceTable, n: int, at: Spot) -> None:
    seat, on = table.seats[n], n == table.turn
    gone = seat.out and not seat.form
    paper = {"ghost": GHOST, "zombie": ZOMBIE}.get(seat.form, PAPER)
    frame, chips = AMBER if on else None, [(eye, EYES[eye]) for eye in seat.reached]
    head(pen, at, n + 1, seat.person, role=seat.role, frame=frame, paper=paper, gone=gone, chips=chips)
    lost = sum(shot.points for shot in table.shots if shot.at == n)
    if gone:
        skull(pen, at)
    elif seat.form == "ghost":
        pen.drawing("ghost", at.x + 10, at.y + 88, 60)
        _tokens(pen, seat, at.x + 84, at.y + 98)
    else:
        _life(pen, seat, at, lost)
        _arrows(pen, seat, table.arrow, at)
        _last_row(pen, seat, at, modules=table.modules)
    if lost and (gone or seat.form == "ghost"):
        pen.burst(at.x + 116, at.y + 106, f"−{lost}")


def _life(pen: Pen, seat: DiceSeat, at: Spot, lost: int) -> None:
    """Life as numbers; what was lost just now stands in place of the heart."""
    if lost:
        pen.burst(at.x + 38, at.y + 106, f"−{lost}")
    else:
        pen.drawing("life", at.x + 10, at.y + 86, 46)
    x = at.x + (74 if lost else 60)
    pen.text(x, at.y + 124, seat.life, 46, fill=RED_DARK)
    x += pen.width(seat.life, 46) + 4
    if x + pen.width(f"/{seat.most}", 30, "bold") < at.x + at.w - _arrows_width(pen, seat):
        pen.text(x, at.y + 124, f"/{seat.most}", 30, "bold", FAINT)


def _arrows_width(pen: Pen, seat: DiceSeat) -> float:
    return 16 + (pen.width(seat.arrows, 44) + 50 if seat.arrows else 0) + (40 if seat.chief else 0)


def _arrows(pen: Pen, seat: DiceSeat, arrow: str, at: Spot) -> None:
    x = at.x + at.w - _arrows_width(pen, seat)
    if seat.chief:
        pen.drawing("chiefs_arrow", x, at.y + 88, 42)
        x += 40
    if seat.arrows:
        pen.drawing(arrow, x, at.y + 87, 46)
        pen.text(x + 50, at.y + 124, seat.arrows, 44)


def _last_row(pen: Pen, seat: DiceSeat, at: Spot, *, modules: bool) -> None:
    """A segment for each point of life; with modules the tokens, which need the room."""
    if not modules:
        return _bar(pen, at.x + 14, at.y + at.h - 26, at.w - 28, seat.life, seat.most)
    x = at.x + 12
    if seat.rage:
        pen.drawing("rage", x, at.y + 138, 40)
        pen.text(x + 42, at.y + 170, seat.rage, 34)
        x += 56 + pen.width(seat.rage, 34)
    return _tokens(pen, seat, x, at.y + 138, at.x + at.w - 8 - x)


def _tokens(pen: Pen, seat: DiceSeat, x: float, y: float, room: float = 180) -> None:
    step = min(44, room / max(len(seat.tokens), 1))
    for n, token in enumerate(seat.tokens):
        pen.drawing(token, x + n * step, y, step - 2)


def _bar(pen: Pen, x: float, y: float, w: float, life: int, most: int) -> None:
    step = (w + 3) / max(most, 1)
    for n in range(most):
        full = n < life
        pen.rect(x + n * step, y, step - 3, 14, 4, RED if full else UNLIT, RED_DARK if full else None, 2)
