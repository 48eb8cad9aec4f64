"""What a kind of card is: printed facts, and hooks for what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.cards.play import Play
from rules.cards.state import Card, Suit, Value
from rules.cards.verbs import discard_in_play, draw
from rules.core.ask import Seat
from rules.core.errors import Reason

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


@dataclass(frozen=True, slots=True)
class Kind:
    """A card that any player can play in his turn, without a target.

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
        if self.range:
            self.replace(play, seat)
        play.player(seat).in_play.append(no)

    def replace(self, play: Play, seat: Seat) -> None:
        """A new weapon sends the old one to the discards (CG-PLAY-5)."""
        for no in play.player(seat).in_play:
            if play.edition.printed[no].range:
                return discard_in_play(play, "CG-PLAY-5", seat, no, "replaced")
        return None

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """What it does once it has been put down, at ``seat`` if it has a target."""
        if self.draws:
            draw(play, self.rule, play.me, self.draws, self.key)

    async def at_start(self, play: Play, no: int) -> bool:
        """A turn begins with it in play; whether the turn goes on."""
        return True


class Aimed(Kind):
    """A card that is played at one other player."""

    def shut(self, play: Play) -> Reason | None:
        """There must be somebody to play it at."""
        if any(self.no_target(play, seat) is None for seat in play.others()):
            return None
        return Reason("no-target", (("card", self.key),), self.rule)

    def no_target(self, play: Play, seat: Seat) -> Reason | None:
        """Why this other player cannot be the target."""
        return None

    def picks(self, play: Play, seat: Seat) -> Sequence[int | None]:
        """What may be picked of the target: a card in play, ``None``: a random card of the hand."""
        return (None,)

    def hostile(self, play: Play, picked: int | None) -> bool:
        """Whether playing it so does harm to the target."""
        return True


class Picking(Aimed):
    """A card that takes or discards a card of its target."""

    def no_target(self, play: Play, seat: Seat) -> Reason | None:
        """There must be a card, in hand or in play."""
        player = play.player(seat)
        return None if player.hand or player.in_play else Reason("has-no-cards", (), self.rule)

    def picks(self, play: Play, seat: Seat) -> Sequence[int | None]:
        """The one who plays it decides; neither is possible if there is none (CG-SYM-3, CG-SYM-4)."""
        player = play.player(seat)
        return [*([None] if player.hand else ()), *player.in_play]

    def hostile(self, play: Play, picked: int | None) -> bool:
        """Not if it takes a burden off the target."""
        return picked is None or not play.edition.printed[picked].burden
