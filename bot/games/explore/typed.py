"""Attacks and stops typed as words: what ``/attack`` and ``/stop`` answer."""

from __future__ import annotations

import re
from collections.abc import Iterator

from discord import app_commands

from bot.games.explore.words import colour
from bot.screens.limits import SUGGESTIONS
from bot.screens.odds import percent
from bot.screens.typed import Suggestion, asked, meant
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.text import LOCALES, Words, words
from bot.text.names import in_label, in_text
from rules.core.ask import Indices
from rules.core.errors import IllegalAnswer
from rules.explore.odds import Attack, odds
from rules.explore.options import Die, Stop
from rules.explore.state import COLOURS, Colour
from rules.explore.throws import Pick
from rules.explore.turn import CARD_IN_PLAY, FIRST_CARD
from rules.explore.view import ExploreView

ATTACK, NEXT = "explore.attack", "explore.next"
SHOWN = "%"
"""Stands in suggestions as they are shown, and in nothing that people type."""
ONE_COLOUR = re.compile(r"(\d{0,2})\s*([^\W\d_]+)|([^\s,;+&]+)")
"""A number of dice and their colour, or something that is neither."""


def attacked(look: Look, locale: str, typed: str) -> Indices:
    """The dice in ``typed``, such as ``2 yellow 1 red``; raises :exc:`Refused` and :exc:`IllegalAnswer`."""
    ask = asked(look)
    if ask.key != ATTACK:
        raise Refused("nothing-to-attack")
    dice = meant(typed, _named_attacks(look, locale)) if SHOWN in typed else None
    return tuple(ask.index(die) for die in _dice(locale, typed if dice is None else dice))


def stopped(look: Look) -> Indices:
    """The option to stop; raises :exc:`IllegalAnswer` with the reason why that is not possible."""
    ask, view = asked(look), _view(look)
    if ask.key != NEXT:
        raise IllegalAnswer(CARD_IN_PLAY if view.done else FIRST_CARD)
    return (ask.index(Stop()),)


def suggestions_to_attack(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """Choices of dice that have in them what was typed, each with its chance; the best come first."""
    if asked(look).key != ATTACK or (found := odds(_view(look))) is None:
        return []
    t, wanted = words(locale), _counts(locale, typed)
    attacks = sorted(found.attacks, key=lambda attack: attack.in_the_end, reverse=True)
    named = [_suggested(t, attack) for attack in attacks if _has(attack.pick, wanted)]
    return [app_commands.Choice(name=name, value=value) for name, value in named[:SUGGESTIONS]]


def _named_attacks(look: Look, locale: str) -> list[tuple[str, str]]:
    """Every choice of dice as it is suggested, with its value."""
    found = odds(_view(look))
    return [] if found is None else [_suggested(words(locale), attack) for attack in found.attacks]


def _suggested(t: Words, attack: Attack) -> tuple[str, str]:
    dice = _named(t, attack.pick)
    return t("explore-suggestion", dice=dice, now=percent(attack.now)), dice


def _view(look: Look) -> ExploreView:
    view: ExploreView = look.view
    return view


def _dice(locale: str, typed: str) -> Iterator[Die]:
    """The dice in ``typed``, of each colour those that are spent last."""
    for each, count in zip(COLOURS, _counts(locale, typed), strict=True):
        yield from (Die(each, n) for n in range(1, count + 1))


def _counts(locale: str, typed: str) -> Pick:
    """How many dice of each colour are named; raises :exc:`Refused` for a word that is no colour."""
    counts = dict.fromkeys(COLOURS, 0)
    for number, word, other in ONE_COLOUR.findall(typed):
        counts[_colour(locale, word or other)] += int(number or 1)
    return tuple(counts.values())


def _colour(locale: str, word: str) -> Colour:
    """The one colour that begins with ``word`` in the reader's language, or is called so in another one."""
    for each in (locale, *LOCALES):
        names = {shown: colour(words(each), shown).casefold() for shown in COLOURS}
        found = [shown for shown, name in names.items() if _called(word.casefold(), name, short=each == locale)]
        if len(found) == 1:
            return found[0]
    raise Refused("no-such-colour", ("word", in_text(in_label(word))))


def _called(word: str, name: str, *, short: bool) -> bool:
    """Whether a colour ``name`` is meant, which may have another ending (*rojo, rojos*) or be cut short."""
    return (word.startswith(name[:-1]) and len(word) <= len(name) + 1) or (short and name.startswith(word))


def _named(t: Words, pick: Pick) -> str:
    """Dice as they may be typed."""
    named = zip(COLOURS, pick, strict=True)
    return ", ".join(t("explore-typed", count=count, colour=colour(t, each)) for each, count in named if count)


def _has(pick: Pick, wanted: Pick) -> bool:
    return all(count >= want for count, want in zip(pick, wanted, strict=True))
