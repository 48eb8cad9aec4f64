"""The store in SQL: one code path for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Executable,
    Integer,
    Row,
    Select,
    Table,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    union_all,
    update,
)

from bot.storage import boards, privacy
from bot.storage.database import Database, database, start
from bot.storage.repository import (
    Board,
    Change,
    CheckpointRow,
    GuildId,
    GuildSettings,
    PayloadRow,
    PersonId,
    PersonSettings,
    Phase,
    Rate,
    Rating,
    SeatRow,
    Stamp,
    Stint,
    Stored,
    TableId,
    TableLine,
    TableRow,
    Tally,
)
from bot.storage.schema import (
    DUE,
    OPEN,
    OVERALL,
    UNSHOWN,
    checkpoints,
    events,
    guilds,
    heartbeats,
    journal,
    names,
    people,
    private_messages,
    ratings,
    reports,
    results,
    seats,
    stints,
    tables,
)
from bot.storage.types import Snowflake, microseconds

T = TypeVar("T")

CLAIMS = frozenset(
    {"message_id", "shown_revision", "reminded_ask", "posted_turn", "pinged_ask", "ping_id", "rematch"}
)
"""What :meth:`SqlRepository.claim` sets; a commit leaves all of them but ``shown_revision`` alone."""
KEPT = CLAIMS - {"shown_revision"} | {"id"}
FINAL = frozenset({Phase.ENDED, Phase.VOID})
A_SECOND = literal(1_000_000, Snowflake)
"""In the microseconds that :class:`bot.storage.types.UtcTime` stores."""


class SqlRepository:
    """:class:`bot.storage.repository.Repository` on the database behind an SQLAlchemy URL.

    A former player is a seat or result with no person and no name.
    """

    def __init__(self, url: str) -> None:
        self._db = database(url)
        self._write = _Writes(self._db)

    async def start(self) -> None:
        """Open the store and bring it to this version; raises :exc:`bot.storage.repository.NewerDatabase`."""
        await start(self._db)

    async def stop(self) -> None:
        """Close every connection."""
        await self._db.stop()

    # -- tables -------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> TableId:
        """Store a new lobby (its ``id`` is not looked at) and give it a number."""
        row = _values(table)
        del row["id"]

        def work(conn: Connection) -> TableId:
            number: TableId = conn.execute(_INSERT_TABLE, row).scalar_one()
            _rows(conn, _INSERT_SEATS, _of(number, seats))
            return number

        return await self._db.write(work)

    async def load(self, table: TableId, *, recent: int = 12) -> Stored | None:
        """A table with its open unit and its last ``recent`` events."""
        return await self._db.read(lambda conn: _load(conn, table, recent))

    async def stamp(self, table: TableId) -> Stamp | None:
        """The stored stamp of a table."""
        row = await self._first(_STAMP, at=table)
        return None if row is None else Stamp._make(row)

    async def commit(self, change: Change) -> Stamp | None:
        """Write a change and return the new stamp; ``None`` and nothing written when another writer was first."""
        return await self._db.write(lambda conn: self._write.commit(conn, change))

    async def claim(self, table: TableId, column: str, before: Any, after: Any) -> bool:
        """Set one claim column from ``before`` to ``after``; ``False`` when somebody else has.

        Raises :exc:`ValueError` for a column that is no claim.
        """
        if column not in CLAIMS:
            raise ValueError(f"{column} is not a claim")
        values = {"at": table, "before": before, "after": after}
        return await self._db.write(lambda conn: conn.execute(_CLAIM[column], values).rowcount == 1)

    # -- what is due --------------------------------------------------------------------------------------

    async def due(self, now: datetime, limit: int = 100) -> list[TableId]:
        """Tables with something due, longest waiting first."""
        when = {"now": now, "limit": limit}
        return await self._db.read(lambda conn: [number for number, _ in conn.execute(_DUE, when)])

    async def next_due(self) -> datetime | None:
        """When the next thing is due."""
        moments = await self._db.read(lambda conn: conn.scalars(_NEXT_DUE).all())
        return min((moment for moment in moments if moment is not None), default=None)

    async def unshown(self, limit: int = 1000) -> list[TableId]:
        """Tables whose ``shown_revision`` is behind their revision, the newest first."""
        return await self._db.read(lambda conn: list(conn.scalars(_UNSHOWN, {"limit": limit})))

    async def note_shown(self, shown: Mapping[TableId, int]) -> None:
        """Raise the ``shown_revision`` of several tables."""
        rows = [{"at_id": table, "at": shown[table]} for table in sorted(shown)]
        await self._db.write(lambda conn: _rows(conn, _NOTE_SHOWN, rows))

    async def after_downtime(self, now: datetime, *, reminder: int) -> int:
        """Give every open question and lobby its full time from ``now``. Returns how many."""
        return await self._db.write(lambda conn: conn.execute(_full_time(now, reminder)).rowcount)

    async def heartbeat(self, now: datetime) -> datetime | None:
        """Note that Deadeye is up, and return when it was up last."""

        def work(conn: Connection) -> datetime | None:
            last: datetime | None = conn.execute(select(heartbeats.c.at)).scalar()
            conn.execute(self._write.heartbeat, {"id": 1, "at": now})
            return last

        return await self._db.write(work)

    # -- lists and histories ------------------------------------------------------------------------------

    async def in_channel(self, channel_id: int) -> list[TableLine]:
        """Tables of a channel that have not ended, newest first."""
        query = _LINES.where(tables.c.channel_id == channel_id, OPEN).order_by(tables.c.id.desc())
        return await self._lines(query)

    async def in_guild(self, guild: GuildId) -> list[TableLine]:
        """Tables of a server that have not ended, newest first."""
        return await self._lines(_LINES.where(tables.c.guild_id == guild, OPEN).order_by(tables.c.id.desc()))

    async def of_person(self, person: PersonId) -> list[TableLine]:
        """Tables that have not ended and where this person holds a seat, newest first."""
        held = select(seats.c.table_id).where(seats.c.person_id == person)
        return await self._lines(_LINES.where(tables.c.id.in_(held), OPEN).order_by(tables.c.id.desc()))

    async def ended_in_channel(self, channel_id: int, limit: int = 25) -> list[TableLine]:
        """The last ended tables of a channel, the latest first."""
        ended = _LINES.where(tables.c.channel_id == channel_id, tables.c.phase == Phase.ENDED)
        return await self._lines(ended.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(limit))

    async def _lines(self, query: Select[Any]) -> list[TableLine]:
        return await self._db.read(lambda conn: _lines(conn, query))

    async def history(self, table: TableId) -> tuple[list[PayloadRow], list[PayloadRow]]:
        """The whole journal and all events, struck-out attempts left out."""
        at = {"at": table}

        def work(conn: Connection) -> tuple[list[PayloadRow], list[PayloadRow]]:
            journalled, happened = (_all(conn, _whole(rows), at, PayloadRow) for rows in (journal, events))
            return list(journalled), list(happened)

        return await self._db.read(work)

    # -- private messages and settings --------------------------------------------------------------------

    async def private_message(self, table: TableId, person: PersonId) -> tuple[int, int] | None:
        """Channel and message of the one private message to a person about a table."""
        row = await self._first(_PRIVATE_MESSAGE, at=table, who=person)
        return None if row is None else (row.channel_id, row.message_id)

    async def keep_private_message(self, table: TableId, person: PersonId, channel: int, message: int) -> bool:
        """Remember it; ``False`` if there is one already."""
        row = {"table_id": table, "person_id": person, "channel_id": channel, "message_id": message}
        return await self._db.write(lambda conn: conn.execute(self._write.private_message, row).rowcount == 1)

    async def guild_settings(self, guild: GuildId) -> GuildSettings | None:
        """A server's settings, if any were made."""
        row = await self._first(_GUILD, at=guild)
        return None if row is None else GuildSettings(*row)

    async def set_guild_settings(self, settings: GuildSettings) -> None:
        """Store a server's settings."""
        await self._put(self._write.guild, _values(settings))

    async def person_settings(self, person: PersonId) -> PersonSettings:
        """A person's settings, made or by default."""
        row = await self._first(_PERSON, who=person)
        return PersonSettings(person) if row is None else PersonSettings(*row)

    async def set_person_settings(self, settings: PersonSettings) -> None:
        """Store a person's settings."""
        await self._put(self._write.person, _values(settings))

    async def rename(self, guild: GuildId, person: PersonId, name: str) -> None:
        """Remember a person's latest name in a server; results that are booked do so too."""
        await self._put(self._write.name, _name(guild, person, name))

    async def _first(self, query: Select[Any], **parameters: int) -> Row[Any] | None:
        return await self._db.read(lambda conn: conn.execute(query, parameters).first())

    async def _put(self, statement: Executable, row: dict[str, Any]) -> None:
        await self._db.write(lambda conn: _rows(conn, statement, [row]))

    # -- leaderboards -------------------------------------------------------------------------------------

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
        """A page of the leaderboard, see :mod:`bot.storage.boards`."""
        scope = boards.Scope(guild, game, since)
        return await self._db.read(lambda conn: boards.board(conn, scope, page, size, reader))

    async def tallies(self, guild: GuildId, person: PersonId) -> list[Tally]:
        """A person's games in a server, by title."""
        return await self._db.read(lambda conn: boards.tallies(conn, guild, person))

    async def reset_board(self, guild: GuildId) -> int:
        """Forget all results and ratings of a server; returns how many results."""

        def work(conn: Connection) -> int:
            conn.execute(delete(ratings).where(ratings.c.guild_id == guild))
            return conn.execute(delete(results).where(results.c.guild_id == guild)).rowcount

        return await self._db.write(work)

    # -- privacy ------------------------------------------------------------------------------------------

    async def about(self, person: PersonId) -> dict[str, Any]:
        """Everything stored about a person, see :func:`bot.storage.privacy.about`."""
        return await self._db.read(lambda conn: privacy.about(conn, person))

    async def forget(self, person: PersonId) -> None:
        """Replace a person by "a former player" everywhere, see :func:`bot.storage.privacy.forget`."""
        await self._db.write(lambda conn: privacy.forget(conn, person))


