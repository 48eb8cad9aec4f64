"""What Deadeye is doing at the moment, so that it can stop without breaking anything off in the middle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.storage.away import StoreAway

GIVEN_UP = 0.5
"""Seconds that what was given up has to put its things in order."""

log = logging.getLogger(__name__)


class Tasks:
    """Tasks that nobody waits for, and those of Discord's that serve a press or a command.

    After :meth:`stop` has begun nothing new does: what is stored is shown by the next process.
    """

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self._stopping = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Do something that nobody waits for."""
        if self._stopping:
            work.close()
            return None
        task = asyncio.create_task(_told(work))
        self._add(task)
        return task

    def join(self) -> bool:
        """Wait for the running task too when stopping; ``False`` if it is to do nothing any more."""
        task = asyncio.current_task()
        if task is not None and not self._stopping:
            self._add(task)
        return not self._stopping

    def _add(self, task: asyncio.Task[Any]) -> None:
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def settled(self) -> None:
        """Wait until nothing is on its way any more."""
        while self._running:
            await asyncio.wait(self._running)

    async def stop(self, seconds: float) -> None:
        """Finish what is on its way, but not for longer than this; what is not done then is given up."""
        self._stopping = True
        if not self._running:
            return
        _, late = await asyncio.wait(self._running, timeout=seconds)
        if late:
            log.warning("%d things on their way were given up; nothing is lost", len(late))
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=GIVEN_UP)


async def _told(work: Coroutine[Any, Any, None]) -> None:
    """Nobody waits for this, so nobody else would hear of what goes wrong in it."""
    try:
        await work
    except StoreAway as error:
        log.debug("something was left undone, since the database is away (%s)", error)
    except Exception:
        log.exception("something failed that nobody waits for; nothing is lost")
