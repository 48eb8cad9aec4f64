"""The end: who won and why, who was what, and the seed behind the dice."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.screens.buttons import icon, story_button
from bot.screens.controls import PageButton, Press, RematchButton
from bot.screens.scene import Scene, scene
from bot.screens.sheet import CALM, OVER, Sheet
from bot.screens.table import heading, with_player
from bot.tables.look import Look
from rules.core.ask import Seat


def end(look: Look, locale: str, *, controls: bool = True) -> ui.LayoutView:
    """The message of a table that has ended."""
    s = scene(look, locale)
    sheet = Sheet(OVER).text(heading(_heading(s)), *s.game.why(s)).text(*(_seat(s, seat) for seat in _by_place(s)))
    sheet.line().text(s.t("end-fairness", commitment=look.commitment, seed=look.seed or ""))
    return sheet.row(*_buttons(s)).view() if controls else sheet.view()


def void(look: Look, locale: str) -> ui.LayoutView:
    """The message of a table that was closed without a result."""
    s = scene(look, locale)
    title = s.t("title-table", game=s.title(), table=str(look.id))
    said = s.t("table-void", why=s.t(f"void-{look.why}"))
    return Sheet(CALM).text(heading(title), said).view()


def _heading(s: Scene) -> str:
    return s.t(
        "end-title",
        headline=s.game.headline(s),
        table=str(s.look.id),
        turns=s.look.turns,
        minutes=_minutes(s.look),
    )


def _minutes(look: Look) -> int:
    """How long it took, begun minutes included."""
    if look.started_at is None or look.ended_at is None:
        return 0
    return int((look.ended_at - look.started_at).total_seconds() // 60) + 1


def _by_place(s: Scene) -> list[Seat]:
    """The winners first, then the others by place; who shares one, clockwise."""
    places = [range(len(s.look.seats))] if s.look.result is None else s.look.result.places
    return [seat for place in places for seat in sorted(place)]


def _seat(s: Scene, seat: Seat) -> str:
    won = s.look.result is not None and seat in s.look.result.winners
    return s.t("end-winner" if won else "end-other", name=with_player(s, seat), was=s.game.was(s, seat))


def _buttons(s: Scene) -> tuple[Press[Any], ...]:
    table, game = s.look.id, s.look.game
    series = RematchButton(table, series=True, label=s.t("button-series"), emoji="⏭️")
    return (
        RematchButton(table, label=s.t("button-rematch"), style=ButtonStyle.success, emoji=icon(s.t, "rematch")),
        *([series] if s.look.series else []),
        story_button(s),
        PageButton("board", game, "all", 1, label=s.t("button-board"), emoji=icon(s.t, "board")),
    )
