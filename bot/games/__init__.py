"""The games as people meet them: for each its screen, its brains and its odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from bot.games.cards.brain import CardsBrain
from bot.games.cards.screen import CardsScreen
from bot.games.dice.brain import DiceBrain
from bot.games.dice.screen import DiceScreen
from bot.games.explore.brain import ExploreBrain
from bot.games.explore.odds import chances
from bot.games.explore.screen import ExploreScreen
from bot.games.random_brain import RandomBrain
from bot.screens.game import SCREENS
from bot.screens.odds import ODDS
from bot.tables.brain import Brain
from bot.text import CATALOGS
from rules.dice import DICE
from rules.dice.walkers import WALKERS_DICE
from rules.explore import EXPLORE

__all__ = ["KINDS", "SCREENS", "SENSIBLE", "TEMPERS", "brain_for"]

SCREENS["dice"] = DiceScreen(DICE, "DG")
SCREENS["walkers-dice"] = DiceScreen(WALKERS_DICE, "WD", CATALOGS / "walkers-dice")
SCREENS["cards"] = CardsScreen()
SCREENS["explore"] = ExploreScreen(EXPLORE.box)
ODDS["explore"] = chances

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
