"""The message that shows a table: posted, edited, replaced, and tried again until it shows what is stored.

Whatever is stored is shown soon, and never the other way round: a message that cannot be sent or edited undoes
nothing, and the next change shows everything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ui

from bot.chat.calls import Calls, person_plays
from bot.chat.place import CLOSED_TO_US, UNKNOWN_CHANNEL, Place, Places
from bot.chat.private import PrivateMessages
from bot.chat.replies import MISSING_ACCESS, UNSENT, announce, code_of, show
from bot.screens.controls import Interaction, marks_shown
from bot.screens.public import public
from bot.screens.question import single
from bot.storage.repository import PersonId, Phase, TableId
from bot.tables.clock import Clock
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.tables.tables import Tables
from rules.core.ask import Indices

BETWEEN_EDITS = timedelta(seconds=1.5)
"""A table message is edited at most so often, presses aside; the latest state wins."""
FRESH = timedelta(minutes=55)
"""Discord limits edits of messages older than an hour: before that the table is posted afresh."""
TRY_AGAIN = timedelta(seconds=5)
"""After Discord failed; each time in a row twice as long."""
MOST_DOUBLINGS = 5

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Means:
    """What all table messages work with."""

    tables: Tables
    clock: Clock
    places: Places
    calls: Calls
    private: PrivateMessages
    spawn: Spawn


class TableMessage:
    """One table's message.

    A short-lived task, the writer, shows the latest state however often it changed meanwhile. A press shows what
    it changed by itself, as its answer, and holds the writer back until then. Whose message it is in the end is
    claimed in the store, so that two processes never say the same thing twice.
    """

    def __init__(self, table: TableId, means: Means) -> None:
        self.table, self._means = table, means
        self._wanted = False
        """Something is to be shown, of which ``_news`` is what was stored just now, if that is known."""
        self._news: Look | None = None
        self._anew = False
        """It is to be shown even if it seems to be shown already."""
        self._sent = -1
        """The newest revision that is shown or on its way."""
        self._bare: int | None = None
        """A message that has no controls any more, because a new one follows."""
        self._held = 0
        """So many presses are about to show what they change."""
        self._edited_at: datetime | None = None
        self._again_at: datetime | None = None
        self._failures = 0
        """So many times in a row Discord has failed."""
        self._parent_told = False
        self._writer: asyncio.Task[None] | None = None
        self.over = False
        """The table has come to its end, and that is shown, or it is gone."""

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done."""
        return not self._wanted and not self._held and self._again_at is None and self._writer is None

    @property
    def due_at(self) -> datetime | None:
        """When what had to wait has waited enough."""
        return self._again_at

    # -- what others want of it ---------------------------------------------------------------------------

    def changed(self, look: Look | None = None, *, anew: bool = False) -> None:
        """Show the table soon, ``anew`` even if it was shown. Many changes at once are shown as one.

        ``look``: as it was stored just now. A writer that is busy looks for itself later: by then the table may
        have moved on, here or in another process, and have a new message.
        """
        begins = not self._held and self._writer is None
        self._wanted, self._news = True, look if begins else None
        self._anew |= anew
        if begins:
            self._writer = self._means.spawn(self._write())

    def run_due(self, now: datetime) -> None:
        """Show what has waited enough."""
        if self._again_at is not None and self._again_at <= now:
            self._again_at = None
            self.changed()

    @contextmanager
    def held(self) -> Iterator[None]:
        """While a press acts and shows what it did: the writer waits, and finds nothing left to show."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if self._wanted:
                self.changed()

    async def marks(self, look: Look) -> Indices | None:
        """What is marked on the message, which alone knows it; ``None`` where nothing can be read."""
        if look.message_id is None or look.ask is None or single(look.ask):
            return None
        try:
            message = await self._place(look).read(look.message_id)
        except UNSENT as error:
            log.info("table %s: its marks could not be read (%s)", look.id, error)
            return None
        return marks_shown(message, look.id, look.ask_no)

    # -- answers to interactions --------------------------------------------------------------------------

    async def show_at(self, press: Interaction, look: Look, marks: Indices | None = None) -> Exception | None:
        """Answer a press on the table message, or on an old copy of it, which loses its controls, by editing it.

        Returns why that could not be; what was pressed stands all the same, and is shown later.
        """
        assert press.message is not None  # noqa: S101
        if press.message.id != look.message_id:  # another process may have posted it
            look = await self._means.tables.look(look.id)
        copy = press.message.id != look.message_id
        moves_on = not copy and begins_turn(look)
        view = public(look, marks=marks, controls=not (copy or moves_on))
        error = await self._put(press, look, view, copy=copy)
        if copy or error is not None:
            self.changed(anew=True)
        else:
            self._shown_by_press(look, bare=moves_on)
        return error

    async def _put(self, press: Interaction, look: Look, view: ui.LayoutView, *, copy: bool) -> Exception | None:
        try:
            with nullcontext() if copy else self._sending(look):
                await self._place(look).opened(lambda: show(press, view))
        except UNSENT as error:
            log.info("table %s: what was pressed is shown later (%s)", look.id, error)
            return error
        return None

    async def post_as_answer(self, interaction: Interaction, look: Look, marks: Indices | None = None) -> None:
        """Show the table as the answer to an interaction; its message so far loses its controls."""
        try:
            with self._sending(look):
                message = await announce(interaction, public(look, marks))
        except UNSENT:
            self.changed(anew=True)
            raise
        if await self._claim(look, message):
            self._catch_up(look)
            if look.message_id is not None:
                await self._take_controls(look, look.message_id)
        self._shown_by_press(look)

    def _shown_by_press(self, look: Look, *, bare: bool = False) -> None:
        """A press has shown ``look``, ``bare`` of controls where a new message follows: do the rest."""
        if bare:
            self._bare = look.message_id
        calls, private = self._means.calls, self._means.private
        if begins_turn(look) or self._old(look) or calls.needed(look) or private.concerned(look):
            self.changed()

    @contextmanager
    def _sending(self, look: Look) -> Iterator[None]:
        """While ``look`` is on its way to the message.

        Two edits on their way at once may arrive in any order: the older one is followed by a new one.
        """
        self._sent = max(self._sent, look.revision)
        yield
        self._failures, self._parent_told = 0, False
        self._means.tables.shown(look)
        if self._sent > look.revision:
            self.changed(anew=True)

    # -- the writer ---------------------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while self._wanted and not self._held:
                self._wanted = False
                await self._show_latest()
        except Exception:
            log.exception("table %s could not be shown; nothing is lost", self.table)
        finally:
            self._writer = None

    async def _show_latest(self) -> None:
        look, self._news = self._news, None
        try:
            if look is None or look.revision < self._sent:
                look = await self._means.tables.look(self.table)
        except Refused:
            self.over = True
            return
        try:
            await self._show(look)
            await self._means.calls.show(look)
        except UNSENT as error:
            await self.failed(look, error)
        self._means.private.changed(look)
        self.over = look.phase in (Phase.ENDED, Phase.VOID)

    async def _show(self, look: Look) -> None:
        if begins_turn(look):
            await self._post_turn(look)
        elif look.message_id is None or self._old(look):
            if look.phase is not Phase.VOID:
                await self._post(look)
        elif self._anew or look.revision > self._sent or look.message_id == self._bare:
            await self._edit_soon(look)

    async def _edit_soon(self, look: Look) -> None:
        now = self._means.clock.now()
        if self._edited_at is not None and now < self._edited_at + BETWEEN_EDITS:
            self._again_at = self._edited_at + BETWEEN_EDITS
            return
        self._edited_at, self._again_at, self._anew, self._bare = now, None, False, None
        assert look.message_id is not None  # noqa: S101
        with self._sending(look):
            there = await self._place(look).edit(look.message_id, public(look))
        if not there and await self._claim(look, None):
            await self._post(await self._means.tables.look(look.id))

    async def _post_turn(self, look: Look) -> None:
        """Post the table for the person whose turn begins, unless another process does."""
        claim = self._means.tables.claim
        if not await claim(look.id, "posted_turn", look.posted_turn, look.turns):
            self._wanted = True
            return
        try:
            await self._post(look, ping=look.seats[look.active or 0].person_id)
        except UNSENT:
            await claim(look.id, "posted_turn", look.turns, look.posted_turn)
            raise

    async def _post(self, look: Look, *, ping: PersonId | None = None) -> None:
        """Show the table in a new message, which pings one person alone; where that may not be, in the old one."""
        try:
            with self._sending(look):
                message = await self._place(look).post(public(look), *([] if ping is None else [ping]))
        except discord.Forbidden:
            if look.message_id is None:
                raise
            await self._edit_soon(look)
        else:
            await self._replace(look, message)

    async def _replace(self, look: Look, message: int) -> None:
        """A new message takes the place of the one before, which loses its controls."""
        if not await self._claim(look, message):
            await self._place(look).delete(message)
            return
        self._edited_at, self._again_at, self._anew = None, None, False
        self._catch_up(look)
        if look.message_id is not None and look.message_id != self._bare:
            await self._take_controls(look, look.message_id)
        self._bare = None

    def _catch_up(self, look: Look) -> None:
        """A new message shows ``look``: what a press has shown on the one before meanwhile is missing there."""
        if self._sent > look.revision:
            self.changed(anew=True)

    async def _take_controls(self, look: Look, message: int) -> None:
        """Bare a message that a newer one has replaced; should it keep its controls, they still work."""
        try:
            await self._place(look).edit(message, public(look, controls=False))
        except UNSENT as error:
            log.info("table %s: an old message keeps its controls (%s)", look.id, error)

    def _old(self, look: Look) -> bool:
        if look.message_id is None or look.phase not in (Phase.LOBBY, Phase.PLAYING):
            return False
        return self._means.clock.now() - discord.utils.snowflake_time(look.message_id) > FRESH

    async def _claim(self, look: Look, message: int | None) -> bool:
        """Say in the store that the table has another message now, unless somebody else has been faster."""
        return await self._means.tables.claim(look.id, "message_id", look.message_id, message)

    def _place(self, look: Look) -> Place:
        return self._means.places.of(look)

    # -- failures -----------------------------------------------------------------------------------------

    async def failed(self, look: Look, error: Exception) -> None:
        """Discord refused or could not be reached; the move stands."""
        code = code_of(error)
        if code == UNKNOWN_CHANNEL:
            await void(self._means.tables, look.id, "channel-deleted")
        elif code == MISSING_ACCESS and await self._place(look).left():
            await void(self._means.tables, look.id, "bot-removed")
        elif code in CLOSED_TO_US:
            self._sent = -1
            log.info("table %s: no permission in channel %s; tried again later", look.id, look.channel_id)
            await self._tell_parent(look)
        else:
            self._sent, self._again_at = -1, self._means.clock.now() + TRY_AGAIN * 2**self._failures
            self._failures = min(self._failures + 1, MOST_DOUBLINGS)
            log.warning("table %s: %s; tried again later", look.id, error)

    async def _tell_parent(self, look: Look) -> None:
        """Say once where people can read it that the table cannot be shown in its thread any more."""
        if self._parent_told:
            return
        self._parent_told = True
        try:
            await self._place(look).tell_parent(look.id, look.locale)
        except UNSENT as error:
            log.info("table %s: the parent channel could not be told (%s)", look.id, error)


def begins_turn(look: Look) -> bool:
    """Whether a person's turn begins, so that the table goes to a new message."""
    if look.phase is not Phase.PLAYING or look.active is None or look.turns <= look.posted_turn:
        return False
    return person_plays(look, look.active)


async def void(tables: Tables, table: TableId, why: str) -> None:
    """End a table that has lost its place; one that is over already stays as it is."""
    try:
        await tables.void(table, why)
    except Refused as refused:
        log.debug("table %s: %s", table, refused)
