"""Attacks (rulebook: Attacking Walkers and Enemy Survivors, Knocked Out)."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAnswer
from rules.explore.events import (
    AttackFailed,
    AttackRolled,
    BiteCancelled,
    CardDefeated,
    CubesLost,
    DieDoubled,
    DieRolledAgain,
    KnockedOut,
    LocationFound,
    NothingRolledAgain,
)
from rules.explore.options import Die, Keep, ThrownDie
from rules.explore.state import Blue, Colour
from tests.rules.explore.table import counts, die, table


@pytest.mark.rule("EX-ATTACK-2", "EX-ATTACK-3")
@pytest.mark.parametrize("dice", [(), (0, 1, 2, 3)])
def test_an_attack_takes_one_to_three_dice(dice: tuple[int, ...]) -> None:
    t = table("f9b1s3")
    with pytest.raises(IllegalAnswer) as refused:
        t.session.answer(0, t.session.ask_no, dice)
    assert refused.value.reason.key == ("too-many-chosen" if dice else "too-few-chosen")
    assert (t.ask.least, t.ask.most, len(t.ask.options)) == (1, 3, 12)


@pytest.mark.rule("EX-ATTACK-4")
def test_all_dice_are_rolled_together_and_pips_add_up() -> None:
    t = table("f9b1s3")
    t.attack("y o k", "2 3 4", "cancel")
    dice = (die("y", 2), die("o", 3), die("k", 4))
    assert t.happened(AttackRolled) == [AttackRolled(0, dice, Blue.CANCEL)]
    assert t.happened(CardDefeated)[0].score == 9


@pytest.mark.rule("EX-ATTACK-4")
def test_the_order_in_which_dice_are_named_is_of_no_account() -> None:
    t = table("f9b1s3")
    t.luck.coming = [1, 2, list(Blue).index(Blue.CANCEL)]
    t.take(Die(Colour.BLACK, 1), Die(Colour.YELLOW, 4))
    assert t.happened(AttackRolled)[0].dice == (die("y", 1), die("k", 2))


@pytest.mark.rule("EX-ATTACK-5", "EX-BLUE-3")
@pytest.mark.parametrize(("blue", "score"), [("+1", 4), ("+2", 5), ("cancel", 3)])
def test_188_the_blue_die_is_applied_before_score_and_fight_are_compared(blue: str, score: int) -> None:
    t = table("f5b1s3")
    t.attack("y", "3", blue)
    won, failed = t.happened(CardDefeated), t.happened(AttackFailed)
    assert [event.score for event in won] + [event.score for event in failed] == [score]
    assert bool(won) == (score == 5)


@pytest.mark.rule("EX-BLUE-1")
def test_a_bite_costs_a_cube_even_if_the_card_is_defeated() -> None:
    t = table("f3b2s1")
    t.attack("y", "3", "bite")
    assert t.happened(CubesLost) == [CubesLost(0, 1, 2, "blue")]
    assert t.happened(CardDefeated)
    assert t.state.cubes == 2


@pytest.mark.rule("EX-BLUE-1", "EX-KO-1")
def test_186_a_bite_on_the_last_cube_knocks_out_although_the_card_is_beaten() -> None:
    t = table("f3b2s1", front=["s5"], cubes=1)
    t.attack("y", "3", "bite")
    assert t.happened(KnockedOut) == [KnockedOut(0, "cubes", 5)]
    assert not t.happened(CardDefeated)
    assert t.state.stashes[0] == 0


@pytest.mark.rule("EX-BLUE-1", "EX-KO-1", "EX-KO-3")
def test_the_dice_of_a_roll_that_knocked_out_are_not_the_next_players() -> None:
    t = table("f3b2s1", cubes=1, deck=["f9b1s2"])
    t.attack("y", "3", "bite")
    assert (t.view.thrown, t.view.blue) == ((), None)
    t.attack("r", "5", "cancel")
    assert t.happened(AttackRolled) == [AttackRolled(1, (die("r", 5),), Blue.CANCEL)]


@pytest.mark.rule("EX-BLUE-2")
def test_one_die_of_choice_counts_double() -> None:
    t = table("f8b1s3")
    t.attack("y o r", "3 0 2", "x2")
    assert (t.asked, t.ask.options) == ("explore.double", (t.thrown(2), t.thrown(0)))
    t.take(t.thrown(0))
    assert t.happened(DieDoubled) == [DieDoubled(0, Colour.YELLOW, 3)]
    assert t.happened(CardDefeated)[0].score == 8


@pytest.mark.rule("EX-BLUE-2")
def test_the_lesser_die_may_be_doubled_as_well() -> None:
    t = table("f8b1s3")
    t.attack("y o r", "3 0 2", "x2")
    t.take(t.thrown(2))
    assert t.happened(AttackFailed)[0].score == 7


@pytest.mark.rule("EX-BLUE-2")
@pytest.mark.parametrize(("faces", "score"), [("2 2", 6), ("0 3", 6), ("0 0", 0)])
def test_where_doubling_leaves_no_choice_nobody_is_asked(faces: str, score: int) -> None:
    t = table("f9b1s3")
    t.attack("y o", faces, "x2")
    assert t.happened(AttackFailed)[0].score == score


@pytest.mark.rule("EX-BLUE-4", "EX-FAIL-1")
@pytest.mark.parametrize(("card", "left"), [("f9b2s3", 2), ("f9b1s3", 3), ("f9b0s3", 3)])
def test_190_cancel_spares_one_bite_of_the_card(card: str, left: int) -> None:
    t = table(card)
    t.attack("y", "3", "cancel")
    assert t.state.cubes == left
    assert bool(t.happened(BiteCancelled)) == (card != "f9b0s3")


@pytest.mark.rule("EX-BLUE-4")
def test_cancel_has_no_effect_if_the_card_is_defeated() -> None:
    t = table("f3b2s1")
    t.attack("y", "3", "cancel")
    assert (t.state.cubes, t.happened(BiteCancelled)) == (3, [])


@pytest.mark.rule("EX-BLUE-5")
def test_one_die_may_be_rolled_again_and_the_second_result_stands() -> None:
    t = table("f5b1s3")
    t.attack("y o", "2 1", "reroll")
    assert (t.asked, t.ask.options) == ("explore.reroll", (t.thrown(0), t.thrown(1), Keep()))
    t.take(t.thrown(0), luck=[0])
    assert t.happened(DieRolledAgain) == [DieRolledAgain(0, Colour.YELLOW, 2, 0, by_blue=True)]
    assert t.happened(AttackFailed)[0].score == 1


@pytest.mark.rule("EX-BLUE-5")
def test_a_re_roll_need_not_be_used() -> None:
    t = table("f5b1s3")
    t.attack("y o", "2 1", "reroll")
    t.take(Keep())
    assert t.happened(NothingRolledAgain)
    assert t.happened(AttackFailed)[0].score == 3


@pytest.mark.rule("EX-BLUE-5")
def test_a_card_already_beaten_is_not_put_at_risk_by_a_re_roll() -> None:
    t = table("f3b1s3")
    t.attack("y o", "2 1", "reroll")
    assert t.happened(CardDefeated)


@pytest.mark.rule("EX-BLUE-5", "EX-BLUE-2", "EX-CARD-5")
@pytest.mark.parametrize("blue", ["reroll", "x2"])
def test_nothing_is_asked_of_who_has_won_by_the_bonus_of_the_card(blue: str) -> None:
    t = table("f4b1s3-surprised")
    t.attack("y", "3", blue)
    assert t.happened(CardDefeated) == [CardDefeated(0, "f4b1s3-surprised", 4, 4, 3, 3)]


@pytest.mark.rule("EX-BLUE-6", "EX-BLUE-7", "EX-CARD-5")
def test_192_the_card_re_rolls_first_and_the_blue_die_another_one() -> None:
    t = table("f9b1s3-dodging")
    t.attack("y o", "1 4", "reroll", 2)
    assert t.happened(DieRolledAgain) == [DieRolledAgain(0, Colour.ORANGE, 4, 2, by_blue=False)]
    assert t.ask.options == (ThrownDie(0, Colour.YELLOW, 1), Keep())
    t.take(t.thrown(0), luck=[5])
    assert t.happened(AttackFailed)[0].placed == (die("y", 5), die("o", 2))


@pytest.mark.rule("EX-BLUE-7")
def test_with_every_die_re_rolled_by_the_card_none_is_left_for_the_blue_die() -> None:
    t = table("f9b1s3-overlook")
    t.attack("y o", "0 0", "reroll", 2, 0)
    assert [event.by_blue for event in t.happened(DieRolledAgain)] == [False, False]
    assert t.happened(AttackFailed)[0].score == 2
    assert t.happened(NothingRolledAgain) == []


@pytest.mark.rule("EX-BLUE-8")
def test_the_blue_die_is_there_in_every_attack() -> None:
    t = table("f9b1s3")
    t.attack("y", "1", "+1")
    t.attack("y", "1", "x2")
    assert t.happened(AttackRolled)[0].blue is Blue.DOUBLE


@pytest.mark.rule("EX-WIN-1")
@pytest.mark.parametrize(("face", "won"), [(3, False), (4, True), (5, True)])
def test_the_fight_value_must_be_matched_or_beaten(face: int, won: bool) -> None:
    t = table("f4b1s2")
    t.attack("k", str(face), "cancel")
    assert bool(t.happened(CardDefeated)) == won


@pytest.mark.rule("EX-WIN-1")
def test_a_defeated_card_does_not_bite() -> None:
    t = table("f4b3s2")
    t.attack("k", "4", "+1")
    assert (t.state.cubes, t.state.front) == (3, ["f4b3s2"])


@pytest.mark.rule("EX-WIN-2")
def test_dice_rolled_and_dice_on_a_defeated_card_are_gone() -> None:
    t = table("f9b1s3", dice="yyok", placed=[die("r", 4)])
    t.attack("y k", "2 3", "cancel")
    assert t.happened(CardDefeated)
    assert (t.state.dice, t.state.placed) == (counts("yo"), [])


@pytest.mark.rule("EX-WIN-2", "EX-ATTACK-4")
def test_the_next_card_is_attacked_with_its_own_dice_alone() -> None:
    t = table("f4b1s1", deck=["f9b1s2"])
    t.attack("y o", "4 3", "cancel")
    assert (t.view.thrown, t.view.blue) == ((), None)
    t.go()
    t.attack("r", "5", "cancel")
    assert t.happened(AttackRolled) == [AttackRolled(0, (die("r", 5),), Blue.CANCEL)]
    assert t.happened(AttackFailed)[0].score == 5


@pytest.mark.rule("EX-FAIL-1", "EX-BLUE-4")
@pytest.mark.parametrize(("card", "blue"), [("f9b0s3", "+1"), ("f9b0s3", "cancel"), ("f9b1s3", "cancel")])
def test_without_a_bite_no_cube_is_spoken_of(card: str, blue: str) -> None:
    t = table(card)
    t.attack("y", "3", blue)
    assert (t.state.cubes, t.happened(CubesLost)) == (3, [])


@pytest.mark.rule("EX-CARD-4", "EX-FAIL-1")
def test_a_failed_attack_costs_a_cube_for_each_bite() -> None:
    t = table("f9b2s3")
    t.attack("y", "3", "+1")
    assert t.happened(CubesLost) == [CubesLost(0, 2, 1, "card")]


@pytest.mark.rule("EX-FAIL-1", "EX-BLUE-1")
def test_a_bite_on_the_blue_die_comes_on_top_of_those_of_the_card() -> None:
    t = table("f9b1s3")
    t.attack("y", "3", "bite")
    assert [event.why for event in t.happened(CubesLost)] == ["blue", "card"]
    assert t.state.cubes == 1


@pytest.mark.rule("EX-FAIL-2", "EX-FAIL-3", "EX-FAIL-4", "EX-FAIL-5", "EX-FAIL-6")
def test_p04_dice_that_scored_stay_on_the_card_at_face_value() -> None:
    t = table("f9b1s3", dice="yyorrk")
    t.attack("y o r", "3 0 2", "x2")
    t.take(t.thrown(0))
    assert t.happened(AttackFailed) == [AttackFailed(0, "f9b1s3", 8, 9, 4, (die("y", 3), die("r", 2)))]
    assert (t.state.cubes, t.state.dice) == (2, counts("yrk"))
    assert t.view.card is not None
    assert (t.view.card.left, t.view.card.placed) == (4, (die("y", 3), die("r", 2)))
    assert (t.asked, len(t.ask.options)) == ("explore.attack", 3)
    t.attack("k", "4", "cancel")
    assert t.happened(CardDefeated)[0].fight == 4
    assert (t.state.dice, t.state.cubes) == (counts("yr"), 2)


@pytest.mark.rule("EX-FAIL-2")
@pytest.mark.parametrize(("blue", "placed"), [("x2", 3), ("+1", 3), ("+2", 3)])
def test_187_189_neither_x2_nor_plus_stays_on_the_card(blue: str, placed: int) -> None:
    t = table("f9b1s3")
    t.attack("y", "3", blue)
    assert t.happened(AttackFailed)[0].left == 9 - placed


@pytest.mark.rule("EX-FAIL-2")
def test_a_re_rolled_die_stays_with_its_second_result() -> None:
    t = table("f9b1s3")
    t.attack("y o", "1 2", "reroll")
    t.take(t.thrown(1), luck=[4])
    assert t.state.placed == [die("y", 1), die("o", 4)]


@pytest.mark.rule("EX-FAIL-3")
def test_what_lies_on_the_card_counts_for_all_later_attacks() -> None:
    t = table("f9b0s3")
    t.attack("y", "2", "cancel")
    t.attack("y", "3", "cancel")
    assert [event.left for event in t.happened(AttackFailed)] == [4]
    t.attack("y", "4", "cancel")
    assert t.happened(CardDefeated)


@pytest.mark.rule("EX-FAIL-4")
def test_dice_that_did_not_score_are_lost() -> None:
    t = table("f9b1s3", dice="yyyy")
    t.attack("y y", "0 0", "cancel")
    assert (t.state.dice, t.state.placed) == (counts("yy"), [])


@pytest.mark.rule("EX-FAIL-5")
def test_lost_cubes_are_out_for_the_turn() -> None:
    t = table("f3b1s1", deck=["s1"])
    t.attack("y", "0", "+1")
    t.attack("y", "3", "+1")
    t.go()
    assert t.state.cubes == 2


@pytest.mark.rule("EX-KO-1")
def test_the_last_cube_knocks_out_at_once_and_no_more_than_it_is_lost() -> None:
    t = table("f9b3s3", cubes=2)
    t.attack("y", "1", "+1")
    assert t.happened(CubesLost) == [CubesLost(0, 2, 0, "card")]
    assert t.happened(KnockedOut) == [KnockedOut(0, "cubes", 0)]


@pytest.mark.rule("EX-KO-1", "EX-KO-2")
def test_who_loses_the_last_cube_and_the_last_dice_at_once_is_knocked_out_once() -> None:
    t = table("f9b3s3", dice="yo", front=["s2"])
    t.attack("y o", "1 1", "+1")
    assert t.happened(KnockedOut) == [KnockedOut(0, "cubes", 2)]


@pytest.mark.rule("EX-KO-2")
def test_193_the_last_dice_fail() -> None:
    t = table("f9b0s3", dice="yo", cubes=1, front=["s2"])
    t.attack("y o", "1 1", "+1")
    assert t.happened(KnockedOut) == [KnockedOut(0, "dice", 2)]


@pytest.mark.rule("EX-KO-2")
def test_194_the_last_dice_defeat_the_card() -> None:
    t = table("f4b0s3", dice="yo")
    t.attack("y o", "2 2", "+1")
    assert (t.asked, t.state.active) == ("explore.next", 0)


@pytest.mark.rule("EX-KO-2")
def test_195_a_card_turned_over_without_dice() -> None:
    t = table(front=["s1"], dice="", deck=["bandage", "s2", "f2b1s1"])
    t.go()
    t.go()
    assert (t.asked, t.state.front) == ("explore.next", ["s1", "s2"])
    t.go()
    assert t.happened(LocationFound)
    assert t.happened(KnockedOut) == [KnockedOut(0, "dice", 3)]


@pytest.mark.rule("EX-KO-2")
def test_the_last_die_attacks_by_itself() -> None:
    t = table(front=["s1"], dice="y", deck=["f2b1s1"])
    t.go(luck=[2, list(Blue).index(Blue.CANCEL)])
    assert t.happened(CardDefeated)


@pytest.mark.rule("EX-KO-3", "EX-KO-4", "EX-KO-5")
def test_a_knock_out_scores_nothing_and_harms_neither_stash_nor_later_turns() -> None:
    t = table("f9b3s3", front=["s4"], discards=["s1"], stashes=[6, 0], deck=["f4b1s1", "f4b1s1'"], cubes=1)
    t.attack("y", "1", "+1")
    assert (t.state.stashes, t.state.discards) == ([6, 0], ["s1", "s4", "f9b3s3"])
    t.attack("k", "4", "cancel")
    t.stop()
    assert (t.state.active, t.state.dice, t.state.cubes) == (0, counts("yyyyyyooorrk"), 3)
    assert t.asked == "explore.attack"
