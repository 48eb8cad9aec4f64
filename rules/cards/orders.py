"""Standing orders: what a seat has decided beforehand about the questions that come out of turn.

Whether an order answers a question depends on the question and the order alone, never on the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.cards.options import Answer, Recover, TurnUp
from rules.cards.view import CardsView
from rules.core.ask import Ask, Indices

ASK, ALWAYS, NEVER = "ask", "always", "never"
AT_MOST = {f"at-{life}": life for life in (1, 2, 3)}
"""Only with so many life points or fewer."""

ORDERS: Mapping[str, tuple[str, ...]] = {
    "attacked": (ASK, ALWAYS, NEVER, *AT_MOST),
    "herd": (ASK, ALWAYS, NEVER, *AT_MOST),
    "duel": (ASK, ALWAYS, NEVER),
    "dying": (ASK, ALWAYS, NEVER),
}
"""What may be ordered: to answer an Attack!, a Herd of Walkers, a Duel, a fatal hit."""


def ordered(view: CardsView, ask: Ask[Any], orders: Mapping[str, str]) -> Indices | None:
    """The answer, to do nothing if the hand has none; ``None``: the person is to be asked.

    Riot Gear costs nothing and is tried whatever the order.
    """
    order = orders.get(ask.key.removeprefix("cards."), ASK)
    if order == ASK:
        return None
    gear, cards = _indices(ask, TurnUp), _indices(ask, Answer)
    if not _wanted(view, order) or len(gear) + len(cards) < _needed(view, ask):
        cards = []
    elif ask.key == "cards.dying":
        cards += _indices(ask, Recover)
    return ([*gear, *cards, len(ask.options) - 1][0],)


def _indices(ask: Ask[Any], kind: type[Any]) -> list[int]:
    return [n for n, option in enumerate(ask.options) if isinstance(option, kind)]


def _wanted(view: CardsView, order: str) -> bool:
    """Whether cards are to be given now."""
    life = 0 if view.me is None else view.me.life
    return order == ALWAYS or life <= AT_MOST.get(order, -1)


def _needed(view: CardsView, ask: Ask[Any]) -> int:
    """How many answers it takes, for fewer would be wasted (CG-CHAR-TYREESE-3)."""
    return view.settling.missed if view.settling and ask.key == "cards.attacked" else 0
