"""The keys of messages that the dice game puts together when it says them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.dice.screen import HELP
from rules.dice import DICE
from rules.dice.play import Edition
from rules.dice.state import BASE_FACES, Phase

MARKED = ("dice-reroll", "kit-arrows")
"""Questions that take several options."""
ASKED = (*MARKED, "dice-shoot", "dice-beer", "sid-gain", "bart-arrows", "pedro-arrows")
ENDS = ("law-restored", "sheriff-eliminated", "renegade-alone", "target-eliminated", "last-alive", "nobody-left")


def of_edition(edition: Edition) -> dict[str, Iterable[str]]:
    """What every edition has under keys of its own: its characters and its roles."""
    roles = frozenset(edition.roles[max(edition.roles)])
    return {
        "dice-ability-": edition.characters,
        "dice-emoji-": roles,
        "dice-goal-": roles,
        "dice-name-": edition.characters,
        "dice-role-": roles,
    }


_BASE = of_edition(DICE.edition)
COMPOSED: Mapping[str, Iterable[str]] = {
    **_BASE,
    "dice-ask-": ASKED,
    "dice-commit-": MARKED,
    "dice-emoji-": (*BASE_FACES, *_BASE["dice-emoji-"]),
    "dice-face-": BASE_FACES,
    "dice-fresh-": MARKED,
    "dice-help-": HELP,
    "dice-mark-": MARKED,
    "dice-status-": Phase,
    "dice-symbol-": BASE_FACES,
    "dice-why-": ENDS,
    "dice-won-": ENDS,
}