class _Writes:
    """The statements that say what to do about rows that are there already, built once, and the commit, which is
    made of them."""

    def __init__(self, db: Database) -> None:
        self._insert = db.insert
        self.table = (
            update(tables)
            .where(tables.c.id == bindparam("at"), tables.c.revision == bindparam("before"))
            .returning(*_STAMPED)
        )
        self.stints = self._put(stints, "ended_at", "left")
        self.journal = self._once(journal)
        self.events = self._once(events)
        self.checkpoint = self._put(checkpoints)
        self.ratings = self._put(ratings)
        self.heartbeat = self._put(heartbeats)
        self.private_message = self._once(private_messages)
        self.guild = self._put(guilds)
        self.person = self._put(people)
        self.name = self._put(names)

    def commit(self, conn: Connection, change: Change) -> Stamp | None:
        """Write a change and return the new stamp; ``None`` and nothing written when another writer was first."""
        number = change.table.id
        written = conn.execute(self.table, _committed(change)).first()
        if written is None:
            return None
        if change.seats is not None:
            conn.execute(_EMPTY_SEATS, {"at": number})
            _rows(conn, _INSERT_SEATS, _of(number, change.seats))
        _rows(conn, self.stints, _of(number, change.stints))
        _rows(conn, self.journal, _of(number, change.journal))
        _rows(conn, self.events, _of(number, change.events))
        _rows(conn, self.checkpoint, _of(number, [change.checkpoint] if change.checkpoint else []))
        _rows(conn, _INSERT_REPORT, _of(number, [change.report] if change.report else []))
        if change.results:
            self._book(conn, change)
        return Stamp._make(written)

    def _book(self, conn: Connection, change: Change) -> None:
        """Store the results, and what they do to the ratings of the game and of all games together."""
        table = change.table
        whose = {"guild_id": table.guild_id, "game": table.game, "ended_at": table.ended_at}
        _rows(conn, _INSERT_RESULTS, [{**whose, **row} for row in _of(table.id, change.results)])
        if table.guild_id is None:
            return
        known = {row.person_id: row.name for row in change.results if row.person_id is not None}
        # In order and before the ratings are read: these rows are what two tables that end at once wait at.
        _rows(conn, self.name, [_name(table.guild_id, who, known[who]) for who in sorted(known)])
        if change.rate is not None:
            for game in (table.game, OVERALL):
                self._rate(conn, {"guild_id": table.guild_id, "game": game}, sorted(known), change.rate)

    def _rate(self, conn: Connection, whose: dict[str, Any], persons: Sequence[PersonId], rate: Rate) -> None:
        rows = conn.execute(_RATINGS, {**whose, "persons": persons})
        new = rate({person: Rating(mu, sigma) for person, mu, sigma in rows})
        rated = [
            {**whose, "person_id": person, **_values(rating), "shown": round(rating.shown)}
            for person, rating in new.items()
        ]
        _rows(conn, self.ratings, rated)

    def _once(self, table: Table) -> Executable:
        """Insert rows, leaving alone what is there."""
        once: Executable = self._insert(table).on_conflict_do_nothing()
        return once

    def _put(self, table: Table, *only: str) -> Executable:
        """Insert rows; of those that are there already set these columns ``only``, or all that are no key."""
        put = self._insert(table)
        changed = only or [column.name for column in table.c if not column.primary_key]
        new = {name: put.excluded[name] for name in changed}
        upsert: Executable = put.on_conflict_do_update(index_elements=list(table.primary_key), set_=new)
        return upsert


