"""Tables and all that belongs to them, in SQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    Select,
    Table,
    bindparam,
    func,
    insert,
    select,
    update,
)

from bot.storage import clocks
from bot.storage.commit import CLAIMS, INSERT_SEATS, STAMPED, Commit
from bot.storage.database import Database
from bot.storage.repository import (
    Change,
    CheckpointRow,
    GuildId,
    PayloadRow,
    PersonId,
    Phase,
    Place,
    ResultRow,
    SeatRow,
    Stamp,
    StillFor,
    Stint,
    Stored,
    TableId,
    TableLine,
    TableRow,
)
from bot.storage.rows import columns, found, of_table, put, values, values_of, write
from bot.storage.schema import (
    OPEN,
    checkpoints,
    events,
    heartbeats,
    journal,
    results,
    seats,
    stints,
    tables,
)
from bot.storage.shards import Shards
from bot.storage.waiting import Waiting


class SqlTables:
    """The part of :class:`bot.storage.repository.Repository` that is about tables."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._commit, self._heartbeat = Commit(db), put(db, heartbeats)
        self._waiting = Waiting()

    def serve_only(self, shards: Shards) -> None:
        """From now on what is due or was not shown is told of servers on these shards alone."""
        self._waiting = Waiting(shards)

    # -- tables -------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> TableId:
        row = values(table)
        del row["id"]

        def work(conn: Connection) -> TableId:
            number: TableId = conn.execute(_INSERT_TABLE, row).scalar_one()
            write(conn, INSERT_SEATS, values_of(number, seats))
            return number

        return await self._db.write(work)

    async def results(self, table: TableId) -> tuple[ResultRow, ...]:
        return await self._db.read(lambda conn: found(conn, _RESULTS, {"at": table}, ResultRow))

    async def load(self, table: TableId, *, recent: int = 12) -> Stored | None:
        return await self._db.read(lambda conn: _load(conn, table, recent))

    async def stamp(self, table: TableId) -> Stamp | None:
        row = await self._db.read(lambda conn: conn.execute(_STAMP, {"at": table}).first())
        return None if row is None else Stamp._make(row)

    async def commit(self, change: Change) -> Stamp | None:
        return await self._db.write(lambda conn: self._commit(conn, change))

    async def claim(self, table: TableId, column: str, before: Any, after: Any) -> bool:
        """Set one claim column from ``before`` to ``after``; ``False`` when somebody else has.

        Raises :exc:`ValueError` for a column that is no claim.
        """
        if column not in CLAIMS:
            raise ValueError(f"{column} is not a claim")
        values = {"at": table, "before": before, "after": after}
        return await self._db.write(lambda conn: conn.execute(_CLAIM[column], values).rowcount == 1)

    # -- what is due --------------------------------------------------------------------------------------

    async def stamps(self, tables: Sequence[TableId]) -> dict[TableId, Stamp]:
        query = select(_id, *STAMPED).where(_id.in_(tables))
        rows = await self._db.read(lambda conn: conn.execute(query).all())
        return {number: Stamp(*stamp) for number, *stamp in rows}

    async def due(self, now: datetime, limit: int = 100) -> list[TableId]:
        when = {"now": now, "limit": limit}
        return await self._db.read(lambda conn: [number for number, _ in conn.execute(self._waiting.due, when)])

    async def next_due(self) -> datetime | None:
        moments = await self._db.read(lambda conn: conn.scalars(self._waiting.next_due).all())
        return min((moment for moment in moments if moment is not None), default=None)

    async def unshown(self, limit: int = 1000) -> list[TableId]:
        """Tables whose ``shown_revision`` is behind their revision, the newest first."""
        return await self._db.read(lambda conn: list(conn.scalars(self._waiting.unshown, {"limit": limit})))

    async def note_shown(self, shown: Mapping[TableId, int]) -> None:
        rows = [{"at_id": table, "at": shown[table]} for table in sorted(shown)]
        await self._db.write(lambda conn: write(conn, _NOTE_SHOWN, rows))

    async def after_downtime(self, now: datetime, *, reminder: int) -> int:
        """Give every open question and lobby its full time from ``now``. Returns how many."""
        return await self._db.write(lambda conn: conn.execute(clocks.full_time(now, reminder)).rowcount)

    async def give_back(self, where: Place, since: datetime, now: datetime, *, reminder: int) -> int:
        given = clocks.give_back(where, since, now, reminder)
        return await self._db.write(lambda conn: conn.execute(given).rowcount)

    async def stand_still(self, where: Place, why: StillFor, since: datetime, until: datetime) -> None:
        def work(conn: Connection) -> None:
            conn.execute(clocks.keep_still(where, until))
            conn.execute(clocks.stand_still(where, why, since, until))

        await self._db.write(work)

    async def go_on(
        self, now: datetime, where: Place | None = None, why: StillFor | None = None, *, reminder: int
    ) -> int:
        going = clocks.go_on(now, where, why, reminder)
        return await self._db.write(lambda conn: conn.execute(going).rowcount)

    async def lost(self, before: datetime) -> list[TableId]:
        return await self._db.read(lambda conn: list(conn.scalars(clocks.lost(before))))

    async def heartbeat(self, now: datetime) -> datetime | None:

        def work(conn: Connection) -> datetime | None:
            self._db.check()
            last: datetime | None = conn.execute(select(heartbeats.c.at)).scalar()
            conn.execute(self._heartbeat, {"id": 1, "at": now})
            return last

        return await self._db.write(work)

    # -- lists and histories ------------------------------------------------------------------------------

    async def in_channel(self, channel_id: int) -> list[TableLine]:
        query = _LINES.where(tables.c.channel_id == channel_id, OPEN).order_by(tables.c.id.desc())
        return await self._lines(query)

    async def in_guild(self, guild: GuildId) -> list[TableLine]:
        return await self._lines(_LINES.where(tables.c.guild_id == guild, OPEN).order_by(tables.c.id.desc()))

    async def of_person(self, person: PersonId) -> list[TableLine]:
        held = select(seats.c.table_id).where(seats.c.person_id == person)
        return await self._lines(_LINES.where(tables.c.id.in_(held), OPEN).order_by(tables.c.id.desc()))

    async def ended_in_channel(self, channel_id: int, limit: int = 25) -> list[TableLine]:
        """The last ended tables of a channel, the latest first."""
        ended = _LINES.where(tables.c.channel_id == channel_id, tables.c.phase == Phase.ENDED)
        return await self._lines(ended.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(limit))

    async def _lines(self, query: Select[Any]) -> list[TableLine]:
        return await self._db.read(lambda conn: _lines(conn, query))

    async def history(self, table: TableId) -> tuple[list[PayloadRow], list[PayloadRow]]:
        at = {"at": table}

        def work(conn: Connection) -> tuple[list[PayloadRow], list[PayloadRow]]:
            journalled, happened = (found(conn, _whole(rows), at, PayloadRow) for rows in (journal, events))
            return list(journalled), list(happened)

        return await self._db.read(work)

    async def happened(self, table: TableId, since: int) -> list[PayloadRow]:
        query = _whole(events).where(events.c.unit >= bindparam("since"))
        at = {"at": table, "since": since}
        return await self._db.read(lambda conn: list(found(conn, query, at, PayloadRow)))


