"""Takes the pictures of an exploring table, as :mod:`tests.browser.screens` does of the dice game."""

from __future__ import annotations

import asyncio

from playwright.async_api import Browser, Locator, expect

from bot.local import YOU, local_table
from bot.text import LOCALES
from tests.browser.chromium import QuickClock, chromium
from tests.browser.player import Player, at
from tests.browser.screens import PRESSES, TRIES, Photographer
from tests.playing import at_most

SEATS = 4
ON_THE_CARD = "🎯"


async def photograph_exploring(browser: Browser, locale: str) -> bool:
    """All pictures in one language; ``False`` if the game was over too soon."""
    async with (
        local_table("explore", SEATS, locale, clock=QuickClock(40)) as table,
        at(table, browser, locale) as ana,
    ):
        camera = Photographer(ana, locale)
        await ana.page.locator("#messages-toggle").click()
        await ana.start()
        if not await explore_until_it_is_interesting(ana):
            return False
        await mark(ana, 2)
        await camera.take("explore-table")
        for what in ("seat", "odds"):
            await ana.press(f"button-{what}")
            await expect(ana.panels).to_have_count(1 if what == "seat" else 2)
            await camera.take(f"explore-{what}")
        await attack(ana, 2)
        for _ in at_most(PRESSES):
            if not await explore(ana):
                break
        await camera.take("explore-end")
        return True


async def explore_until_it_is_interesting(player: Player) -> bool:
    """Play on until a card has been hurt while others lie in front; ``False`` if it is over before."""
    nothing = player.say("explore-front-none", name=YOU)
    for _ in at_most(PRESSES):
        await player.asked_or_over()
        shown = await player.content.inner_text()
        if ON_THE_CARD in shown and nothing not in shown and await dice(player).count() > 1:
            return True
        if not await explore(player):
            return False
    return False


async def explore(player: Player) -> bool:
    """Attack with one or two dice, or take the first of other choices; ``False`` once the table is over."""
    await player.asked_or_over()
    if await player.over.count():
        return False
    count = min(await dice(player).count(), 2)
    if count:
        await mark(player, count)
        await attack(player, count)
    else:
        await player.choices.first.click()
        await player.idle()
    return True


def dice(player: Player) -> Locator:
    """The Attack Dice that are left."""
    return player.choices.filter(has_text="#")


async def mark(player: Player, count: int) -> None:
    """Choose so many dice, the weakest first."""
    for n in range(count):
        await dice(player).nth(n).click()
        await player.idle()


async def attack(player: Player, count: int) -> None:
    """Roll the dice that have been chosen."""
    await player.choices.filter(has_text=player.say("explore-commit", count=count)).click()
    await player.idle()


async def main() -> None:
    """Take every picture."""
    async with chromium() as browser:
        for locale in LOCALES:
            for _ in at_most(TRIES):
                if await photograph_exploring(browser, locale):
                    break


if __name__ == "__main__":
    asyncio.run(main())
