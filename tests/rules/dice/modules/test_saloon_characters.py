"""Old Saloon, module 4."""

from __future__ import annotations

import pytest

from rules.dice import DICE
from rules.dice.events import ArrowsTaken, IndiansAttacked, LifeGained, LifeLost, LossAvoided
from rules.dice.modules.saloon_characters import ArrowGiven, ChiefTaken, LossTaken
from rules.dice.options import Kind, Nothing, Number, Point, Target
from tests.rules.dice.table import Table, table

ALONE = ("saloon-characters",)
WITH_DICE = (*ALONE, "saloon-dice")
WITH_CHIEF = (*ALONE, "chief-arrow")
FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")


def characters(*seats: str, modules: tuple[str, ...] = ALONE, **more: object) -> Table:
    return table(*seats, modules=modules, **more)  # type: ignore[arg-type]


def with_die(kind: str, faces: str, *seats: str, dice: str) -> Table:
    t = characters(*seats, modules=WITH_DICE)
    t.begin()
    t.coming(faces, *dice.split())
    t.pick(Kind(kind))
    return t


# -- the cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS4-GEN-1", "OS-GEN-3")
def test_eight_characters_join_the_sixteen() -> None:
    everything = DICE.edition_of(("saloon-dice", "chief-arrow", "saloon-characters"))
    assert len(everything.characters) == len(DICE.edition.characters) + 8 == 24


@pytest.mark.rule("OS4-GEN-2")
@pytest.mark.parametrize(
    ("modules", "left_out"),
    [
        (ALONE, {"jose-delgado", "tequila-joe", "apache-kid"}),
        (("saloon-dice", "saloon-characters"), {"apache-kid"}),
        (("chief-arrow", "saloon-characters"), {"jose-delgado", "tequila-joe"}),
        (("saloon-dice", "chief-arrow", "saloon-characters"), set()),
    ],
)
def test_characters_that_refer_to_a_module_not_in_use_are_left_out(
    modules: tuple[str, ...], left_out: set[str]
) -> None:
    everybody = DICE.edition_of(("saloon-dice", "chief-arrow", "saloon-characters")).characters
    assert {*everybody} - {*DICE.edition_of(modules).characters} == left_out


@pytest.mark.rule("OS4-CHAR-LIFE")
def test_printed_life_points() -> None:
    edition = DICE.edition_of(("saloon-dice", "chief-arrow", "saloon-characters"))
    new = {key: who.life for key, who in edition.characters.items() if key not in DICE.edition.characters}
    assert new == {
        "jose-delgado": 7,
        "tequila-joe": 7,
        "apache-kid": 9,
        "bill-noface": 9,
        "elena-fuente": 7,
        "vera-custer": 7,
        "doc-holyday": 8,
        "molly-stark": 8,
    }


# -- more dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS4-CHAR-JOSE-1")
def test_jose_adds_the_loudmouth_and_rolls_six_dice() -> None:
    """52."""
    dice = "base base base base base loudmouth"
    t = with_die("loudmouth", "1 B D D G GG", "sheriff jose-delgado 7/9", *FIVE[1:], dice=dice)
    assert (len(t.state.faces), t.state.dice) == (6, dice.split())
    t.stop()
    t.aim(1, 0)
    assert (t.life[2], t.asked) == (7, None)


@pytest.mark.rule("OS4-CHAR-JOSE-2")
def test_jose_swaps_the_coward_as_usual() -> None:
    dice = "base base base base coward"
    t = with_die("coward", "1 2 B D BB", "sheriff jose-delgado 7/9", *FIVE[1:], dice=dice)
    assert t.state.dice == dice.split()


@pytest.mark.rule("OS4-CHAR-JOE-1")
def test_tequila_joe_adds_the_coward_whose_dynamite_counts_with_the_others() -> None:
    """51."""
    dice = "base base base base base coward"
    t = with_die("coward", "1 2 B D D D", "sheriff tequila-joe 7/9", *FIVE[1:], dice=dice)
    assert (t.state.dice, t.life[0], t.asked) == (dice.split(), 6, "dice.shoot")


