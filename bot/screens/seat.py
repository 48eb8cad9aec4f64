"""My seat: what only its holder may read, and everything the holder may do. Also the private message."""

from __future__ import annotations

from discord import ButtonStyle, SelectOption, ui

from bot.screens.controls import AcceptButton, Confirm, OrderMenu, PersonMenu, TableButton, Verb
from bot.screens.odds import odds_buttons
from bot.screens.question import add_controls, shut_lines
from bot.screens.scene import Scene, scene, stamp
from bot.screens.sheet import OVER, YOURS, Control, Sheet
from bot.screens.table import heading, question_lines
from bot.storage.repository import PersonId, Phase
from bot.tables.look import Look
from rules.core.ask import Indices, Seat


def my_seat(
    look: Look,
    locale: str,
    person: PersonId,
    marks: Indices | None = None,
    *,
    reminders: bool = True,
    dms: bool = True,
    page: int = 0,
) -> ui.LayoutView:
    """The private panel of ``person``, from the look of this very person."""
    s = scene(look, locale)
    seat = look.seat_of(person)
    if seat is None:
        return Sheet(OVER).text(s.t("seat-none"), _where(s)).view()
    if look.view is None:
        return _without_game(s, seat)
    sheet = Sheet(YOURS).text(*s.game.identity(s))
    if look.phase is not Phase.PLAYING or seat not in look.playing:
        return sheet.text(_standing(s), _where(s)).view()
    shut = [] if look.ask is None else shut_lines(s, look.ask)
    sheet.line().text(*_now(s, seat, marks), *s.game.advice(s, marks or ()), *shut)
    add_controls(sheet, s, marks, page=page)
    return sheet.row(*_always(s, seat, reminders, dms)).text(_where(s)).view()


def hand_over(look: Look, locale: str, *, people: bool = True) -> ui.LayoutView:
    """Asks whom to offer the seat to; without ``people`` to choose from, as in private messages, says where to."""
    s = scene(look, locale)
    if not people:
        return Sheet(YOURS).text(s.t("hand-over-where"), _where(s)).view()
    sheet = Sheet(YOURS).text(s.t("hand-over-whom"), _where(s))
    return sheet.row(PersonMenu(look.id, placeholder=s.t("hand-over-menu"))).view()


def offer(look: Look, locale: str, seat: Seat, to: PersonId) -> ui.LayoutView:
    """Offers a seat to somebody, who takes it with a press."""
    s = scene(look, locale)
    said = s.t("offer-made", name=s.names[seat], to=f"<@{to}>", seat=seat + 1, table=str(look.id))
    accept = AcceptButton(look.id, seat, label=s.t("button-accept"), style=ButtonStyle.success, emoji="🤝")
    return Sheet(YOURS).text(said, s.t("offer-terms")).row(accept).view()


def leave_sure(look: Look, locale: str) -> ui.LayoutView:
    """Asks whether to leave a table in play for good."""
    s = scene(look, locale)
    sure = Confirm("leave", look.id, label=s.t("button-leave-sure"), style=ButtonStyle.danger)
    return Sheet(YOURS).text(s.t("leave-sure"), _where(s)).row(sure).view()


def standing_orders(look: Look, locale: str) -> ui.LayoutView:
    """What the reader has decided beforehand, to be changed at any time."""
    s = scene(look, locale)
    sheet = Sheet(YOURS).text(s.t("orders-title"), s.t("orders-how"))
    for kind, values in s.game.may_order(s).items():
        given = look.orders.get(kind, values[0])
        shown = [(value, s.t(f"ordered-{value}")) for value in values]
        menu = [SelectOption(label=label, value=value, default=value == given) for value, label in shown]
        sheet.text(s.t(f"order-{look.game}-{kind}")).row(OrderMenu(look.id, kind, menu))
    back = TableButton(look.id, Verb.SEAT, label=s.t("button-back-to-seat"), emoji="🎭")
    return sheet.row(back).text(_where(s)).view()


def _without_game(s: Scene, seat: Seat) -> ui.LayoutView:
    """The seat at a table that has not been dealt, or whose game cannot be looked at any more."""
    if s.look.phase is not Phase.LOBBY:
        said = None if s.look.phase is Phase.ENDED else _standing(s)
        return Sheet(YOURS).text(said, _where(s)).view()
    sheet = Sheet(YOURS).text(s.t("seat-in-lobby", seat=seat + 1), _where(s))
    return sheet.row(TableButton(s.look.id, Verb.LEAVE, label=s.t("button-leave"))).view()


def _standing(s: Scene) -> str:
    """Why a seat has nothing to press."""
    if s.look.phase is Phase.ENDED:
        return s.game.headline(s)
    if s.look.phase is Phase.HALTED:
        return s.t("table-halted")
    if s.look.phase is Phase.VOID:
        return s.t("table-void", why=s.t(f"void-{s.look.why}"))
    return s.t("seat-out")


def _now(s: Scene, seat: Seat, marks: Indices | None) -> list[str]:
    """What is asked of the reader, or what the table waits for."""
    look = s.look
    if look.seats[seat].bot_plays:
        return [s.t("seat-bot-plays")]
    if look.window and look.deadline is not None:
        return [s.t("table-window", when=stamp(look.deadline)), *question_lines(s, marks)]
    if look.ask is None:
        return [s.t("seat-waiting", status=s.game.status(s))]
    if look.deadline is None:
        return question_lines(s, marks)
    return [*question_lines(s, marks), s.t("seat-until", when=stamp(look.deadline))]


def _always(s: Scene, seat: Seat, reminders: bool, dms: bool) -> list[Control]:
    table, reminded, whispered = s.look.id, "yes" if reminders else "no", "yes" if dms else "no"
    controls: list[Control] = []
    if s.look.seats[seat].bot_plays:
        retake = TableButton(table, Verb.RETAKE, label=s.t("button-retake"), style=ButtonStyle.success)
        controls.append(retake)
    elif s.game.may_order(s):
        controls.append(TableButton(table, Verb.ORDERS, label=s.t("button-orders"), emoji="📌"))
    if s.look.ask is None:
        controls.append(TableButton(table, Verb.SEAT, label=s.t("button-look-again"), emoji="🔄"))
    return [
        *controls,
        *odds_buttons(s),
        TableButton(table, Verb.HAND_OVER, label=s.t("button-hand-over"), emoji="🤝"),
        TableButton(table, Verb.LEAVE, label=s.t("button-leave"), emoji="🚪"),
        TableButton(table, Verb.REMINDERS, label=s.t("button-reminders", on=reminded), emoji="🔔"),
        TableButton(table, Verb.DMS, label=s.t("button-dms", on=whispered), emoji="✉️"),
    ]


def _where(s: Scene) -> str:
    """Which table this is about, and the way there."""
    look = s.look
    guild = "@me" if look.guild_id is None else str(look.guild_id)
    message = "" if look.message_id is None else f"/{look.message_id}"
    link = f"https://discord.com/channels/{guild}/{look.channel_id}{message}"
    return s.t("seat-where", title=heading(s), link=link)
