""" "Draw!" (rulebook: "Draw!")."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards.events import CardsTurnedUp
from rules.cards.play import Check, Play
from rules.cards.state import Card
from rules.cards.verbs import top_cards
from rules.core.ask import Seat, choose


async def turn_up(play: Play, seat: Seat, why: str) -> bool:
    """ "Draw!" for a kind of card; whether its effect occurs (CG-DRAWCHECK-1, CG-DRAWCHECK-3)."""
    state, check = play.state, play.edition.kinds[why].turned
    assert check is not None  # noqa: S101  (only such kinds turn up cards)
    state.laid, state.laid_open = top_cards(play, play.character(seat).turns_up), True
    cards = play.cards(state.laid)
    counted = await which_counts(seat, why, check, cards)
    state.discards.extend(state.laid)
    state.laid = []
    matched = counted is not None and check.matches(counted)
    play.log.add("CG-DRAWCHECK-1", CardsTurnedUp(seat, why, cards, counted, matched))
    return matched


async def which_counts(seat: Seat, why: str, check: Check, cards: Sequence[Card]) -> Card | None:
    """Of several cards the owner chooses, where it makes a difference (CG-CHAR-EZEKIEL-1)."""
    if len({check.matches(card) for card in cards}) > 1:
        return await choose(seat, f"ezekiel.{why}", cards)
    return cards[0] if cards else None
