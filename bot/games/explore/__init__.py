"""The Walking Dead: The Dice Game at a table: everything about it that is not a rule."""
