"""The lobby: who is here, what will be played, how long it stays open."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.screens.controls import TableButton, Verb
from bot.screens.modules import module_lines
from bot.screens.scene import Scene, scene, stamp
from bot.screens.sheet import Sheet
from bot.tables.clock import PACES
from bot.tables.look import Look
from bot.text.phrases import duration
from rules.core.ask import Seat
from rules.core.errors import Reason


def lobby(look: Look, locale: str, *, controls: bool = True) -> ui.LayoutView:
    """The message of a table that has not started."""
    s = scene(look, locale)
    sheet = Sheet().text(_heading(s), _opened(s)).text(*_seats(s))
    sheet.text(*module_lines(s)).text(_can_start(s), _closes(s), s.t("lobby-fairness", commitment=look.commitment))
    if not controls:
        return sheet.view()
    sheet.row(
        _button(s, Verb.JOIN, "button-join", ButtonStyle.success),
        _button(s, Verb.LEAVE, "button-leave"),
        _button(s, Verb.ADD_BOT, "button-add-bot"),
        _button(s, Verb.REMOVE_BOT, "button-remove-bot"),
        _button(s, Verb.START, "button-start", ButtonStyle.primary),
    )
    modules = (_button(s, Verb.MODULES, "button-modules"),) if s.game.modules else ()
    return sheet.row(_button(s, Verb.HELP, "button-help"), *modules).view()


def _heading(s: Scene) -> str:
    return "## " + s.t("title-table", game=s.title(), table=str(s.look.id))


def _opened(s: Scene) -> str:
    look, players = s.look, s.game.players
    return s.t(
        "lobby-opened",
        host=_host(s),
        least=players.start,
        most=players.stop - 1,
        pace=s.t(f"pace-{look.pace}"),
        time=duration(s.t, PACES[look.pace].choice),
        language=s.t(f"language-{look.locale}"),
    )


def _host(s: Scene) -> str:
    seat = s.look.seat_of(s.look.host_id)
    return s.t("former-player") if seat is None else s.names[seat]


def _seats(s: Scene) -> list[str]:
    return [s.t("lobby-seat", number=seat.seat + 1, name=_named(s, seat.seat)) for seat in s.look.seats]


def _named(s: Scene, seat: Seat) -> str:
    held, name = s.look.seats[seat], s.names[seat]
    if held.bot:
        return s.t("name-bot", name=name)
    return s.t("name-host", name=name) if held.person_id == s.look.host_id else name


def _can_start(s: Scene) -> str:
    if s.look.refuse_start is None:
        return s.t("lobby-ready")
    return s.reason(Reason(*s.look.refuse_start))


def _closes(s: Scene) -> str | None:
    return None if s.look.deadline is None else s.t("lobby-closes", when=stamp(s.look.deadline))


def _button(s: Scene, verb: Verb, key: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
    return TableButton(s.look.id, verb, label=s.t(key), style=style)
