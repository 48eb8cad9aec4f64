"""The card game in a browser: a hand is played with the mouse."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from bot.text import LOCALES
from tests.browser.card_player import CardPlayer
from tests.browser.chromium import the_same_table
from tests.browser.player import at
from tests.playing import at_most

FAST, PRESSES = 40, 60


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_card_is_played_from_the_hand(browser: Browser, locale: str) -> None:
    async with the_same_table("cards", 4, locale, speed=FAST) as table, at(table, browser, locale) as ana:
        await ana.start()
        player = CardPlayer(ana)
        for _ in range(PRESSES):
            assert await player.asked_or_over(), "the game ended first"
            if await player.cards.count() and await player.my_turn.count():
                break
            await player.answer()
        label = (await player.cards.first.inner_text()).split("\n")[-1]
        await player.cards.first.click()
        await ana.idle()
        for _ in at_most(PRESSES):
            if not await player.targets.count():
                break
            await player.targets.first.click()
            await ana.idle()
        told = ana.say("cards-event-played", emoji="", name="Ana", card=label)
        await expect(ana.content).to_contain_text(told.strip(" ."))
