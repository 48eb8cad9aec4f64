"""BANG!: The Walking Dead, the card game."""
