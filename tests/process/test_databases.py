"""The database is full, is gone, is away."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.postgres import Postgres, postgres
from tests.process.deadeye import Nursery
from tests.process.place import Place, place_of_its_own

__all__ = ["postgres"]
OPERATOR = 2
NUMBER = 5432


async def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(own: Place) -> None:
    await own.start()
    table = await own.table()
    await own.quiet(0.0)
    asked, message = own.asks(table), table.message
    assert message is not None
    limit_files(own, (own.deadeye.folder / "deadeye.db-wal").stat().st_size)
    for person in table.people:
        one = await table.press(person, message, table.choose(table.answers(message)))
        assert one.answer
    assert own.asks(table) == asked
    limit_files(own, resource.RLIM_INFINITY)
    presses = table.presses
    await table.play(own.deadeye.pass_by, until=lambda: table.presses > presses + 5)
    await own.quiet()
    assert own.asks(table) > asked
    own.assert_shown(table)


async def test_with_a_full_disk_sigterm_is_obeyed(own: Place) -> None:
    await own.start()
    table = await own.table()
    await own.quiet(0.0)
    limit_files(own, (own.deadeye.folder / "deadeye.db-wal").stat().st_size)
    assert table.message is not None
    await table.press(table.people[0], table.message, table.choose(table.answers(table.message)))
    assert await own.deadeye.stop() == 0


def limit_files(place: Place, size: int) -> None:
    """No file that Deadeye writes may grow beyond this; the others of a full disk are not to be had in a test."""
    resource.prlimit(place.deadeye.number, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_a_file_that_is_moved_away_is_noticed(own: Place) -> None:
    await own.start()
    await own.table()
    database = own.deadeye.folder / "deadeye.db"
    database.rename(database.with_name("elsewhere.db"))
    await own.comes(lambda: not own.deadeye.running, step=10.0, steps=20)
    assert await own.deadeye.ends() == OPERATOR
    assert "Traceback" not in own.deadeye.read()


class Proxy:
    """Stands between Deadeye and PostgreSQL, and can be switched off."""

    def __init__(self, real: Path, own: Path) -> None:
        self.real, self.own, self.away = real, own, False
        self._open: set[asyncio.StreamWriter] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what either side says."""
        if self.away:
            writer.close()
            return
        there, here = await asyncio.open_unix_connection(self.real)
        self._open |= {writer, here}
        await asyncio.gather(_pass_on(reader, here), _pass_on(there, writer))
        self._open -= {writer, here}

    def go(self) -> None:
        """The database is away: lines break, and new ones are refused."""
        self.away = True
        for writer in self._open:
            writer.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    writer.close()


@asynccontextmanager
async def proxied(postgres: Postgres, folder: Path) -> AsyncIterator[tuple[str, Proxy]]:
    """The address of an empty database behind a proxy."""
    address = postgres.database()
    base, _, home = address.partition("?host=")
    proxy = Proxy(Path(home) / f".s.PGSQL.{NUMBER}", folder / f".s.PGSQL.{NUMBER}")
    server = await asyncio.start_unix_server(proxy.serve, proxy.own)
    try:
        yield f"{base}?host={folder}", proxy
    finally:
        server.close()
        proxy.go()


async def test_a_database_that_is_away_is_told_once_and_nothing_is_lost(
    nursery: Nursery, postgres: Postgres, tmp_path: Path
) -> None:
    async with proxied(postgres, tmp_path) as (url, proxy), place_of_its_own(nursery, tmp_path, url) as place:
        await place.start()
        table = await place.table("cards")
        proxy.go()
        before = len(place.deadeye.read().splitlines())
        await place.quiet(30.0)
        lines = place.deadeye.read().splitlines()[before:]
        proxy.away = False
        await place.quiet(30.0)
        dealt = [person for person in table.people if place.world.messages.get(f"9{person}")]
        assert len(lines) == 1, lines
        assert not place.deadeye.worries()
        assert dealt == table.people
