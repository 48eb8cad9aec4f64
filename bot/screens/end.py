"""The end: who won and why, how it went for everybody, and what was unusual about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.screens.buttons import icon, story_button
from bot.screens.controls import PageButton, Press, RematchButton
from bot.screens.highlights import highlights
from bot.screens.scene import Scene, scene
from bot.screens.sheet import CALM, OVER, Sheet, small
from bot.screens.table import APART, heading, with_player
from bot.screens.turns import turns_of
from bot.tables.look import Look
from bot.text.phrases import listed
from rules.core.ask import Seat

EACH = 3
"""Up to so many people are told one by one how it ended for them."""
TOLD = 3
"""So many of the last things that happened are told."""
WHY_NOT = {1: "one", 2: "two"}
"""Why a game of so few people is not rated."""


def end(look: Look, locale: str, *, controls: bool = True, picture: str | None = None) -> ui.LayoutView:
    """The message of a table that has ended, from a look that knows the whole game; see :mod:`bot.chat.story`.

    ``picture``: the name of a file that shows how it went; without one it is written who everybody was.
    """
    s = scene(look, locale)
    sheet = Sheet(OVER).text(heading(s.game.headline(s)), *_winners(s, picture), *s.game.why(s)[:1])
    add_course(sheet, s, picture)
    sheet.text(*_to_people(s)).text(*map(small, (*_last(s), *_unusual(s), *_rated(s))))
    return sheet.row(*(_buttons(s) if controls else ())).text(small(_foot(s))).view()


def add_course(sheet: Sheet, s: Scene, picture: str | None) -> None:
    """How it went as the picture of this name, or who everybody was in a line each: one of the two."""
    course = None if picture is None else s.game.course(s)
    if picture is not None and course is not None:
        sheet.picture(picture, course.alt)
    else:
        sheet.text(*who_was_who(s))


def who_was_who(s: Scene) -> list[str]:
    """What everybody turns out to have been, the winners first."""
    return [_seat(s, seat) for seat in _by_place(s)]


def void(look: Look, locale: str) -> ui.LayoutView:
    """The message of a table that was closed without a result."""
    s = scene(look, locale)
    title = s.t("title-table", game=s.title(), table=str(look.id))
    said = s.t("table-void", why=s.t(f"void-{look.why}"))
    return Sheet(CALM).text(heading(title), said).view()


def _won(s: Scene) -> tuple[Seat, ...]:
    return () if s.look.result is None else s.look.result.winners


def _winners(s: Scene, picture: str | None) -> list[str]:
    """The names of those who won beside a picture; the lines that stand in its place say so themselves."""
    return [s.t("end-winners", names=s.every(_won(s)))] if picture is not None and _won(s) else []


def _to_people(s: Scene) -> list[str]:
    """To each person how it ended for them; where there are many, to winners and losers together."""
    people = [seat.seat for seat in s.look.seats if seat.person_id is not None]
    won = [seat for seat in people if seat in _won(s)]
    lost = [seat for seat in people if seat not in won]
    if s.look.result is not None and s.look.result.draw:
        return [s.t("end-drawn", names=_mentions(s, people))] if people else []
    if len(people) > EACH:
        both = ("end-won-together", won), ("end-lost-together", lost)
        return [s.t(key, names=_mentions(s, seats)) for key, seats in both if seats]
    return [*(s.t("end-won", who=s.mention(seat)) for seat in won), *(_lost(s, seat) for seat in lost)]


def _lost(s: Scene, seat: Seat) -> str:
    why = s.game.verdict(s, seat)
    if why is None:
        return s.t("end-lost", who=s.mention(seat))
    return s.t("end-lost-why", who=s.mention(seat), why=why)


def _mentions(s: Scene, seats: Sequence[Seat]) -> str:
    return listed(s.t, [s.mention(seat) for seat in seats])


def _last(s: Scene) -> list[str]:
    """The last things that happened."""
    turns = turns_of(s.look.recent)
    told = [*s.game.told_of(s, turns[-1].events)][-TOLD:] if turns else []
    return [s.t("end-last", turn=turns[-1].number, told=APART.join(told))] if told else []


def _unusual(s: Scene) -> list[str]:
    found = highlights(s)
    return [APART.join(found)] if found else []


def _rated(s: Scene) -> list[str]:
    """Whether the game was rated, or why not; nothing where that is not known."""
    rows = s.look.results
    if not rows or s.look.guild_id is None:
        return []
    if any(row.rated for row in rows):
        return [s.t("end-rated")]
    drawn = s.look.result is not None and s.look.result.draw
    people = len({row.person_id for row in rows if row.person_id is not None})
    return [s.t("end-not-rated", why="draw" if drawn else WHY_NOT.get(people, "few"))]


def _foot(s: Scene) -> str:
    return s.t("end-foot", table=str(s.look.id), turns=s.look.turns, minutes=_minutes(s.look))


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
    won = seat in _won(s)
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
