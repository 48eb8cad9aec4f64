"""Somebody who plays on the page: reads what it shows, presses what it offers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.local import LocalTable
from bot.text import say

DESKTOP, PHONE = ViewportSize(width=1280, height=900), ViewportSize(width=390, height=844)
OVER = ("button-rematch", "button-story", "button-board")
"""Buttons of a table that has ended."""
DRAWN = {"button-help": "help", "button-odds": "odds", "button-story": "story"}
"""What a screen reader says of buttons under a table that are drawings alone."""
NOTHING = ("dice-stop", "dice-commit-kit-arrows")
"""The labels of buttons that answer a question for marks with none."""
IDLE = "() => simcordPreview.ready && !simcordPreview.pendingAction && !simcordPreview.awaitingRevision"


class Player:
    """One browser page of a local table in one language."""

    def __init__(self, page: Page, locale: str) -> None:
        self.page, self._locale = page, locale

    def say(self, key: str, **variables: str | int) -> str:
        """What the page says in its language."""
        return say(self._locale, key, **variables)

    @property
    def messages(self) -> Locator:
        """Everything posted in the channel, oldest first."""
        return self.page.locator("article.channel-message")

    @property
    def table(self) -> Locator:
        """The newest public message of the table."""
        public = self.messages.filter(has_not_text="Only you can see this")
        return public.filter(has_text=self.say("foot-table", table="1")).last

    @property
    def content(self) -> Locator:
        """What stands on the table, without what the page adds where the mouse is."""
        return self.table.locator(".message-components")

    @property
    def panels(self) -> Locator:
        """The messages that this person alone sees."""
        return self.messages.filter(has_text="Only you can see this")

    @property
    def panel(self) -> Locator:
        """The newest of them."""
        return self.panels.last

    @property
    def over(self) -> Locator:
        """The button that is there once the table has ended."""
        return self.messages.get_by_role("button", name=self.say("button-rematch"))

    @property
    def choices(self) -> Locator:
        """The buttons of the open question that are not closed; taking back is none of them."""
        seat = self.page.get_by_role("button", name=self.say("button-seat"))
        rows = self.content.locator(".component-row").filter(has_not=seat)
        over = re.compile("|".join(re.escape(self.say(key)) for key in OVER))
        return rows.locator("button:not([disabled])").filter(has_not_text=over)

    @property
    def dice(self) -> Locator:
        """The dice of a roll that may be kept or rolled again: drawings alone."""
        return self.content.locator(".component-row").first.locator("button.is-icon-only:not([disabled])")

    @property
    def turn(self) -> Locator:
        """The last line of the table, which says the turn."""
        return self.content.locator("small").last

    @property
    def stop(self) -> Locator:
        """The button that keeps all dice as they are."""
        return self.choices.filter(has_text=re.compile(f"^{re.escape(self.say('dice-stop'))}$"))

    @property
    def nothing(self) -> Locator:
        """The buttons that answer a question for marks with none."""
        none = (self.say(key, count=0) if "commit" in key else self.say(key) for key in NOTHING)
        return self.choices.filter(has_text=re.compile(f"^({'|'.join(map(re.escape, none))})$"))

    async def idle(self) -> None:
        """Wait until the page shows what came of the last press."""
        await self.page.wait_for_function(IDLE)

    async def start(self) -> None:
        """Start the table."""
        await self.press("button-start")
        await expect(self.table.get_by_role("button", name=self.say("button-start"))).to_have_count(0)

    async def asked_or_over(self, *, seconds: float = 60) -> None:
        """Wait for this person's next question, or the end of the table."""
        await expect(self.choices.or_(self.over).first).to_be_visible(timeout=seconds * 1000)
        await self.idle()

    async def press(self, key: str, *, on: Locator | None = None) -> None:
        """Press a button of the table, or of another message, by the key of its label or by its drawing."""
        name = DRAWN.get(key) or self.say(key)
        await (on or self.table).get_by_role("button", name=name, exact=key in DRAWN).click()

    async def view_as(self, person: str) -> None:
        """Look at the channel as somebody else."""
        await self.page.get_by_label("Viewing as").select_option(label=person)

    async def command(self, name: str) -> None:
        """Type a slash command that needs no options."""
        box = self.page.locator("#channel-composer-input")
        await box.press_sequentially(f"/{name}")
        await self.page.get_by_role("option", name=f"/{name}").first.click()
        await self.page.locator("#send-message").click()


async def answer(player: Player) -> None:
    """Keep what was rolled, mark nothing, and take the first of other choices."""
    marking = await player.nothing.count()
    await (player.nothing if marking else player.choices).first.click()
    await player.idle()


@asynccontextmanager
async def at(
    table: LocalTable, browser: Browser, locale: str = "en", *, size: ViewportSize = DESKTOP
) -> AsyncIterator[Player]:
    """Open the page of a table whose time runs meanwhile; an error in the page's scripts fails the test."""
    running = asyncio.create_task(table.run())
    try:
        async with opened(browser, table.page.url, locale, size=size) as player:
            yield player
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def opened(
    browser: Browser, address: str, locale: str = "en", *, size: ViewportSize = DESKTOP
) -> AsyncIterator[Player]:
    """Open a page; an error in its scripts fails the test."""
    page = await browser.new_page(viewport=size)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    try:
        await page.goto(address)
        await page.locator("article.channel-message").first.wait_for()
        yield Player(page, locale)
    finally:
        await page.close()
    assert not faults
