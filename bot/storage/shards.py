"""Which servers a process serves: Discord deals them out over shards, and a process has some of them."""

from __future__ import annotations

import re
from dataclasses import dataclass

GIVEN = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?/(\d{1,4})")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from ``first`` to ``last`` of ``total``."""

    first: int = 0
    last: int = 0
    total: int = 1

    @classmethod
    def parse(cls, text: str) -> Shards:
        """Shards as an operator writes them, such as ``0-3/16`` or ``5/16``; raises :exc:`ValueError`."""
        if (found := GIVEN.fullmatch(text.strip())) is None:
            raise ValueError('must be "auto" or shards such as 0-3/16')
        first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
        if not first <= last < total:
            raise ValueError(f"{text}: of {total} shards there are 0 to {total - 1}, the lower one first")
        return cls(first, last, total)

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.total}"

    @property
    def numbers(self) -> range:
        """The numbers of these shards."""
        return range(self.first, self.last + 1)

    @property
    def whole(self) -> bool:
        """Whether these are all there are."""
        return len(self.numbers) == self.total

    def have(self, guild: int) -> bool:
        """Whether a server is on one of these shards."""
        return shard_of(guild, self.total) in self.numbers

    def meet(self, other: Shards) -> bool:
        """Whether some server might be served by both."""
        if self.total != other.total:
            return True
        return self.first <= other.last and other.first <= self.last


def shard_of(guild: int, total: int) -> int:
    """The shard that a server is on."""
    return (guild >> 22) % total
