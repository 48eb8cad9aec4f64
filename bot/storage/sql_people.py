"""What is stored about servers and people, in SQL."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Executable, Row, Select, bindparam, delete, select

from bot.storage import boards, privacy
from bot.storage.database import Database
from bot.storage.repository import Board, GuildId, GuildSettings, PersonId, PersonSettings, TableId, Tally
from bot.storage.rows import columns, name_row, once, put, values, write
from bot.storage.schema import guilds, names, people, private_messages, ratings, results


class SqlPeople:
    """The part of :class:`bot.storage.repository.Repository` that is about servers and people.

    A former player is a seat or result with no person and no name.
    """

    def __init__(self, db: Database) -> None:
        self._db = db
        self._keep_message = once(db, private_messages)
        self._guild, self._person, self._name = (put(db, table) for table in (guilds, people, names))

    # -- private messages and settings --------------------------------------------------------------------

    async def private_message(self, table: TableId, person: PersonId) -> tuple[int, int] | None:
        row = await self._first(_PRIVATE_MESSAGE, at=table, who=person)
        return None if row is None else (row.channel_id, row.message_id)

    async def keep_private_message(self, table: TableId, person: PersonId, channel: int, message: int) -> bool:
        row = {"table_id": table, "person_id": person, "channel_id": channel, "message_id": message}
        return await self._db.write(lambda conn: conn.execute(self._keep_message, row).rowcount == 1)

    async def guild_settings(self, guild: GuildId) -> GuildSettings | None:
        row = await self._first(_GUILD, at=guild)
        return None if row is None else GuildSettings(*row)

    async def set_guild_settings(self, settings: GuildSettings) -> None:
        await self._put(self._guild, values(settings))

    async def person_settings(self, person: PersonId) -> PersonSettings:
        row = await self._first(_PERSON, who=person)
        return PersonSettings(person) if row is None else PersonSettings(*row)

    async def set_person_settings(self, settings: PersonSettings) -> None:
        await self._put(self._person, values(settings))

    async def rename(self, guild: GuildId, person: PersonId, name: str) -> None:
        """Remember a person's latest name in a server; results that are booked do so too."""
        await self._put(self._name, name_row(guild, person, name))

    async def _first(self, query: Select[Any], **parameters: int) -> Row[Any] | None:
        return await self._db.read(lambda conn: conn.execute(query, parameters).first())

    async def _put(self, statement: Executable, row: dict[str, Any]) -> None:
        await self._db.write(lambda conn: write(conn, statement, [row]))

    # -- leaderboards -------------------------------------------------------------------------------------

    async def board(
        self,
        guild: GuildId,
        *,
        game: str | None,
        since: datetime | None,
        page: int,
        size: int = 10,
        reader: PersonId | None = None,
    ) -> Board:
        """A page of the leaderboard, see :mod:`bot.storage.boards`."""
        scope = boards.Scope(guild, game, since)
        return await self._db.read(lambda conn: boards.board(conn, scope, page, size, reader))

    async def tallies(self, guild: GuildId, person: PersonId) -> list[Tally]:
        """A person's games in a server, by title."""
        return await self._db.read(lambda conn: boards.tallies(conn, guild, person))

    async def reset_board(self, guild: GuildId) -> int:

        def work(conn: Connection) -> int:
            conn.execute(delete(ratings).where(ratings.c.guild_id == guild))
            return conn.execute(delete(results).where(results.c.guild_id == guild)).rowcount

        return await self._db.write(work)

    # -- privacy ------------------------------------------------------------------------------------------

    async def about(self, person: PersonId) -> dict[str, Any]:
        """Everything stored about a person, see :func:`bot.storage.privacy.about`."""
        return await self._db.read(lambda conn: privacy.about(conn, person))

    async def forget(self, person: PersonId) -> None:
        """Replace a person by "a former player" everywhere, see :func:`bot.storage.privacy.forget`."""
        await self._db.write(lambda conn: privacy.forget(conn, person))


_PRIVATE_MESSAGE = select(private_messages.c.channel_id, private_messages.c.message_id).where(
    private_messages.c.table_id == bindparam("at"), private_messages.c.person_id == bindparam("who")
)
_GUILD = select(*columns(guilds, GuildSettings)).where(guilds.c.guild_id == bindparam("at"))
_PERSON = select(*columns(people, PersonSettings)).where(people.c.person_id == bindparam("who"))
