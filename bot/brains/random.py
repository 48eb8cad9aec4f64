"""Plays anything, at random."""

from __future__ import annotations

import random
from typing import Any

from bot.brains.brain import answers, proper
from rules.core.ask import Ask, Indices

ACTS = 0.5
"""How likely a random brain uses a hidden power in a window."""


class RandomBrain:
    """Takes any open answer without a look at the view. Has its own luck, apart from the table's."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        """An open answer to ``ask``; never the option to take back."""
        if ask.refused:
            return self._luck.choice(list(answers(ask)))
        options = proper(ask)
        if ask.least == ask.most == 1:
            return (self._luck.choice(options),)
        size = self._luck.randint(ask.least, min(ask.most, len(options)))
        return tuple(sorted(self._luck.sample(options, size)))

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        """What to do in a window; about every other one passes."""
        return self.answer(view, ask) if self._luck.random() < ACTS else None
