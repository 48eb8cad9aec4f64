"""Whose rating goes up when a table has ended."""

from __future__ import annotations

from dataclasses import replace

from bot.storage.repository import PersonId, Rating, ResultRow, Stint
from bot.tables.happenings import BotPlays, PersonBack, SeatHandedOver
from bot.tables.rating import START, rate
from bot.tables.results import rating_of, silent_people
from rules.core.journal import Answered, Noted, Recorded
from rules.core.log import Entry, Event, TimeRanOut
from tests.rows import ANA, BUDI, CLARA, DEWI, after, result


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


def test_who_is_not_rated_changes_nobodys_rating_but_by_being_there_as_a_bot_is() -> None:
    rows = places(ana=1, budi=2, clara=3)
    quiet = [rows[0], replace(rows[1], rated=False), rows[2]]

    ratings = new(quiet, teams=False, budi=Rating(35, 3))

    (first,), _, (third,) = rate([None], [None], [None])
    assert ratings == {ANA: first, CLARA: third}


def noted(event: Event) -> Noted:
    return Noted(Entry(event))


def answers(seat: int, count: int = 1) -> list[Answered]:
    return [Answered(1, seat, "tiny.word", (0,), b"")] * count


def stint(seat: int, person: PersonId, began: float = 0, ended: float | None = None) -> Stint:
    return Stint(seat, person, "Somebody", after(began), None if ended is None else after(ended))


TWO_SEATS = [stint(0, ANA), stint(1, BUDI)]


def test_a_seat_that_was_played_for_its_person_most_of_the_time_is_silent() -> None:
    late: list[Recorded] = [noted(TimeRanOut(1)), *answers(1)]
    journal: list[Recorded] = [
        *answers(0, 9),
        *late,
        *late,
        noted(TimeRanOut(1)),
        noted(BotPlays(1)),
        *answers(1, 4),
    ]

    assert silent_people(TWO_SEATS, journal) == {BUDI}


def test_who_was_away_for_half_of_the_game_is_not_silent() -> None:
    journal: list[Recorded] = [
        *answers(1, 2),
        noted(BotPlays(1)),
        *answers(1, 3),
        noted(PersonBack(1)),
        *answers(1),
    ]

    assert silent_people(TWO_SEATS, journal) == set()


def test_silence_is_that_of_the_person_and_not_of_the_seat() -> None:
    stints = [stint(0, ANA), stint(1, BUDI, 0, 60), stint(1, CLARA, 60)]
    journal: list[Recorded] = [noted(BotPlays(1)), *answers(1, 5), noted(SeatHandedOver(1)), *answers(1, 2)]

    assert silent_people(stints, journal) == {BUDI}
