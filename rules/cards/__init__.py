"""BANG!: The Walking Dead, the card game."""

from rules.cards.game import CARDS, CardsGame, CardsOptions

__all__ = ["CARDS", "CardsGame", "CardsOptions"]
