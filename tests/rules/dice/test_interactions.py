"""Where rules meet: the cases that people ask about, by their numbers in our list of interactions.

The others of that list stand with the rule or character they are about, named in the docstrings.
"""

from __future__ import annotations

import pytest

from rules.dice.events import (
    ArrowsReturned,
    Eliminated,
    GatlingFired,
    IndiansAttacked,
    LifeGained,
    LifeLost,
    PenaltyArrowTaken,
)
from rules.dice.options import Number, Target
from tests.rules.dice.table import Table, table

pytestmark = pytest.mark.every_edition


def kept(faces: str, *seats: str, pile: int | None = None) -> Table:
    """The first seat has rolled this and keeps it."""
    t = table(*seats, pile=pile)
    t.roll(faces)
    t.stop()
    return t


@pytest.mark.rule("DG-CHAR-BART-3", "DG-CHAR-SLAB-2")
def test_1_bart_and_a_doubled_shot_with_one_arrow_left() -> None:
    t = kept("1 B D G G", "sheriff slab-the-killer 8/10 a8", "outlaw bart-cassidy 5/8", *["outlaw 8/8"] * 2)
    t.double(1)
    assert (t.asked, t.life[1], t.pile) == (None, 3, 1)


@pytest.mark.rule("DG-CHAR-BART-1", "DG-CHAR-BART-3")
def test_2_bart_and_a_doubled_shot_with_two_arrows_left() -> None:
    t = kept("1 B D G G", "sheriff slab-the-killer 8/10 a7", "outlaw bart-cassidy 5/8", *["outlaw 8/8"] * 2)
    t.double(1)
    assert t.ask.options == (Number(0), Number(1))
    t.take(1)
    assert (t.life[1], t.pile) == (4, 1)


@pytest.mark.rule("DG-CHAR-BART-1")
@pytest.mark.parametrize(("arrows", "life"), [(2, 1), (1, 0), (0, 0)])
def test_3_bart_at_his_last_life_point_takes_two_hits(arrows: int, life: int) -> None:
    t = kept("1 1 D G G", "sheriff 8/10 a4", "outlaw bart-cassidy 1/8", *["outlaw 8/8"] * 2)
    t.aim(1, 1)
    t.take(arrows)
    assert (t.life[1], t.out) == (life, [] if life else [1])
    assert (t.arrows[1], t.pile) == ((arrows, 5 - arrows) if life else (0, 5))


@pytest.mark.rule("DG-CHAR-BART-3", "DG-CHAR-GRINGO-3")
def test_4_bart_takes_the_last_arrow_as_a_penalty() -> None:
    t = kept("1 D D G G", "sheriff bart-cassidy 9/10 a1", "outlaw el-gringo 7/7 a7", *["outlaw 8/8"] * 2)
    t.aim(1)
    assert (t.life, t.pile, len(t.events(IndiansAttacked))) == ([7, 0, 8, 8], 9, 1)


@pytest.mark.rule("DG-CHAR-GRINGO-1")
def test_6_el_gringo_is_shot_twice_and_then_hit_by_the_gatling() -> None:
    t = kept("1 1 G G G", "sheriff 8/10", "outlaw el-gringo 7/7", "renegade 8/8", "outlaw 8/8")
    t.aim(1, 1)
    assert (t.life[1], len(t.events(PenaltyArrowTaken))) == (4, 2)


@pytest.mark.rule("DG-CHAR-GRINGO-1", "DG-GAT-3", "DG-BATCH-1")
def test_7_the_gatlings_shooter_returns_his_arrows_before_the_penalty() -> None:
    t = kept("G G G D D", "sheriff 8/10 a3", "outlaw el-gringo 7/7", "renegade 8/8", "outlaw 8/8")
    assert (t.arrows[0], t.pile) == (1, 8)


@pytest.mark.rule("DG-CHAR-VULTURE-2")
def test_12_vulture_sam_falls_by_his_own_attack_with_another() -> None:
    t = table("outlaw vulture-sam 2/9 a2", "sheriff 8/10 a3", "renegade 8/8", "outlaw 3/8 a3", pile=1)
    t.roll("A D D G G")
    assert (t.out, t.life[0], t.events(LifeGained)) == ([0, 3], 0, [])


