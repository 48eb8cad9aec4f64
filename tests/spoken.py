"""Messages whose keys are put together when they are said: each beginning, and what may follow it.

Whoever builds keys with a new beginning adds it here; ``tests/bot/test_text.py`` checks that there is a message
for everything that may follow, and that no message is left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.clock import PACES
from bot.screens.books import USING
from bot.screens.dice_words import ROLES
from bot.text import LOCALES
from rules.dice import DICE
from rules.dice.state import Face, Phase
from rules.games import GAMES
from tests.catalogs import given

WHYS = ("law-restored", "sheriff-eliminated", "renegade-alone", "target-eliminated", "last-alive", "nobody-left")
PERIODS = ("all", "month")
VOIDS = frozenset(word for word in given("close", "_close", "void") if word != "poll")

REASONS = given("Reason", "Refused", "_the_one")
"""Every reason in the code, with the variables it brings."""

COMMON: Mapping[str, Iterable[str]] = {
    "error-": REASONS,
    "game-": GAMES,
    "help-": USING,
    "language-": LOCALES,
    "pace-": PACES,
    "period-": PERIODS,
    "button-board-": PERIODS,
    "board-order-": PERIODS,
    "stats-by-": ("role", "character"),
    "time-": ("hours", "minutes"),
    "void-": VOIDS,
}
DICE_GAME: Mapping[str, Iterable[str]] = {
    "dice-ability-": DICE.edition.characters,
    "dice-ask-": (
        "dice-reroll",
        "dice-shoot",
        "dice-beer",
        "sid-gain",
        "bart-arrows",
        "pedro-arrows",
        "kit-arrows",
    ),
    "dice-commit-": ("dice-reroll", "kit-arrows"),
    "dice-face-": Face,
    "dice-fresh-": ("dice-reroll", "kit-arrows"),
    "dice-goal-": ROLES,
    "dice-help-": ("goal", "turn", "order", "end", "three"),
    "dice-mark-": ("dice-reroll", "kit-arrows"),
    "dice-name-": DICE.edition.characters,
    "dice-role-": ROLES,
    "dice-status-": Phase,
    "dice-symbol-": Face,
    "dice-why-": WHYS,
    "dice-won-": WHYS,
}
COMMANDS: Mapping[str, Iterable[str]] = {
    "command-": [key for word in given("said") for key in (word, f"{word}-name")],
    "option-": [
        key for word in given("options") for key in (word.replace("_", "-"), f"{word.replace('_', '-')}-name")
    ],
    "permission-": ("view-channel", "send-messages", "send-messages-in-threads", "create-public-threads"),
    "enders-": ("host", "moderators"),
    "place-": ("channel", "thread"),
    "settings-": ("language", "pace", "place", "enders"),
}
SPOKEN: Mapping[str, Iterable[str]] = {**COMMON, **DICE_GAME, **COMMANDS}


def spoken() -> set[str]:
    """All keys that may be put together."""
    return {f"{beginning}{end}" for beginning, ends in SPOKEN.items() for end in ends}
