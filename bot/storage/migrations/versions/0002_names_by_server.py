"""Names are those of a server: what somebody is called in one is nobody's business in another.

Revision ID: 0002
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, PrimaryKeyConstraint, Text

from bot.storage.types import Snowflake

revision = "0002"
down_revision = "0001"

LAST_NAMES = """
INSERT INTO names (guild_id, person_id, name)
SELECT guild_id, person_id, MIN(name) FROM results AS last
WHERE guild_id IS NOT NULL AND person_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM results AS later
    WHERE later.guild_id = last.guild_id AND later.person_id = last.person_id AND later.ended_at > last.ended_at
)
GROUP BY guild_id, person_id
"""


def upgrade() -> None:
    """Keep for each server the name under which somebody last finished a game there."""
    op.create_table(
        "names",
        Column("guild_id", Snowflake, autoincrement=False, nullable=False),
        Column("person_id", Snowflake, autoincrement=False, nullable=False),
        Column("name", Text(), nullable=False),
        PrimaryKeyConstraint("guild_id", "person_id", name="pk_names"),
        sqlite_with_rowid=False,
    )
    op.execute(LAST_NAMES)
    op.drop_column("people", "name")
