"""Calls: small messages that ping people who are asked though it is not their turn, and go when that is over."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from discord import ui

from bot.chat.place import Places
from bot.chat.replies import UNSENT
from bot.screens.public import call, reminder
from bot.storage.repository import PersonId, Phase
from bot.tables.look import Look
from bot.tables.tables import Tables
from rules.core.ask import Seat

log = logging.getLogger(__name__)


class Calls:
    """Sends one call a question and table, and deletes it; which process does is claimed in the store."""

    def __init__(self, tables: Tables, places: Places) -> None:
        self._tables, self._places = tables, places

    def needed(self, look: Look) -> bool:
        """Whether a call is there, or may have to be sent."""
        return look.ping_id is not None or bool(_out_of_turn(look))

    async def show(self, look: Look) -> None:
        """Call who is asked out of turn; a call that has been answered goes."""
        if look.ping_id is not None and not _still_called(look):
            await self._hush(look, look.ping_id)
            look = await self._tables.look(look.id)
        people = _out_of_turn(look)
        if people and look.pinged_ask < look.ask_no:
            await self._call(look, people, call(look, people))

    async def remind(self, look: Look, people: Sequence[PersonId]) -> None:
        """Call the open question to these people's minds."""
        await self._call(look, people, reminder(look, people))

    async def _call(self, look: Look, people: Sequence[PersonId], view: ui.LayoutView) -> None:
        """Ping these people, once a question; a call that could not be sent may be sent again."""
        before = look.pinged_ask
        if before != look.ask_no and not await self._tables.claim(look.id, "pinged_ask", before, look.ask_no):
            return
        try:
            message = await self._places.of(look).post(view, *people)
        except UNSENT:
            await self._tables.claim(look.id, "pinged_ask", look.ask_no, before)
            raise
        if not await self._tables.claim(look.id, "ping_id", look.ping_id, message):
            await self._delete(look, message)
        elif look.ping_id is not None:
            await self._delete(look, look.ping_id)

    async def _hush(self, look: Look, message: int) -> None:
        if await self._tables.claim(look.id, "ping_id", message, None):
            await self._delete(look, message)

    async def _delete(self, look: Look, message: int) -> None:
        if not await self._places.of(look).delete(message):
            log.debug("table %s: the call was deleted already", look.id)


def person_plays(look: Look, seat: Seat) -> bool:
    """Whether a person answers for a seat."""
    return look.seats[seat].person_id is not None and not look.seats[seat].bot_plays


def _people_asked(look: Look) -> list[tuple[Seat, PersonId]]:
    """Seats and persons whose answer is awaited; where a standing order answers there is no deadline."""
    if look.phase is not Phase.PLAYING or look.deadline is None:
        return []
    held = ((seat, look.seats[seat].person_id) for seat in look.asked if person_plays(look, seat))
    return [(seat, person) for seat, person in held if person is not None]


def _out_of_turn(look: Look) -> list[PersonId]:
    return [person for seat, person in _people_asked(look) if seat != look.active]


def _still_called(look: Look) -> bool:
    return look.ask_no == look.pinged_ask and bool(_people_asked(look))
