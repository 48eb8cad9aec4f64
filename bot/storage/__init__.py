"""Where tables, results and settings live between two presses."""
