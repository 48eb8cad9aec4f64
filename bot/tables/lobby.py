"""What people do to a table before its cards are dealt, and how the next one comes of it.

Plain functions on a table in memory. They raise :exc:`bot.tables.errors.Refused`; whatever they have changed by
then is thrown away, see :mod:`bot.tables.desk`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.storage.repository import PersonId, Phase, SeatRow, TableRow
from bot.tables.clock import PACES
from bot.tables.ends import close
from bot.tables.errors import Refused
from bot.tables.table import Table
from rules.core.ask import Seat
from rules.core.errors import Reason
from rules.core.game import AnyGame

BOT_NAMES = ("Mabel", "Otis", "Juno", "Silas", "Opal", "Jasper", "Hattie", "Ezra")


def opened(seed: bytes, now: datetime, *, pace: str, **given: Any) -> TableRow:
    """The row of a table that opens now; the store gives it a number."""
    length = PACES[pace].lobby
    return TableRow(
        id=0,
        pace=pace,
        phase=Phase.LOBBY,
        revision=0,
        seed=seed,
        opened_at=now,
        length=length,
        deadline=now + timedelta(seconds=length),
        **given,
    )


def join(table: Table, person: PersonId, name: str) -> None:
    """Take the next free seat."""
    check_in_lobby(table)
    if table.seat_of(person) is not None:
        raise Refused("already-joined")
    _sit(table, person, name)


def leave(table: Table, person: PersonId, now: datetime) -> None:
    """Give one's seat up; a lobby that everybody has left is void, and one that its host has left has another."""
    check_in_lobby(table)
    if (seat := table.seat_of(person)) is None:
        raise Refused("not-seated")
    _unseat(table, seat.seat)
    if not table.people:
        close(table, Phase.VOID, "nobody-left", now)
    elif table.row.host_id == person:
        table.row = replace(table.row, host_id=table.people[0])


def add_bot(table: Table, person: PersonId) -> None:
    """Seat a bot; the host may."""
    check_in_lobby(table, host=person)
    _sit(table, None, bot_name(table))


def remove_bot(table: Table, person: PersonId, seat: Seat | None = None) -> None:
    """Take a bot out, the last one or that in ``seat``; the host may."""
    check_in_lobby(table, host=person)
    bots = [row.seat for row in table.seats if row.person_id is None and seat in (None, row.seat)]
    if not bots:
        raise Refused("no-bot-here")
    _unseat(table, bots[-1])


def set_pace(table: Table, person: PersonId, pace: str, now: datetime) -> None:
    """Give people more or less time; the host may. How long the lobby stays open counts from now on."""
    check_in_lobby(table, host=person)
    if pace not in PACES:
        raise Refused("no-such-pace")
    length = PACES[pace].lobby
    table.row = replace(table.row, pace=pace, length=length, deadline=now + timedelta(seconds=length))


def choose(table: Table, person: PersonId, options: Any) -> None:
    """Change what is played, such as the modules; the host may."""
    check_in_lobby(table, host=person)
    check_options(table.game, options)
    table.options = options
    table.row = replace(table.row, options=table.codec.dump_options(options))


def check_options(game: AnyGame, options: Any) -> None:
    """Raise :exc:`Refused` for options with which no number of seats could play."""
    reasons = [game.refuse(options, seats) for seats in game.players]
    if None not in reasons and (reason := reasons[-1]) is not None:
        raise Refused(reason.key, *reason.args)


def start(table: Table, person: PersonId, now: datetime) -> None:
    """Deal; the host may, once the game takes this number of seats."""
    check_in_lobby(table, host=person)
    if (reason := why_not_start(table)) is not None:
        raise Refused(reason.key, *reason.args)
    table.deal()
    table.row = replace(table.row, phase=Phase.PLAYING, started_at=now, ask_no=0)
    for seat in table.seats:
        if seat.person_id is not None:
            table.stints.begin(seat.seat, seat.person_id, seat.name, now)


def why_not_start(table: Table) -> Reason | None:
    """Why a lobby cannot start yet."""
    least = table.game.players.start
    if len(table.seats) < least:
        return Reason("seats-missing", (("missing", least - len(table.seats)),))
    return table.game.refuse(table.options, len(table.seats))


def check_rematch(table: Table, person: PersonId) -> None:
    """Raise :exc:`Refused` unless this person may open the one rematch of an ended table."""
    if table.row.phase is not Phase.ENDED:
        raise Refused("not-ended")
    if table.seat_of(person) is None:
        raise Refused("not-seated")
    if table.row.rematch is not None:
        raise Refused("rematch-made", ("table", str(table.row.rematch)))


def reopened(table: Table, person: PersonId, seed: bytes, now: datetime, *, series: bool) -> TableRow:
    """The row of the lobby that goes on where ``table`` has ended, hosted by this person.

    ``series``: as the next of several games in a row, where the game has a rule for that.
    """
    old = table.row
    goes_on = table.game.goes_on(table.dealt.state) if series else None
    options = table.game.reseated(table.options) if goes_on is None else goes_on
    return opened(
        seed,
        now,
        game=old.game,
        guild_id=old.guild_id,
        channel_id=old.channel_id,
        host_id=person,
        locale=old.locale,
        pace=old.pace,
        options=table.codec.dump_options(options),
    )


def reseated(table: Table) -> list[SeatRow]:
    """The same people and bots for a rematch; who has been forgotten is a bot with a name."""
    return [SeatRow(n, seat.person_id, seat.name or bot_name(table)) for n, seat in enumerate(table.seats)]


def check_in_lobby(table: Table, *, host: PersonId | None = None) -> None:
    """Raise :exc:`Refused` unless the table has not started, and unless ``host`` is its host."""
    if table.row.phase is Phase.PLAYING:
        raise Refused("already-started")
    if table.row.phase is not Phase.LOBBY:
        raise Refused("table-over")
    if host is not None and table.row.host_id != host:
        raise Refused("only-host")


def bot_name(table: Table) -> str:
    """A name for one more bot."""
    taken = {seat.name for seat in table.seats}
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def _sit(table: Table, person: PersonId | None, name: str) -> None:
    most = table.game.players.stop - 1
    if len(table.seats) >= most:
        raise Refused("table-full", ("most", most))
    table.seats.append(SeatRow(len(table.seats), person, name))
    table.reseated()


def _unseat(table: Table, seat: Seat) -> None:
    del table.seats[seat]
    table.seats[:] = [replace(row, seat=n) for n, row in enumerate(table.seats)]
    table.reseated()
