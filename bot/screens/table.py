"""The table message: everything that lies openly on the table, and the open question's controls.

The order is the same on every screen: whose turn it is, the picture or the lines of the seats, what came before,
what is still hidden, the question, facts for it, what is chosen, the act, the seat, and the foot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from discord import ui

from bot.screens.buttons import asked_in_private, seat_row
from bot.screens.question import add_controls, question_lines
from bot.screens.scene import Scene, scene, stamp
from bot.screens.sheet import ASKED, CALM, Sheet, small
from bot.storage.repository import Phase
from bot.tables.look import Look
from bot.text.phrases import letters
from rules.core.ask import Indices, Seat
from rules.core.ring import others

TOLD = 6
"""So many sentences of the turn in play are shown."""
BESIDE = 62
"""Letters of those that stand side by side above a question: two small rows of a phone."""
FOOT = 42
"""Letters of the last line, a small row."""
NEXT = 3
"""So many of those who come next are named."""
APART = " · "


def table(
    look: Look,
    locale: str,
    marks: Indices | None = None,
    *,
    controls: bool = True,
    picture: str | None = None,
    before: Sequence[str] = (),
) -> ui.LayoutView:
    """The message of a table that is being played or halted; see :func:`bot.screens.public.public`."""
    s = scene(look, locale)
    s = replace(s, written=picture is None)
    sheet = Sheet(ASKED if waits_for_a_person(s) else CALM)
    if look.phase is not Phase.PLAYING:
        return _closed(_halted(sheet, s, picture), s, controls=controls)
    add_seats(sheet.text(heading(s.t("table-window") if look.window else s.game.status(s))), s, picture)
    sheet.text(*_before(s, before), *_now(s, marks))
    if controls and s.asks_a_person:
        add_controls(sheet, s, marks)
    return _closed(sheet, s, controls=controls)


def _halted(sheet: Sheet, s: Scene, picture: str | None) -> Sheet:
    """The table as it stopped; where its game cannot even be looked at, who sits there."""
    sheet.text(heading(title(s)), s.t("table-halted"))
    if s.look.view is None:
        return sheet.text(*_who(s))
    add_seats(sheet, s, picture)
    return sheet


def heading(text: str) -> str:
    """The first line of a message."""
    return f"### {text}"


def where(s: Scene) -> str:
    """Table and turn, as every foot says them."""
    if not s.look.turns:
        return s.t("foot-table", table=str(s.look.id))
    return s.t("foot-turn", table=str(s.look.id), turn=s.look.turns)


def title(s: Scene) -> str:
    """Which game, which table, which turn, for pages about a table."""
    named = {"game": s.title(), "table": str(s.look.id)}
    return s.t("title-turn", turn=s.look.turns, **named) if s.look.turns else s.t("title-table", **named)


def add_seats(sheet: Sheet, s: Scene, picture: str | None) -> None:
    """The table as the picture of this name, or in the lines of its seats: never both, never neither."""
    scenery = None if picture is None else s.game.picture(s)
    if picture is not None and scenery is not None:
        sheet.picture(picture, scenery.alt)
    else:
        sheet.text(*in_words(s))


def in_words(s: Scene) -> list[str]:
    """All that a picture of the table would show."""
    return [*seat_lines(s), *s.game.middle(s)]


def seat_lines(s: Scene) -> list[str]:
    """Everybody clockwise, from the first seat on, with all that lies openly in front of them."""
    return [_seat_line(s, seat.seat) for seat in s.look.seats]


def waits_for_a_person(s: Scene) -> bool:
    """Whether a person has something to press at this table."""
    look = s.look
    return look.phase is Phase.PLAYING and (look.window or any(not s.bot_moves(seat) for seat in look.asked))


def with_player(s: Scene, seat: Seat) -> str:
    """A seat's name, and whether it is a bot's or a bot plays it for its person."""
    held = s.look.seats[seat]
    if held.bot:
        return s.t("name-bot", name=s.names[seat])
    return s.t("name-away", name=s.names[seat]) if held.bot_plays else s.names[seat]


def foot(s: Scene) -> str:
    """The last line: how much time there is or who comes next, and which table this is."""
    ask, deadline = s.look.ask, s.look.deadline
    if deadline is None or not waits_for_a_person(s):
        return small(_next(s))
    said = None if ask is None else s.game.foot(s, ask)
    return small(s.t("foot-until", when=stamp(deadline), where=said or where(s)))


def _next(s: Scene) -> str:
    """Who comes next; the table too where there is room."""
    look = s.look
    following = others(look.living, look.active or 0)[:NEXT]
    if look.phase is not Phase.PLAYING or not following:
        return where(s)
    names = s.t("foot-next", names=", ".join(s.names[seat] for seat in following))
    whole = APART.join((names, where(s)))
    return whole if letters(whole) <= FOOT else names


def _closed(sheet: Sheet, s: Scene, *, controls: bool) -> ui.LayoutView:
    return sheet.row(*(seat_row(s) if controls else ())).text(foot(s)).view()


def _who(s: Scene) -> list[str]:
    """Everybody clockwise, with nothing of the game."""
    return [s.t("table-seat", number=seat.seat + 1, seat=with_player(s, seat.seat)) for seat in s.look.seats]


def _seat_line(s: Scene, seat: Seat) -> str:
    held = s.look.seats[seat]
    away = held.bot_plays and not held.bot
    said = s.game.seat_line(s, seat, s.t("name-away", name=s.names[seat]) if away else s.names[seat])
    key = "table-seat-active" if seat == s.look.active else "table-seat"
    return s.t(key, number=seat + 1, seat=said)


def _before(s: Scene, before: Sequence[str]) -> list[str]:
    """What came before in small letters, at a table that has just begun what was dealt; then the turn in play.

    While a plan is made there is only what has come of this turn.
    """
    if _planning(s):
        before = ()
    elif not before and s.look.turns <= len(s.look.seats) and s.game.hidden(s) is not None:
        before = s.game.dealt(s)[:1]
    told = s.game.told(s)[-TOLD:]
    if s.asks_a_person and told:
        told = [small(APART.join(_fitting(told, BESIDE)))]
    return [*map(small, before), *told]


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """The last of ``lines`` that a reader sees in so many letters, one at least."""
    sizes = accumulate(letters(line) + len(APART) for line in reversed(lines))
    return [*lines[-max(sum(size <= room for size in sizes), 1) :]]


def _planning(s: Scene) -> bool:
    return s.look.ask is not None and s.game.may_take_back(s.look.ask)


def _now(s: Scene, marks: Indices | None) -> list[str]:
    """What is still hidden, and what is waited for: a public question in words, of a private one who is asked."""
    look, hidden = s.look, None if _planning(s) else s.game.hidden(s)
    known = [] if hidden is None else [small(hidden)]
    if s.asks_a_person and not look.window:
        return [*known, *question_lines(s, marks)]
    if people := asked_in_private(s):
        return [*known, s.t("table-private-asked", names=s.every(people))]
    if look.window and (moment := s.game.moment(s)) is not None:
        known.append(small(moment))
    return known
