"""Private messages: one to each person of a table, edited and never repeated.

Opening many of them at once gets a bot limited, so they are opened one after the other. Whoever takes none, or
wants none, misses nothing: *My seat* on the table opens the same panel.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.chat.place import nonce
from bot.chat.replies import PINGS_NOBODY, UNSENT, may_pass
from bot.chat.story import Story
from bot.screens.game import screen_of
from bot.screens.seat import my_seat
from bot.storage.away import StoreAway
from bot.storage.repository import PersonId, Phase, TableId
from bot.tables.clock import Clock
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.tables.tables import Tables
from bot.text import known

BETWEEN_OPENINGS = timedelta(seconds=1)
BACK_OFF = timedelta(minutes=10)
"""After Discord found that Deadeye opens too many."""
OPENING_TOO_FAST = 40003
TRY_AGAIN = timedelta(seconds=10)
TABLES_KEPT = 1000
"""So many tables are known to have told everybody, of those being played and of those that are over."""
NONE = (0, 0)
"""Stands for a private message that could not be sent; it is not tried again."""

Key = tuple[int, Any]
NEVER: Key = (0, None)
"""What is told to somebody who has no private message and never will."""
FALLEN = -3
STALE: Key = (-2, None)
"""What somebody knows who could not be told."""
Spawn = Callable[[Coroutine[Any, Any, None]], object]

log = logging.getLogger(__name__)


class PrivateMessages:
    """Sends and edits private messages about tables, never awaited by a press."""

    def __init__(self, client: discord.Client, tables: Tables, clock: Clock, spawn: Spawn) -> None:
        self.client, self.tables, self.clock = client, tables, clock
        self._story = Story(tables)
        self._spawn = spawn
        self._waiting: deque[tuple[TableId, PersonId]] = deque()
        self._next_at: datetime | None = None
        self._again: dict[TableId, datetime] = {}
        self._told: dict[TableId, dict[PersonId, Key]] = {}
        self._over: deque[TableId] = deque(maxlen=TABLES_KEPT)

    def deal(self, table: TableId, people: Iterable[PersonId]) -> None:
        """Tell these people who they are, one after the other, if that is a secret."""
        self._waiting.extend((table, person) for person in people)
        self.run_due(self.clock.now())

    def run_due(self, now: datetime) -> datetime | None:
        """Open the next private message if it is time, and return when the one after it may be opened."""
        if self._waiting and (self._next_at is None or self._next_at <= now):
            self._next_at = now + BETWEEN_OPENINGS
            self._spawn(self._open_next(*self._waiting.popleft()))
        for table in [table for table, due in self._again.items() if due <= now]:
            del self._again[table]
            self._spawn(self._update_later(table))
        waiting = [self._next_at] if self._waiting else []
        return min((due for due in (*waiting, *self._again.values()) if due is not None), default=None)

    def concerned(self, look: Look) -> bool:
        """Whether the private messages may have to change: somebody is asked, or a hand may be another one."""
        if look.phase is not Phase.PLAYING:
            return look.phase is not Phase.LOBBY and look.id not in self._over
        told = self._told.get(look.id, {}).values()
        shown = any(ask_no or hand is not None for ask_no, hand in told)
        return shown or look.window or (bool(look.asked) and look.ask is None)

    def changed(self, look: Look) -> None:
        """The table has changed: edit the messages of those whom it concerns."""
        if self.concerned(look):
            self._spawn(self._update(look))

    def told(self, look: Look, person: PersonId) -> None:
        """The person sees this look already, because the private message was just edited by a press."""
        if look.phase is Phase.PLAYING:
            self._told_at(look.id)[person] = _key(look)

    def _told_at(self, table: TableId) -> dict[PersonId, Key]:
        """What was told at a table; tables that ended elsewhere are heard of no more, so the oldest go."""
        while len(self._told) > TABLES_KEPT:
            del self._told[next(iter(self._told))]
        return self._told.setdefault(table, {})

    async def _open_next(self, table: TableId, person: PersonId) -> None:
        """Open one; whatever keeps it from being sent and may pass, it stays queued."""
        try:
            await self._open(table, person)
        except Refused as refused:
            log.debug("table %s: no private message any more (%s)", table, refused)
        except (*UNSENT, StoreAway) as error:
            if isinstance(error, discord.HTTPException) and not may_pass(error):
                await self._closed(table, person, error)
                return
            self._waiting.append((table, person))
            self._next_at = self.clock.now() + TRY_AGAIN
            level = logging.DEBUG if isinstance(error, StoreAway) else logging.INFO  # the store says so itself
            log.log(level, "table %s: a private message was not sent (%s); tried again later", table, error)

    async def _open(self, table: TableId, person: PersonId) -> None:
        repo = self.tables.repo
        if not (await repo.person_settings(person)).dms or await repo.private_message(table, person) is not None:
            return
        look, view = await self._panel(table, person)
        if look.seat is None or look.phase is not Phase.PLAYING or not screen_of(look.game).secrets:
            return
        channel = await self.client.create_dm(discord.Object(person))
        once = nonce(look, f"private {person}")
        message = await channel.send(view=view, nonce=once)
        if await repo.keep_private_message(table, person, channel.id, message.id):
            self.told(look, person)
            await self._update(look)  # nobody has looked for the message while it was on its way
        else:
            place = await repo.private_message(table, person)
            if place is not None and place[1] != message.id:
                await message.delete()

    async def _closed(self, table: TableId, person: PersonId, error: discord.HTTPException) -> None:
        """No private message for this person; the panel on the table says the same."""
        if error.code == OPENING_TOO_FAST:
            self._next_at = self.clock.now() + BACK_OFF
        log.info("table %s: a private message was not taken (%s)", table, error.code)
        await self.tables.repo.keep_private_message(table, person, *NONE)

    async def _update(self, look: Look) -> None:
        try:
            for person in await self._behind(look):
                await self._update_or_later(look.id, person)
        except Refused as refused:
            log.debug("table %s: no private messages any more (%s)", look.id, refused)
        except StoreAway:
            self._again[look.id] = self.clock.now() + TRY_AGAIN
        if look.id in self._again:
            return
        if look.phase in (Phase.ENDED, Phase.VOID):
            self._told.pop(look.id, None)
            self._over.append(look.id)

    async def _behind(self, look: Look) -> list[PersonId]:
        """Whose messages do not say what they should; from now on they are taken to."""
        told = self._told_at(look.id)
        people = [who for seat in look.seats if (who := seat.person_id) is not None and told.get(who) is not NEVER]
        if not people:
            return []
        keys = {
            person: _key(mine)
            for person, mine in zip(people, await self.tables.looks(look.id, people), strict=True)
        }
        behind = [person for person, key in keys.items() if told.get(person, (0, key[1])) != key]
        told.update(keys)
        return behind

    async def _update_or_later(self, table: TableId, person: PersonId) -> None:
        try:
            await self._update_one(table, person)
        except (*UNSENT, StoreAway) as error:
            log.info("table %s: a private message was not edited (%s)", table, error)
            if may_pass(error):
                self._told_at(table)[person] = STALE
                self._again[table] = self.clock.now() + TRY_AGAIN

    async def _update_one(self, table: TableId, person: PersonId) -> None:
        place = await self.tables.repo.private_message(table, person)
        if place == NONE:
            self._told_at(table)[person] = NEVER
        elif place is not None:
            _, view = await self._panel(table, person)
            message = self.client.get_partial_messageable(place[0]).get_partial_message(place[1])
            await message.edit(view=view, allowed_mentions=PINGS_NOBODY)

    async def _update_later(self, table: TableId) -> None:
        try:
            look = await self.tables.look(table)
        except Refused as refused:
            log.debug("table %s: no private messages any more (%s)", table, refused)
        except StoreAway:
            self._again[table] = self.clock.now() + TRY_AGAIN
        else:
            await self._update(look)

    async def _panel(self, table: TableId, person: PersonId) -> tuple[Look, discord.ui.LayoutView]:
        settings = await self.tables.repo.person_settings(person)
        look = await self._story.remembered(await self.tables.look(table, person))
        locale = known(settings.locale or look.locale)
        return look, my_seat(look, locale, person)


def _key(look: Look) -> Key:
    """What a private message is edited for: a private question, another hand, a fall, the end."""
    private = look.ask is not None and not look.ask.public
    out = FALLEN if look.phase is Phase.PLAYING and look.view is not None and look.seat not in look.living else 0
    ended = -1 if look.phase is not Phase.PLAYING else out
    return (look.ask_no if private else ended), getattr(look.view, "hand", None)