def _whole(payloads: Table) -> Select[Any]:
    """The payloads of a table in order; of a unit that was started again, the last attempt only."""
    later = payloads.alias("later")
    same_unit = (later.c.table_id == payloads.c.table_id) & (later.c.unit == payloads.c.unit)
    struck_out = select(later.c.n).where(same_unit, later.c.attempt > payloads.c.attempt).exists()
    query = select(*_columns(payloads, PayloadRow)).where(payloads.c.table_id == bindparam("at"), ~struck_out)
    return query.order_by(payloads.c.unit, payloads.c.n)


def _columns(table: Table, row: type[Any]) -> list[Any]:
    return [table.c[field.name] for field in fields(row)]


def _select(table: Table, row: type[Any]) -> Select[Any]:
    """The rows of one table number as dataclasses ``row``, in the order of their keys."""
    return select(*_columns(table, row)).where(table.c.table_id == bindparam("at")).order_by(*table.primary_key)


def _full_time(now: datetime, reminder: int) -> Executable:
    """Every running clock starts again; what was reminded of is not called to mind again."""
    length = tables.c.length * A_SECOND
    deadline = literal(microseconds(now), Snowflake) + length
    again = case((tables.c.remind_at.isnot(None), deadline - length // reminder))
    fresh = {"deadline": deadline, "remind_at": again, "revision": tables.c.revision + 1}
    return update(tables).where(tables.c.deadline.isnot(None)).values(fresh)


_INSERT_TABLE = insert(tables).returning(tables.c.id)
_INSERT_SEATS = insert(seats)
_INSERT_REPORT = insert(reports)
_INSERT_RESULTS = insert(results)
_EMPTY_SEATS = delete(seats).where(seats.c.table_id == bindparam("at"))
_TABLE = select(*_columns(tables, TableRow)).where(tables.c.id == bindparam("at"))
_STAMPED = [tables.c[name] for name in Stamp._fields]
_STAMP = select(*_STAMPED).where(tables.c.id == bindparam("at"))
_SEATS = _select(seats, SeatRow)
_STINTS = _select(stints, Stint).order_by(None).order_by(stints.c.began_at, stints.c.seat)
_CHECKPOINT = _select(checkpoints, CheckpointRow)
_RECENT = (
    _whole(events)
    .order_by(None)
    .order_by(events.c.unit.desc(), events.c.n.desc())
    .limit(bindparam("limit", type_=Integer))
)
_BEGUN = _select(journal, PayloadRow).where(
    journal.c.unit == bindparam("unit"), journal.c.attempt == bindparam("attempt")
)
_EVENTS_STORED = select(func.count()).where(
    events.c.table_id == bindparam("at"),
    events.c.unit == bindparam("unit"),
    events.c.attempt == bindparam("attempt"),
)
_RATINGS = select(ratings.c.person_id, ratings.c.mu, ratings.c.sigma).where(
    ratings.c.guild_id == bindparam("guild_id"),
    ratings.c.game == bindparam("game"),
    ratings.c.person_id.in_(bindparam("persons", expanding=True)),
)
_LATE = union_all(
    *(select(tables.c.id, due.label("at")).where(due <= bindparam("now", type_=due.type)) for due in DUE)
).subquery()
_WAITING_SINCE = func.min(_LATE.c.at)
_DUE = (
    select(_LATE.c.id, _WAITING_SINCE)
    .group_by(_LATE.c.id)
    .order_by(_WAITING_SINCE, _LATE.c.id)
    .limit(bindparam("limit", type_=Integer))
)
_NEXT_DUE = union_all(*(select(func.min(due)).where(due.isnot(None)) for due in DUE))
_UNSHOWN = select(tables.c.id).where(UNSHOWN).order_by(tables.c.id.desc()).limit(bindparam("limit", type_=Integer))
_NOTE_SHOWN = (
    update(tables)
    .where(tables.c.id == bindparam("at_id"), tables.c.shown_revision < bindparam("at", type_=Integer))
    .values(shown_revision=bindparam("at", type_=Integer))
)
_CLAIM = {
    name: update(tables)
    .where(tables.c.id == bindparam("at"), tables.c[name].is_not_distinct_from(bindparam("before")))
    .values({name: bindparam("after")})
    for name in CLAIMS
}
_PRIVATE_MESSAGE = select(private_messages.c.channel_id, private_messages.c.message_id).where(
    private_messages.c.table_id == bindparam("at"), private_messages.c.person_id == bindparam("who")
)
_GUILD = select(*_columns(guilds, GuildSettings)).where(guilds.c.guild_id == bindparam("at"))
_PERSON = select(*_columns(people, PersonSettings)).where(people.c.person_id == bindparam("who"))
_LINES = select(
    tables.c.id, tables.c.game, tables.c.guild_id, tables.c.channel_id, tables.c.host_id, tables.c.phase
)
_SITTING = (
    select(seats.c.table_id, seats.c.person_id)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)), seats.c.person_id.isnot(None))
    .order_by(seats.c.table_id, seats.c.seat)
)


