"""The dice of a roll as buttons in one row, and what may be done with them below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord import ButtonStyle

from bot.games.dice.words import emoji
from bot.screens.controls import Commit, Idle, Mark, MarkThese
from bot.screens.question import Choice, choices
from bot.screens.scene import Scene
from bot.screens.sheet import Control
from bot.text import drawn
from rules.core.ask import Ask, Indices
from rules.dice.state import Face

ROLL, ALL = 900, 901
"""Places of controls that stand for no die."""


def roll_rows(
    s: Scene, ask: Ask[Any], marks: Indices, drawings: Mapping[Face, str]
) -> Iterator[tuple[Control, ...]]:
    """The dice with their sign: kept, to roll again, locked. Below: roll those, stop, roll all."""
    yield tuple(_die(s, choice, marks, drawings) for choice in choices(s, ask))
    yield (_again(s, marks), _stop(s), _all(s, ask, marks))


def _die(s: Scene, choice: Choice, marks: Indices, drawings: Mapping[Face, str]) -> Control:
    look, shown, index = s.look, choice.option.face, choice.index
    marked = index is not None and index in marks
    state = "locked" if index is None else "again" if marked else "kept"
    name = drawings.get(shown, shown)
    picture = drawn(name if state == "kept" else f"{name}_{state}", "")
    label = None if picture else s.t(f"dice-die-{state}")
    sign = picture or emoji(s.t.plain, shown)
    if index is None:
        return Idle(look.id, look.ask_no, choice.option.index, label=label, emoji=sign)
    style = ButtonStyle.primary if marked else ButtonStyle.secondary
    return Mark(look.id, look.ask_no, marks, index, label=label, emoji=sign, style=style)


def _again(s: Scene, marks: Indices) -> Control:
    """Rolls what is marked; its label never changes its width by more than a figure."""
    label = s.t("dice-again", count=len(marks))
    if not marks:
        return Idle(s.look.id, s.look.ask_no, ROLL, label=label, style=ButtonStyle.primary)
    return Commit(s.look.id, s.look.ask_no, marks, label=label, style=ButtonStyle.primary)


def _stop(s: Scene) -> Control:
    return Commit(s.look.id, s.look.ask_no, (), label=s.t("dice-stop"))


def _all(s: Scene, ask: Ask[Any], marks: Indices) -> Control:
    """Rolls every die that may be rolled, at once; where all are marked, takes the marks away."""
    every = tuple(range(len(ask.options)))
    if len(marks) == len(every):
        return MarkThese(s.look.id, s.look.ask_no, (), label=s.t("dice-none"))
    return Commit(s.look.id, s.look.ask_no, every, label=s.t("dice-all"))
