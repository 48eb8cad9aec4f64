"""What a picture shows, said plainly: frozen, hashable, with every word ready to be drawn.

A scene knows no rules. Whoever makes one passes what all may see, names of drawings (``bot.drawings``), and in
``alt`` the same in words, at most 1,024 letters. ``alt`` is no part of a scene's identity: two that draw the same
are equal.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import ClassVar, Literal

Form = Literal["", "ghost", "zombie"]
"""How somebody who fell plays on, if at all."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at a seat; ``otherwise``, such as "Seat 3", stands where no letter of ``name`` can be drawn."""

    name: str
    otherwise: str
    character: str = ""


@dataclass(frozen=True, slots=True)
class Shot:
    """What ``by`` took from ``at``; nobody in particular took it if ``by`` is ``None``."""

    by: int | None
    at: int
    points: int


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies: the drawing of its face, and whether it may not be rolled again."""

    face: str
    locked: bool = False


@dataclass(frozen=True, slots=True)
class DiceSeat:
    """A seat of the dice game.

    ``reached``: the bull's eyes of the active player that reach it. ``role`` is a drawing, if it lies open.
    With modules: ``chief`` holds the Chief's Arrow, ``rage`` counts hidden cards, ``tokens`` are the drawings of
    what else lies there: wounds, a Ghost's token.
    """

    person: Person
    life: int
    most: int
    arrows: int = 0
    out: bool = False
    role: str | None = None
    reached: tuple[int, ...] = ()
    form: Form = ""
    chief: bool = False
    rage: int = 0
    tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DiceTable:
    """A table of the dice game.

    ``dice`` are empty while they are being chosen. ``arrow`` is the drawing of what lies in the ``pile``. With
    ``modules``: ``chief`` lies in the pile, ``hands`` says how many hands the Boneyard shows and needs, ``rage``
    are the drawings of the faces on open Rage cards.
    """

    kind: ClassVar[str] = "table"
    seats: tuple[DiceSeat, ...]
    turn: int | None
    pile: int
    rolls: int = 3
    rolled: int = 0
    dice: tuple[Die, ...] = ()
    shots: tuple[Shot, ...] = ()
    arrow: str = "arrow_token"
    modules: bool = False
    chief: bool = False
    hands: tuple[int, int] | None = None
    rage: tuple[str, ...] = ()
    alt: str = field(default="", compare=False, repr=False)


Suit = Literal["spades", "hearts", "diamonds", "clubs"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card that lies open; ``reach`` is a weapon's, ``dim`` what has no use now."""

    drawing: str
    name: str
    value: str
    suit: Suit
    blue: bool = False
    reach: int = 0
    dim: bool = False


@dataclass(frozen=True, slots=True)
class CardsSeat:
    """A seat of the card game; ``away`` is its distance from the active player, ``near`` if that is in reach."""

    person: Person
    life: int
    most: int
    hand: int
    weapon: str
    reach: int
    in_play: tuple[str, ...] = ()
    out: bool = False
    role: str | None = None
    away: int | None = None
    near: bool = False


@dataclass(frozen=True, slots=True)
class Settling:
    """A card being settled: who played it, if anybody did, and whom it is at."""

    card: Card
    by: int | None
    at: int


@dataclass(frozen=True, slots=True)
class CardsTable:
    """A table of the card game; ``asked`` are those whose answer is waited for, ``top`` lies on the discards."""

    kind: ClassVar[str] = "table"
    seats: tuple[CardsSeat, ...]
    turn: int | None
    deck: int
    top: Card | None = None
    settling: Settling | None = None
    asked: tuple[int, ...] = ()
    alt: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards in somebody's hand: for that person alone."""

    kind: ClassVar[str] = "hand"
    cards: tuple[Card, ...]
    alt: str = field(default="", compare=False, repr=False)


Colour = Literal["yellow", "orange", "red", "black"]


@dataclass(frozen=True, slots=True)
class Place:
    """The card in play: a Location with ``left`` of its ``fight`` to beat, or an event."""

    name: str
    fight: int = 0
    left: int = 0
    bites: int = 0
    supplies: int = 0
    event: bool = False
    placed: tuple[str, ...] = ()
    """The drawings of the dice that lie on it."""


@dataclass(frozen=True, slots=True)
class ExploreSeat:
    """A seat of the exploring game; ``waits`` if it takes no further turn."""

    person: Person
    stash: int
    waits: bool = False


@dataclass(frozen=True, slots=True)
class ExploreTable:
    """A table of the exploring game.

    ``thrown`` are the drawings of an attack being settled, ``dice`` those left by colour, weakest first,
    ``cubes`` the Wound Cubes left of ``most``, ``front`` what stopping now would bring.
    """

    kind: ClassVar[str] = "table"
    seats: tuple[ExploreSeat, ...]
    turn: int | None
    place: Place | None
    dice: tuple[tuple[Colour, int], ...]
    cubes: int
    front: int
    deck: int
    thrown: tuple[str, ...] = ()
    most: int = 3
    enough: int = 15
    alt: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class CourseSeat:
    """How it went for a seat: ``values`` at the start and after every turn, until it was ``out``."""

    person: Person
    values: tuple[int, ...]
    won: bool
    out: bool = False
    badge: str | None = None
    """The drawing of who it was."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game that is over: what every seat had, turn by turn. ``measure`` is the drawing of what is counted."""

    kind: ClassVar[str] = "end"
    seats: tuple[CourseSeat, ...]
    measure: str = "life"
    alt: str = field(default="", compare=False, repr=False)


Scene = DiceTable | CardsTable | Hand | ExploreTable | Course


def name_of(scene: Scene) -> str:
    """The name of the file that shows a scene: whoever sees it knows what is on it, without memory."""
    digest = hashlib.sha256(repr(scene).encode()).hexdigest()
    return f"{scene.kind}-{digest[:10]}.png"
