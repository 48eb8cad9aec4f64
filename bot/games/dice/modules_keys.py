"""The keys of messages that are put together for the modules of the dice game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.dice.presets import PRESETS
from bot.games.dice.topics import TOKENS
from rules.dice import DICE
from rules.dice.modules import MODULES
from rules.dice.modules.special_roles import CARDS
from rules.dice.state import Role

EVERYTHING = DICE.edition_of(tuple(key for key in MODULES if key != "mixed-roles"))
"""With all the dice, faces and characters there are."""
CAST = tuple(key for key in EVERYTHING.characters if key not in DICE.edition.characters)
POWERS = tuple(card for cards in CARDS.values() for card in cards)
MOMENTS = tuple(f"powers-{when}" for when in ("start", "roll", "last", "gain", "fall", "judge", "end"))
MODULE_MARKED = ("molly-take", "ugly-swap")
CHOSEN = (
    "elena-give",
    "belle-turn",
    "chuck-die",
    "sean-again",
    "pat-from",
    "sam-gain",
    "legacy-keep",
    "legacy-character",
)
"""Questions that may be answered by doing nothing."""
MODULE_ASKED = (
    *CHOSEN,
    *MOMENTS,
    "saloon-die",
    "saloon-broken",
    "chief-take",
    "chief-return",
    "apache-take",
    "elena-chief",
    "ghost-face",
    "ghost-give",
    "duel-opponent",
    "duel-order",
    "whiskey-token",
    "chuck-side",
    "pat-to",
    "pat-card",
    "pixie-keep",
    "sean-duel",
    "legacy-sheriff",
    "doc-die",
    "doc-side",
    "bad-gain",
    "left-save",
    "left-arrows",
)
MODULE_ENDS = ("zombies-left", "zombies-destroyed")
MODULE_KEYS: Mapping[str, Iterable[str]] = {
    "dice-does-": POWERS,
    "dice-kind-": EVERYTHING.sides,
    "dice-made-": EVERYTHING.sides,
    "module-": MODULES,
    "module-note-": MODULES,
    "dice-power-": POWERS,
    "preset-": PRESETS,
    "dice-short-": POWERS,
    "dice-side-": (Role.SHERIFF, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE),
    "module-about-": MODULES,
    "dice-token-": TOKENS,
    "dice-token-name-": TOKENS,
    "dice-window-": MOMENTS,
}
