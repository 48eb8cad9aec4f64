"""A sensible player of BANG! The Dice Game."""

from bot.games.dice.brain.brain import DiceBrain

__all__ = ["DiceBrain"]
