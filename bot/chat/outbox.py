"""Shows tables on Discord: the table message, calls to people, private messages.

Whatever is stored is shown soon, and never the other way round: a message that cannot be sent or edited undoes
nothing, and the next change shows everything. Each table has one writer, a short-lived task that shows the
latest state however often it changed meanwhile. Who sends is claimed in the store, so that two processes never
say the same thing twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar

import discord

from bot.chat.private import Whispers
from bot.chat.replies import UNSENT, announce, note
from bot.screens.controls import Interaction, marks_shown
from bot.screens.public import call, public, reminder
from bot.screens.question import single
from bot.screens.seat import offer
from bot.storage.repository import GuildId, PersonId, Phase, TableId
from bot.tables.clock import Clock
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.tables.tables import Tables
from bot.text import say
from rules.core.ask import Indices, Seat

BETWEEN_EDITS = timedelta(seconds=1.5)
"""A table message is edited at most so often, presses aside; the latest state wins."""
FRESH = timedelta(minutes=55)
"""Discord limits edits of messages older than an hour: before that the table is posted afresh."""
TRY_AGAIN = timedelta(seconds=5)
"""After Discord failed; each time in a row twice as long."""
MOST_DOUBLINGS = 5
REMEMBERED = 1000
"""So many messages that are as they should be are kept in mind."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MESSAGE = 10008
TOO_MANY_OLD_EDITS = 30046
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005
SHUT = (MISSING_ACCESS, MISSING_PERMISSIONS, THREAD_ARCHIVED, THREAD_LOCKED)
"""Discord does not let Deadeye write there, until somebody changes that."""
NOBODY = discord.AllowedMentions.none()