@pytest.mark.rule("OS4-CHAR-JOE-2")
def test_tequila_joe_swaps_the_loudmouth_as_usual() -> None:
    dice = "base base base base loudmouth"
    t = with_die("loudmouth", "1 2 B D 11", "sheriff tequila-joe 7/9", *FIVE[1:], dice=dice)
    assert t.state.dice == dice.split()


# -- arrows -------------------------------------------------------------------------------------------------------


class TestApacheKid:
    def kid(self, faces: str, *seats: str, **more: object) -> Table:
        t = characters("sheriff apache-kid 9/11", *seats, modules=WITH_CHIEF, **more)
        t.roll(faces)
        return t

    @pytest.mark.rule("OS4-CHAR-APACHE-1")
    @pytest.mark.parametrize("take", [False, True])
    def test_may_take_the_chiefs_arrow_besides_those_he_rolled(self, take: bool) -> None:
        t = self.kid("A A 1 B G", "outlaw 8/8 a1 chief", *FIVE[2:])
        assert t.asked == "apache.take"
        t.pick(take)
        assert (t.arrows[:2], t.state.box.chief) == (([3, 0], 0) if take else ([2, 1], 1))
        assert t.events(ChiefTaken) == ([ChiefTaken(0, 1)] if take else [])

    @pytest.mark.rule("OS4-CHAR-APACHE-1")
    def test_not_without_an_arrow_just_rolled_and_not_from_himself(self) -> None:
        assert self.kid("1 1 1 B G", "outlaw 8/8 a1 chief", *FIVE[2:]).asked == "dice.reroll"
        t = self.kid("A 1 1 B G", "outlaw 8/8 a1", *FIVE[2:])
        t.pick(True)
        assert (t.state.box.chief, t.asked) == (0, "dice.reroll")
        t.again("A", 1)
        assert t.asked == "dice.reroll"

    @pytest.mark.rule("OS4-CHAR-APACHE-1")
    def test_once_a_roll_and_again_in_the_next(self) -> None:
        t = self.kid("A 1 1 B G", "outlaw 8/8 a1 chief", *FIVE[2:])
        t.pick(False)
        t.again("A 1", 1, 2)
        assert t.asked == "apache.take"

    @pytest.mark.rule("OS4-CHAR-APACHE-1")
    def test_with_the_last_arrow_he_has_it_when_the_indians_come(self) -> None:
        """62."""
        t = self.kid("A 1 1 B G", "outlaw 8/8 a4 chief", *FIVE[2:4], "deputy 8/8 a5", pile=1)
        t.pick(True)
        assert (t.events(IndiansAttacked)[0].arrows, t.life) == ((2, 3, 0, 0, 5), [6, 5, 8, 8, 3])

    @pytest.mark.rule("OS4-CHAR-APACHE-1")
    def test_nothing_to_take_while_it_lies_in_the_pile(self) -> None:
        """226."""
        t = self.kid("A 1 1 B G", *FIVE[1:])
        t.pick(False)
        assert t.asked == "dice.reroll"


