"""Live tables: seats, one writer, saved before shown, and all that nobody presses for.

Knows nothing of Discord. Any number of processes may serve one store: every change compares the stored
revision, and whoever comes second loads the table again and tries once more.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Protocol
from weakref import WeakValueDictionary

from bot import __version__
from bot.storage.codec import Codec
from bot.storage.repository import GuildId, PersonId, Phase, Repository, SeatRow, TableId, TableLine, TableRow
from bot.tables.brain import Brain
from bot.tables.clock import BOT_STEPS_IN, PACES, REMINDER, Clock, passed
from bot.tables.due import Play
from bot.tables.errors import Refused as Refused
from bot.tables.happenings import NOTES, Ended, PersonBack, SeatHandedOver, SeatLeft
from bot.tables.look import Look, Person
from bot.tables.table import Live
from rules.core.ask import Indices, Seat
from rules.core.chance import SEED_BYTES
from rules.core.errors import FaultyRule, IllegalAnswer
from rules.core.game import AnyGame
from rules.core.log import Entry
from rules.core.session import MOVED_ON

KEPT = 400
"""So many tables stay in memory; the one unused longest goes first."""
BEAT = timedelta(seconds=15)
"""How often Deadeye says that it is up."""
MOST_LOBBIES = 5
"""So many tables of a server that have not started may one person host."""
DOWN = timedelta(seconds=60)
"""Deadeye was down if it has not said for so long that it is up."""
BOT_NAMES = ("Mabel", "Otis", "Juno", "Silas", "Opal", "Jasper", "Hattie", "Ezra")

log = logging.getLogger(__name__)


class Audience(Protocol):
    """Whoever shows tables to people."""

    def changed(self, table: TableId, look: Look | None = None) -> None:
        """Something was stored that its maker does not show: this ``look``, unless it is not known."""

    async def remind(self, look: Look, people: Sequence[PersonId]) -> None:
        """Call the open question to these people's minds, once."""


Act = Callable[[Live], Any]
Choose = Callable[[Look], Indices]
"""What somebody answers to the open question, once it is known; it raises as :meth:`Tables.act` does."""


