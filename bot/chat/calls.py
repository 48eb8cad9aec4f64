"""Calls: small messages that ping people who are asked though it is not their turn, and go when that is over."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from discord import ui

from bot.chat.place import Places, nonce
from bot.screens.public import call, reminder
from bot.storage.repository import PersonId, Phase
from bot.tables.look import Look
from bot.tables.tables import Tables
from rules.core.ask import Seat

log = logging.getLogger(__name__)


class Calls:
    """Sends one call a question and table, and deletes it when it has been answered.

    A call is sent first and noted then, the other way round than one might think: whoever dies in between, or
    hears no answer, sends it once more, which Discord takes for the same message.
    """

    def __init__(self, tables: Tables, places: Places) -> None:
        self._tables, self._places = tables, places

    def needed(self, look: Look) -> bool:
        """Whether a call is there, or may have to be sent."""
        return look.ping_id is not None or bool(_out_of_turn(look))

    async def show(self, look: Look) -> bool:
        """Call who is asked out of turn; a call that has been answered goes.

        ``True`` if something was sent, so that the table may have moved on meanwhile.
        """
        if not _still_called(look):
            look = await self._hush(look)
        people = _out_of_turn(look)
        if not people or look.pinged_ask >= look.ask_no:
            return False
        await self._call(look, people, call(look, people), "call")
        return True

    async def remind(self, look: Look, people: Sequence[PersonId]) -> None:
        """Call the open question to these people's minds."""
        await self._call(look, people, reminder(look, people), "reminder")

    async def forget(self, look: Look, calls: Sequence[int]) -> None:
        """Delete these calls, newest first, but for the one that counts: if nobody noted that, it is the first."""
        counts = look.ping_id
        if counts is None and calls and _still_called(look):
            await self._tables.claim(look.id, "ping_id", None, calls[0])
            counts = calls[0]
        for message in calls:
            if message != counts:
                await self._delete(look, message)

    async def _call(self, look: Look, people: Sequence[PersonId], view: ui.LayoutView, what: str) -> None:
        look, once = await self._hush(look), nonce(look, f"{what} {look.ask_no}")
        message = (await self._places.of(look).post(view, *people, nonce=once)).id
        if look.pinged_ask != look.ask_no:  # first, or somebody else takes this for a call to an older question
            await self._tables.claim(look.id, "pinged_ask", look.pinged_ask, look.ask_no)
        won = await self._tables.claim(look.id, "ping_id", look.ping_id, message)
        if not won and (await self._tables.look(look.id)).ping_id != message:
            await self._delete(look, message)

    async def _hush(self, look: Look) -> Look:
        """Delete the call there is, and note that afterwards: who dies in between has one more look for it."""
        if look.ping_id is None:
            return look
        await self._delete(look, look.ping_id)
        await self._tables.claim(look.id, "ping_id", look.ping_id, None)
        return await self._tables.look(look.id)

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