class TestBillNoface:
    @pytest.mark.rule("OS4-CHAR-BILL-1", "OS4-CHAR-BILL-2")
    def test_takes_arrows_once_when_he_is_done_rolling(self) -> None:
        """63."""
        t = characters("sheriff bill-noface 9/11", *FIVE[1:])
        t.roll("A A 1 B G")
        assert (t.arrows[0], t.asked) == (0, "dice.reroll")
        t.again("1 A G", 2, 3, 4)
        assert t.arrows[0] == 0
        t.stop()
        assert (t.arrows[0], [event.count for event in t.events(ArrowsTaken)]) == (3, [3])

    @pytest.mark.rule("OS4-CHAR-BILL-1")
    def test_arrows_that_he_rolls_away_cost_nothing(self) -> None:
        t = characters("sheriff bill-noface 9/11", *FIVE[1:])
        t.roll("A A A B G")
        t.again("1 1 1", 0, 1, 2)
        t.stop()
        assert (t.arrows[0], t.pile) == (0, 9)

    @pytest.mark.rule("OS4-CHAR-BILL-1")
    def test_they_come_before_the_dynamite_that_stopped_him(self) -> None:
        """64."""
        t = characters("sheriff bill-noface 2/11 a1", "outlaw 8/8 a6", *FIVE[2:], pile=2)
        t.roll("A A D D D")
        assert (t.life[:2], t.out, t.asked) == ([0, 2], [0], None)
        assert [event.cause for event in t.events(LifeLost)] == ["indians", "indians"]

    @pytest.mark.rule("OS4-CHAR-BILL-2", "OS1-BROKEN-3", "OS1-BULLET-2")
    def test_a_broken_arrow_and_a_bullet_do_not_wait(self) -> None:
        t = with_die(
            "loudmouth",
            "A 1 B G bullet",
            "sheriff bill-noface 9/11",
            *FIVE[1:],
            dice="base base base base loudmouth",
        )
        assert (t.life[0], t.arrows[0]) == (8, 0)
        t = with_die(
            "coward", "A 1 B G broken", "sheriff bill-noface 9/11 a1", *FIVE[1:], dice="base base base base coward"
        )
        assert (t.arrows[0], t.asked) == (0, "dice.reroll")


class TestElenaFuente:
    def elena(self, faces: str, *seats: str, modules: tuple[str, ...] = ALONE, **more: object) -> Table:
        t = characters("sheriff elena-fuente 7/9", *seats, modules=modules, **more)
        t.roll(faces)
        return t

    @pytest.mark.rule("OS4-CHAR-ELENA-1")
    def test_may_give_one_arrow_of_a_roll_to_any_other_player(self) -> None:
        t = self.elena("A A 1 B G", *FIVE[1:3], "outlaw out", FIVE[4])
        assert (t.asked, t.ask.options) == ("elena.give", (Nothing(), Target(1), Target(2), Target(4)))
        t.pick(Target(2))
        assert (t.arrows, t.pile, t.asked) == ([1, 0, 1, 0, 0], 7, "dice.reroll")
        assert t.events(ArrowGiven) == [ArrowGiven(0, 2, chief=False)]
        assert t.view(4).seats[0].deeds.shots == {2: 1}

    @pytest.mark.rule("OS4-CHAR-ELENA-1")
    def test_once_in_each_roll_with_an_arrow_and_not_for_one_that_was_kept(self) -> None:
        t = self.elena("A 1 1 B G", *FIVE[1:])
        t.pick(Nothing())
        t.again("1", 1)
        assert t.asked == "dice.reroll"
        t.again("A", 1)
        assert t.asked == "elena.give"

    @pytest.mark.rule("OS4-CHAR-ELENA-2")
    def test_the_last_token_counts_in_front_of_whom_she_gave_it(self) -> None:
        """65."""
        t = self.elena("A 1 1 B G", "outlaw 8/8 a8", *FIVE[2:], pile=1)
        t.pick(Target(4))
        assert t.life == [7, 0, 8, 8, 7]

    @pytest.mark.rule("OS4-CHAR-ELENA-2")
    def test_an_attack_between_the_arrows_leaves_her_one_of_the_others_to_give(self) -> None:
        t = self.elena("A A A B G", "outlaw 8/8 a1", *FIVE[2:4], "deputy 8/8 a7", pile=1)
        t.pick(Nothing())
        assert (t.events(IndiansAttacked) != [], t.asked, t.arrows[0]) == (True, "elena.give", 2)
        t.pick(Target(1))
        assert (t.arrows[:2], t.asked) == ([1, 1], "dice.reroll")

    @pytest.mark.rule("OS4-CHAR-ELENA-2")
    def test_what_protects_a_player_protects_from_an_arrow_of_hers(self) -> None:
        """66."""
        t = self.elena("A 1 1 B G", "outlaw jourdonnais 7/7 a8", *FIVE[2:], pile=1)
        t.pick(Target(1))
        assert t.life[1] == 6

    @pytest.mark.rule("OS4-CHAR-ELENA-1", "OS2-CHIEF-9")
    @pytest.mark.parametrize("chief", [False, True])
    def test_it_may_be_the_chiefs_if_that_came_with_the_roll(self, chief: bool) -> None:
        t = self.elena("A A 1 B G", *FIVE[1:], modules=WITH_CHIEF)
        t.pick(True)
        t.pick(Target(1))
        assert t.asked == "elena.chief"
        t.pick(chief)
        assert (t.arrows[:2], t.state.box.chief) == ([1, 1], 1 if chief else 0)

    @pytest.mark.rule("OS4-CHAR-ELENA-1", "OS2-CHIEF-9")
    def test_the_chiefs_alone_goes_and_one_of_an_earlier_roll_does_not(self) -> None:
        t = self.elena("A 1 1 B G", *FIVE[1:], modules=WITH_CHIEF)
        t.pick(True)
        t.pick(Target(1))
        assert (t.arrows[:2], t.state.box.chief) == ([0, 1], 1)
        t = characters("sheriff elena-fuente 7/9 a1 chief", *FIVE[1:], modules=WITH_CHIEF)
        t.roll("A 1 1 B G")
        t.pick(Target(1))
        assert (t.arrows[:2], t.state.box.chief) == ([1, 1], 0)


