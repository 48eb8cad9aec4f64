"""Statements that move clocks of many tables at once: given back, stopped, going on."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, Update, case, literal, select, type_coerce, update

from bot.storage.repository import Place, StillFor
from bot.storage.schema import OPEN, STILL, tables
from bot.storage.types import Snowflake, microseconds

A_SECOND = literal(1_000_000, Snowflake)
"""In the microseconds that :class:`bot.storage.types.UtcTime` stores."""
NOT_STILL: dict[str, Any] = {"still_since": None, "still_until": None, "still_for": ""}


def full_time(now: datetime, reminder: int) -> Executable:
    """Every running clock starts again; what was reminded of is not called to mind again."""
    return _moved(_at(now) + tables.c.length * A_SECOND, reminder)


def give_back(where: Place, since: datetime, now: datetime, reminder: int) -> Executable:
    """Every running clock gets back what has passed, but nobody has more than the full time."""
    return _moved(_given(_at(now) - _at(since), now), reminder).where(*_there(where))


def stand_still(where: Place, why: StillFor, since: datetime, until: datetime) -> Executable:
    """Stop clocks that run."""
    still = {"still_since": since, "still_until": until, "still_for": why.value}
    changed = {**still, "revision": tables.c.revision + 1}
    return update(tables).where(OPEN, ~STILL, *_there(where)).values(changed)


def keep_still(where: Place, until: datetime) -> Executable:
    """Keep clocks from going on that stand still already."""
    return update(tables).where(OPEN, STILL, *_there(where)).values(still_until=until)


def go_on(now: datetime, where: Place | None, why: StillFor | None, reminder: int) -> Executable:
    """What was due is due later by the time for which it stood still, but nobody has more than the full time."""
    stood = _at(now) - _number(tables.c.still_since)
    deadline = _given(stood, now)
    moved = {"deadline": deadline, "remind_at": _reminder(deadline, reminder)}
    moved |= {"move_at": _number(tables.c.move_at) + stood, "revision": tables.c.revision + 1}
    which = [tables.c.still_until <= now] if where is None else [*_there(where)]
    if why is not None:
        which.append(tables.c.still_for == why.value)
    return update(tables).where(STILL, *which).values({**moved, **NOT_STILL})


def lost(before: datetime) -> Select[Any]:
    """Tables of channels that could not be written to for so long."""
    where = (STILL, OPEN, tables.c.still_for == StillFor.CHANNEL.value, tables.c.still_since <= before)
    return select(tables.c.id).where(*where).order_by(tables.c.id)


def _moved(deadline: ColumnElement[Any], reminder: int) -> Update:
    fresh = {"deadline": deadline, "remind_at": _reminder(deadline, reminder), "revision": tables.c.revision + 1}
    return update(tables).where(tables.c.deadline.isnot(None), ~STILL).values(fresh)


def _given(time: ColumnElement[Any], now: datetime) -> ColumnElement[Any]:
    """The deadline, if there is one, later by this time: at most what it would be were the clock to begin now."""
    full = _at(now) + tables.c.length * A_SECOND
    later = _number(tables.c.deadline) + time
    return case((later < full, later), (tables.c.deadline.isnot(None), full))


def _reminder(deadline: ColumnElement[Any], reminder: int) -> ColumnElement[Any]:
    """When to call a question to mind that ends then, unless that was done."""
    return case((tables.c.remind_at.isnot(None), deadline - tables.c.length * A_SECOND // reminder))


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
