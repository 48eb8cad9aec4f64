"""What is printed on dice and cards, from one data file: the house set, or the file of somebody who owns the game.

The file is a table with the columns of :class:`Line`, comma-separated, one line for each kind of dice and each
card. ``kind`` is ``die``, ``location`` or ``event``; cells that a kind does not use are empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import NoReturn, TypeVar

from rules.core.data import number, one_of, rows, several
from rules.core.errors import BadData
from rules.explore.effects import EFFECTS, Effect
from rules.explore.state import COLOURS, HAND, Blue, Colour

HOUSE = files("rules.explore") / "data" / "house.csv"
LINES = ("die", "location", "event")
"""Kinds of lines."""
INSTRUCTIONS = ("wound", "bandage", "jammed", "ammunition", "dropped", "toll")
"""What an Event may tell; :mod:`rules.explore.instructions` does it."""
CARDS = 40
SIDES = 6
BLUE = "blue"
COPIES: Mapping[str, int] = dict(zip((*COLOURS, BLUE), (*HAND, 1), strict=True))
MOST_PIPS, MOST_FIGHT, MOST_BITES, MOST_SUPPLIES = 6, 20, 3, 15
CELLS = {
    "die": ("faces",),
    "location": ("fight", "bites", "supplies", "effect"),
    "event": ("effect",),
}
"""The cells that each kind uses, apart from its name and its copies."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file: so many ``copies`` of a die with ``faces``, or of a card."""

    kind: str
    name: str
    copies: int
    faces: str
    fight: str
    bites: str
    supplies: str
    effect: str


@dataclass(frozen=True, slots=True)
class Card:
    """An Exploration card (EX-CARD-1). ``fight`` is 0 where nobody is to be fought.

    ``changes`` is what the enemies of a Location change in attacks, ``instruction`` the word for what an Event
    tells, ``None`` for a Location; ``effect`` is the word for either.
    """

    name: str
    fight: int
    bites: int
    supplies: int
    effect: str
    changes: Effect
    instruction: str | None


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """The dice and the deck that a game is played with; ``deck`` names each copy of each card."""

    faces: Mapping[Colour, tuple[int, ...]]
    blue: tuple[Blue, ...]
    cards: Mapping[str, Card]
    deck: tuple[str, ...]

    def supplies(self, cards: Iterable[str]) -> int:
        """Supplies on ``cards`` together (EX-CARD-2)."""
        return sum([self.cards[name].supplies for name in cards])


@cache
def house() -> Box:
    """The house set: our own faces and cards, since the printed ones are not published (EX-COMP-2)."""
    return load(HOUSE)


def load(file: Path | Traversable) -> Box:
    """The set in ``file``; raises :exc:`rules.core.errors.BadData`, and :exc:`OSError` if it cannot be read."""
    try:
        lines = rows(file, Line, {"kind": one_of(LINES), "name": name, "copies": number(1, CARDS)})
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadData(file.name, line, "text", "this is not UTF-8") from error
    checked = Reader(file.name, lines)
    return Box(checked.faces(), checked.blue(), checked.cards(), checked.deck())


# -- cells -------------------------------------------------------------------------------------------------


def name(cell: str) -> str:
    """Reads a name of 1 to 40 characters."""
    if not 1 <= len(cell) <= 40 or cell != cell.strip():
        raise ValueError("a name has 1 to 40 characters and no space around it")
    return cell


def six(read: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    """Reads six faces with a space between them."""

    def faces(cell: str) -> tuple[T, ...]:
        found = several(read)(cell)
        if len(found) != SIDES:
            raise ValueError(f"{len(found)} faces, not {SIDES}")
        return found

    return faces


# -- lines -------------------------------------------------------------------------------------------------


class Reader:
    """Makes a set of the lines of a file, and names line and field of what is wrong."""

    def __init__(self, file: str, lines: list[Line]) -> None:
        self._file = file
        self._lines = dict(enumerate(lines, 2))
        seen: set[tuple[bool, str]] = set()
        for n, line in self._lines.items():
            self._check(n, line)
            if (key := (line.kind == "die", line.name)) in seen:
                self._wrong(n, "name", f"{line.name!r} is here twice")
            seen.add(key)

    def faces(self) -> dict[Colour, tuple[int, ...]]:
        """The faces of the Attack Dice, each colour stronger than the one before (EX-COMP-1)."""
        read = six(number(0, MOST_PIPS))
        found = {colour: self._cell(self._die(colour), "faces", read) for colour in COLOURS}
        for weak, strong in pairwise(COLOURS):
            if sum(found[weak]) > sum(found[strong]):
                self._wrong(self._die(strong), "faces", f"{strong} dice are weaker than {weak} ones")
        return found

    def blue(self) -> tuple[Blue, ...]:
        """The faces of the blue die."""
        one = one_of(Blue)
        return self._cell(self._die(BLUE), "faces", six(lambda face: Blue(one(face))))

    def cards(self) -> dict[str, Card]:
        """Every card by name."""
        return {line.name: self._card(n, line) for n, line in self._lines.items() if line.kind != "die"}

    def deck(self) -> tuple[str, ...]:
        """The name of each of the 40 cards (EX-COMP-1)."""
        cards = [line for line in self._lines.values() if line.kind != "die"]
        deck = tuple(line.name for line in cards for _ in range(line.copies))
        if len(deck) != CARDS:
            self._wrong(max(self._lines, default=1), "copies", f"the deck has {len(deck)} cards, not {CARDS}")
        return deck

    def _check(self, n: int, line: Line) -> None:
        """Refuse cells that this kind of line does not use, and dice that the game does not have."""
        for field in ("faces", "fight", "bites", "supplies", "effect"):
            if field not in CELLS[line.kind] and getattr(line, field):
                self._wrong(n, field, f"a line of kind {line.kind} has nothing here")
        if line.kind != "die":
            return
        if line.name not in COPIES:
            self._wrong(n, "name", f"not one of {', '.join(COPIES)}")
        if line.copies != COPIES[line.name]:
            self._wrong(n, "copies", f"the game has {COPIES[line.name]} of these dice")

    def _card(self, n: int, line: Line) -> Card:
        if line.kind == "event":
            effect = self._cell(n, "effect", one_of(INSTRUCTIONS))
            return Card(line.name, 0, 0, 0, effect, EFFECTS[""], effect)
        fight = self._cell(n, "fight", number(1, MOST_FIGHT)) if line.fight else 0
        for field in ("bites", "effect") if not fight else ():
            if getattr(line, field):
                self._wrong(n, field, "a Location without a Fight Value has nothing here")
        bites = self._cell(n, "bites", number(0, MOST_BITES)) if fight else 0
        supplies = self._cell(n, "supplies", number(0, MOST_SUPPLIES))
        effect = self._cell(n, "effect", one_of(EFFECTS))
        return Card(line.name, fight, bites, supplies, effect, EFFECTS[effect], None)

    def _die(self, colour: str) -> int:
        """The line of a kind of dice."""
        found = [n for n, line in self._lines.items() if line.kind == "die" and line.name == colour]
        if not found:
            self._wrong(max(self._lines, default=1), "name", f"there is no line for the {colour} dice")
        return found[0]

    def _cell(self, n: int, field: str, read: Callable[[str], T]) -> T:
        cell = getattr(self._lines[n], field)
        try:
            return read(cell)
        except ValueError as error:
            self._wrong(n, field, f"{cell!r}: {error}", error)

    def _wrong(self, n: int, field: str, reason: str, error: Exception | None = None) -> NoReturn:
        raise BadData(self._file, n, field, reason) from error
