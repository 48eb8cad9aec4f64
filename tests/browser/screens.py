"""Takes the pictures in ``docs/screenshots``: ``make screenshots``. Dice are cast anew each time."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

from playwright.async_api import Browser, Locator, ViewportSize, expect

from bot.local import LocalTable, local_table
from bot.storage.repository import Phase
from bot.tables.results import rating_of
from bot.text import LOCALES
from tests.browser.chromium import QuickClock, chromium
from tests.browser.player import Player, answer, at
from tests.playing import at_most
from tests.rows import changed, opened, result

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"": ViewportSize(width=1024, height=1400), "-phone": ViewportSize(width=390, height=844)}
INTERESTING = 5
"""From this turn on a table has something to show."""
SEATS, GAMES = 5, 30
PRESSES, TRIES = 400, 20


class Photographer:
    """Takes pictures of one page, as wide and as narrow as people see it."""

    def __init__(self, player: Player, locale: str) -> None:
        self._player, self._locale = player, locale

    async def take(self, what: str, of: Locator | None = None) -> None:
        """Both pictures of a message, or of what is at the bottom of the channel."""
        page, message = self._player.page, of or self._player.messages.last
        for suffix, size in SIZES.items():
            await page.set_viewport_size(size)
            await page.wait_for_timeout(1500)
            await message.evaluate("message => message.scrollIntoView({block: 'end'})")
            await page.locator("#channel-topic").hover()
            shown = page.locator("#channel-timeline") if suffix else message
            await shown.screenshot(path=FOLDER / f"{what}-{self._locale}{suffix}.png")


async def play_until_it_is_interesting(player: Player) -> bool:
    """Play on to a roll of this person's in a game that has come some way; ``False`` if it is over before."""
    for _ in at_most(PRESSES):
        await player.asked_or_over()
        if await player.over.count():
            return False
        numbers = re.findall(r"\d+", await player.turn.inner_text())
        if int(numbers[-1]) >= INTERESTING and await player.stop.count():
            return True
        await answer(player)
    return False


async def play_to_the_end(player: Player) -> None:
    """Answer until the table is over."""
    for _ in at_most(PRESSES):
        await player.asked_or_over()
        if await player.over.count():
            return
        await answer(player)


async def fill_the_leaderboard(table: LocalTable) -> None:
    """Store games that these people played in the table's server."""
    repo, guild = table.bot.tables.repo, table.place.you.guild.id
    people = {person.id: person.name for person in (table.place.you, *table.place.others)} | {1: "Dewi", 2: "Eko"}
    for game in range(GAMES):
        winners = {game % len(people), game * game % len(people)}
        seats = [
            replace(result(n, person, won=n in winners), name=name, rated=True)
            for n, (person, name) in enumerate(people.items())
        ]
        row = await opened(repo, *people, guild_id=guild, game="dice")
        now = table.clock.now()
        await changed(repo, row, phase=Phase.ENDED, ended_at=now, results=tuple(seats), rate=rating_of(seats))


async def photograph(browser: Browser, locale: str) -> bool:
    """All pictures in one language; ``False`` if the game was over too soon."""
    async with (
        local_table("dice", SEATS, locale, clock=QuickClock(40)) as table,
        at(table, browser, locale) as ana,
    ):
        camera = Photographer(ana, locale)
        await ana.page.locator("#messages-toggle").click()
        await camera.take("lobby")
        await ana.start()
        if not await play_until_it_is_interesting(ana):
            return False
        await camera.take("table")
        await ana.press("button-seat")
        await expect(ana.panels).to_have_count(1)
        await camera.take("seat")
        await play_to_the_end(ana)
        await camera.take("end", ana.table)
        await fill_the_leaderboard(table)
        await ana.press("button-board")
        await expect(ana.panels).to_have_count(2)
        await camera.take("board")
        return True


async def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        for locale in LOCALES:
            for _ in at_most(TRIES):
                if await photograph(browser, locale):
                    break


if __name__ == "__main__":
    asyncio.run(main())
