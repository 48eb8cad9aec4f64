"""A look at a database that changes nothing in it, not even its version."""

from __future__ import annotations

import os
from dataclasses import dataclass

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url, select

from bot.storage.database import alembic, database, refuse_newer
from bot.storage.repository import Lease
from bot.storage.rows import columns
from bot.storage.schema import leases


@dataclass(frozen=True, slots=True)
class Seen:
    """The ``version`` of a database, ``None`` if it is empty, the one that is ``wanted``, and who serves."""

    version: str | None
    wanted: str | None
    leases: tuple[Lease, ...] = ()


async def look(url: str) -> Seen:
    """See what is in a database; raises :exc:`bot.storage.repository.NewerDatabase` and what drivers raise."""
    made = make_url(url)
    if made.get_backend_name() == "sqlite" and not os.path.isfile(made.database or ""):  # noqa: ASYNC240
        return Seen(None, None)
    db = database(url)
    try:
        await db.open()
        return await db.read(_seen)
    finally:
        await db.stop()


def _seen(conn: Connection) -> Seen:
    refuse_newer(conn)
    version = MigrationContext.configure(conn).get_current_revision()
    wanted = ScriptDirectory.from_config(alembic(conn)).get_current_head()
    known = inspect(conn).has_table(leases.name)
    rows = conn.execute(select(*columns(leases, Lease))).all() if known else []
    return Seen(version, wanted, tuple(Lease(*row) for row in rows))
