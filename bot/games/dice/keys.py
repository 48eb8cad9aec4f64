"""The keys of messages that the dice game puts together when it says them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.dice.modules_keys import CAST, CHOSEN, MODULE_ASKED, MODULE_ENDS, MODULE_KEYS, MODULE_MARKED
from bot.games.dice.screen import HELP
from rules.dice import DICE
from rules.dice.play import Edition
from rules.dice.state import Face, Phase, Role

REGULAR = ("dice-reroll", "kit-arrows", "dice-shoot", "dice-beer", "sid-gain", "bart-arrows", "pedro-arrows")
MARKED = ("kit-arrows", *MODULE_MARKED)
"""Questions that take several options, dice apart."""
ASKED = (*REGULAR, *MODULE_MARKED, *MODULE_ASKED)
ENDS = (
    "law-restored",
    "sheriff-eliminated",
    "renegade-alone",
    "target-eliminated",
    "last-alive",
    "nobody-left",
    *MODULE_ENDS,
)
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
        "dice-most-": ("shots", "given", "lost", "arrows"),
        "dice-needs-": (*GOALS, "three"),
        "dice-name-": edition.characters,
        "dice-role-": roles,
    }


_BASE = of_edition(DICE.edition)
COMPOSED: Mapping[str, Iterable[str]] = {
    **_BASE,
    **MODULE_KEYS,
    "dice-ability-": (*_BASE["dice-ability-"], *CAST),
    "dice-act-": REGULAR,
    "dice-ask-": ASKED,
    "dice-commit-": MARKED,
    "dice-die-": ("kept", "again", "locked"),
    "dice-emoji-": (*Face, *_BASE["dice-emoji-"]),
    "dice-face-": Face,
    "dice-fall-": ("deputy", "outlaw", "renegade", "three"),
    "dice-goal-": GOALS,
    "dice-goal-more-": GOALS,
    "dice-name-": (*_BASE["dice-name-"], *CAST),
    "dice-nothing-": CHOSEN,
    "dice-help-": HELP,
    "dice-mark-": MARKED,
    "dice-more-": ("both", "alike", "full"),
    "dice-status-": Phase,
    "dice-symbol-": Face,
    "dice-two-": (Face.BE1, Face.BE2),
    "dice-why-": ENDS,
    "dice-won-": ENDS,
}
