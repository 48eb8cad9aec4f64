"""Tables before the first die: ``/new``, ``/join``, ``/leave``, ``/start``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import discord
from discord import ChannelType, app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import acknowledge, locale_of, person_of, saying, tell, whisper
from bot.chat.which_table import does
from bot.screens.controls import Verb
from bot.screens.game import screen_of
from bot.screens.limits import THREAD_NAME
from bot.screens.modules import module_suggestions, named, needed
from bot.screens.seat import leave_sure
from bot.screens.typed import Suggestion
from bot.storage.repository import GuildSettings, Phase
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.text import LOCALES, say
from bot.text.names import plain
from cogs.common import (
    DeadeyeCog,
    Interaction,
    choices,
    game_choices,
    game_of,
    in_private_too,
    options,
    said,
    table_choices,
)

FEWEST, MOST = 1, 8
NEEDED = ("view_channel", "send_messages")
"""In channels for text and for announcements."""
NEEDED_BESIDE_A_CALL = ("view_channel", "connect", "send_messages")
"""In the text of channels for voice and stages: who may not connect may neither read nor write there."""
NEEDED_IN_A_THREAD = ("view_channel", "send_messages_in_threads")
"""In threads of any kind, posts of forums among them."""
NEEDED_FOR_A_THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The table that ``/new`` asks for."""

    game: str
    pace: str
    thread: bool
    language: str
    modules: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """The modules to play with, and those of them that were asked for."""


class Lobby(DeadeyeCog):
    """Opening, filling and starting tables."""

    @app_commands.command(**said("new"))
    @app_commands.choices(
        pace=choices("pace", "fast", "normal", "slow"),
        place=choices("place", "channel", "thread"),
        language=choices("language", *LOCALES),
    )
    @app_commands.autocomplete(game=game_choices)
    @options("game", "seats", "pace", "place", "language", "modules")
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, FEWEST, MOST] = FEWEST,
        pace: str | None = None,
        place: str | None = None,
        language: str | None = None,
        modules: str | None = None,
    ) -> None:
        """Open a table here or in a thread of its own, filled with bots up to ``seats``."""
        wanted = with_modules(await self._wanted(interaction, game, pace, place, language), modules or "")
        if seats > (most := self.tables.games[wanted.game].players.stop - 1):
            raise Refused("table-full", ("most", most))
        check_permissions(interaction, wanted.thread)
        await self.tables.check_host(interaction.user.id, interaction.guild_id)
        await self.actions.people.note(interaction)
        look = await self._open(interaction, wanted)
        await self._show(interaction, await self._fill(interaction, look, seats), wanted)

    @new.autocomplete("modules")
    async def modules(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """Presets, then single modules, after those that are typed already."""
        game: str = interaction.namespace.game or next(iter(self.tables.games))
        known = game in self.tables.games
        return module_suggestions(screen_of(game), locale_of(interaction), current) if known else []

    @app_commands.command(**said("join"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Take a seat."""
        found = await self.finder.to_join(interaction, table)
        await self.actions.lobby(interaction, self.tables.join, found)
        await tell(interaction, "joined", table=str(found))

    @app_commands.command(**said("leave"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Give a seat up; in play only after a second thought."""
        found = await self.finder.mine(interaction, table, does(Verb.LEAVE))
        look = await self.tables.look(found, interaction.user.id)
        if look.phase is not Phase.LOBBY:
            await whisper(interaction, leave_sure(look, locale_of(interaction)))
            return
        await self.actions.lobby(interaction, self.tables.leave, found)
        await tell(interaction, "left", table=str(found))

    @app_commands.command(**said("start"))
    @app_commands.autocomplete(table=table_choices)
    @options("table")
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Deal."""
        found = await self.finder.to_start(interaction, table)
        await self.actions.lobby(interaction, self.tables.start, found)
        await tell(interaction, "started", table=str(found))

    async def _wanted(
        self, interaction: Interaction, game: str | None, pace: str | None, place: str | None, language: str | None
    ) -> Wanted:
        """What was asked for, and the server's settings where nothing was."""
        guild = interaction.guild_id or 0
        settings = await self.tables.repo.guild_settings(guild) or GuildSettings(guild)
        chosen = next(iter(self.tables.games)) if game is None else game_of(interaction, game)
        thread = settings.threads if place is None else place == "thread"
        return Wanted(chosen, pace or settings.pace, thread, language or settings.locale)

    async def _open(self, interaction: Interaction, wanted: Wanted) -> Look:
        look = await self.tables.open(
            person_of(interaction),
            game=wanted.game,
            guild_id=interaction.guild_id,
            channel_id=await self._channel(interaction, wanted),
            pace=wanted.pace,
            locale=wanted.language,
            options={"modules": wanted.modules} if wanted.modules else {},
        )
        self.outbox.message(look.id).opened()
        return look

    async def _channel(self, interaction: Interaction, wanted: Wanted) -> int:
        """Where to play: here, or in a new thread, unless this is a thread already."""
        channel = interaction.channel
        if not wanted.thread or not isinstance(channel, discord.TextChannel):
            return interaction.channel_id or 0
        await acknowledge(interaction)
        name = say(wanted.language, "thread-name", name=plain(interaction.user.display_name))
        return (await channel.create_thread(name=name[:THREAD_NAME], type=kind_of_thread(channel))).id

    async def _fill(self, interaction: Interaction, look: Look, seats: int) -> Look:
        while len(look.seats) < seats:
            look = await self.tables.add_bot(look.id, person_of(interaction), shows=True)
        return look

    async def _show(self, interaction: Interaction, look: Look, wanted: Wanted) -> None:
        """Show the table, and tell which modules came because others need them."""
        if look.channel_id == interaction.channel_id:
            await self.outbox.message(look.id).post_as_answer(interaction, look)
        else:
            self.outbox.changed(look.id)
            await tell(interaction, "opened-in-thread", thread=f"<#{look.channel_id}>")
        if added := needed(locale_of(interaction), wanted.asked, wanted.modules):
            await whisper(interaction, saying(added))


def with_modules(wanted: Wanted, typed: str) -> Wanted:
    """What was asked for with the modules that were typed, and those that they need; raises :exc:`Refused`."""
    if not typed.strip():
        return wanted
    screen = screen_of(wanted.game)
    asked = named(screen, typed.split(","))
    modules = screen.modules_of(screen.choose(screen.game.options_type(), asked))
    return replace(wanted, modules=modules, asked=asked)


def kind_of_thread(channel: discord.TextChannel) -> Literal[ChannelType.news_thread, ChannelType.public_thread]:
    """The threads that everybody in this channel can see; those of announcements are of a kind of their own."""
    return ChannelType.news_thread if channel.is_news() else ChannelType.public_thread


def check_permissions(interaction: Interaction, thread: bool) -> None:
    """Name exactly what Deadeye may not do here, before anything is made."""
    needed = needed_in(interaction.channel, thread=thread)
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        locale = locale_of(interaction)
        names = ", ".join(say(locale, f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused("missing-permissions", ("permissions", names))


def needed_in(channel: object, *, thread: bool) -> tuple[str, ...]:
    """What Deadeye has to be allowed to play in a channel, or in a new ``thread`` of it."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_A_THREAD
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return NEEDED_BESIDE_A_CALL
    return NEEDED_FOR_A_THREAD if thread else NEEDED


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Lobby(bot))
