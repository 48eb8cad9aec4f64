"""What a question of this game offers: small values that screens know how to show.

A :class:`rules.cards.state.Card` is an option too, where a card of one's own or of those laid out is chosen.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards.state import Card
from rules.core.ask import Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card of the hand; ``warning`` is the text key of why it would do nothing now."""

    card: Card
    warning: str | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Play no more cards."""


@dataclass(frozen=True, slots=True)
class Recover:
    """Discard two cards of the hand for a life point (Hershel)."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Play ``card`` at a player."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Pick:
    """Play ``card`` at a player for ``picked`` in play there, or for a random card of the hand (``None``)."""

    card: Card
    seat: Seat
    picked: Card | None


@dataclass(frozen=True, slots=True)
class Answer:
    """Use a card of the hand in answer to what is going on."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnUp:
    """ "Draw!" for a Missed!, with ``card`` in play or by one's own ability (``None``: Jesus)."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class Decline:
    """Give no answer and take what comes."""


@dataclass(frozen=True, slots=True)
class FromDeck:
    """Draw the top card of the deck."""


@dataclass(frozen=True, slots=True)
class FromDiscards:
    """Draw the top card of the discard pile (Glenn)."""

    card: Card


@dataclass(frozen=True, slots=True)
class FromHand:
    """Draw a random card from the hand of a player (Negan)."""

    seat: Seat


OPTIONS = (
    Card,
    PlayCard,
    EndTurn,
    Recover,
    Aim,
    Pick,
    Answer,
    TurnUp,
    Decline,
    FromDeck,
    FromDiscards,
    FromHand,
)
