"""What the cards of one's own hand are good for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.cards.brain.worth import CARD, Worth, character_of
from rules.cards.base import BASE
from rules.cards.state import Card

KEEP: Mapping[str, float] = {
    "first-aid": 3.2,
    "missed": 2.8,
    "attack": 2.2,
    "weapons-cache": 3.0,
    "ammo-crate": 2.5,
    "riot-gear": 2.6,
    "grenade": 2.4,
    "surprise-attack": 2.0,
    "walker": 1.9,
    "duel": 1.8,
    "herd-of-walkers": 1.8,
    "captured": 1.8,
    "rv": 1.8,
    "scope": 1.6,
    "machine-gun": 1.6,
    "supplies": 1.4,
    "medical-supplies": 1.3,
    "contagion": 0.8,
}
"""What a card in hand is worth to anybody, in cards; weapons by their reach."""
BURDENS = {"captured": 1.4, "contagion": 0.6}
"""What it costs to have one in front of oneself, in life points."""
EQUIPMENT = {"riot-gear": 1.0, "rv": 0.8, "scope": 0.6, "machine-gun": 0.6}
"""What a card in play does for its owner, in life points; weapons by their reach."""


def kept_for(card: Card, worth: Worth) -> float:
    """What it is worth to keep a card, in cards; a second one in play of its kind is worth little."""
    if any(c.kind == card.kind for c in worth.me.in_play):
        return 0.3
    reach = BASE.kinds[card.kind].range
    if reach > 1:
        return 0.4 if reach <= worth.me.reach else 1.0 + 0.2 * reach
    return KEEP[card.kind]


def cheapest(cards: Iterable[Card], worth: Worth) -> list[Card]:
    """The cards, those first that are best given away; the more there are of one kind the less each is worth."""
    seen: dict[str, int] = {}
    value: dict[int, float] = {}
    for card in cards:
        seen[card.kind] = seen.get(card.kind, 0) + 1
        value[card.no] = kept_for(card, worth) - 0.4 * (seen[card.kind] - 1)
    return sorted(cards, key=lambda card: (value[card.no], card.no))


def cost(card: Card, worth: Worth) -> float:
    """What it costs to give a card away, in life points; nothing if it has to be discarded anyway."""
    excess = len(worth.view.hand) - worth.me.life
    spare = cheapest(worth.view.hand, worth)[: max(0, excess)]
    return 0.0 if card in spare else CARD * kept_for(card, worth) / 3


def in_front(card: Card) -> float:
    """What a card in front of its owner does for it, in life points; less than 0 for a burden."""
    if card.kind in BURDENS:
        return -BURDENS[card.kind]
    reach = BASE.kinds[card.kind].range
    return 0.3 * reach if reach > 1 else EQUIPMENT[card.kind]


def attacks_of(worth: Worth) -> int:
    """The cards of the hand that may be used as Attack!."""
    kinds = character_of(worth.me).attacks
    return sum(card.kind in kinds for card in worth.view.hand)
