"""The tables of the database. Whoever changes one adds a migration; a test compares the two."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    Enum,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
    true,
)
from sqlalchemy.sql.elements import ColumnElement, TextClause

from bot.storage.repository import Phase
from bot.storage.types import Snowflake, UtcTime

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

OPEN = text("phase NOT IN ('ended', 'void')")
"""Written out, because a partial index serves only queries that repeat its very words."""
OVERALL = ""
"""Stands for "all games" where a rating names its game."""


def _of_table() -> Column[int]:
    return Column("table_id", Snowflake, ForeignKey("tables.id"), primary_key=True, autoincrement=False)


def _key(name: str, kind: Any = Snowflake) -> Column[Any]:
    return Column(name, kind, primary_key=True, autoincrement=False)


def _payloads(name: str) -> Table:
    """A table of :class:`bot.storage.repository.PayloadRow` rows."""
    keys = (_key(key, Integer) for key in ("unit", "attempt", "n"))
    return Table(name, metadata, _of_table(), *keys, Column("data", Text, nullable=False), sqlite_with_rowid=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Snowflake, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild_id", Snowflake),
    Column("channel_id", Snowflake, nullable=False),
    Column("host_id", Snowflake, nullable=False),
    Column("locale", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column(
        "phase",
        Enum(Phase, native_enum=False, length=8, values_callable=lambda phases: [p.value for p in phases]),
        nullable=False,
    ),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("opened_at", UtcTime, nullable=False),
    Column("started_at", UtcTime),
    Column("ended_at", UtcTime),
    Column("ask_no", Integer, nullable=False),
    Column("question", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("deadline", UtcTime),
    Column("remind_at", UtcTime),
    Column("move_at", UtcTime),
    Column("turns", Integer, nullable=False),
    Column("rematch", Snowflake, ForeignKey("tables.id")),
    Column("why", Text, nullable=False),
    Column("message_id", Snowflake),
    Column("shown_revision", Integer, nullable=False),
    Column("reminded_ask", Integer, nullable=False),
    Column("posted_turn", Integer, nullable=False),
    Column("pinged_ask", Integer, nullable=False),
    Column("ping_id", Snowflake),
    Column("told_falls", Integer, nullable=False, server_default="0"),
    Column("watched", Boolean, nullable=False, server_default=false()),
    Column("still_since", UtcTime),
    Column("still_until", UtcTime),
    Column("still_for", Text, nullable=False, server_default=""),
    sqlite_autoincrement=True,
)
DUE = (tables.c.deadline, tables.c.remind_at, tables.c.move_at)
"""When something has to be done about a table, though nobody presses."""
STILL = tables.c.still_since.isnot(None)
"""Nothing is due at these tables, whatever their columns say."""
UNSHOWN = tables.c.shown_revision < tables.c.revision

seats = Table(
    "seats",
    metadata,
    _of_table(),
    _key("seat", Integer),
    Column("person_id", Snowflake),
    Column("name", Text, nullable=False),
    Column("bot_plays", Boolean, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("offered_to", Snowflake),
    Column("orders", Text, nullable=False),
    sqlite_with_rowid=False,
)

stints = Table(
    "stints",
    metadata,
    _of_table(),
    _key("seat", Integer),
    _key("person_id"),
    _key("began_at", UtcTime),
    Column("name", Text, nullable=False),
    Column("ended_at", UtcTime),
    Column("left", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

journal = _payloads("journal")
events = _payloads("events")

checkpoints = Table(
    "checkpoints",
    metadata,
    _of_table(),
    Column("unit", Integer, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("next_ask", Integer, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    _of_table(),
    _key("seat", Integer),
    Column("guild_id", Snowflake),
    Column("game", Text, nullable=False),
    Column("ended_at", UtcTime, nullable=False),
    Column("person_id", Snowflake),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("identity", JSON, nullable=False),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    _key("guild_id"),
    _key("game", Text),
    _key("person_id"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("shown", Integer, nullable=False),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("id", Snowflake, primary_key=True),
    Column("table_id", Snowflake, ForeignKey("tables.id"), nullable=False),
    Column("unit", Integer, nullable=False),
    Column("ask_no", Integer, nullable=False),
    Column("traceback", Text, nullable=False),
)

private_messages = Table(
    "private_messages",
    metadata,
    _of_table(),
    _key("person_id"),
    Column("channel_id", Snowflake, nullable=False),
    Column("message_id", Snowflake, nullable=False),
    sqlite_with_rowid=False,
)

guilds = Table(
    "guilds",
    metadata,
    _key("guild_id"),
    Column("locale", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("enders", Text, nullable=False),
    Column("pictures", Boolean, nullable=False, server_default=true()),
)

people = Table(
    "people",
    metadata,
    _key("person_id"),
    Column("locale", Text),
    Column("reminders", Boolean, nullable=False, server_default=true()),
    Column("dms", Boolean, nullable=False, server_default=true()),
)

names = Table(
    "names",
    metadata,
    _key("guild_id"),
    _key("person_id"),
    Column("name", Text, nullable=False),
    sqlite_with_rowid=False,
)

leases = Table(
    "leases",
    metadata,
    _key("shards", Text),
    Column("holder", Text, nullable=False),
    Column("beat", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
)

heartbeats = Table("heartbeats", metadata, _key("id", Integer), Column("at", UtcTime, nullable=False))


def _index(name: str, *columns: Column[Any], where: ColumnElement[bool] | TextClause | None = None) -> None:
    Index(name, *columns, sqlite_where=where, postgresql_where=where)


for _due in DUE:
    _index(f"ix_tables_{_due.name}", _due, where=_due.isnot(None))
_index("ix_tables_still_since", tables.c.still_since, where=STILL)
_index("ix_tables_guild_id", tables.c.guild_id, where=OPEN)
_index("ix_tables_unshown", tables.c.id, where=UNSHOWN)
_index("ix_tables_channel_id", tables.c.channel_id, where=OPEN)
_index("ix_seats_person_id", seats.c.person_id, where=seats.c.person_id.isnot(None))
_index("ix_stints_person_id", stints.c.person_id)
_index("ix_results_guild_id", results.c.guild_id, results.c.person_id, where=results.c.person_id.isnot(None))
_index("ix_results_person_id", results.c.person_id, where=results.c.person_id.isnot(None))
