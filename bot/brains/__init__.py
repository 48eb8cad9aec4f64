"""Seats that play themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from bot.brains.brain import Brain
from bot.brains.cards import CardsBrain
from bot.brains.dice import DiceBrain
from bot.brains.explore import ExploreBrain
from bot.brains.random import RandomBrain

KINDS = ("random", "sensible", "cautious", "bold")
SENSIBLE: Mapping[str, Callable[[], Brain]] = {
    "cards": CardsBrain,
    "dice": DiceBrain,
    "walkers-dice": DiceBrain,
    "explore": ExploreBrain,
}
"""The brain that knows a game, by the game's key."""
TEMPERS: Mapping[tuple[str, str], Callable[[], Brain]] = {
    ("explore", "cautious"): partial(ExploreBrain, dread=1.5),
    ("explore", "bold"): partial(ExploreBrain, dread=0.6),
}
"""The same brains in another temper, by game and kind; where there is none, the sensible one plays."""


def brain_for(game_key: str, kind: str = "sensible", luck: Random | None = None) -> Brain:
    """A brain for one bot seat of a game; a game without a sensible brain is played at random.

    ``luck`` is the random brain's own and has nothing to do with the table's.
    """
    if kind == "random" or game_key not in SENSIBLE:
        return RandomBrain(luck or Random())  # noqa: S311
    return TEMPERS.get((game_key, kind), SENSIBLE[game_key])()
