"""Rolls typed as words: what ``/roll`` and ``/keep`` answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import app_commands

from bot.games.dice.words import REROLL
from bot.screens.limits import SUGGESTIONS, TITLE
from bot.screens.question import Choice, choices, face
from bot.screens.scene import Scene, scene
from bot.screens.typed import Suggestion, asked, number_in
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.text import say
from bot.text.names import in_label
from rules.core.ask import Ask, Indices


def rolled(look: Look) -> Indices:
    """Every die that may be rolled again."""
    return tuple(range(len(_reroll(look).options)))


def kept(look: Look, locale: str, typed: str) -> Indices:
    """The dice to roll again when the dice ``typed``, by their places from 1 on or by name, are kept."""
    ask, s = _reroll(look), scene(look, locale)
    row = choices(s, ask)
    if typed.strip().casefold() == say(locale, "keep-all").casefold():
        return ()
    places = _shown_places(s, ask, row, typed) or set(_numbers(typed, len(row)))
    return tuple(sorted(c.index for n, c in enumerate(row, 1) if c.index is not None and n not in places))


def suggestions_to_keep(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """Sets of dice that go on from the places already typed."""
    ask, s = _reroll(look), scene(look, locale)
    row = choices(s, ask)
    try:
        typed_places = list(_numbers(typed, len(row)))
    except Refused:
        typed_places = []
    everything = say(locale, "keep-all")
    sets = [typed_places] if typed_places else []
    sets += [[*typed_places, n] for n in range(1, len(row) + 1) if n not in typed_places]
    shown = [
        app_commands.Choice(name=_dice(s, ask, row, places), value=" ".join(map(str, places))) for places in sets
    ]
    return [app_commands.Choice(name=everything, value=everything), *shown][:SUGGESTIONS]


def _shown_places(s: Scene, ask: Ask[Any], row: Sequence[Choice], typed: str) -> set[int]:
    """The places in a suggestion as it is shown; none where ``typed`` is no such thing."""
    sets = ([n for n in range(1, len(row) + 1) if mask >> n & 1] for mask in range(2, 2 ** (len(row) + 1), 2))
    found = [places for places in sets if _dice(s, ask, row, places).casefold() == typed.strip().casefold()]
    return set(found[0]) if len(found) == 1 else set()


def _dice(s: Scene, ask: Ask[object], row: Sequence[Choice], places: Sequence[int]) -> str:
    named = (f"{place} {face(s, ask, row[place - 1].option).words}" for place in places)
    return in_label(", ".join(named), TITLE)


def _numbers(typed: str, most: int) -> Iterator[int]:
    for word in typed.replace(",", " ").split():
        if not (number := number_in(word, most)):
            raise Refused("no-such-die", ("most", most))
        yield number


def _reroll(look: Look) -> Ask[object]:
    ask = asked(look)
    if ask.key != REROLL:
        raise Refused("nothing-to-roll")
    return ask
