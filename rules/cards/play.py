"""What a turn is played with: an edition's data, the turn, and what kinds of cards and characters may do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.cards.state import Card, Player, Role, Settling, State, Suit, Value
from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.log import Log

ORDER = {value: rank for rank, value in enumerate(Value)}


class Colour(StrEnum):
    """Whether a card is discarded when it is played or stays in play (CG-COMP-4)."""

    BROWN = "brown"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Check:
    """What a "draw!" must turn up: a suit, and a value from ``low`` to ``high``, both included."""

    suit: Suit
    low: Value
    high: Value

    def matches(self, card: Card) -> bool:
        """Whether this card gives the printed effect (CG-DRAWCHECK-1, CG-DRAWCHECK-2)."""
        return card.suit is self.suit and ORDER[self.low] <= ORDER[card.value] <= ORDER[self.high]


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """``deck`` and ``printed`` hold each card and its kind by the card's number, ``roles`` those of each
    number of players. Two editions are the same only if they are one object."""

    deck: tuple[Card, ...]
    printed: tuple[Kind, ...]
    kinds: Mapping[str, Kind]
    characters: Mapping[str, Character]
    roles: Mapping[int, tuple[Role, ...]]


@dataclass(slots=True)
class Play:
    """A unit being played. Cards are named by their number in the deck."""

    edition: Edition
    state: State
    chance: Chance
    log: Log

    @property
    def me(self) -> Seat:
        """Whose turn it is."""
        return self.state.active

    @property
    def over(self) -> bool:
        """Whether nothing more happens in this turn: the game has ended or its player is eliminated."""
        return self.state.outcome is not None or not self.player(self.me).alive

    def player(self, seat: Seat) -> Player:
        """What lies in front of ``seat``."""
        return self.state.players[seat]

    def character(self, seat: Seat) -> Character:
        """The character of ``seat``."""
        return self.edition.characters[self.state.players[seat].character]

    def card(self, no: int) -> Card:
        """What is printed on a card."""
        return self.edition.deck[no]

    def cards(self, numbers: Iterable[int]) -> tuple[Card, ...]:
        """What is printed on cards."""
        deck = self.edition.deck
        return tuple([deck[no] for no in numbers])

    def reads(self, seat: Seat, no: int) -> Kind:
        """The kind of card that ``no`` is when ``seat`` plays it in its own turn (CG-CHAR-MICHONNE-1)."""
        kind = self.edition.printed[no]
        return self.edition.kinds["attack"] if kind.key in self.character(seat).attacks else kind

    def others(self) -> list[Seat]:
        """The living players other than the active one, clockwise from him (CG-SYM-5)."""
        return self.state.others(self.me)

    def settle(self, no: int, by: Seat | None, seat: Seat, missed: int = 0) -> None:
        """From now on the effect of card ``no`` is being settled at ``seat``."""
        self.state.settling = Settling(no, by, seat, missed)


@dataclass(frozen=True, slots=True)
class Kind:
    """A card that any player can play in his turn, without a target, and that does nothing by itself.

    ``range``: how far the weapon reaches, 0 if it is none. ``draws``: cards drawn from the deck. ``sees``,
    ``seen``: what it adds to distances while in play. ``turned``: what its "draw!" must turn up.
    """

    key: str
    colour: Colour
    range: int
    draws: int
    sees: int
    seen: int
    turned: Check | None

    rule: ClassVar[str] = "CG-PLAY-1"
    """The row of the ledger that says what it does."""
    unlimited: ClassVar[bool] = False
    """Whether its owner may play any number of Attack! cards in a turn."""
    burden: ClassVar[bool] = False
    """Whether it does harm to the player in front of whom it lies."""

    def shut(self, play: Play) -> Reason | None:
        """Why the active player may not play it now."""
        if self.colour is Colour.BROWN:
            return None
        return self.twice(play, play.me)

    def twice(self, play: Play, seat: Seat) -> Reason | None:
        """No two cards of one name in front of one player (CG-PLAY-4, CG-PLAY-5)."""
        printed = play.edition.printed
        for no in play.player(seat).in_play:
            if printed[no] is self:
                return Reason("same-name-in-play", (("card", self.key),), "CG-PLAY-4")
        return None

    def warning(self, play: Play) -> str | None:
        """The text key of why playing it would do nothing now."""
        return None

    def put_down(self, play: Play, no: int, seat: Seat) -> None:
        """Where the card goes when it is played, before anything else (CG-PLAY-6, CG-PLAY-7)."""
        if self.colour is Colour.BROWN:
            play.state.discards.append(no)
            return
        play.player(seat).in_play.append(no)

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """What it does once it has been put down, at ``seat`` if it has a target."""

    async def at_start(self, play: Play, no: int) -> bool:
        """A turn begins with it in play; whether the turn goes on."""
        return True


@dataclass(frozen=True, slots=True)
class Character:
    """A character without an ability. ``life`` are the printed life points (CG-CHAR-LIFE)."""

    key: str
    life: int

    sees: ClassVar[int] = 0
    """How much nearer the owner sees all others."""
    seen: ClassVar[int] = 0
    """How much farther away all others see the owner."""
    attacks: ClassVar[frozenset[str]] = frozenset({"attack"})
    """The kinds of cards that the owner may use as Attack!."""
    misses: ClassVar[frozenset[str]] = frozenset({"missed"})
    """The kinds of cards that the owner may use as Missed!."""
    unlimited: ClassVar[bool] = False
    """Whether any number of Attack! cards may be played in a turn."""
    missed_needed: ClassVar[int] = 1
    """How many Missed! cancel an Attack! card of the owner."""
    turns_up: ClassVar[int] = 1
    """How many cards a "draw!" of the owner turns up, of which one counts."""
    geared: ClassVar[bool] = False
    """Whether the owner has an ability like Riot Gear in play."""
    recovers: ClassVar[bool] = False
    """Whether the owner may discard two cards for a life point at any time."""
    takes_over: ClassVar[bool] = False
    """Whether the owner gets the cards of whoever is eliminated."""

    async def draw_cards(self, play: Play, me: Seat) -> int:
        """What the owner draws in a way of his own in phase 1; how many cards of the deck are left to be drawn."""
        return 2

    def hurt(self, play: Play, me: Seat, points: int, by: Seat | None) -> None:
        """The owner has lost life points, caused by a card of ``by`` if anybody's, and lives."""

    def hand_emptied(self, play: Play, me: Seat) -> None:
        """The last card has left the owner's hand, and no Duel is going on."""
