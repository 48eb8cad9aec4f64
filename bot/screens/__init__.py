"""Tables and everything about them as messages: texts in reading order, then controls.

Each function makes a fresh view from a look, a language and nothing else.
"""

from __future__ import annotations

from bot.screens.cards import CardsScreen
from bot.screens.dice import DiceScreen
from bot.screens.game import SCREENS

__all__ = ["SCREENS"]

SCREENS["dice"] = DiceScreen()
SCREENS["cards"] = CardsScreen()
