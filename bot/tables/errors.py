"""What goes wrong outside the rules."""

from __future__ import annotations

from rules.core.errors import Reason


class Refused(Exception):
    """Somebody may not do this now; nothing has changed."""

    def __init__(self, key: str, *args: tuple[str, str | int]) -> None:
        super().__init__(key)
        self.reason = Reason(key, args)
