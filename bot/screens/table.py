"""The table message: everything that lies openly on the table, and the open question's controls."""

from __future__ import annotations

from discord import ui

from bot.screens.controls import TableButton, Verb
from bot.screens.log import lines
from bot.screens.odds import odds_buttons
from bot.screens.question import add_controls, single
from bot.screens.scene import Scene, scene, stamp
from bot.screens.sheet import Sheet, newest_that_fit
from bot.storage.repository import Phase
from bot.tables.look import Look
from rules.core.ask import Indices, Seat

LOG_LINES = 8
LOG_ROOM = 1400
"""The last events that the table shows: at most so many, in at most so many letters."""


def table(look: Look, locale: str, marks: Indices | None = None, *, controls: bool = True) -> ui.LayoutView:
    """The message of a table that is being played or halted; without ``controls`` it has had its day."""
    s = scene(look, locale)
    proof = s.t("table-commitment", commitment=look.commitment)
    sheet = Sheet().text("## " + heading(s), _status(s))
    if look.view is None:  # halted, and the game cannot even be looked at
        return sheet.text(*_who(s)).row(*(_always(s) if controls else ())).text(proof).view()
    sheet.text(*seat_lines(s)).text(*s.game.middle(s))
    question = _question(s, marks)
    room = min(LOG_ROOM, sheet.room - len(proof) - sum(len(line) + 1 for line in question))
    if log := newest_that_fit(lines(s, look.recent)[-LOG_LINES:], room):
        sheet.line().text(*log)
    if question:
        sheet.line().text(*question)
    if controls and look.phase is Phase.PLAYING and not (look.ask and bot_moves(s, look.ask.seat)):
        add_controls(sheet, s, marks)
    if controls:
        sheet.row(*_always(s))
    return sheet.text(proof).view()


def heading(s: Scene) -> str:
    """Which game, which table, which turn."""
    title, number = s.title(), str(s.look.id)
    if not s.look.turns:
        return s.t("title-table", game=title, table=number)
    return s.t("title-turn", game=title, table=number, turn=s.look.turns)


def seat_lines(s: Scene) -> list[str]:
    """Everybody clockwise, from the first seat on, with all that lies openly in front of them."""
    return [_seat_line(s, seat.seat) for seat in s.look.seats]


def _who(s: Scene) -> list[str]:
    """Everybody clockwise, with nothing of the game."""
    return [s.t("table-seat", number=seat.seat + 1, seat=with_player(s, seat.seat)) for seat in s.look.seats]


def with_player(s: Scene, seat: Seat) -> str:
    """A seat's name and whether somebody else than its person plays it."""
    held = s.look.seats[seat]
    if held.bot:
        return s.t("name-bot", name=s.names[seat])
    return s.t("name-away", name=s.names[seat]) if held.bot_plays else s.names[seat]


def bot_moves(s: Scene, seat: Seat) -> bool:
    """Whether a bot answers for this seat, so that there is nothing for people to press."""
    held = s.look.seats[seat]
    return held.bot or held.bot_plays


def _seat_line(s: Scene, seat: Seat) -> str:
    said = s.game.seat_line(s, seat, with_player(s, seat))
    key = "table-seat-active" if seat == s.look.active else "table-seat"
    return s.t(key, number=seat + 1, seat=said)


def _status(s: Scene) -> str:
    if s.look.phase is Phase.HALTED:
        return s.t("table-halted")
    status, deadline = s.game.status(s), s.look.deadline
    if deadline is None or s.look.window:
        return status
    return s.t("table-until", status=status, when=stamp(deadline))


def _question(s: Scene, marks: Indices | None) -> list[str]:
    """What is waited for: a public question in words, of a private one only who is asked."""
    look = s.look
    if look.phase is not Phase.PLAYING:
        return []
    if look.window:
        moment = filter(None, (s.game.moment(s),))
        return [*moment, s.t("table-window", when=stamp(look.deadline))] if look.deadline else []
    if look.ask is not None:
        if bot_moves(s, look.ask.seat):
            return [s.t("table-bot-thinks", name=s.names[look.ask.seat])]
        return question_lines(s, marks)
    return [s.t("table-private-asked", names=s.every(look.asked))] if look.asked else []


def question_lines(s: Scene, marks: Indices | None) -> list[str]:
    """The open question in words, and what is marked where nobody has marked anything yet."""
    ask = s.look.ask
    if ask is None:
        return []
    prompt = s.t("table-prompt", prompt=s.game.prompt(s, ask))
    fresh = marks is None and not single(ask)
    return [prompt, s.game.fresh_marks(s, ask)] if fresh else [prompt]


def _always(s: Scene) -> tuple[TableButton, ...]:
    table = s.look.id
    return (
        TableButton(table, Verb.SEAT, label=s.t("button-seat"), emoji="🎭"),
        TableButton(table, Verb.HELP, label=s.t("button-help"), emoji="❔"),
        *odds_buttons(s),
    )
