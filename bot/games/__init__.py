"""The games as people meet them, a folder each; see :class:`bot.games.frontend.Frontend`."""

from __future__ import annotations

from random import Random

from bot.games import cards, dice, explore
from bot.games.dice import walkers
from bot.games.frontend import register, registered
from bot.games.random_brain import RandomBrain
from bot.tables.brain import Brain

__all__ = ["BRAINS", "FRONTENDS", "brain_for", "register", "registered"]

FRONTENDS = (dice.FRONTEND, walkers.FRONTEND, cards.FRONTEND, explore.FRONTEND)
"""Every game in the box."""
BRAINS = ("random", "sensible", "cautious", "bold")
"""Who may play a bot's seat: anybody, or the brain that knows the game, in its own temper or another one."""

register(*FRONTENDS)


def brain_for(game_key: str, kind: str = "sensible", luck: Random | None = None) -> Brain:
    """A brain for one bot seat of a game; a game without a sensible brain is played at random.

    ``luck`` is the random brain's own and has nothing to do with the table's.
    """
    known = registered().get(game_key)
    if kind == "random" or known is None or known.brain is None:
        return RandomBrain(luck or Random())  # noqa: S311
    return known.tempers.get(kind, known.brain)()
