"""What can go wrong on the way to Discord and back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.process.local_discord.payloads import live_ids, mentioned


def always(_body: Any) -> bool:
    """For faults that do not look at what is sent."""
    return True


@dataclass(slots=True, eq=False)
class Fault:
    """Something that goes wrong with the next ``times`` requests of a kind.

    ``serve``: Discord does what is asked all the same. ``hold``: the answer waits until this is set. ``reset``:
    the connection breaks instead of an answer. ``status``: the answer; the real one where that is 0.
    ``begun`` is set with the first such request, and ``hits`` counts them.
    """

    method: str
    path: str
    serve: bool = False
    hold: asyncio.Event | None = None
    reset: bool = False
    status: int = 0
    code: int = 0
    retry_after: float = 0.0
    html: bool = False
    times: int = 1
    about: Callable[[Any], bool] = always
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    hits: int = 0

    def concerns(self, method: str, path: str, body: Any) -> bool:
        """Whether a request is one of those that go wrong."""
        return (
            self.hits < self.times
            and method == self.method
            and re.fullmatch(self.path, path) is not None
            and self.about(body)
        )

    def hit(self) -> None:
        """One request more has gone wrong."""
        self.hits += 1
        self.begun.set()


FOR_EVER = 1 << 30
MESSAGES = r"/channels/\d+/messages"
MESSAGE = r"/channels/\d+/messages/\d+"
CALLBACK = r"/interactions/\d+/[^/]+/callback"


def begins_turn(body: Any) -> bool:
    """Whether a posted message pings somebody whose turn begins: it is a table message, not a call."""
    return bool(mentioned(body)) and any(":help:" in control for control in live_ids(body))
