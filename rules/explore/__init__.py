"""The Walking Dead: The Dice Game: explore as far as you dare."""

from rules.explore.game import EXPLORE, ExploreGame, ExploreOptions

__all__ = ["EXPLORE", "ExploreGame", "ExploreOptions"]
