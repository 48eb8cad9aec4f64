"""My seat: what only its holder may read, and everything the holder may do. Also the private message."""

from __future__ import annotations

from discord import ButtonStyle, SelectOption, ui

from bot.pictures.scenes import Scene as Scenery
from bot.screens.buttons import cast_button, drawn_button, icon, take_back
from bot.screens.controls import AcceptButton, Confirm, OrderMenu, PersonMenu, TableButton, Verb
from bot.screens.fall import fall_lines, falls_of
from bot.screens.question import add_controls, question_lines, shut_lines
from bot.screens.scene import Scene, link, scene, stamp
from bot.screens.sheet import YOURS, Control, Sheet, small
from bot.screens.table import heading, where
from bot.storage.repository import PersonId, PersonSettings, Phase
from bot.tables.look import Look
from rules.core.ask import Indices, Seat


def my_seat(
    look: Look,
    locale: str,
    person: PersonId,
    marks: Indices | None = None,
    *,
    page: int = 0,
    picture: str | None = None,
) -> ui.LayoutView:
    """The private panel of ``person``, from the look of this very person.

    ``picture`` is the name of a file that goes with the message and shows :func:`hand`; without one the hand is
    written out.
    """
    s = scene(look, locale)
    seat = look.seat_of(person)
    if seat is None:
        return Sheet(YOURS).text(s.t("seat-none"), _foot(s)).view()
    if look.view is None:
        return _without_game(s, seat)
    sheet = Sheet(YOURS).text(*s.game.identity(s))
    _add_hand(sheet, s, picture)
    if look.phase is not Phase.PLAYING or seat not in look.playing:
        return sheet.text(*_standing(s)).row(*_pages(s)).text(_foot(s)).view()
    sheet.line().text(*_now(s, seat, marks))
    add_controls(sheet, s, marks, page=page)
    return sheet.text(*_notes(s, marks)).row(*_always(s, seat)).text(_foot(s)).view()


def hand(look: Look, locale: str) -> Scenery | None:
    """What a picture in the reader's panel would show; ``None`` where there is no picture of it."""
    if look.view is None or look.seat is None or look.seat not in look.playing:
        return None
    s = scene(look, locale)
    return s.game.hand(s)


def seat_settings(look: Look, locale: str, settings: PersonSettings) -> ui.LayoutView:
    """How the reader wants to be told of things, and the ways to give the seat up; it takes the panel's place."""
    s = scene(look, locale)
    sheet = Sheet(YOURS).text(heading(f"{icon(s.t, 'settings')} {s.t('settings-seat', table=str(look.id))}"))
    sheet.text(small(s.t("settings-yours")))
    reminded, whispered = ("yes" if on else "no" for on in (settings.reminders, settings.dms))
    sheet.row(
        TableButton(look.id, Verb.REMINDERS, label=s.t("button-reminders", on=reminded)),
        TableButton(look.id, Verb.DMS, label=s.t("button-dms", on=whispered)),
    )
    if s.game.may_order(s):
        sheet.row(TableButton(look.id, Verb.ORDERS, label=s.t("button-orders"), emoji="📌"))
    sheet.row(
        TableButton(look.id, Verb.HAND_OVER, label=s.t("button-hand-over")),
        TableButton(look.id, Verb.LEAVE, label=s.t("button-leave-for-good"), style=ButtonStyle.danger),
    )
    return sheet.row(_back(s)).view()


def hand_over(look: Look, locale: str, *, people: bool = True) -> ui.LayoutView:
    """Asks whom to offer the seat to; without ``people`` to choose from, as in private messages, says where to."""
    s = scene(look, locale)
    if not people:
        return Sheet(YOURS).text(s.t("hand-over-where"), _foot(s)).view()
    sheet = Sheet(YOURS).text(s.t("hand-over-whom"), _foot(s))
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
    return Sheet(YOURS).text(s.t("leave-sure"), _foot(s)).row(sure).view()


