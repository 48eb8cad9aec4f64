"""BANG!: The Walking Dead at a table: everything about it that is not a rule."""

from __future__ import annotations

from importlib.resources import files

from bot.games.cards.brain import CardsBrain
from bot.games.cards.keys import COMPOSED
from bot.games.cards.screen import CardsScreen
from bot.games.frontend import Frontend
from rules.cards import CARDS

FRONTEND = Frontend(
    CardsScreen(CARDS),
    texts=files("bot.games.cards") / "text",
    composed=COMPOSED,
    brain=CardsBrain,
)
