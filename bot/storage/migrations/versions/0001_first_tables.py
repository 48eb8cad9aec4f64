"""The first tables.

Revision ID: 0001
"""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    Enum,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    text,
    true,
)

from bot.storage.types import Snowflake, UtcTime

revision = "0001"
down_revision = None


def _where(condition: str) -> dict[str, Any]:
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


def upgrade() -> None:
    """Make the tables and their indexes."""
    op.create_table(
        "guilds",
        Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        Column("locale", Text(), nullable=False),
        Column("pace", Text(), nullable=False),
        Column("threads", Boolean(), nullable=False),
        Column("enders", Text(), nullable=False),
        PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    op.create_table(
        "heartbeats",
        Column("id", Integer(), autoincrement=False, nullable=False),
        Column("at", UtcTime(), nullable=False),
        PrimaryKeyConstraint("id", name="pk_heartbeats"),
    )
    op.create_table(
        "people",
        Column("person_id", Snowflake, autoincrement=False, nullable=False),
        Column("name", Text(), server_default="", nullable=False),
        Column("locale", Text()),
        Column("reminders", Boolean(), server_default=true(), nullable=False),
        Column("dms", Boolean(), server_default=true(), nullable=False),
        PrimaryKeyConstraint("person_id", name="pk_people"),
    )
    op.create_table(
        "ratings",
        Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        Column("game", Text(), autoincrement=False, nullable=False),
        Column("person_id", Snowflake, autoincrement=False, nullable=False),
        Column("mu", Double(), nullable=False),
        Column("sigma", Double(), nullable=False),
        Column("shown", Integer(), nullable=False),
        PrimaryKeyConstraint("guild_id", "game", "person_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        Column("id", Snowflake, nullable=False),
        Column("game", Text(), nullable=False),
        Column("guild_id", Snowflake),
        Column("channel_id", Snowflake, nullable=False),
        Column("host_id", Snowflake, nullable=False),
        Column("locale", Text(), nullable=False),
        Column("pace", Text(), nullable=False),
        Column("options", Text(), nullable=False),
        Column(
            "phase",
            Enum("lobby", "playing", "ended", "void", "halted", name="phase", native_enum=False, length=8),
            nullable=False,
        ),
        Column("revision", Integer(), nullable=False),
        Column("seed", LargeBinary(), nullable=False),
        Column("opened_at", UtcTime(), nullable=False),
        Column("started_at", UtcTime()),
        Column("ended_at", UtcTime()),
        Column("ask_no", Integer(), nullable=False),
        Column("question", Text(), nullable=False),
        Column("length", Integer(), nullable=False),
        Column("deadline", UtcTime()),
        Column("remind_at", UtcTime()),
        Column("move_at", UtcTime()),
        Column("turns", Integer(), nullable=False),
        Column("rematch", Snowflake),
        Column("why", Text(), nullable=False),
        Column("message_id", Snowflake),
        Column("shown_revision", Integer(), nullable=False),
        Column("reminded_ask", Integer(), nullable=False),
        Column("posted_turn", Integer(), nullable=False),
        Column("pinged_ask", Integer(), nullable=False),
        Column("ping_id", Snowflake),
        ForeignKeyConstraint(["rematch"], ["tables.id"], name="fk_tables_rematch"),
        PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"], **_where("phase NOT IN ('ended', 'void')"))
    op.create_index("ix_tables_deadline", "tables", ["deadline"], **_where("deadline IS NOT NULL"))
    op.create_index("ix_tables_move_at", "tables", ["move_at"], **_where("move_at IS NOT NULL"))
    op.create_index("ix_tables_remind_at", "tables", ["remind_at"], **_where("remind_at IS NOT NULL"))
    op.create_index("ix_tables_unshown", "tables", ["id"], **_where("shown_revision < revision"))
    op.create_table(
        "checkpoints",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("unit", Integer(), nullable=False),
        Column("attempt", Integer(), nullable=False),
        Column("next_ask", Integer(), nullable=False),
        Column("schema", Integer(), nullable=False),
        Column("state", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_checkpoints_table_id"),
        PrimaryKeyConstraint("table_id", name="pk_checkpoints"),
    )
    op.create_table(
        "events",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("unit", Integer(), autoincrement=False, nullable=False),
        Column("attempt", Integer(), autoincrement=False, nullable=False),
        Column("n", Integer(), autoincrement=False, nullable=False),
        Column("data", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        PrimaryKeyConstraint("table_id", "unit", "attempt", "n", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "journal",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("unit", Integer(), autoincrement=False, nullable=False),
        Column("attempt", Integer(), autoincrement=False, nullable=False),
        Column("n", Integer(), autoincrement=False, nullable=False),
        Column("data", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id"),
        PrimaryKeyConstraint("table_id", "unit", "attempt", "n", name="pk_journal"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "private_messages",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("person_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("message_id", Snowflake, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_private_messages_table_id"),
        PrimaryKeyConstraint("table_id", "person_id", name="pk_private_messages"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        Column("id", Snowflake, nullable=False),
        Column("table_id", Snowflake, nullable=False),
        Column("unit", Integer(), nullable=False),
        Column("ask_no", Integer(), nullable=False),
        Column("traceback", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_table(
        "results",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("guild_id", Snowflake),
        Column("game", Text(), nullable=False),
        Column("ended_at", UtcTime(), nullable=False),
        Column("person_id", Snowflake),
        Column("name", Text(), nullable=False),
        Column("place", Integer(), nullable=False),
        Column("won", Boolean(), nullable=False),
        Column("rated", Boolean(), nullable=False),
        Column("identity", JSON(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_guild_id", "results", ["guild_id", "person_id"], **_where("person_id IS NOT NULL"))
    op.create_index("ix_results_person_id", "results", ["person_id"], **_where("person_id IS NOT NULL"))
    op.create_table(
        "seats",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("person_id", Snowflake),
        Column("name", Text(), nullable=False),
        Column("bot_plays", Boolean(), nullable=False),
        Column("timeouts", Integer(), nullable=False),
        Column("offered_to", Snowflake),
        Column("orders", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"], **_where("person_id IS NOT NULL"))
    op.create_table(
        "stints",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("person_id", Snowflake, autoincrement=False, nullable=False),
        Column("began_at", UtcTime(), autoincrement=False, nullable=False),
        Column("name", Text(), nullable=False),
        Column("ended_at", UtcTime()),
        Column("left", Boolean(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_stints_table_id"),
        PrimaryKeyConstraint("table_id", "seat", "person_id", "began_at", name="pk_stints"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_stints_person_id", "stints", ["person_id"])
