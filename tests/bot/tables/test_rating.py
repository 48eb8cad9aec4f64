"""Ratings: all winners against all losers, or everybody alone."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.repository import Rating
from bot.tables.rating import START, rate

ratings = st.none() | st.builds(Rating, mu=st.floats(0, 50), sigma=st.floats(0.5, START.sigma))
sides = st.lists(ratings, min_size=1, max_size=6)


def test_a_newcomer_is_shown_as_1500() -> None:
    assert START.shown == 1500


@given(sides, sides)
def test_winners_gain_and_losers_pay(winners: list[Rating | None], losers: list[Rating | None]) -> None:
    won, lost = rate(winners, losers)

    for before, after in zip(winners, won, strict=True):
        assert after.mu >= (before or START).mu
        assert after.shown >= (before or START).shown
    for before, after in zip(losers, lost, strict=True):
        assert after.mu <= (before or START).mu
        assert after.shown <= (before or START).shown + 1e-9


def test_a_losing_renegade_never_gains() -> None:
    """The renegade outlived the outlaws and lost to the sheriff's side: no better than they."""
    sheriff, deputy, renegade, outlaws = Rating(25, 4), Rating(25, 4), Rating(25, 4), [Rating(25, 4)] * 2

    _, lost = rate([sheriff, deputy], [renegade, *outlaws])

    assert all(rating.mu < 25 and rating.shown < renegade.shown for rating in lost)


def test_an_upset_is_worth_more_than_what_was_expected() -> None:
    weak, strong = Rating(20, 3), Rating(30, 3)

    (upset,), _ = rate([weak], [strong])
    (expected,), _ = rate([strong], [weak])

    assert upset.mu - weak.mu > expected.mu - strong.mu


def test_a_bot_plays_as_a_beginner_does() -> None:
    person = Rating(30, 3)

    with_a_bot = rate([person], [None, None])

    assert with_a_bot == rate([person], [START, START])
    assert with_a_bot == rate([person], [None, None])


def test_a_certain_rating_moves_less() -> None:
    (sure,), _ = rate([Rating(25, 1)], [None])
    (unsure,), _ = rate([Rating(25, 8)], [None])

    assert 0 < sure.mu - 25 < unsure.mu - 25


@pytest.mark.parametrize(("winners", "losers"), [([], [None]), ([None], []), ([], [])])
def test_one_side_alone_cannot_be_rated(winners: list[None], losers: list[None]) -> None:
    with pytest.raises(ValueError, match="some won and others lost"):
        rate(winners, losers)


def test_everybody_alone_is_rated_by_place() -> None:
    ratings = [side[0].mu for side in rate([None], [None], [None], [None])]

    assert ratings == sorted(ratings, reverse=True)
    assert len({*ratings}) == 4
    assert ratings[0] > START.mu > ratings[-1]


def test_places_may_be_given_in_any_order() -> None:
    first, second, third = rate([Rating(30, 3)], [None], [Rating(20, 3)])

    assert rate([Rating(20, 3)], [Rating(30, 3)], [None], places=[3, 1, 2]) == [third, first, second]


def test_who_shares_a_place_is_treated_alike() -> None:
    (first,), (tied,), (also_tied,), (last,) = rate([None], [None], [None], [None], places=[1, 2, 2, 3])

    assert first.mu > tied.mu == also_tied.mu > last.mu


def test_to_come_second_is_better_than_to_come_third() -> None:
    me = Rating(25, 5)

    second = rate([None], [me], [None], places=[1, 2, 3])[1][0]
    third = rate([None], [None], [me], places=[1, 2, 3])[2][0]

    assert second.mu > third.mu


def test_what_is_won_together_is_lost_together() -> None:
    up, down = rate([None, None], [None, None, None])
    assert sum(rating.mu for rating in (*up, *down)) == pytest.approx(5 * START.mu)


def test_equally_good_people_stay_around_where_they_began() -> None:
    luck, people = random.Random(5), [START] * 5
    for _ in range(200):
        winners = luck.sample(range(5), 2)
        losers = [n for n in range(5) if n not in winners]
        new = rate([people[n] for n in winners], [people[n] for n in losers])
        for n, rating in zip((*winners, *losers), (*new[0], *new[1]), strict=True):
            people[n] = rating
    assert sum(person.shown for person in people) / 5 == pytest.approx(1500)