# -- hits ---------------------------------------------------------------------------------------------------------


class TestVeraCuster:
    @pytest.mark.rule("OS4-CHAR-VERA-1")
    @pytest.mark.parametrize(("faces", "life"), [("1 B B D D", 7), ("1 1 B D D", 6), ("1 1 1 D D", 5)])
    def test_loses_one_less_to_all_bulls_eyes_of_a_turn(self, faces: str, life: int) -> None:
        t = characters("sheriff 8/10", "outlaw vera-custer 7/7", *FIVE[2:])
        t.roll(faces)
        t.stop()
        t.aim(*[1] * faces.count("1"))
        assert t.life[1] == life
        assert t.events(LossAvoided) == [LossAvoided(1, 1, "bulls-eye")]  # type: ignore[arg-type]

    @pytest.mark.rule("OS4-CHAR-VERA-2", "OS1-DOUBLE-1")
    def test_a_double_is_two_hits(self) -> None:
        """X03."""
        dice = "base base base base loudmouth"
        t = with_die("loudmouth", "B B D D 11", "sheriff 8/10", "outlaw vera-custer 7/7", *FIVE[2:], dice=dice)
        t.stop()
        t.aim(1, 1)
        assert t.life[1] == 6

    @pytest.mark.rule("OS4-CHAR-VERA-2")
    def test_a_bulls_eye_doubled_by_slab_is_two_points_before_her_reduction(self) -> None:
        """67."""
        t = characters("sheriff slab-the-killer 8/10", "outlaw vera-custer 7/7", *FIVE[2:])
        t.roll("1 1 B D D")
        t.stop()
        t.double(1)
        t.aim(1)
        assert t.life[1] == 5

    @pytest.mark.rule("OS4-CHAR-VERA-1")
    def test_the_gatling_takes_a_point_from_her_as_from_others(self) -> None:
        """68."""
        t = characters("sheriff 8/10", "outlaw vera-custer 7/7", *FIVE[2:])
        t.roll("1 1 G G G")
        t.stop()
        t.aim(1, 1)
        assert t.life[1] == 5

    @pytest.mark.rule("OS4-CHAR-VERA-1", "DG-CHAR-SUZY-2")
    def test_a_shot_that_does_nothing_to_her_is_a_bulls_eye_for_suzy(self) -> None:
        """17."""
        t = characters("sheriff suzy-lafayette 5/10", "outlaw vera-custer 7/7", *FIVE[2:])
        t.roll("1 G G D D")
        t.stop()
        t.aim(1)
        assert (t.life[0], t.life[1]) == (5, 7)


