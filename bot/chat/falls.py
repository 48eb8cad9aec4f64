"""Falls: a small message that pings whoever is out of the game, and stays."""

from __future__ import annotations

from typing import Any

from bot.chat.place import Places, nonce
from bot.chat.story import Story
from bot.screens.fall import fall, falls_of
from bot.storage.repository import Phase
from bot.tables.look import Look
from bot.tables.tables import Tables

NOT_COUNTED = -1
"""What a table says that an older version has played: who fell then has been told in its way."""


class Falls:
    """Tells of each fall once.

    A message is sent first and counted then, as with calls: whoever dies in between, or hears no answer, sends it
    once more, which Discord takes for the same message. Where that was too long ago, the message is found in the
    channel by its number.
    """

    def __init__(self, tables: Tables, places: Places, story: Story) -> None:
        self._tables, self._places, self._story = tables, places, story

    async def tell(self, look: Look) -> None:
        """Tell of the falls nobody was told of yet; of those that end the game the end tells."""
        if look.phase is not Phase.PLAYING:
            return
        falls = falls_of(look, await self._story.whole(look))
        if look.told_falls == NOT_COUNTED:
            await self._tables.claim(look.id, "told_falls", NOT_COUNTED, len(falls))
            return
        for number, event in enumerate(falls[look.told_falls :], look.told_falls):
            await self._tell(look, event, number)
            if not await self._tables.claim(look.id, "told_falls", number, number + 1):
                return

    async def found(self, look: Look, told: int) -> None:
        """So many falls are told of in the channel, though perhaps nobody has counted them."""
        if NOT_COUNTED < look.told_falls < told:
            await self._tables.claim(look.id, "told_falls", look.told_falls, told)

    async def _tell(self, look: Look, event: Any, number: int) -> None:
        person = look.seats[event.seat].person_id
        if person is not None:
            once = nonce(look, f"fall {number}")
            await self._places.of(look).post(fall(look, event, number + 1), person, nonce=once)
