"""What states are made of: plain data with fixed words in it, and one number that stands for all of it."""

from __future__ import annotations

import hashlib
import marshal
from enum import StrEnum
from typing import Any

DIGEST_BYTES = 16


class Word(StrEnum):
    """A fixed word of a game; it is stored, and text is looked up, by its value."""

    __repr__ = str.__repr__


def digest(*parts: Any) -> bytes:
    """blake2b over text, numbers, ``None``, and lists, tuples and dictionaries of them.

    A :class:`Word` enters by its value. Version 2 of marshal knows neither references nor interned text: equal
    data give equal bytes.
    """
    return hashlib.blake2b(marshal.dumps(parts, 2), digest_size=DIGEST_BYTES).digest()
