"""Leaderboards and a person's own record, counted from the results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Integer, Subquery, case, func, literal, or_, select
from sqlalchemy.sql.elements import ColumnElement

from bot.storage.repository import Board, BoardLine, GuildId, PersonId, Tally
from bot.storage.schema import OVERALL, names, ratings, results

WINS = func.sum(case((results.c.won, 1), else_=0))
GAMES = func.count()


@dataclass(frozen=True, slots=True)
class Scope:
    """What a leaderboard counts: a server's games of one title or of all, of all time or since a moment."""

    guild: GuildId
    game: str | None
    since: datetime | None

    def counted(self) -> list[ColumnElement[bool]]:
        """The conditions for a result to count."""
        counted = [results.c.guild_id == self.guild, results.c.person_id.isnot(None)]
        if self.game is not None:
            counted.append(results.c.game == self.game)
        if self.since is not None:
            counted.append(results.c.ended_at >= self.since)
        return counted


def board(conn: Connection, scope: Scope, page: int, size: int, reader: PersonId | None) -> Board:
    """The page asked for, or the nearest there is.

    Of all time, people stand by rating, then wins, then fewer games; since a moment, by wins, then fewer games.
    Who is equal in all that is shown shares a rank, the next rank is left out, and ids order the lines.
    """
    count = select(func.count(results.c.person_id.distinct())).where(*scope.counted())
    everybody = (conn.execute(count)).scalar_one()
    pages = max(1, -(-everybody // size))
    page = min(max(page, 1), pages)
    ranked = _ranked(scope)
    on_page = ranked.c.place.between((page - 1) * size + 1, page * size)
    theirs = (names.c.guild_id == scope.guild) & (names.c.person_id == ranked.c.person_id)
    named = select(ranked, func.coalesce(names.c.name, "").label("name"))
    query = named.select_from(ranked.outerjoin(names, theirs))
    rows = (conn.execute(query.where(or_(on_page, ranked.c.person_id == reader)).order_by("place"))).all()
    lines = {row.place: _line(row) for row in rows}
    mine = next((line for line in lines.values() if line.person_id == reader), None)
    shown = tuple(line for place, line in lines.items() if (page - 1) * size < place <= page * size)
    return Board(shown, page, pages, everybody, mine)


def _ranked(scope: Scope) -> Subquery:
    """Everybody on a board with rank (ties share one) and place (ties do not)."""
    person = results.c.person_id
    counts = select(person, WINS.label("wins"), GAMES.label("games")).where(*scope.counted()).group_by(person)
    standing = counts.subquery()
    order = [standing.c.wins.desc(), standing.c.games]
    rating: ColumnElement[Any] = literal(None, Integer)
    source: Any = standing
    if scope.since is None:
        rating = ratings.c.shown
        order.insert(0, rating.desc().nulls_last())
        theirs = (ratings.c.guild_id == scope.guild) & (ratings.c.game == (scope.game or OVERALL))
        source = standing.outerjoin(ratings, theirs & (ratings.c.person_id == standing.c.person_id))
    rank = func.rank().over(order_by=order).label("rank")
    place = func.row_number().over(order_by=[*order, standing.c.person_id]).label("place")
    return select(standing, rating.label("shown"), rank, place).select_from(source).subquery()


def _line(row: Any) -> BoardLine:
    rating = None if row.shown is None else float(row.shown)
    return BoardLine(row.rank, row.person_id, row.name, rating, row.wins, row.games)


def tallies(conn: Connection, guild: GuildId, person: PersonId) -> list[Tally]:
    """A person's games in a server by title, and by what they were in them."""
    mine = (results.c.guild_id == guild) & (results.c.person_id == person)
    rows = conn.execute(select(results.c.game, results.c.won, results.c.identity).where(mine))
    by_game: dict[str, list[Any]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    theirs = (ratings.c.guild_id == guild) & (ratings.c.person_id == person)
    shown = conn.execute(select(ratings.c.game, ratings.c.shown).where(theirs))
    rated = {row.game: row.shown for row in shown}
    return [_tally(game, by_game[game], rated.get(game)) for game in sorted(by_game)]


def _tally(game: str, rows: Iterable[Any], rating: int | None) -> Tally:
    by: dict[str, dict[str, tuple[int, int]]] = defaultdict(dict)
    games = wins = 0
    for row in rows:
        games, wins = games + 1, wins + row.won
        for kind, key in row.identity.items():
            played, won = by[kind].get(key, (0, 0))
            by[kind][key] = (played + 1, won + row.won)
    return Tally(game, games, wins, None if rating is None else float(rating), dict(by))
