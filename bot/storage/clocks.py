"""Statements that move clocks of many tables at once: given back, stopped, going on."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, Update, case, literal, select, type_coerce, update

from bot.storage.repository import Place, StillFor
from bot.storage.schema import DUE, OPEN, STILL, tables
from bot.storage.types import Snowflake, microseconds

A_SECOND = literal(1_000_000, Snowflake)
"""In the microseconds that :class:`bot.storage.types.UtcTime` stores."""
NOT_STILL: dict[str, Any] = {"still_since": None, "still_until": None, "still_for": ""}


def full_time(now: datetime, reminder: int) -> Executable:
    """Every running clock starts again; what was reminded of is not called to mind again."""
    return _moved(_at(now) + tables.c.length * A_SECOND, reminder)


def give_back(where: Place, since: datetime, now: datetime, reminder: int) -> Executable:
    """Every running clock gets back what has passed, but nobody has more than the full time."""
    full = _at(now) + tables.c.length * A_SECOND
    later = _number(tables.c.deadline) + (_at(now) - _at(since))
    return _moved(case((later < full, later), else_=full), reminder).where(*_there(where))


def stand_still(where: Place, why: StillFor, since: datetime, until: datetime) -> Executable:
    """Stop clocks that run."""
    still = {"still_since": since, "still_until": until, "still_for": why.value}
    changed = {**still, "revision": tables.c.revision + 1}
    return update(tables).where(OPEN, ~STILL, *_there(where)).values(changed)


def keep_still(where: Place, until: datetime) -> Executable:
    """Keep clocks from going on that stand still already."""
    return update(tables).where(OPEN, STILL, *_there(where)).values(still_until=until)


def go_on(now: datetime, where: Place | None, why: StillFor | None) -> Executable:
    """What was due is due later by the time for which it stood still."""
    stood = _at(now) - _number(tables.c.still_since)
    moved: dict[str, Any] = {due.name: _number(due) + stood for due in DUE}
    which = [tables.c.still_until <= now] if where is None else [*_there(where)]
    if why is not None:
        which.append(tables.c.still_for == why.value)
    return update(tables).where(STILL, *which).values({**moved, **NOT_STILL, "revision": tables.c.revision + 1})


def lost(before: datetime) -> Select[Any]:
    """Tables of channels that could not be written to for so long."""
    where = (STILL, OPEN, tables.c.still_for == StillFor.CHANNEL.value, tables.c.still_since <= before)
    return select(tables.c.id).where(*where).order_by(tables.c.id)


def _moved(deadline: ColumnElement[Any], reminder: int) -> Update:
    remind = case((tables.c.remind_at.isnot(None), deadline - tables.c.length * A_SECOND // reminder))
    fresh = {"deadline": deadline, "remind_at": remind, "revision": tables.c.revision + 1}
    return update(tables).where(tables.c.deadline.isnot(None), ~STILL).values(fresh)


def _there(where: Place) -> tuple[ColumnElement[bool], ...]:
    conditions: list[ColumnElement[bool]] = []
    if where.guilds is not None:
        conditions.append(tables.c.guild_id.in_(sorted(where.guilds)))
    if where.channel is not None:
        conditions.append(tables.c.channel_id == where.channel)
    return tuple(conditions)


def _at(moment: datetime) -> ColumnElement[Any]:
    return literal(microseconds(moment), Snowflake)


def _number(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """A moment as the number that is stored, to reckon with."""
    return type_coerce(column, Snowflake)
