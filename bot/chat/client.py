"""The bot as Discord sees it: registers controls and commands, keeps the time, hears of lost places."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.chat.actions import Actions
from bot.chat.cogs import cogs
from bot.chat.failures import Failures
from bot.chat.lookups import Lookups
from bot.chat.outbox import Outbox
from bot.chat.panels import Panels
from bot.chat.replies import UNSENT, may_pass
from bot.chat.tasks import Tasks
from bot.chat.translator import Translator
from bot.chat.warming import Warming
from bot.chat.which_table import Finder
from bot.screens.controls import CONTROLS
from bot.storage.away import StoreAway, within
from bot.storage.repository import TableLine
from bot.tables.clock import Clock
from bot.tables.tables import Tables

TICK = 0.5
"""Seconds between looks at the clock."""
LONGEST_WAIT = timedelta(seconds=15)
"""So often Deadeye notes that it is up, even where nothing is due."""
LAST_WORDS, LAST_NOTE, LAST_WORD = 4.0, 1.0, 2.0
"""Seconds that what is on its way, what has been shown and Discord have when Deadeye stops."""
REGISTER_AGAIN = timedelta(minutes=1)

Sync = Literal["global", "never"] | int

log = logging.getLogger(__name__)


class CannotRegister(Exception):
    """Discord does not let Deadeye register its commands where it was told to."""


class Tree(app_commands.CommandTree["DeadeyeBot"]):
    """The slash commands; whatever goes wrong in one, the reader gets an answer."""

    async def interaction_check(self, interaction: discord.Interaction[DeadeyeBot], /) -> bool:
        """Whether a command is still served: nothing is begun any more when Deadeye stops."""
        return self.client.tasks.join()

    async def on_error(
        self, interaction: discord.Interaction[DeadeyeBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the reader why nothing came of a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        name = interaction.command.qualified_name if interaction.command else "?"
        about = "".join(f", {what} {number}" for what, number in interaction.extras.items())
        await self.client.failures.of_command(interaction, cause, f"/{name}{about}")


class DeadeyeBot(commands.Bot):
    """One process of Deadeye on Discord, over tables whose store is open.

    ``sync``: where to register the slash commands at the start, everywhere or in one server. ``ticking``: look
    at the clock by itself; whoever drives time by hand calls :meth:`tick`.
    """

    def __init__(self, tables: Tables, clock: Clock, *, sync: Sync = "never", ticking: bool = True) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tables, self.clock = tables, clock
        self.tasks = Tasks()
        self.outbox = Outbox(self, tables, clock, self.tasks)
        self.lookups = Lookups(tables)
        self.finder = Finder(tables)
        self.warming = Warming(tables.games)
        self.panels = Panels(tables, self.outbox.private, self.warming)
        self.actions = Actions(tables, self.outbox, self.panels, self.lookups, self.warming)
        self.failures = Failures(self.panels)
        self._sync, self._ticking = sync, ticking
        self._looked: datetime | None = None
        self._register_at: datetime | None = None
        self._deaf = False

    async def setup_hook(self) -> None:
        """Everything that is done once, however often Discord says that it is ready."""
        self.tables.audience = self.outbox
        self.add_dynamic_items(*CONTROLS)
        await self.tree.set_translator(Translator())
        for cog in cogs():
            await cog.setup(self)
        await self._register_commands()
        await self.tables.wake()
        if self._ticking:
            self._beating = self._beat.start()
            self.tasks.spawn(self.warming.run())

    async def _register_commands(self) -> None:
        """Register the slash commands; where Discord cannot do that now, later: those there are still work.

        Raises :exc:`CannotRegister`.
        """
        self._register_at = None
        try:
            await self._sync_commands()
        except UNSENT as error:
            if not may_pass(error):
                raise CannotRegister(str(error)) from error
            self._register_at = self.clock.now() + REGISTER_AGAIN
            log.warning("commands could not be registered (%s); tried again in a minute", error)

    async def _sync_commands(self) -> None:
        if self._sync == "global":
            await self.tree.sync()
        elif self._sync != "never":
            guild = discord.Object(self._sync)
            self.tree.copy_global_to(guild=guild)
            await self.tree.sync(guild=guild)

    async def tick(self) -> None:
        """Do what is due now. The store is asked, since another process may have made something due.

        While Discord cannot be heard nobody can answer, and so nobody's time runs out.
        """
        now = self.clock.now()
        if self._register_at is not None and self._register_at <= now:
            await self._register_commands()
        if not self._deaf and self.warming.done:
            await self._run_due(now)
        self.outbox.run_due(now)

    async def _run_due(self, now: datetime) -> None:
        due = await self.tables.repo.next_due()
        if self._looked is None or now - self._looked >= LONGEST_WAIT or (due is not None and due <= now):
            self._looked = now
            await self.tables.run_due(now)

    @tasks.loop(seconds=TICK)
    async def _beat(self) -> None:
        try:
            await self.tick()
        except StoreAway as error:
            log.debug("what is due waits until the database is back (%s)", error)
        except Exception:
            log.exception("what is due could not be done; tried again")

    async def close(self) -> None:
        """Finish what is on its way and leave; the store is closed by whoever opened it."""
        self._beat.cancel()
        await self.tasks.stop(LAST_WORDS)
        await within(LAST_NOTE, self.tables.note_shown(), "noting what was shown")
        await within(LAST_WORD, super().close(), "taking leave of Discord")

    # -- lost lines and places ----------------------------------------------------------------------------

    async def on_disconnect(self) -> None:
        """Discord cannot be heard any more."""
        self._deaf = True

    async def on_connect(self) -> None:
        """Discord is heard, for the first time or again."""
        await self.on_resumed()

    async def on_resumed(self) -> None:
        """Discord is heard again; who was waited for meanwhile gets all the time there is."""
        if self._deaf:
            self._deaf = False
            await self.tables.wake()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Deadeye was removed from a server: its tables are void."""
        await self._void(await self.tables.repo.in_guild(guild.id), "bot-removed")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and all threads in it."""
        threads = [thread.id for thread in channel.guild.threads if thread.parent_id == channel.id]
        for place in (channel.id, *threads):
            await self._void(await self.tables.here(place), "channel-deleted")

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._void(await self.tables.here(thread.thread_id), "channel-deleted")

    async def _void(self, lines: Iterable[TableLine], why: str) -> None:
        for line in lines:
            await self.outbox.void(line.id, why)