def _whole(payloads: Table) -> Select[Any]:
    """The payloads of a table in order; of a unit that was started again, the last attempt only."""
    later = payloads.alias("later")
    same_unit = (later.c.table_id == payloads.c.table_id) & (later.c.unit == payloads.c.unit)
    struck_out = select(later.c.n).where(same_unit, later.c.attempt > payloads.c.attempt).exists()
    query = select(*columns(payloads, PayloadRow)).where(payloads.c.table_id == bindparam("at"), ~struck_out)
    return query.order_by(payloads.c.unit, payloads.c.n)


_INSERT_TABLE = insert(tables).returning(tables.c.id)
_TABLE = select(*columns(tables, TableRow)).where(tables.c.id == bindparam("at"))
_id = tables.c.id
_STAMP = select(*STAMPED).where(tables.c.id == bindparam("at"))
_RESULTS = of_table(results, ResultRow)
_SEATS = of_table(seats, SeatRow)
_STINTS = of_table(stints, Stint).order_by(None).order_by(stints.c.began_at, stints.c.seat)
_CHECKPOINT = of_table(checkpoints, CheckpointRow)
_RECENT = (
    _whole(events)
    .order_by(None)
    .order_by(events.c.unit.desc(), events.c.n.desc())
    .limit(bindparam("limit", type_=Integer))
)
_BEGUN = of_table(journal, PayloadRow).where(
    journal.c.unit == bindparam("unit"), journal.c.attempt == bindparam("attempt")
)
_EVENTS_STORED = select(func.count()).where(
    events.c.table_id == bindparam("at"),
    events.c.unit == bindparam("unit"),
    events.c.attempt == bindparam("attempt"),
)
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
_LINES = select(
    tables.c.id, tables.c.game, tables.c.guild_id, tables.c.channel_id, tables.c.host_id, tables.c.phase
)
_SITTING = (
    select(seats.c.table_id, seats.c.person_id)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)), seats.c.person_id.isnot(None))
    .order_by(seats.c.table_id, seats.c.seat)
)


def _load(conn: Connection, table: TableId, recent: int) -> Stored | None:
    at = {"at": table}
    row = conn.execute(_TABLE, at).first()
    if row is None:
        return None
    sitting = found(conn, _SEATS, at, SeatRow)
    held = found(conn, _STINTS, at, Stint)
    last = found(conn, _RECENT, {**at, "limit": recent}, PayloadRow)
    points = found(conn, _CHECKPOINT, at, CheckpointRow)
    begun, stored = _open_unit(conn, table, points[0]) if points else ((), 0)
    return Stored(TableRow(*row), sitting, held, points[0] if points else None, begun, stored, last[::-1])


def _open_unit(conn: Connection, table: TableId, point: CheckpointRow) -> tuple[tuple[PayloadRow, ...], int]:
    """The journal of the unit that a checkpoint opens, and how many of its events are stored."""
    at = {"at": table, "unit": point.unit, "attempt": point.attempt}
    return found(conn, _BEGUN, at, PayloadRow), conn.execute(_EVENTS_STORED, at).scalar_one()


def _lines(conn: Connection, query: Select[Any]) -> list[TableLine]:
    found = conn.execute(query).all()
    people_of: dict[TableId, list[PersonId]] = {row.id: [] for row in found}
    for number, person in conn.execute(_SITTING, {"tables": [row.id for row in found]}):
        people_of[number].append(person)
    return [TableLine(**row._mapping, people=tuple(people_of[row.id])) for row in found]
