"""What lies on the table: plain data, nothing else. Cards stand in it by their number in the deck."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import ClassVar

from rules.core.ask import Seat
from rules.core.plain import Word, digest
from rules.core.roles import Outcome, Ring


class Suit(Word):
    """The suit in the corner of a card (CG-COMP-3)."""

    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    SPADES = "spades"


class Value(Word):
    """The value in the corner of a card, lowest first (CG-COMP-3, CG-DRAWCHECK-2)."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class Role(Word):
    """Which goal a player has (CG-COMP-1)."""

    LEADER = "leader"
    SURVIVOR = "survivor"
    SAVIOR = "savior"
    LONER = "loner"


class Phase(Word):
    """The phases of a turn (CG-TURN-2)."""

    DRAW = "draw"
    PLAY = "play"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Card:
    """Card number ``no`` of the deck, from 0: what is printed on it. ``kind`` is its name as a text key."""

    no: int
    kind: str
    suit: Suit
    value: Value


@dataclass(slots=True)
class Player:
    """What lies in front of one seat.

    ``hand`` and ``in_play`` are card numbers, oldest first. ``shown``: the role lies face up. ``needs``: the
    life points that a player at 0 must still recover to live, 0 once that is settled. ``fell``: the turn of
    elimination. ``acts`` counts for each seat what this player has openly done against it.
    """

    role: Role
    character: str
    life: int
    max_life: int
    hand: list[int]
    in_play: list[int]
    acts: list[int]
    shown: bool = False
    needs: int = 0
    fell: int = 0

    @property
    def alive(self) -> bool:
        """Whether the player is still in the game."""
        return not self.fell


@dataclass(frozen=True, slots=True)
class Settling:
    """The card whose effect is being settled, just now at ``seat``.

    ``by`` played it, ``None`` if nobody did (Contagion, Captured). ``missed`` is how many Missed! the seat
    still needs to cancel an Attack!, 0 where that is not the question.
    """

    card: int
    by: Seat | None
    seat: Seat
    missed: int = 0


@dataclass(slots=True)
class State(Ring):
    """The whole game between two answers.

    ``deck`` and ``discards`` have their top card last. ``attacks`` are the Attack! cards played this turn.
    ``laid`` are cards laid out to choose from, by all to see if ``laid_open``, else by the active player alone.
    ``dueling``: a Duel is going on.
    """

    schema: ClassVar[int] = 1

    players: list[Player]
    deck: list[int]
    active: Seat
    discards: list[int] = field(default_factory=list)
    turn: int = 0
    phase: Phase = Phase.DRAW
    attacks: int = 0
    laid: list[int] = field(default_factory=list)
    laid_open: bool = True
    settling: Settling | None = None
    dueling: bool = False
    outcome: Outcome | None = None
    next_draw: int = 0

    def copy(self) -> State:
        """A state that shares nothing mutable with this one."""
        return State(
            [_copy(player) for player in self.players],
            self.deck[:],
            self.active,
            self.discards[:],
            self.turn,
            self.phase,
            self.attacks,
            self.laid[:],
            self.laid_open,
            self.settling,
            self.dueling,
            self.outcome,
            self.next_draw,
        )

    def digest(self) -> bytes:
        """A number for the value of every field, secrets included; stored, never shown."""
        return digest(
            _numbers(self),
            self.phase.value,
            list(map(_player, self.players)),
            _settling(self.settling) if self.settling else None,
            (self.outcome.winners, self.outcome.why) if self.outcome else None,
        )


def _copy(p: Player) -> Player:
    return Player(
        p.role,
        p.character,
        p.life,
        p.max_life,
        p.hand[:],
        p.in_play[:],
        p.acts[:],
        p.shown,
        p.needs,
        p.fell,
    )


_numbers = attrgetter("deck", "discards", "active", "turn", "attacks", "laid", "laid_open", "dueling", "next_draw")
_player = attrgetter(
    *("role._value_", "character", "life", "max_life", "hand", "in_play", "acts", "shown", "needs", "fell")
)
_settling = attrgetter("card", "by", "seat", "missed")
