"""What cards of the house set change in attacks, and what their Events tell (EX-CARD-5, EX-EVENT-1)."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAnswer
from rules.explore.effects import EFFECTS
from rules.explore.events import (
    AttackFailed,
    BlueIgnored,
    CardDefeated,
    CardDropped,
    CubeRegained,
    CubesLost,
    DiceLost,
    DiceRegained,
    DieRolledAgain,
    KnockedOut,
    NothingHappened,
)
from rules.explore.instructions import INSTRUCTIONS
from rules.explore.options import Die, Pay, TakenCard
from rules.explore.state import Blue, Colour
from tests.rules.explore.table import counts, die, table

pytestmark = pytest.mark.rule("EX-CARD-5", "EX-EVENT-1")


def test_each_says_in_one_sentence_what_it_does() -> None:
    for each in (*EFFECTS.values(), *INSTRUCTIONS.values()):
        said = (type(each).__doc__ or "").strip()
        assert said.endswith(".")
        assert "\n" not in said


def test_cramped_at_most_two_dice() -> None:
    t = table("f9b1s3-cramped")
    assert t.ask.most == 2
    with pytest.raises(IllegalAnswer):
        t.attack("y y y", "1 1 1", "cancel")


def test_armoured_a_one_does_not_score() -> None:
    t = table("f9b1s3-armoured")
    t.attack("y y o", "1 2 1", "cancel")
    assert t.happened(AttackFailed) == [AttackFailed(0, "f9b1s3-armoured", 2, 9, 7, (die("y", 2),))]


@pytest.mark.parametrize(("faces", "score"), [("1 3", 6), ("1 1", 0)])
def test_armoured_a_one_cannot_be_doubled(faces: str, score: int) -> None:
    t = table("f9b1s3-armoured")
    t.attack("y o", faces, "x2")
    assert t.happened(AttackFailed)[0].score == score


@pytest.mark.parametrize("blue", ["+1", "+2", "x2", "cancel", "reroll"])
def test_dark_the_blue_die_only_bites(blue: str) -> None:
    t = table("f4b1s3-dark")
    t.attack("y", "3", blue)
    assert t.happened(BlueIgnored) == [BlueIgnored(0, Blue(blue))]
    assert t.happened(AttackFailed)[0].score == 3
    assert t.state.cubes == 2


def test_dark_a_bite_counts() -> None:
    t = table("f3b1s3-dark")
    t.attack("y", "3", "bite")
    assert (t.state.cubes, t.happened(BlueIgnored)) == (2, [])


def test_fleeting_no_die_stays_on_the_card() -> None:
    t = table("f9b1s3-fleeting", dice="yykk")
    t.attack("y k", "2 3", "cancel")
    assert t.happened(AttackFailed)[0].left == 9
    assert (t.state.placed, t.state.dice) == ([], counts("yk"))


def test_rabid_a_bite_of_the_blue_die_costs_two() -> None:
    t = table("f3b1s3-rabid")
    t.attack("y", "3", "bite")
    assert t.happened(CubesLost) == [CubesLost(0, 2, 1, "blue")]


def test_dodging_the_best_die_is_rolled_again_among_equals_the_most_powerful() -> None:
    t = table("f9b1s3-dodging")
    t.attack("y o r", "3 3 1", "+1", 0)
    assert t.happened(DieRolledAgain) == [DieRolledAgain(0, Colour.ORANGE, 3, 0, by_blue=False)]
    assert t.happened(AttackFailed)[0].score == 5


def test_dodging_nothing_is_rolled_again_if_nothing_scored() -> None:
    t = table("f9b1s3-dodging")
    t.attack("y o", "0 0", "+1")
    assert t.happened(DieRolledAgain) == []


def test_overlook_blanks_are_rolled_again_once() -> None:
    t = table("f9b1s3-overlook")
    t.attack("y o r", "0 3 0", "+1", 2, 0)
    again = [(event.colour, event.after) for event in t.happened(DieRolledAgain)]
    assert again == [(Colour.YELLOW, 2), (Colour.RED, 0)]
    assert t.happened(AttackFailed)[0].score == 6


def test_surprised_every_score_is_one_higher() -> None:
    t = table("f4b1s3-surprised")
    t.attack("y", "3", "cancel")
    assert t.happened(CardDefeated)[0].score == 4


def test_bandage_gives_a_lost_cube_back() -> None:
    t = table(front=["s1"], cubes=1, deck=["bandage"])
    t.go()
    assert t.happened(CubeRegained) == [CubeRegained(0, 2)]


@pytest.mark.parametrize("event", ["bandage", "ammunition", "dropped"])
def test_where_there_is_nothing_to_do_nothing_happens(event: str) -> None:
    t = table(front=[], done=1, deck=[event])
    t.go()
    assert t.happened(NothingHappened) == [NothingHappened(0)]
    assert t.asked == "explore.next"


def test_jammed_costs_a_die_of_choice() -> None:
    t = table(front=["s1"], dice="yyr", deck=["jammed"])
    t.go()
    assert t.ask.options == (Die(Colour.YELLOW, 2), Die(Colour.RED, 1))
    t.take(Die(Colour.RED, 1))
    assert t.happened(DiceLost) == [DiceLost(0, (Colour.RED,))]
    assert t.state.dice == counts("yy")


def test_jammed_without_dice_is_followed_all_the_same() -> None:
    t = table(front=["s1"], dice="", deck=["jammed"])
    t.go()
    assert t.happened(NothingHappened)


def test_ammunition_gives_a_spent_die_of_choice_back() -> None:
    t = table(front=["s1"], dice="yyyyyooor", deck=["ammunition"])
    t.go()
    assert t.ask.options == (Die(Colour.YELLOW, 6), Die(Colour.RED, 2), Die(Colour.BLACK, 1))
    t.take(Die(Colour.BLACK, 1))
    assert t.happened(DiceRegained) == [DiceRegained(0, (Colour.BLACK,))]
    assert t.state.dice == counts("yyyyyooork")


def test_ammunition_adds_to_the_dice_that_are_left() -> None:
    t = table(front=["s1"], dice="yyyyyooor", deck=["ammunition"])
    t.go()
    t.take(Die(Colour.YELLOW, 6))
    assert t.state.dice == counts("yyyyyyooor")


def test_dropped_costs_a_card_of_choice() -> None:
    t = table(front=["s1", "s3", "s2"], deck=["dropped"])
    t.go()
    assert t.ask.options == (TakenCard(0, "s1", 1), TakenCard(1, "s3", 3), TakenCard(2, "s2", 2))
    t.take(TakenCard(2, "s2", 2))
    assert t.happened(CardDropped) == [CardDropped(0, "s2", 2, 4)]
    assert (t.state.front, t.state.discards) == (["s1", "s3"], ["s2", "dropped"])


@pytest.mark.parametrize(("way", "cubes", "dice"), [(Pay(cubes=1), 2, "yor"), (Pay(dice=2), 3, "r")])
def test_toll_costs_a_cube_or_the_two_weakest_dice(way: Pay, cubes: int, dice: str) -> None:
    t = table(front=["s1"], dice="yor", deck=["toll"])
    t.go()
    assert t.ask.options == (Pay(cubes=1), Pay(dice=2))
    t.take(way)
    assert (t.state.cubes, t.state.dice) == (cubes, counts(dice))
    assert t.happened(DiceLost) == ([DiceLost(0, (Colour.YELLOW, Colour.ORANGE))] if way.dice else [])


def test_toll_with_one_die_and_one_cube_left_is_a_knock_out() -> None:
    t = table(front=["s1"], dice="y", cubes=1, deck=["toll", "s1"])
    t.go()
    assert t.happened(KnockedOut) == [KnockedOut(0, "cubes", 1)]
