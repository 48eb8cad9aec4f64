"""What screens get: a table as one reader may see it, built for that reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from typing import Any

from bot.storage.repository import GuildId, PersonId, Phase, ResultRow, SeatRow, TableId, TableRow
from bot.tables.lobby import why_not_start
from bot.tables.table import AnySession, Table
from rules.core.ask import Ask, Question, Seat
from rules.core.chance import Committed
from rules.core.game import Result
from rules.core.log import Event


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord."""

    id: PersonId
    name: str


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Who sits where. ``bot`` if a bot holds the seat, ``bot_plays`` if one acts for an absent person."""

    seat: Seat
    person_id: PersonId | None
    name: str
    bot: bool
    bot_plays: bool


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as the reader may see it, and the ledger row behind it."""

    event: Event
    rule: str | None


@dataclass(frozen=True, slots=True)
class Look:
    """A table for one reader: ``seat``, or ``None`` for everybody at large.

    ``view`` is the game's view for that reader (``None`` in a lobby). ``playing`` are the seats that may still be
    asked, ``living`` or not; ``asked`` those whose answer is awaited, empty in a window. ``ask`` is the reader's
    own open ask; for everybody at large it is the one public ask, if there is one. ``seed`` and ``identities`` are
    there only when the table has ended. ``question`` is the key of a question that everybody may know.
    ``series``: the game knows several games in a row. ``orders`` are the reader's own standing orders.
    ``refuse_start`` is the text key and variables of why a lobby cannot start yet. ``still``: all clocks stand
    still, and there is no ``deadline`` until they go on. The five before it are claims, see
    :class:`bot.storage.repository.TableRow`. ``results`` is what was booked, where somebody has looked it up.
    """

    id: TableId
    game: str
    phase: Phase
    locale: str
    pace: str
    guild_id: GuildId | None
    channel_id: int
    message_id: int | None
    host_id: PersonId
    options: Any
    revision: int
    commitment: str
    seats: tuple[SeatLook, ...]
    opened_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    deadline: datetime | None
    turns: int
    why: str
    seat: Seat | None = None
    view: Any = None
    active: Seat | None = None
    living: tuple[Seat, ...] = ()
    playing: tuple[Seat, ...] = ()
    ask_no: int = 0
    window: bool = False
    question: str | None = None
    asked: tuple[Seat, ...] = ()
    ask: Ask[Any] | None = None
    recent: tuple[Happened, ...] = ()
    result: Result | None = None
    identities: tuple[dict[str, str], ...] = ()
    series: bool = False
    seed: str | None = None
    orders: Mapping[str, str] = field(default_factory=dict)
    refuse_start: tuple[str, tuple[tuple[str, str | int], ...]] | None = None
    unit: int = 0
    shown_revision: int = -1
    posted_turn: int = 0
    pinged_ask: int = 0
    ping_id: int | None = None
    told_falls: int = 0
    still: bool = False
    results: tuple[ResultRow, ...] = ()

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat this person holds."""
        return next((s.seat for s in self.seats if s.person_id == person), None)


_OWN = {"options", "seed", "ask_no", "deadline"}
"""What a look says otherwise than the row of its table."""
_CLAIMED = ("shown_revision", "message_id", "posted_turn", "pinged_ask", "ping_id", "told_falls")
_NOT_SEEN = ("revision", "unit", "ask_no", *_CLAIMED)
_FROM_ROW = tuple({field.name for field in fields(Look)} & {field.name for field in fields(TableRow)} - _OWN)


def look_at(table: Table, person: PersonId | None = None) -> Look:
    """The table as this person may see it, or as everybody may.

    Raises :exc:`rules.core.errors.FaultyRule` if the game's view fails.
    """
    row = table.row
    mine = None if person is None else table.seat_of(person)
    seat = None if mine is None else mine.seat
    seen = {name: getattr(row, name) for name in _FROM_ROW} | {
        "options": table.options,
        "commitment": Committed(row.seed).commitment,
        "seats": tuple(map(_seat_look, table.seats)),
        "seat": seat,
        "still": row.still_since is not None,
        "deadline": row.deadline if row.still_since is None else None,
        "seed": row.seed.hex() if row.phase is Phase.ENDED else None,
        "refuse_start": _refuse_start(table),
        "recent": _seen_by(table, seat),
    }
    if table.session is not None:
        try:
            seen |= _game_look(table, table.session, seat)
        except Exception as fault:
            raise table.faulty("view") from fault
    return Look(**seen)


def is_same(before: Look, after: Look) -> bool:
    """Whether a look shows nothing that the one before did not: it differs in numbers at most that nobody sees."""
    return replace(before, **{name: getattr(after, name) for name in _NOT_SEEN}) == after


def _refuse_start(table: Table) -> tuple[str, tuple[tuple[str, str | int], ...]] | None:
    if table.row.phase is not Phase.LOBBY or (reason := why_not_start(table)) is None:
        return None
    return reason.key, reason.args


def _seen_by(table: Table, seat: Seat | None) -> tuple[Happened, ...]:
    seen = ((entry.seen_by(seat), entry.rule) for entry in table.recent)
    return tuple(Happened(event, rule) for event, rule in seen if event is not None)


def _game_look(table: Table, session: AnySession, seat: Seat | None) -> Mapping[str, Any]:
    game, state, question = table.game, session.state, session.question
    over = session.result is not None
    waiting = session.waiting()
    return {
        "view": session.view(seat),
        "unit": session.unit,
        "active": game.active(state),
        "living": game.living(state),
        "playing": game.playing(state),
        "orders": {} if seat is None else table.orders(seat),
        "ask_no": session.ask_no,
        "window": session.in_window,
        "question": None if question is None or not _known(question) else question.key,
        "asked": () if question is None or question.window else tuple(ask.seat for ask in waiting),
        "ask": _public(waiting) if seat is None else session.ask(seat),
        "result": session.result,
        "series": over and game.goes_on(state) is not None,
        "identities": tuple(game.identity(state, s.seat) for s in table.seats) if over else (),
    }


def _seat_look(seat: SeatRow) -> SeatLook:
    return SeatLook(seat.seat, seat.person_id, seat.name, seat.person_id is None, seat.bot_plays)


def _known(question: Question) -> bool:
    """Whether everybody may know what the question is."""
    return question.window or all(ask.public for ask in question.asks)


def _public(waiting: Sequence[Ask[Any]]) -> Ask[Any] | None:
    return waiting[0] if len(waiting) == 1 and waiting[0].public else None
