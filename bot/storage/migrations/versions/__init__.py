"""The migrations, oldest first by number."""
