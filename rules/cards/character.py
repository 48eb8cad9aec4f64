"""What a character is: numbers and hooks that an ability may change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.cards.play import Play
from rules.cards.verbs import draw
from rules.core.ask import Seat


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

    async def draw_cards(self, play: Play, me: Seat) -> None:
        """Phase 1 of the owner's turn (CG-DRAW-1)."""
        draw(play, "CG-DRAW-1", me, 2, "phase")

    def hurt(self, play: Play, me: Seat, points: int, by: Seat | None) -> None:
        """The owner has lost life points, caused by a card of ``by`` if anybody's, and lives."""

    def hand_emptied(self, play: Play, me: Seat) -> None:
        """The last card has left the owner's hand, and no Duel is going on."""
