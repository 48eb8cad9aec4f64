"""What a bot seat's player is."""

from __future__ import annotations

from typing import Any, Protocol

from rules.core.ask import Ask, Indices


class Brain(Protocol):
    """Plays one seat from its view and its ask alone; equal views and asks give equal answers."""

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        """An open answer to ``ask``; never the option to take back."""

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        """What to do in a window in which this seat has an offer; ``None`` is to let it pass."""
