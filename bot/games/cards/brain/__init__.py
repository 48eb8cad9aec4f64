"""A sensible player of BANG!: The Walking Dead, the card game."""

from bot.games.cards.brain.brain import CardsBrain

__all__ = ["CardsBrain"]
