"""A database that goes away and comes back: one name for it, and one line in the log each way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.storage.database import Database, Work

T = TypeVar("T")

GONE: tuple[type[Exception], ...] = (OSError, InterfaceError, InternalError, NoConnection, OperationalError)
"""What is raised where the database, not what was asked of it, is to blame."""

log = logging.getLogger(__name__)


class StoreAway(Exception):
    """The database cannot be used just now; nothing was changed, as far as anybody can tell."""


class Guarded:
    """A database that says once that it is away, and once that it is back.

    Raises :exc:`StoreAway` in between, which needs no more lines in the log.
    """

    def __init__(self, db: Database) -> None:
        self._db = db
        self.insert: Callable[..., Any] = db.insert
        self.check: Callable[[], None] = db.check
        self.away = False

    async def open(self) -> None:
        """Connect; raises what the database does."""
        await self._db.open()

    async def stop(self) -> None:
        """Close every connection."""
        await self._db.stop()

    async def write(self, work: Work[T]) -> T:
        """Do all of ``work``, or nothing where it raises."""
        try:
            done = await self._db.write(work)
        except GONE as error:
            raise self._gone(error) from error
        except DBAPIError as error:
            raise (self._gone(error) if is_cut_off(error) else error) from error
        self._back()
        return done

    async def read(self, work: Work[T]) -> T:
        """Do ``work``, which sees one moment of the database."""
        try:
            done = await self._db.read(work)
        except GONE as error:
            raise self._gone(error) from error
        except DBAPIError as error:
            raise (self._gone(error) if is_cut_off(error) else error) from error
        self._back()
        return done

    def _gone(self, error: Exception) -> StoreAway:
        said = first_line(error)
        if not self.away:
            self.away = True
            log.warning("the database is away (%s); what is asked of it is refused until it is back", said)
        return StoreAway(said)

    def _back(self) -> None:
        if self.away:
            self.away = False
            log.warning("the database is back")


def first_line(error: BaseException) -> str:
    """What went wrong, in one line."""
    return (str(error).splitlines() or [type(error).__name__])[0]


async def within(seconds: float, work: Any, what: str) -> None:
    """Do the last work of a process, which may not take long; what comes of it decides nothing any more."""
    try:
        await asyncio.wait_for(work, seconds)
    except TimeoutError:
        log.warning("%s took too long and was given up; nothing is lost", what)
    except Exception as error:
        log.warning("%s failed (%s); nothing is lost", what, first_line(error))


def is_cut_off(error: DBAPIError) -> bool:
    """Whether the connection broke in the middle, for which the driver has no kind of error of its own."""
    return type(error) is DBAPIError or error.connection_invalidated
