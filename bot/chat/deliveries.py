"""What is surely shown on each message of a table, however the answers of Discord arrive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

BARE = -1
"""Shown on a message that has no controls any more."""
UNSURE = -2


@dataclass(slots=True)
class _Traffic:
    """Deliveries to one message that overlap: nobody can tell which of them arrives last."""

    flying: int = 0
    shows: set[int] = field(default_factory=set)
    lost: bool = False


class Deliveries:
    """Keeps apart what has surely arrived and what is on its way.

    What is shown is a table's revision, or :data:`BARE`. ``unsure`` is called when all that was on its way to a
    message has come to an end, and what it shows now cannot be told.
    """

    def __init__(self, unsure: Callable[[], None]) -> None:
        self._unsure = unsure
        self._shown: dict[int, int] = {}
        self._traffic: dict[int, _Traffic] = {}

    @contextmanager
    def on_its_way(self, message: int, shows: int) -> Iterator[None]:
        """While an edit is on its way to a message; if it raises, it may have arrived or not."""
        traffic = self._traffic.setdefault(message, _Traffic())
        traffic.flying += 1
        traffic.shows.add(shows)
        self._shown[message] = UNSURE
        try:
            yield
        except BaseException:
            traffic.lost = True
            raise
        finally:
            traffic.flying -= 1
            if not traffic.flying:
                self._landed(message)

    def _landed(self, message: int) -> None:
        traffic = self._traffic.pop(message)
        if traffic.lost or len(traffic.shows) > 1:
            self._unsure()
        else:
            (self._shown[message],) = traffic.shows

    def posted(self, message: int, shows: int) -> None:
        """A message was posted; whatever was edited into it meanwhile came later."""
        self._shown.setdefault(message, shows)

    def doubt(self, message: int) -> None:
        """Nobody knows what a message shows, or whether it is there."""
        self._shown[message] = UNSURE

    def shows(self, message: int, what: int) -> bool:
        """Whether a message shows this, or will when all on its way to it has arrived; if not, that is told."""
        traffic = self._traffic.get(message)
        return what in traffic.shows if traffic is not None else self._shown.get(message, UNSURE) == what

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._traffic)

    def surely(self, message: int, what: int) -> bool:
        """Whether a message shows this and nothing is on its way to it."""
        return message not in self._traffic and self._shown.get(message, UNSURE) == what

    def forget(self, keep: int | None) -> None:
        """Know nothing more of any message but one, and those that something is on its way to."""
        kept = {keep, *self._traffic}
        self._shown = {message: shown for message, shown in self._shown.items() if message in kept}
