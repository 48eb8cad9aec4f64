"""The one door to live tables for whoever serves people.

Knows nothing of Discord. Behind it :mod:`bot.tables.desk` has each table written by one act at a time, and
:mod:`bot.tables.watch` does all that nobody presses for.
"""

from __future__ import annotations

import logging
import random
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from bot import __version__
from bot.storage.repository import GuildId, PersonId, Phase, Repository, SeatRow, TableId, TableLine
from bot.tables import lobby, seats
from bot.tables.bots import Bots
from bot.tables.brain import Brain
from bot.tables.clock import Clock
from bot.tables.clocks import Clocks
from bot.tables.desk import Act, Audience, Desk
from bot.tables.due import Timekeeper
from bot.tables.errors import Refused as Refused
from bot.tables.look import Look, Person, look_at
from bot.tables.seats import Choose
from bot.tables.table import Table
from bot.tables.watch import Watch
from rules.core.ask import Indices, Seat
from rules.core.chance import SEED_BYTES
from rules.core.game import AnyGame

MOST_LOBBIES = 5
"""So many tables of a server that have not started may one person host."""

Seeds = Callable[[], bytes]

log = logging.getLogger(__name__)


def secret_seed() -> bytes:
    """A seed that nobody can know beforehand."""
    return secrets.token_bytes(SEED_BYTES)


