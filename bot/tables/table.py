"""One table in memory: its row, seats, game and last events."""

from __future__ import annotations

import json
import logging
import traceback
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bot.storage.codec import Codec
from bot.storage.repository import (
    Change,
    CheckpointRow,
    PayloadRow,
    PersonId,
    Phase,
    Rate,
    Report,
    ResultRow,
    SeatRow,
    Stamp,
    Stored,
    TableRow,
)
from bot.tables.stints import Stints
from rules.core.ask import Ask, Indices, Seat
from rules.core.chance import Committed
from rules.core.errors import FaultyRule, OutOfStep
from rules.core.game import AnyGame
from rules.core.journal import Checkpoint
from rules.core.log import Entry
from rules.core.session import Session

log = logging.getLogger(__name__)

RECENT = 12
"""So many last events a table keeps at hand."""

AnySession = Session[Any, Any, Any]


@dataclass(slots=True)
class _New:
    """What is to be stored with the next change and is no part of the table after that."""

    results: tuple[ResultRow, ...] = ()
    rate: Rate | None = None
    report: Report | None = None


class _Mark(NamedTuple):
    """What differs when anything has been done to a table: whatever happens in a game adds to its journal."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    stints: int
    played: tuple[int, ...] | None
    results: int
    report: Report | None


class Table:
    """A table as its one writer holds it.

    Acts change it in memory; :meth:`change` then gives all that has to be stored, and :meth:`stored` says that it
    was. Nothing here can be undone: a table whose change was not stored is thrown away and loaded again.
    """

    def __init__(self, stored: Stored, game: AnyGame, codec: Codec, *, version: str) -> None:
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = list(stored.seats)
        self.stints = Stints(stored.stints)
        self.game, self.codec, self.version = game, codec, version
        self.options: Any = codec.load_options(stored.table.options)
        self.recent: deque[Entry] = deque(_entries(codec, stored.recent), RECENT)
        self.session: AnySession | None = None
        self.started_over = False
        self.gives_back = False
        """Whether people who are asked have their full time, though the question is the same."""
        self.commits: list[bool] = []
        """Of each answer of this act, whether it settled something; what did not is part of an open plan."""
        self._new = _New()
        if stored.checkpoint is not None:
            self._resume(stored, stored.checkpoint)
        self._stored = self._mark()

    @property
    def stamp(self) -> Stamp:
        """What the store says while this is not out of date."""
        return Stamp(*(getattr(self.row, name) for name in Stamp._fields))

    # -- people and seats ---------------------------------------------------------------------------------

    def seat_of(self, person: PersonId) -> SeatRow | None:
        """The seat that this person holds."""
        return next((seat for seat in self.seats if seat.person_id == person), None)

    def set_seat(self, seat: Seat, **changes: Any) -> None:
        """Change fields of one seat's row."""
        self.seats[seat] = replace(self.seats[seat], **changes)

    @property
    def people(self) -> list[PersonId]:
        """Everybody who holds a seat, in seat order."""
        return [seat.person_id for seat in self.seats if seat.person_id is not None]

    def bot_moves(self, seat: Seat) -> bool:
        """Whether a bot acts for this seat, be it a bot's or an absent person's."""
        row = self.seats[seat]
        return row.person_id is None or row.bot_plays

    def orders(self, seat: Seat) -> dict[str, str]:
        """The seat's standing orders."""
        orders: dict[str, str] = json.loads(self.seats[seat].orders)
        return orders

    def order(self, seat: Seat, kind: str, value: str) -> None:
        """Give the seat a standing order."""
        self.set_seat(seat, orders=json.dumps(self.orders(seat) | {kind: value}))

    def ordered(self, ask: Ask[Any]) -> Indices | None:
        """What the seat's standing orders answer; ``None`` where its person is to be asked."""
        if (orders := self.orders(ask.seat)) == {}:
            return None
        return self.game.ordered(self.dealt.view(ask.seat), ask, orders)

    def moves_itself(self, ask: Ask[Any]) -> bool:
        """Whether a bot or a standing order answers this ask."""
        return self.bot_moves(ask.seat) or self.ordered(ask) is not None

    @property
    def plans(self) -> bool:
        """Whether the last answer has left a plan open, which may still be taken back."""
        return bool(self.commits) and not self.commits[-1]

    @property
    def settles_nothing(self) -> bool:
        """Whether this act has answered something and all its answers may still be taken back."""
        return bool(self.commits) and not any(self.commits)

    def playing(self) -> tuple[Seat, ...]:
        """The seats that may still be asked something, be they alive or not."""
        return () if self.session is None else self.game.playing(self.session.state)

    def ever_sat(self, person: PersonId) -> bool:
        """Whether this person holds or has held a seat here."""
        return self.seat_of(person) is not None or self.stints.ever(person)

    def reseated(self) -> None:
        """Somebody has taken or left a seat of the lobby: what was kept for the people before is void."""
        self.options = self.game.reseated(self.options)
        self.row = replace(self.row, options=self.codec.dump_options(self.options))

    # -- the game -----------------------------------------------------------------------------------------

    @property
    def dealt(self) -> AnySession:
        """The game of a table that has been dealt."""
        if self.session is None:
            raise RuntimeError(f"table {self.row.id} has not been dealt")
        return self.session

    def deal(self) -> None:
        """Deal the game to the seats as they are; raises :exc:`rules.core.errors.CannotStart`."""
        luck = Committed(self.row.seed)
        self.session = Session.deal(self.game, len(self.seats), self.options, luck)

    def note(self, entry: Entry) -> None:
        """Write an event from outside the rules into the log of a game that is being played."""
        self.dealt.note(entry)

    def book(self, rows: tuple[ResultRow, ...], rate: Rate | None) -> None:
        """Store these results with the next change."""
        self._new.results, self._new.rate = rows, rate

    def report(self, fault: Exception, ask_no: int) -> None:
        """Store a report of a rule that failed at question ``ask_no`` with the next change."""
        text = "".join(traceback.format_exception(fault))
        self._new.report = Report(self.dealt.unit, ask_no, text)

    def faulty(self, where: str) -> FaultyRule:
        """What to raise where the rules have failed and no answer is to blame."""
        return FaultyRule(f"unit {self.dealt.unit}, question {self.dealt.ask_no}, {where}")

    def _resume(self, stored: Stored, checkpoint: CheckpointRow) -> None:
        """Take the game up where it was stored; one that these rules have failed at already is left alone."""
        halted = stored.table.phase is Phase.HALTED
        retry = halted and stored.table.why != self.version
        if halted and not retry:
            return
        try:
            self.session = self._run_again(stored, checkpoint, retry=retry)
        except OutOfStep:
            log.exception("table %s does not fit these rules", self.row.id)
            if stored.table.phase in (Phase.PLAYING, Phase.HALTED):
                self.row, self.started_over = replace(self.row, phase=Phase.HALTED, why=self.version), True
            return
        over = stored.table.phase in (Phase.ENDED, Phase.VOID)
        self.started_over = retry or (self.session.attempt != checkpoint.attempt and not over)
        if retry:
            self.row = replace(self.row, phase=Phase.PLAYING, why="")

    def _run_again(self, stored: Stored, checkpoint: CheckpointRow, *, retry: bool) -> AnySession:
        """The session of a stored table; with ``retry`` its unit starts over."""
        state = self.codec.load_state(checkpoint.schema, checkpoint.state)
        start = Checkpoint(checkpoint.unit, checkpoint.attempt, checkpoint.next_ask, state)
        journal = [self.codec.load_recorded(row.data) for row in stored.journal]
        return Session.resume(
            self.game,
            Committed(stored.table.seed),
            start,
            journal,
            events=stored.events_stored,
            question=stored.table.question if stored.table.phase is Phase.PLAYING else None,
            start_over=retry,
        )

    # -- storing ------------------------------------------------------------------------------------------

    @property
    def changed(self) -> bool:
        """Whether this differs from what is stored."""
        return self._mark() != self._stored

    def _mark(self) -> _Mark:
        session, new = self.session, self._new
        played = None if session is None else (id(session), session.unit, session.attempt, len(session.journal))
        return _Mark(self.row, tuple(self.seats), len(self.stints.unstored), played, len(new.results), new.report)

    def change(self, *, quiet: bool) -> Change:
        """Everything that is new, with the next revision; ``quiet``: there is nothing new to show."""
        before, new, seats = self._stored.row.revision, self._new, tuple(self.seats)
        row = replace(self.row, revision=before + 1)
        if quiet and row.shown_revision == before:
            row = replace(row, shown_revision=row.revision)
        self.row = row
        change = Change(before, row, stints=tuple(self.stints.unstored), results=new.results, rate=new.rate)
        change = replace(change, report=new.report, **self._delta())
        return change if seats == self._stored.seats else replace(change, seats=seats)

    def stored(self, stamp: Stamp) -> None:
        """The change has been stored; the store's stamp is this now."""
        self.row = replace(self.row, **stamp._asdict())
        self._new, self.started_over = _New(), False
        self.stints.unstored.clear()
        self._stored = self._mark()

    def claimed(self, **columns: Any) -> None:
        """The store's claims are these now, whether or not something else is still to be stored."""
        self.row = replace(self.row, **columns)
        self._stored = self._stored._replace(row=replace(self._stored.row, **columns))

    def _delta(self) -> dict[str, Any]:
        if self.session is None:
            return {}
        delta, codec = self.session.take(), self.codec
        self.recent.extend(event.entry for event in delta.events)
        return {
            "journal": tuple(PayloadRow(r.unit, r.attempt, r.n, codec.dump_recorded(r.what)) for r in delta.rows),
            "events": tuple(PayloadRow(e.unit, e.attempt, e.n, codec.dump_entry(e.entry)) for e in delta.events),
            "checkpoint": None if delta.checkpoint is None else self._checkpoint(delta.checkpoint),
        }

    def _checkpoint(self, point: Checkpoint[Any]) -> CheckpointRow:
        state = self.codec.dump_state(point.state)
        return CheckpointRow(point.unit, point.attempt, point.next_ask, point.state.schema, state)


def _entries(codec: Codec, rows: Sequence[PayloadRow]) -> Iterator[Entry]:
    """The events these rules still know; an older version's others are past anyway."""
    for row in rows:
        with suppress(OutOfStep):
            yield codec.load_entry(row.data)
