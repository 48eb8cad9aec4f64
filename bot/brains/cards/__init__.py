"""A sensible player of BANG!: The Walking Dead, the card game."""

from bot.brains.cards.brain import CardsBrain

__all__ = ["CardsBrain"]
