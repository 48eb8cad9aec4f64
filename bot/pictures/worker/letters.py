"""What can be written: which letters the fonts have, how wide they are, and where words end that are too long."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Literal

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from bot.pictures.scenes import Person

FOLDER = Path(__file__).parent / "fonts"
Kind = Literal["text", "bold", "poster"]
"""Lines below names, names, and numbers."""
FILES: dict[Kind, Path] = {
    "text": FOLDER / "FiraSansCondensed-Medium.ttf",
    "bold": FOLDER / "FiraSansCondensed-Bold.ttf",
    "poster": FOLDER / "AlfaSlabOne-Regular.ttf",
}
LOOKS: dict[Kind, str] = {
    "text": 'font-family="Fira Sans Condensed Medium, Fira Sans Condensed" font-weight="500"',
    "bold": 'font-family="Fira Sans Condensed" font-weight="700"',
    "poster": 'font-family="Alfa Slab One"',
}
LEAST = 28
"""A letter of this size is 11 on a phone; nothing is smaller."""
SHRUNK = 0.82
"""Words are made smaller by so much before they are cut."""


@dataclass(frozen=True)
class Face:
    """A font: how wide each letter is, as parts of its size."""

    file: Path
    widths: dict[str, float]

    def __contains__(self, letter: str) -> bool:
        return letter in self.widths


@cache
def face(file: Path) -> Face:
    """The font in ``file``, the first one where it holds several; raises what fontTools raises for a bad one."""
    with TTFont(file, fontNumber=0, lazy=True) as font:
        em, metrics = font["head"].unitsPerEm, font["hmtx"]
        return Face(file, {chr(code): metrics[glyph][0] / em for code, glyph in font.getBestCmap().items()})


class Letters:
    """The fonts of Deadeye, and those that a host has added."""

    def __init__(self, further: tuple[Path, ...] = ()) -> None:
        self._further = tuple(face(file) for file in further)
        self.used: set[Path] = set(FILES.values())
        """The files that what was written so far needs."""

    def writable(self, words: str) -> str:
        """``words`` without what no font has, emojis among it; perhaps nothing is left."""
        known = "".join(self._known(unicodedata.normalize("NFC", words)))
        return " ".join(known.split())

    def named(self, who: Person) -> str:
        """What stands for somebody: the name, unless none of its letters and digits can be written."""
        left = self.writable(who.name)
        speaks = _speaks(left) or (left and not _speaks(who.name))
        return left if speaks else self.writable(who.otherwise)

    def _known(self, words: str) -> Iterator[str]:
        """The letters that can be written; marks and joiners go with the letter that they follow."""
        written = False
        for letter in words:
            if unicodedata.category(letter) in ("Mn", "Me", "Mc", "Cf"):
                written = written and self._face(letter) is not None
            else:
                written = letter.isspace() or self._face(letter) is not None
            if written:
                yield " " if letter.isspace() else letter

    def _face(self, letter: str, kind: Kind = "bold") -> Face | None:
        fonts = chain((face(FILES[kind]),), self._further)
        return next((each for each in fonts if letter in each), None)

    def width(self, words: str, size: float, kind: Kind) -> float:
        """How wide ``words`` are; they need the fonts that have their letters."""
        return size * sum(self._advance(letter, kind) for letter in words)

    def _advance(self, letter: str, kind: Kind) -> float:
        font = self._face(letter, kind)
        if font is None:
            return 0.0
        self.used.add(font.file)
        return font.widths[letter]

    def fitted(self, words: str, size: float, room: float, kind: Kind) -> tuple[str, float]:
        """``words`` as they fit into ``room``, and their size: smaller, then cut."""
        wide = self.width(words, size, kind)
        if wide <= room:
            return words, size
        size = min(size, max(size * SHRUNK, size * room / wide, LEAST))
        return self._cut(words, size, room, kind), size

    def _cut(self, words: str, size: float, room: float, kind: Kind) -> str:
        if self.width(words, size, kind) <= room + 0.01:
            return words
        while words and self.width(words + "…", size, kind) > room:
            words = words[:-1]
        return words.rstrip() + "…"

    def lines(self, words: str, size: float, room: float, kind: Kind) -> tuple[str, ...]:
        """``words`` in two lines where they do not fit into one, broken where both are shortest."""
        parts = words.split()
        if self.width(words, size, kind) <= room or len(parts) < 2:
            return (words,)
        breaks = ((" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts)))
        return min(breaks, key=lambda two: max(self.width(line, size, kind) for line in two))


def _speaks(words: str) -> bool:
    return any(letter.isalnum() for letter in words)
