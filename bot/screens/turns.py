"""Turns in one line each: what a message says that a newer one has replaced, and what came before a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from discord import ui

from bot.screens.scene import Scene, link, scene
from bot.screens.sheet import Sheet, newest_that_fit, small
from bot.storage.repository import Phase
from bot.tables.look import Happened, Look
from bot.text.phrases import letters
from rules.core.ask import Seat
from rules.core.log import Event

LINE = 120
"""Letters of a turn's line; longer ones stand whole in the story."""
LINES = 20
"""So many turns are told of on a message that was replaced."""
SHOWN = 5
"""So many of them stand above the turn in play."""
APART = " · "
CUT = "…"


class Turn(NamedTuple):
    """One turn: its number, whose it was, and what happened in it."""

    number: int
    seat: Seat
    events: tuple[Event, ...]


def turns_of(happened: Iterable[Happened]) -> list[Turn]:
    """What happened, turn by turn; what came before the first turn begins is left out."""
    turns: list[Turn] = []
    for one in happened:
        number, seat = getattr(one.event, "turn", None), getattr(one.event, "seat", None)
        if number is not None and seat is not None and (not turns or number > turns[-1].number):
            turns.append(Turn(number, seat, ()))
        elif turns:
            turns[-1] = turns[-1]._replace(events=(*turns[-1].events, one.event))
    return turns


def turn_line(s: Scene, turn: Turn) -> str:
    """A turn in one line."""
    begin = s.t("turn-line", turn=turn.number, name=s.names[turn.seat])
    line = begin
    for told in s.game.told_of(s, turn.events) or [s.t("turn-nothing")]:
        more = f"{line}{' ' if line == begin else APART}{told}"
        if letters(more) > LINE:
            return f"{line} {CUT}"
        line = more
    return line


def turn_lines(s: Scene, turns: Sequence[Turn]) -> list[str]:
    """The last turns in a line each."""
    return [turn_line(s, turn) for turn in turns[-LINES:]]


def replaced(look: Look, locale: str, happened: Sequence[Happened]) -> ui.LayoutView:
    """A message that a newer one has replaced: what happened while it was the table's, and where the table is."""
    s = scene(look, locale)
    over = look.phase is Phase.ENDED or look.view is None
    turns = [turn for turn in turns_of(happened) if turn.number < look.turns or over]
    further = s.t("replaced-further", table=str(look.id), link=link(look))
    if not turns:
        return Sheet(None).text(further).view()
    first, last = turns[0].number, turns[-1].number
    span = s.t("replaced-turn", turn=first) if first == last else s.t("replaced-turns", first=first, last=last)
    sheet = Sheet(None).text(f"{span}{APART}{further}")
    return sheet.text(*newest_that_fit([*map(small, turn_lines(s, turns))], sheet.room)).view()


def since_own_turn(look: Look, locale: str, seat: Seat, happened: Sequence[Happened]) -> list[str]:
    """What has changed for a seat since its last turn, in one line; nothing where nothing has."""
    s = scene(look, locale)
    turns = turns_of(happened)
    own = max((n for n, turn in enumerate(turns) if turn.seat == seat and turn.number < look.turns), default=None)
    if own is None:
        return []
    told = s.game.since(s, seat, [event for turn in turns[own + 1 :] for event in turn.events])
    return [s.t("since-own-turn", told=APART.join(told))] if told else []


def told_since(look: Look, locale: str, happened: Sequence[Happened]) -> list[str]:
    """The turns that have ended since a message was posted, in a line each; of older ones how many there are."""
    s = scene(look, locale)
    turns = [turn for turn in turns_of(happened) if turn.number < look.turns]
    older = len(turns) - SHOWN
    return [*([s.t("turns-older", count=older)] if older > 0 else []), *turn_lines(s, turns[-SHOWN:])]
