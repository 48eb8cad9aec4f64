"""The bot itself: registered once, stopped in time, commands as Discord wants them."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.chat.client import DeadeyeBot
from bot.screens.controls import CONTROLS
from bot.serving import CannotServe, to_change
from bot.storage.repository import StoreLost
from bot.storage.sql import SqlRepository
from bot.tables.clock import SystemClock
from bot.tables.tables import Tables
from rules.games import GAMES
from tests.bot.house import FirstBrain
from tests.discord import Town, ids, person_of, told, words

COMMANDS = {
    *("new", "join", "leave", "start", "handover", "end"),
    *("roll", "keep", "choose", "seat", "table"),
    *("leaderboard", "stats", "rules", "fair", "privacy", "settings"),
}
TRANSLATED = {"id", "es-ES", "es-419"}
"""The languages of Discord that are not English and for which Deadeye has one."""


async def test_being_ready_many_times_changes_nothing(place: Town) -> None:
    people = place.everybody("Ana", "Budi", "Clara")
    for _ in range(3):
        await place.started(*people)
    await place.wait(5)
    calls = place.calls()
    for _ in range(3):
        place.bot.dispatch("ready")
        place.bot.dispatch("resumed")
    await place.rest()
    assert calls.made == []
    assert set(place.bot._connection._view_store._dynamic_items.values()) == set(CONTROLS)


async def test_commands_are_registered_once_and_in_one_place(place: Town) -> None:
    puts = [e for e in place.env.http_requests if e.path.endswith("/commands")]
    assert [entry.method for entry in puts] == ["PUT"]
    assert "/guilds/" not in puts[0].path


async def test_every_command_and_option_has_a_name_and_description_in_every_language(place: Town) -> None:
    (put,) = [e for e in place.env.http_requests if e.path.endswith("/commands")]
    assert isinstance(put.json, list)
    assert {command["name"] for command in put.json} >= COMMANDS
    for command in put.json:
        for named in _named(command):
            assert (named.get("description_localizations") or {}).keys() == TRANSLATED, named["name"]
            assert (named.get("name_localizations") or {}).keys() == TRANSLATED, named["name"]


async def test_no_two_commands_or_options_beside_each_other_have_one_name_in_any_language(place: Town) -> None:
    (put,) = [e for e in place.env.http_requests if e.path.endswith("/commands")]
    assert isinstance(put.json, list)
    for beside in [put.json, *(named.get("options") or [] for named in _named({"options": put.json}))]:
        for language in TRANSLATED:
            called = [named["name_localizations"][language] for named in beside]
            assert len(called) == len(set(called)), called


def _named(command: dict[str, Any]) -> list[dict[str, Any]]:
    """A command, its sub-commands and options."""
    return [command, *(inner for option in command.get("options") or [] for inner in _named(option))]


async def test_no_privileged_intent_is_needed_and_nobody_is_pinged_by_default(place: Town) -> None:
    assert place.bot.intents == discord.Intents(guilds=True)
    assert place.bot.allowed_mentions is not None
    assert dict(place.bot.allowed_mentions.to_dict()) == {"parse": []}


async def test_what_nobody_saw_is_shown_after_a_start(place: Town) -> None:
    ana, budi = place.everybody("Ana", "Budi")
    table = await place.opened(ana)
    place.bot.tables.audience = None
    await place.bot.tables.join(table, person_of(budi))
    await place.restart()
    await place.rest()
    assert "Budi" in words(await place.table_message(table))


def unopened(folder: Path) -> DeadeyeBot:
    """A bot that has not been started."""
    repo, clock = SqlRepository(f"sqlite+aiosqlite:///{folder / 'd.db'}"), SystemClock()
    return DeadeyeBot(Tables(repo, clock, GAMES, lambda _: FirstBrain()), clock)


async def test_closing_finishes_what_is_on_its_way(tmp_path: Path) -> None:
    bot, said = unopened(tmp_path), asyncio.Event()

    async def last_words() -> None:
        await asyncio.sleep(0)
        said.set()

    task = bot.tasks.spawn(last_words())
    assert task is not None
    await bot.close()
    assert said.is_set()
    assert not task.cancelled()


async def test_closing_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chat.client.LAST_WORDS", 0.01)
    bot = unopened(tmp_path)

    async def stuck() -> None:
        await asyncio.Event().wait()

    task = bot.tasks.spawn(stuck())
    assert task is not None
    await bot.close()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_press_is_served_a_day_later(place: Town) -> None:
    people = place.everybody("Ana", "Budi", "Clara")
    table = await place.started(*people, pace="slow")
    await place.env.advance_time(60 * 60 * 6)
    look, message = await place.look(table), await place.table_message(table)
    await place.holder(look, look.asked[0]).click(message, custom_id=ids(message, "c")[0])
    assert (await place.look(table)).ask_no > look.ask_no


async def test_while_discord_cannot_be_heard_nobodys_time_runs_out(place: Town) -> None:
    table = await place.started(*place.everybody("Ana", "Budi", "Clara"))
    before = await place.look(table)
    place.bot.dispatch("shard_disconnect", 0)
    await place.wait(200)
    place.bot.dispatch("shard_resumed", 0)
    await place.rest()

    await place.wait(80)

    look = await place.look(table)
    assert look.ask_no == before.ask_no
    assert look.deadline == place.clock.now() + timedelta(seconds=10)
    assert f"<t:{int(look.deadline.timestamp())}:R>" in words(await place.table_message(table))


async def test_commands_are_for_servers_and_some_for_private_messages_too(place: Town) -> None:
    (put,) = [e for e in place.env.http_requests if e.path.endswith("/commands")]
    assert isinstance(put.json, list)
    assert {tuple(command["integration_types"]) for command in put.json} == {(0,)}
    contexts = {command["name"]: command["contexts"] for command in put.json}
    assert {name for name, places in contexts.items() if 0 not in places} == set()
    private = {name for name, places in contexts.items() if 1 in places}
    assert private >= {"seat", "rules", "privacy", "choose"}
    assert not private & {"new", "join", "start", "end", "table", "leaderboard", "settings"}


async def test_where_deadeye_is_no_member_it_says_so_at_once(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place.bot, "get_guild", lambda _: None)
    heard = told(await place.person("Ana").slash(place.channel, "new"))
    assert heard.startswith("Deadeye is not a member of this server")
    assert await place.bot.tables.here(place.channel.id) == []


async def test_deadeye_stops_when_its_database_file_is_not_there_any_more(place: Town, tmp_path: Path) -> None:
    (tmp_path / "deadeye.db").rename(tmp_path / "elsewhere.db")
    place.clock.pass_by(20)

    await place.bot.beat()
    await place.bot._ending

    ended_by = place.bot.ended_by
    assert isinstance(ended_by, StoreLost)
    assert place.bot.is_closed()
    with pytest.raises(CannotServe, match="DATABASE_URL: the database file"):
        to_change(ended_by)
