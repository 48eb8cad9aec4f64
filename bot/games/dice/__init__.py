"""BANG! The Dice Game and its editions at a table: everything about them that is not a rule."""
