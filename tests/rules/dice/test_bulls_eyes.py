"""Bull's eyes: counting places, assigning, and hitting together."""

from __future__ import annotations

import pytest

from rules.core.ask import TAKE_BACK
from rules.core.errors import IllegalAnswer
from rules.dice.events import LifeLost, ShotsFired
from rules.dice.options import Target
from rules.dice.places import reach
from rules.dice.state import Aim, Cause, Face
from tests.rules.dice.table import Table, table

pytestmark = pytest.mark.every_edition

SIX = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8", "outlaw 8/8")
FALLING = ("sheriff 7/10 a1", "outlaw 1/8 a2", "renegade 6/8 a2", "outlaw 6/8 a2", "deputy 6/8 a1")


def shooting(faces: str, *seats: str) -> Table:
    """The first seat has rolled this and keeps it."""
    t = table(*seats)
    t.roll(faces)
    t.stop()
    return t


@pytest.mark.rule("DG-BE1-1")
def test_be1_hits_a_neighbour() -> None:
    t = shooting("1 D D G G", *SIX)
    assert t.targets == [1, 5]
    t.aim(5)
    assert t.life == [8, 8, 8, 8, 8, 7]
    assert t.events(LifeLost) == [LifeLost(5, 1, 7, Cause.BULLS_EYE, 0)]


@pytest.mark.rule("DG-BE2-1")
def test_be2_hits_exactly_two_places_away() -> None:
    t = shooting("2 D D G G", *SIX)
    assert t.targets == [2, 4]
    t.aim(4)
    assert t.life == [8, 8, 8, 8, 7, 8]


