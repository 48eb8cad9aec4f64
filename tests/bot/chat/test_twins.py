"""Two processes over one store: nothing is said twice, and either goes on where the other stopped."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.actions import Actions
from bot.chat.client import DeadeyeBot
from bot.chat.outbox import Outbox
from bot.chat.panels import Panels
from bot.chat.tasks import Tasks
from bot.storage.repository import Phase
from bot.tables.tables import Tables
from tests.cogs.test_whole_games import press_somehow
from tests.discord import LOCALES, Town, ids, labels, make_bot, town, words

THREE = ("Ana", "Budi", "Clara")


class Twin:
    """A second process: its own connections, memory and writers; Discord's events go to one of the two."""

    def __init__(self, place: Town) -> None:
        self.place, self.bot = place, place.bot
        self.mine = (place.bot.tables, place.bot.outbox, place.bot.actions)
        unused: DeadeyeBot = make_bot(place.url, place.clock, place.bot.tables.games, place.secrets)
        self.tables: Tables = unused.tables
        self.outbox = Outbox(self.bot, self.tables, place.clock, Tasks())
        self.tables.audience = self.outbox
        panels = Panels(self.tables, self.outbox.private, unused.warming)
        self.theirs = (
            self.tables,
            self.outbox,
            Actions(self.tables, self.outbox, panels, unused.lookups, unused.warming),
        )

    def serve(self, twin: bool) -> None:
        """From now on this process gets Discord's events."""
        self.bot.tables, self.bot.outbox, self.bot.actions = self.theirs if twin else self.mine

    async def rest(self) -> None:
        """Both have nothing on their way any more."""
        for _, outbox, _ in (self.mine, self.theirs):
            await outbox.settled()
        await self.place.rest()

    async def tick(self) -> None:
        """Both look at the clock."""
        for tables, outbox, _ in (self.mine, self.theirs):
            await tables.run_due(self.place.clock.now())
            outbox.run_due(self.place.clock.now())
        await self.rest()


@pytest.fixture
async def place(url: str, tmp_path: Path) -> AsyncIterator[Town]:
    """The simulated server over either kind of database."""
    LOCALES.clear()
    async with town(tmp_path, url=url) as made:
        yield made


@pytest.fixture
async def twin(place: Town) -> AsyncIterator[Twin]:
    """The second process beside the town's own."""
    made = Twin(place)
    await made.tables.repo.start()
    yield made
    made.serve(False)
    await made.outbox.settled()
    await made.tables.repo.stop()


async def test_two_processes_serve_one_table_by_turns(place: Town, twin: Twin) -> None:
    luck, n = random.Random(6), 0
    table = await place.started(*place.everybody(*THREE))
    turns: set[int] = set()
    while (look := await place.look(table)).phase is Phase.PLAYING:
        turns.add(look.turns)
        twin.serve(n % 3 == 1)
        await press_somehow(place, table, luck)
        await twin.rest()
        n += 1
    await twin.rest()
    posts = [
        str(e.json)
        for e in place.env.http_requests
        if e.method == "POST" and e.path.endswith(f"{place.channel.id}/messages")
    ]
    falls = [post for post in posts if f"t:{table}:seat:1" in post]
    ends = [post for post in posts if f"t:{table}:rematch:0" in post]
    assert (len(posts) - len(falls) - len(ends), len(falls), len(ends)) == (len(turns), 1, 1)
    assert labels(await place.table_message(table))[0] == "Rematch"
    alive = [m for m in place.channel.history() if ids(m, "amc")]
    assert alive == []
    board = await place.bot.tables.repo.board(place.guild.id, game="dice", since=None, page=1)
    assert sorted((line.name, line.games) for line in board.lines) == [(name, 1) for name in THREE]


async def test_two_processes_remind_once_and_let_time_run_out_once(place: Town, twin: Twin) -> None:
    table = await place.started(*place.everybody(*THREE))
    revision = (await place.look(table)).revision
    for _ in range(4):
        place.clock.pass_by(15.5)
        await twin.tick()
    assert len([m for m in place.channel.history() if words(m).startswith("⏰")]) == 1
    place.clock.pass_by(30)
    await twin.tick()
    await twin.tick()
    look = await place.look(table)
    assert sum("Time ran out" in line for line in words(await place.table_message(table)).splitlines()) <= 1
    assert look.revision <= revision + 3


async def test_two_processes_show_what_was_not_shown_once(place: Town, twin: Twin) -> None:
    ana = place.person("Ana")
    table = await place.opened(ana)
    await (await place.table_message(table)).delete()
    calls = place.calls()
    for _, outbox, _ in (twin.mine, twin.theirs):
        outbox.message(table).changed()
    await twin.rest()
    message = await place.table_message(table)
    assert labels(message)[0] == "Join"
    assert len([m for m in place.channel.history() if words(m).startswith("### BANG!")]) == 1
    assert calls.kinds.count("post") - calls.kinds.count("delete") == 1


async def test_a_press_in_a_panel_shows_on_the_message_that_the_other_process_posted(
    place: Town, twin: Twin
) -> None:
    table = await place.started(*place.everybody(*THREE))
    look = await place.look(table)
    asked = place.holder(look, look.asked[0])
    panel = (await place.press(asked, table, "My seat")).response
    assert panel is not None
    await (await place.table_message(table)).delete()
    twin.outbox.message(table).changed()
    await twin.outbox.settled()
    place.clock.pass_by(2)

    await asked.click(panel, custom_id=ids(panel, "ac")[-1])
    await twin.rest()

    now = await place.look(table)
    assert (now.revision, now.message_id != look.message_id) == (look.revision + 1, True)
    shown = await place.table_message(table)
    assert f":{now.ask_no}:" in ids(shown, "amc")[0]
