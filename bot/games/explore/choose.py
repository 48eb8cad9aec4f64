"""The buttons of an attack, one for each colour of dice, and those between cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle

from bot.games.explore.odds import best_attack, next_card, odds_of
from bot.games.explore.words import DICE, emoji
from bot.screens.controls import Answer, Commit, Idle, Mark, MarkThese
from bot.screens.odds import percent
from bot.screens.scene import Scene
from bot.screens.sheet import Control
from rules.core.ask import Ask, Indices
from rules.explore.options import Die, Explore, Stop
from rules.explore.state import COLOURS, Colour
from rules.explore.throws import Pick
from rules.explore.view import ExploreView

ATTACK, NEXT = "explore.attack", "explore.next"
NONE, BEST, STOP, ROLL = 900, 901, 902, 903
"""Places of controls that stand for no die."""


def attack_rows(s: Scene, ask: Ask[Any], marks: Indices) -> Iterator[tuple[Control, ...]]:
    """A button for each colour with how many are left; attack, start anew; the dice with the best chance."""
    yield tuple(_colour(s, ask, marks, colour) for colour in COLOURS)
    yield (_attack(s, ask, marks), _none(s, marks))
    if best := _best(s, ask, marks):
        yield (best,)


def next_row(s: Scene, ask: Ask[Any]) -> tuple[Control, ...]:
    """On with the chance to get through the next card, or home with what lies in front."""
    look, view = s.look, s.view
    on = s.t("explore-on", chance=percent(next_card(view)))
    home = view.stashes[view.active] + view.supplies
    stop = s.t("explore-home", stash=view.stashes[view.active], home=home)
    yes = Answer(look.id, look.ask_no, ask.index(Explore()), label=on, style=ButtonStyle.primary)
    if Stop() not in ask.options:
        return yes, Idle(look.id, look.ask_no, STOP, label=stop)
    return yes, Answer(look.id, look.ask_no, ask.index(Stop()), label=stop)


def chosen(s: Scene, ask: Ask[Any], marks: Indices) -> str:
    """The dice that are marked, and their chance."""
    dice = sorted((ask.options[index] for index in marks), key=lambda die: COLOURS.index(die.colour))
    if not dice:
        return s.t("explore-chosen-none")
    shown = "".join(emoji(s.t, die.colour) for die in dice)
    chance = odds_of(s.view, pick_of(ask, marks))
    return (
        s.t("explore-chosen", dice=shown) if chance is None else s.t("explore-chosen-odds", dice=shown, **chance)
    )


def pick_of(ask: Ask[Any], marks: Indices) -> Pick:
    """How many dice of each colour are marked."""
    colours = [ask.options[index].colour for index in marks]
    return tuple(colours.count(colour) for colour in COLOURS)


def _of(ask: Ask[Any], colour: Colour) -> list[int]:
    """The dice of a colour that may be rolled."""
    found = [n for n, die in enumerate(ask.options) if isinstance(die, Die) and die.colour is colour]
    return sorted(found, key=lambda n: ask.options[n].n)


def _colour(s: Scene, ask: Ask[Any], marks: Indices, colour: Colour) -> Control:
    """A press takes one more; where none can be had any more it gives one back."""
    look, dice = s.look, _of(ask, colour)
    free, taken = [n for n in dice if n not in marks], [n for n in dice if n in marks]
    shown: dict[str, Any] = {"label": str(len(free)), "emoji": emoji(s.t, colour)}
    shown["style"] = ButtonStyle.primary if taken else ButtonStyle.secondary
    if free and len(marks) < ask.most:
        return Mark(look.id, look.ask_no, marks, free[0], **shown)
    if taken:
        return Mark(look.id, look.ask_no, marks, taken[-1], **shown)
    return Idle(look.id, look.ask_no, COLOURS.index(colour), **shown)


def _attack(s: Scene, ask: Ask[Any], marks: Indices) -> Control:
    chance = odds_of(s.view, pick_of(ask, marks)) if marks else None
    label = s.t("explore-attack-odds", now=chance["now"]) if chance else s.t("explore-attack")
    if not ask.least <= len(marks) <= ask.most:
        return Idle(s.look.id, s.look.ask_no, ROLL, label=label, style=ButtonStyle.primary)
    return Commit(s.look.id, s.look.ask_no, marks, label=label, style=ButtonStyle.primary)


def _none(s: Scene, marks: Indices) -> Control:
    if not marks:
        return Idle(s.look.id, s.look.ask_no, NONE, label=s.t("explore-none"))
    return MarkThese(s.look.id, s.look.ask_no, (), label=s.t("explore-none"))


def _best(s: Scene, ask: Ask[Any], marks: Indices) -> Control | None:
    """The dice with the best chance in this attack, rolled by one press."""
    view: ExploreView = s.view
    best = best_attack(view)
    if best is None:
        return None
    pick, chance = best
    signs = "".join(DICE[colour] * count for colour, count in zip(COLOURS, pick, strict=True))
    label = s.t("explore-best", dice=signs, now=percent(chance))
    if pick_of(ask, marks) == pick:
        return Idle(s.look.id, s.look.ask_no, BEST, label=label)
    dice = [n for colour, count in zip(COLOURS, pick, strict=True) for n in _of(ask, colour)[:count]]
    return Commit(s.look.id, s.look.ask_no, sorted(dice), label=label)
