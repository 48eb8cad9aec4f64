"""One table in memory: its row, seats, game and last events."""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any

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
    Stint,
    Stored,
    TableRow,
)
from bot.tables.look import Happened, Look, Person, SeatLook
from rules.core.ask import Ask, Indices, Question, Seat
from rules.core.chance import Committed
from rules.core.errors import FaultyRule, OutOfStep, Reason
from rules.core.game import AnyGame
from rules.core.log import Entry
from rules.core.session import Checkpoint, Session

log = logging.getLogger(__name__)

RECENT = 12
"""So many last events a table keeps at hand."""

AnySession = Session[Any, Any, Any]


class Live:
    """A table as its one writer holds it.

    Acts change it in memory; :meth:`change` then gives all that has to be stored, and :meth:`stored` says that
    it was. A table whose change could not be stored is thrown away and loaded again.
    """

    def __init__(self, stored: Stored, game: AnyGame, codec: Codec, *, version: str) -> None:
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = list(stored.seats)
        self.stints: list[Stint] = list(stored.stints)
        self.game, self.codec = game, codec
        self.options: Any = codec.load_options(stored.table.options)
        self.recent: deque[Entry] = deque(_entries(codec, stored.recent), RECENT)
        self.session: AnySession | None = None
        self.restarted = False
        self._before = stored.table.revision
        self._seats_before = tuple(self.seats)
        self._stints: list[Stint] = []
        self._results: tuple[ResultRow, ...] = ()
        self._rate: Rate | None = None
        self._report: Report | None = None
        if stored.checkpoint is not None:
            self._resume(stored, stored.checkpoint, version)

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
        return self.game.ordered(self.playing.view(ask.seat), ask, orders)

    def moves_itself(self, ask: Ask[Any]) -> bool:
        """Whether a bot or a standing order answers this ask."""
        return self.bot_moves(ask.seat) or self.ordered(ask) is not None

    def living(self) -> tuple[Seat, ...]:
        """The seats still playing."""
        return () if self.session is None else self.game.living(self.session.state)

    def begin_stint(self, seat: Seat, person: Person, now: datetime) -> None:
        """This person holds the seat from now on."""
        self._put_stint(Stint(seat, person.id, person.name, now))

    def end_stint(self, seat: Seat, now: datetime, *, left: bool) -> None:
        """The seat's person does not hold it any longer; ``left`` books a loss."""
        for stint in self.stints:
            if stint.seat == seat and stint.ended_at is None:
                self.stints.remove(stint)
                self._put_stint(replace(stint, ended_at=now, left=left))
                return

    def _put_stint(self, stint: Stint) -> None:
        self.stints.append(stint)
        self._stints.append(stint)

    def ever_sat(self, person: PersonId) -> bool:
        """Whether this person holds or has held a seat here."""
        return self.seat_of(person) is not None or any(s.person_id == person for s in self.stints)

    def reseated(self) -> None:
        """Somebody has taken or left a seat of the lobby: what was kept for the people before is void."""
        self.options = self.game.reseated(self.options)
        self.row = replace(self.row, options=self.codec.dump_options(self.options))

    # -- the game -----------------------------------------------------------------------------------------

    @property
    def playing(self) -> AnySession:
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
        self.playing.note(entry)

    def book(self, rows: tuple[ResultRow, ...], rate: Rate | None) -> None:
        """Store these results with the next change."""
        self._results, self._rate = rows, rate

    def report(self, report: Report) -> None:
        """Store a report with the next change."""
        self._report = report

    def _resume(self, stored: Stored, checkpoint: CheckpointRow, version: str) -> None:
        halted = stored.table.phase is Phase.HALTED
        retry = halted and stored.table.why != version
        if halted and not retry:
            return
        try:
            self.session = self._run_again(stored, checkpoint, retry=retry)
        except OutOfStep:
            log.exception("table %s does not fit these rules", self.row.id)
            if stored.table.phase in (Phase.PLAYING, Phase.HALTED):
                self.row, self.restarted = replace(self.row, phase=Phase.HALTED, why=version), True
            return
        over = stored.table.phase in (Phase.ENDED, Phase.VOID)
        self.restarted = retry or (self.session.attempt != checkpoint.attempt and not over)
        if retry:
            self.row = replace(self.row, phase=Phase.PLAYING, why="")

    def _run_again(self, stored: Stored, checkpoint: CheckpointRow, *, retry: bool) -> AnySession:
        """The session of a stored table; ``retry`` begins the unit again."""
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
            again=retry,
        )

    # -- storing ------------------------------------------------------------------------------------------

    def change(self, *, quiet: bool) -> Change:
        """Everything that is new, with the next revision; ``quiet``: there is nothing new to show."""
        row = replace(self.row, revision=self._before + 1)
        if quiet and row.shown_revision == self._before:
            row = replace(row, shown_revision=row.revision)
        self.row = row
        change = Change(self._before, row, stints=tuple(self._stints), results=self._results, rate=self._rate)
        change = replace(change, report=self._report, **self._delta())
        seats = tuple(self.seats)
        return change if seats == self._seats_before else replace(change, seats=seats)

    def stored(self, stamp: Stamp) -> None:
        """The change has been stored; the store's stamp is this now."""
        self.row = replace(self.row, **stamp._asdict())
        self._before = self.row.revision
        self._seats_before = tuple(self.seats)
        self._stints, self._results, self._rate, self._report = [], (), None, None
        self.restarted = False

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

    # -- looking ------------------------------------------------------------------------------------------

    def faulty(self, where: str) -> FaultyRule:
        """What to raise where the rules have failed and no answer is to blame."""
        return FaultyRule(f"unit {self.playing.unit}, question {self.playing.ask_no}, {where}")

    def look(self, person: PersonId | None = None) -> Look:
        """The table as this person may see it, or as everybody may; raises :exc:`FaultyRule` if a view fails."""
        row = self.row
        mine = None if person is None else self.seat_of(person)
        seat = None if mine is None else mine.seat
        look = Look(
            id=row.id,
            game=row.game,
            phase=row.phase,
            locale=row.locale,
            pace=row.pace,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            message_id=row.message_id,
            host_id=row.host_id,
            options=self.options,
            revision=row.revision,
            commitment=Committed(row.seed).commitment,
            seats=tuple(map(_seat_look, self.seats)),
            opened_at=row.opened_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
            deadline=row.deadline,
            turns=row.turns,
            why=row.why,
            seat=seat,
            seed=row.seed.hex() if row.phase is Phase.ENDED else None,
            refuse_start=self._refuse_start(),
            recent=self._seen_by(seat),
            shown_revision=row.shown_revision,
            posted_turn=row.posted_turn,
            pinged_ask=row.pinged_ask,
            ping_id=row.ping_id,
        )
        if self.session is None:
            return look
        try:
            return replace(look, **self._game_look(self.session, seat))
        except Exception as fault:
            raise self.faulty("view") from fault

    def refuse_start(self) -> Reason | None:
        """Why a lobby cannot start yet."""
        least = self.game.players.start
        if len(self.seats) < least:
            return Reason("seats-missing", (("missing", least - len(self.seats)),))
        return self.game.refuse(self.options, len(self.seats))

    def _refuse_start(self) -> tuple[str, tuple[tuple[str, str | int], ...]] | None:
        if self.row.phase is not Phase.LOBBY or (reason := self.refuse_start()) is None:
            return None
        return reason.key, reason.args

    def _seen_by(self, seat: Seat | None) -> tuple[Happened, ...]:
        seen = ((entry.seen_by(seat), entry.rule) for entry in self.recent)
        return tuple(Happened(event, rule) for event, rule in seen if event is not None)

    def _game_look(self, session: AnySession, seat: Seat | None) -> Mapping[str, Any]:
        state, question = session.state, session.question
        over = session.result is not None
        waiting = session.waiting()
        return {
            "view": session.view(seat),
            "unit": session.unit,
            "active": self.game.active(state),
            "living": self.game.living(state),
            "orders": {} if seat is None else self.orders(seat),
            "ask_no": session.ask_no,
            "window": session.in_window,
            "question": None if question is None or not _known(question) else question.key,
            "asked": () if question is None or question.window else tuple(ask.seat for ask in waiting),
            "ask": _public(waiting) if seat is None else session.ask(seat),
            "result": session.result,
            "series": over and self.game.again(state) is not None,
            "identities": tuple(self.game.identity(state, s.seat) for s in self.seats) if over else (),
        }


def _seat_look(seat: SeatRow) -> SeatLook:
    return SeatLook(seat.seat, seat.person_id, seat.name, seat.person_id is None, seat.bot_plays)


def _known(question: Question) -> bool:
    """Whether everybody may know what the question is."""
    return question.window or all(ask.public for ask in question.asks)


def _public(waiting: Sequence[Ask[Any]]) -> Ask[Any] | None:
    return waiting[0] if len(waiting) == 1 and waiting[0].public else None


def _entries(codec: Codec, rows: Sequence[PayloadRow]) -> Iterator[Entry]:
    """The events these rules still know; an older version's others are past anyway."""
    for row in rows:
        with suppress(OutOfStep):
            yield codec.load_entry(row.data)
