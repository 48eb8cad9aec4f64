"""Clocks that stand still.

Revision ID: 0003
"""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import Column, Text, text

from bot.storage.types import UtcTime

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """All clocks run."""
    op.add_column("tables", Column("still_since", UtcTime()))
    op.add_column("tables", Column("still_until", UtcTime()))
    op.add_column("tables", Column("still_for", Text(), nullable=False, server_default=""))
    op.create_index("ix_tables_still_since", "tables", ["still_since"], **_where("still_since IS NOT NULL"))
    op.create_index("ix_tables_guild_id", "tables", ["guild_id"], **_where("phase NOT IN ('ended', 'void')"))


def _where(condition: str) -> dict[str, Any]:
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}