T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Writer:
    """What is known about one table's message. ``news`` is what was stored just now, for a task that is about to
    begin; ``sent`` is the newest revision on its way or shown; ``held`` counts presses that show what they change
    themselves; ``bare`` has lost its controls; ``failures`` are those in a row; ``told`` says that the parent of a
    shut thread has heard of it."""

    dirty: bool = False
    news: Look | None = None
    forced: bool = False
    held: int = 0
    sent: int = -1
    bare: int | None = None
    edited_at: datetime | None = None
    late: datetime | None = None
    failures: int = 0
    told: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done."""
        return not self.dirty and not self.held and self.late is None and self.task is None


class Outbox:
    """The audience of :class:`bot.tables.tables.Tables` on Discord."""

    def __init__(self, client: discord.Client, tables: Tables, clock: Clock) -> None:
        self.client, self.tables, self.clock = client, tables, clock
        self.whispers = Whispers(client, tables, clock, self._spawn)
        self._writers: dict[TableId, _Writer] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what others call ---------------------------------------------------------------------------------

    def changed(self, table: TableId, look: Look | None = None, *, again: bool = False) -> None:
        """Show the table soon, ``again`` even if it was shown. Many changes at once are shown as one.

        ``look``: as it was stored just now. A writer that is busy looks for itself later: by then the table may
        have moved on, here or in another process, and have a new message.
        """
        writer = self._writer(table)
        begins = not writer.held and writer.task is None
        writer.dirty, writer.news = True, look if begins else None
        writer.forced |= again
        if begins:
            writer.task = self._spawn(self._write(table, writer))

    async def remind(self, look: Look, people: Sequence[PersonId]) -> None:
        """Call the open question to these people's minds, unless they want no reminders."""
        wanted = [person for person in people if (await self.tables.repo.person_settings(person)).reminders]
        if not wanted:
            return
        try:
            await self._call(look, wanted, reminder(look, wanted))
        except UNSENT as error:
            await self._failed(look, self._writer(look.id), error)

    @contextmanager
    def holding(self, table: TableId) -> Iterator[None]:
        """While a press acts and shows what it did: the writer waits, and finds nothing left to show."""
        writer = self._writer(table)
        writer.held += 1
        try:
            yield
        finally:
            writer.held -= 1
            if writer.dirty:
                self.changed(table)

    @contextmanager
    def sending(self, look: Look) -> Iterator[None]:
        """While ``look`` is on its way to the table message.

        Two edits on their way at once may arrive in any order: the older one is followed by a new one.
        """
        writer = self._writer(look.id)
        writer.sent = max(writer.sent, look.revision)
        yield
        writer.failures, writer.told = 0, False
        self.tables.shown(look)
        if writer.sent > look.revision:
            self.changed(look.id, again=True)

    def pressed(self, look: Look, *, bare: bool = False) -> None:
        """A press has shown ``look``, ``bare`` of controls where a new message follows: do the rest."""
        if bare:
            self._writer(look.id).bare = look.message_id
        if self._brings_more(look):
            self.changed(look.id)

    def begins_turn(self, look: Look) -> bool:
        """Whether a person's turn begins, so that the table goes to a new message."""
        if look.phase is not Phase.PLAYING or look.active is None or look.turns <= look.posted_turn:
            return False
        return _person_plays(look, look.active)

    def run_due(self, now: datetime) -> datetime | None:
        """Start what had to wait, and return when the next thing has waited enough."""
        for table, writer in list(self._writers.items()):
            if writer.late is not None and writer.late <= now:
                writer.late = None
                self.changed(table)
        self._tidy()
        waiting = [writer.late for writer in self._writers.values() if writer.late is not None]
        return min((due for due in (*waiting, self.whispers.run_due(now)) if due is not None), default=None)

    async def settled(self) -> None:
        """Wait until nothing is on its way any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self, seconds: float) -> None:
        """Finish what is on its way, but not for longer than this."""
        try:
            await asyncio.wait_for(self.settled(), seconds)
        except TimeoutError:
            log.warning("some messages were not sent any more; nothing is lost")
        for task in self._tasks:
            task.cancel()

    # -- one table's writer -------------------------------------------------------------------------------

    def _writer(self, table: TableId) -> _Writer:
        return self._writers.setdefault(table, _Writer())

    def _tidy(self) -> None:
        """Forget what is not needed: tables that ended elsewhere are heard of no more."""
        idle = [table for table, writer in self._writers.items() if writer.idle]
        for table in idle[:-REMEMBERED]:
            del self._writers[table]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _write(self, table: TableId, writer: _Writer) -> None:
        try:
            while writer.dirty and not writer.held:
                writer.dirty = False
                await self._show(table, writer)
        except Exception:
            log.exception("table %s could not be shown; nothing is lost", table)
        finally:
            writer.task = None

    async def _show(self, table: TableId, writer: _Writer) -> None:
        look, writer.news = writer.news, None
        try:
            if look is None or look.revision < writer.sent:
                look = await self.tables.look(table)
        except Refused:
            self._writers.pop(table, None)
            return
        try:
            await self._show_message(look, writer)
            await self._show_calls(look)
        except UNSENT as error:
            await self._failed(look, writer, error)
        self.whispers.changed(look)
        if look.phase in (Phase.ENDED, Phase.VOID) and not writer.dirty and writer.late is None:
            self._writers.pop(table, None)

    async def _show_message(self, look: Look, writer: _Writer) -> None:
        if self.begins_turn(look):
            await self._post_turn(look, writer)
        elif look.message_id is None or self._old(look):
            if look.phase is not Phase.VOID:
                await self._post(look, writer)
        elif writer.forced or look.revision > writer.sent or look.message_id == writer.bare:
            await self._edit_soon(look, writer)

    async def _failed(self, look: Look, writer: _Writer, error: Exception) -> None:
        """Discord refused or could not be reached; the move stands."""
        code = error.code if isinstance(error, discord.HTTPException) else None
        if code == UNKNOWN_CHANNEL:
            await self.void(look.id, "channel-deleted")
        elif code == MISSING_ACCESS and await self._removed_from(look.guild_id):
            await self.void(look.id, "bot-removed")
        elif code in SHUT:
            writer.sent = -1
            log.info("table %s: no permission in channel %s; tried again later", look.id, look.channel_id)
            await self._tell_parent(look, writer)
        else:
            writer.sent, writer.late = -1, self.clock.now() + TRY_AGAIN * 2**writer.failures
            writer.failures = min(writer.failures + 1, MOST_DOUBLINGS)
            log.warning("table %s: %s; tried again later", look.id, error)

    async def _tell_parent(self, look: Look, writer: _Writer) -> None:
        """Say once in the channel of a thread that the table cannot be shown in the thread any more."""
        if writer.told:
            return
        writer.told = True
        try:
            thread = await self.client.fetch_channel(look.channel_id)
            if isinstance(thread, discord.Thread):
                parent = self.client.get_partial_messageable(thread.parent_id, guild_id=look.guild_id)
                text = say(look.locale, "thread-shut", table=str(look.id), thread=f"<#{thread.id}>")
                await parent.send(view=note(text), allowed_mentions=NOBODY)
        except UNSENT as error:
            log.info("table %s: the parent channel could not be told (%s)", look.id, error)

    async def _removed_from(self, guild: GuildId | None) -> bool:
        """Whether Deadeye is in this server no longer; while it was away nobody told it."""
        if guild is None:
            return False
        try:
            await self.client.fetch_guild(guild, with_counts=False)
        except UNSENT as error:
            return getattr(error, "code", None) in (UNKNOWN_GUILD, MISSING_ACCESS)
        return False

    async def void(self, table: TableId, why: str) -> None:
        """End a table that has lost its place; one that is over already stays as it is."""
        try:
            await self.tables.void(table, why)
        except Refused as refused:
            log.debug("table %s: %s", table, refused)

    # -- the table message --------------------------------------------------------------------------------

    async def _edit_soon(self, look: Look, writer: _Writer) -> None:
        now = self.clock.now()
        if writer.edited_at is not None and now < writer.edited_at + BETWEEN_EDITS:
            writer.late = writer.edited_at + BETWEEN_EDITS
            return
        writer.edited_at, writer.late, writer.forced, writer.bare = now, None, False, None
        assert look.message_id is not None  # noqa: S101
        with self.sending(look):
            there = await self._edit(look, look.message_id, public(look))
        if not there and await self.tables.claim(look.id, "message_id", look.message_id, None):
            await self._post(await self.tables.look(look.id), writer)

    async def _edit(self, look: Look, message: int, view: discord.ui.LayoutView) -> bool:
        """Edit a message of the table; ``False`` if it is there no more or may not be edited any more."""
        old = self._message(look, message)
        try:
            await self.unarchived(look, lambda: old.edit(view=view, allowed_mentions=NOBODY))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
                raise
            return False
        return True

    async def unarchived(self, look: Look, send: Callable[[], Awaitable[T]]) -> T:
        """Send something to the table's channel; a thread that was archived is opened first."""
        try:
            return await send()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        thread = await self.client.fetch_channel(look.channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await send()

    async def marked(self, look: Look) -> Indices | None:
        """What is marked on the table message, which alone knows it; ``None`` where nothing can be read."""
        if look.message_id is None or look.ask is None or single(look.ask):
            return None
        try:
            message = await self._message(look, look.message_id).fetch()
        except UNSENT as error:
            log.info("table %s: its marks could not be read (%s)", look.id, error)
            return None
        return marks_shown(message, look.id, look.ask_no)

    async def answer_with(self, interaction: Interaction, look: Look, marks: Indices | None = None) -> None:
        """Show a table as the answer to an interaction; its message so far loses its controls."""
        try:
            with self.sending(look):
                message = await announce(interaction, public(look, marks))
        except UNSENT:
            self.changed(look.id, again=True)
            raise
        if await self.tables.claim(look.id, "message_id", look.message_id, message):
            self._catch_up(look)
            if look.message_id is not None:
                await self._bare(look, look.message_id)
        self.pressed(look)

    async def offer(self, look: Look, seat: Seat, to: PersonId) -> None:
        """Tell somebody publicly that a seat is offered."""
        view = offer(look, look.locale, seat, to)
        await self._channel(look).send(view=view, allowed_mentions=_only(to))

    async def _post_turn(self, look: Look, writer: _Writer) -> None:
        """Post the table for the person whose turn begins, unless another process does."""
        if not await self.tables.claim(look.id, "posted_turn", look.posted_turn, look.turns):
            writer.dirty = True
            return
        try:
            await self._post(look, writer, to=look.seats[look.active or 0].person_id)
        except UNSENT:
            await self.tables.claim(look.id, "posted_turn", look.turns, look.posted_turn)
            raise

    async def _post(self, look: Look, writer: _Writer, *, to: PersonId | None = None) -> None:
        """Show the table in a new message, which pings ``to`` alone; where that may not be, in the one before."""
        view, mentions = public(look), NOBODY if to is None else _only(to)
        try:
            with self.sending(look):
                message = await self.unarchived(
                    look, lambda: self._channel(look).send(view=view, allowed_mentions=mentions)
                )
        except discord.Forbidden:
            if look.message_id is None:
                raise
            await self._edit_soon(look, writer)
        else:
            await self._replace(look, writer, message)

    async def _replace(self, look: Look, writer: _Writer, message: discord.Message) -> None:
        """A new message takes the place of the one before, which loses its controls."""
        if not await self.tables.claim(look.id, "message_id", look.message_id, message.id):
            await message.delete()
            return
        writer.edited_at, writer.late, writer.forced = None, None, False
        self._catch_up(look)
        if look.message_id is not None and look.message_id != writer.bare:
            await self._bare(look, look.message_id)
        writer.bare = None

    def _catch_up(self, look: Look) -> None:
        """A new message shows ``look``: what a press has shown on the one before meanwhile is missing there."""
        if self._writer(look.id).sent > look.revision:
            self.changed(look.id, again=True)

    async def _bare(self, look: Look, message: int) -> None:
        """Take the controls from a message that a newer one has replaced; should it keep them, they still work."""
        try:
            await self._edit(look, message, public(look, controls=False))
        except UNSENT as error:
            log.info("table %s: an old message keeps its controls (%s)", look.id, error)

    def _old(self, look: Look) -> bool:
        if look.message_id is None or look.phase not in (Phase.LOBBY, Phase.PLAYING):
            return False
        return self.clock.now() - discord.utils.snowflake_time(look.message_id) > FRESH

    def _brings_more(self, look: Look) -> bool:
        """Whether there is more to do about ``look`` than to show it on the table message."""
        return (
            self.begins_turn(look)
            or self._old(look)
            or look.ping_id is not None
            or bool(_out_of_turn(look))
            or self.whispers.concerns(look)
        )

    def _channel(self, look: Look) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(look.channel_id, guild_id=look.guild_id)

    def _message(self, look: Look, message: int) -> discord.PartialMessage:
        return self._channel(look).get_partial_message(message)

    # -- calls --------------------------------------------------------------------------------------------

    async def _show_calls(self, look: Look) -> None:
        """Call people who are asked though it is not their turn; the call goes once it has been answered."""
        if look.ping_id is not None and not _still_called(look):
            await self._hush(look)
            look = await self.tables.look(look.id)
        people = _out_of_turn(look)
        if people and look.pinged_ask < look.ask_no:
            await self._call(look, people, call(look, people))

    async def _call(self, look: Look, people: Sequence[PersonId], view: discord.ui.LayoutView) -> None:
        """Send a small message that pings these people, once a question."""
        before = look.pinged_ask
        if before != look.ask_no and not await self.tables.claim(look.id, "pinged_ask", before, look.ask_no):
            return
        try:
            message = await self._channel(look).send(view=view, allowed_mentions=_only(*people))
        except UNSENT:
            await self.tables.claim(look.id, "pinged_ask", look.ask_no, before)
            raise
        if not await self.tables.claim(look.id, "ping_id", look.ping_id, message.id):
            await message.delete()
        elif look.ping_id is not None:
            await self._delete(look, look.ping_id)

    async def _hush(self, look: Look) -> None:
        assert look.ping_id is not None  # noqa: S101
        if await self.tables.claim(look.id, "ping_id", look.ping_id, None):
            await self._delete(look, look.ping_id)

    async def _delete(self, look: Look, message: int) -> None:
        try:
            await self._message(look, message).delete()
        except discord.NotFound:
            log.debug("table %s: the call was deleted already", look.id)


def _only(*people: PersonId) -> discord.AllowedMentions:
    """Ping these people and nobody else."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _person_plays(look: Look, seat: Seat) -> bool:
    return look.seats[seat].person_id is not None and not look.seats[seat].bot_plays


def _people_asked(look: Look) -> list[tuple[Seat, PersonId]]:
    """Seats and persons whose answer is awaited; where a standing order answers there is no deadline."""
    if look.phase is not Phase.PLAYING or look.deadline is None:
        return []
    held = ((seat, look.seats[seat].person_id) for seat in look.asked if _person_plays(look, seat))
    return [(seat, person) for seat, person in held if person is not None]


def _out_of_turn(look: Look) -> list[PersonId]:
    return [person for seat, person in _people_asked(look) if seat != look.active]


def _still_called(look: Look) -> bool:
    return look.ask_no == look.pinged_ask and bool(_people_asked(look))
