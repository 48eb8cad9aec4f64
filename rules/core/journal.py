"""What a session writes down, and how much of it has been handed out to be stored.

A *checkpoint* is the state at the start of a unit. The unit's *journal* holds all that the rules could not know
by themselves: luck, answers, the closing of windows, notes from outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias

from rules.core.ask import Indices, Seat
from rules.core.chance import Drawn
from rules.core.game import S
from rules.core.log import Entry, Log


class Answered(NamedTuple):
    """A seat's answer to question ``ask_no``; ``digest`` is the state's just before it."""

    ask_no: int
    seat: Seat
    key: str
    indices: Indices
    digest: bytes


class WindowClosed(NamedTuple):
    """Nobody acted in window ``ask_no``."""

    ask_no: int
    key: str
    digest: bytes


class Noted(NamedTuple):
    """An event from outside the rules, such as a clock that ran out."""

    entry: Entry


class Faulted(NamedTuple):
    """An answer that hit a faulty rule and is closed for this ask."""

    ask_no: int
    seat: Seat
    indices: Indices


Recorded: TypeAlias = Drawn | Answered | WindowClosed | Noted | Faulted


class Row(NamedTuple):
    """A journal row with its key (unit, attempt, n)."""

    unit: int
    attempt: int
    n: int
    what: Recorded


class EventRow(NamedTuple):
    """An event with its key (unit, attempt, n)."""

    unit: int
    attempt: int
    n: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Checkpoint(Generic[S]):
    """The state at the start of ``unit``; its first question gets the number ``next_ask``."""

    unit: int
    attempt: int
    next_ask: int
    state: S


@dataclass(frozen=True, slots=True)
class Delta(Generic[S]):
    """What a session has added since it was last asked; ``checkpoint`` only if a unit has ended."""

    rows: tuple[Row, ...]
    events: tuple[EventRow, ...]
    checkpoint: Checkpoint[S] | None


@dataclass(slots=True)
class _Passed:
    """What a unit has added that was not handed out yet when it ended: rows and events from these on."""

    unit: int
    attempt: int
    rows: list[Recorded]
    kept: int
    entries: list[Entry]
    handed: int


class Mark(NamedTuple):
    """Where a journal stood, see :meth:`Journal.mark`."""

    checkpoint: Checkpoint[Any]
    rows: int
    kept: int
    handed: int
    passed: int
    moved: bool


class Journal(Generic[S]):
    """``rows`` and ``log`` are those of the open unit, which began at ``checkpoint``; the deal (0) has none."""

    checkpoint: Checkpoint[S]

    def __init__(self) -> None:
        self.unit, self.attempt = 0, 1
        self.rows: list[Recorded] = []
        self.log = Log()
        self._passed: list[_Passed] = []
        self._kept = self._handed = 0
        self._moved = False

    def begin(self, checkpoint: Checkpoint[S]) -> None:
        """Write about the unit of ``checkpoint`` from now on."""
        self.checkpoint = checkpoint
        self.unit, self.attempt = checkpoint.unit, checkpoint.attempt
        self.rows, self.log = [], Log()
        self._kept = self._handed = 0

    def end_unit(self, checkpoint: Checkpoint[S]) -> None:
        """The open unit has ended, and the next one begins at ``checkpoint``."""
        self._set_aside()
        self.begin(checkpoint)
        self._moved = True

    def start_over(self) -> None:
        """Nothing of the attempt before counts any more; the checkpoint of the new one is to be stored."""
        self._passed = []
        self._moved = True

    def stored(self, rows: int, events: int) -> None:
        """So many rows and events of the open unit are stored already."""
        self._kept, self._handed = rows, events

    def take(self) -> Delta[S]:
        """What is new since the last call, to be stored as one piece."""
        self._set_aside()
        delta = Delta(self._new_rows(), self._new_events(), self.checkpoint if self._moved else None)
        self.stored(len(self.rows), len(self.log.entries))
        self._passed, self._moved = [], False
        return delta

    def mark(self) -> Mark:
        """Where the journal stands, to come back to."""
        return Mark(self.checkpoint, len(self.rows), self._kept, self._handed, len(self._passed), self._moved)

    def cut(self, mark: Mark) -> Sequence[Recorded]:
        """Give up what was set aside since ``mark``; the rows from which its unit is to be played again."""
        rows = self.rows
        for passed in self._passed[mark.passed :]:
            if (passed.unit, passed.attempt) == (mark.checkpoint.unit, mark.checkpoint.attempt):
                rows = passed.rows
        del self._passed[mark.passed :]
        return rows[: mark.rows]

    def back_at(self, mark: Mark) -> None:
        """The unit of ``mark`` has been played again as far as it was."""
        self._kept, self._handed, self._moved = mark.kept, mark.handed, mark.moved

    def _set_aside(self) -> None:
        self._passed.append(
            _Passed(self.unit, self.attempt, self.rows, self._kept, self.log.entries, self._handed)
        )

    def _new_rows(self) -> tuple[Row, ...]:
        return tuple(
            [
                Row(p.unit, p.attempt, n, what)
                for p in self._passed
                for n, what in enumerate(p.rows[p.kept :], p.kept)
            ]
        )

    def _new_events(self) -> tuple[EventRow, ...]:
        return tuple(
            [
                EventRow(p.unit, p.attempt, n, entry)
                for p in self._passed
                for n, entry in enumerate(p.entries[p.handed :], p.handed)
            ]
        )
