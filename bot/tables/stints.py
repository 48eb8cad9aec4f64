"""Who has held which seat of a table, from when to when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from bot.storage.repository import PersonId, Stint
from rules.core.ask import Seat


class Stints:
    """All stints of a table, and which of them are not stored as they are now."""

    def __init__(self, stored: Iterable[Stint] = ()) -> None:
        self.all: list[Stint] = list(stored)
        self.unstored: list[Stint] = []

    def begin(self, seat: Seat, person: PersonId, name: str, now: datetime) -> None:
        """This person holds the seat from now on."""
        self._put(Stint(seat, person, name, now))

    def end(self, seat: Seat, now: datetime, *, left: bool) -> None:
        """The seat's person does not hold it any longer; ``left`` books a loss."""
        if (stint := self._open(seat)) is not None:
            self.all.remove(stint)
            self._put(replace(stint, ended_at=now, left=left))

    def ever(self, person: PersonId) -> bool:
        """Whether this person holds or has held a seat."""
        return any(stint.person_id == person for stint in self.all)

    def _open(self, seat: Seat) -> Stint | None:
        return next((stint for stint in self.all if stint.seat == seat and stint.ended_at is None), None)

    def _put(self, stint: Stint) -> None:
        self.all.append(stint)
        self.unstored.append(stint)
