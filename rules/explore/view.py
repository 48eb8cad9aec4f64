"""What a seat may see, built from nothing else. Only the order of the deck is secret.

Brains, odds and screens get this, never the state.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rules.core.ask import Seat
from rules.explore.box import Box, Card
from rules.explore.state import Blue, Rolled, State


@dataclass(frozen=True, slots=True)
class CardView:
    """The card in play: its Fight Value is ``left`` to beat, less the dice ``placed`` on it."""

    card: Card
    left: int
    placed: tuple[Rolled, ...]


@dataclass(frozen=True, slots=True)
class ExploreView:
    """The table as ``seat`` sees it; ``None`` is a bystander.

    ``dice`` are the Attack Dice that the active player has left by colour, weakest first, ``cubes`` the Wound
    Cubes left, ``front`` the cards taken this turn, ``supplies`` what would be banked now, ``done`` the cards
    defeated or resolved this turn. ``thrown`` and ``blue`` are an attack being settled. ``deck`` counts the
    cards left; ``discards`` lie face up. ``closer`` began the final round, ``contenders`` play tiebreaker
    turns. ``winner`` is ``None`` until the game is over. ``box`` is what is printed on dice and cards.
    """

    seat: Seat | None
    turn: int
    active: Seat
    stashes: tuple[int, ...]
    dice: tuple[int, ...]
    cubes: int
    card: CardView | None
    front: tuple[str, ...]
    supplies: int
    done: int
    thrown: tuple[Rolled, ...]
    blue: Blue | None
    deck: int
    discards: tuple[str, ...]
    closer: Seat | None
    contenders: tuple[Seat, ...]
    winner: Seat | None
    box: Box

    def unseen(self) -> Counter[str]:
        """How often each card may still come before the deck is made anew; of an empty deck, what it will be."""
        if not self.deck:
            return Counter(self.discards)
        seen = Counter(self.discards) + Counter(self.front)
        if self.card is not None:
            seen[self.card.card.name] += 1
        return Counter(self.box.deck) - seen


def view(box: Box, state: State, seat: Seat | None) -> ExploreView:
    """What ``seat`` may know: the same for all."""
    return ExploreView(
        seat,
        state.turn,
        state.active,
        tuple(state.stashes),
        tuple(state.dice),
        state.cubes,
        None if state.card is None else card_view(box.cards[state.card], state.placed),
        tuple(state.front),
        box.supplies(state.front),
        state.done,
        tuple(state.thrown),
        state.blue,
        len(state.deck),
        tuple(state.discards),
        state.closer,
        tuple(state.contenders),
        state.winner,
        box,
    )


def card_view(card: Card, placed: list[Rolled]) -> CardView:
    """A card in play with its current Fight Value (EX-FAIL-3)."""
    pips = card.changes.pips
    return CardView(card, card.fight - sum([pips(die.face) for die in placed]), tuple(placed))
