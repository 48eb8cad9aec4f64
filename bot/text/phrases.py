"""Lists and lengths of time as a language puts them, from Babel, which knows every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Literal

from babel import Locale
from babel.lists import format_list
from babel.units import format_unit

from bot.text import Words

SPELLING = {"en": "en_GB"}
"""How a language of Deadeye is written where that differs from place to place: "a, b and c"."""
_DRAWING = re.compile(r"<a?:\w+:\d+>")
_FORM = re.compile(r"\*\*|^-# |\\(?=[!-/:-@\[-`{-~])")
UNITS = (("hour", 3600), ("minute", 60), ("second", 1))


def listed(t: Words, items: Sequence[str]) -> str:
    """``items`` as "a, b and c"."""
    return format_list(items, locale=_spelling(t.locale))


def letters(text: str) -> int:
    """How many letters of ``text`` a reader sees, about: a drawing counts as two, a mark of markup as none."""
    return len(_FORM.sub("", _DRAWING.sub("mm", text)))


def duration(t: Words, seconds: int, *, short: bool = False) -> str:
    """A length of time in the largest unit that goes into it, in words or in short."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds % size == 0)
    length: Literal["narrow", "long"] = "narrow" if short else "long"
    return format_unit(seconds // size, f"duration-{unit}", length, locale=_spelling(t.locale))


@cache
def _spelling(locale: str) -> Locale:
    return Locale.parse(SPELLING.get(locale, locale))
