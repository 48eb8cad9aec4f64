"""What the rules of a unit work with."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.log import Log
from rules.explore.box import Box, Card
from rules.explore.effects import Effect
from rules.explore.state import Rolled, State


@dataclass(slots=True)
class Play:
    """A unit being played. ``ended``: the turn is over."""

    box: Box
    state: State
    chance: Chance
    log: Log
    ended: bool = False

    @property
    def me(self) -> Seat:
        """Whose turn it is."""
        return self.state.active

    @property
    def card(self) -> Card:
        """The card in play."""
        assert self.state.card is not None  # noqa: S101  (only asked while there is one)
        return self.box.cards[self.state.card]

    @property
    def effect(self) -> Effect:
        """What the card in play changes in attacks."""
        return self.card.changes

    @property
    def fight(self) -> int:
        """The current Fight Value of the card in play (EX-FAIL-3)."""
        return self.card.fight - self.pips(self.state.placed)

    @property
    def supplies(self) -> int:
        """Supplies on the cards in front (EX-CARD-2)."""
        return self.box.supplies(self.state.front)

    def pips(self, dice: list[Rolled]) -> int:
        """What ``dice`` score together."""
        effect = self.effect
        return sum([effect.pips(die.face) for die in dice])
