"""Falling: whoever is out of the game is told so, by whose doing, and who can still win."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from discord import ui

from bot.screens.buttons import icon, story_button
from bot.screens.controls import TableButton, Verb
from bot.screens.game import screen_of
from bot.screens.scene import Scene, scene
from bot.screens.sheet import OVER, Sheet
from bot.tables.look import Happened, Look


def falls_of(look: Look, happened: Iterable[Happened]) -> list[Any]:
    """The events by which somebody fell, oldest first; each has the ``seat``."""
    kinds = screen_of(look.game).falls
    return [one.event for one in happened if isinstance(one.event, kinds)]


def fall(look: Look, event: Any, number: int) -> ui.LayoutView:
    """The message to somebody who fell, which pings that person; it is the table's fall ``number``, from 1 on."""
    s = scene(look, look.locale)
    called = tuple(s.mention(seat) if seat == event.seat else name for seat, name in enumerate(s.names))
    own = TableButton(
        look.id, Verb.SEAT, number=number, label=s.t("button-seat"), emoji=icon(s.t, "seat")
    )  # with the story beside it, so that nobody takes this for a call, which goes when it has been answered
    return Sheet(OVER).text(*fall_lines(replace(s, names=called), event)).row(own, story_button(s)).view()


def fall_lines(s: Scene, event: Any) -> list[str]:
    """Who is out, by whom and how, the role that is shown, and what is left to whoever fell."""
    return [line for line in (s.game.sentence(s, event), " ".join(s.game.after_fall(s, event))) if line]
