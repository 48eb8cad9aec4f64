"""What states are made of: plain data with fixed words in it, and one number that stands for all of it."""

from __future__ import annotations

import hashlib
import marshal
from collections.abc import Callable
from dataclasses import fields
from enum import StrEnum
from functools import cache
from itertools import repeat
from operator import attrgetter, call
from typing import Any, TypeVar

DIGEST_BYTES = 16
D = TypeVar("D")


class Word(StrEnum):
    """A fixed word of a game; it is stored, and text is looked up, by its value."""

    __repr__ = str.__repr__


def digest(*parts: Any) -> bytes:
    """blake2b over text, numbers, ``None``, and lists, tuples and dictionaries of them.

    A :class:`Word` enters by its value. Version 2 of marshal knows neither references nor interned text: equal
    data give equal bytes.
    """
    return hashlib.blake2b(marshal.dumps(parts, 2), digest_size=DIGEST_BYTES).digest()


def changed(value: D, **changes: Any) -> D:
    """A frozen dataclass with slots once more, with these changes, as by :func:`dataclasses.replace`, but quickly.

    It is for large values that are replaced at every step of a game. It checks nothing.
    """
    kind: Any = type(value)
    read, writes = _slots(kind)
    new: D = object.__new__(kind)
    list(map(call, writes.values(), repeat(new), read(value)))
    for name, now in changes.items():
        writes[name](new, now)
    return new


@cache
def _slots(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], dict[str, Callable[[Any, Any], None]]]:
    """What reads all fields of a dataclass at once, and what writes each of them."""
    names = [field.name for field in fields(kind)]
    return attrgetter(*names), {name: getattr(kind, name).__set__ for name in names}
