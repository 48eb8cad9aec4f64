"""What a game registers: everything about it that is not a rule, in one object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from bot.screens.game import GameScreen, use_screen
from bot.tables.brain import Brain
from bot.text import add_catalogs
from rules.core.game import AnyGame


class CannotPrepare(Exception):
    """What the operator has set cannot be played with; the text names the setting and says why."""


@dataclass(frozen=True)
class Frontend:
    """A game as people meet it; ``register`` makes it known."""

    screen: GameScreen
    texts: Traversable | None = None
    """Its folder of texts; an edition may have none but the overlays of its screen."""
    composed: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """The keys of messages that are put together when they are said: each beginning, and what may follow it."""
    brain: Callable[[], Brain] | None = None
    """The brain that knows the game; without one, bots play at random."""
    tempers: Mapping[str, Callable[[], Brain]] = field(default_factory=dict)
    """The same brain in another temper, by the temper's name; where there is none, the sensible one plays."""
    prepare: Callable[[Any], Frontend] | None = None
    """This game as an operator's settings would have it; raises :exc:`CannotPrepare`."""
    warm_up: Callable[[AnyGame], None] | None = None
    """What takes long and is reckoned once, before anybody asks for it."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.screen.game

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.game.key


_registered: dict[str, Frontend] = {}


def register(*frontends: Frontend) -> None:
    """From now on these games are played like this; each takes the place of what had its key before."""
    for frontend in frontends:
        _registered[frontend.key] = frontend
        use_screen(frontend.screen)
        if frontend.texts is not None:
            add_catalogs(frontend.texts)


def registered() -> Mapping[str, Frontend]:
    """Every game that has been registered, by key."""
    return _registered
