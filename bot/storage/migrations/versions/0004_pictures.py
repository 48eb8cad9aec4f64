"""Whether a server wants pictures of its tables.

Revision ID: 0004
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, true

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Every server has them until its managers say otherwise."""
    op.add_column("guilds", Column("pictures", Boolean(), nullable=False, server_default=true()))
