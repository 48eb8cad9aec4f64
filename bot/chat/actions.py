"""What a press does: it acts first, and is then answered by one edit of the message it came from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO

import discord

from bot.chat.lookups import Lookups
from bot.chat.outbox import Outbox
from bot.chat.panels import Panels
from bot.chat.people import People
from bot.chat.replies import (
    TOO_LATE,
    announce,
    called_in,
    code_of,
    in_private,
    in_time,
    locale_of,
    person_of,
    saying,
    show,
    tell,
    whisper,
)
from bot.chat.warming import Warming
from bot.screens.controls import Interaction, Verb, marks_of, number_of
from bot.screens.game import screen_of
from bot.screens.lobby import BOTS, PACE, set_up
from bot.screens.modules import module_panel, named
from bot.screens.seat import hand_over, leave_sure, seat_settings, standing_orders
from bot.storage.repository import PersonId, Phase, TableId
from bot.tables.errors import Refused
from bot.tables.look import Look, Person
from bot.tables.seats import alike
from bot.tables.tables import Tables
from bot.text import say
from bot.text.names import in_text
from rules.core.ask import Indices, Seat
from rules.core.session import MOVED_ON, NOT_ASKED

InLobby = Callable[..., Awaitable[Look]]
OfTable = Callable[[Interaction, TableId], Awaitable[None]]


class Actions:
    """Serves every control, see :class:`bot.screens.controls.PressHandler`."""

    def __init__(self, tables: Tables, outbox: Outbox, panels: Panels, lookups: Lookups, warming: Warming) -> None:
        self.tables, self.outbox, self.panels, self.lookups = tables, outbox, panels, lookups
        self._warming = warming
        self.people = People(tables.repo)
        self._verbs: dict[Verb, OfTable] = {
            Verb.JOIN: self._in_lobby(tables.join),
            Verb.ADD_BOT: self._in_lobby(tables.add_bot),
            Verb.REMOVE_BOT: self._in_lobby(tables.remove_bot),
            Verb.START: self._in_lobby(tables.start),
            Verb.LEAVE: self._leave,
            Verb.SEAT: self.panels.give,
            Verb.TABLE: self._table,
            Verb.END: self._end,
            Verb.FAIR: self._fair,
            Verb.HELP: self._page_of(lookups.help),
            Verb.ODDS: self._odds,
            Verb.WORDS: self._page_of(lookups.words),
            Verb.CAST: self._page_of(lookups.cast),
            Verb.SET_UP: self._set_up,
            Verb.SETTINGS: self._settings,
            Verb.STORY: self._story,
            Verb.RETAKE: self._retake,
            Verb.HAND_OVER: self._hand_over,
            Verb.REMINDERS: self._reminders,
            Verb.DMS: self._dms,
            Verb.ORDERS: self._orders,
            Verb.MODULES: self._modules,
        }

    # -- an open question ---------------------------------------------------------------------------------

    async def choose(self, press: Interaction, table: TableId, ask_no: int, indices: Indices) -> None:
        """Settle an open question, from the table or from the private panel."""
        private, called = in_private(press), called_in(press)
        act = self.tables.act(table, press.user.id, ask_no, indices, called=called, shows=not private)
        await self._acted(press, act)

    async def choose_alike(self, press: Interaction, table: TableId, ask_no: int, index: int, times: int) -> None:
        """Settle an open question and those that follow by choosing the same: all of them, or none."""
        private, called = in_private(press), called_in(press)
        answers = alike(ask_no, index, times)
        act = self.tables.acts(table, press.user.id, answers, called=called, shows=not private)
        await self._acted(press, act)

    async def _acted(self, press: Interaction, act: Awaitable[Look]) -> None:
        if in_private(press):
            await show(press, await in_time(press, self.panels.after(press, act)))
        else:
            await self._show_table(press, await in_time(press, act))

    async def mark(self, press: Interaction, table: TableId, ask_no: int, marks: Indices, page: int = 0) -> None:
        """Show a page of a question with these options marked; nothing is stored."""
        private = in_private(press)
        look = await self.tables.look(table, press.user.id if private else None)
        _check_asked(look, press.user.id, ask_no, marks)
        if private:
            await self.panels.put(press, table, marks=marks, page=page)
        else:
            await self._show_table(press, look, marks=marks)

    # -- any time -----------------------------------------------------------------------------------------

    async def table(self, press: Interaction, table: TableId, verb: Verb) -> None:
        """Do what a table's button says, or the command that is the same."""
        await self._verbs[verb](press, table)

    async def page(self, press: Interaction, book: str, args: Sequence[str]) -> None:
        """Turn to a page."""
        if book == "seat":
            await self._seat_page(press, args)
            return
        view = await self.lookups.page(press, book, args)
        if in_private(press):
            await show(press, view)
        else:
            await whisper(press, view)

    async def _seat_page(self, press: Interaction, args: Sequence[str]) -> None:
        try:
            table, page, marks = args
            marked = marks_of(int(marks, 16))
        except ValueError:
            raise Refused(MOVED_ON.key) from None
        await self.panels.give(press, number_of(table), page=number_of(page), marks=marked or None)

    async def confirmed(self, press: Interaction, what: str, table: TableId) -> None:
        """Do what was confirmed."""
        if what == "leave":
            await in_time(press, self.tables.leave(table, person_of(press)))
            await show(press, saying(say(locale_of(press), "left-for-good", table=str(table))))
        else:
            self.people.forget(press.user.id)
            await show(press, saying(await in_time(press, self.lookups.confirmed(press, what))))

    # -- lobby --------------------------------------------------------------------------------------------

    def _in_lobby(self, act: InLobby) -> OfTable:
        async def press_it(press: Interaction, table: TableId) -> None:
            look = await self.lobby(press, partial(act, shows=not in_private(press)), table)
            await self._show_table(press, look)

        return press_it

    async def lobby(self, interaction: Interaction, act: InLobby, table: TableId) -> Look:
        """Do something in a lobby; who starts a game has it dealt."""
        await self.people.note(interaction)
        look = await in_time(interaction, act(table, person_of(interaction)))
        if look.phase is Phase.PLAYING:
            people = [seat.person_id for seat in look.seats if seat.person_id is not None]
            self.outbox.private.deal(table, people)
        return look

    async def _leave(self, press: Interaction, table: TableId) -> None:
        look = await self.tables.look(table, press.user.id)
        if look.phase is Phase.LOBBY:
            await self._in_lobby(self.tables.leave)(press, table)
        elif look.seat is None:
            raise Refused("not-seated")
        else:
            await whisper(press, leave_sure(look, locale_of(press)))

    async def _set_up(self, press: Interaction, table: TableId) -> None:
        look = await self.tables.look(table)
        check_host(look, press.user.id)
        await whisper(press, set_up(look, locale_of(press)))

    async def set_up(self, press: Interaction, table: TableId, kind: str, values: Sequence[str]) -> None:
        """Change how a table that has not started is to be played, and show how it is set up now."""
        change = {BOTS: self._change_bots, PACE: self.tables.set_pace}.get(kind)
        if change is None or len(values) != 1:
            raise Refused(MOVED_ON.key)
        look = await in_time(press, change(table, person_of(press), values[0]))
        await show(press, set_up(look, locale_of(press)))

    async def _change_bots(self, table: TableId, host: Person, seat: str) -> Look:
        return await self.tables.remove_bot(table, host, seat=number_of(seat))

    async def _modules(self, press: Interaction, table: TableId) -> None:
        look = await self.tables.look(table)
        check_host(look, press.user.id)
        await whisper(press, module_panel(look, locale_of(press)))

    async def modules(self, press: Interaction, table: TableId, wanted: Sequence[str]) -> None:
        """Play a table with other modules; say what comes with them and what goes."""
        look = await self.tables.look(table)
        keys = named(screen_of(look.game), wanted)
        options = screen_of(look.game).choose(look.options, keys)
        look = await in_time(press, self.tables.choose(table, person_of(press), options))
        await show(press, module_panel(look, locale_of(press), keys))

    # -- seats --------------------------------------------------------------------------------------------

    async def _retake(self, press: Interaction, table: TableId) -> None:
        await in_time(press, self.tables.retake(table, press.user.id))
        await self.panels.give(press, table)

    async def _hand_over(self, press: Interaction, table: TableId) -> None:
        look = await self.tables.look(table, press.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        await whisper(press, hand_over(look, locale_of(press), people=press.guild_id is not None))

    async def offer(self, press: Interaction, table: TableId, to: PersonId) -> None:
        """Offer one's seat to somebody."""
        await self._make_offer(press, table, to)
        await tell(press, "handover-offered")

    async def offer_chosen(self, press: Interaction, table: TableId, person: discord.abc.User) -> None:
        """Offer one's seat to somebody who was chosen from all the people around."""
        await self._make_offer(press, table, receiver(person))
        await show(press, saying(say(locale_of(press), "handover-offered")))

    async def _make_offer(self, press: Interaction, table: TableId, to: PersonId) -> None:
        """Offer one's seat: the table hears of it, and the one it is offered to is pinged."""
        look = await in_time(press, self.tables.hand_over(table, person_of(press), to))
        seat = look.seat_of(press.user.id)
        assert seat is not None  # noqa: S101  (checked by the tables)
        await self.outbox.offer(look, seat, to)

    async def accept(self, press: Interaction, table: TableId, seat: Seat) -> None:
        """Take a seat that was offered."""
        await self.people.note(press)
        look = await in_time(press, self.tables.accept(table, person_of(press), seat))
        self.outbox.private.deal(table, [press.user.id])
        await show(press, saying(say(look.locale, "handover-taken", seat=seat + 1, table=str(table))))

    async def _reminders(self, press: Interaction, table: TableId) -> None:
        settings = await self.tables.repo.person_settings(press.user.id)
        await self.tables.repo.set_person_settings(replace(settings, reminders=not settings.reminders))
        await self._settings(press, table)

    async def _dms(self, press: Interaction, table: TableId) -> None:
        settings = await self.tables.repo.person_settings(press.user.id)
        await self.tables.repo.set_person_settings(replace(settings, dms=not settings.dms))
        await self._settings(press, table)

    async def _settings(self, press: Interaction, table: TableId) -> None:
        look = await self.tables.look(table, press.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        settings = await self.tables.repo.person_settings(press.user.id)
        await show(press, seat_settings(look, locale_of(press), settings))

    async def order(self, press: Interaction, table: TableId, kind: str, value: str) -> None:
        """Give one's seat a standing order, and show them all."""
        await in_time(press, self.tables.order(table, press.user.id, kind, value))
        await self._orders(press, table)

    async def _orders(self, press: Interaction, table: TableId) -> None:
        await show(press, await self.orders(press, table))

    async def orders(self, interaction: Interaction, table: TableId) -> discord.ui.LayoutView:
        """The reader's standing orders."""
        look = await self.tables.look(table, interaction.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        if look.view is None or not self.tables.games[look.game].may_order(look.view):
            raise Refused("no-such-order")
        return standing_orders(look, locale_of(interaction))

    # -- the table ----------------------------------------------------------------------------------------

    async def _table(self, press: Interaction, table: TableId) -> None:
        """Show the table again at the bottom of its channel, marks and all; from elsewhere, one's seat there."""
        look = await self.tables.look(table)
        if look.channel_id != press.channel_id:
            await whisper(press, await self.panels.of(press, table))
            return
        message = self.outbox.message(table)
        marks = await in_time(press, message.marks(look), private=False)
        now = await self.tables.look(table)  # it may have moved on while its marks were read
        await message.post_as_answer(press, now, marks if now.ask_no == look.ask_no else None)

    async def _end(self, press: Interaction, table: TableId) -> None:
        """End a table; everybody there can read who did it. Rights in a channel are over its tables only."""
        look = await self.tables.look(table)
        if look.channel_id != press.channel_id:
            raise Refused("not-here", ("channel", f"<#{look.channel_id}>"))
        end = self.tables.end(table, person_of(press), moderator=press.permissions.manage_messages)
        await in_time(press, end, private=False)
        name = in_text(press.user.display_name)
        await announce(press, saying(say(look.locale, "ended-by", name=name, table=str(table))))

    async def _fair(self, press: Interaction, table: TableId) -> None:
        """Show a table's commitment, and once it has ended, its seed and every draw."""
        view, draws = await self.lookups.fairness(table, locale_of(press))
        if draws is None:
            await whisper(press, view)
            return
        name = f"table-{table}.txt"
        view.add_item(discord.ui.File(f"attachment://{name}"))
        await whisper(press, view, discord.File(BytesIO(draws.encode()), name))

    async def rematch(self, press: Interaction, table: TableId, *, series: bool) -> None:
        """Open a table for the same people."""
        look = await in_time(press, self.tables.rematch(table, person_of(press), series=series))
        message = self.outbox.message(look.id)
        message.opened()
        await message.post_as_answer(press, look)

    def _page_of(self, page: Callable[[Look, str], discord.ui.LayoutView]) -> OfTable:
        async def show_it(press: Interaction, table: TableId) -> None:
            await whisper(press, page(await self.tables.look(table), locale_of(press)))

        return show_it

    async def _odds(self, press: Interaction, table: TableId) -> None:
        look = await self.tables.look(table)
        await in_time(press, self._warming.ready(look.game))
        await whisper(press, self.lookups.odds(look, locale_of(press)))

    async def _story(self, press: Interaction, table: TableId) -> None:
        await whisper(press, await self.lookups.story(press, table))

    async def _show_table(self, press: Interaction, look: Look, marks: Indices | None = None) -> None:
        """Answer by editing what was pressed."""
        if in_private(press):
            await self.panels.put(press, look.id)
            return
        message = self.outbox.message(look.id)
        error = await message.show_at(press, look, marks)
        if error is not None and code_of(error) not in TOO_LATE:
            await tell(press, "not-shown")
        elif error is None and message.closed:
            await tell(press, "place-closed")


def receiver(person: discord.abc.User) -> PersonId:
    """Somebody to whom a seat may be offered; raises :exc:`Refused` for a bot."""
    if person.bot:
        raise Refused("handover-to-bot")
    return person.id


def check_host(look: Look, person: PersonId) -> None:
    """Raise :exc:`Refused` unless the table has not started and this person is its host."""
    if look.phase is not Phase.LOBBY:
        raise Refused("already-started" if look.phase is Phase.PLAYING else "table-over")
    if look.host_id != person:
        raise Refused("only-host")


def _check_asked(look: Look, person: PersonId, ask_no: int, marks: Indices) -> None:
    seat = look.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if look.ask_no != ask_no or look.phase is not Phase.PLAYING:
        raise Refused(MOVED_ON.key)
    if look.ask is None or look.ask.seat != seat:
        raise Refused(NOT_ASKED.key)
    if marks and max(marks) >= len(look.ask.options):
        raise Refused(MOVED_ON.key)
