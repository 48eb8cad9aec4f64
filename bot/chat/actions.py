"""What happens when a control is pressed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from io import BytesIO
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.chat.lookups import Books
from bot.chat.outbox import Outbox
from bot.chat.replies import (
    UNSENT,
    announce,
    called_in,
    in_private,
    in_time,
    locale_of,
    note,
    noted,
    on_private_message,
    person_of,
    reason_of,
    reason_text,
    show,
    tell,
    whisper,
)
from bot.chat.which_table import WhichTable
from bot.screens.controls import Interaction, Verb, marks_of
from bot.screens.public import public
from bot.screens.seat import hand_over, leave_sure, my_seat, standing_orders
from bot.screens.which import which_table
from bot.storage.repository import GuildId, PersonId, Phase, TableId
from bot.tables.errors import Refused
from bot.tables.look import Look, Person
from bot.tables.tables import Tables
from bot.text import say
from bot.text.names import in_text
from rules.core.ask import Indices
from rules.core.errors import Reason
from rules.core.session import MOVED_ON, NOT_ASKED

LobbyAct = Callable[[TableId, Person], Awaitable[Look]]
VerbPress = Callable[[Interaction, TableId, int], Awaitable[None]]

TOO_LATE = (10062, 40060)
"""Discord knows the interaction no longer, or has had an answer to it."""

MALFORMED = 50035
"""What Deadeye sent was no message: a fault of its own."""
REMEMBERED = 10_000
"""So many people's languages and names need not be noted again."""

log = logging.getLogger(__name__)


