"""Tables and everything about them as messages: texts in reading order, then controls.

Each function makes a fresh view from a look, a language and nothing else.
"""

from __future__ import annotations

from bot.screens.cards import CardsScreen
from bot.screens.dice import DiceScreen
from bot.screens.explore import ExploreScreen
from bot.screens.explore_odds import chances
from bot.screens.game import SCREENS
from bot.screens.odds import ODDS
from bot.text import CATALOGS
from rules.dice import DICE
from rules.dice.walkers import WALKERS_DICE
from rules.explore import EXPLORE

__all__ = ["SCREENS"]

SCREENS["dice"] = DiceScreen(DICE, "DG")
SCREENS["walkers-dice"] = DiceScreen(WALKERS_DICE, "WD", CATALOGS / "walkers-dice")
SCREENS["cards"] = CardsScreen()
SCREENS["explore"] = ExploreScreen(EXPLORE.box)
ODDS["explore"] = chances
