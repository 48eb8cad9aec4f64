"""BANG! The Dice Game: the base game, and where its editions and modules plug in."""

from rules.dice.game import DICE, DiceGame, DiceOptions

__all__ = ["DICE", "DiceGame", "DiceOptions"]
