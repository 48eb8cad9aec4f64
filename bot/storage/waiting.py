"""Statements that find the tables at which something waits to be done: of all servers, or of some shards."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Integer, bindparam, func, literal, or_, select, union_all

from bot.storage.schema import DUE, STILL, UNSHOWN, tables
from bot.storage.shards import Shards

TIMESTAMP = 22
"""So many bits of a server's id say when it was made; Discord deals servers out by that."""


class Waiting:
    """``due`` by ``now``, when the ``next_due`` is, and what is ``unshown``."""

    def __init__(self, shards: Shards | None = None) -> None:
        here = () if shards is None or shards.whole else (_on(shards),)
        late = union_all(
            *(
                select(tables.c.id, due.label("at")).where(due <= bindparam("now", type_=due.type), ~STILL, *here)
                for due in DUE
            )
        ).subquery()
        since = func.min(late.c.at)
        limit = bindparam("limit", type_=Integer)
        self.due = select(late.c.id, since).group_by(late.c.id).order_by(since, late.c.id).limit(limit)
        self.next_due = union_all(*(select(func.min(due)).where(due.isnot(None), ~STILL, *here) for due in DUE))
        self.unshown = select(tables.c.id).where(UNSHOWN, *here).order_by(tables.c.id.desc()).limit(limit)


def _on(shards: Shards) -> ColumnElement[bool]:
    """Tables of servers on these shards; those of no server are on the first of all."""
    number = tables.c.guild_id.op(">>")(literal(TIMESTAMP, Integer)) % shards.total
    served = number.in_(shards.numbers)
    return or_(served, tables.c.guild_id.is_(None)) if 0 in shards.numbers else served
