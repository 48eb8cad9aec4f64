"""Single words of Explore, with the pictures that stand beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.text import Words
from bot.text.names import in_text
from bot.text.phrases import listed
from rules.explore.box import Card
from rules.explore.options import Die
from rules.explore.state import COLOURS, Blue, Colour, Rolled

DICE: dict[Colour, str] = {Colour.YELLOW: "🟡", Colour.ORANGE: "🟠", Colour.RED: "🔴", Colour.BLACK: "⚫"}
BLUE: dict[Blue, str] = {
    Blue.BITE: "bite",
    Blue.DOUBLE: "x2",
    Blue.PLUS_1: "plus-1",
    Blue.PLUS_2: "plus-2",
    Blue.CANCEL: "cancel",
    Blue.REROLL: "reroll",
}
"""The results of the blue die, as text keys have them."""


def explore_key(key: str) -> str:
    """The key of a question, as text keys have it."""
    return key.removeprefix("explore.")


def colour(t: Words, shown: Colour) -> str:
    """A colour in words."""
    return t(f"explore-colour-{shown}")


def emoji(t: Words, shown: Colour) -> str:
    """The drawing of a die that has not been rolled."""
    return t(f"explore-emoji-{shown}")


def blue(t: Words, shown: Blue) -> str:
    """A result of the blue die in words."""
    return t(f"explore-blue-{BLUE[shown]}")


def rolled(t: Words, die: Rolled) -> str:
    """A die that has been rolled, in a sentence."""
    return t("explore-rolled", emoji=DICE[die.colour], colour=colour(t, die.colour), pips=die.face)


def all_rolled(t: Words, dice: Iterable[Rolled]) -> str:
    """Several dice that have been rolled."""
    return listed(t, [rolled(t, die) for die in dice])


def coloured(t: Words, dice: Iterable[Colour]) -> str:
    """Dice that have not been rolled, counted by colour, weakest first."""
    counts = Counter(dice)
    return picked(t, [counts[each] for each in COLOURS])


def picked(t: Words, counts: Iterable[int]) -> str:
    """So many dice of each colour, weakest first; nothing is said of colours without any."""
    named = [
        t("explore-dice", emoji=DICE[each], count=count, colour=colour(t, each))
        for each, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    return listed(t, named)


def numbered(t: Words, die: Die) -> str:
    """A die among its like, on a button."""
    return t("explore-die", colour=colour(t, die.colour), number=die.n)


def card_label(t: Words, name: str) -> str:
    """A card of the house set in the reader's language; of another set, as its file has it."""
    key = f"explore-card-{name}"
    return t(key) if key in t else name


def card(t: Words, name: str) -> str:
    """A card's name in a text."""
    return in_text(card_label(t, name))


def effect(t: Words, shown: Card) -> str | None:
    """What a card changes in attacks, or tells the player to do."""
    if shown.instruction is not None:
        return t(f"explore-instruction-{shown.effect}")
    return t(f"explore-effect-{shown.effect}") if shown.effect else None
