"""The table of the card game."""

from __future__ import annotations

from bot.drawings.palette import AMBER, BLUE, INK, PAPER, PAPER_DARK, RED, WHITE
from bot.pictures.scenes import CardsSeat, CardsTable
from bot.pictures.worker.card import face, tall
from bot.pictures.worker.pen import WIDTH, Pen, Point
from bot.pictures.worker.ring import Spot, crowded, spots
from bot.pictures.worker.seat import head, skull

TALL = 182
CARD = 132
HEART = 36
FAR = "#6A625C"


def draw(pen: Pen, table: CardsTable) -> float:
    """Draw the table and return its height."""
    high = height(len(table.seats))
    places = spots(len(table.seats), TALL, high)
    pen.floor(high)
    pen.felt(40, 90, WIDTH - 80, high - 180, 120 if crowded(len(places)) else 90)
    _aimed(pen, table, places, (WIDTH / 2, high / 2))
    _middle(pen, table, high / 2 + {3: -28, 5: 28}.get(len(places), 0))
    for n, place in enumerate(places):
        _plate(pen, table, n, place)
    return high


def height(seats: int) -> int:
    """The same for a whole game, so that the message around it does not jump."""
    return 580 if seats < 6 else 640 if seats == 6 else 730


def _aimed(pen: Pen, table: CardsTable, places: tuple[Spot, ...], middle: Point) -> None:
    card = table.settling
    if card and card.by is not None and card.by != card.at:
        pen.arrow(places[card.by].inner, places[card.at].inner, middle)


def _middle(pen: Pen, table: CardsTable, y: float) -> None:
    """The deck, and beside it the card being settled or the last one laid off."""
    x, top = WIDTH / 2 - CARD - 14, y - tall(CARD) / 2
    for n in range(min(4, -(-table.deck // 15))):
        pen.back(x - n * 3, top - n * 4, CARD, tall(CARD))
    pen.rect(x + CARD / 2 - 40, y - 24, 80, 48, 10, INK)
    pen.text(x + CARD / 2, y + 13, table.deck, 36, fill=PAPER, anchor="middle")
    card = table.settling.card if table.settling else table.top
    if card:
        face(pen, card, WIDTH / 2 + 14, top, CARD)


# -- seats ------------------------------------------------------------------------------------------------------


def _plate(pen: Pen, table: CardsTable, n: int, at: Spot) -> None:
    seat = table.seats[n]
    frame = RED if n in table.asked else AMBER if n == table.turn else None
    chips = [(seat.away, RED if seat.near else FAR)] if seat.away and not seat.out else []
    head(pen, at, n + 1, seat.person, role=seat.role, frame=frame, gone=seat.out, chips=chips)
    if seat.out:
        return skull(pen, at)
    _life(pen, seat, at)
    pen.path(f"M{at.x + 12:.1f} {at.y + 128:.1f}H{at.x + at.w - 12:.1f}", edge=PAPER_DARK, wide=3)
    return _in_front(pen, seat, at)


def _life(pen: Pen, seat: CardsSeat, at: Spot) -> None:
    """A heart for each point, and how many cards are in the hand."""
    count = at.x + at.w - 14 - pen.width(seat.hand, 36)
    pen.back(count - 34, at.y + 87, 26, 36)
    pen.text(count, at.y + 118, seat.hand, 36)
    step = min(HEART, (count - 40 - at.x - 10) / max(seat.most, 1))
    for n in range(seat.most):
        name = "life" if n < seat.life else "life_lost"
        pen.drawing(name, at.x + 10 + n * step, at.y + 87 + (HEART - step) / 2, step - 1)


def _in_front(pen: Pen, seat: CardsSeat, at: Spot) -> None:
    """The weapon with its reach, and the other cards in play."""
    y = at.y + 134
    pen.drawing(seat.weapon, at.x + 10, y, 42)
    pen.text(at.x + 57, y + 33, seat.reach, 34)
    left = at.x + 98
    step = min(46, (at.x + at.w - 8 - left) / max(len(seat.in_play), 1))
    for n, card in enumerate(seat.in_play):
        x, size = left + n * step, step - 4
        pen.rect(x, y + (42 - size) / 2, size, size, 8, WHITE, BLUE, 4)
        pen.drawing(card, x + 5, y + (42 - size) / 2 + 5, size - 10)
