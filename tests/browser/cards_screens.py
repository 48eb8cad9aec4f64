"""Takes the pictures of the card game, as :mod:`tests.browser.screens` does of the dice game."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Browser

from bot.local import local_table
from bot.text import LOCALES
from tests.browser.card_player import CardPlayer
from tests.browser.chromium import QuickClock, chromium
from tests.browser.player import at
from tests.browser.screens import PRESSES, TRIES, Photographer
from tests.playing import at_most

SEATS, INTERESTING = 5, 5
"""Players, and the turn from which on a table has something to show."""
PICTURES = ("cards-hand", "cards-table", "cards-asked")


async def photograph_cards(browser: Browser, locale: str) -> bool:
    """All pictures in one language; ``False`` if the game was over too soon."""
    async with (
        local_table("cards", SEATS, locale, clock=QuickClock(40)) as table,
        at(table, browser, locale) as ana,
    ):
        camera, player, missing = Photographer(ana, locale), CardPlayer(ana), [*PICTURES]
        await ana.page.locator("#messages-toggle").click()
        await ana.start()
        presses = at_most(PRESSES)
        while missing:
            next(presses)
            if not await player.waited_for():
                return False
            if "cards-table" in missing and await worth_a_picture(player):
                await camera.take("cards-table", ana.table)
                missing.remove("cards-table")
            await player.open()
            for what in await shown(player):
                if what in missing and await worth_a_picture(player):
                    await camera.take(what)
                    missing.remove(what)
            await player.answer()
        while await player.asked_or_over():
            next(presses)
            await player.answer()
        await camera.take("cards-end", ana.table)
        return True


async def worth_a_picture(player: CardPlayer) -> bool:
    """Whether the game has come some way."""
    numbers = re.findall(r"\d+", await player.player.content.locator("h2").inner_text())
    return int(numbers[-1]) >= INTERESTING


async def shown(player: CardPlayer) -> list[str]:
    """What the newest panel is a picture of: a hand to play from, or an attack to answer."""
    if not await player.player.panels.count():
        return []
    if await player.my_turn.count():
        return ["cards-hand"] if await player.cards.count() > 2 else []
    attacked = player.hand.filter(has_text=player.player.say("cards-option-decline"))
    return ["cards-asked"] if await attacked.count() else []


async def main() -> None:
    """Take every picture."""
    async with chromium() as browser:
        for locale in LOCALES:
            for _ in at_most(TRIES):
                if await photograph_cards(browser, locale):
                    break


if __name__ == "__main__":
    asyncio.run(main())
