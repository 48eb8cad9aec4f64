"""How tall every screen is while games are played in the page: ``make heights``.

A game of each title is played at the width of a phone while a computer watches. Of every message as it stood at
any time the height is noted; what is printed has the median and the longest of each screen. Ends with 1 where
something is taller than it may be. ``ARGS="dice --seats 5 --locale en"`` plays less.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from playwright.async_api import Browser, Page

from bot.games import registered
from bot.local import local_table
from bot.text import LOCALES, say
from tests.browser.card_player import CardPlayer
from tests.browser.chromium import QuickClock, chromium
from tests.browser.explore_screens import explore
from tests.browser.player import DESKTOP, PHONE, Player, answer, at, opened

SPEED = 20
SEATS = {"dice": 8, "walkers-dice": 8, "cards": 7, "explore": 8}
LONGEST = {"phone": 700, "computer": 760}
MEDIAN = {"phone": 635}
"""What fits one screen, of all screens with controls together."""
MOMENT = 0.5
"""Seconds between two looks at what the page shows."""
PATIENCE = 300_000
"""Milliseconds that a slow machine may take for anything."""
PANELS = 4
"""The private panel is opened at every so many questions."""
READ = """() => [...document.querySelectorAll('article.channel-message')].slice(-6).map(message => ({
    height: Math.round(message.getBoundingClientRect().height),
    text: message.innerText,
    rows: message.querySelectorAll('.component-row').length,
}))"""

Step = Callable[[Player], Awaitable[bool]]


async def roll(player: Player) -> bool:
    """Keep what was rolled and take the first of other choices."""
    await player.asked_or_over(seconds=600)
    if await player.over.count():
        return False
    await answer(player)
    return True


async def play_cards(player: Player) -> bool:
    """Play the first card at the first target, or do nothing."""
    hand = CardPlayer(player)
    if not await hand.asked_or_over():
        return False
    await hand.answer()
    return True


STEPS: dict[str, Step] = {"dice": roll, "walkers-dice": roll, "cards": play_cards, "explore": explore}


@dataclass
class Heights:
    """The heights of messages by screen, game, language and width, each state of a message once."""

    found: dict[tuple[str, str, str, str], dict[str, int]] = field(default_factory=lambda: defaultdict(dict))

    def note(self, seen: list[dict[str, Any]], game: str, locale: str, width: str) -> None:
        """What a page shows right now."""
        for message in seen:
            if message["rows"] and (screen := screen_of(message, locale)) is not None:
                self.found[screen, game, locale, width][message["text"]] = message["height"]

    def lines(self) -> Iterator[str]:
        """The table, and what is taller than it may be."""
        yield f"{'screen':<14}{'game':<14}{'language':<10}{'width':<10}{'seen':>5}{'median':>8}{'longest':>9}"
        for (screen, game, locale, width), states in sorted(self.found.items()):
            tall = [*states.values()]
            mark = " !" if max(tall) > LONGEST[width] else ""
            row = f"{screen:<14}{game:<14}{locale:<10}{width:<10}{len(tall):>5}{median(tall):>8.0f}{max(tall):>9}"
            yield row + mark

    def broken(self) -> list[str]:
        """The bounds that do not hold."""
        by_width: dict[str, list[int]] = defaultdict(list)
        for (_, _, _, width), states in self.found.items():
            by_width[width] += states.values()
        longest = [f"{w}: {max(h)} px, {LONGEST[w]} at most" for w, h in by_width.items() if max(h) > LONGEST[w]]
        middle = [
            f"{w}: median {median(by_width[w]):.0f} px, {most} at most"
            for w, most in MEDIAN.items()
            if by_width[w] and median(by_width[w]) > most
        ]
        return longest + middle


def screen_of(message: dict[str, Any], locale: str) -> str | None:
    """Which screen a message is; ``None`` for small messages and pages."""
    text = message["text"]
    private = "Only you can see this" in text
    if say(locale, "button-join") in text.splitlines():
        return "lobby"
    if say(locale, "button-rematch") in text:
        return "end"
    if private:
        return "seat" if say(locale, "button-words") in text else None
    if say(locale, "button-seat") not in text.splitlines() or say(locale, "foot-table", table="1") not in text:
        return None
    return "table" if message["rows"] > 1 else "table, waiting"


async def watch(page: Page, heights: Heights, game: str, locale: str, width: str) -> None:
    """Note what the page shows, again and again."""
    while True:
        heights.note(await page.evaluate(READ), game, locale, width)
        await asyncio.sleep(MOMENT)


async def measure(browser: Browser, heights: Heights, game: str, locale: str, seats: int) -> None:
    """Play a game to its end and note how tall everything is."""
    async with (
        local_table(game, seats, locale, clock=QuickClock(SPEED)) as table,
        at(table, browser, locale, size=PHONE) as ana,
        opened(browser, table.page.url, locale, size=DESKTOP) as watcher,
    ):
        watches = [
            asyncio.create_task(watch(page.page, heights, game, locale, width))
            for page, width in ((ana, "phone"), (watcher, "computer"))
        ]
        ana.page.set_default_timeout(PATIENCE)
        try:
            await ana.page.wait_for_timeout(1000)
            await ana.start()
            await play(ana, STEPS[game])
            await ana.page.wait_for_timeout(2000)
        finally:
            for task in watches:
                task.cancel()
            await asyncio.gather(*watches, return_exceptions=True)


async def play(player: Player, step: Step) -> None:
    """Answer to the end, with a look at the own seat now and then."""
    asked = 0
    while await step(player):
        asked += 1
        if asked % PANELS == 1:
            await player.press("button-seat")
            await player.idle()


def arguments() -> argparse.Namespace:
    """What is to be played."""
    parser = argparse.ArgumentParser(description="How tall every screen is.")
    parser.add_argument("games", nargs="*", default=[*registered()])
    parser.add_argument("--locale", choices=LOCALES)
    parser.add_argument("--seats", type=int)
    return parser.parse_args()


async def main() -> int:
    """Measure, and print what was found; 1 where something is too tall."""
    wanted, heights = arguments(), Heights()
    with suppress(KeyboardInterrupt):
        async with chromium() as browser:
            for game in wanted.games:
                for locale in [wanted.locale] if wanted.locale else LOCALES:
                    await measure(browser, heights, game, locale, wanted.seats or SEATS[game])
    broken = heights.broken()
    sys.stdout.write("\n".join((*heights.lines(), *broken)) + "\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
