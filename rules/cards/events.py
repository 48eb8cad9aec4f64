"""What can happen in BANG!: The Walking Dead.

Events are public but for cards that go from one hidden place to another: then ``cards`` (or ``card``, ``role``)
is ``None`` for those who may not see them, and ``count`` tells how many. Lives and the deck stand in an event
as they are just after it. ``why`` and ``cause`` are text keys: a kind of card, a character, or one of
``deal``, ``phase`` (what a phase of the turn asks for), ``reward``, ``penalty``, ``eliminated``, ``replaced``,
``passed``.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards.state import Card, Role
from rules.core.ask import Seat
from rules.core.log import Event
from rules.core.roles import Won as Won


@dataclass(frozen=True, slots=True)
class RoleDealt(Event):
    """A role was dealt."""

    seat: Seat
    role: Role | None


@dataclass(frozen=True, slots=True)
class CharacterDealt(Event):
    """A character was dealt face up, or ``kept`` from the game before, and life points with it."""

    seat: Seat
    character: str
    life: int
    kept: bool


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Turn number ``turn`` of the game, from 1, began."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A Captured player did not get away; the turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards went from the deck to a hand."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    why: str


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A card was drawn from the deck and shown; ``more``: it earned another card (Abraham)."""

    seat: Seat
    card: Card
    more: bool


@dataclass(frozen=True, slots=True)
class DiscardTaken(Event):
    """The top card of the discard pile was drawn instead of one of the deck (Glenn)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsLookedAt(Event):
    """The top cards of the deck were looked at by ``seat`` alone (Eugene)."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class CardPutBack(Event):
    """A card that had been looked at went back on top of the deck (Eugene)."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The deck had run out: the ``deck`` discards were shuffled and are the deck now."""

    deck: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played, at ``target`` if it has one; ``played_as`` is the kind of card it counts as."""

    seat: Seat
    card: Card
    played_as: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class AnswerGiven(Event):
    """A card was used in answer to what is going on; ``played_as`` is the kind of card it counts as."""

    seat: Seat
    card: Card
    played_as: str


@dataclass(frozen=True, slots=True)
class AttackCancelled(Event):
    """``seat`` has given all the Missed! that the Attack! of ``by`` asks for."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class DuelLost(Event):
    """``seat`` did not answer the Duel any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsTurnedUp(Event):
    """A "draw!": ``counted`` is the card that counts, ``None`` if there was none; ``why`` asked for it."""

    seat: Seat
    why: str
    cards: tuple[Card, ...]
    counted: Card | None
    matched: bool


@dataclass(frozen=True, slots=True)
class CardTakenFromHand(Event):
    """A random card of the hand of ``owner`` went to the hand of ``seat``."""

    seat: Seat
    owner: Seat
    card: Card | None
    why: str


@dataclass(frozen=True, slots=True)
class CardTakenFromPlay(Event):
    """A card in front of ``owner`` went to the hand of ``seat``."""

    seat: Seat
    owner: Seat
    card: Card
    why: str


@dataclass(frozen=True, slots=True)
class CardsTakenOver(Event):
    """All cards of the eliminated ``owner`` went to the hand of ``seat`` (Dwight)."""

    seat: Seat
    owner: Seat
    in_play: tuple[Card, ...]
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards of ``seat`` went to the discard pile, the last one on top."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str


@dataclass(frozen=True, slots=True)
class ContagionPassed(Event):
    """Contagion did not break out and went on to ``to``."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class SuppliesLaidOut(Event):
    """Cards of the deck were laid out to choose from."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SuppliesTaken(Event):
    """A card that was laid out went to a hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    """Life points were lost; ``needs`` are those to be recovered at once. ``by`` caused it, ``None``: nobody."""

    seat: Seat
    points: int
    life: int
    needs: int
    cause: str
    by: Seat | None


@dataclass(frozen=True, slots=True)
class LifeGained(Event):
    """A life point was recovered, none if it was wasted; ``needs`` are those still to be recovered at once."""

    seat: Seat
    points: int
    life: int
    needs: int
    why: str


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player was eliminated and showed the role."""

    seat: Seat
    role: Role
    cause: str
    by: Seat | None


EVENTS: tuple[type[Event], ...] = (
    RoleDealt,
    CharacterDealt,
    TurnBegan,
    TurnSkipped,
    CardsDrawn,
    CardShown,
    DiscardTaken,
    CardsLookedAt,
    CardPutBack,
    DeckReshuffled,
    CardPlayed,
    AnswerGiven,
    AttackCancelled,
    DuelLost,
    CardsTurnedUp,
    CardTakenFromHand,
    CardTakenFromPlay,
    CardsTakenOver,
    CardsDiscarded,
    ContagionPassed,
    SuppliesLaidOut,
    SuppliesTaken,
    LifeLost,
    LifeGained,
    Eliminated,
    Won,
)
