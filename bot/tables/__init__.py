"""Live tables: who sits where, whose time runs, what is stored. Knows nothing of Discord."""
