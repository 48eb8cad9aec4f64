"""What has been told of falls and ends, and whether people watch bots play a game out.

Revision ID: 0006
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Integer, false

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody is told anew of what an older version has shown in its own way."""
    op.add_column("tables", Column("told_falls", Integer(), nullable=False, server_default="0"))
    op.add_column("tables", Column("watched", Boolean(), nullable=False, server_default=false()))
    op.execute("UPDATE tables SET told_falls = -1 WHERE phase NOT IN ('ended', 'void')")
    op.execute("UPDATE tables SET posted_turn = turns + 1 WHERE phase = 'ended'")
