"""Somebody's hand of cards."""

from __future__ import annotations

from bot.pictures.scenes import Hand
from bot.pictures.worker.card import face, tall
from bot.pictures.worker.pen import WIDTH, Pen

CLOTH = "#1B352F"
GAP, EDGE = 16, 20
ONE_ROW = 6
WIDEST = 170


def draw(pen: Pen, hand: Hand) -> float:
    """Draw the hand in rows as even as possible and return its height."""
    cards = hand.cards
    rows = max(1, -(-len(cards) // ONE_ROW))
    per = max(1, -(-len(cards) // rows))
    w = width(per, rows)
    high = EDGE + rows * (tall(w) + EDGE + 4)
    pen.rect(0, 0, WIDTH, high, fill=CLOTH)
    for n, card in enumerate(cards):
        across = min(per, len(cards) - n // per * per)
        left = (WIDTH - across * (w + GAP) + GAP) / 2
        face(pen, card, left + n % per * (w + GAP), EDGE + n // per * (tall(w) + EDGE + 4), w)
    return high


def width(per: int, rows: int) -> float:
    """How wide each of so many cards in a row is."""
    most = WIDEST if rows == 1 else 150
    return min(most, (WIDTH - 2 * EDGE - (per - 1) * GAP) / per)
