"""Distances, weapons and their reach (rulebook: Distance Between Players, Weapons)."""

from __future__ import annotations

import pytest

from rules.core.errors import Reason
from tests.rules.cards.table import Table, table

A, B, C, D, E, F = range(6)


def six(a: str = "", c: str = "", d: str = "", *, character: str = "") -> Table:
    """Seats A to F clockwise; A has an Attack!. What A, C and D have in play may be given."""
    return table(
        f"leader {character} 5: attack attack missed | {a}",
        "savior 4: missed",
        f"savior 4: missed | {c}",
        f"savior 4: missed | {d}",
        "survivor 4: missed",
        "loner 4: missed",
    )


@pytest.mark.rule("CG-DIST-1")
def test_distance_is_the_smaller_number_of_seats_either_way() -> None:
    t = six()
    assert t.distances(A) == [0, 1, 2, 3, 2, 1]
    assert t.distances(C) == [2, 1, 0, 1, 2, 3]


@pytest.mark.rule("CG-DIST-2")
def test_eliminated_players_are_not_counted() -> None:
    t = table("leader 5: attack", "savior out", "savior 4", "savior out", "survivor 4", "loner 4")
    assert t.distances(A) == [0, 0, 1, 0, 2, 1]
    assert t.targets_of("attack") == [C, F]


@pytest.mark.rule("CG-DIST-2")
def test_an_elimination_brings_others_closer() -> None:
    t = table("leader 5: attack | machine-gun", "savior 1", "savior 4", "survivor 4", "loner 4")
    assert t.distances(A) == [0, 1, 2, 2, 1]
    t.play("attack", at=1)
    assert t.distances(A) == [0, 0, 1, 2, 1]


@pytest.mark.rule("CG-DIST-3", "CG-SYM-6")
def test_the_hatchet_reaches_the_neighbours() -> None:
    assert six().targets_of("attack") == [B, F]


@pytest.mark.rule("CG-DIST-4", "CG-CARD-RV-1")
def test_an_rv_is_seen_one_farther_away_and_sees_as_usual() -> None:
    t = six(a="rv")
    assert [t.distances(viewer)[A] for viewer in (B, F, C, E, D)] == [2, 2, 3, 3, 4]
    assert t.distances(A) == [0, 1, 2, 3, 2, 1]


@pytest.mark.rule("CG-DIST-5", "CG-CARD-SCOPE-1")
def test_a_scope_sees_one_nearer_and_is_seen_as_usual() -> None:
    t = six(a="scope")
    assert t.distances(A) == [0, 1, 1, 2, 1, 1]
    assert [t.distances(viewer)[A] for viewer in (B, F, C, E, D)] == [1, 1, 2, 2, 3]


@pytest.mark.rule("CG-CARD-RV-1", "CG-CARD-SCOPE-1")
def test_rv_and_scope_work_as_long_as_they_are_in_play() -> None:
    t = table("leader 5: walker walker", "savior 4 | rv scope", "survivor 4", "survivor 4", "loner 4")
    assert (t.distances(A)[B], t.distances(B)[D]) == (2, 1)
    t.play("walker", at=B, pick="rv")
    assert (t.distances(A)[B], t.distances(B)[D]) == (1, 1)
    t.play("walker", at=B)
    assert t.distances(B)[D] == 2


@pytest.mark.rule("CG-DIST-6")
def test_scope_and_rv_add_up() -> None:
    assert six(a="scope").targets_of("attack") == [B, C, E, F]
    t = six(a="scope", c="rv")
    assert t.distances(A)[C] == 2
    assert C not in t.targets_of("attack")


@pytest.mark.rule("CG-DIST-6", "CG-WEAPON-2")
@pytest.mark.parametrize(
    ("weapon", "reached"),
    [("", False), ("pistol", False), ("rifle", False), ("assault-rifle", True), ("sniper-rifle", True)],
)
def test_an_rv_at_distance_three_needs_a_weapon_that_reaches_four(weapon: str, reached: bool) -> None:
    t = six(a=weapon, d="rv")
    assert t.distances(A)[D] == 4
    assert (D in t.targets_of("attack")) is reached


@pytest.mark.rule("CG-DIST-6", "CG-CHAR-ANDREA-1", "CG-CHAR-DALE-1")
def test_a_distance_is_floored_once_after_all_that_changes_it() -> None:
    t = table("leader andrea 5: missed | scope", "savior dale 3 | rv", "savior dale 3", "loner 4")
    assert t.distances(A) == [0, 1, 1, 1]
    assert t.distances(3) == [1, 4, 2, 0]


@pytest.mark.rule("CG-DIST-7")
def test_weapons_change_no_distance() -> None:
    assert six(a="sniper-rifle").distances(A) == six().distances(A)


