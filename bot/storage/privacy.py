"""What is stored about a person, and how it is forgotten."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, Table, delete, or_, select, union, update

from bot.storage.repository import PersonId
from bot.storage.schema import OPEN, names, people, private_messages, ratings, results, seats, stints, tables

NOBODY: PersonId = 0
"""The host of a table whose host was forgotten; no Discord user has this id."""
ABOUT = (people, names, seats, stints, results, ratings, private_messages)


def about(conn: Connection, person: PersonId) -> dict[str, Any]:
    """Every row that names a person, by the name of its table, as plain JSON data.

    Ids are text, since many readers of JSON cannot hold them as numbers. What happened at a table is stored
    by seat, not by person.
    """
    found: dict[str, Any] = {table.name: _rows(conn, _of(table, person)) for table in ABOUT}
    hosted = select(tables.c.id, tables.c.game, tables.c.opened_at).where(tables.c.host_id == person)
    offered = select(seats.c.table_id, seats.c.seat).where(seats.c.offered_to == person)
    return {
        "person_id": str(person),
        **found,
        "hosted": _rows(conn, hosted),
        "offered": _rows(conn, offered),
    }


def _of(table: Table, person: PersonId) -> Select[Any]:
    columns = [column for column in table.c if column.name not in ("person_id", "offered_to")]
    return select(*columns).where(table.c.person_id == person).order_by(*table.primary_key)


def _rows(conn: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    rows = (conn.execute(query)).mappings().all()
    return [{name: _plain(name, value) for name, value in row.items()} for row in rows]


def _plain(name: str, value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if name.endswith("_id") and value is not None else value


def forget(conn: Connection, person: PersonId) -> None:
    """Take the person out of every row; rows that say nothing about others go.

    Results stay as a former player's, so that other people's places, counts and ranks are what they were.
    Tables still open get a new revision: no process goes on with what it has in memory.
    """
    conn.execute(_overtake_open_tables(person))
    for table in (people, names, stints, ratings, private_messages):
        conn.execute(delete(table).where(table.c.person_id == person))
    conn.execute(update(results).where(results.c.person_id == person).values(person_id=None, name=""))
    empty = {"person_id": None, "name": "", "orders": "{}"}
    conn.execute(update(seats).where(seats.c.person_id == person).values(empty))
    conn.execute(update(seats).where(seats.c.offered_to == person).values(offered_to=None))
    conn.execute(update(tables).where(tables.c.host_id == person).values(host_id=NOBODY))


def _overtake_open_tables(person: PersonId) -> Any:
    sat = union(
        select(seats.c.table_id).where(or_(seats.c.person_id == person, seats.c.offered_to == person)),
        select(stints.c.table_id).where(stints.c.person_id == person),
    )
    theirs = or_(tables.c.host_id == person, tables.c.id.in_(sat))
    return update(tables).where(theirs, OPEN).values(revision=tables.c.revision + 1)
