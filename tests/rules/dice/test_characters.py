"""One character after the other."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAnswer
from rules.dice.events import (
    ArrowsReturned,
    ArrowsTakenInstead,
    DiceRolled,
    GatlingFired,
    IndiansAttacked,
    LifeGained,
    LifeLost,
    LossAvoided,
    PenaltyArrowTaken,
)
from rules.dice.options import Arrow, Number, Target
from rules.dice.state import Face
from tests.rules.dice.table import Table, table

pytestmark = pytest.mark.every_edition


def kept(faces: str, *seats: str, pile: int | None = None) -> Table:
    """The first seat has rolled this and keeps it."""
    t = table(*seats, pile=pile)
    t.roll(faces)
    t.stop()
    return t


class TestBartCassidy:
    @pytest.mark.rule("DG-CHAR-BART-1", "DG-CHAR-BART-3")
    @pytest.mark.parametrize(("arrows", "life", "after", "pile"), [(0, 2, 1, 2), (1, 3, 2, 1)])
    def test_takes_arrows_point_by_point(self, arrows: int, life: int, after: int, pile: int) -> None:
        """R07."""
        t = table("outlaw 8/8 a6", "renegade bart-cassidy 5/8 a1", "sheriff 8/10", "outlaw 8/8", pile=2)
        t.roll("1 1 1 D G")
        t.stop()
        t.aim(1, 1, 1)
        assert (t.ask.seat, t.asked, t.ask.options) == (1, "bart.arrows", (Number(0), Number(1)))
        assert t.why_not(Number(2)).rule == t.row("DG-CHAR-BART-3")
        assert [closed.option for closed in t.ask.closed] == [Number(2), Number(3)]
        t.take(arrows)
        assert (t.life[1], t.arrows[1], t.pile) == (life, after, pile)
        assert t.events(ArrowsTakenInstead) == [ArrowsTakenInstead(1, 1, 1)] * arrows
        assert t.events(IndiansAttacked) == []

    @pytest.mark.rule("DG-CHAR-BART-1")
    def test_may_take_an_arrow_for_a_gatling(self) -> None:
        t = kept("G G G D D", "sheriff 8/10", "outlaw bart-cassidy 5/8", "renegade 8/8", "outlaw 8/8")
        t.take(1)
        assert (t.life, t.arrows[1]) == ([8, 5, 7, 7], 1)

    @pytest.mark.rule("DG-CHAR-BART-2")
    def test_is_not_asked_when_the_indians_attack(self) -> None:
        t = table("sheriff 8/10 a4", "outlaw bart-cassidy 5/8 a4", "renegade 8/8", "outlaw 8/8", pile=1)
        t.roll("A D D G G")
        assert (t.asked, t.life[1]) == ("dice.reroll", 1)

    @pytest.mark.rule("DG-CHAR-BART-2")
    def test_is_not_asked_for_dynamite(self) -> None:
        t = table("outlaw bart-cassidy 5/8", "sheriff 8/10", "renegade 8/8", "outlaw 8/8")
        t.roll("D D D G G")
        assert (t.asked, t.life[0]) == (None, 4)

    @pytest.mark.rule("DG-CHAR-BART-3")
    def test_the_last_arrow_is_not_offered(self) -> None:
        t = table("sheriff 8/10 a8", "outlaw bart-cassidy 5/8", "renegade 8/8", "outlaw 8/8", pile=1)
        t.roll("1 D D G G")
        t.stop()
        t.aim(1)
        assert (t.asked, t.life[1], t.pile) == (None, 4, 1)


class TestBlackJack:
    @pytest.mark.rule("DG-CHAR-BLACKJACK-1")
    def test_rolls_dynamite_again(self) -> None:
        t = table("sheriff black-jack 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        t.roll("D D B G G")
        assert (len(t.ask.options), t.ask.closed) == (5, ())
        assert not any(die.locked for die in t.view(0).dice)
        t.again("B A", 0, 1)
        assert t.state.faces == ["beer", "arrow", "beer", "gatling", "gatling"]

    @pytest.mark.rule("DG-CHAR-BLACKJACK-2")
    def test_three_end_the_rolling_kept_ones_included(self) -> None:
        """R17."""
        t = table("sheriff black-jack 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        t.roll("D D A B 2")
        t.again("D D", 0, 2)
        assert (t.life[0], t.asked) == (7, "dice.beer")

    @pytest.mark.rule("DG-CHAR-BLACKJACK-2")
    def test_three_at_once_end_the_rolling(self) -> None:
        """R17; interaction 32."""
        t = table("sheriff black-jack 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        t.roll("D D D G G")
        assert (t.life[0], t.asked, len(t.events(DiceRolled))) == (7, None, 1)


class TestCalamityJanet:
    @pytest.mark.rule("DG-CHAR-JANET-1")
    def test_uses_each_bulls_eye_as_either(self) -> None:
        """Interaction 20."""
        t = kept("1 1 2 D G", "sheriff calamity-janet 8/10", *["outlaw 8/8"] * 5)
        for seat in (1, 4, 5):
            assert t.targets == [1, 2, 4, 5]
            t.aim(seat)
        assert t.life == [8, 7, 8, 8, 7, 7]


class TestElGringo:
    @pytest.mark.rule("DG-CHAR-GRINGO-1")
    @pytest.mark.parametrize("faces", ["1 D D G G", "1 1 1 G G"])
    def test_the_shooter_takes_one_arrow_for_a_batch(self, faces: str) -> None:
        t = kept(faces, "sheriff 8/10", "outlaw el-gringo 7/7", "renegade 8/8", "outlaw 8/8")
        t.aim(*[1] * faces.count("1"))
        assert (t.life[1], t.arrows, t.pile) == (7 - faces.count("1"), [1, 0, 0, 0], 8)
        assert t.events(PenaltyArrowTaken) == [PenaltyArrowTaken(0, 1, 8)]

    @pytest.mark.rule("DG-CHAR-GRINGO-1")
    def test_a_shot_at_another_is_not_punished(self) -> None:
        t = kept("1 D D G G", "sheriff 8/10", "outlaw el-gringo 7/7", "renegade 8/8", "outlaw 8/8")
        t.aim(3)
        assert (t.life, t.arrows, t.events(PenaltyArrowTaken)) == ([8, 7, 8, 7], [0] * 4, [])

    @pytest.mark.rule("DG-CHAR-GRINGO-1")
    def test_also_when_he_is_eliminated(self) -> None:
        """Interaction 8."""
        t = kept("1 D D G G", "sheriff 8/10", "outlaw el-gringo 1/7", "renegade 8/8", "outlaw 8/8")
        t.aim(1)
        assert (t.out, t.arrows[0]) == ([1], 1)

    @pytest.mark.rule("DG-CHAR-GRINGO-2")
    def test_indians_are_not_punished(self) -> None:
        """Interaction 9."""
        t = table("sheriff 8/10 a4", "outlaw el-gringo 4/7 a4", "renegade 8/8", "outlaw 8/8", pile=1)
        t.roll("A D D G G")
        assert (t.out, t.arrows, t.pile) == ([1], [0] * 4, 9)

    @pytest.mark.rule("DG-CHAR-GRINGO-2")
    def test_nor_is_his_own_dynamite(self) -> None:
        t = table("outlaw el-gringo 5/7", "sheriff 8/10", "renegade 8/8", "outlaw 8/8")
        t.roll("D D D G G")
        assert (t.life[0], t.arrows[0]) == (4, 0)

    @pytest.mark.rule("DG-CHAR-GRINGO-3")
    def test_the_last_arrow_brings_the_indians_before_the_shooters_beer(self) -> None:
        t = kept("1 B D G G", "sheriff 2/10", "outlaw el-gringo 7/7 a8", "renegade 8/8", "outlaw 8/8", pile=1)
        t.aim(1)
        assert (t.asked, t.out, t.life[0], t.pile) == ("dice.beer", [1], 1, 9)


class TestPaulRegret:
    @pytest.mark.rule("DG-CHAR-REGRET-1")
    def test_loses_nothing_to_the_gatling(self) -> None:
        t = kept("G G G D D", "sheriff 8/10", "outlaw paul-regret 1/9", "renegade 8/8", "outlaw 8/8")
        assert (t.life, [e.points for e in t.events(LossAvoided)]) == ([8, 1, 7, 7], [1])

    @pytest.mark.rule("DG-CHAR-REGRET-1")
    def test_but_to_bulls_eyes(self) -> None:
        t = kept("1 D D G G", "sheriff 8/10", "outlaw paul-regret 5/9", "renegade 8/8", "outlaw 8/8")
        t.aim(1)
        assert t.life[1] == 4


class TestPedroRamirez:
    @pytest.mark.rule("DG-CHAR-PEDRO-1", "DG-CHAR-PEDRO-2")
    @pytest.mark.parametrize("count", [0, 1, 2])
    def test_puts_back_an_arrow_for_each_point_and_loses_it_all_the_same(self, count: int) -> None:
        t = kept("1 1 D G G", "sheriff 8/10", "outlaw pedro-ramirez 5/8 a3", "renegade 8/8", "outlaw 8/8")
        t.aim(1, 1)
        assert (t.ask.seat, t.ask.options) == (1, (Number(0), Number(1), Number(2)))
        t.take(count)
        assert (t.life[1], t.arrows[1], t.pile) == (3, 3 - count, 6 + count)

    @pytest.mark.rule("DG-CHAR-PEDRO-1")
    def test_is_asked_also_if_others_lose_before_him(self) -> None:
        seats = ("sheriff 8/10", "outlaw 8/8", "outlaw 8/8", "renegade pedro-ramirez 5/8 a1")
        t = kept("G G G D D", *seats)
        assert (t.asked, t.ask.seat, t.life) == ("pedro.arrows", 3, [8, 7, 7, 4])

    @pytest.mark.rule("DG-CHAR-PEDRO-1")
    def test_whatever_the_cause(self) -> None:
        t = table("outlaw pedro-ramirez 5/8 a1", "sheriff 8/10", "renegade 8/8", "outlaw 8/8")
        t.roll("D D D G G")
        t.take(1)
        assert (t.life[0], t.arrows[0]) == (4, 0)

    @pytest.mark.rule("DG-CHAR-PEDRO-1")
    def test_is_not_asked_when_all_arrows_go_back_anyway(self) -> None:
        t = table("sheriff 8/10 a6", "outlaw pedro-ramirez 5/8 a2", "renegade 8/8", "outlaw 8/8", pile=1)
        t.roll("A D D G G")
        assert (t.asked, t.life[1], t.pile) == ("dice.reroll", 3, 9)


class TestRoseDoolan:
    @pytest.mark.rule("DG-CHAR-ROSE-1")
    def test_be1_reaches_one_or_two_places(self) -> None:
        t = kept("1 D D G G", "sheriff rose-doolan 8/11", *["outlaw 8/8"] * 6)
        assert t.targets == [1, 2, 5, 6]

    @pytest.mark.rule("DG-CHAR-ROSE-2")
    @pytest.mark.parametrize(("others", "targets"), [(4, [2, 3]), (5, [2, 3, 4]), (6, [2, 3, 4, 5])])
    def test_be2_reaches_two_or_three_places(self, others: int, targets: list[int]) -> None:
        """Interaction 23 for six alive."""
        t = kept("2 D D G G", "sheriff rose-doolan 8/11", *["outlaw 8/8"] * others)
        assert t.targets == targets

    @pytest.mark.rule("DG-CHAR-ROSE-2")
    def test_among_four_be2_has_only_the_player_opposite(self) -> None:
        """Interaction 22."""
        t = kept("2 D D G G", "sheriff rose-doolan 8/11", *["outlaw 8/8"] * 3)
        assert t.life == [8, 8, 7, 8]

    @pytest.mark.rule("DG-CHAR-ROSE-3")
    @pytest.mark.parametrize("face", ["1", "2"])
    def test_with_three_left_everybody_is_a_target(self, face: str) -> None:
        """Interaction 21."""
        t = kept(f"{face} D D G G", "sheriff rose-doolan 8/11", "outlaw out", "renegade 8/8", "outlaw 8/8")
        assert t.targets == [2, 3]


class TestSidKetchum:
    @pytest.mark.rule("DG-CHAR-SID-1")
    def test_gives_a_life_point_before_he_rolls(self) -> None:
        t = table("sheriff 8/10", "outlaw sid-ketchum 5/8", "renegade 5/8", "outlaw 8/8", active=1)
        t.begin()
        assert (t.asked, t.targets, t.ask.least, t.state.faces) == ("sid.gain", [1, 2, 3, 0], 1, [])
        t.first_roll_after(2, "D D G G B")
        assert t.life == [8, 5, 6, 8]
        assert t.asked == "dice.reroll"

    @pytest.mark.rule("DG-CHAR-SID-1")
    @pytest.mark.parametrize(("seat", "favours"), [(2, {2: 1}), (1, {})])
    def test_what_he_does_for_another_is_remembered(self, seat: int, favours: dict[int, int]) -> None:
        t = table("sheriff 8/10", "outlaw sid-ketchum 5/8", "renegade 5/8", "outlaw 8/8", active=1)
        t.begin()
        t.first_roll_after(seat, "D D G G B")
        assert t.view(None).seats[1].favours == favours

    @pytest.mark.rule("DG-CHAR-SID-1")
    def test_a_player_at_the_maximum_may_be_chosen(self) -> None:
        """Interaction 30."""
        t = table("sheriff 10/10", "outlaw sid-ketchum 5/8", "renegade 5/8", "outlaw 8/8", active=1)
        t.begin()
        t.first_roll_after(0, "D D G G B")
        assert t.life == [10, 5, 5, 8]
        assert t.events(LifeGained) == [LifeGained(0, 0, 1, 10, t.state.players[1].character, 1)]


class TestJesseJones:
    @pytest.mark.rule("DG-CHAR-JESSE-1", "DG-CHAR-JESSE-2")
    @pytest.mark.parametrize(
        ("life", "faces", "after"),
        [
            ("4/9", "B B D G G", 8),
            ("5/9", "B B D G G", 7),
            ("3/9", "B B D G G", 7),
            ("5/9", "B B B G G", 8),
            ("4/11", "B B B G G", 10),
            ("8/9", "B B D G G", 9),
        ],
    )
    def test_two_for_each_beer_of_his_own_at_four_or_less(self, life: str, faces: str, after: int) -> None:
        """The rulebook's example with its controls; interactions 27 and 28."""
        t = kept(faces, f"sheriff jesse-jones {life}", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        t.aim(*[0] * faces.count("B"))
        assert t.life[0] == after

    @pytest.mark.rule("DG-CHAR-JESSE-1", "DG-CHAR-JESSE-2")
    def test_a_beer_for_another_gives_one(self) -> None:
        t = kept("B B D G G", "sheriff jesse-jones 4/9", "outlaw 5/8", "renegade 8/8", "outlaw 8/8")
        t.aim(0, 1)
        assert t.life[:2] == [6, 6]

    @pytest.mark.rule("DG-CHAR-JESSE-1")
    def test_beers_of_others_give_him_one(self) -> None:
        t = kept("B D D G G", "sheriff 8/10", "outlaw jesse-jones 2/9", "renegade 8/8", "outlaw 8/8")
        t.aim(1)
        assert t.life[1] == 3


class TestSlabTheKiller:
    SEATS = ("sheriff slab-the-killer 8/10", "outlaw 5/8", "renegade 5/9", "outlaw 7/8", "deputy 8/8")

    @pytest.mark.rule("DG-CHAR-SLAB-1", "DG-CHAR-SLAB-2", "DG-CHAR-SLAB-3")
    def test_doubles_the_shot_he_likes_for_a_beer(self) -> None:
        """R15."""
        t = kept("1 2 B B G", *self.SEATS)
        assert t.ask.options == (Target(1), Target(4), Target(1, double=True), Target(4, double=True))
        t.aim(1)
        t.double(2)
        assert (t.life, t.asked) == ([8, 4, 3, 7, 8], "dice.beer")
        t.aim(3)
        assert (t.life, t.asked) == ([8, 4, 3, 8, 8], None)

    @pytest.mark.rule("DG-CHAR-SLAB-1")
    def test_once_a_turn(self) -> None:
        t = kept("1 2 B B G", *self.SEATS)
        t.double(1)
        assert not any(option.double for option in t.ask.options if isinstance(option, Target))
        with pytest.raises(IllegalAnswer):
            t.double(2)
        t.take_back()
        assert Target(1, double=True) in t.ask.options

    @pytest.mark.rule("DG-CHAR-SLAB-1")
    def test_may_decline(self) -> None:
        t = kept("1 2 B B G", *self.SEATS)
        t.aim(1, 2, 3, 3)
        assert t.life == [8, 4, 4, 8, 8]

    @pytest.mark.rule("DG-CHAR-SLAB-1", "DG-CHAR-SLAB-3")
    def test_needs_a_beer(self) -> None:
        t = kept("1 2 D G G", *self.SEATS)
        assert t.ask.options == (Target(1), Target(4))

    @pytest.mark.rule("DG-CHAR-SLAB-3")
    def test_the_beer_gives_no_life(self) -> None:
        """Interaction 25."""
        t = kept("1 B D G G", *self.SEATS)
        t.double(1)
        assert (t.asked, t.life, t.events(LifeGained)) == (None, [8, 3, 5, 7, 8], [])

    @pytest.mark.rule("DG-CHAR-SLAB-2")
    def test_the_doubled_shot_takes_two_from_one_player(self) -> None:
        t = kept("1 B D G G", *self.SEATS)
        t.double(4)
        assert [(event.seat, event.points) for event in t.events(LifeLost)] == [(4, 2)]

    @pytest.mark.rule("DG-CHAR-SLAB-3")
    def test_the_next_player_has_all_of_his_beers(self) -> None:
        t = kept("1 B D G G", *self.SEATS)
        t.double(1)
        t.roll("B D D G G")
        t.stop()
        t.aim(1)
        assert t.life[1] == 4

    def test_a_player_opposite_is_still_a_choice(self) -> None:
        """Whether or not to double is asked even where there is one target."""
        t = kept("2 B D G G", "sheriff slab-the-killer 8/10", "outlaw 5/8", "renegade 5/9", "outlaw 7/8")
        assert t.ask.options == (Target(2), Target(2, double=True))


class TestJourdonnais:
    @pytest.mark.rule("DG-CHAR-JOURD-1")
    @pytest.mark.parametrize(("arrows", "lost"), [(0, 0), (1, 1), (2, 1), (5, 1)])
    def test_loses_at_most_one_to_the_indians(self, arrows: int, lost: int) -> None:
        t = table(f"sheriff 9/10 a{8 - arrows}", f"outlaw jourdonnais 7/7 a{arrows}", *["outlaw 8/8"] * 2, pile=1)
        t.roll("A D D G G")
        assert (t.life[1], t.arrows[1]) == (7 - lost, 0)
        assert [event.points for event in t.events(LossAvoided)] == ([arrows - 1] if arrows > 1 else [])

    @pytest.mark.rule("DG-CHAR-JOURD-1")
    def test_but_every_bulls_eye(self) -> None:
        t = kept("1 1 D G G", "sheriff 8/10", "outlaw jourdonnais 7/7", "renegade 8/8", "outlaw 8/8")
        t.aim(1, 1)
        assert t.life[1] == 5


class TestSuzyLafayette:
    @pytest.mark.rule("DG-CHAR-SUZY-1", "DG-CHAR-SUZY-2")
    @pytest.mark.parametrize(
        ("faces", "after"), [("D D G A A", 7), ("D D G G B", 8), ("1 D D G G", 5), ("2 D D G G", 5)]
    )
    def test_gains_two_without_a_bulls_eye(self, faces: str, after: int) -> None:
        t = kept(faces, "sheriff suzy-lafayette 5/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        while t.asked:
            t.aim(t.targets[0])
        assert t.life[0] == after

    @pytest.mark.rule("DG-CHAR-SUZY-2", "DG-CHAR-SUZY-3")
    def test_only_the_final_faces_count_also_when_dynamite_ended_the_rolling(self) -> None:
        """Interaction 16."""
        t = table("sheriff suzy-lafayette 5/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        t.roll("1 2 D D G")
        t.again("D G", 0, 1)
        assert (t.life[0], t.asked) == (6, None)

    @pytest.mark.rule("DG-CHAR-SUZY-3")
    def test_the_gain_comes_last_within_her_maximum(self) -> None:
        t = kept("G G G D D", "sheriff suzy-lafayette 9/10 a2", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        order = [type(event) for event in t.events(GatlingFired, ArrowsReturned, LifeGained)]
        assert (order, t.life[0]) == ([GatlingFired, ArrowsReturned, LifeGained], 10)

    @pytest.mark.rule("DG-CHAR-SUZY-3")
    def test_not_when_she_is_out(self) -> None:
        t = table("outlaw suzy-lafayette 1/8", "sheriff 8/10", "renegade 8/8", "outlaw 8/8")
        t.roll("D D D G G")
        assert (t.life[0], t.out) == (0, [0])


class TestKitCarlson:
    @pytest.mark.rule("DG-CHAR-KIT-1")
    def test_puts_back_an_arrow_of_anybody_for_each_gatling(self) -> None:
        """Interaction 14."""
        t = kept("G G D D 1", "sheriff kit-carlson 8/9 a1", "outlaw 8/8 a3", "renegade 8/8", "outlaw 8/8 a2")
        t.aim(1)
        assert (t.asked, t.ask.least, t.ask.most) == ("kit.arrows", 0, 2)
        assert t.ask.options == (Arrow(0, 1), Arrow(1, 1), Arrow(1, 2), Arrow(1, 3), Arrow(3, 1), Arrow(3, 2))
        t.put_back(1, 3)
        assert (t.arrows, t.pile, t.life) == ([1, 2, 0, 1], 5, [8, 7, 8, 8])
        assert [(event.seat, event.by) for event in t.events(ArrowsReturned)] == [(1, 0), (3, 0)]

    @pytest.mark.rule("DG-CHAR-KIT-1")
    def test_is_offered_them_clockwise_from_himself(self) -> None:
        seats = ("sheriff 8/10 a1", "outlaw 8/8 a1", "renegade kit-carlson 7/7 a1", "outlaw out", "outlaw 8/8 a1")
        t = table(*seats, active=2)
        t.roll("G G D D G")
        t.stop()
        assert t.ask.options == (Arrow(4, 1), Arrow(0, 1), Arrow(1, 1))
        t.put_back(1, 0, 4)
        assert [event.seat for event in t.events(ArrowsReturned)] == [2, 4, 0, 1]

    @pytest.mark.rule("DG-CHAR-KIT-1")
    def test_may_leave_them(self) -> None:
        t = kept("G D D A A", "sheriff kit-carlson 8/9", "outlaw 8/8 a3", "renegade 8/8", "outlaw 8/8")
        t.put_back()
        assert t.arrows == [2, 3, 0, 0]

    @pytest.mark.rule("DG-CHAR-KIT-2")
    @pytest.mark.parametrize("faces", ["G G G D D", "G G G G D"])
    def test_with_the_gun_his_own_go_back_and_as_many_more(self, faces: str) -> None:
        """Interaction 15 for four gatlings."""
        t = kept(faces, "sheriff kit-carlson 8/9 a2", "outlaw 8/8 a4", "renegade 8/8 a3", "outlaw 8/8")
        assert (t.life, t.arrows[0], t.ask.most) == ([8, 7, 7, 7], 0, faces.count("G"))
        t.put_back(1, 1, 2)
        assert (t.arrows, t.pile) == ([0, 2, 2, 0], 5)

    @pytest.mark.rule("DG-CHAR-KIT-2", "DG-END-1")
    def test_not_when_the_gun_ends_the_game(self) -> None:
        t = kept("G G G D D", "outlaw kit-carlson 8/7", "outlaw 8/8 a4", "sheriff 1/10", "renegade 8/8")
        assert (t.winners, t.asked, t.arrows[1]) == ((0, 1), None, 4)

    @pytest.mark.rule("DG-CHAR-KIT-2", "DG-ELIM-4")
    def test_not_when_the_attack_of_a_penalty_arrow_eliminates_him(self) -> None:
        seats = ("outlaw kit-carlson 1/7", "outlaw el-gringo 7/7 a4", "sheriff 8/10 a4", "renegade 8/8")
        t = kept("G G G D D", *seats)
        assert (t.out, t.asked, t.state.active) == ([0], None, 1)


class TestLuckyDuke:
    @pytest.mark.rule("DG-CHAR-LUCKY-1")
    def test_has_four_rolls_and_the_fourth_is_binding(self) -> None:
        """R17."""
        t = table("sheriff lucky-duke 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        t.roll("G G B D A")
        t.again("A", 4)
        t.again("A", 4)
        assert (t.view(0).roll, t.view(0).rolls) == (3, 4)
        t.again("A", 4)
        assert t.asked == "dice.beer"

    @pytest.mark.rule("DG-CHAR-LUCKY-1", "DG-DYN-2")
    def test_three_dynamites_stop_him_too(self) -> None:
        """Interaction 33."""
        t = table("sheriff lucky-duke 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        t.roll("D D G G A")
        t.again("D", 4)
        assert (t.asked, t.life[0]) == (None, 7)


class TestVultureSam:
    @pytest.mark.rule("DG-CHAR-VULTURE-1")
    def test_gains_two_for_each_elimination(self) -> None:
        """Interaction 11."""
        t = kept(
            "G G G D D",
            "sheriff 8/10",
            "outlaw 1/8",
            "renegade 1/8",
            "outlaw vulture-sam 3/9",
            "deputy vulture-sam 7/9",
        )
        assert (t.out, t.life[3:]) == ([1, 2], [6, 9])

    @pytest.mark.rule("DG-CHAR-VULTURE-1")
    def test_whatever_the_cause(self) -> None:
        t = table("outlaw 1/8", "sheriff 8/10", "outlaw vulture-sam 3/9", "renegade 8/8")
        t.roll("D D D G G")
        assert t.life[2] == 5

    @pytest.mark.rule("DG-CHAR-VULTURE-2")
    def test_nothing_when_he_falls_too(self) -> None:
        """Interaction 10."""
        t = kept("G G G D D", "sheriff 8/10", "outlaw vulture-sam 1/9", "renegade 1/8", "outlaw 1/8", "outlaw 8/8")
        assert (t.out, t.life[1], t.events(LifeGained)) == ([1, 2, 3], 0, [])


class TestWillyTheKid:
    @pytest.mark.rule("DG-CHAR-WILLY-1")
    def test_fires_with_two_gatlings(self) -> None:
        t = kept("G G D D A", "sheriff willy-the-kid 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        assert (t.life, t.arrows[0]) == ([8, 7, 7, 7], 0)

    @pytest.mark.rule("DG-CHAR-WILLY-1")
    def test_not_with_one(self) -> None:
        t = kept("G A D D A", "sheriff willy-the-kid 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        assert t.life == [8, 8, 8, 8]

    @pytest.mark.rule("DG-CHAR-WILLY-2")
    @pytest.mark.parametrize("faces", ["G G G G D", "G G G G G"])
    def test_fires_once(self, faces: str) -> None:
        t = kept(faces, "sheriff willy-the-kid 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
        assert (t.life, len(t.events(GatlingFired))) == ([8, 7, 7, 7], 1)


@pytest.mark.rule("DG-CHAR-ROSE-1")
def test_my_seat_can_tell_whom_i_reach() -> None:
    t = table("sheriff rose-doolan 8/11", *["outlaw 8/8"] * 6)
    view = t.view(0)
    assert [(r.seat, r.places) for r in view.reach(Face.BE1) if r.open] == [(1, 1), (2, 2), (5, 2), (6, 1)]
    assert [(r.seat, r.places) for r in view.reach(Face.BE2) if not r.open] == [(1, 1), (6, 1)]
    assert t.view(None).reach(Face.BE1) == []
