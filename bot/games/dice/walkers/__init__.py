"""BANG! The Dice Game: The Walking Dead, an edition with words of its own."""

from __future__ import annotations

from importlib.resources import files

from bot.games.dice.brain import DiceBrain
from bot.games.dice.keys import of_edition
from bot.games.dice.screen import DiceScreen
from bot.games.dice.words import WALKERS_FACES, WALKERS_ROLES
from bot.games.frontend import Frontend
from rules.dice.walkers import WALKERS_DICE

FRONTEND = Frontend(
    DiceScreen(
        WALKERS_DICE,
        "WD",
        files("bot.games.dice.walkers") / "text",
        faces=WALKERS_FACES,
        roles=WALKERS_ROLES,
        arrow="walker_token",
    ),
    composed=of_edition(WALKERS_DICE.edition),
    brain=DiceBrain,
)
