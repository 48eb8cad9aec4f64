"""What can happen in this game; all of it is public. Counts stand in an event as they are just after it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.ask import Seat
from rules.core.log import Event
from rules.explore.state import Blue, Colour, Rolled


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Turn number ``turn`` of the game, from 1, began with all dice and Wound Cubes."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The deck was empty, and the discard pile became the new one."""

    cards: int


@dataclass(frozen=True, slots=True)
class LocationFound(Event):
    """A Location was turned over; ``fight`` is 0 if nobody is there to fight."""

    seat: Seat
    card: str
    fight: int
    bites: int
    supplies: int
    effect: str


@dataclass(frozen=True, slots=True)
class EventMet(Event):
    """An Event card was turned over; what it did follows."""

    seat: Seat
    card: str
    effect: str


@dataclass(frozen=True, slots=True)
class SuppliesFound(Event):
    """A Location without a fight was taken. ``in_front`` are the Supplies of all cards in front."""

    seat: Seat
    card: str
    supplies: int
    in_front: int


@dataclass(frozen=True, slots=True)
class AttackRolled(Event):
    """Attack Dice and the blue die were rolled together."""

    seat: Seat
    dice: tuple[Rolled, ...]
    blue: Blue


@dataclass(frozen=True, slots=True)
class BlueIgnored(Event):
    """The card in play made the result of the blue die count for nothing."""

    seat: Seat
    blue: Blue


@dataclass(frozen=True, slots=True)
class DieRolledAgain(Event):
    """An Attack Die was re-rolled, because of the card in play or, if ``by_blue``, of the blue die."""

    seat: Seat
    colour: Colour
    before: int
    after: int
    by_blue: bool


@dataclass(frozen=True, slots=True)
class NothingRolledAgain(Event):
    """The player let the blue die's re-roll go."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieDoubled(Event):
    """One Attack Die counts twice in this attack."""

    seat: Seat
    colour: Colour
    pips: int


@dataclass(frozen=True, slots=True)
class CardDefeated(Event):
    """The Attack Score reached the Fight Value, and the card was taken."""

    seat: Seat
    card: str
    score: int
    fight: int
    supplies: int
    in_front: int


@dataclass(frozen=True, slots=True)
class AttackFailed(Event):
    """The Attack Score did not reach ``fight``, which is now ``left``, thanks to the dice ``placed``."""

    seat: Seat
    card: str
    score: int
    fight: int
    left: int
    placed: tuple[Rolled, ...]


@dataclass(frozen=True, slots=True)
class BiteCancelled(Event):
    """The blue die spared a Wound Cube in a failed attack."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CubesLost(Event):
    """Wound Cubes were lost to the ``blue`` die, to the ``card`` in play or to an ``event``."""

    seat: Seat
    cubes: int
    left: int
    why: str


@dataclass(frozen=True, slots=True)
class CubeRegained(Event):
    """An Event gave a lost Wound Cube back."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class DiceLost(Event):
    """An Event took Attack Dice."""

    seat: Seat
    dice: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class DiceRegained(Event):
    """An Event gave spent Attack Dice back."""

    seat: Seat
    dice: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    """An Event took a card that lay in front."""

    seat: Seat
    card: str
    supplies: int
    in_front: int


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """An Event found nothing to change."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """The turn ended without Supplies, for want of ``cubes`` or of ``dice``; ``supplies`` were in front."""

    seat: Seat
    why: str
    supplies: int


@dataclass(frozen=True, slots=True)
class Banked(Event):
    """The player ended the turn and added the Supplies in front to the Stash."""

    seat: Seat
    supplies: int
    stash: int


@dataclass(frozen=True, slots=True)
class FinalRoundBegan(Event):
    """A Stash is large enough; every other player gets one more turn."""

    seat: Seat
    stash: int


@dataclass(frozen=True, slots=True)
class TiebreakBegan(Event):
    """The leaders are level and play another turn each."""

    seats: tuple[Seat, ...]
    stash: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game ended; ``why`` is a text key."""

    seat: Seat
    stash: int
    why: str


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    DeckReshuffled,
    LocationFound,
    EventMet,
    SuppliesFound,
    AttackRolled,
    BlueIgnored,
    DieRolledAgain,
    NothingRolledAgain,
    DieDoubled,
    CardDefeated,
    AttackFailed,
    BiteCancelled,
    CubesLost,
    CubeRegained,
    DiceLost,
    DiceRegained,
    CardDropped,
    NothingHappened,
    KnockedOut,
    Banked,
    FinalRoundBegan,
    TiebreakBegan,
    Won,
)
