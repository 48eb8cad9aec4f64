"""Messages whose keys are put together when they are said: each beginning, and what may follow it.

What a game puts together it declares itself, see :class:`bot.games.frontend.Frontend`; the rest is here.
``tests/bot/text/test_text.py`` checks that there is a message for each of them, and that no message is left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.screens.lookups import USING
from bot.storage.privacy import ABOUT
from bot.tables.clock import PACES
from bot.text import LOCALES
from tests.catalogs import GAMES, given, messages

PERIODS = ("all", "month")
VOIDS = frozenset(
    word
    for word in given("close", "_close", "void", "partial")
    if word != "poll" and f"void-{word}" in messages("en")
)

REASONS = given("Reason", "Refused", "_the_one", "_asked", "reason")
"""Every reason in the code, with the variables it brings."""

COMMON: Mapping[str, Iterable[str]] = {
    "error-": REASONS,
    "error-other-game-": [game.key for game in GAMES],
    "game-": [game.key for game in GAMES],
    "help-": USING,
    "icon-": ("seat", "story", "odds", "help", "take-back", "set-up", "settings", "rematch", "board"),
    "language-": LOCALES,
    "order-": [f"{game.key}-{kind}" for game in GAMES for kind in game.screen.orders],
    "ordered-": {value for game in GAMES for values in game.screen.orders.values() for value in values},
    "pace-": PACES,
    "period-": PERIODS,
    "button-board-": PERIODS,
    "board-order-": PERIODS,
    "stats-by-": {kind for game in GAMES for kind in game.screen.traits},
    "void-": VOIDS,
}
COMMANDS: Mapping[str, Iterable[str]] = {
    "command-": [key for word in given("said") for key in (word, f"{word}-name")],
    "option-": [
        key for word in given("options") for key in (word.replace("_", "-"), f"{word.replace('_', '-')}-name")
    ],
    "permission-": (
        *("view-channel", "connect", "send-messages"),
        *("send-messages-in-threads", "create-public-threads"),
    ),
    "enders-": ("host", "moderators"),
    "place-": ("channel", "thread"),
    "privacy-part-": [*(table.name.replace("_", "-") for table in ABOUT), "hosted", "offered"],
    "pictures-": ("on", "off"),
    "settings-": ("language", "pace", "place", "enders", "pictures"),
}


def spoken(*kinds: Mapping[str, Iterable[str]]) -> set[str]:
    """All keys that may be put together."""
    return {f"{beginning}{end}" for kind in kinds for beginning, ends in kind.items() for end in ends}


EVERYTHING = (COMMON, COMMANDS, *(game.composed for game in GAMES))
BEGINNINGS = frozenset(beginning for kind in EVERYTHING for beginning in kind)