@pytest.mark.rule("DG-BATCH-1", "DG-CHAR-KIT-2")
def test_13_kits_gatling_with_a_dying_player_and_el_gringo() -> None:
    t = kept("G G G D D", "sheriff kit-carlson 8/9 a2", "outlaw 1/8 a4", "renegade el-gringo 7/7", "outlaw 8/8 a2")
    kinds = (LifeLost, ArrowsReturned, Eliminated, PenaltyArrowTaken)
    assert [type(event) for event in t.events(*kinds)] == [
        *[LifeLost] * 3,
        ArrowsReturned,
        Eliminated,
        ArrowsReturned,
        PenaltyArrowTaken,
    ]
    assert (t.asked, t.arrows, t.pile) == ("kit.arrows", [1, 0, 0, 2], 6)
    t.put_back(0, 3, 3)
    assert (t.arrows, t.pile) == ([0, 0, 0, 0], 9)


@pytest.mark.rule("DG-BATCH-1", "DG-CHAR-KIT-2")
def test_13_an_attack_set_off_by_the_penalty_comes_before_kits_choice() -> None:
    t = kept(
        "G G G D D", "sheriff kit-carlson 8/9", "outlaw 8/8 a4", "renegade el-gringo 7/7 a4", "outlaw 8/8", pile=1
    )
    assert (t.asked, t.life, t.pile) == (None, [7, 3, 2, 7], 9)


@pytest.mark.rule("DG-CHAR-SUZY-1")
@pytest.mark.parametrize(("life", "after"), [("5/10", 6), ("1/10", 0)])
def test_18_suzy_with_five_dynamites(life: str, after: int) -> None:
    t = table(f"outlaw suzy-lafayette {life}", "sheriff 8/10", "renegade 8/8", "outlaw 8/8")
    t.roll("D D D D D")
    assert (t.asked, t.life[0]) == (None, after)


@pytest.mark.rule("DG-CHAR-JANET-1", "DG-BE2-2")
@pytest.mark.parametrize("face", ["1", "2"])
def test_19_janet_with_three_left(face: str) -> None:
    t = kept(f"{face} D D G G", "sheriff calamity-janet 8/10", "outlaw out", "renegade 8/8", "outlaw 8/8")
    assert t.targets == [2, 3]


@pytest.mark.rule("DG-CHAR-GRINGO-1", "DG-CHAR-SLAB-2")
def test_24_slab_doubles_a_shot_at_el_gringo() -> None:
    t = kept("1 B D G G", "sheriff slab-the-killer 8/10", "outlaw el-gringo 7/7", "renegade 8/8", "outlaw 8/8")
    t.double(1)
    assert (t.life[1], t.arrows[0]) == (5, 1)


