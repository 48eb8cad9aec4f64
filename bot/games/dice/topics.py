"""What can be looked up about the modules: every die, face, token, special role, Rage card and character."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.dice.words import ability, character, emoji, face, module_name, power
from bot.screens.game import Topic
from bot.text import Words
from rules.dice import DiceGame
from rules.dice.modules.duel_dice import TOKENS as WOUNDS
from rules.dice.modules.rage import CARDS as RAGE
from rules.dice.modules.special_roles import ROLE_OF
from rules.dice.play import Edition
from rules.dice.state import BASE_FACES, Face

BOTH = ("special-roles", "mixed-roles")
TOKENS = ("chief", "ghost", "twice", "rage", "wound", "hands")
"""The tokens and cards that tables with modules have."""


def topics(t: Words, game: DiceGame) -> Iterator[Topic]:
    """All that the modules of a game bring; nothing for a game without."""
    if game.modules:
        everything = game.edition_of(tuple(key for key in game.modules if key != BOTH[1]))
        for key in game.modules:
            yield Topic(f"dice-module-{key}", module_name(t, key), t(f"module-about-{key}"))
        yield from _dice(t, everything)
        yield from _tokens(t)
        yield from _cards(t)
        yield from _cast(t, game.edition, everything)


def _dice(t: Words, edition: Edition) -> Iterator[Topic]:
    for kind in edition.sides:
        yield Topic(f"dice-kind-{kind}", t(f"dice-kind-{kind}"), t(f"dice-made-{kind}"))
    for symbol in Face:
        if symbol not in BASE_FACES:
            title = f"{emoji(t, symbol)} {face(t, symbol)}"
            yield Topic(f"dice-symbol-{symbol}", title, t(f"dice-symbol-{symbol}"))


def _tokens(t: Words) -> Iterator[Topic]:
    for key in TOKENS:
        yield Topic(f"dice-token-{key}", t(f"dice-token-name-{key}"), t(f"dice-token-{key}"))
    for symbol in BASE_FACES:
        title = t("dice-ghost-title", face=face(t, symbol))
        yield Topic(f"dice-ghost-{symbol}", title, t("dice-token-ghost"))
    for symbol, count in Counter(WOUNDS).items():
        shown = face(t, symbol)
        about = t("dice-wound-topic", face=shown, count=count, all=len(WOUNDS))
        yield Topic(f"dice-wound-{symbol}", t("dice-wound-title", face=shown), f"{about} {t('dice-token-wound')}")


def _cards(t: Words) -> Iterator[Topic]:
    for card in ROLE_OF:
        text = t("dice-power-topic", card=power(t, card), does=t(f"dice-does-{card}"))
        yield Topic(f"dice-power-{card}", power(t, card), text)
    for card, count in Counter(RAGE).items():
        symbol = Face(card.split()[0])
        shown = face(t, symbol)
        text = t("dice-rage-topic", face=shown, count=count, symbol=t(f"dice-symbol-{symbol}"))
        yield Topic(f"dice-rage-{symbol}", t("dice-rage-title", face=shown), text)


def _cast(t: Words, base: Edition, edition: Edition) -> Iterator[Topic]:
    for key, card in edition.characters.items():
        if key not in base.characters:
            text = t("dice-card", character=character(t, key), life=card.life, ability=ability(t, key))
            yield Topic(f"dice-character-{key}", character(t, key), text)
