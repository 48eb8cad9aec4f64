"""A sensible player of BANG! The Dice Game."""

from bot.brains.dice.brain import DiceBrain

__all__ = ["DiceBrain"]
