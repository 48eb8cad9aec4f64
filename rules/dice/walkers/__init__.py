"""BANG! The Dice Game: The Walking Dead, an edition of the base game (ledger rows WD-*)."""

from rules.dice.walkers.edition import WALKERS, WALKERS_DICE

__all__ = ["WALKERS", "WALKERS_DICE"]
