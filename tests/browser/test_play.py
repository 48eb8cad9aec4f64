"""``python -m bot play`` as somebody plays it: in a browser, with the mouse."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.local import OTHERS, YOU
from bot.text import LOCALES
from tests.browser.chromium import the_same_table
from tests.browser.player import Player, answer, at, opened
from tests.playing import at_most

ROOT = Path(__file__).parents[2]
PRESSES = 150
FAST, BRISK = 40, 3


async def play_on(player: Player) -> None:
    """Answer whatever is asked until the table has ended."""
    for _ in at_most(PRESSES):
        await player.asked_or_over()
        if await player.over.count():
            return
        await answer(player)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_table_is_played_from_the_lobby_to_its_end(browser: Browser, locale: str) -> None:
    async with the_same_table("dice", 4, locale, speed=FAST) as table, at(table, browser, locale) as ana:
        await expect(ana.messages).to_have_count(1)
        await ana.start()
        await play_on(ana)
        await expect(ana.over).to_be_visible()


async def test_the_page_keeps_up_with_the_bots_and_a_press_among_their_moves_counts(browser: Browser) -> None:
    async with the_same_table("dice", 5, "en", speed=BRISK) as table, at(table, browser) as ana:
        await ana.start()
        for panels in range(1, 5):
            for _ in at_most(PRESSES):
                if not await ana.choices.count():
                    break
                await answer(ana)
            shown = await ana.content.inner_text()
            await ana.press("button-seat")
            await expect(ana.panels).to_have_count(panels)
            await expect(ana.content).not_to_have_text(shown, use_inner_text=True)


async def test_dice_are_marked_and_rolled_again(browser: Browser) -> None:
    async with the_same_table("dice", 3, "en", speed=FAST) as table, at(table, browser) as ana:
        await ana.start()
        await ana.asked_or_over()
        for _ in at_most(PRESSES):
            if await ana.stop.count():
                break
            await answer(ana)
            await ana.asked_or_over()
        await ana.dice.first.click()
        await expect(ana.table.get_by_role("button", name=re.compile(" again$|_again$"))).to_have_count(2)
        await ana.choices.filter(has_text="Roll 1 again").click()
        await expect(ana.table).to_contain_text("1 roll left")


async def test_what_a_person_is_told_in_private_is_not_there_for_another(browser: Browser) -> None:
    async with the_same_table("dice", 5, "en", speed=FAST) as table, at(table, browser) as ana:
        await ana.start()
        await ana.press("button-seat")
        await expect(ana.panel).to_contain_text("knows your role")
        await ana.view_as(OTHERS[0])
        await expect(ana.panel).to_have_count(0)
        await ana.press("button-seat")
        await expect(ana.panel).to_contain_text("no seat")
        await ana.view_as(YOU)
        await expect(ana.panel).to_contain_text("knows your role")


async def test_a_slash_command_answers_in_private(browser: Browser) -> None:
    async with the_same_table("dice", 5, "en", speed=FAST) as table, at(table, browser) as ana:
        await ana.start()
        await ana.command("seat")
        await expect(ana.panel).to_contain_text("knows your role")


async def test_after_a_command_that_was_refused_the_next_one_is_heard(browser: Browser) -> None:
    async with the_same_table("dice", 5, "en", speed=FAST) as table, at(table, browser) as ana:
        await ana.command("join")
        await expect(ana.panel).to_contain_text("already at this table")
        await ana.start()
        await ana.command("seat")
        await expect(ana.panel).to_contain_text("knows your role")


async def test_the_command_prints_its_address_and_ends_cleanly(browser: Browser) -> None:
    command = (sys.executable, "-m", "bot", "play", "--no-browser", "--players", "4", "--locale", "id")
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, stderr=PIPE)
    try:
        assert process.stdout is not None
        address = re.search(rb"http://127\.0\.0\.1:\d+/\S+", await process.stdout.readline())
        assert address is not None
        async with opened(browser, address[0].decode(), "id") as ana:
            await expect(ana.messages).to_have_count(1)
    finally:
        process.send_signal(signal.SIGINT)
    out, err = await asyncio.wait_for(process.communicate(), timeout=10)
    assert (process.returncode, err) == (0, b"")
    assert b"ditutup" in out
