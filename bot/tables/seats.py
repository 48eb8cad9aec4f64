"""What people do at a table that is being played, one function per act.

Plain functions on a table in memory. They raise :exc:`bot.tables.errors.Refused`, or
:exc:`rules.core.errors.IllegalAnswer` for an answer; whatever they have changed by then is thrown away, see
:mod:`bot.tables.desk`. What is due afterwards is set there too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.storage.repository import GuildId, PersonId, Phase, SeatRow
from bot.tables import answers, lobby
from bot.tables.clock import BOT_STEPS_IN
from bot.tables.ends import close
from bot.tables.errors import Refused
from bot.tables.happenings import Ended, PersonBack, SeatHandedOver, SeatLeft
from bot.tables.look import Look, Person, look_at
from bot.tables.table import Table
from rules.core.ask import Ask, Indices, Seat
from rules.core.errors import NotYourTurn
from rules.core.log import Entry
from rules.core.session import MOVED_ON, NOT_ASKED

MOST_ALIKE = 20
"""No plan of any game has more questions."""
Choose = Callable[[Look], Indices]
"""What somebody answers to the open question, once it is known; it raises as :func:`answer` does."""


def answer(table: Table, person: PersonId, ask_no: int, indices: Indices) -> None:
    """Answer question ``ask_no``; a bot that played the seat gives way."""
    check_in_play(table)
    seat = seat_of(table, person)
    table.dealt.check(seat.seat, ask_no, indices)
    if seat.bot_plays:
        _welcome_back(table, seat)
    answers.give(table, seat.seat, ask_no, indices)
    if not table.plans:
        table.set_seat(seat.seat, timeouts=0)


def answer_all(table: Table, person: PersonId, chosen: Sequence[Choose]) -> None:
    """Answer one question after the other, each as it is chosen when the table has come to it."""
    check_in_play(table)
    for choose in chosen:
        look = look_at(table, person)
        answer(table, person, look.ask_no, choose(look))


def alike(ask_no: int, index: int, times: int) -> list[Choose]:
    """Question ``ask_no`` and those of its kind that follow, ``times`` in all, answered with the same option."""
    if not 1 <= times <= MOST_ALIKE:
        raise NotYourTurn(MOVED_ON)
    first: list[Ask[Any]] = []

    def choose(look: Look) -> Indices:
        if not first and look.ask_no != ask_no:
            raise NotYourTurn(MOVED_ON)
        if look.ask is None or (first and look.ask.key != first[0].key):
            raise NotYourTurn(NOT_ASKED)
        first.append(look.ask)
        first[0].check((index,))
        return (look.ask.index(first[0].options[index]),)

    return [choose] * times


def rename(table: Table, person: PersonId, name: str, guild: GuildId) -> None:
    """Call a person by the name used in this server; at tables elsewhere that is nobody's business."""
    if guild == table.row.guild_id:
        table.set_seat(seat_of(table, person).seat, name=name)


def retake(table: Table, person: PersonId) -> None:
    """Take one's seat back from the bot that plays it; if the next answer does not come, the bot is back."""
    check_in_play(table)
    seat = seat_of(table, person)
    if not seat.bot_plays:
        raise Refused("bot-not-playing")
    _welcome_back(table, seat)
    table.gives_back = True


def order(table: Table, person: PersonId, kind: str, value: str) -> None:
    """Give one's seat a standing order, in private."""
    check_in_play(table)
    seat = seat_of(table, person)
    if value not in table.game.may_order(table.dealt.view(seat.seat)).get(kind, ()):
        raise Refused("no-such-order")
    table.order(seat.seat, kind, value)


def hand_over(table: Table, person: PersonId, to: PersonId) -> None:
    """Offer one's seat to somebody who has never sat here; see :func:`accept`."""
    check_in_play(table)
    seat = seat_of(table, person)
    if to == person:
        raise Refused("handover-to-self")
    if table.ever_sat(to):
        raise Refused("once-seated")
    table.set_seat(seat.seat, offered_to=to)


def accept(table: Table, person: Person, seat: Seat, now: datetime) -> None:
    """Take a seat that was offered; who is asked at once has the full time."""
    check_in_play(table)
    if seat >= len(table.seats) or table.seats[seat].offered_to != person.id:
        raise Refused("not-offered")
    if table.ever_sat(person.id):
        raise Refused("once-seated")
    before = table.seats[seat].person_id
    table.stints.end(seat, now, left=False)
    table.seats[seat] = SeatRow(seat, person.id, person.name)
    table.stints.begin(seat, person.id, person.name, now)
    table.note(Entry(SeatHandedOver(seat)))
    if table.row.host_id == before:
        table.row = replace(table.row, host_id=person.id)
    table.gives_back = table.dealt.ask(seat) is not None


def leave(table: Table, person: PersonId, now: datetime) -> None:
    """Give one's seat up: freely in a lobby, for good in a game, while there is something to play."""
    if table.row.phase is Phase.PLAYING and seat_of(table, person).seat not in table.playing():
        raise Refused("already-out")
    vacate(table, person, now)


def vacate(table: Table, person: PersonId, now: datetime) -> None:
    """Give one's seat up, be there something to play or not.

    In a game a bot takes over, and a loss is booked if the seat may still be asked. A table that everybody has
    left is void.
    """
    if table.row.phase is Phase.LOBBY:
        lobby.leave(table, person, now)
        return
    check_in_play(table)
    seat = seat_of(table, person).seat
    table.stints.end(seat, now, left=seat in table.playing())
    table.seats[seat] = SeatRow(seat, None, lobby.bot_name(table))
    table.note(Entry(SeatLeft(seat)))
    if not table.people:
        close(table, Phase.VOID, "nobody-left", now)
    elif table.row.host_id == person:
        table.row = replace(table.row, host_id=table.people[0])


def end(table: Table, person: PersonId, now: datetime, *, host_may: bool, moderator: bool) -> None:
    """End a table for good with nothing booked; moderators may, and the host where the server lets him."""
    check_not_over(table)
    by_host = host_may and table.row.host_id == person
    if not moderator and not by_host:
        raise Refused("may-not-end" if host_may else "moderators-end")
    if table.session is not None:
        table.note(Entry(Ended(moderator=not by_host)))
    close(table, Phase.VOID, "ended-by-host" if by_host else "ended-by-moderator", now)


def void(table: Table, why: str, now: datetime) -> None:
    """End a table that has lost its place, with nothing booked."""
    check_not_over(table)
    close(table, Phase.VOID, why, now)


def seat_of(table: Table, person: PersonId) -> SeatRow:
    """The seat that this person holds; raises :exc:`Refused` if there is none."""
    if (seat := table.seat_of(person)) is None:
        raise Refused("not-seated")
    return seat


def check_in_play(table: Table) -> None:
    """Raise :exc:`Refused` unless the table is being played."""
    if table.row.phase is Phase.HALTED:
        raise Refused("table-halted")
    if table.row.phase is Phase.LOBBY:
        raise Refused("not-playing")
    if table.row.phase is not Phase.PLAYING:
        raise Refused("table-over")


def check_not_over(table: Table) -> None:
    """Raise :exc:`Refused` if the table has ended."""
    if table.row.phase in (Phase.ENDED, Phase.VOID):
        raise Refused("table-over")


def _welcome_back(table: Table, seat: SeatRow) -> None:
    """The seat's person is here. Only an answer that settles something makes one forget how often time ran out."""
    table.note(Entry(PersonBack(seat.seat)))
    table.set_seat(seat.seat, bot_plays=False, timeouts=BOT_STEPS_IN - 1)
