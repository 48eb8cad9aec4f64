"""A database that goes away while Deadeye serves, and comes back."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.storage.sql import SqlRepository
from tests.bot.chat.test_private import private_message
from tests.discord import Town, told, words

THREE = ("Ana", "Budi", "Clara")


@contextmanager
def away(place: Town) -> Iterator[None]:
    """Nothing that is asked of the database is answered."""
    assert isinstance(place.bot.tables.repo, SqlRepository)
    database: Any = place.bot.tables.repo.guard._db
    read, write = database.read, database.write

    async def gone(_: Any) -> None:
        raise ConnectionRefusedError("nobody is there")

    database.read = database.write = gone
    try:
        yield
    finally:
        database.read, database.write = read, write


def lines(caplog: pytest.LogCaptureFixture, level: int) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= level]


async def test_one_line_says_that_the_database_is_away_and_one_that_it_is_back(
    place: Town, caplog: pytest.LogCaptureFixture
) -> None:
    people = place.everybody(*THREE)
    table = await place.started(*people)
    caplog.clear()
    with away(place):
        for _ in range(30):
            place.clock.pass_by(1)
            with pytest.raises(Exception, match="nobody"):
                await place.bot.tick()
        place.bot.outbox.changed(table)
        await place.bot.outbox.settled()
    (line,) = lines(caplog, logging.WARNING)
    assert "the database is away" in line
    caplog.clear()
    await place.wait(20)
    assert lines(caplog, logging.WARNING) == ["the database is back"]


async def test_a_press_while_the_database_is_away_is_told_so(place: Town) -> None:
    people = place.everybody(*THREE)
    table = await place.seated(*people)
    message = await place.table_message(table)
    with away(place):
        assert "cannot reach its database" in told(await people[0].click(message, label="Start"))
    assert "cannot reach its database" not in told(await people[0].click(message, label="Start"))


async def test_a_private_message_that_could_not_be_sent_meanwhile_is_sent_later(place: Town) -> None:
    ana, *others = place.everybody(*THREE, "Dewi")
    table = await place.seated(ana, *others, game="cards")
    await place.press(ana, table, "Start")
    assert [private_message(place, other) for other in others] == [None] * 3
    with away(place):
        for _ in range(10):
            place.clock.pass_by(1)
            place.bot.outbox.run_due(place.clock.now())
            await place.bot.outbox.settled()
    await place.wait(30)
    assert all("You are" in words(private_message(place, other)) for other in others)
