"""Explore explained, and what can be looked up about it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.explore.words import DICE, blue, card, card_label, colour, effect
from bot.screens.game import Topic
from bot.text import Words
from bot.text.phrases import listed
from rules.explore.box import COPIES, Box, Card, house
from rules.explore.state import COLOURS, CUBES
from rules.explore.verbs import ENOUGH

TOPICS = ("turn", "attack", "blue", "fail", "out", "end")
"""The parts of the rules, each a paragraph of the help and something to look up."""
HELP = ("goal", *TOPICS, "typed")
"""The parts of the game on one page, in this order."""


def explore_help(t: Words, box: Box) -> list[str]:
    """The game on one page, and whose dice and cards these are."""
    rules = [_part(t, part) for part in HELP]
    return [*rules, _whose(t, box)]


def explore_topics(t: Words, box: Box) -> list[Topic]:
    """The parts of a turn, the dice, whose set this is, and every card."""
    parts = [Topic(f"explore-{part}", t(f"explore-title-{part}"), _part(t, part)) for part in TOPICS]
    dice = Topic("explore-dice", t("explore-title-dice"), "\n".join(_dice(t, box)))
    whose = Topic("explore-set", t("explore-title-set"), _whose(t, box))
    return [*parts, dice, whose, *(_card(t, box, shown) for shown in box.cards.values())]


def _part(t: Words, part: str) -> str:
    return t(f"explore-help-{part}", enough=ENOUGH, cubes=CUBES)


def _whose(t: Words, box: Box) -> str:
    """Printed dice and cards are not published: these are ours, or the host's."""
    return t("explore-help-set" if box is house() else "explore-help-own-set")


def _dice(t: Words, box: Box) -> Iterator[str]:
    yield t("explore-faces")
    for each in COLOURS:
        faces = " ".join(map(str, box.faces[each]))
        yield t("explore-faces-of", emoji=DICE[each], count=COPIES[each], colour=colour(t, each), faces=faces)
    yield t("explore-faces-of-blue", faces=listed(t, [blue(t, face) for face in box.blue]))


def _card(t: Words, box: Box, shown: Card) -> Topic:
    """A card: what is printed on it, what it does, and how many there are."""
    counts = {"fight": shown.fight, "bites": shown.bites, "supplies": shown.supplies}
    kind = "event" if shown.instruction is not None else "location" if shown.fight else "find"
    printed = t(f"explore-topic-{kind}", card=card(t, shown.name), copies=box.deck.count(shown.name), **counts)
    text = " ".join(filter(None, (printed, effect(t, shown))))
    return Topic(f"explore-card-{shown.name}", f"🃏 {card_label(t, shown.name)}", text)
