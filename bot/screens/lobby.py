"""A table before it is played: who is here, how it is set up, and what the message becomes when it begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.screens.buttons import drawn_button, icon
from bot.screens.controls import Idle, Press, SetUpMenu, TableButton, Verb
from bot.screens.modules import module_lines
from bot.screens.scene import Scene, link, scene, stamp
from bot.screens.sheet import ASKED, YOURS, Sheet, small
from bot.screens.table import heading, where
from bot.tables.clock import PACES
from bot.tables.look import Look
from bot.text.phrases import duration
from rules.core.ask import Seat
from rules.core.errors import Reason

BOTS, PACE = "bots", "pace"
"""The kinds of choice in a set-up."""


def lobby(look: Look, locale: str, *, controls: bool = True) -> ui.LayoutView:
    """The message of a table that has not started."""
    s = scene(look, locale)
    named = s.t("title-table", game=s.title(), table=str(look.id))
    sheet = Sheet(ASKED).text(heading(named), _opened(s), *_seats(s), *_roles(s), *module_lines(s), _refused(s))
    if controls:
        sheet.row(
            _button(s, Verb.JOIN, "button-join", ButtonStyle.primary),
            _button(s, Verb.LEAVE, "button-leave"),
            _start(s),
        )
        set_up = TableButton(look.id, Verb.SET_UP, label=s.t("button-set-up"), emoji=icon(s.t, "set-up"))
        sheet.row(_button(s, Verb.ADD_BOT, "button-add-bot"), set_up, drawn_button(s, Verb.HELP))
    return sheet.text(small(_luck(s))).view()


def set_up(look: Look, locale: str) -> ui.LayoutView:
    """How the table is to be played, for its host alone."""
    s = scene(look, locale)
    sheet = Sheet(YOURS).text(heading(s.t("set-up-title", table=str(look.id))), s.t("set-up-host"))
    if bots := [seat.seat for seat in look.seats if seat.bot]:
        options = [_remove(s, seat) for seat in bots]
        sheet.row(SetUpMenu(look.id, BOTS, options, placeholder=s.t("set-up-bots", count=len(bots))))
    if s.game.modules:
        sheet.row(TableButton(look.id, Verb.MODULES, label=s.t("button-modules")))
    paces = [_pace(s, pace) for pace in dict.fromkeys((*SHOWN, look.pace))]
    return sheet.row(SetUpMenu(look.id, PACE, paces)).text(small(f"[{where(s)}]({link(look)})")).view()


def dealt(look: Look, locale: str) -> ui.LayoutView:
    """What the lobby becomes when the game begins: what is known to all, and how one sees the own secrets."""
    s = scene(look, locale)
    begun = s.t("dealt-begun", table=str(look.id), game=s.title())
    sheet = Sheet(None).text(begun, s.t("dealt-secret") if s.game.secrets else None, *s.game.dealt(s))
    return sheet.text(small(s.t("dealt-luck", link=link(look), commitment=look.commitment))).view()


SHOWN = tuple(pace for pace in PACES if pace != "alone")
"""The paces to choose from; the one of a table in the browser is there if it has it."""


def _opened(s: Scene) -> str:
    look, players = s.look, s.game.players
    return s.t(
        "lobby-opened",
        count=len(look.seats),
        least=players.start,
        most=players.stop - 1,
        time=duration(s.t, PACES[look.pace].choice, short=True),
        language=s.t(f"language-{look.locale}"),
    )


def _seats(s: Scene) -> list[str]:
    return [s.t("lobby-seat", number=seat.seat + 1, name=_named(s, seat.seat)) for seat in s.look.seats]


def _named(s: Scene, seat: Seat) -> str:
    held, name = s.look.seats[seat], s.names[seat]
    if held.bot:
        return s.t("lobby-bot", name=name)
    return s.t("lobby-host" if held.person_id == s.look.host_id else "lobby-person", name=name)


def _roles(s: Scene) -> Iterator[str]:
    """What will be dealt to so many seats, where that says anything."""
    least, here = s.game.players.start, len(s.look.seats)
    if (mix := s.game.mix(s.t, max(here, least))) is not None:
        yield mix if here >= least else s.t("lobby-roles-from", least=least)


def _refused(s: Scene) -> str | None:
    """Why the table cannot begin, where more seats would not help."""
    reason = s.look.refuse_start
    return None if reason is None or reason[0] == "seats-missing" else s.reason(Reason(*reason))


def _start(s: Scene) -> Press[Any]:
    """Begins; as long as that cannot be, it says what is missing."""
    reason = s.look.refuse_start
    if reason is None:
        return _button(s, Verb.START, "button-start", ButtonStyle.success)
    missing = dict(reason[1]).get("missing", 0)
    return Idle(s.look.id, 0, 0, label=s.t("button-start-missing", missing=missing))


def _luck(s: Scene) -> str:
    """When the lobby closes, and what its luck is committed to."""
    luck = s.t("lobby-luck", commitment=s.look.commitment)
    if s.look.deadline is None:
        return luck
    return f"{s.t('lobby-closes', when=stamp(s.look.deadline))} · {luck}"


def _button(s: Scene, verb: Verb, key: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
    return TableButton(s.look.id, verb, label=s.t(key), style=style)


def _remove(s: Scene, seat: Seat) -> SelectOption:
    return SelectOption(label=s.t.plain("set-up-remove", name=s.labels[seat]), value=str(seat))


def _pace(s: Scene, pace: str) -> SelectOption:
    time = duration(s.t, PACES[pace].choice, short=True)
    label = s.t.plain("set-up-pace", pace=s.t(f"pace-{pace}"), time=time)
    return SelectOption(label=label, value=pace, default=pace == s.look.pace)
