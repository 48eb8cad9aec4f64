"""Slash commands and listeners."""
