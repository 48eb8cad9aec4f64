"""Column types that mean the same on SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Integer
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)

Snowflake = BigInteger().with_variant(Integer(), "sqlite")
"""A 64-bit number. SQLite numbers keys by itself only where they are declared INTEGER, which holds 64 bits too."""


def microseconds(moment: datetime) -> int:
    """Microseconds since 1970; raises :exc:`ValueError` for a naive datetime."""
    if moment.utcoffset() is None:
        raise ValueError(f"{moment!r} has no time zone")
    return (moment - EPOCH) // MICROSECOND


class UtcTime(TypeDecorator[datetime]):
    """A moment, stored as microseconds since 1970 so that both databases sort, compare and add alike.

    Takes aware datetimes only (:exc:`ValueError` otherwise), gives aware ones in UTC.
    """

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """To the stored number."""
        return None if value is None else microseconds(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """From the stored number."""
        return None if value is None else EPOCH + value * MICROSECOND
