"""The bot as Discord sees it: registers controls and commands, keeps the time, hears of lost places."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.actions import Actions
from bot.chat.cogs import cogs
from bot.chat.emojis import Emojis
from bot.chat.failures import Failures
from bot.chat.lines import Lines
from bot.chat.lookups import Lookups
from bot.chat.outbox import Outbox
from bot.chat.panels import Panels
from bot.chat.replies import UNSENT, may_pass
from bot.chat.skew import Skew
from bot.chat.tasks import Tasks
from bot.chat.translator import Translator
from bot.chat.warming import Warming
from bot.chat.which_table import Finder
from bot.pictures import Studio
from bot.screens.controls import CONTROLS
from bot.storage.away import StoreAway, within
from bot.storage.repository import StoreLost, TableLine
from bot.storage.shards import Shards
from bot.tables.clock import Clock
from bot.tables.errors import Refused
from bot.tables.tables import Tables

TICK = 0.5
"""Seconds between looks at the clock."""
LONGEST_WAIT = timedelta(seconds=15)
"""So often Deadeye notes that it is up, even where nothing is due."""
LAST_WORDS, LAST_NOTE, LAST_WORD = 4.0, 1.0, 2.0
"""Seconds that what is on its way, what has been shown and Discord have when Deadeye stops."""
SOON = timedelta(seconds=1)
"""Before something is due it is made sure that Discord can be heard."""
REGISTER_AGAIN = timedelta(minutes=1)

BETWEEN_IDENTIFIES = timedelta(seconds=5)

Sync = Literal["global", "never"] | int
Keep = Callable[[], Awaitable[None]]
"""Says that this process is there; raises where it has to give way to another one."""

log = logging.getLogger(__name__)


class MayNotGoOn(Exception):
    """This process has to stop by itself; the text says why."""


ENDS = (MayNotGoOn, StoreLost)


class TooManyShards(Exception):
    """Discord does not let Deadeye begin so many shards; the text says how many."""


THE_ONLY_ONE = Shards()


class CannotRegister(Exception):
    """Discord does not let Deadeye register its commands where it was told to."""


class Tree(app_commands.CommandTree["DeadeyeBot"]):
    """The slash commands; whatever goes wrong in one, the reader gets an answer."""

    async def interaction_check(self, interaction: discord.Interaction[DeadeyeBot], /) -> bool:
        """Whether a command is served: where Deadeye is no member it is not, nor when Deadeye stops."""
        if not self.client.tasks.join():
            return False
        guild = interaction.guild_id
        if guild is None or self.client.get_guild(guild) is not None:
            return True
        if interaction.type is not discord.InteractionType.autocomplete:
            await self.client.failures.of_command(interaction, Refused("not-a-member"), "a command")
        return False

    async def on_error(
        self, interaction: discord.Interaction[DeadeyeBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the reader why nothing came of a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        name = interaction.command.qualified_name if interaction.command else "?"
        about = "".join(f", {what} {number}" for what, number in interaction.extras.items())
        await self.client.failures.of_command(interaction, cause, f"/{name}{about}")


class DeadeyeBot(commands.AutoShardedBot):
    """One process of Deadeye on Discord, over tables whose store is open.

    ``sync``: where to register the slash commands at the start, everywhere or in one server. ``ticking``: look
    at the clock by itself; whoever drives time by hand calls :meth:`tick`. ``studio`` draws pictures of tables.
    ``uploading``: have Deadeye's drawings as emojis of the application.
    """

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        *,
        sync: Sync = "never",
        ticking: bool = True,
        studio: Studio | None = None,
        uploading: bool = False,
        shards: Shards = THE_ONLY_ONE,
        keep: Keep | None = None,
    ) -> None:
        skew = Skew(clock)
        super().__init__(
            http_trace=skew.trace,
            shard_count=shards.total,
            shard_ids=list(shards.numbers),
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tables, self.clock = tables, clock
        self.tasks = Tasks()
        self.outbox = Outbox(self, tables, clock, self.tasks, skew.now, studio)
        self.drawings = Emojis(self, clock)
        self.lookups = Lookups(tables)
        self.finder = Finder(tables)
        self.warming = Warming(tables.games)
        self.panels = Panels(tables, self.outbox.private, self.warming)
        self.actions = Actions(tables, self.outbox, self.panels, self.lookups, self.warming)
        self.failures = Failures(self.panels)
        self._sync, self._ticking, self._uploading = sync, ticking, uploading
        self._beating: asyncio.Task[None] | None = None
        self._looked: datetime | None = None
        self._register_at: datetime | None = None
        self.lines = Lines(clock)
        self._keep, self._served = keep, keep is None
        self._paced: dict[int, datetime] = {}
        self._at_once = 1
        self.unserved_since: datetime | None = None
        """When the servers of these shards were served last, if another process has done so before."""
        self.ended_by: Exception | None = None
        """Why this process may not go on, if it ends by itself."""

    async def setup_hook(self) -> None:
        """Everything that is done once, however often Discord says that it is ready."""
        self.tables.audience = self.outbox
        self.add_dynamic_items(*CONTROLS)
        await self.tree.set_translator(Translator())
        for cog in cogs():
            await cog.setup(self)
        await self._register_commands()
        await self.tables.wake()
        if self._uploading:
            self._drawing = asyncio.create_task(self.drawings.keep())
        if self._ticking:
            self.tasks.spawn(self.warming.run())  # before the first look at the clock, which then waits for it
            self._beating = asyncio.create_task(self._beat())

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

    # -- shards -------------------------------------------------------------------------------------------

    async def choose_shards(self, shards: Shards | None) -> None:
        """Serve these, or as many as Discord recommends, before lines are opened; raises :exc:`TooManyShards`."""
        recommended, _, limit = await self.http.get_bot_gateway()
        chosen = shards or Shards(0, recommended - 1, recommended)
        if len(chosen.numbers) > limit["remaining"]:
            when = timedelta(milliseconds=limit["reset_after"])
            raise TooManyShards(f"Discord lets Deadeye begin {limit['remaining']} shards more within {when}")
        self.shard_count, self.shard_ids = chosen.total, list(chosen.numbers)
        self._at_once = limit["max_concurrency"]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin as many shards at once as the gateway allows, and the next ones five seconds later."""
        turn, now = (shard_id or 0) % self._at_once, self.clock.now()
        begins = max(now, self._paced.get(turn, now))
        self._paced[turn] = begins + BETWEEN_IDENTIFIES
        if begins > now:
            await self.clock.sleep((begins - now).total_seconds())

    async def on_ready(self) -> None:
        """All servers are known; who was waited for while nobody served them gets that time back."""
        since, self.unserved_since = self.unserved_since, None
        if since is not None:
            await self.tables.clocks.give_back(since, [guild.id for guild in self.guilds])
        self._served = True

    async def tick(self) -> None:
        """Do what is due now. The store is asked, since another process may have made something due.

        Where Discord cannot be heard nobody can answer, and so nobody's time runs out.
        """
        now = self.clock.now()
        if self._keep is not None:
            await self._keep()
        if self._register_at is not None and self._register_at <= now:
            await self._register_commands()
        await self._listen()
        if self.warming.done and self._served:
            await self._run_due(now)
        self.outbox.run_due(now)

    async def _run_due(self, now: datetime) -> None:
        due = await self.tables.repo.next_due()
        soon = due is not None and due <= now + SOON
        heard = not soon or await self.lines.ask(self._sockets())
        is_due = due is not None and due <= now and heard
        if self._looked is None or now - self._looked >= LONGEST_WAIT or is_due:
            self._looked = now
            await self.tables.run_due(now)

    async def _listen(self) -> None:
        """See which lines have fallen silent and which speak again."""
        self.lines.listen(self._sockets())
        for shard in self.lines.fallen_silent():
            log.warning("shard %s has fallen silent: clocks stand still in its servers", shard)
            await self._stop_clocks(shard)
        for shard in self.lines.speak_again():
            await self._start_clocks(shard)

    def _sockets(self) -> dict[int, Any]:
        return {number: shard._parent.ws for number, shard in self.shards.items()}

    async def _beat(self) -> None:
        """Look at the clock again and again; what was slept through is not made up for."""
        while not self.is_closed():
            await self.beat()
            await self.clock.sleep(TICK)

    async def beat(self) -> None:
        """One look at the clock; whatever goes wrong there is another one, unless this process may not go on."""
        try:
            await self.tick()
        except StoreAway as error:
            log.debug("what is due waits until the database is back (%s)", error)
        except ENDS as error:
            self.end(error)
        except Exception:
            log.exception("what is due could not be done; tried again")

    def end(self, why: Exception) -> None:
        """Stop by itself, since this process may not go on; whoever started it is told ``why``."""
        if self.ended_by is None:
            self.ended_by = why
            self._ending = asyncio.create_task(self.close())

    async def close(self) -> None:
        """Finish what is on its way and leave; the store is closed by whoever opened it."""
        if self._beating is not None:
            self._beating.cancel()
        if self._uploading:
            self._drawing.cancel()
        await self.tasks.stop(LAST_WORDS)
        await within(LAST_NOTE, self.tables.note_shown(), "noting what was shown")
        await within(LAST_WORD, super().close(), "taking leave of Discord")

    async def on_error(self, event: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Something that Discord told could not be seen to."""
        error = sys.exc_info()[1]
        if isinstance(error, StoreAway):
            log.info("%s could not be seen to while the database is away (%s)", event, error)
        else:
            log.exception("%s could not be seen to", event)

    # -- lost lines and places ----------------------------------------------------------------------------

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard cannot be heard any more: clocks stand still in its servers, as they stood when it last was."""
        self.lines.cut(shard)
        await self._stop_clocks(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """A shard is heard, for the first time or again."""
        await self.on_shard_resumed(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard is heard again: clocks go on as they stood."""
        if self.lines.restored(shard):
            await self._start_clocks(shard)

    async def _stop_clocks(self, shard: int) -> None:
        if servers := self._servers(shard):
            await self.tables.clocks.stop_servers(servers, self.lines.since(shard))

    async def _start_clocks(self, shard: int) -> None:
        """Servers that are out stay as they are until they are back."""
        out = {guild.id for guild in self.guilds if guild.unavailable}
        if servers := [one for one in self._servers(shard) if one not in out]:
            await self.tables.clocks.start_servers(servers)

    def _servers(self, shard: int) -> list[int]:
        return [guild.id for guild in self.guilds if guild.shard_id == shard]

    async def on_shard_ready(self, shard: int) -> None:
        """Servers that have not come by now are out."""
        out = [guild.id for guild in self.guilds if guild.shard_id == shard and guild.unavailable]
        if out:
            await self.tables.clocks.stop_servers(out)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """A server is out, which is not the same as that Deadeye was removed from it: its clocks stand still."""
        await self.tables.clocks.stop_servers([guild.id])

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back."""
        await self.tables.clocks.start_servers([guild.id])

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
