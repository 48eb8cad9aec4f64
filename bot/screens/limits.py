"""What Discord takes: the most and the longest of everything that Deadeye sends."""

from __future__ import annotations

PARTS = 40
"""Components of one message, those inside others included."""
TEXT = 4000
"""Letters in all texts of one message together."""
ROW = 5
"""Buttons side by side."""
MENU = 25
"""Options of a menu."""
LABEL = 80
"""Letters on a button."""
CUSTOM_ID = 100
"""Letters of what a control says about itself."""
SUGGESTIONS = 25
"""What may be offered while somebody types."""
SUGGESTION = 100
"""Letters of one of them, and of an option of a menu."""
TITLE = 90
"""Columns of such a suggestion or option that fit for sure, marks on letters included."""
NAME = 32
"""Letters of what people call themselves: whatever is longer is nobody's name."""
THREAD_NAME = 100
"""Letters of the name of a thread."""
