"""Plays anything, at random."""

from __future__ import annotations

import random
from typing import Any

from rules.core.ask import Ask, Indices

ACTS = 0.5
"""How likely a random brain uses a hidden power in a window."""


class RandomBrain:
    """Takes any open answer without a look at the view. Has its own luck, apart from the table's."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        if ask.refused:
            return self._luck.choice(list(ask.forward()))
        return self._pick(ask.proper, ask.least, ask.most)

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        """What to do in a window; about every other one passes."""
        return self.answer(view, ask) if self._luck.random() < ACTS else None

    def _pick(self, count: int, least: int, most: int) -> Indices:
        """So many of ``count`` indices; written for speed, since simulations do little else."""
        if least == most == 1:
            return (int(self._luck.random() * count),)
        if least == 0 and most >= count:
            bits = self._luck.getrandbits(count) if count else 0
            return tuple([n for n in range(count) if bits >> n & 1])
        size = self._luck.randint(least, min(most, count))
        return tuple(sorted(self._luck.sample(range(count), size)))
