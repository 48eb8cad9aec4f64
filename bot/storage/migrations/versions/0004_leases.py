"""Which process serves which shards.

Revision ID: 0004
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, PrimaryKeyConstraint, Text

from bot.storage.types import UtcTime

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody serves any yet."""
    op.create_table(
        "leases",
        Column("shards", Text(), nullable=False),
        Column("holder", Text(), nullable=False),
        Column("beat", Integer(), nullable=False),
        Column("at", UtcTime(), nullable=False),
        PrimaryKeyConstraint("shards", name="pk_leases"),
    )
