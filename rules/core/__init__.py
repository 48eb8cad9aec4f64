"""What every game shares: questions, luck, events, and the session that drives them."""