class TestDocHolyday:
    @pytest.mark.rule("OS4-CHAR-DOC-1")
    @pytest.mark.parametrize(("faces", "life"), [("1 1 2 D G", 7), ("1 1 G D G", 5), ("1 1 1 2 2", 7)])
    def test_gains_two_for_three_or_more_bulls_eyes(self, faces: str, life: int) -> None:
        t = characters("sheriff doc-holyday 5/10", *FIVE[1:])
        t.roll(faces)
        t.stop()
        while t.asked == "dice.shoot":
            t.aim(t.targets[0])
        assert t.life[0] == life

    @pytest.mark.rule("OS4-CHAR-DOC-1")
    def test_never_above_his_maximum_and_only_for_his_own(self) -> None:
        t = characters("sheriff doc-holyday 9/10", *FIVE[1:])
        t.roll("1 1 2 D G")
        t.stop()
        t.aim(1, 1, 2)
        assert (t.life[0], t.events(LifeGained)[0].why) == (10, "doc-holyday")
        t = characters("sheriff 8/10", "outlaw doc-holyday 5/8", *FIVE[2:])
        t.roll("1 1 1 D G")
        t.stop()
        t.aim(1, 1, 1)
        assert t.life[1] == 2

    @pytest.mark.rule("OS4-CHAR-DOC-2", "OS4-CHAR-DOC-1")
    @pytest.mark.parametrize(("faces", "life"), [("2 B D D 11", 7), ("G B D D 11", 5)])
    def test_a_double_is_two_symbols(self, faces: str, life: int) -> None:
        """69, and the printed example with its control."""
        dice = "base base base base loudmouth"
        t = with_die("loudmouth", faces, "outlaw doc-holyday 5/8", "sheriff 8/10", *FIVE[2:], dice=dice)
        t.stop()
        while t.asked == "dice.shoot":
            t.aim(t.targets[0])
        assert t.life[0] == life

    @pytest.mark.rule("OS4-CHAR-DOC-1", "OS4-CHAR-VERA-1")
    def test_it_does_not_matter_whether_they_hurt_anybody(self) -> None:
        """70."""
        t = characters("outlaw doc-holyday 5/8", "sheriff vera-custer 7/9", *FIVE[2:])
        t.roll("1 1 1 D G")
        t.stop()
        t.aim(1, 1, 1)
        assert t.life[:2] == [7, 5]


