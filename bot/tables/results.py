"""Who gets which result when a table has ended."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import chain

from bot.storage.repository import PersonId, Rate, Rating, ResultRow, SeatRow, Stint
from bot.tables.presence import holders
from bot.tables.rating import rate
from rules.core.ask import Seat
from rules.core.game import Result
from rules.core.journal import Recorded

PEOPLE_FOR_A_RATING = 3
"""Seats that different persons must have held from deal to end, for the table to be rated."""


def results(
    result: Result,
    seats: Sequence[SeatRow],
    stints: Sequence[Stint],
    identities: Sequence[Mapping[str, str]],
    dealt: datetime,
    now: datetime,
    silent: Collection[PersonId] = (),
) -> tuple[ResultRow, ...]:
    """A row for each seat, owned by whoever held it longest, and a loss for each person who left for good.

    The ``silent`` let the clock and bots play for them: for them the game counts as played, but is not rated.
    """
    rated = not result.draw and _whole_stints(stints, dealt, silent) >= PEOPLE_FOR_A_RATING
    last = len(result.places)
    rows = []
    for seat in seats:
        place = next(n for n, tied in enumerate(result.places, 1) if seat.seat in tied)
        owner = _owner(seat.seat, stints, dealt, now)
        person = None if owner is None else owner.person_id
        name = seat.name if owner is None or person == seat.person_id else owner.name
        won, identity = seat.seat in result.winners, identities[seat.seat]
        counts = rated and person is not None and person not in silent
        rows.append(ResultRow(seat.seat, person, name, place, won, counts, identity))
    booked = [s for s in stints if s.left]
    rows += [ResultRow(-1 - s.seat, s.person_id, s.name, last, False, rated, {}) for s in booked]
    return tuple(rows)


def rating_of(rows: Sequence[ResultRow], *, teams: bool = True) -> Rate | None:
    """How the ratings change; ``None`` where the table is not rated.

    ``teams``: all winners against all losers, otherwise everybody alone, by the place reached. Who is not rated
    counts as a bot does.
    """
    if not any(row.rated for row in rows):
        return None
    sides = _sides(rows) if teams else [[row] for row in rows]
    places = [] if teams else [row.place for row in rows]

    def rerate(stored: Mapping[PersonId, Rating]) -> Mapping[PersonId, Rating]:
        known = [[None if (who := _rated(row)) is None else stored.get(who) for row in side] for side in sides]
        new = zip(chain(*sides), chain(*rate(*known, places=places)), strict=True)
        return {who: rating for row, rating in new if (who := _rated(row)) is not None}

    return rerate


def _rated(row: ResultRow) -> PersonId | None:
    return row.person_id if row.rated else None


def _sides(rows: Sequence[ResultRow]) -> list[list[ResultRow]]:
    """Winners and losers."""
    return [[row for row in rows if row.won is won] for won in (True, False)]


def silent_people(stints: Sequence[Stint], journal: Iterable[Recorded]) -> set[PersonId]:
    """Who had most answers given by the clock and by bots, by the whole journal of a game."""
    held = holders(journal)
    quiet = set()
    for seat in {stint.seat for stint in stints}:
        mine = sorted((stint for stint in stints if stint.seat == seat), key=lambda stint: stint.began_at)
        quiet |= {stint.person_id for stint, holder in zip(mine, held[seat], strict=False) if holder.silent}
    return quiet


def _whole_stints(stints: Sequence[Stint], dealt: datetime, silent: Collection[PersonId]) -> int:
    whole = {s.person_id for s in stints if s.began_at <= dealt and s.ended_at is None}
    return len(whole - {*silent})


def _owner(seat: Seat, stints: Sequence[Stint], dealt: datetime, now: datetime) -> Stint | None:
    """The person who held ``seat`` longest; ``None`` if a bot did. Who left for good owns nothing."""
    held: dict[PersonId, timedelta] = defaultdict(timedelta)
    mine = [s for s in stints if s.seat == seat]
    for stint in mine:
        held[stint.person_id] += (stint.ended_at or now) - max(stint.began_at, dealt)
    bot = (now - dealt) - sum(held.values(), timedelta())
    staying = [s for s in mine if not s.left]
    if not staying:
        return None
    best = max(staying, key=lambda s: held[s.person_id])
    return best if held[best.person_id] >= bot else None
