"""Every game there is, by key."""

from __future__ import annotations

from collections.abc import Mapping

from rules.cards import CARDS
from rules.core.game import AnyGame
from rules.dice import DICE
from rules.dice.walkers import WALKERS_DICE
from rules.explore import EXPLORE

GAMES: Mapping[str, AnyGame] = {game.key: game for game in (DICE, WALKERS_DICE, CARDS, EXPLORE)}
