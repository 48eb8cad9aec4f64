"""Between dataclasses and rows, and statements that say what to do about rows that are there already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Select, Table, bindparam, select

from bot.storage.database import Database
from bot.storage.repository import GuildId, PersonId, TableId

T = TypeVar("T")


def once(db: Database, table: Table) -> Executable:
    """Insert rows, leaving alone what is there."""
    statement: Executable = db.insert(table).on_conflict_do_nothing()
    return statement


def put(db: Database, table: Table, *only: str) -> Executable:
    """Insert rows; of those that are there already set these columns ``only``, or all that are no key."""
    statement = db.insert(table)
    changed = only or [column.name for column in table.c if not column.primary_key]
    new = {name: statement.excluded[name] for name in changed}
    upsert: Executable = statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=new)
    return upsert


def columns(table: Table, row: type[Any]) -> list[Any]:
    """The columns that dataclass ``row`` has fields for, in their order."""
    return [table.c[field.name] for field in fields(row)]


def of_table(table: Table, row: type[Any]) -> Select[Any]:
    """The rows of one table number (``at``) as dataclasses ``row``, in the order of their keys."""
    return select(*columns(table, row)).where(table.c.table_id == bindparam("at")).order_by(*table.primary_key)


def found(conn: Connection, query: Select[Any], parameters: dict[str, Any], row: type[T]) -> tuple[T, ...]:
    """What a query finds, as dataclasses."""
    return tuple(row(*one) for one in conn.execute(query, parameters))


def write(conn: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    """Run a statement for each of the rows, if there are any."""
    if rows:
        conn.execute(statement, rows)


@cache
def _names(row: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(row))


def values(row: Any) -> dict[str, Any]:
    """The columns of a dataclass."""
    return {name: getattr(row, name) for name in _names(row.__class__)}


def values_of(table: TableId, rows: Iterable[Any]) -> list[dict[str, Any]]:
    """The columns of dataclasses that belong to a table."""
    return [{"table_id": table, **values(row)} for row in rows]


def name_row(guild: GuildId, person: PersonId, name: str) -> dict[str, Any]:
    """What a person is called in a server."""
    return {"guild_id": guild, "person_id": person, "name": name}
