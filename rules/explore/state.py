"""What lies on the table: plain data, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import ClassVar

from rules.core.ask import Seat
from rules.core.plain import Word, digest


class Colour(Word):
    """A kind of Attack Dice, from the weakest to the most powerful (EX-COMP-1)."""

    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"
    BLACK = "black"


class Blue(Word):
    """A result of the blue Special Die (EX-COMP-2)."""

    BITE = "bite"
    DOUBLE = "x2"
    PLUS_1 = "+1"
    PLUS_2 = "+2"
    CANCEL = "cancel"
    REROLL = "reroll"


COLOURS = tuple(Colour)
HAND = (6, 3, 2, 1)
"""How many Attack Dice of each colour there are (EX-COMP-1)."""
CUBES = 3


@dataclass(frozen=True, slots=True)
class Rolled:
    """An Attack Die that shows ``face``; ``again`` if it was re-rolled in this attack."""

    colour: Colour
    face: int
    again: bool = False


@dataclass(slots=True)
class State:
    """The whole game between two answers.

    ``deck`` has its top card last. ``turn`` is the number of the turn being played, ``dice`` the Attack Dice
    that the active player still has by colour, ``cubes`` the Wound Cubes, ``front`` the cards taken this turn,
    ``done`` the cards defeated or resolved this turn. ``card`` is in play, with the dice ``placed`` on it;
    ``thrown`` and ``blue`` are the attack being settled. ``closer`` began the final round, ``contenders`` are
    the leaders who play tiebreaker turns. ``winner`` is set when the game is over.
    """

    schema: ClassVar[int] = 1

    deck: list[str]
    stashes: list[int]
    active: Seat
    turn: int = 0
    discards: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=lambda: list(HAND))
    cubes: int = CUBES
    front: list[str] = field(default_factory=list)
    done: int = 0
    card: str | None = None
    placed: list[Rolled] = field(default_factory=list)
    thrown: list[Rolled] = field(default_factory=list)
    blue: Blue | None = None
    closer: Seat | None = None
    contenders: list[Seat] = field(default_factory=list)
    winner: Seat | None = None
    next_draw: int = 0

    def copy(self) -> State:
        """A state that shares nothing mutable with this one."""
        return State(
            self.deck[:],
            self.stashes[:],
            self.active,
            self.turn,
            self.discards[:],
            self.dice[:],
            self.cubes,
            self.front[:],
            self.done,
            self.card,
            self.placed[:],
            self.thrown[:],
            self.blue,
            self.closer,
            self.contenders[:],
            self.winner,
            self.next_draw,
        )

    def digest(self) -> bytes:
        """A number for the value of every field, secrets included; stored, never shown."""
        return digest(
            _numbers(self),
            list(map(_rolled, self.placed)),
            list(map(_rolled, self.thrown)),
            self.blue.value if self.blue else None,
        )


_numbers = attrgetter(
    *("deck", "stashes", "active", "turn", "discards", "dice", "cubes", "front", "done", "card"),
    *("closer", "contenders", "winner", "next_draw"),
)
_rolled = attrgetter("colour._value_", "face", "again")
