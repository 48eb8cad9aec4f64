"""Keeps watch: what is due is done, and Deadeye notes that it is up, so that nobody loses time while it is not."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

from bot.storage.away import StoreAway
from bot.storage.repository import PersonId, Phase, Repository, TableId
from bot.tables.clock import REMINDER, passed
from bot.tables.clocks import Clocks
from bot.tables.desk import Desk
from bot.tables.due import Timekeeper
from bot.tables.ends import halt_for
from bot.tables.errors import Refused
from bot.tables.look import look_at
from bot.tables.table import Table
from rules.core.errors import FaultyRule

BEAT = timedelta(seconds=15)
"""How often Deadeye says that it is up."""
DOWN = timedelta(seconds=60)
"""Deadeye was down if it has not said for so long that it is up."""

log = logging.getLogger(__name__)


class Watch:
    """Looks after all tables of a store."""

    def __init__(self, repo: Repository, desk: Desk, timekeeper: Timekeeper, clocks: Clocks) -> None:
        self._repo, self._desk, self._timekeeper, self._clocks = repo, desk, timekeeper, clocks
        self._beat = datetime.min.replace(tzinfo=UTC)

    async def wake(self, now: datetime) -> None:
        """After a start: give back the time that passed while nobody was up, and show what was not shown.

        If it was up in the future, the machine's time has been set back, and all deadlines are too late.
        """
        last = await self._repo.heartbeat(now)
        if last is not None and abs(now - last) > DOWN:
            await self._repo.after_downtime(now, reminder=REMINDER)
        await self._clocks.beat()
        await self._desk.show_unshown()

    async def run_due(self, now: datetime) -> datetime | None:
        """Do what is due at ``now``, one step a table, and return when the next thing is due.

        Raises :exc:`StoreAway`, and :exc:`bot.storage.repository.StoreLost` where it makes no sense to go on.
        """
        if now - self._beat >= BEAT:
            await self._say_up(now)
        for number in await self._repo.due(now):
            try:
                await self._run(number, now)
            except Refused as refused:
                log.debug("table %s: not due any more (%s)", number, refused)
            except StoreAway:
                raise
            except Exception:
                log.exception("table %s: what was due failed", number)
                self._desk.throw_away(number)
        return await self._repo.next_due()

    async def _say_up(self, now: datetime) -> None:
        """Say that Deadeye is up. If this process slept and no other was up, everybody gets their time back."""
        slept, self._beat = now - self._beat > DOWN, now
        await self._desk.note_shown()
        last = await self._repo.heartbeat(now)
        if slept and last is not None and now - last > DOWN:
            await self._repo.after_downtime(now, reminder=REMINDER)
            await self._desk.show_unshown()
        await self._clocks.beat()

    async def _run(self, number: TableId, now: datetime) -> None:
        """Do what is due at a table; where its rules fail, which they would at every tick, the table is halted."""
        try:
            await self._do_due(number, now)
        except FaultyRule as fault:
            log.error("table %s: a rule failed at %s", number, fault)
            await self._desk.do(number, partial(halt_for, fault=fault))

    async def _do_due(self, number: TableId, now: datetime) -> None:
        row = (await self._desk.fresh(number)).row
        if row.still_since is None and passed(row.remind_at, now) and not passed(row.deadline, now):
            await self._remind(number, row.ask_no)
        else:
            await self._desk.do(number, partial(self._timekeeper.step, now=now))

    async def _remind(self, number: TableId, ask_no: int) -> None:
        """Remind whoever is still asked, once; of several processes the one does it that claims it first."""
        reminded = (await self._desk.fresh(number)).row.reminded_ask
        mine = reminded < ask_no and await self._desk.claim(number, "reminded_ask", reminded, ask_no)
        await self._desk.do(number, partial(_reminded, ask_no=ask_no), quiet=True)
        table = await self._desk.kept(number)
        if mine and self._desk.audience is not None:
            await self._desk.audience.remind(look_at(table), _awaited(table))


def _reminded(table: Table, ask_no: int) -> None:
    if table.row.ask_no != ask_no or table.row.phase is not Phase.PLAYING:
        raise Refused("moved-on")
    table.row = replace(table.row, remind_at=None)


def _awaited(table: Table) -> list[PersonId]:
    """The people whose answer is waited for."""
    people = [table.seats[ask.seat].person_id for ask in table.dealt.waiting() if not table.moves_itself(ask)]
    return [person for person in people if person is not None]
