"""What is stored, and the one door to it.

Payloads of games (states, journal rows, events) pass through here as JSON text; ``codec.py`` makes them.
All times are aware UTC. Every method is one transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from bot.storage.shards import Shards

TableId = int
PersonId = int
GuildId = int


class Stamp(NamedTuple):
    """A table's revision and what was posted for it, see :class:`TableRow`: what tells whether what is in memory
    is out of date."""

    revision: int
    message_id: int | None
    posted_turn: int
    pinged_ask: int
    ping_id: int | None
    told_falls: int


class Phase(StrEnum):
    """Where a table is in its life. ``void`` and ``ended`` are final."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ENDED = "ended"
    VOID = "void"
    HALTED = "halted"


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table. ``seed`` is secret until the table has ended.

    ``length`` is the time in seconds that the open question ``ask_no`` gives, ``question`` its fingerprint;
    ``deadline``, ``remind_at`` and ``move_at`` (a bot's move or a standing order) are what is due, ``None`` where
    nothing is.
    ``message_id``, ``shown_revision``, ``reminded_ask``, ``posted_turn`` (the turn after the last one: the end was
    posted), ``pinged_ask``, ``ping_id`` (the message that calls somebody whose turn it is not), ``told_falls`` (so
    many falls have been told of; -1 where an older version did not count) and ``rematch`` (the table that goes on
    with the same people) are claims, see :meth:`Repository.claim`; :meth:`Repository.commit` writes
    ``shown_revision``, no other of them. ``watched``: people watch how bots alone play it out.
    ``still_since``: all clocks of the table stand still as they stood then, see :meth:`Repository.stand_still`.
    """

    id: TableId
    game: str
    guild_id: GuildId | None
    channel_id: int
    host_id: PersonId
    locale: str
    pace: str
    options: str
    phase: Phase
    revision: int
    seed: bytes
    opened_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    ask_no: int = 0
    question: str = ""
    length: int = 0
    deadline: datetime | None = None
    remind_at: datetime | None = None
    move_at: datetime | None = None
    turns: int = 0
    rematch: TableId | None = None
    why: str = ""
    message_id: int | None = None
    shown_revision: int = -1
    reminded_ask: int = 0
    posted_turn: int = 0
    pinged_ask: int = 0
    ping_id: int | None = None
    told_falls: int = 0
    watched: bool = False
    still_since: datetime | None = None
    still_until: datetime | None = None
    still_for: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: held by ``person_id``, or by a bot where that is ``None``.

    ``bot_plays`` says that a bot acts for a person who let time run out; ``timeouts`` counts in a row;
    ``offered_to`` may take the seat over; ``orders`` are the seat's standing orders as a JSON object, private.
    """

    seat: int
    person_id: PersonId | None
    name: str
    bot_plays: bool = False
    timeouts: int = 0
    offered_to: PersonId | None = None
    orders: str = "{}"


@dataclass(frozen=True, slots=True)
class Stint:
    """That a person held a seat from ``began_at`` on; ``left`` if given up for good."""

    seat: int
    person_id: PersonId
    name: str
    began_at: datetime
    ended_at: datetime | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class PayloadRow:
    """A journal row or an event by its key."""

    unit: int
    attempt: int
    n: int
    data: str


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """The state at the start of a unit; ``schema`` is the number of its state's layout."""

    unit: int
    attempt: int
    next_ask: int
    schema: int
    state: str


NEWCOMER = 1500
"""What a leaderboard shows of somebody never rated."""
NEWCOMERS_MU = 25.0
"""The model's own number for the same."""
A_POINT = 20
"""So many points on a leaderboard are one of the model."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's OpenSkill rating."""

    mu: float
    sigma: float

    @property
    def shown(self) -> float:
        """The number on leaderboards; a newcomer's is 1500, and so is the mean of all who are equally good."""
        return NEWCOMER + A_POINT * (self.mu - NEWCOMERS_MU)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What one seat of an ended table was and got. ``person_id`` is ``None`` for a bot.

    A loss booked on a person who left is a row of its own, with a negative seat: -1 - seat.
    """

    seat: int
    person_id: PersonId | None
    name: str
    place: int
    won: bool
    rated: bool
    identity: Mapping[str, str] = field(default_factory=dict)


Rate = Callable[[Mapping[PersonId, Rating]], Mapping[PersonId, Rating]]
"""From the stored ratings of the people concerned (missing: never rated) to their new ones."""


@dataclass(frozen=True, slots=True)
class Report:
    """A rule that raised: for whoever mends it. Never shown, never logged."""

    unit: int
    ask_no: int
    traceback: str


@dataclass(frozen=True, slots=True)
class Change:
    """All that one act changes, written in one transaction if the stored revision is still ``before``."""

    before: int
    table: TableRow
    seats: tuple[SeatRow, ...] | None = None
    stints: tuple[Stint, ...] = ()
    journal: tuple[PayloadRow, ...] = ()
    events: tuple[PayloadRow, ...] = ()
    checkpoint: CheckpointRow | None = None
    results: tuple[ResultRow, ...] = ()
    rate: Rate | None = None
    report: Report | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A whole table as loaded. ``journal`` is that of the open unit and attempt; ``events_stored`` counts the
    events of that unit and attempt; ``recent`` are the table's last events of all units, oldest first, struck-out
    attempts left out."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    stints: tuple[Stint, ...]
    checkpoint: CheckpointRow | None
    journal: tuple[PayloadRow, ...]
    events_stored: int
    recent: tuple[PayloadRow, ...]


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in a list: enough to name it and to know who sits there."""

    id: TableId
    game: str
    guild_id: GuildId | None
    channel_id: int
    host_id: PersonId
    phase: Phase
    people: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's settings; ``enders`` is ``host`` (the host and moderators) or ``moderators``."""

    guild_id: GuildId
    locale: str = "en"
    pace: str = "normal"
    threads: bool = False
    enders: str = "host"
    pictures: bool = True


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What a person has chosen, and the language Discord last told of them."""

    person_id: PersonId
    locale: str | None = None
    reminders: bool = True
    dms: bool = True


@dataclass(frozen=True, slots=True)
class BoardLine:
    """One line of a leaderboard; ``rating`` is ``None`` on a board by month or for people never rated."""

    rank: int
    person_id: PersonId
    name: str
    rating: float | None
    wins: int
    games: int


@dataclass(frozen=True, slots=True)
class Board:
    """One page of a leaderboard; ``page`` is the one really shown, from 1 to ``pages``."""

    lines: tuple[BoardLine, ...]
    page: int
    pages: int
    people: int
    mine: BoardLine | None


@dataclass(frozen=True, slots=True)
class Tally:
    """A person's games of one title in one server, by what they were there."""

    game: str
    games: int
    wins: int
    rating: float | None
    by: Mapping[str, Mapping[str, tuple[int, int]]]
    """kind (role, character) -> its key -> (games, wins)"""


@dataclass(frozen=True, slots=True)
class Place:
    """Where tables are: everywhere, in these servers, or in this channel."""

    guilds: frozenset[GuildId] | None = None
    channel: int | None = None


class StillFor(StrEnum):
    """Why clocks stand still: a server is out, or nothing can be written to a channel."""

    OUTAGE = "outage"
    CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class Lease:
    """Which process serves some ``shards``: its ``beat`` goes up as long as it is there, and ``at`` it was last.

    Without a ``holder`` nobody does any more.
    """

    shards: str
    holder: str
    beat: int
    at: datetime


class NewerDatabase(Exception):
    """The database was written by a newer version; it has not been touched."""


class StoreLost(Exception):
    """The database is not where it was any more: what is written now nobody would find."""


class Repository(Protocol):
    """The store. Any number of processes may use one database.

    Every method raises :exc:`bot.storage.away.StoreAway` while the database cannot be used.
    """

    async def start(self) -> None:
        """Open the store and bring it to this version; raises :exc:`NewerDatabase`."""

    async def stop(self) -> None:
        """Close every connection."""

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> TableId:
        """Store a new lobby (its ``id`` is not looked at) and give it a number."""

    async def load(self, table: TableId, *, recent: int = 12) -> Stored | None:
        """A table with its open unit and its last ``recent`` events."""

    async def stamp(self, table: TableId) -> Stamp | None:
        """The stored stamp of a table."""

    async def commit(self, change: Change) -> Stamp | None:
        """Write a change and return the new stamp; ``None`` and nothing written when another writer was first.

        A final phase clears every due time. Journal and event rows that are there already are left alone.
        """

    async def claim(self, table: TableId, column: str, before: Any, after: Any) -> bool:
        """Set one claim column from ``before`` to ``after``; ``False`` when somebody else has."""

    async def due(self, now: datetime, limit: int = 100) -> list[TableId]:
        """Tables with something due, longest waiting first."""

    async def next_due(self) -> datetime | None:
        """When the next thing is due."""

    async def unshown(self, limit: int = 1000) -> list[TableId]:
        """Tables whose ``shown_revision`` is behind their revision."""

    async def note_shown(self, shown: Mapping[TableId, int]) -> None:
        """Raise the ``shown_revision`` of several tables."""

    async def after_downtime(self, now: datetime, *, reminder: int) -> int:
        """Give every open question and lobby its full time from ``now``, with the reminder when one part in
        ``reminder`` of it is left; one statement. Returns how many."""

    async def give_back(self, where: Place, since: datetime, now: datetime, *, reminder: int) -> int:
        """Give every open question and lobby there the time back that has passed ``since`` then, but not more than
        its full time. Returns how many."""

    async def stand_still(self, where: Place, why: StillFor, since: datetime, until: datetime) -> None:
        """Stop all clocks there as they stood at ``since``; those that stand still already go on doing so.

        At ``until`` they may go on, unless somebody says again that they stand still.
        """

    async def go_on(
        self, now: datetime, where: Place | None = None, why: StillFor | None = None, *, reminder: int
    ) -> int:
        """Let clocks go on as they stood: those there that stood still for this, or all whose time for that is
        over. Nobody has more than the full time. Returns how many."""

    async def lost(self, before: datetime) -> list[TableId]:
        """Tables whose clocks have stood still since before then for their channel."""

    def serve_only(self, shards: Shards) -> None:
        """From now on what is due or was not shown is told of servers on these shards alone."""

    async def stamps(self, tables: Sequence[TableId]) -> dict[TableId, Stamp]:
        """The stored stamps of these tables."""

    async def leases(self) -> list[Lease]:
        """All leases there are or were."""

    async def take_lease(self, shards: str, holder: str, now: datetime, before: Lease | None) -> bool:
        """Take the lease of some shards if it is still as it was ``before``; ``None``: if there never was one."""

    async def renew_lease(self, shards: str, holder: str, now: datetime) -> bool:
        """Say that the holder is still there; ``False`` if somebody else has the lease by now."""

    async def drop_lease(self, shards: str, holder: str, now: datetime) -> None:
        """Give a lease up; until when it was held stays known."""

    async def heartbeat(self, now: datetime) -> datetime | None:
        """Note that Deadeye is up, and return when it was up last; raises :exc:`StoreLost`."""

    async def in_channel(self, channel_id: int) -> list[TableLine]:
        """Tables of a channel that have not ended, newest first."""

    async def in_guild(self, guild: GuildId) -> list[TableLine]:
        """Tables of a server that have not ended, newest first."""

    async def of_person(self, person: PersonId) -> list[TableLine]:
        """Tables that have not ended and where this person holds a seat, newest first."""

    async def ended_in_channel(self, channel_id: int, limit: int = 25) -> list[TableLine]:
        """The last ended tables of a channel."""

    async def history(self, table: TableId) -> tuple[list[PayloadRow], list[PayloadRow]]:
        """The whole journal and all events, struck-out attempts left out."""

    async def happened(self, table: TableId, since: int) -> list[PayloadRow]:
        """The events since a unit began, struck-out attempts left out."""

    async def results(self, table: TableId) -> tuple[ResultRow, ...]:
        """What was booked when a table ended."""

    async def private_message(self, table: TableId, person: PersonId) -> tuple[int, int] | None:
        """Channel and message of the one private message to a person about a table."""

    async def keep_private_message(self, table: TableId, person: PersonId, channel: int, message: int) -> bool:
        """Remember it; ``False`` if there is one already."""

    async def guild_settings(self, guild: GuildId) -> GuildSettings | None:
        """A server's settings, if any were made."""

    async def set_guild_settings(self, settings: GuildSettings) -> None:
        """Store a server's settings."""

    async def person_settings(self, person: PersonId) -> PersonSettings:
        """A person's settings, made or by default."""

    async def set_person_settings(self, settings: PersonSettings) -> None:
        """Store a person's settings."""

    async def board(
        self,
        guild: GuildId,
        *,
        game: str | None,
        since: datetime | None,
        page: int,
        size: int = 10,
        reader: PersonId | None = None,
    ) -> Board:
        """A page of the leaderboard: of one game or all, of all time (by rating, wins, fewer games) or since a
        moment (by wins, fewer games). Equal people share a rank; the order is the same on every call."""

    async def tallies(self, guild: GuildId, person: PersonId) -> list[Tally]:
        """A person's games in a server."""

    async def reset_board(self, guild: GuildId) -> int:
        """Forget all results and ratings of a server; returns how many results."""

    async def rename(self, guild: GuildId, person: PersonId, name: str) -> None:
        """Remember a person's latest name in a server, for its leaderboard."""

    async def about(self, person: PersonId) -> dict[str, Any]:
        """Everything stored about a person, as plain JSON data."""

    async def forget(self, person: PersonId) -> None:
        """Replace a person by "a former player" everywhere; other people's history stays.

        The person's seats in running games must be a bot's before.
        """
