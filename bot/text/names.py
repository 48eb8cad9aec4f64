"""Names that people chose, made safe to show: as typed, but nothing in them is clickable, pinged or hidden."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

LABEL_WIDTH = 34
"""So many columns fit on a button of the smallest phone; a wide letter takes two."""
NAMELESS = "?"
"""Stands for a name of which nothing can be seen."""
NAMES_KEPT = 4096
"""Names kept ready: the same few are shown again and again."""

_SEEN_AS_NOTHING = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
_PUNCTUATION = re.compile(r"([!-/:-@\[-`{-~])")


@lru_cache(NAMES_KEPT)
def plain(name: str) -> str:
    """``name`` on one line, without bidi controls, zero-width and other characters nobody can see."""
    shown = "".join(" " if letter.isspace() else letter for letter in name if not _hidden(letter))
    return " ".join(shown.split()) or NAMELESS


@lru_cache(NAMES_KEPT)
def in_text(name: str) -> str:
    """``name`` for a text of Discord: every mark, mention, stamp, emoji code or list marker in it is escaped."""
    return _PUNCTUATION.sub(r"\\\1", plain(name))


@lru_cache(NAMES_KEPT)
def in_label(name: str, width: int = LABEL_WIDTH) -> str:
    """``name`` for a button or a menu, which know no markup; at most ``width`` columns wide."""
    shown = plain(name)
    if columns(shown) <= width:
        return shown
    return "".join(_fitting(shown, width - 1)).rstrip() + "…"


def columns(text: str) -> int:
    """How wide ``text`` is, in columns."""
    return sum(map(_width, text))


def doubles(names: Sequence[str]) -> list[bool]:
    """For each name, whether another one reads the same."""
    read = [unicodedata.normalize("NFKC", plain(name)).casefold() for name in names]
    count = Counter(read)
    return [count[name] > 1 for name in read]


def _hidden(letter: str) -> bool:
    if letter in _SEEN_AS_NOTHING:
        return True
    return unicodedata.category(letter) in _INVISIBLE and not letter.isspace()


def _width(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _fitting(text: str, width: int) -> Iterator[str]:
    """The first letters of ``text`` that fit, marks with the letter they stand on."""
    for letter in text:
        width -= _width(letter)
        if width < 0:
            return
        yield letter