class Tables:
    """All tables of a store.

    Methods that take a person raise :exc:`Refused`, or :exc:`rules.core.errors.IllegalAnswer` for an answer, with
    nothing changed, and return the table as everybody may see it. The audience hears of every change; whoever
    shows one on the table's message himself says so with ``shows``.

    ``clocks`` are stopped and started by whoever notices that people cannot be reached. ``pauses`` is the luck of
    bots' thinking time, ``seeds`` makes the secret of each new table.
    """

    def __init__(
        self,
        repo: Repository,
        clock: Clock,
        games: Mapping[str, AnyGame],
        brains: Callable[[str], Brain],
        *,
        pauses: random.Random | None = None,
        seeds: Seeds = secret_seed,
        version: str = __version__,
    ) -> None:
        self.repo, self.clock, self.games = repo, clock, games
        timekeeper = Timekeeper(clock, Bots(brains), pauses or random.Random())  # noqa: S311  (no secret)
        self._desk = Desk(repo, games, timekeeper, version=version)
        self.clocks = Clocks(repo, self._desk, clock)
        self._watch = Watch(repo, self._desk, timekeeper, self.clocks)
        self._seeds = seeds

    @property
    def audience(self) -> Audience | None:
        """Whoever shows tables to people."""
        return self._desk.audience

    @audience.setter
    def audience(self, audience: Audience | None) -> None:
        self._desk.audience = audience

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
        """Open a lobby with its host in the first seat; raises :exc:`Refused` for options that nobody can play."""
        chosen = self.games[game].options_type(**(options or {}))
        lobby.check_options(self.games[game], chosen)
        row = lobby.opened(
            self._seeds(),
            self.clock.now(),
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.id,
            locale=locale,
            pace=pace,
            options=self._desk.codecs[game].dump_options(chosen),
        )
        return await self.look(await self.repo.create(row, [SeatRow(0, host.id, host.name)]))

    async def join(self, number: TableId, person: Person, *, shows: bool = False) -> Look:
        """Take the next free seat of a lobby."""
        return await self._do(number, partial(lobby.join, person=person.id, name=person.name), shows=shows)

    async def leave(self, number: TableId, person: Person, *, shows: bool = False) -> Look:
        """Give a seat up: freely in a lobby, for good in a game, where a bot takes over and a loss is booked."""
        return await self._do(number, partial(seats.leave, person=person.id, now=self.clock.now()), shows=shows)

    async def add_bot(self, number: TableId, person: Person, *, shows: bool = False) -> Look:
        """Seat a bot in a lobby; the host may."""
        return await self._do(number, partial(lobby.add_bot, person=person.id), shows=shows)

    async def remove_bot(
        self, number: TableId, person: Person, *, seat: Seat | None = None, shows: bool = False
    ) -> Look:
        """Take a bot out of a lobby, the last one or that in ``seat``; the host may."""
        return await self._do(number, partial(lobby.remove_bot, person=person.id, seat=seat), shows=shows)

    async def set_pace(self, number: TableId, person: Person, pace: str) -> Look:
        """Give people more or less time at a table that has not started; the host may."""
        act = partial(lobby.set_pace, person=person.id, pace=pace, now=self.clock.now())
        return await self._do(number, act)

    async def choose(self, number: TableId, person: Person, options: Any, *, shows: bool = False) -> Look:
        """Change what is played at a table that has not started; the host may."""
        return await self._do(number, partial(lobby.choose, person=person.id, options=options), shows=shows)

    async def start(self, number: TableId, person: Person, *, shows: bool = False) -> Look:
        """Deal; the host may, once the game takes this number of seats."""
        return await self._do(number, partial(lobby.start, person=person.id, now=self.clock.now()), shows=shows)

    async def rematch(self, number: TableId, person: Person, *, series: bool = False) -> Look:
        """Open a lobby with the people, bots and options of an ended table, once.

        ``series``: as the next of several games in a row, where the game has a rule for that.
        """
        self._desk.throw_away(number)  # no copy says when a person of an ended table is forgotten elsewhere
        table = await self._desk.kept(number)
        lobby.check_rematch(table, person.id)
        row = lobby.reopened(table, person.id, self._seeds(), self.clock.now(), series=series)
        new = await self.repo.create(row, lobby.reseated(table))
        if not await self.claim(number, "rematch", None, new):
            await self.void(new, "rematch-made")
            raise Refused("rematch-made", ("table", ""))
        return await self.look(new)

    # -- play ---------------------------------------------------------------------------------------------

    async def act(
        self,
        number: TableId,
        person: PersonId,
        ask_no: int,
        indices: Indices,
        *,
        called: tuple[str, GuildId] | None = None,
        shows: bool = False,
    ) -> Look:
        """Answer question ``ask_no``; who does not show the table gets the person's own look.

        ``called``: what the person is called now, and in which server.
        """

        def act(table: Table) -> None:
            seats.answer(table, person, ask_no, indices)
            if called is not None:
                seats.rename(table, person, *called)

        return await self._do(number, act, shows=shows, reader=None if shows else person)

    async def acts(
        self,
        number: TableId,
        person: PersonId,
        answers: Sequence[Choose],
        *,
        called: tuple[str, GuildId] | None = None,
        shows: bool = False,
    ) -> Look:
        """Answer one question after the other, each as ``answers`` make of the table then: all of them or none.

        Otherwise as :meth:`act`.
        """

        def act(table: Table) -> None:
            seats.answer_all(table, person, answers)
            if called is not None:
                seats.rename(table, person, *called)

        return await self._do(number, act, shows=shows, reader=None if shows else person)

    async def retake(self, number: TableId, person: PersonId) -> Look:
        """Take one's seat back from the bot that plays it; if the next answer does not come, the bot is back."""
        return await self._do(number, partial(seats.retake, person=person))

    async def order(self, number: TableId, person: PersonId, kind: str, value: str) -> Look:
        """Give one's seat a standing order, in private."""
        return await self._do(number, partial(seats.order, person=person, kind=kind, value=value), quiet=True)

    async def hand_over(self, number: TableId, person: Person, to: PersonId) -> Look:
        """Offer one's seat to somebody who has never sat at this table; see :meth:`accept`."""
        return await self._do(number, partial(seats.hand_over, person=person.id, to=to), quiet=True)

    async def accept(self, number: TableId, person: Person, seat: Seat) -> Look:
        """Take a seat that was offered."""
        return await self._do(number, partial(seats.accept, person=person, seat=seat, now=self.clock.now()))

    async def end(self, number: TableId, person: Person, *, moderator: bool) -> Look:
        """End a table for good with nothing booked; the host may unless the server says only moderators."""
        guild = (await self._desk.fresh(number)).row.guild_id
        settings = None if guild is None else await self.repo.guild_settings(guild)
        host_may = settings is None or settings.enders == "host"
        now = self.clock.now()
        act = partial(seats.end, person=person.id, now=now, host_may=host_may, moderator=moderator)
        return await self._do(number, act)

    async def void(self, number: TableId, why: str) -> Look:
        """End a table that has lost its place, with nothing booked."""
        return await self._do(number, partial(seats.void, why=why, now=self.clock.now()))

    async def forget(self, person: PersonId) -> None:
        """Hand the person's seats to bots, then forget everything about the person."""
        now = self.clock.now()
        for line in await self.repo.of_person(person):
            try:
                await self._do(line.id, partial(seats.vacate, person=person, now=now))
            except Refused as refused:
                log.info("table %s: nothing to hand over (%s)", line.id, refused)
        await self.repo.forget(person)
        self._desk.throw_all_away()

    # -- looking ------------------------------------------------------------------------------------------

    async def look(self, number: TableId, person: PersonId | None = None, *, since: Look | None = None) -> Look:
        """The table as it is stored now, for this person or for everybody.

        ``since``: a look that is new enough; where what is in memory is no older the store is not asked again.
        """
        return await self._desk.look(number, person, since)

    async def looks(self, number: TableId, people: Iterable[PersonId], *, since: Look | None = None) -> list[Look]:
        """The same for each of these people."""
        table = await self._desk.fresh(number, since)
        return [look_at(table, person) for person in people]

    async def here(self, channel_id: int) -> list[TableLine]:
        """Tables of a channel that have not ended."""
        return await self.repo.in_channel(channel_id)

    async def mine(self, person: PersonId) -> list[TableLine]:
        """Tables that have not ended and where this person sits."""
        return await self.repo.of_person(person)

    async def claim(self, number: TableId, column: str, before: Any, after: Any) -> bool:
        """Set a claim column of a table if it is still ``before``; see :meth:`Repository.claim`."""
        return await self._desk.claim(number, column, before, after)

    def shown(self, look: Look) -> None:
        """The table message shows ``look`` now; stored with the next change or heartbeat."""
        self._desk.shown(look)

    async def note_shown(self) -> None:
        """Store which states of which tables have been shown, so that no start shows them again."""
        await self._desk.note_shown()

    # -- what nobody presses for --------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: give back the time that passed while nobody was up, and show what was not shown."""
        await self._watch.wake(self.clock.now())

    async def run_due(self, now: datetime) -> datetime | None:
        """Do what is due at ``now``, one step a table, and return when the next thing is due."""
        return await self._watch.run_due(now)

    async def _do(
        self,
        number: TableId,
        act: Act,
        *,
        shows: bool = False,
        quiet: bool = False,
        reader: PersonId | None = None,
    ) -> Look:
        """Do something at a table, and return it as ``reader`` sees it."""
        return look_at(await self._desk.do(number, act, shows=shows, quiet=quiet), reader)