@pytest.mark.rule("CG-WEAPON-1")
def test_a_weapon_replaces_the_hatchet_until_it_leaves_play() -> None:
    t = table("leader 5: walker", "savior 4 | rifle", "loner 4")
    seat = t.view(None).seats[B]
    assert (seat.weapon, seat.reach) == ("rifle", 3)
    t.play("walker", at=B)
    seat = t.view(None).seats[B]
    assert (seat.weapon, seat.reach) == ("hatchet", 1)


@pytest.mark.rule("CG-WEAPON-2", "CG-WEAPON-3", "CG-ATTACK-1")
@pytest.mark.parametrize(
    ("weapon", "targets"),
    [
        ("machine-gun", [B, F]),
        ("pistol", [B, C, E, F]),
        ("rifle", [B, C, D, E, F]),
        ("assault-rifle", [B, C, D, E, F]),
        ("sniper-rifle", [B, C, D, E, F]),
    ],
)
def test_how_far_each_weapon_reaches(weapon: str, targets: list[int]) -> None:
    assert six(a=weapon).targets_of("attack") == targets


@pytest.mark.rule("CG-WEAPON-3")
def test_the_printed_ranges() -> None:
    ranges = {kind.key: kind.range for kind in six().game.edition.kinds.values() if kind.range}
    assert ranges == {"machine-gun": 1, "pistol": 2, "rifle": 3, "assault-rifle": 4, "sniper-rifle": 5}


@pytest.mark.rule("CG-WEAPON-4")
def test_a_weapon_can_be_taken_like_any_card_and_the_hatchet_cannot() -> None:
    t = table("leader 5: surprise-attack walker missed", "savior 4 | pistol", "loner 4")
    t.play("surprise-attack", at=B)
    assert (t.hand(A), t.in_play(B)) == (["walker", "missed", "pistol"], [])
    assert t.why_not("walker") == Reason("no-target", (("card", "walker"),), "CG-CARD-WALKER-1")


@pytest.mark.rule("CG-ATTACK-1", "CG-DIST-3")
def test_out_of_reach_is_refused_with_distance_and_reach() -> None:
    args = (("distance", 2), ("weapon", "hatchet"), ("reach", 1))
    assert six().why_not_at("attack", C) == Reason("out-of-reach", args, "CG-ATTACK-1")
    args = (("distance", 3), ("weapon", "pistol"), ("reach", 2))
    assert six(a="pistol").why_not_at("attack", D) == Reason("out-of-reach", args, "CG-ATTACK-1")


@pytest.mark.rule("CG-ATTACK-1")
def test_an_attack_with_nobody_in_reach_is_refused_at_once() -> None:
    t = table("leader 5: attack missed", "savior dale 3", "loner dale 3")
    assert t.why_not("attack") == Reason("no-target", (("card", "attack"),), "CG-ATTACK-1")


@pytest.mark.rule("CG-WEAPON-5")
def test_a_machine_gun_attacks_any_number_of_times_at_distance_one() -> None:
    t = table(
        "leader 5: attack attack attack missed | machine-gun", "savior 4", "survivor 4", "savior 4", "loner 4"
    )
    for target in (1, 4, 1):
        assert t.targets_of("attack") == [1, 4]
        t.play("attack", at=target)
    assert t.life == [5, 2, 4, 4, 3]


@pytest.mark.rule("CG-WEAPON-5", "CG-DIST-5")
def test_a_scope_brings_more_players_to_a_machine_gun() -> None:
    assert six(a="machine-gun scope").targets_of("attack") == [B, C, E, F]


@pytest.mark.rule("CG-SYM-7", "CG-CARD-SURPRISE-2", "CG-DIST-7")
def test_surprise_attack_reaches_distance_one_whatever_the_weapon() -> None:
    def targets(a: str, *, character: str = "") -> list[int]:
        t = table(
            f"leader {character} 5: surprise-attack | {a}",
            *["savior 4: missed"] * 3,
            "loner 4: missed",
            "savior 4 | rv",
        )
        return t.targets_of("surprise-attack")

    assert targets("sniper-rifle") == [B]
    assert targets("scope") == [B, C, E, F]
    assert targets("", character="andrea") == [B, C, E, F]


@pytest.mark.rule("CG-CARD-SURPRISE-2")
def test_too_far_for_a_surprise_attack() -> None:
    t = table("leader 5: surprise-attack | rifle", "savior 4: missed", "savior 4: missed", "loner 4")
    assert t.why_not_at("surprise-attack", 2) == Reason("too-far", (("distance", 2),), "CG-CARD-SURPRISE-2")
