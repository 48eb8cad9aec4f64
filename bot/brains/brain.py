"""What a bot seat's player is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from rules.core.ask import Ask, Indices, TakeBack


class Brain(Protocol):
    """Plays one seat from its view and its ask alone; equal views and asks give equal answers."""

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        """An open answer to ``ask``; never the option to take back."""

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        """What to do in a window in which this seat has an offer; ``None`` is to let it pass."""


def proper(ask: Ask[Any]) -> int:
    """How many options there are without the one to take back, which is always the last."""
    count = len(ask.options)
    return count - 1 if count and isinstance(ask.options[-1], TakeBack) else count


def answers(ask: Ask[Any]) -> Iterator[Indices]:
    """Every open answer without the option to take back."""
    count = proper(ask)
    return (indices for indices in ask.answers() if count not in indices)
