"""Pictures on table messages: which one is there, how it stays, and what stands in its place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.chat.gallery import picture_on
from bot.pictures import Studio
from bot.pictures.scenes import name_of
from bot.screens.public import scenery
from tests.bot.chat.test_outbox import THREE, finish_turn
from tests.cogs.test_boards import manager
from tests.discord import Town, ids, town, words

FORBIDDEN = 50013


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Town]:
    studio = Studio(limit=60)
    async with town(tmp_path, studio=studio) as place:
        yield place
    await studio.stop()


async def belongs_there(place: Town, table: int) -> str:
    """The name of the picture of a table as it is."""
    scene = scenery(await place.look(table))
    assert scene is not None
    return name_of(scene)


async def shown(place: Town, table: int) -> str | None:
    found = picture_on(await place.table_message(table))
    return None if found is None else found.name


async def drawn(place: Town, table: int) -> None:
    """Wait for what is drawn after the message has gone out."""
    for _ in range(20):
        await place.rest()
        await place.wait(2)
        if await shown(place, table) == await belongs_there(place, table):
            return
    raise AssertionError("the picture never came")


def edits(place: Town) -> Iterator[dict[str, Any]]:
    """What every edit of a message with controls has said, the answers to presses among them."""
    for sent in place.env.http_requests:
        body = sent.json or {}
        if sent.method == "PATCH" and "components" in body:
            yield body
        elif (
            sent.path.endswith("/callback") and body.get("type") == discord.InteractionResponseType.message_update
        ):
            yield body["data"]


async def test_a_table_has_the_picture_of_how_it_is_and_no_lines_of_the_seats(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    await drawn(place, table)
    message = await place.table_message(table)
    assert "1. **Ana**" not in words(message)
    (box,) = message.components
    assert isinstance(box, discord.Container)
    (gallery,) = [part for part in box.children if isinstance(part, discord.MediaGalleryComponent)]
    assert "Ana" in (gallery.items[0].description or "")


async def test_a_mark_keeps_the_picture(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    await drawn(place, table)
    before = await shown(place, table)
    look = await place.look(table)
    message = await place.table_message(table)
    await place.holder(look, look.asked[0]).click(message, custom_id=ids(message, "m")[0])
    assert await shown(place, table) == before is not None


async def test_every_edit_says_which_pictures_stay(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    await drawn(place, table)
    await finish_turn(place, table)
    await drawn(place, table)
    assert [edit for edit in edits(place) if "attachments" not in edit] == []


async def test_a_message_that_was_replaced_has_no_picture(place: Town) -> None:
    table = await place.started(*place.everybody(*THREE))
    await drawn(place, table)
    before = await place.table_message(table)
    await finish_turn(place, table)
    await drawn(place, table)
    assert picture_on(place.message(place.channel, before.id)) is None
    assert place.message(place.channel, before.id).attachments == []


async def test_where_files_may_not_be_attached_the_seats_are_in_words(place: Town) -> None:
    path = f"/channels/{place.channel.id}/messages"
    table = await place.seated(*place.everybody(*THREE))
    place.env.inject_error("POST", path, status=403, code=FORBIDDEN, message="Missing Permissions", times=1)
    await place.press(place.person("Ana"), table, "Start")
    await place.rest()
    assert "**Ana**" in words(await place.table_message(table))


async def test_a_server_that_wants_no_pictures_has_none(place: Town) -> None:
    ana = place.person("Ana")
    await manager(place).slash(place.channel, "settings change", pictures="off")
    table = await place.started(ana, *place.everybody(*THREE[1:]))
    await place.wait(10)
    assert await shown(place, table) is None
    assert "**Ana**" in words(await place.table_message(table))
