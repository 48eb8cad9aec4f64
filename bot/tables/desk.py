"""The one writer: a table is locked, loaded, acted on, stored, and only then shown.

Any number of processes may serve one store. Each holds copies of tables in memory, which the others overtake: a
copy is good as long as the store has its stamp, and every change is stored only if the revision it was made on is
still the stored one. Whoever comes second throws the copy away, loads the table and acts once more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple, Protocol
from weakref import WeakKeyDictionary, WeakValueDictionary

from bot.storage.codec import Codec
from bot.storage.repository import Change, PersonId, Repository, TableId, TableRow
from bot.tables.due import Timekeeper
from bot.tables.ends import booked
from bot.tables.errors import Refused
from bot.tables.happenings import HAPPENINGS
from bot.tables.look import Look, is_same, look_at
from bot.tables.table import Table
from rules.core.errors import FaultyRule, IllegalAnswer
from rules.core.game import AnyGame
from rules.core.session import MOVED_ON

KEPT = 4000
"""So many tables stay in memory, some 22 KiB each; the one unused longest goes first."""

Act = Callable[[Table], None]


class Audience(Protocol):
    """Whoever shows tables to people."""

    def changed(self, table: TableId, look: Look | None = None) -> None:
        """Something was stored that its maker does not show: this ``look``, unless it is not known."""

    def changed_in_private(self, look: Look) -> None:
        """Somebody has made a choice that nobody else may notice: only what that person has in private is old."""

    async def remind(self, look: Look, people: Sequence[PersonId]) -> None:
        """Call the open question to these people's minds, once."""


class _Done(NamedTuple):
    """A table that was stored; ``secret`` if nobody but the actor can see what was done."""

    table: Table
    secret: bool


