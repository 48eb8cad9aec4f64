"""What has happened at a table for all to see, read again from the store."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.storage.codec import Codec
from bot.storage.repository import PayloadRow, Phase
from bot.tables.happenings import HAPPENINGS
from bot.tables.look import Happened, Look
from bot.tables.tables import Tables


class Story:
    """The public events of tables. Every method raises what reading from the store does."""

    def __init__(self, tables: Tables) -> None:
        self._repo = tables.repo
        self._codecs = {key: Codec(game, HAPPENINGS) for key, game in tables.games.items()}

    async def whole(self, look: Look) -> list[Happened]:
        """Everything since the deal."""
        _, rows = await self._repo.history(look.id)
        return self._read(look, rows)

    async def remembered(self, look: Look) -> Look:
        """The same look, which knows how its reader fell; of others the last events are enough."""
        if look.phase is not Phase.PLAYING or look.seat is None or look.seat in look.living:
            return look
        return replace(look, recent=tuple(await self.whole(look)))

    async def retold(self, look: Look) -> Look:
        """The look of a game that is over, which knows all that happened and what was booked."""
        booked = await self._repo.results(look.id)
        return replace(look, recent=tuple(await self.whole(look)), results=booked)

    async def since(self, look: Look, unit: int) -> list[Happened]:
        """What has happened since ``unit`` began."""
        return self._read(look, await self._repo.happened(look.id, unit))

    def _read(self, look: Look, rows: Iterable[PayloadRow]) -> list[Happened]:
        entries = [self._codecs[look.game].load_entry(row.data) for row in rows]
        seen = ((entry.seen_by(None), entry.rule) for entry in entries)
        return [Happened(event, rule) for event, rule in seen if event is not None]
