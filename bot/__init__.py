"""Everything between the rules and Discord."""

__version__ = "0.1.0"
