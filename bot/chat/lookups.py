"""What people look up: help, what happened, leaderboards, rules, fairness, and what is stored about them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

import discord
from discord import ui

from bot.chat.replies import locale_of
from bot.chat.rulebook import search
from bot.chat.story import Story
from bot.screens.board import ANY, board, stats
from bot.screens.controls import Interaction, number_of
from bot.screens.game import screen_of
from bot.screens.lookups import (
    about_page,
    cast_page,
    fairness,
    help_page,
    odds_page,
    rules_page,
    words_page,
)
from bot.screens.modules import module_page
from bot.screens.story import OWN, story
from bot.storage.codec import Codec
from bot.storage.repository import Phase, TableId
from bot.tables.errors import Refused
from bot.tables.happenings import HAPPENINGS
from bot.tables.look import Look
from bot.tables.tables import Tables
from bot.text import say
from rules.core.chance import Drawn
from rules.core.session import MOVED_ON

Page = Callable[[Interaction, Sequence[str]], Awaitable[ui.LayoutView]]


PERIODS = ("all", "month")


class Lookups:
    """Builds the pages that many commands and controls turn to."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._codecs = {key: Codec(game, HAPPENINGS) for key, game in tables.games.items()}
        self._story = Story(tables)
        self._pages: dict[str, tuple[Page, int]] = {
            "board": (self._board_page, 3),
            "modules": (self._module_page, 2),
            "story": (self._story_page, 2),
            "why": (self._why_page, 3),
        }
        """Each book, and how many words say which page of it."""

    async def page(self, interaction: Interaction, book: str, args: Sequence[str]) -> ui.LayoutView:
        """A page of a book; ``args`` are from the id of a :class:`bot.screens.controls.PageButton`."""
        page, count = self._pages.get(book, (None, 0))
        if page is None or len(args) != count:
            raise Refused(MOVED_ON.key)
        return await page(interaction, args)

    def help(self, look: Look, locale: str) -> ui.LayoutView:
        """How the game of a table is played and how to use Deadeye."""
        return help_page(look, locale)

    def words(self, look: Look, locale: str) -> ui.LayoutView:
        """A table in words."""
        return words_page(look, locale)

    def cast(self, look: Look, locale: str) -> ui.LayoutView:
        """Who is who at a table."""
        return cast_page(look, locale)

    def odds(self, look: Look, locale: str) -> ui.LayoutView:
        """The odds of what a table is asked; raises :exc:`Refused` for a game without them."""
        if not screen_of(look.game).has_odds:
            raise Refused("no-odds")
        return odds_page(look, locale)

    # -- what happened ------------------------------------------------------------------------------------

    async def story(
        self, interaction: Interaction, table: TableId, page: int = OWN, why: int | None = None
    ) -> ui.LayoutView:
        """A turn of what happened at a table for all to see, and why one line of it did."""
        look = await self.tables.look(table, interaction.user.id)
        return story(look, locale_of(interaction), await self._story.whole(look), page, why)

    async def _story_page(self, interaction: Interaction, args: Sequence[str]) -> ui.LayoutView:
        table, page = map(number_of, args)
        return await self.story(interaction, table, page)

    async def _why_page(self, interaction: Interaction, args: Sequence[str]) -> ui.LayoutView:
        table, page, line = map(number_of, args)
        return await self.story(interaction, table, page, line)

    # -- modules ------------------------------------------------------------------------------------------

    async def _module_page(self, interaction: Interaction, args: Sequence[str]) -> ui.LayoutView:
        table, number = map(number_of, args)
        return module_page(await self.tables.look(table), locale_of(interaction), number)

    # -- leaderboards -------------------------------------------------------------------------------------

    async def board(self, interaction: Interaction, game: str | None, period: str, page: int) -> ui.LayoutView:
        """A page of this server's leaderboard."""
        if interaction.guild_id is None:
            raise Refused("only-in-servers")
        if game is not None and game not in self.tables.games:
            raise Refused("no-such-game")
        since = _month(self.tables.clock.now()) if period == "month" else None
        found = await self.tables.repo.board(
            interaction.guild_id, game=game, since=since, page=page, reader=interaction.user.id
        )
        return board(found, locale_of(interaction), game=game, period=period)

    async def _board_page(self, interaction: Interaction, args: Sequence[str]) -> ui.LayoutView:
        game, period, page = args
        if period not in PERIODS:
            raise Refused(MOVED_ON.key)
        return await self.board(interaction, None if game == ANY else game, period, number_of(page))

    async def stats(self, interaction: Interaction, person: discord.abc.User) -> ui.LayoutView:
        """A person's games in this server."""
        if interaction.guild_id is None:
            raise Refused("only-in-servers")
        tallies = await self.tables.repo.tallies(interaction.guild_id, person.id)
        return stats(tallies, locale_of(interaction), person.display_name)

    # -- fairness -----------------------------------------------------------------------------------------

    async def fairness(self, table: TableId, locale: str) -> tuple[ui.LayoutView, str | None]:
        """How the dice of a table can be checked, and once it has ended, every draw as lines of text."""
        look = await self.tables.look(table)
        if look.phase is not Phase.ENDED:
            return fairness(look, locale), None
        rows, _ = await self.tables.repo.history(table)
        recorded = (self._codecs[look.game].load_recorded(row.data) for row in rows)
        draws = [what for what in recorded if isinstance(what, Drawn)]
        lines = [f"seed {look.seed}", f"sha256 {look.commitment}", *(f"{d.k}\t{d.n}\t{d.value}" for d in draws)]
        return fairness(look, locale), "\n".join(lines) + "\n"

    # -- rules --------------------------------------------------------------------------------------------

    def rules(self, wanted: str, locale: str) -> ui.LayoutView:
        """What was looked up, by its key or by words."""
        return rules_page(search(wanted, locale), locale)

    def topics(self, typed: str, locale: str) -> list[tuple[str, str]]:
        """Key and title of what can be looked up and fits what was typed."""
        return [(topic.key, topic.title) for topic in search(typed, locale)]

    # -- people -------------------------------------------------------------------------------------------

    async def about(self, person: int, locale: str) -> tuple[ui.LayoutView, str]:
        """What is stored about a person in words, and all of it as JSON."""
        stored = await self.tables.repo.about(person)
        return about_page(stored, locale), json.dumps(stored, indent=2, ensure_ascii=False)

    async def confirmed(self, interaction: Interaction, what: str) -> str:
        """Do what was confirmed, and say so."""
        locale = locale_of(interaction)
        if what == "forget":
            await self.tables.forget(interaction.user.id)
            return say(locale, "forgotten")
        if what == "reset-board" and interaction.guild_id is not None and interaction.permissions.manage_guild:
            count = await self.tables.repo.reset_board(interaction.guild_id)
            return say(locale, "board-was-reset", count=count)
        raise Refused("only-managers" if what == "reset-board" else MOVED_ON.key)


def _month(now: datetime) -> datetime:
    return now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
