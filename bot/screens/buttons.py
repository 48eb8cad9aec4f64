"""The buttons that stand under every table, and the drawings on them."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from bot.screens.controls import Answer, Idle, Press, TableButton, Verb
from bot.screens.scene import Scene
from bot.text import Words
from rules.core.ask import TAKE_BACK, Ask, Seat

LAST = 999
"""The place of an idle control that stands for none of the options."""


def icon(t: Words, name: str) -> str:
    """The drawing of a control, or the sign that stands for it."""
    return t(f"icon-{name}")


def alone(t: Words, key: str) -> str | None:
    """The drawing that message ``key`` is, if it can be shown; a sign or a word is none."""
    return None if t(key) == t.plain(key) else t(key)


def seat_button(s: Scene, style: ButtonStyle = ButtonStyle.secondary, key: str = "button-seat") -> TableButton:
    """The way to one's own seat."""
    return TableButton(s.look.id, Verb.SEAT, label=s.t(key), emoji=icon(s.t, "seat"), style=style)


def story_button(s: Scene) -> TableButton:
    """The way to what happened, with its name."""
    return TableButton(s.look.id, Verb.STORY, label=s.t("button-story"), emoji=icon(s.t, "story"))


def cast_button(s: Scene) -> list[TableButton]:
    """The way to who plays whom, in a game where somebody does."""
    if "character" not in s.game.traits:
        return []
    return [TableButton(s.look.id, Verb.CAST, label=s.t("button-cast"))]


def drawn_button(s: Scene, verb: Verb) -> TableButton:
    """A button of the table that is a drawing alone."""
    return TableButton(s.look.id, verb, emoji=icon(s.t, verb.value))


def seat_row(s: Scene) -> tuple[Press[Any], ...]:
    """What stands under every table: one's seat, what happened, the odds, help.

    While a plan is made taking back stands first, and the odds give way. The seat is blue while a question
    waits there.
    """
    ask = s.look.ask
    back = (take_back(s, ask),) if ask is not None and s.asks_a_person and s.game.may_take_back(ask) else ()
    odds = (drawn_button(s, Verb.ODDS),) if s.game.has_odds and s.asks_a_person and not back else ()
    style = ButtonStyle.primary if asked_in_private(s) else ButtonStyle.secondary
    return (*back, seat_button(s, style), drawn_button(s, Verb.STORY), *odds, drawn_button(s, Verb.HELP))


def asked_in_private(s: Scene) -> list[Seat]:
    """The people who have a question that only they may read, so that they find it at their seat."""
    if s.look.ask is not None or s.look.window:
        return []
    return [seat for seat in s.look.asked if not s.bot_moves(seat)]


def take_back(s: Scene, ask: Ask[Any]) -> Press[Any]:
    """Undoes the last answer of a plan; grey where there is none to undo."""
    if TAKE_BACK not in ask.options:
        return Idle(s.look.id, s.look.ask_no, LAST, emoji=icon(s.t, "take-back"))
    index = ask.options.index(TAKE_BACK)
    return Answer(s.look.id, s.look.ask_no, index, emoji=icon(s.t, "take-back"))
