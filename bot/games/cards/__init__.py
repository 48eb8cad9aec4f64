"""BANG!: The Walking Dead at a table: everything about it that is not a rule."""
