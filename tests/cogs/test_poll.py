"""A game that is registered at run time, with a command of its own."""

from __future__ import annotations

from tests.discord import Town, words
from tests.poll import cog

WINDOW = 60
"""Seconds after which a window has closed."""


async def voted(place: Town, locale: str) -> int:
    """A table of Ana, who has the chair, and Budi, both of whom have voted by command."""
    await cog.setup(place.bot)
    await place.bot.tree.sync()
    ana, budi = place.person("Ana", locale=locale), place.person("Budi")
    table = await place.started(ana, budi, game="poll")
    for person, vote in ((ana, "yes"), (budi, "no")):
        await person.slash(place.channel, "poll", vote=vote)
    await place.wait(WINDOW)
    return table


async def test_it_is_played_by_its_own_command(poll_place: Town) -> None:
    table = await voted(poll_place, "en-US")

    assert "1 in favour." in words(await poll_place.table_message(table))


async def test_why_its_command_does_nothing_is_told_in_the_readers_language(poll_place: Town) -> None:
    await voted(poll_place, "id")

    again = await poll_place.person("Ana").slash(poll_place.channel, "poll", vote="yes")

    assert "tidak sedang diminta memberi suara" in words(again.response)