class Tables:
    """All tables of a store.

    Methods that take a person raise :exc:`Refused`, or :exc:`rules.core.errors.IllegalAnswer` for an answer,
    with nothing changed, and return the table as everybody may see it.
    """

    def __init__(
        self,
        repo: Repository,
        clock: Clock,
        games: Mapping[str, AnyGame],
        brains: Callable[[str], Brain],
        *,
        pauses: random.Random | None = None,
    ) -> None:
        self.repo, self.clock, self.games = repo, clock, games
        self.audience: Audience | None = None
        self._play = Play(clock, brains, pauses or random.Random())  # noqa: S311  (thinking time is no secret)
        self._codecs = {key: Codec(game, NOTES) for key, game in games.items()}
        self._shown: dict[TableId, int] = {}
        self._live: OrderedDict[TableId, Live] = OrderedDict()
        self._beat = datetime.min.replace(tzinfo=UTC)
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    # -- the lobby ----------------------------------------------------------------------------------------

    async def check_host(self, person: PersonId, guild: GuildId | None) -> None:
        """Raise :exc:`Refused` if this person hosts as many lobbies of a server as anybody may."""
        mine = [line for line in await self.mine(person) if (line.host_id, line.guild_id) == (person, guild)]
        if sum(line.phase is Phase.LOBBY for line in mine) >= MOST_LOBBIES:
            raise Refused("too-many-lobbies", ("most", MOST_LOBBIES))

    async def open(
        self,
        host: Person,
        *,
        game: str,
        guild_id: int | None,
        channel_id: int,
        locale: str = "en",
        pace: str = "normal",
        options: Mapping[str, Any] | None = None,
    ) -> Look:
        """Open a lobby with its host in the first seat."""
        chosen = self._codecs[game].dump_options(self.games[game].options_type(**(options or {})))
        row = self._lobby(
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.id,
            locale=locale,
            pace=pace,
            options=chosen,
        )
        return await self.look(await self.repo.create(row, [SeatRow(0, host.id, host.name)]))

    def _lobby(self, *, pace: str, **given: Any) -> TableRow:
        """A table that opens now and has drawn its seed."""
        now, length = self.clock.now(), PACES[pace].lobby
        return TableRow(
            id=0,
            pace=pace,
            phase=Phase.LOBBY,
            revision=0,
            seed=secrets.token_bytes(SEED_BYTES),
            opened_at=now,
            length=length,
            deadline=now + timedelta(seconds=length),
            **given,
        )

    async def join(self, table: TableId, person: Person) -> Look:
        """Take the next free seat of a lobby."""

        def act(live: Live) -> None:
            self._in_lobby(live)
            if live.seat_of(person.id) is not None:
                raise Refused("already-joined")
            self._sit(live, person.id, person.name)

        return await self._write(table, act)

    async def leave(self, table: TableId, person: Person) -> Look:
        """Give a seat up: freely in a lobby, for good in a game, where a bot takes over and a loss is booked."""

        def act(live: Live) -> None:
            if live.row.phase is Phase.LOBBY:
                self._leave_lobby(live, person.id)
            else:
                self._in_play(live)
                seat = self._seat_of(live, person.id)
                if seat.seat not in live.living():
                    raise Refused("already-out")
                self._leave_game(live, seat)

        return await self._write(table, act)

    async def add_bot(self, table: TableId, person: Person) -> Look:
        """Seat a bot in a lobby; the host may."""

        def act(live: Live) -> None:
            self._in_lobby(live, host=person.id)
            self._sit(live, None, self._bot_name(live))

        return await self._write(table, act)

    async def remove_bot(self, table: TableId, person: Person) -> Look:
        """Take the last bot out of a lobby; the host may."""

        def act(live: Live) -> None:
            self._in_lobby(live, host=person.id)
            bots = [seat.seat for seat in live.seats if seat.person_id is None]
            if not bots:
                raise Refused("no-bot-here")
            self._unseat(live, bots[-1])

        return await self._write(table, act)

    async def start(self, table: TableId, person: Person) -> Look:
        """Deal; the host may, once the game takes this number of seats."""

        def act(live: Live) -> None:
            self._in_lobby(live, host=person.id)
            if (reason := live.refuse_start()) is not None:
                raise Refused(reason.key, *reason.args)
            now = self.clock.now()
            live.deal()
            live.row = replace(live.row, phase=Phase.PLAYING, started_at=now, ask_no=0)
            for seat in live.seats:
                if seat.person_id is not None:
                    live.begin_stint(seat.seat, Person(seat.person_id, seat.name), now)
            self._play.settle(live)

        return await self._write(table, act)

    async def rematch(self, table: TableId, person: Person, *, series: bool = False) -> Look:
        """Open a lobby with the people, bots and options of an ended table, once.

        ``series``: as the next of several games in a row, where the game has a rule for that.
        """
        self._drop(table)  # nobody else's memory says when a person of an ended table is forgotten
        live = await self._live_one(table)
        old = live.row
        if old.phase is not Phase.ENDED:
            raise Refused("not-ended")
        self._seat_of(live, person.id)
        if old.rematch is not None:
            raise Refused("rematch-made", ("table", str(old.rematch)))
        return await self._open_rematch(live, person, self._options_again(live, series=series))

    def _options_again(self, live: Live, *, series: bool) -> str:
        again = live.game.again(live.playing.state) if series else None
        fresh = live.game.reseated(live.options)
        return self._codecs[live.row.game].dump_options(fresh if again is None else again)

    async def _open_rematch(self, live: Live, person: Person, options: str) -> Look:
        old = live.row
        fresh = self._lobby(
            game=old.game,
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            host_id=person.id,
            locale=old.locale,
            pace=old.pace,
            options=options,
        )
        seats = [
            SeatRow(n, seat.person_id, seat.name or self._bot_name(live)) for n, seat in enumerate(live.seats)
        ]
        new = await self.repo.create(fresh, seats)
        if not await self.claim(old.id, "rematch", None, new):
            await self.void(new, "rematch-made")
            raise Refused("rematch-made", ("table", ""))
        return await self.look(new)

    def _sit(self, live: Live, person: PersonId | None, name: str) -> None:
        most = live.game.players.stop - 1
        if len(live.seats) >= most:
            raise Refused("table-full", ("most", most))
        live.seats.append(SeatRow(len(live.seats), person, name))
        live.reseated()

    def _unseat(self, live: Live, seat: Seat) -> None:
        del live.seats[seat]
        live.seats[:] = [replace(row, seat=n) for n, row in enumerate(live.seats)]
        live.reseated()

    def _leave_lobby(self, live: Live, person: PersonId) -> None:
        self._unseat(live, self._seat_of(live, person).seat)
        people = [row.person_id for row in live.seats if row.person_id is not None]
        if not people:
            self._play.close(live, Phase.VOID, "nobody-left")
        elif live.row.host_id == person:
            live.row = replace(live.row, host_id=people[0])

    def _bot_name(self, live: Live) -> str:
        taken = {seat.name for seat in live.seats}
        return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])

    # -- play ---------------------------------------------------------------------------------------------

    async def act(
        self,
        table: TableId,
        person: PersonId,
        ask_no: int,
        indices: Indices,
        *,
        called: tuple[str, GuildId] | None = None,
        shows: bool = False,
    ) -> Look:
        """Answer question ``ask_no``. ``called``: what the person is called now, and in which server: at tables
        elsewhere that is nobody's business. ``shows``: the caller edits the table message itself; without it the
        look returned is the person's own."""

        def act(live: Live) -> None:
            self._in_play(live)
            self._answer(live, person, ask_no, indices)
            if called is not None and called[1] == live.row.guild_id:
                live.set_seat(self._seat_of(live, person).seat, name=called[0])
            self._play.settle(live)

        return await self._write(table, act, shows=shows, reader=None if shows else person)

    async def acts(self, table: TableId, person: PersonId, answers: Sequence[Choose]) -> Look:
        """Answer one question after the other, each as ``answers`` make of the table then: all of them or none."""

        def act(live: Live) -> None:
            self._in_play(live)
            try:
                for choose in answers:
                    look = live.look(person)
                    self._answer(live, person, look.ask_no, choose(look))
            except (Refused, IllegalAnswer):
                self._drop(table)
                raise
            self._play.settle(live)

        return await self._write(table, act)

    def _answer(self, live: Live, person: PersonId, ask_no: int, indices: Indices) -> None:
        seat = self._seat_of(live, person)
        live.playing.check(seat.seat, ask_no, indices)
        self._welcome_back(live, seat)
        self._play.answer(live, seat.seat, ask_no, indices)

    async def retake(self, table: TableId, person: PersonId) -> Look:
        """Take one's seat back from the bot that plays it; if the next answer does not come, the bot is back."""

        def act(live: Live) -> None:
            self._in_play(live)
            seat = self._seat_of(live, person)
            if not seat.bot_plays:
                raise Refused("bot-not-playing")
            self._welcome_back(live, seat, timeouts=BOT_STEPS_IN - 1)
            self._play.settle(live, again=True)

        return await self._write(table, act)

    async def order(self, table: TableId, person: PersonId, kind: str, value: str) -> Look:
        """Give one's seat a standing order, in private."""

        def act(live: Live) -> None:
            self._in_play(live)
            seat = self._seat_of(live, person)
            if value not in live.game.orders.get(kind, ()):
                raise Refused("no-such-order")
            live.order(seat.seat, kind, value)
            self._play.settle(live)

        return await self._write(table, act, quiet=True)

    async def hand_over(self, table: TableId, person: Person, to: PersonId) -> Look:
        """Offer one's seat to somebody who has never sat at this table; see :meth:`accept`."""

        def act(live: Live) -> None:
            self._in_play(live)
            seat = self._seat_of(live, person.id)
            if to == person.id:
                raise Refused("handover-to-self")
            if live.ever_sat(to):
                raise Refused("once-seated")
            live.set_seat(seat.seat, offered_to=to)

        return await self._write(table, act, quiet=True)

    async def accept(self, table: TableId, person: Person, seat: Seat) -> Look:
        """Take a seat that was offered."""

        def act(live: Live) -> None:
            self._in_play(live)
            if seat >= len(live.seats) or live.seats[seat].offered_to != person.id:
                raise Refused("not-offered")
            if live.ever_sat(person.id):
                raise Refused("once-seated")
            self._take_over(live, live.seats[seat], person)
            self._play.settle(live, again=live.playing.ask(seat) is not None)

        return await self._write(table, act)

    async def end(self, table: TableId, person: Person, *, moderator: bool) -> Look:
        """End a table for good with nothing booked; the host may unless the server says only moderators."""
        live = await self._fresh(table)
        settings = None if live.row.guild_id is None else await self.repo.guild_settings(live.row.guild_id)
        host_may = settings is None or settings.enders == "host"

        def act(live: Live) -> None:
            if live.row.phase in (Phase.ENDED, Phase.VOID):
                raise Refused("table-over")
            if not moderator and not (host_may and live.row.host_id == person.id):
                raise Refused("may-not-end" if host_may else "moderators-end")
            by_host = host_may and live.row.host_id == person.id
            if live.session is not None:
                live.note(Entry(Ended(moderator=not by_host)))
            self._play.close(live, Phase.VOID, "ended-by-host" if by_host else "ended-by-moderator")

        return await self._write(table, act)

    async def void(self, table: TableId, why: str) -> Look:
        """End a table that has lost its place, with nothing booked."""

        def act(live: Live) -> None:
            if live.row.phase in (Phase.ENDED, Phase.VOID):
                raise Refused("table-over")
            self._play.close(live, Phase.VOID, why)

        return await self._write(table, act)

    async def forget(self, person: PersonId) -> None:
        """Hand the person's seats to bots, then forget everything about the person."""

        def act(live: Live) -> None:
            if live.row.phase is Phase.LOBBY:
                self._leave_lobby(live, person)
            elif live.row.phase is Phase.PLAYING:
                self._leave_game(live, self._seat_of(live, person))
            else:
                raise Refused("not-playing")

        for line in await self.repo.of_person(person):
            try:
                await self._write(line.id, act)
            except Refused as refused:
                log.info("table %s: nothing to hand over (%s)", line.id, refused)
        await self.repo.forget(person)
        self._live.clear()

    def _welcome_back(self, live: Live, seat: SeatRow, *, timeouts: int = 0) -> None:
        """The seat's person is here. Only an answer makes one forget how often time has run out."""
        if seat.bot_plays:
            live.note(Entry(PersonBack(seat.seat)))
        live.set_seat(seat.seat, bot_plays=False, timeouts=timeouts)

    def _leave_game(self, live: Live, seat: SeatRow) -> None:
        now = self.clock.now()
        live.end_stint(seat.seat, now, left=seat.seat in live.living())
        live.seats[seat.seat] = SeatRow(seat.seat, None, self._bot_name(live))
        live.note(Entry(SeatLeft(seat.seat)))
        people = [row.person_id for row in live.seats if row.person_id is not None]
        if not people:
            self._play.close(live, Phase.VOID, "nobody-left")
            return
        if live.row.host_id == seat.person_id:
            live.row = replace(live.row, host_id=people[0])
        self._play.settle(live)

    def _take_over(self, live: Live, seat: SeatRow, person: Person) -> None:
        now = self.clock.now()
        live.end_stint(seat.seat, now, left=False)
        live.seats[seat.seat] = SeatRow(seat.seat, person.id, person.name)
        live.begin_stint(seat.seat, person, now)
        live.note(Entry(SeatHandedOver(seat.seat)))
        if live.row.host_id == seat.person_id:
            live.row = replace(live.row, host_id=person.id)

    # -- looking ------------------------------------------------------------------------------------------

    async def look(self, table: TableId, person: PersonId | None = None) -> Look:
        """The table as it is stored now, for this person or for everybody."""
        return (await self._fresh(table)).look(person)

    async def looks(self, table: TableId, people: Iterable[PersonId]) -> list[Look]:
        """The table as it is stored now, for each of these people."""
        live = await self._fresh(table)
        return [live.look(person) for person in people]

    async def here(self, channel_id: int) -> list[TableLine]:
        """Tables of a channel that have not ended."""
        return await self.repo.in_channel(channel_id)

    async def mine(self, person: PersonId) -> list[TableLine]:
        """Tables that have not ended and where this person sits."""
        return await self.repo.of_person(person)

    async def claim(self, table: TableId, column: str, before: Any, after: Any) -> bool:
        """Set a claim column of a table if it is still ``before``; see :meth:`Repository.claim`."""
        won = await self.repo.claim(table, column, before, after)
        if (live := self._live.get(table)) is not None:
            if won:
                live.row = replace(live.row, **{column: after})
            else:
                self._drop(table)
        return won

    def shown(self, look: Look) -> None:
        """The table message shows ``look`` now; stored with the next change or heartbeat."""
        self._shown[look.id] = max(look.revision, self._shown.get(look.id, look.revision))
        if (live := self._live.get(look.id)) is not None:
            live.row = replace(live.row, shown_revision=max(look.revision, live.row.shown_revision))

    async def note_shown(self) -> None:
        """Store which states of which tables have been shown, so that no start shows them again."""
        shown, self._shown = self._shown, {}
        if shown:
            await self.repo.note_shown(shown)

    # -- what nobody presses for --------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: give back the time that passed while nobody was up, and show what was not shown."""
        await self._say_up(self.clock.now())
        await self._show_unshown()

    async def _say_up(self, now: datetime) -> bool:
        """Say that Deadeye is up. If it was stopped or asleep before, everybody gets their time back."""
        last = await self.repo.heartbeat(now)
        was_down = last is not None and now - last > DOWN
        if was_down:
            await self.repo.after_downtime(now, reminder=REMINDER)
        return was_down

    async def _show_unshown(self) -> None:
        unshown = await self.repo.unshown()
        if self.audience is not None:
            for table in unshown:
                self.audience.changed(table)

    async def run_due(self, now: datetime) -> datetime | None:
        """Do what is due at ``now``, one step a table, and return when the next thing is due."""
        if now - self._beat >= BEAT:
            self._beat = now
            await self.note_shown()
            if await self._say_up(now):
                await self._show_unshown()
        for table in await self.repo.due(now):
            try:
                await self._run(table, now)
            except Refused as refused:
                log.debug("table %s: not due any more (%s)", table, refused)
            except Exception:
                log.exception("table %s: what was due failed", table)
                self._drop(table)
        return await self.repo.next_due()

    async def _run(self, table: TableId, now: datetime) -> None:
        """Do what is due at a table; where its rules fail, which they would at every tick, the table is halted."""
        try:
            await self._do_due(table, now)
        except FaultyRule as fault:
            log.error("table %s: a rule failed at %s", table, fault)
            await self._write(table, partial(self._play.halt, fault=fault))

    async def _do_due(self, table: TableId, now: datetime) -> None:
        row = (await self._fresh(table)).row
        if passed(row.remind_at, now) and not passed(row.deadline, now):
            await self._remind(table, row.ask_no)
        else:
            await self._write(table, lambda live: self._play.step(live, now))

    async def _remind(self, table: TableId, ask_no: int) -> None:
        live = await self._fresh(table)
        reminded = live.row.reminded_ask
        mine = reminded < ask_no and await self.claim(table, "reminded_ask", reminded, ask_no)

        def act(live: Live) -> None:
            if live.row.ask_no != ask_no or live.row.phase is not Phase.PLAYING:
                raise Refused("moved-on")
            live.row = replace(live.row, remind_at=None)

        await self._write(table, act, quiet=True)
        live = await self._live_one(table)
        people = [live.seats[ask.seat].person_id for ask in live.playing.waiting() if not live.moves_itself(ask)]
        if mine and self.audience is not None:
            await self.audience.remind(live.look(), [person for person in people if person is not None])

    # -- checks -------------------------------------------------------------------------------------------

    def _in_lobby(self, live: Live, *, host: PersonId | None = None) -> None:
        if live.row.phase is Phase.PLAYING:
            raise Refused("already-started")
        if live.row.phase is not Phase.LOBBY:
            raise Refused("table-over")
        if host is not None and live.row.host_id != host:
            raise Refused("only-host")

    def _in_play(self, live: Live) -> None:
        if live.row.phase is Phase.HALTED:
            raise Refused("table-halted")
        if live.row.phase is Phase.LOBBY:
            raise Refused("not-playing")
        if live.row.phase is not Phase.PLAYING:
            raise Refused("table-over")

    def _seat_of(self, live: Live, person: PersonId) -> SeatRow:
        if (seat := live.seat_of(person)) is None:
            raise Refused("not-seated")
        return seat

    # -- one writer ---------------------------------------------------------------------------------------

    async def _write(
        self, table: TableId, act: Act, *, shows: bool = False, quiet: bool = False, reader: PersonId | None = None
    ) -> Look:
        """Run ``act`` on the table and store what it changed, as one transaction.

        An act on a copy that another process has overtaken is run again on a fresh one. ``quiet``: there is
        nothing new to show. Returns the table as ``reader`` sees it.
        """
        async with self._lock(table):
            if (live := await self._try(table, act, quiet=quiet)) is None:
                live = await self._try(table, act, quiet=quiet)
            if live is None:
                raise Refused(MOVED_ON.key)
            look = live.look()
            mine = look if reader is None else live.look(reader)
        if not shows and not quiet:
            self._tell(look)
        return mine

    async def _try(self, table: TableId, act: Act, *, quiet: bool) -> Live | None:
        """Act and store; ``None`` if what is in memory was out of date, and has been dropped."""
        live = await self._live_one(table)
        stamp = None
        try:
            act(live)
            stamp = await self.repo.commit(live.change(quiet=quiet))
        except (Refused, IllegalAnswer):
            if await self.repo.stamp(table) == live.stamp:
                stamp = live.stamp
                raise
        finally:
            if stamp is None:
                self._drop(table)
        if stamp is None:
            return None
        live.stored(stamp)
        return live

    def _lock(self, table: TableId) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _fresh(self, table: TableId) -> Live:
        """The table as it is stored now."""
        if table in self._live:
            async with self._lock(table):
                live = self._live.get(table)
                if live is not None and await self.repo.stamp(table) != live.stamp:
                    self._drop(table)
        return await self._live_one(table)

    async def _live_one(self, table: TableId) -> Live:
        """The table as it is in memory, loaded if it is not; raises :exc:`Refused` if there is none."""
        if (live := self._live.get(table)) is None:
            live = await self._load(table)
            self._live[table] = live
        self._live.move_to_end(table)
        while len(self._live) > KEPT:
            self._live.popitem(last=False)
        return live

    async def _load(self, table: TableId) -> Live:
        stored = await self.repo.load(table)
        if stored is None or stored.table.game not in self.games:
            raise Refused("no-such-table")
        game = stored.table.game
        live = Live(stored, self.games[game], self._codecs[game], version=__version__)
        if live.restarted:
            self._play.begin_again(live)
            if (stamp := await self.repo.commit(live.change(quiet=False))) is not None:
                live.stored(stamp)
                self._tell(live.look())
        return live

    def _drop(self, table: TableId) -> None:
        self._live.pop(table, None)

    def _tell(self, look: Look) -> None:
        if self.audience is not None:
            self.audience.changed(look.id, look)
