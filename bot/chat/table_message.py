"""The message that shows a table: posted, edited, replaced, and tried again until it shows what is stored.

Whatever is stored is shown soon, and never the other way round: a message that cannot be sent or edited undoes
nothing. Between sending and hearing anything may happen, so nothing here is done because of what was meant to be
shown, but because of what surely is:

* the newest message of a table, by Discord's own numbers, is its message; whoever learns of a newer one says so
  in the store. A press on a message that nobody remembers proves that it is there.
* it shows the stored revision with controls; all older ones have none.

Whatever comes to its end, in whatever order, is followed by a look at both, until they are true.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import ui

from bot.chat.calls import Calls, person_plays
from bot.chat.deliveries import BARE, Deliveries
from bot.chat.falls import Falls
from bot.chat.gallery import NOTHING, Gallery, Hung, Kept, fresh, kept, picture_on
from bot.chat.place import CLOSED_TO_US, UNKNOWN_CHANNEL, Place, Places, Posted, nonce
from bot.chat.private import PrivateMessages
from bot.chat.replies import MISSING_ACCESS, UNSENT, announce, code_of, may_pass, show
from bot.chat.story import Story
from bot.screens.controls import Interaction, marks_shown
from bot.screens.lobby import dealt
from bot.screens.public import public
from bot.screens.question import single
from bot.screens.turns import replaced, since_own_turn, told_since
from bot.storage.away import StoreAway
from bot.storage.repository import PersonId, Phase, Stamp, TableId
from bot.tables.clock import Clock
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.tables.tables import Tables
from rules.core.ask import Indices, Seat

BETWEEN_EDITS = timedelta(seconds=1.5)
"""A table message is edited at most so often, presses aside; the latest state wins."""
FRESH = timedelta(minutes=55)
"""Discord limits edits of messages older than an hour: before that the table is posted afresh."""
TRY_AGAIN = timedelta(seconds=5)
"""After Discord failed; each time in a row twice as long."""
TRY_SLOWLY = timedelta(minutes=1)
"""The same where Discord does not let Deadeye write."""
MOST_DOUBLINGS = 4
SOON = 0.7
"""Seconds that a new message waits for its picture before it goes out without."""
DRAWN = 3.0
"""Seconds that the picture of a message that is there may take; the press before has been answered long ago."""
PATIENCE = 1.5
"""Seconds that a press which begins a turn waits for the new message, before it keeps its own controls."""

IN_LOBBY = -1
BEGUN_KEPT = 20

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None] | None]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Means:
    """What all table messages work with."""

    tables: Tables
    clock: Clock
    places: Places
    calls: Calls
    private: PrivateMessages
    gallery: Gallery
    story: Story
    falls: Falls
    spawn: Spawn
    discord_now: Callable[[], datetime]
    """The time at Discord, by which it numbers messages."""


class TableMessage:
    """One table's message.

    A short-lived task, the writer, does all that is posted and edited in the channel. A press only edits the
    message it was made on, as its answer.
    """

    def __init__(self, table: TableId, means: Means) -> None:
        self.table, self._means = table, means
        self._deliveries = Deliveries(self.changed)
        self._wanted = False
        """Something is to be looked at, of which ``_news`` is what was stored just now, if that is known."""
        self._news: Look | None = None
        self._writer: asyncio.Task[None] | None = None
        self._outdated: set[int] = set()
        """Messages that a newer one has replaced, and that may have controls."""
        self._promised: list[int] = []
        """Messages that will lose their controls by the answer to a press, if a turn is posted soon."""
        self._waiting: list[asyncio.Future[None]] = []
        """Presses that wait for the writer."""
        self._seen = self._told = -1
        """The newest revision that was heard of here, and the one that private messages were told of."""
        self._noted = 0, datetime.min.replace(tzinfo=UTC)
        """The message that was posted here last, and when."""
        self._hanging: tuple[int, Kept | None] = 0, None
        """The message whose picture is known, and that picture."""
        self._no_picture: str | None = None
        """The name of a picture that could not be had or sent; the one after it is tried again."""
        self._begun: dict[int, int] = {}
        """The unit in which each message was posted here, :data:`IN_LOBBY` before the deal."""
        self._own: tuple[int, Sequence[str]] = -1, ()
        """The turn that was posted last, and what had changed for its player since his own last one."""
        self._living: tuple[Seat, ...] = ()
        """Who lived when it was last seen to that all falls are told of."""
        self._retold: Look | None = None
        """A look at the game that is over which knows all of it."""
        self._searched = False
        """The channel was looked through for messages that nobody remembers."""
        self._strays: tuple[int, ...] = ()
        """Calls that are there, whether or not anybody remembers them."""
        self._edited_at: datetime | None = None
        self._again_at: datetime | None = None
        self._failures = 0
        """So many times in a row Discord has failed."""
        self._parent_told = False
        self.closed = False
        """Discord does not let Deadeye write to the channel."""
        self._lit: set[int] = set()
        """Messages that were given controls here since the last time it was checked."""
        self.unchecked = False
        """Something was sent since then."""
        self.over = False
        """The table has come to its end, and that is shown, or it is gone."""

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done."""
        return not self._wanted and self._again_at is None and self._writer is None

    @property
    def due_at(self) -> datetime | None:
        """When what had to wait has waited enough."""
        return self._again_at

    # -- what others want of it ---------------------------------------------------------------------------

    def changed(self, look: Look | None = None) -> None:
        """Look soon whether all is shown. Many changes at once are shown as one.

        ``look``: as it was stored just now. A writer that is busy looks for itself later: by then the table may
        have moved on, here or in another process, and have a new message.
        """
        begins = self._writer is None
        self._wanted, self._news = True, look if begins else None
        self._seen = max(self._seen, -1 if look is None else look.revision)
        if begins:
            self._writer = self._means.spawn(self._write())

    def run_due(self, now: datetime) -> None:
        """Show what has waited enough."""
        if self._again_at is not None and self._again_at <= now:
            self._again_at = None
            self.changed()

    def recheck(self, stored: Stamp) -> None:
        """Another process may have been at the same message at the same time: look what came of it.

        What one process sent may have arrived after what another one did, and neither of them can tell.
        """
        self.unchecked = self._deliveries.busy
        self._outdated |= self._lit - {stored.message_id}
        self._lit &= {stored.message_id}
        if self._outdated or stored.revision > self._seen:
            self.changed()

    def opened(self) -> None:
        """The table is new: there is nothing about it in its channel."""
        self._searched = True

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
        """Answer a press by editing the message it was made on; an old one loses its controls by that.

        Where a turn begins, the new message comes first and takes the controls with it: the newest message has
        controls at every moment, even if the new one cannot be sent. Returns why the press could not be answered;
        what was pressed stands all the same, and is shown later.
        """
        assert press.message is not None  # noqa: S101
        message, asked, look = press.message.id, look.ask_no, await self._whole(look)
        self._seen = max(self._seen, look.revision)
        with self._promising(message):
            look = await self._known(look, message)
            if message == look.message_id and begins_anew(look) and not self.closed:
                look = await self._turn_posted(look)
            newest = message == look.message_id
            hung = self._hung_on(press.message, look) if newest else NOTHING
            if newest:
                before = self._before_turn(look)
                view = public(look, marks if look.ask_no == asked else None, picture=hung.name, before=before)
            else:
                view = await self._old_view(look, message)
            try:
                with self._sending(message, look.revision if newest else BARE):
                    await show(press, view, hung.attachments)
            except UNSENT as error:
                log.info("table %s: what was pressed is shown later (%s)", look.id, error)
                return error
        self._shown_by_press(look, message)
        return None

    async def _known(self, look: Look, message: int) -> Look:
        """The table's look, once it is known which message is the newest: ``message`` may be newer than that."""
        if message == look.message_id:
            return look
        look = await self._latest()
        if look.message_id is not None and message <= look.message_id:
            return look
        await self._takes_over(look, message)
        return await self._latest()

    @contextmanager
    def _promising(self, message: int) -> Iterator[None]:
        """While the answer to a press is about to take the controls from a message, should a newer one come."""
        self._promised.append(message)
        try:
            yield
        finally:
            self._promised.remove(message)

    async def _turn_posted(self, look: Look) -> Look:
        """The table as it is when the writer has posted the turn, or has failed to, or has taken too long."""
        posted = asyncio.get_running_loop().create_future()
        self._waiting.append(posted)
        self.changed(look)
        late = asyncio.ensure_future(self._means.clock.sleep(PATIENCE))
        try:
            await asyncio.wait((posted, late), return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
        return await self._latest()

    async def post_as_answer(self, interaction: Interaction, look: Look, marks: Indices | None = None) -> None:
        """Show the table as the answer to an interaction; its message so far loses its controls."""
        try:
            message = await announce(interaction, public(await self._whole(look), marks))
        except UNSENT:
            self._searched = False
            self.changed()
            raise
        if message is not None:
            self._note_begun(message, look)
            self._deliveries.posted(message, look.revision)
            self._lit.add(message)
            self.unchecked = True
            await self._takes_over(look, message)
        self.changed()

    def _shown_by_press(self, look: Look, message: int) -> None:
        """A press has shown ``look``: see to the rest, if there is any."""
        more = begins_anew(look) or self._old(look) or self._means.calls.needed(look) or self._picture_late(look)
        more = more or look.living != self._living
        if message == look.message_id and self._in_order(look) and not more:
            self._note_shown(look)
            self._tell_privately(look)
        else:
            self.changed()

    # -- the writer ---------------------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while self._wanted:
                self._wanted = False
                await self._look_once()
        except StoreAway:
            self._try_again(TRY_AGAIN)
        except Exception:
            log.exception("table %s could not be shown; nothing is lost", self.table)
        finally:
            self._writer = None
            _go_on(self._waiting)

    async def _look_once(self) -> None:
        """Bring everything into order, as far as it is known now; what happens meanwhile needs another look."""
        news, self._news = self._news, None
        try:
            fresh = news is not None and news.revision >= self._seen
            look = await self._whole(news) if news is not None and fresh else await self._latest()
            look = await self._searched_for(look)
            await self._means.gallery.learn(look.guild_id)
            await self._show(look)
        except Refused:
            self.over = True
            return
        self._tell_privately(look)
        self.over = look.phase in (Phase.ENDED, Phase.VOID)

    async def _show(self, look: Look) -> None:
        waiting, self._waiting = self._waiting, []
        try:
            await self._show_message(look)
            _go_on(waiting)
            await self._take_controls(look)
            await self._show_calls(look)
            await self._tell_falls(look)
        except UNSENT as error:
            self._wanted = bool(self._waiting)  # else not before Discord has had time to recover
            await self.failed(look, error)
            _go_on(waiting)
        else:
            if not self._wanted and self._in_order(look):
                self._note_shown(look)

    async def _show_calls(self, look: Look) -> None:
        """Call whom the table waits for; only then it is known which of the calls that are there count."""
        if await self._means.calls.show(look):
            self._wanted = True
        if self._strays:
            await self._means.calls.forget(await self._latest(), self._strays)
            self._strays = ()

    async def _tell_falls(self, look: Look) -> None:
        """Tell whoever fell; nobody has as long as all live who did."""
        if look.living != self._living:
            await self._means.falls.tell(look)
            self._living = look.living

    async def _show_message(self, look: Look) -> None:
        if begins_anew(look):
            await self._post_anew(look)
        elif look.message_id is None or self._old(look):
            if look.phase is not Phase.VOID:
                await self._post(look, f"after {look.message_id}")
        elif not self._deliveries.shows(look.message_id, look.revision) or self._picture_late(look):
            await self._edit_soon(look, look.message_id)

    async def _edit_soon(self, look: Look, message: int) -> None:
        now = self._means.clock.now()
        if self._edited_at is not None and now < self._edited_at + BETWEEN_EDITS:
            self._again_at = self._edited_at + BETWEEN_EDITS
            return
        hung = await self._to_hang(look, message)
        if look.revision < self._seen:  # it has moved on while it was drawn
            self._wanted = True
            return
        marks = await self.marks(look) if self._deliveries.surely(message, look.revision) else None
        self._edited_at, self._again_at = self._means.clock.now(), None
        there = await self._edit(look, message, hung, marks)
        await self._written(look)
        if not there:
            self._deliveries.doubt(message)
            await self._post(look, f"after {message}")

    async def _edit(self, look: Look, message: int, hung: Hung, marks: Indices | None) -> bool:
        """Show the table on a message, with no picture where that may not be; ``False`` if it is there no more."""
        view = public(look, marks, picture=hung.name, before=await self._before(look, message))
        try:
            with self._sending(message, look.revision):
                there = await self._place(look).edit(message, view, hung)
        except discord.Forbidden:
            if not hung.uploads:
                raise
            self._no_picture = hung.name
            return await self._edit(look, message, NOTHING, marks)
        self._hanging = message, picture_on(there)
        return there is not None

    async def _to_hang(self, look: Look, message: int) -> Hung:
        """The picture for a message that is there: the one that it has if it is the right one, else a new one."""
        name, (known, hanging) = self._means.gallery.name(look), self._hanging
        if name is None or name == self._no_picture:
            return NOTHING
        if known == message and hanging is not None and hanging.name == name:
            return kept(hanging)
        return await self._new_picture(look, name, DRAWN)

    async def _new_picture(self, look: Look, name: str | None, seconds: float) -> Hung:
        picture = await self._means.gallery.picture(look, seconds)
        if picture is None and seconds == DRAWN:
            self._no_picture = name
        return fresh(picture)

    def _picture_late(self, look: Look) -> bool:
        """Whether the table's message has another picture than it should, or has one though it should not."""
        name, (known, hanging) = self._means.gallery.name(look), self._hanging
        shown = None if hanging is None or known != look.message_id else hanging.name
        return look.message_id is not None and shown != name and (name is None or name != self._no_picture)

    def _hung_on(self, message: discord.Message, look: Look) -> Hung:
        """What stays on a message that is pressed: its picture, if the table still has one."""
        hanging = picture_on(message)
        self._hanging = message.id, hanging
        return NOTHING if self._means.gallery.name(look) is None else kept(hanging)

    async def _post_anew(self, look: Look) -> None:
        """Post the table for the person whose turn begins, or its end for everybody.

        It is noted last that this was done: who comes to an end in between does it once more, and gets the message
        that is there. Where nothing may be posted, the message before shows the turn, or the end.
        """
        try:
            await (self._post_end(look) if look.phase is Phase.ENDED else self._post_turn(look))
        except discord.Forbidden:
            if look.message_id is None:
                raise
            await self._edit_soon(look, look.message_id)
        turn = look.turns + (look.phase is Phase.ENDED)
        await self._means.tables.claim(look.id, "posted_turn", look.posted_turn, turn)

    async def _post_turn(self, look: Look) -> None:
        active = look.active or 0
        person = look.seats[active].person_id
        story = await self._means.story.whole(look)
        self._own = look.turns, since_own_turn(look, look.locale, active, story)
        await self._post(look, f"turn {look.turns}", *([] if person is None else [person]))

    async def _post_end(self, look: Look) -> None:
        people = [seat.person_id for seat in look.seats if seat.person_id is not None]
        await self._post(look, "end", *people)

    async def _post(self, look: Look, what: str, *ping: PersonId) -> None:
        """Show the table in a new message, once, whoever else does so at the same time or has done so before."""
        hung = await self._new_picture(look, self._means.gallery.name(look), SOON)
        posted = await self._sent(look, hung, *ping, nonce=nonce(look, what))
        if posted.id == look.message_id and not ping:  # the very message that is there no more
            posted = await self._sent(look, NOTHING)
        self._hanging = posted.id, posted.picture
        self._note_begun(posted.id, look)
        await self._written(look)
        if posted.as_sent:
            self._deliveries.posted(posted.id, look.revision)
        self._lit.add(posted.id)
        self.unchecked = True
        self._edited_at, self._again_at, self._wanted = None, None, True
        self._noted = posted.id, self._means.clock.now()
        await self._takes_over(look, posted.id)

    async def _sent(self, look: Look, hung: Hung, *ping: PersonId, nonce: str | None = None) -> Posted:
        """The table in a new message, without its picture if that may not be."""
        try:
            view = public(look, picture=hung.name, before=self._before_turn(look))
            return await self._place(look).post(view, *ping, nonce=nonce, hung=hung)
        except discord.Forbidden:
            if not hung.uploads:
                raise
            self._no_picture = hung.name
            return await self._sent(look, NOTHING, *ping, nonce=nonce)

    async def _takes_over(self, look: Look, message: int) -> None:
        """A message shows the table: it is the table's from now on, unless the table has a newer one."""
        before = look.message_id
        while before is None or before < message:
            if await self._means.tables.claim(self.table, "message_id", before, message):
                if before is not None:
                    self._outdated.add(before)
                return
            before = (await self._latest()).message_id
        if before != message:
            self._outdated.add(message)

    def _note_begun(self, message: int, look: Look) -> None:
        self._begun[message] = IN_LOBBY if look.phase is Phase.LOBBY else look.unit
        for forgotten in sorted(self._begun)[:-BEGUN_KEPT]:
            del self._begun[forgotten]

    async def _old_view(self, look: Look, message: int) -> ui.LayoutView:
        """What is left of a message that a newer one has replaced: nothing on it is out of date any more."""
        begun = self._begun.get(message)
        if look.phase in (Phase.LOBBY, Phase.VOID):
            return public(look, controls=False)
        if begun == IN_LOBBY:
            return dealt(look, look.locale)
        told = [] if begun is None else await self._means.story.since(look, begun)
        return replaced(look, look.locale, told)

    def _before_turn(self, look: Look) -> Sequence[str]:
        """What has changed for whoever is asked since the own last turn."""
        turn, told = self._own
        return told if turn == look.turns else ()

    async def _before(self, look: Look, message: int) -> Sequence[str]:
        """The same, or where nobody is waited for, the turns since the message was posted."""
        begun = self._begun.get(message, IN_LOBBY)
        if look.phase is not Phase.PLAYING or begun == IN_LOBBY or look.turns <= look.posted_turn:
            return self._before_turn(look)
        return told_since(look, look.locale, await self._means.story.since(look, begun))

    async def _take_controls(self, look: Look) -> None:
        """Bare the messages that newer ones have replaced; those that cannot be bared still work."""
        for message in sorted(self._outdated.difference(self._promised)):
            if not self._deliveries.shows(message, BARE):
                await self._bare(look, message)
            if self._deliveries.surely(message, BARE):
                self._outdated.discard(message)

    async def _bare(self, look: Look, message: int) -> None:
        try:
            with self._sending(message, BARE):
                await self._place(look).edit(message, await self._old_view(look, message))
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            self._outdated.discard(message)
            log.info("table %s: an old message keeps its controls (%s)", look.id, error)

    async def _searched_for(self, look: Look) -> Look:
        """The table's look, once the channel was searched for messages that nobody remembers.

        Somebody may have died, or not been answered, between sending and noting.
        """
        if self._searched:
            return look
        try:
            recent = await self._place(look).recent(self.table)
            self._searched = True
            self._strays = recent.calls
        except UNSENT as error:
            log.info("table %s: its messages could not be searched for (%s)", look.id, error)
            self._searched = not may_pass(error)  # Discord does not let Deadeye read here
            if not self._searched:
                self._try_again(TRY_AGAIN)
            return look
        await self._means.falls.found(look, recent.falls)
        for message in recent.tables:
            await self._takes_over(look, message)
            self._outdated.add(message)
        look = await self._latest() if recent.tables or recent.falls else look
        self._outdated.discard(look.message_id or 0)
        return look

    @contextmanager
    def _sending(self, message: int, shows: int) -> Iterator[None]:
        """While an edit is on its way."""
        if shows != BARE:
            self._lit.add(message)
        self.unchecked = True
        with self._deliveries.on_its_way(message, shows):
            yield

    # -- how things stand ---------------------------------------------------------------------------------

    async def _latest(self) -> Look:
        look = await self._means.tables.look(self.table)
        self._seen = max(self._seen, look.revision)
        return await self._whole(look)

    async def _whole(self, look: Look) -> Look:
        """The look; of a game that is over it knows all that happened."""
        if look.phase is not Phase.ENDED:
            return look
        if self._retold is None:
            self._retold = await self._means.story.retold(look)
        return replace(look, recent=self._retold.recent, results=self._retold.results)

    def _in_order(self, look: Look) -> bool:
        """Whether the table's message surely shows what is stored, and no other one has controls."""
        if look.revision < self._seen or self._outdated:
            return False
        return look.message_id is None or self._deliveries.surely(look.message_id, look.revision)

    def _note_shown(self, look: Look) -> None:
        self._failures, self._parent_told = 0, False
        self._deliveries.forget(look.message_id)
        self._means.tables.shown(look)

    def _tell_privately(self, look: Look) -> None:
        """Once for each state: those whom it concerns see it in their private messages."""
        if look.revision > self._told:
            self._told = look.revision
            self._means.private.changed(look)

    def _old(self, look: Look) -> bool:
        if look.message_id is None or look.phase not in (Phase.LOBBY, Phase.PLAYING):
            return False
        message, posted_at = self._noted
        if message == look.message_id:
            return self._means.clock.now() - posted_at > FRESH
        return self._means.discord_now() - discord.utils.snowflake_time(look.message_id) > FRESH

    def _place(self, look: Look) -> Place:
        return self._means.places.of(look)

    # -- failures -----------------------------------------------------------------------------------------

    async def failed(self, look: Look, error: Exception) -> None:
        """Discord refused or could not be reached; the move stands, and is shown later."""
        code = code_of(error)
        if code == UNKNOWN_CHANNEL:
            await void(self._means.tables, look.id, "channel-deleted")
        elif code == MISSING_ACCESS and await self._place(look).left():
            await void(self._means.tables, look.id, "bot-removed")
        elif code in CLOSED_TO_US:
            self.closed = True
            self._try_again(TRY_SLOWLY)
            await self._means.tables.clocks.stop_channel(look.channel_id)
            log.info("table %s: no permission in channel %s; tried again later", look.id, look.channel_id)
            await self._tell_parent(look)
        else:
            self._searched = False  # something may have arrived all the same
            self._try_again(TRY_AGAIN)
            log.warning("table %s: %s; tried again later", look.id, error)

    async def _written(self, look: Look) -> None:
        """The channel can be written to, perhaps again."""
        if self.closed:
            self.closed = False
            await self._means.tables.clocks.start_channel(look.channel_id)

    def _try_again(self, after: timedelta) -> None:
        self._again_at = self._means.clock.now() + after * 2**self._failures
        self._failures = min(self._failures + 1, MOST_DOUBLINGS)

    async def _tell_parent(self, look: Look) -> None:
        """Say once where people can read it that the table cannot be shown in its thread any more."""
        if self._parent_told:
            return
        self._parent_told = True
        try:
            await self._place(look).tell_parent(look.id, look.locale)
        except UNSENT as error:
            log.info("table %s: the parent channel could not be told (%s)", look.id, error)


def _go_on(waiting: list[asyncio.Future[None]]) -> None:
    """Presses that wait for the writer go on."""
    for press in waiting:
        press.cancel()


def begins_anew(look: Look) -> bool:
    """Whether the table goes to a new message: a person's turn begins, or the game is over."""
    return begins_turn(look) or (look.phase is Phase.ENDED and look.posted_turn <= look.turns)


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
