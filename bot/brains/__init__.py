"""Seats that play themselves."""
