"""How odds are shown."""

from __future__ import annotations


def percent(odds: float) -> int:
    """Odds as a whole percentage; what can happen is never 0 and what may fail never 100."""
    shown = round(odds * 100)
    return shown if odds in (0, 1) else min(max(shown, 1), 99)
