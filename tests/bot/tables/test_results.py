"""Whose rating goes up when a table has ended."""

from __future__ import annotations

from bot.storage.repository import PersonId, Rating, ResultRow
from bot.tables.rating import START, rate
from bot.tables.results import rating_of
from tests.rows import ANA, BUDI, CLARA, DEWI, result


def places(**of: int) -> list[ResultRow]:
    """People by name at their places, all of them rated."""
    people = {"ana": ANA, "budi": BUDI, "clara": CLARA, "dewi": DEWI, "bot": None}
    return [
        result(seat, people[name], won=place == 1, place=place, rated=people[name] is not None)
        for seat, (name, place) in enumerate(of.items())
    ]


def new(rows: list[ResultRow], *, teams: bool, **stored: Rating) -> dict[PersonId, Rating]:
    rerate = rating_of(rows, teams=teams)
    assert rerate is not None
    return dict(rerate({{"ana": ANA, "budi": BUDI, "clara": CLARA}[name]: each for name, each in stored.items()}))


def test_with_sides_all_losers_are_alike_whatever_their_places() -> None:
    ratings = new(places(ana=1, budi=2, clara=3, dewi=3), teams=True)

    assert ratings[ANA].mu > START.mu > ratings[BUDI].mu
    assert ratings[BUDI] == ratings[CLARA] == ratings[DEWI]


def test_without_sides_each_place_counts() -> None:
    ratings = new(places(dewi=4, clara=3, ana=1, budi=2), teams=False)

    assert ratings[ANA].mu > ratings[BUDI].mu > ratings[CLARA].mu > ratings[DEWI].mu


def test_without_sides_who_shares_a_place_gets_the_same() -> None:
    ratings = new(places(ana=1, budi=2, clara=2, dewi=3), teams=False)

    assert ratings[ANA].mu > ratings[BUDI].mu == ratings[CLARA].mu > ratings[DEWI].mu


def test_stored_ratings_are_those_of_their_people() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)

    ratings = new(places(budi=2, ana=1, clara=3), teams=False, ana=weak, budi=strong)

    (first,), (second,), (third,) = rate([weak], [strong], [None])
    assert ratings == {ANA: first, BUDI: second, CLARA: third}


def test_bots_take_part_and_get_nothing() -> None:
    ratings = new(places(ana=1, bot=2, budi=3), teams=False)

    assert ratings.keys() == {ANA, BUDI}


def test_a_table_that_is_not_rated_changes_nothing() -> None:
    rows = [result(0, ANA, won=True), result(1, BUDI, won=False)]

    assert rating_of(rows, teams=False) is rating_of(rows) is None
