"""Somebody who plays cards on the page, from the private panel."""

from __future__ import annotations

import re

from playwright.async_api import Locator, expect

from tests.browser.player import Player
from tests.playing import at_most

STAYING = (
    "cards-option-end-turn",
    "cards-option-decline",
    "button-take-back",
    "button-orders",
    "button-look-again",
    "button-hand-over",
    "button-leave",
)
"""Buttons of the panel that play no card."""


class CardPlayer:
    """Reads and presses the newest private panel of a player."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def hand(self) -> Locator:
        """What the newest panel shows."""
        return self.player.panel.locator(".message-components")

    @property
    def cards(self) -> Locator:
        """The cards, targets and other answers on the panel that can be pressed."""
        return self.hand.locator("button:not([disabled])").filter(has_not_text=self._others)

    @property
    def _others(self) -> re.Pattern[str]:
        names = [re.escape(self.player.say(key)) for key in STAYING]
        reminders = [self.player.say("button-reminders", on="yes"), self.player.say("button-dms", on="yes")]
        return re.compile("|".join([*names, *map(re.escape, reminders)]))

    @property
    def my_turn(self) -> Locator:
        """The panel, while a card may be played."""
        return self.hand.filter(has_text=self.player.say("cards-option-end-turn"))

    @property
    def targets(self) -> Locator:
        """The players and cards that a card may be played at."""
        choosing = self.hand.filter(has_text=self.player.say("button-take-back"))
        return choosing.locator("button:not([disabled])").filter(has_not_text=self._others)

    @property
    def keeping(self) -> Locator:
        """The cards that may be marked to be discarded and are not."""
        return self.cards.filter(has_text=self.player.say("cards-mark", card="", marked="no").strip())

    async def discard(self) -> None:
        """Mark the first cards until there are enough, and discard them."""
        enough = self.hand.locator("button:not([disabled])").filter(
            has_text=re.compile(
                "|".join(re.escape(self.player.say("cards-commit", count=n)) for n in range(1, 20))
            )
        )
        for _ in at_most(20):
            if await enough.count():
                break
            await self.keeping.first.click()
            await self.player.idle()
        await enough.click()

    @property
    def waiting(self) -> Locator:
        """The table, while it waits for this player in private."""
        asked = self.player.say("table-private-asked", names="Ana")
        return self.player.content.filter(has_text=asked.replace("*", ""))

    async def waited_for(self) -> bool:
        """Wait for a question or the end; whether it is a question."""
        player = self.player
        await expect(self.waiting.or_(player.choices).or_(player.over).first).to_be_visible(timeout=60_000)
        await player.idle()
        return not await player.over.count()

    async def open(self) -> None:
        """Open the private panel, if that is where the question is."""
        if await self.waiting.count():
            await self.player.press("button-seat")
            await self.player.idle()

    async def asked_or_over(self) -> bool:
        """Wait for a question or the end; whether it is a question, whose panel is then open."""
        if not await self.waited_for():
            return False
        await self.open()
        return True

    async def answer(self) -> None:
        """Press the first card or target, else do nothing; a public question is answered on the table."""
        player = self.player
        if await player.choices.count():
            await player.choices.first.click()
        elif await self.keeping.count():
            await self.discard()
        elif await self.cards.count():
            await self.cards.first.click()
        else:
            nothing = re.compile("|".join(re.escape(player.say(key)) for key in STAYING[:2]))
            await self.hand.get_by_role("button", name=nothing).click()
        await player.idle()