@pytest.mark.rule("DG-BE2-1")
def test_be2_among_four_hits_the_player_opposite() -> None:
    t = shooting("2 D D G G", "sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    assert (t.life, t.asked) == ([8, 8, 7, 8], None)


@pytest.mark.rule("DG-BE1-1", "DG-BE2-1")
def test_players_out_of_reach_are_closed_with_the_number_of_places() -> None:
    t = shooting("1 2 D G G", *SIX)
    assert {c.option.seat: (c.reason.args, c.reason.rule) for c in t.ask.closed} == {
        2: ((("places", 2),), t.row("DG-BE1-1")),
        3: ((("places", 3),), t.row("DG-BE1-1")),
        4: ((("places", 2),), t.row("DG-BE1-1")),
    }
    t.aim(1)
    assert {c.option.seat: (c.reason.args, c.reason.rule) for c in t.ask.closed} == {
        1: ((("places", 1),), t.row("DG-BE2-1")),
        3: ((("places", 3),), t.row("DG-BE2-1")),
        5: ((("places", 1),), t.row("DG-BE2-1")),
    }
    with pytest.raises(IllegalAnswer, match="places-away"):
        t.aim(3)


@pytest.mark.rule("DG-BE2-2", "DG-BE-6")
@pytest.mark.parametrize(
    ("seats", "targets"),
    [
        (("sheriff 8/10", "outlaw out", "renegade 8/8", "outlaw 8/8"), [2, 3]),
        (("sheriff 8/10", "outlaw out", "renegade out", "deputy 8/8", "outlaw 8/8", "outlaw out"), [3, 4]),
    ],
)
def test_with_three_left_be2_works_as_be1(seats: tuple[str, ...], targets: list[int]) -> None:
    t = shooting("2 D D G G", *seats)
    assert t.targets == targets
    assert not t.ask.closed


@pytest.mark.rule("DG-BE2-2")
@pytest.mark.parametrize("living", [2, 3])
def test_with_two_or_three_left_everybody_is_next_to_everybody(living: int) -> None:
    seats = [*["outlaw 8/8"] * (living - 1), *["outlaw out"] * (5 - living)]
    t = table("sheriff 8/10", *seats)
    for face in (Face.BE1, Face.BE2):
        assert [(r.places, r.open) for r in t.view(0).reach(face)] == [(1, True)] * (living - 1)


@pytest.mark.rule("DG-BE2-2", "DG-BE-6")
def test_with_two_left_every_bulls_eye_hits_the_other() -> None:
    t = shooting("1 2 2 G G", "sheriff 8/10", "outlaw out", "renegade 8/8", "outlaw out")
    assert (t.life, t.asked) == ([8, 0, 5, 0], None)


@pytest.mark.rule("DG-BE2-2")
def test_the_living_are_counted_when_the_step_begins() -> None:
    """Four lived when the turn began; whoever fell in it is not counted among the three that are left."""
    t = table("sheriff 8/10 a1", "outlaw 1/8 a3", "renegade 8/8 a2", "outlaw 8/8 a2", pile=1)
    t.roll("A 2 D G G")
    t.stop()
    assert t.out == [1]
    assert t.targets == [2, 3]


@pytest.mark.rule("DG-BE-1")
def test_all_are_assigned_before_any_hits() -> None:
    t = shooting("1 1 2 G G", *SIX)
    t.aim(1)
    t.aim(1)
    assert t.life == [8] * 6
    assert t.events(ShotsFired, LifeLost) == []
    assert t.view(3).plan == (Aim(0, Face.BE1, 1), Aim(1, Face.BE1, 1))
    assert (t.view(3).aiming, t.view(3).dice[2].face) == (2, Face.BE2)
    t.aim(2)
    assert t.life == [8, 6, 7, 8, 8, 8]
    assert [event.points for event in t.events(LifeLost)] == [2, 1]
    assert (t.state.plan, t.state.aiming) == ([], None)


@pytest.mark.rule("DG-BE-1")
def test_a_shot_may_be_taken_back_until_the_last_is_named() -> None:
    t = shooting("1 1 1 G G", *SIX)
    assert TAKE_BACK not in t.ask.options
    t.aim(1, 1)
    assert t.ask.options[-1] == TAKE_BACK
    t.take_back()
    t.take_back()
    assert TAKE_BACK not in t.ask.options
    t.aim(5, 5, 5)
    assert t.life == [8, 8, 8, 8, 8, 5]


def test_taking_back_goes_to_the_last_shot_that_had_a_choice() -> None:
    """Among four a BE2 has one target; it is not asked about, and not what is taken back."""
    t = shooting("1 2 1 G G", "sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.aim(1)
    assert [shot.die for shot in t.state.plan] == [0, 1]
    t.take_back()
    assert t.state.plan == []
    t.aim(3, 3)
    assert t.life == [8, 8, 7, 6]


@pytest.mark.rule("DG-BE-2", "DG-TOKEN-5")
def test_more_hits_than_life_are_allowed_and_the_surplus_is_lost() -> None:
    """Interaction 44."""
    t = shooting("1 1 1 G G", "sheriff 8/10", "outlaw 1/8", "renegade 8/8", "outlaw 8/8", "outlaw 2/8")
    t.aim(1, 1, 1)
    assert (t.life, t.out) == ([8, 0, 8, 8, 2], [1])
    assert t.events(LifeLost) == [LifeLost(1, 1, 0, Cause.BULLS_EYE, 0)]


@pytest.mark.rule("DG-BE-3")
def test_players_eliminated_earlier_are_skipped() -> None:
    t = shooting(
        "1 2 D G G", "sheriff 8/10", "outlaw out", "renegade 8/8", "outlaw 8/8", "deputy 8/8", "outlaw 8/8"
    )
    assert t.targets == [2, 5]
    t.aim(2)
    assert t.targets == [3, 4]


@pytest.mark.rule("DG-BE-4")
def test_whoever_fell_this_turn_still_occupies_a_place() -> None:
    """R05; interaction 43."""
    t = table(*FALLING, pile=1)
    t.roll("A 1 2 D D")
    t.stop()
    assert (t.out, t.view(0).fallen) == ([1], (1,))
    assert [(r.seat, r.places, r.open) for r in t.view(0).reach(Face.BE1)] == [
        (2, 2, False),
        (3, 2, False),
        (4, 1, True),
    ]
    assert (t.asked, t.state.plan) == ("dice.shoot", [Aim(1, Face.BE1, 4)])
    assert t.targets == [2, 3]
    assert Target(1) not in [closed.option for closed in t.ask.closed]


@pytest.mark.rule("DG-BE-4")
def test_the_place_is_free_from_the_next_turn_on() -> None:
    t = table(
        "sheriff 7/10 a1", "outlaw 1/8 a2", "renegade 6/8 a2", "outlaw 6/8 a2", "deputy 6/8 a1", pile=1, active=4
    )
    t.roll("A D D G G")
    t.stop()
    assert (t.out, t.state.active) == ([1], 0)
    t.roll("1 D D G G")
    t.stop()
    assert t.targets == [2, 4]


@pytest.mark.rule("DG-BE-4")
def test_a_die_that_the_fallen_leave_without_a_target_is_counted_again() -> None:
    t = table(
        "sheriff 9/10 a1",
        "outlaw 1/8 a1",
        "renegade 9/9 a1",
        "outlaw 9/9 a2",
        "deputy 9/9 a2",
        "outlaw 1/8 a1",
        pile=1,
    )
    t.roll("A 1 D G G")
    t.stop()
    assert t.out == [1, 5]
    assert t.targets == [2, 4]


@pytest.mark.rule("DG-BE-5")
def test_each_die_chooses_its_side() -> None:
    t = shooting("1 1 2 2 G", *SIX)
    t.aim(1, 5, 2, 4)
    assert t.life == [8, 7, 7, 8, 7, 7]


@pytest.mark.rule("DG-BE-6")
@pytest.mark.parametrize("living", [2, 3, 4, 5, 8])
def test_nobody_hits_himself(living: int) -> None:
    for distances in [(1,), (2,), (1, 2), (2, 3)]:
        seen = reach(1, range(living), [], distances)
        assert [r.seat for r in seen] == [*range(2, living), 0]
        assert any(r.open for r in seen)
