"""What screens get: a table as one reader may see it, built for that reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.storage.repository import GuildId, PersonId, Phase, TableId
from rules.core.ask import Ask, Seat
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

    ``view`` is the game's view for that reader (``None`` in a lobby). ``asked`` are the seats whose answer is
    awaited, empty in a window. ``ask`` is the reader's own open ask; for everybody at large it is the one
    public ask, if there is one. ``seed`` and ``identities`` are there only when the table has ended.
    ``question`` is the key of a question that everybody may know. ``series``: the game knows several games in
    a row. ``orders`` are the reader's own standing orders. ``refuse_start`` is the text key and variables of
    why a lobby cannot start yet. The last four are claims, see :class:`bot.storage.repository.TableRow`.
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
    unit: int = 0
    active: Seat | None = None
    living: tuple[Seat, ...] = ()
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
    shown_revision: int = -1
    posted_turn: int = 0
    pinged_ask: int = 0
    ping_id: int | None = None

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat this person holds."""
        return next((s.seat for s in self.seats if s.person_id == person), None)
