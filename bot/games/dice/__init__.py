"""BANG! The Dice Game and its editions at a table: everything about them that is not a rule."""

from __future__ import annotations

from importlib.resources import files

from bot.games.dice.brain import DiceBrain
from bot.games.dice.keys import COMPOSED
from bot.games.dice.screen import DiceScreen
from bot.games.frontend import Frontend
from rules.dice import DICE

FRONTEND = Frontend(
    DiceScreen(DICE, "DG"),
    texts=files("bot.games.dice") / "text",
    composed=COMPOSED,
    brain=DiceBrain,
)