class Presses:
    """Serves every control, see :class:`bot.screens.controls.Presses`.

    A press acts first and is then answered by one edit of the message it came from.
    """

    def __init__(self, tables: Tables, outbox: Outbox, books: Books) -> None:
        self.tables, self.outbox, self.books = tables, outbox, books
        self._known: dict[PersonId, tuple[str, GuildId | None, str]] = {}
        self._verbs: dict[Verb, VerbPress] = {
            Verb.JOIN: self._lobby_press(tables.join),
            Verb.ADD_BOT: self._lobby_press(tables.add_bot),
            Verb.REMOVE_BOT: self._lobby_press(tables.remove_bot),
            Verb.START: self._lobby_press(tables.start),
            Verb.LEAVE: self._leave,
            Verb.SEAT: self._seat,
            Verb.TABLE: self._table,
            Verb.END: self._end,
            Verb.FAIR: self._fair,
            Verb.HELP: self._help,
            Verb.ODDS: self._odds,
            Verb.STORY: self._story,
            Verb.RETAKE: self._retake,
            Verb.HAND_OVER: self._hand_over,
            Verb.OFFER: self._offer,
            Verb.ACCEPT: self._accept,
            Verb.REMINDERS: self._reminders,
            Verb.DMS: self._dms,
            Verb.ORDERS: self._orders,
            Verb.REMATCH: self._rematch,
        }

    # -- an open question ---------------------------------------------------------------------------------

    async def answer(self, press: Interaction, table: TableId, ask_no: int, indices: Indices) -> None:
        """Answer an open question, from the table or from the private panel."""
        private, called = in_private(press), called_in(press)
        act = self.tables.act(table, press.user.id, ask_no, indices, called=called, shows=not private)
        if private:
            await show(press, await in_time(press, self._panel(press, act)))
        else:
            await self._show_table(press, await in_time(press, act))

    async def mark(self, press: Interaction, table: TableId, ask_no: int, marks: Indices, page: int = 0) -> None:
        """Show a page of a question with these options marked; nothing is stored."""
        private = in_private(press)
        look = await self.tables.look(table, press.user.id if private else None)
        self._check_asked(look, press.user.id, ask_no)
        if private:
            await self._show_seat(press, table, marks=marks, page=page)
        else:
            await self._show_table(press, look, marks=marks)

    def _check_asked(self, look: Look, person: int, ask_no: int) -> None:
        seat = look.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        if look.ask_no != ask_no or look.phase is not Phase.PLAYING:
            raise Refused(MOVED_ON.key)
        if look.ask is None or look.ask.seat != seat:
            raise Refused(NOT_ASKED.key)

    # -- any time -----------------------------------------------------------------------------------------

    async def table(self, press: Interaction, table: TableId, verb: Verb, n: int = 0) -> None:
        """Do what a table's button says, or the command that is the same."""
        await self._verbs[verb](press, table, n)

    async def person(self, press: Interaction, table: TableId, verb: Verb, person: discord.abc.User) -> None:
        """Offer one's seat to a person."""
        if verb is not Verb.HAND_OVER:
            raise Refused(MOVED_ON.key)
        await self._make_offer(press, table, receiver(person))
        await show(press, note(say(locale_of(press), "handover-offered")))

    async def page(self, press: Interaction, book: str, args: Sequence[str]) -> None:
        """Turn to a page."""
        if book == "seat":
            table, page, mask = args
            await self._seat(press, int(table), 0, page=int(page), marks=marks_of(int(mask, 16)) or None)
            return
        view = await self.books.page(press, book, args)
        if in_private(press):
            await show(press, view)
        else:
            await whisper(press, view)

    async def confirmed(self, press: Interaction, what: str, table: TableId) -> None:
        """Do what was confirmed."""
        if what == "leave":
            await in_time(press, self.tables.leave(table, person_of(press)))
            await show(press, note(say(locale_of(press), "left-for-good", table=str(table))))
        else:
            self._known.pop(press.user.id, None)
            await show(press, note(await in_time(press, self.books.confirmed(press, what))))

    async def failed(self, press: Interaction, error: Exception, where: str) -> None:
        """Tell the reader why nothing came of a press; a stale one also shows how things stand."""
        try:
            await self._say_why(press, error, where)
        except UNSENT as unheard:
            log.info("%s could not be answered (%s)", where, unheard)

    async def _say_why(self, press: Interaction, error: Exception, where: str) -> None:
        reason = reason_of(error)
        if reason is not None:
            await self._refuse(press, reason, where)
        elif isinstance(error, WhichTable):
            await whisper(press, which_table(error.lines, error.verb, error.n, locale_of(press)))
        elif isinstance(error, app_commands.CommandSignatureMismatch):
            await tell(press, "error-commands-changed")
        elif _code(error) in TOO_LATE:
            log.info("%s was answered too late; what it did stands", where)
        elif isinstance(error, discord.HTTPException | aiohttp.ClientError) and _code(error) != MALFORMED:
            log.warning("%s: %s", where, error)
            await tell(press, "error-refused-by-discord")
        else:
            log.error("%s failed; nothing is lost", where, exc_info=error)
            await tell(press, "error-fault")

    async def _refuse(self, press: Interaction, reason: Reason, where: str) -> None:
        text = reason_text(reason, locale_of(press))
        kind, _, rest = where.partition(":")
        if reason.key != MOVED_ON.key or kind not in ("a", "A", "m", "M", "c"):
            await whisper(press, note(text))
            return
        table = int(rest.partition(":")[0])
        view = noted(text, await self.panel(press, table))
        if in_private(press):
            await show(press, view)
        else:
            await whisper(press, view)

    # -- lobby --------------------------------------------------------------------------------------------

    def _lobby_press(self, act: LobbyAct) -> VerbPress:
        async def press_it(press: Interaction, table: TableId, _: int) -> None:
            with self.outbox.holding(table):
                look = await self.lobby(press, act, table)
                await self._show_table(press, look)

        return press_it

    async def remember(self, interaction: Interaction) -> None:
        """Note the reader's language, for private messages, and name here, for leaderboards, if they are new."""
        person, repo = person_of(interaction), self.tables.repo
        known = locale, guild, _ = locale_of(interaction), interaction.guild_id, person.name
        if self._known.get(person.id) == known:
            return
        settings = await repo.person_settings(person.id)
        if settings.locale != locale:
            await repo.set_person_settings(replace(settings, locale=locale))
        if guild is not None:
            await repo.rename(guild, person.id, person.name)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = known

    async def lobby(self, interaction: Interaction, act: LobbyAct, table: TableId) -> Look:
        """Do something in a lobby; who starts a game has it dealt."""
        await self.remember(interaction)
        look = await in_time(interaction, act(table, person_of(interaction)))
        if look.phase is Phase.PLAYING:
            people = [seat.person_id for seat in look.seats if seat.person_id is not None]
            self.outbox.whispers.deal(table, people)
        return look

    async def _leave(self, press: Interaction, table: TableId, _: int) -> None:
        look = await self.tables.look(table, press.user.id)
        if look.phase is Phase.LOBBY:
            await self._lobby_press(self.tables.leave)(press, table, 0)
        elif look.seat is None:
            raise Refused("not-seated")
        else:
            await whisper(press, leave_sure(look, locale_of(press)))

    # -- seats --------------------------------------------------------------------------------------------

    async def panel(self, interaction: Interaction, table: TableId, **more: Any) -> discord.ui.LayoutView:
        """The reader's private panel."""
        return await self._panel(interaction, self.tables.look(table, interaction.user.id), **more)

    async def _panel(self, interaction: Interaction, seen: Awaitable[Look], **more: Any) -> discord.ui.LayoutView:
        """The panel for the table as the reader sees it, be it after an act."""
        person, look = interaction.user.id, await seen
        if on_private_message(interaction):  # at once, before anybody goes to edit it for what was stored
            self.outbox.whispers.told(look, person)
        settings = await self.tables.repo.person_settings(person)
        locale = locale_of(interaction)
        return my_seat(look, locale, person, reminders=settings.reminders, dms=settings.dms, **more)

    async def _seat(self, press: Interaction, table: TableId, _: int, **more: Any) -> None:
        if in_private(press):
            await self._show_seat(press, table, **more)
        else:
            await whisper(press, await in_time(press, self.panel(press, table, **more)))

    async def _retake(self, press: Interaction, table: TableId, _: int) -> None:
        await in_time(press, self.tables.retake(table, press.user.id))
        await self._seat(press, table, 0)

    async def _hand_over(self, press: Interaction, table: TableId, _: int) -> None:
        look = await self.tables.look(table, press.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        await whisper(press, hand_over(look, locale_of(press), people=press.guild_id is not None))

    async def _offer(self, press: Interaction, table: TableId, to: PersonId) -> None:
        await self._make_offer(press, table, to)
        await tell(press, "handover-offered")

    async def _make_offer(self, press: Interaction, table: TableId, to: PersonId) -> None:
        """Offer one's seat: the table hears of it, and the one it is offered to is pinged."""
        look = await in_time(press, self.tables.hand_over(table, person_of(press), to))
        seat = look.seat_of(press.user.id)
        assert seat is not None  # noqa: S101  (checked by the tables)
        await self.outbox.offer(look, seat, to)

    async def _accept(self, press: Interaction, table: TableId, seat: int) -> None:
        await self.remember(press)
        look = await in_time(press, self.tables.accept(table, person_of(press), seat))
        self.outbox.whispers.deal(table, [press.user.id])
        await show(press, note(say(look.locale, "handover-taken", seat=seat + 1, table=str(table))))

    async def _reminders(self, press: Interaction, table: TableId, _: int) -> None:
        settings = await self.tables.repo.person_settings(press.user.id)
        await self.tables.repo.set_person_settings(replace(settings, reminders=not settings.reminders))
        await self._show_seat(press, table)

    async def _dms(self, press: Interaction, table: TableId, _: int) -> None:
        settings = await self.tables.repo.person_settings(press.user.id)
        await self.tables.repo.set_person_settings(replace(settings, dms=not settings.dms))
        await self._show_seat(press, table)

    async def order(self, press: Interaction, table: TableId, kind: str, value: str) -> None:
        """Give one's seat a standing order, and show them all."""
        await in_time(press, self.tables.order(table, press.user.id, kind, value))
        await self._orders(press, table, 0)

    async def _orders(self, press: Interaction, table: TableId, _: int) -> None:
        await show(press, await self.orders(press, table))

    async def orders(self, interaction: Interaction, table: TableId) -> discord.ui.LayoutView:
        """The reader's standing orders."""
        look = await self.tables.look(table, interaction.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        if not self.tables.games[look.game].orders:
            raise Refused("no-such-order")
        return standing_orders(look, locale_of(interaction))

    # -- the table ----------------------------------------------------------------------------------------

    async def _table(self, press: Interaction, table: TableId, _: int) -> None:
        """Show the table again at the bottom of its channel, marks and all; from elsewhere, one's seat there."""
        look = await self.tables.look(table)
        if look.channel_id != press.channel_id:
            await whisper(press, await self.panel(press, table))
            return
        marks = await in_time(press, self.outbox.marked(look), private=False)
        now = await self.tables.look(table)  # it may have moved on while its marks were read
        await self.outbox.answer_with(press, now, marks if now.ask_no == look.ask_no else None)

    async def _end(self, press: Interaction, table: TableId, _: int) -> None:
        """End a table; everybody there can read who did it. Rights in a channel are over its tables only."""
        look = await self.tables.look(table)
        if look.channel_id != press.channel_id:
            raise Refused("not-here", ("channel", f"<#{look.channel_id}>"))
        end = self.tables.end(table, person_of(press), moderator=press.permissions.manage_messages)
        await in_time(press, end, private=False)
        name = in_text(press.user.display_name)
        await announce(press, note(say(look.locale, "ended-by", name=name, table=str(table))))

    async def _fair(self, press: Interaction, table: TableId, _: int) -> None:
        """Show a table's commitment, and once it has ended, its seed and every draw."""
        view, draws = await self.books.fairness(table, locale_of(press))
        if draws is None:
            await whisper(press, view)
            return
        name = f"table-{table}.txt"
        view.add_item(discord.ui.File(f"attachment://{name}"))
        await whisper(press, view, discord.File(BytesIO(draws.encode()), name))

    async def _rematch(self, press: Interaction, table: TableId, series: int) -> None:
        look = await in_time(press, self.tables.rematch(table, person_of(press), series=bool(series)))
        await self.outbox.answer_with(press, look)

    async def _help(self, press: Interaction, table: TableId, _: int) -> None:
        await whisper(press, self.books.help(await self.tables.look(table), locale_of(press)))

    async def _odds(self, press: Interaction, table: TableId, _: int) -> None:
        await whisper(press, self.books.odds(await self.tables.look(table), locale_of(press)))

    async def _story(self, press: Interaction, table: TableId, _: int) -> None:
        await whisper(press, await self.books.story(table, locale_of(press), 1))

    # -- the answering edit -------------------------------------------------------------------------------

    async def _show_seat(self, press: Interaction, table: TableId, **more: Any) -> None:
        await show(press, await in_time(press, self.panel(press, table, **more)))

    async def _show_table(self, press: Interaction, look: Look, marks: Indices | None = None) -> None:
        """Answer by editing the table message, or an old copy of it, which loses its controls."""
        if in_private(press):
            await self._show_seat(press, look.id)
            return
        assert press.message is not None  # noqa: S101
        if press.message.id != look.message_id:  # another process may have posted it
            look = await self.tables.look(look.id)
        copy = press.message.id != look.message_id
        moves_on = not copy and self.outbox.begins_turn(look)
        view = public(look, marks=marks, controls=not (copy or moves_on))
        error = await self._put(press, look, view, copy=copy)
        if copy or error is not None:
            self.outbox.changed(look.id, again=True)
        else:
            self.outbox.pressed(look, bare=moves_on)
        if error is not None and _code(error) not in TOO_LATE:
            await tell(press, "not-shown")

    async def _put(
        self, press: Interaction, look: Look, view: discord.ui.LayoutView, *, copy: bool
    ) -> Exception | None:
        """Put ``view`` in the place of a public message. If that fails, what was pressed stands all the same."""
        try:
            with nullcontext() if copy else self.outbox.sending(look):
                await self.outbox.unarchived(look, lambda: show(press, view))
        except UNSENT as error:
            log.info("table %s: what was pressed is shown later (%s)", look.id, error)
            return error
        return None


def receiver(person: discord.abc.User) -> PersonId:
    """Somebody to whom a seat may be offered; raises :exc:`Refused` for a bot."""
    if person.bot:
        raise Refused("handover-to-bot")
    return person.id


def _code(error: Exception) -> int | None:
    """Discord's own number for an error."""
    return error.code if isinstance(error, discord.HTTPException) else None