class Desk:
    """Where tables are worked on, one act at a time each."""

    def __init__(
        self,
        repo: Repository,
        games: Mapping[str, AnyGame],
        timekeeper: Timekeeper,
        *,
        version: str,
        kept: int = KEPT,
    ) -> None:
        self.audience: Audience | None = None
        self.codecs = {key: Codec(game, HAPPENINGS) for key, game in games.items()}
        self._repo, self._games, self._timekeeper, self._version = repo, games, timekeeper, version
        self._most = kept
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._seen: WeakKeyDictionary[Table, tuple[TableRow, Look]] = WeakKeyDictionary()
        self._shown: dict[TableId, int] = {}

    # -- changing -----------------------------------------------------------------------------------------

    async def do(self, number: TableId, act: Act, *, shows: bool = False, quiet: bool = False) -> Table:
        """Run ``act`` on a table and store what it changed, as one transaction; raises what it raises.

        The audience hears of it unless the caller ``shows`` the table itself, or all is ``quiet``: nothing has
        changed that anybody else could see.
        """
        async with self._lock(number):
            done = await self._try(number, act, quiet=quiet) or await self._try(number, act, quiet=quiet)
        if done is None:
            raise Refused(MOVED_ON.key)
        if done.secret:
            self._tell_in_private(done.table)
        elif not shows and not quiet:
            self._tell(done.table)
        return done.table

    async def _try(self, number: TableId, act: Act, *, quiet: bool) -> _Done | None:
        """Act and store; ``None`` if the copy in memory was out of date, and has been thrown away.

        A choice that may still be taken back is quiet by itself where nobody else can see it: were the table
        shown anew, everybody would know that one was made, and so something about the hand it was made from.

        A refusal may come of an old copy, so the store is asked before it is believed. What an act has changed
        before it raised must not be stored by the next one: that copy is thrown away too, whatever was raised.
        """
        table = await self.kept(number)
        before, stamp = self._before_a_choice(table), None
        try:
            act(table)
            plans = table.settles_nothing
            self._timekeeper.settle(table)
            secret = plans and before is not None and is_same(before, look_at(table))
            stamp = await self._repo.commit(await self._change(table, quiet=quiet or secret))
        except (Refused, IllegalAnswer):
            if await self._repo.stamp(number) == table.stamp:
                stamp = None if table.changed else table.stamp
                raise
        finally:
            if stamp is None:
                self.throw_away(number)
        if stamp is None:
            return None
        table.stored(stamp)
        return _Done(table, secret)

    async def _change(self, table: Table, *, quiet: bool) -> Change:
        change = table.change(quiet=quiet)
        if not table.just_ended:
            return change
        journal, _ = await self._repo.history(table.row.id)
        return booked(table, change, journal)

    async def show_unshown(self) -> None:
        """Have everything shown that was stored and not shown yet."""
        unshown = await self._repo.unshown()
        if self.audience is not None:
            for number in unshown:
                self.audience.changed(number)

    def _lock(self, number: TableId) -> asyncio.Lock:
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    def _tell(self, table: Table) -> None:
        look = self._public(table)
        if self.audience is not None:
            self.audience.changed(look.id, look)

    def _tell_in_private(self, table: Table) -> None:
        if self.audience is not None:
            self.audience.changed_in_private(self._public(table))

    def _before_a_choice(self, table: Table) -> Look | None:
        """What everybody sees before a choice that nobody may notice; ``None`` where none can be made now."""
        waiting = () if table.session is None else table.session.waiting()
        if len(waiting) != 1 or waiting[0].public:
            return None
        with suppress(FaultyRule):
            return self._public(table)
        return None

    def _public(self, table: Table) -> Look:
        """A stored table as everybody sees it, looked at once."""
        if (seen := self._seen.get(table)) is None or seen[0] is not table.row:
            seen = self._seen[table] = table.row, look_at(table)
        return seen[1]

    def _claimed(self, table: Table, **columns: Any) -> None:
        """Change claims of a copy, and of what everybody sees of it."""
        seen = self._seen.get(table)
        known = seen is not None and seen[0] is table.row
        table.claimed(**columns)
        if seen is not None and known:
            self._seen[table] = (
                table.row,
                replace(seen[1], **{k: v for k, v in columns.items() if hasattr(seen[1], k)}),
            )

    # -- reading ------------------------------------------------------------------------------------------

    async def look(self, number: TableId, person: PersonId | None = None, since: Look | None = None) -> Look:
        """The table as it is stored now, as this person may see it, or as everybody may."""
        table = await self.fresh(number, since)
        return self._public(table) if person is None else look_at(table, person)

    async def fresh(self, number: TableId, since: Look | None = None) -> Table:
        """The table as it is stored now; raises :exc:`Refused` if there is none.

        A copy that is no older than ``since`` is good enough: whoever was shown a table just now, and has to look
        at it in another way, need not ask the store again. The lock is taken so that no act is seen half done: it
        may be waiting for the store.
        """
        if number in self._tables:
            async with self._lock(number):
                table = self._tables.get(number)
                if table is not None and not await self._is_good(table, since):
                    self.throw_away(number)
        return await self.kept(number)

    async def _is_good(self, table: Table, since: Look | None) -> bool:
        if since is not None and table.row.revision >= since.revision:
            return True
        return await self._repo.stamp(table.row.id) == table.stamp

    async def kept(self, number: TableId) -> Table:
        """The table as it is in memory, loaded if it is not; raises :exc:`Refused` if there is none."""
        if (table := self._tables.get(number)) is None:
            table = self._tables[number] = await self._load(number)
        self._tables.move_to_end(number)
        while len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return table

    async def _load(self, number: TableId) -> Table:
        stored = await self._repo.load(number)
        if stored is None or stored.table.game not in self._games:
            raise Refused("no-such-table")
        game = stored.table.game
        table = Table(stored, self._games[game], self.codecs[game], version=self._version)
        if table.started_over:
            self._timekeeper.start_over(table)
            if (stamp := await self._repo.commit(await self._change(table, quiet=False))) is not None:
                table.stored(stamp)
                self._tell(table)
        return table

    def throw_away(self, number: TableId) -> None:
        """Forget the copy in memory; whoever wants the table next loads it."""
        self._tables.pop(number, None)

    def throw_all_away(self) -> None:
        """Forget all copies in memory."""
        self._tables.clear()

    # -- what has been shown ------------------------------------------------------------------------------

    async def claim(self, number: TableId, column: str, before: Any, after: Any) -> bool:
        """Set a claim column of a table if it is still ``before``; see :meth:`Repository.claim`."""
        won = await self._repo.claim(number, column, before, after)
        if (table := self._tables.get(number)) is not None:
            if won:
                self._claimed(table, **{column: after})
            else:
                self.throw_away(number)
        return won

    def shown(self, look: Look) -> None:
        """The table message shows ``look`` now; stored with the next change or heartbeat."""
        self._shown[look.id] = max(look.revision, self._shown.get(look.id, look.revision))
        if (table := self._tables.get(look.id)) is not None:
            self._claimed(table, shown_revision=max(look.revision, table.row.shown_revision))

    async def note_shown(self) -> None:
        """Store which states of which tables have been shown, so that no start shows them again."""
        shown, self._shown = self._shown, {}
        if shown:
            await self._repo.note_shown(shown)
