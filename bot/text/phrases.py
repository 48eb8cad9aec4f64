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
from rules.core.errors import Reason

SPELLING = {"en": "en_GB"}
"""How a language of Deadeye is written where that differs from place to place: "a, b and c"."""
_DRAWING = re.compile(r"<a?:\w+:\d+>")
_FORM = re.compile(r"\*\*|^-# |\\(?=[!-/:-@\[-`{-~])")
_SPOKEN_AS_I = re.compile(r"[*_\\]*(?:h?[ií]|y(?![aeiouáéíóú]))(?![aeoáéó])", re.IGNORECASE)
"""A Spanish word before which *y* becomes *e*, which Babel does not know: *Ana e Inés*, but *Ana y Iago*."""
UNITS = (("hour", 3600), ("minute", 60), ("second", 1))


def listed(t: Words, items: Sequence[str]) -> str:
    """``items`` as "a, b and c"."""
    said = format_list(items, locale=_spelling(t.locale))
    if t.locale == "es" and len(items) > 1 and _SPOKEN_AS_I.match(items[-1]):
        return f"{said.removesuffix(f'y {items[-1]}')}e {items[-1]}"
    return said


def letters(text: str) -> int:
    """How many letters of ``text`` a reader sees, about: a drawing counts as two, a mark of markup as none."""
    return len(_FORM.sub("", _DRAWING.sub("mm", text)))


def duration(t: Words, seconds: int, *, short: bool = False) -> str:
    """A length of time in the largest unit that goes into it, in words or in short."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds % size == 0)
    length: Literal["narrow", "long"] = "narrow" if short else "long"
    return format_unit(seconds // size, f"duration-{unit}", length, locale=_spelling(t.locale))


def reason_words(t: Words, reason: Reason) -> str:
    """Why something may not be done; modules among the variables are named."""
    return t(f"error-{reason.key}", **{key: _module(t, key, value) for key, value in reason.args})


def _module(t: Words, key: str, value: str | int) -> str | int:
    name = f"module-{value}"
    return t(name) if key in ("module", "other") and name in t else value


@cache
def _spelling(locale: str) -> Locale:
    return Locale.parse(SPELLING.get(locale, locale))