@cache
def _names(row: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(row))


def _values(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in _names(row.__class__)}


def _name(guild: GuildId, person: PersonId, name: str) -> dict[str, Any]:
    return {"guild_id": guild, "person_id": person, "name": name}


def _of(table: TableId, rows: Iterable[Any]) -> list[dict[str, Any]]:
    """The columns of rows that belong to a table."""
    return [{"table_id": table, **_values(row)} for row in rows]


def _committed(change: Change) -> dict[str, Any]:
    """What a commit writes into the table's own row, and which row that is."""
    row = _values(change.table)
    for name in KEPT:
        del row[name]
    if change.table.phase in FINAL:
        row.update(dict.fromkeys(due.name for due in DUE))
    return {"at": change.table.id, "before": change.before, **row}


def _rows(conn: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        conn.execute(statement, rows)


def _all(conn: Connection, query: Select[Any], parameters: dict[str, Any], row: type[T]) -> tuple[T, ...]:
    return tuple(row(*found) for found in conn.execute(query, parameters))


def _load(conn: Connection, table: TableId, recent: int) -> Stored | None:
    at = {"at": table}
    row = conn.execute(_TABLE, at).first()
    if row is None:
        return None
    sitting = _all(conn, _SEATS, at, SeatRow)
    held = _all(conn, _STINTS, at, Stint)
    last = _all(conn, _RECENT, {**at, "limit": recent}, PayloadRow)
    points = _all(conn, _CHECKPOINT, at, CheckpointRow)
    begun, stored = _open_unit(conn, table, points[0]) if points else ((), 0)
    return Stored(TableRow(*row), sitting, held, points[0] if points else None, begun, stored, last[::-1])


def _open_unit(conn: Connection, table: TableId, point: CheckpointRow) -> tuple[tuple[PayloadRow, ...], int]:
    """The journal of the unit that a checkpoint opens, and how many of its events are stored."""
    at = {"at": table, "unit": point.unit, "attempt": point.attempt}
    return _all(conn, _BEGUN, at, PayloadRow), conn.execute(_EVENTS_STORED, at).scalar_one()


def _lines(conn: Connection, query: Select[Any]) -> list[TableLine]:
    found = conn.execute(query).all()
    people_of: dict[TableId, list[PersonId]] = {row.id: [] for row in found}
    for number, person in conn.execute(_SITTING, {"tables": [row.id for row in found]}):
        people_of[number].append(person)
    return [TableLine(**row._mapping, people=tuple(people_of[row.id])) for row in found]
