"""The only luck.

Draw *k* of a table depends on nothing but the table's seed, so that whoever learns the seed afterwards can
check every roll and shuffle.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")
SEED_BYTES = 32
BLOCK = 64
"""Bytes that SHA-256 takes in at a time."""
_ALL = 1 << 256


class Drawn(NamedTuple):
    """One draw as journalled: number ``k`` of the table's life, below ``n``, came out as ``value``."""

    k: int
    n: int
    value: int


class Luck(Protocol):
    """Where outcomes come from: the same ``k`` and ``n`` always give the same outcome."""

    def draw(self, k: int, n: int) -> int:
        """Outcome of draw ``k``, at least 0 and below ``n``."""


class Committed:
    """Luck from a secret 32-byte seed, published as :attr:`commitment` before the first draw."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed, block = seed, seed.ljust(BLOCK, b"\0")
        self._inner, self._outer = (sha256(bytes(byte ^ pad for byte in block)) for pad in (0x36, 0x5C))

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, in hex."""
        return sha256(self._seed).hexdigest()

    def draw(self, k: int, n: int) -> int:
        """HMAC-SHA256 of the draw's number, rejecting the uneven rest (see ``/fair``)."""
        attempt = 0
        while True:
            x = int.from_bytes(self._mac(b"deadeye/1 %d %d" % (k, attempt)), "big")
            if x < _ALL - _ALL % n:
                return x % n
            attempt += 1

    def _mac(self, message: bytes) -> bytes:
        """HMAC-SHA256 with the seed as its key, by its definition: so the key is prepared only once."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


class Scripted:
    """Luck for tests: the outcomes in order, counted from draw ``first``; an error when they run out."""

    def __init__(self, *outcomes: int, first: int = 0) -> None:
        self._outcomes, self._first = outcomes, first

    def draw(self, k: int, n: int) -> int:
        """The scripted outcome of draw ``k``."""
        if k < self._first:
            raise IndexError(f"draw {k} comes before the script, which begins with draw {self._first}")
        value = self._outcomes[k - self._first]
        if not 0 <= value < n:
            raise ValueError(f"draw {k} is scripted as {value}, which is not below {n}")
        return value


class Chance:
    """What rules draw from. Every outcome is journalled."""

    def __init__(self, luck: Luck, next_draw: int, record: Callable[[Drawn], Any]) -> None:
        self._luck, self._record = luck, record
        self.next_draw = next_draw

    def below(self, n: int) -> int:
        """A number from 0 to ``n`` - 1, each equally likely."""
        k = self.next_draw
        value = self._luck.draw(k, n)
        self.next_draw = k + 1
        self._record(Drawn(k, n, value))
        return value

    def roll(self, faces: Sequence[T]) -> T:
        """One of ``faces``, each equally likely."""
        return faces[self.below(len(faces))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put ``items`` into a random order, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
