"""What the rules of a turn work with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.cards.edition import Edition
from rules.cards.places import Outfit, distance, outfit_of
from rules.cards.state import Card, Player, Settling, State
from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.log import Log
from rules.core.ring import others

if TYPE_CHECKING:
    from rules.cards.character import Character
    from rules.cards.kind import Kind


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

    def outfit(self, seat: Seat) -> Outfit:
        """What the character of ``seat`` and its cards in play add up to."""
        return outfit_of(self.edition, self.state.players[seat])

    def distance(self, seat: Seat) -> int:
        """How far the active player sees another."""
        return distance(self.edition, self.state, self.me, seat)

    def others(self) -> list[Seat]:
        """The living players other than the active one, clockwise from him (CG-SYM-5)."""
        return others(self.state.living(), self.me)

    def settle(self, no: int, by: Seat | None, seat: Seat, missed: int = 0) -> None:
        """From now on the effect of card ``no`` is being settled at ``seat``."""
        self.state.settling = Settling(no, by, seat, missed)
