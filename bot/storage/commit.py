"""Storing what an act has changed, all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.storage.database import Database
from bot.storage.repository import Change, PersonId, Phase, Rate, Rating, Stamp
from bot.storage.rows import name_row, once, put, values, values_of, write
from bot.storage.schema import (
    DUE,
    OVERALL,
    checkpoints,
    events,
    journal,
    names,
    ratings,
    reports,
    results,
    seats,
    stints,
    tables,
)

CLAIMS = frozenset(
    {
        *("message_id", "shown_revision", "reminded_ask", "posted_turn"),
        *("pinged_ask", "ping_id", "told_falls", "rematch"),
    }
)
"""What is set by :meth:`bot.storage.repository.Repository.claim`; a commit leaves all of them but
``shown_revision`` alone."""
KEPT = CLAIMS - {"shown_revision"} | {"id", "still_since", "still_until", "still_for"}
"""Columns of a table's own row that no act changes."""
FINAL = frozenset({Phase.ENDED, Phase.VOID})

STAMPED = [tables.c[name] for name in Stamp._fields]
INSERT_SEATS = insert(seats)
_INSERT_REPORT = insert(reports)
_INSERT_RESULTS = insert(results)
_EMPTY_SEATS = delete(seats).where(seats.c.table_id == bindparam("at"))
_RATINGS = select(ratings.c.person_id, ratings.c.mu, ratings.c.sigma).where(
    ratings.c.guild_id == bindparam("guild_id"),
    ratings.c.game == bindparam("game"),
    ratings.c.person_id.in_(bindparam("persons", expanding=True)),
)


class Commit:
    """The one transaction that stores what an act has changed; its statements are built once."""

    def __init__(self, db: Database) -> None:
        self._table = (
            update(tables)
            .where(tables.c.id == bindparam("at"), tables.c.revision == bindparam("before"))
            .returning(*STAMPED)
        )
        self._stints = put(db, stints, "ended_at", "left")
        self._journal = once(db, journal)
        self._events = once(db, events)
        self._checkpoint = put(db, checkpoints)
        self._ratings = put(db, ratings)
        self._name = put(db, names)

    def __call__(self, conn: Connection, change: Change) -> Stamp | None:
        """Write a change and return the new stamp; ``None`` and nothing written when another writer was first."""
        number = change.table.id
        written = conn.execute(self._table, _committed(change)).first()
        if written is None:
            return None
        if change.seats is not None:
            conn.execute(_EMPTY_SEATS, {"at": number})
            write(conn, INSERT_SEATS, values_of(number, change.seats))
        write(conn, self._stints, values_of(number, change.stints))
        write(conn, self._journal, values_of(number, change.journal))
        write(conn, self._events, values_of(number, change.events))
        write(conn, self._checkpoint, values_of(number, [change.checkpoint] if change.checkpoint else []))
        write(conn, _INSERT_REPORT, values_of(number, [change.report] if change.report else []))
        if change.results:
            self._book(conn, change)
        return Stamp._make(written)

    def _book(self, conn: Connection, change: Change) -> None:
        """Store the results, and what they do to the ratings of the game and of all games together."""
        table = change.table
        whose = {"guild_id": table.guild_id, "game": table.game, "ended_at": table.ended_at}
        write(conn, _INSERT_RESULTS, [{**whose, **row} for row in values_of(table.id, change.results)])
        if table.guild_id is None:
            return
        known = {row.person_id: row.name for row in change.results if row.person_id is not None}
        # In order and before the ratings are read: these rows are what two tables that end at once wait at.
        write(conn, self._name, [name_row(table.guild_id, who, known[who]) for who in sorted(known)])
        if change.rate is not None:
            for game in (table.game, OVERALL):
                self._rate(conn, {"guild_id": table.guild_id, "game": game}, sorted(known), change.rate)

    def _rate(self, conn: Connection, whose: dict[str, Any], persons: Sequence[PersonId], rate: Rate) -> None:
        rows = conn.execute(_RATINGS, {**whose, "persons": persons})
        new = rate({person: Rating(mu, sigma) for person, mu, sigma in rows})
        rated = [
            {**whose, "person_id": person, **values(rating), "shown": round(rating.shown)}
            for person, rating in new.items()
        ]
        write(conn, self._ratings, rated)


def _committed(change: Change) -> dict[str, Any]:
    """What a commit writes into the table's own row, and which row that is."""
    row = values(change.table)
    for name in KEPT:
        del row[name]
    if change.table.phase in FINAL:
        row.update(dict.fromkeys(due.name for due in DUE))
    return {"at": change.table.id, "before": change.before, **row}