@pytest.mark.rule("DG-CHAR-SLAB-3")
def test_26_slab_without_a_bulls_eye_has_his_beer() -> None:
    t = kept("B D D G G", "sheriff slab-the-killer 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    assert t.asked == "dice.beer"
    assert not any(option.double for option in t.ask.options)
    t.aim(0)
    assert t.life[0] == 9


@pytest.mark.rule("DG-CHAR-JESSE-2")
def test_29_jesse_falls_to_four_by_dynamite_before_his_beers() -> None:
    t = table("outlaw jesse-jones 5/9", "sheriff 8/10", "renegade 8/8", "outlaw 8/8")
    t.roll("D D D B B")
    t.aim(0, 0)
    assert t.life[0] == 8


@pytest.mark.rule("DG-CHAR-BLACKJACK-1", "DG-CHAR-BLACKJACK-2")
def test_31_black_jack_rolls_dynamite_again_and_meets_a_third() -> None:
    t = table("sheriff black-jack 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("D D B G G")
    t.again("D D", 0, 1)
    assert (t.asked, t.life[0]) == ("dice.reroll", 8)
    t.again("D", 2)
    assert (t.asked, t.life[0]) == (None, 7)


@pytest.mark.rule("DG-CHAR-PEDRO-1")
def test_35_pedro_loses_two_with_one_arrow() -> None:
    t = kept("1 1 D G G", "sheriff 8/10", "outlaw pedro-ramirez 5/8 a1", "renegade 8/8", "outlaw 8/8")
    t.aim(1, 1)
    assert t.ask.options == (Number(0), Number(1))


@pytest.mark.rule("DG-CHAR-PEDRO-1", "DG-ELIM-3")
def test_36_pedro_is_eliminated_by_the_loss() -> None:
    t = kept("1 D D G G", "sheriff 8/10", "outlaw pedro-ramirez 1/8 a3", "renegade 8/8", "outlaw 8/8")
    t.aim(1)
    assert (t.asked, t.arrows[1], t.pile) == (None, 0, 9)


@pytest.mark.rule("DG-CHAR-JOURD-1")
def test_37_jourdonnais_with_five_arrows_and_one_life_point() -> None:
    t = table("sheriff 8/10 a3", "outlaw jourdonnais 1/7 a5", "renegade 8/8", "outlaw 8/8", pile=1)
    t.roll("A D D G G")
    assert t.out == [1]


@pytest.mark.rule("DG-END-3")
def test_38_a_deputy_outlives_everybody() -> None:
    t = table("deputy 8/8 a2", "sheriff 1/10 a2", "outlaw 1/8 a2", "outlaw out", "renegade 1/8 a2", pile=1)
    t.roll("A D D G G")
    assert (t.out, t.winners) == ([1, 2, 3, 4], (2, 3))


@pytest.mark.rule("DG-END-10", "DG-BE-1")
def test_40_the_last_two_outlaws_and_the_sheriff_fall_in_one_bulls_eye_step() -> None:
    t = kept("1 1 2 D D", "deputy calamity-janet 8/8", "outlaw 1/8", "outlaw 1/8", "renegade out", "sheriff 1/10")
    t.aim(1, 2, 4)
    assert (t.out, t.winners) == ([1, 2, 3, 4], (1, 2))


@pytest.mark.rule("DG-END-4", "DG-GAT-2")
def test_41_the_sheriffs_gatling_hits_the_last_renegade() -> None:
    t = kept("G G G D D", "sheriff 1/10", "renegade 1/8", "outlaw out", "outlaw out")
    assert t.winners == (0,)


@pytest.mark.rule("DG-END-9")
def test_42_sheriff_and_renegade_fall_together() -> None:
    t = table("sheriff 1/10 a4", "renegade 1/8 a4", "outlaw out", "outlaw out", pile=1)
    t.roll("A D D G G")
    assert (t.out, t.winners) == ([0, 1, 2, 3], (2, 3))


@pytest.mark.rule("DG-TURN-7")
def test_45_no_roll_after_stopping() -> None:
    t = kept("1 2 B D G", "sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    drawn = len(t.drawn)
    with pytest.raises(AssertionError):
        t.again("B", 0)
    assert (t.asked, len(t.drawn)) == ("dice.shoot", drawn)


@pytest.mark.rule("DG-GAT-2", "DG-GAT-3", "DG-GAT-4", "DG-CHAR-WILLY-2", "DG-CHAR-BART-1", "DG-CHAR-REGRET-1")
@pytest.mark.parametrize(("taken", "bart", "pile"), [(0, (3, 1), 6), (1, (4, 2), 5)])
def test_r14_willys_gatling(taken: int, bart: tuple[int, int], pile: int) -> None:
    """Once, one life each, and only the shooter's arrows go back."""
    t = table(
        "renegade willy-the-kid 5/8 a3",
        "sheriff paul-regret 11/11 a2",
        "outlaw bart-cassidy 4/8 a1",
        "outlaw suzy-lafayette 6/8",
    )
    t.roll("G G B D D")
    assert t.events(GatlingFired) == []
    t.again("G", 2)
    t.again("B", 2)
    t.aim(0)
    t.take(taken)
    assert t.life == [6, 11, bart[0], 5]
    assert (t.arrows, t.pile) == ([0, 2, bart[1], 0], pile)


def test_a_target_that_is_only_offered_doubled_does_not_exist() -> None:
    t = kept("1 B D G G", "sheriff slab-the-killer 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    plain = {option.seat for option in t.ask.options if not option.double}
    assert plain == {option.seat for option in t.ask.options if option.double} == {1, 3}
    assert isinstance(t.ask.options[0], Target)
