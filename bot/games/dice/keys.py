"""The keys of messages that the dice game puts together when it says them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.dice.screen import HELP
from rules.dice import DICE
from rules.dice.play import Edition
from rules.dice.state import BASE_FACES, Face, Phase, Role

ASKED = ("dice-reroll", "kit-arrows", "dice-shoot", "dice-beer", "sid-gain", "bart-arrows", "pedro-arrows")
ENDS = ("law-restored", "sheriff-eliminated", "renegade-alone", "target-eliminated", "last-alive", "nobody-left")
GOALS = ("sheriff", "deputy", "outlaw", "renegade")


def of_edition(edition: Edition) -> dict[str, Iterable[str]]:
    """What every edition has under keys of its own: its characters and its roles."""
    roles = frozenset(edition.roles[max(edition.roles)])
    return {
        "dice-ability-": edition.characters,
        "dice-about-": roles,
        "dice-badge-": roles,
        "dice-count-": roles - {Role.SHERIFF},
        "dice-emoji-": roles,
        "dice-name-": edition.characters,
        "dice-role-": roles,
    }


_BASE = of_edition(DICE.edition)
COMPOSED: Mapping[str, Iterable[str]] = {
    **_BASE,
    "dice-act-": ASKED,
    "dice-ask-": ASKED,
    "dice-commit-": ("kit-arrows",),
    "dice-die-": ("kept", "again", "locked"),
    "dice-emoji-": (*BASE_FACES, *_BASE["dice-emoji-"]),
    "dice-face-": BASE_FACES,
    "dice-goal-": GOALS,
    "dice-goal-more-": GOALS,
    "dice-help-": HELP,
    "dice-mark-": ("kit-arrows",),
    "dice-more-": ("both", "alike", "full"),
    "dice-status-": Phase,
    "dice-symbol-": BASE_FACES,
    "dice-two-": (Face.BE1, Face.BE2),
    "dice-why-": ENDS,
    "dice-won-": ENDS,
}
