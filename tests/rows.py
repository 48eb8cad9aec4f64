"""Rows to store, with as little said as a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.storage.repository import (
    Change,
    PayloadRow,
    PersonId,
    Phase,
    Rate,
    Rating,
    Repository,
    ResultRow,
    SeatRow,
    TableId,
    TableRow,
)

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)
GUILD = 2**60 + 1
ANA, BUDI, CLARA, DEWI = (2**62 + n for n in range(1, 5))
NAMES = {ANA: "Ana", BUDI: "Budi", CLARA: "Clara", DEWI: "Dewi"}


def after(seconds: float) -> datetime:
    """So many seconds after noon."""
    return NOON + timedelta(seconds=seconds)


def lobby(**fields: Any) -> TableRow:
    row = TableRow(
        id=0,
        game="poll",
        guild_id=GUILD,
        channel_id=6,
        host_id=ANA,
        locale="en",
        pace="normal",
        options="{}",
        phase=Phase.LOBBY,
        revision=0,
        seed=bytes(range(32)),
        opened_at=NOON,
    )
    return replace(row, **fields)


def seats(*people: PersonId | None) -> list[SeatRow]:
    return [SeatRow(n, person, NAMES.get(person or 0, "Otis")) for n, person in enumerate(people)]


async def opened(repo: Repository, *people: PersonId | None, **fields: Any) -> TableRow:
    """A stored lobby."""
    row = lobby(**fields)
    return replace(row, id=await repo.create(row, seats(*(people or (ANA, BUDI)))))


def change(row: TableRow, *, before: int | None = None, **fields: Any) -> Change:
    """The next change of a table: fields of its row or of the change."""
    of_change = {name: fields.pop(name) for name in list(fields) if name in Change.__dataclass_fields__}
    new = replace(row, revision=row.revision + 1, **fields)
    return Change(row.revision if before is None else before, new, **of_change)


async def changed(repo: Repository, row: TableRow, **fields: Any) -> TableRow:
    """The table after a change that was stored."""
    done = change(row, **fields)
    assert await repo.commit(done)
    return done.table


def payloads(*keys: tuple[int, int, int], data: str = "[]") -> tuple[PayloadRow, ...]:
    return tuple(PayloadRow(*key, data) for key in keys)


def result(seat: int, person: PersonId | None, *, won: bool, **fields: Any) -> ResultRow:
    row = ResultRow(seat, person, NAMES.get(person or 0, "Otis"), 1 if won else 2, won, False)
    return replace(row, **fields)


async def played(
    repo: Repository,
    winners: Sequence[PersonId | None],
    losers: Sequence[PersonId | None] = (),
    *,
    rate: Rate | None = None,
    at: datetime = NOON,
    identity: dict[str, str] | None = None,
    **fields: Any,
) -> TableId:
    """A table that has ended like this."""
    everybody = [*winners, *losers]
    row = await opened(repo, *everybody, **fields)
    rows = [
        result(seat, person, won=seat < len(winners), rated=rate is not None, identity=identity or {})
        for seat, person in enumerate(everybody)
    ]
    ended = await changed(repo, row, phase=Phase.ENDED, ended_at=at, results=tuple(rows), rate=rate)
    return ended.id


def to(**ratings: float) -> Rate:
    """Ratings as they shall be, by name; a mu of 25 is a newcomer's."""
    ids = {name.lower(): person for person, name in NAMES.items()}
    return lambda _: {ids[name]: Rating(mu, 25 / 3) for name, mu in ratings.items()}


async def revision_of(repo: Repository, table: TableId) -> int:
    """The stored revision."""
    stamp = await repo.stamp(table)
    assert stamp is not None
    return stamp.revision
