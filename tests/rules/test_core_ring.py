from __future__ import annotations

from rules.core.ring import apart, clockwise, others


def test_seats_are_counted_clockwise_from_anywhere() -> None:
    assert clockwise([0, 1, 3, 5], 3) == [3, 5, 0, 1]
    assert clockwise(range(3), 0) == [0, 1, 2]


def test_from_a_seat_that_is_none_of_them_the_next_one_comes_first() -> None:
    assert clockwise([0, 1, 3, 5], 4) == [5, 0, 1, 3]
    assert clockwise([0, 1], 4) == [0, 1]


def test_the_others_begin_on_the_left() -> None:
    assert others([0, 1, 3, 5], 3) == [5, 0, 1]
    assert others([0, 1, 3, 5], 4) == [5, 0, 1, 3]


def test_places_are_counted_the_shorter_way_round() -> None:
    assert [apart(1, place, 6) for place in range(6)] == [1, 0, 1, 2, 3, 2]
    assert [apart(0, place, 5) for place in range(5)] == [0, 1, 2, 2, 1]
