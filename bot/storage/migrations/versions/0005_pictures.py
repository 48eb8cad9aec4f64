"""Whether a server wants pictures of its tables.

Revision ID: 0005
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, true

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Every server has them until its managers say otherwise."""
    op.add_column("guilds", Column("pictures", Boolean(), nullable=False, server_default=true()))