class TestMollyStark:
    SEATS = ("sheriff 8/10", "outlaw 2/8", "renegade molly-stark 4/8", "outlaw 8/8", "deputy 8/8")

    @pytest.mark.rule("OS4-CHAR-MOLLY-1")
    def test_may_lose_some_or_all_points_of_another(self) -> None:
        t = characters(*self.SEATS)
        t.roll("1 1 B D G")
        t.stop()
        t.aim(1, 1)
        assert (t.ask.seat, t.asked, t.ask.options, t.ask.least) == (
            2,
            "molly.take",
            (Point(1, 1), Point(1, 2)),
            0,
        )
        t.pick(Point(1, 1))
        assert (t.life[1:3], t.events(LossTaken)) == ([1, 3], [LossTaken(2, 1, 1)])
        assert t.view(0).seats[2].deeds.helped == {1: 1}

    @pytest.mark.rule("OS4-CHAR-MOLLY-1")
    def test_for_indians_dynamite_and_the_gatling_too(self) -> None:
        t = characters("sheriff 8/10", "outlaw 8/8 a8", "renegade molly-stark 4/8", *FIVE[3:], pile=1)
        t.roll("A 1 1 B G")
        assert (t.asked, len(t.ask.options), t.ask.most) == ("molly.take", 9, 4)
        t = characters(*self.SEATS)
        t.roll("D D D B G")
        assert (t.asked, t.ask.options) == ("molly.take", (Point(0, 1),))

    @pytest.mark.rule("OS4-CHAR-MOLLY-2")
    def test_her_own_loss_is_subtracted_first(self) -> None:
        """74."""
        t = characters("sheriff 8/10", "outlaw 1/8", "renegade molly-stark 2/8", "outlaw 1/8", "deputy 8/8")
        t.roll("G G G D D")
        t.stop()
        assert (t.asked, t.ask.most) == ("molly.take", 1)
        t.pick(Point(1, 1))
        assert (t.out, t.life) == ([2, 3], [8, 1, 0, 0, 7])

    @pytest.mark.rule("OS4-CHAR-MOLLY-2")
    def test_she_may_take_all_she_has_and_no_more(self) -> None:
        t = characters("sheriff 8/10", "outlaw 3/8", "renegade molly-stark 2/8", *FIVE[3:])
        t.roll("1 1 1 D G")
        t.stop()
        t.aim(1, 1, 1)
        assert t.ask.most == 2
        t.pick(Point(1, 1), Point(1, 2))
        assert (t.out, t.life[1]) == ([2], 2)

    @pytest.mark.rule("OS4-CHAR-MOLLY-2")
    def test_nobody_asks_her_when_she_has_nothing_left_to_give(self) -> None:
        t = characters("sheriff 8/10", "outlaw 3/8", "renegade molly-stark 1/8", *FIVE[3:])
        t.roll("G G G D D")
        t.stop()
        assert (t.asked, t.out) == (None, [2])

    @pytest.mark.rule("OS4-CHAR-MOLLY-3")
    def test_only_what_is_left_after_the_others_own_reductions(self) -> None:
        """71, 73, 34."""
        t = characters("sheriff 8/10", "outlaw vera-custer 7/7", "renegade molly-stark 4/8", *FIVE[3:])
        t.roll("1 1 B D G")
        t.stop()
        t.aim(1, 1)
        assert t.ask.options == (Point(1, 1),)
        t = characters("sheriff 8/10", "outlaw bart-cassidy 7/8", "renegade molly-stark 4/8", *FIVE[3:])
        t.roll("1 1 B D G")
        t.stop()
        t.aim(1, 1)
        t.pick(Number(1))
        assert t.ask.options == (Point(1, 1),)
        t = characters("sheriff 8/10", "outlaw paul-regret 7/8", "renegade molly-stark 4/8", *FIVE[3:])
        t.roll("G G G D D")
        t.stop()
        assert t.ask.options == (Point(3, 1), Point(4, 1))

    @pytest.mark.rule("OS4-CHAR-MOLLY-3")
    def test_whoever_lost_nothing_does_not_answer(self) -> None:
        """72."""
        t = characters("sheriff 8/10", "outlaw el-gringo 7/7", "renegade molly-stark 4/8", *FIVE[3:])
        t.roll("1 1 B D G")
        t.stop()
        t.aim(1, 1)
        t.pick(Point(1, 1), Point(1, 2))
        assert (t.life[1], t.arrows[0]) == (7, 0)

    @pytest.mark.rule("OS4-CHAR-MOLLY-1")
    def test_a_bullet_may_be_taken_over(self) -> None:
        seats = ("sheriff 8/10", "outlaw 8/8", "renegade molly-stark 4/8", *FIVE[3:])
        t = with_die("loudmouth", "1 2 B G bullet", *seats, dice="base base base base loudmouth")
        assert (t.ask.seat, t.ask.options) == (2, (Point(0, 1),))
        t.pick(Point(0, 1))
        assert (t.life[0], t.life[2]) == (8, 3)