def standing_orders(look: Look, locale: str) -> ui.LayoutView:
    """What the reader has decided beforehand, to be changed at any time."""
    s = scene(look, locale)
    sheet = Sheet(YOURS).text(s.t("orders-title"), s.t("orders-how"))
    for kind, values in s.game.may_order(s).items():
        given = look.orders.get(kind, values[0])
        shown = [(value, s.t(f"ordered-{value}")) for value in values]
        menu = [SelectOption(label=label, value=value, default=value == given) for value, label in shown]
        sheet.text(s.t(f"order-{look.game}-{kind}")).row(OrderMenu(look.id, kind, menu))
    return sheet.row(_back(s)).text(_foot(s)).view()


def _without_game(s: Scene, seat: Seat) -> ui.LayoutView:
    """The seat at a table that has not been dealt, or whose game cannot be looked at any more."""
    if s.look.phase is not Phase.LOBBY:
        said = [] if s.look.phase is Phase.ENDED else _standing(s)
        return Sheet(YOURS).text(*said, _foot(s)).view()
    sheet = Sheet(YOURS).text(s.t("seat-in-lobby", seat=seat + 1), _foot(s))
    return sheet.row(TableButton(s.look.id, Verb.LEAVE, label=s.t("button-leave"))).view()


def _standing(s: Scene) -> list[str]:
    """Why a seat has nothing to press."""
    if s.look.phase is Phase.ENDED:
        return [s.game.headline(s)]
    if s.look.phase is Phase.HALTED:
        return [s.t("table-halted")]
    if s.look.phase is Phase.VOID:
        return [s.t("table-void", why=s.t(f"void-{s.look.why}"))]
    own = [event for event in falls_of(s.look, s.look.recent) if event.seat == s.look.seat]
    return fall_lines(s, own[-1]) if own else [s.t("seat-out")]


def _add_hand(sheet: Sheet, s: Scene, picture: str | None) -> None:
    """The reader's hand as the picture of this name, if there is one."""
    scenery = None if picture is None else s.game.hand(s)
    if picture is not None and scenery is not None:
        sheet.picture(picture, scenery.alt)


def _now(s: Scene, seat: Seat, marks: Indices | None) -> list[str]:
    """What is asked of the reader, or what the table waits for."""
    look = s.look
    if look.seats[seat].bot_plays:
        return [s.t("seat-bot-plays")]
    if look.window:
        return [s.t("table-prompt", prompt=s.t("table-window")), *question_lines(s, marks)]
    if look.ask is None:
        return [s.t("seat-waiting", status=s.game.status(s))]
    return question_lines(s, marks)


def _notes(s: Scene, marks: Indices | None) -> list[str]:
    """What there is to know beside the question, and what cannot be chosen, with the reason."""
    ask = s.look.ask
    shut = [] if ask is None or s.game.rows(s, ask, ()) is not None else shut_lines(s, ask)
    return [small(line) for line in (*s.game.advice(s, marks or ()), *shut)]


def _always(s: Scene, seat: Seat) -> list[Control]:
    """What stands under every panel; a seat that a bot plays is first taken back."""
    controls = _pages(s)
    if s.look.ask is not None and s.game.may_take_back(s.look.ask):
        controls = [take_back(s, s.look.ask), controls[-1]]
    if s.look.seats[seat].bot_plays:
        retake = TableButton(s.look.id, Verb.RETAKE, label=s.t("button-retake"), style=ButtonStyle.success)
        return [retake, drawn_button(s, Verb.SETTINGS)]
    if s.look.ask is None:
        controls = [TableButton(s.look.id, Verb.SEAT, label=s.t("button-look-again")), *controls]
    return [*controls, drawn_button(s, Verb.SETTINGS)]


def _pages(s: Scene) -> list[Control]:
    """Who is who at this table, where that says anything, and the table in words."""
    words = TableButton(s.look.id, Verb.WORDS, label=s.t("button-words"))
    return [*cast_button(s), words]


def _back(s: Scene) -> TableButton:
    return TableButton(s.look.id, Verb.SEAT, label=s.t("button-back-to-seat"), emoji=icon(s.t, "take-back"))


def _foot(s: Scene) -> str:
    """The time the reader has, which table this is about, and the way there."""
    place = f"[{where(s)}]({link(s.look)})"
    if s.look.ask is None or s.look.deadline is None:
        return small(place)
    return small(s.t("foot-until", when=stamp(s.look.deadline), where=place))
