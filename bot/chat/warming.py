"""What takes long and is needed sooner or later: texts before anybody is heard, odds soon after that."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from bot.chat.rulebook import topics
from bot.games.frontend import registered
from bot.text import LOCALES
from rules.core.game import AnyGame


def load_texts() -> None:
    """Read every catalog in every language, so that no press waits for it. Takes a second or two."""
    for locale in LOCALES:
        topics(locale)


class Warming:
    """Reckons in a thread what the games need to have reckoned; who needs it sooner waits."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        known = {key: registered()[key].warm_up for key in games if key in registered()}
        self._todo = {key: (warm_up, games[key]) for key, warm_up in known.items() if warm_up is not None}
        self._waiting: dict[str, asyncio.Event] = {}

    async def run(self) -> None:
        """Reckon everything, one game after the other."""
        self._waiting = {key: asyncio.Event() for key in self._todo}
        for key, (warm_up, game) in self._todo.items():
            try:
                await asyncio.to_thread(warm_up, game)
            finally:
                self._waiting.pop(key).set()

    @property
    def done(self) -> bool:
        """Whether nothing is being reckoned."""
        return not self._waiting

    def is_ready(self, game: str) -> bool:
        """Whether this game can be looked at without waiting."""
        return game not in self._waiting

    async def ready(self, game: str) -> None:
        """Wait until this game can be looked at without waiting."""
        if (event := self._waiting.get(game)) is not None:
            await event.wait()
