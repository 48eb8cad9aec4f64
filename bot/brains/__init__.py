"""Seats that play themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from bot.brains.brain import Brain
from bot.brains.cards import CardsBrain
from bot.brains.dice import DiceBrain
from bot.brains.random import RandomBrain

KINDS = ("random", "sensible")
SENSIBLE: Mapping[str, Callable[[], Brain]] = {"cards": CardsBrain, "dice": DiceBrain, "walkers-dice": DiceBrain}
"""The brain that knows a game, by the game's key."""


def brain_for(game_key: str, kind: str = "sensible", luck: Random | None = None) -> Brain:
    """A brain for one bot seat of a game; a game without a sensible brain is played at random.

    ``luck`` is the random brain's own and has nothing to do with the table's.
    """
    if kind == "sensible" and game_key in SENSIBLE:
        return SENSIBLE[game_key]()
    return RandomBrain(luck or Random())  # noqa: S311
