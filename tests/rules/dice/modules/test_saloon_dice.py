"""Old Saloon, module 1."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.dice import DICE
from rules.dice.events import ArrowsReturned, ArrowsTaken, DiceRolled, GatlingFired, IndiansAttacked, LifeLost
from rules.dice.modules.saloon_dice import DICE as SALOON
from rules.dice.modules.saloon_dice import SIDES, DieTaken
from rules.dice.options import Die, Kind, Target
from rules.dice.state import Face
from tests.rules.dice.table import Table, table

MODULES = ("saloon-dice",)
FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
SWAPPED = ("base", "base", "base", "base")


def saloon(*seats: str, **more: object) -> Table:
    return table(*(seats or FIVE), modules=MODULES, **more)  # type: ignore[arg-type]


def rolled(kind: str, faces: str, *seats: str, **more: object) -> Table:
    """The active player has swapped a die for the ``kind`` and rolled these faces."""
    t = saloon(*seats, **more)
    t.begin()
    t.coming(faces, *SWAPPED, kind)
    t.pick(Kind(kind))
    return t


# -- the die ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS1-DIE-1", "OS1-DIE-2", "OS1-DIE-3", "OS1-DIE-4")
def test_before_a_turn_any_one_of_two_dice_or_none_may_be_taken() -> None:
    t = saloon()
    t.begin()
    assert (t.asked, t.ask.options) == ("saloon.die", (Kind("base"), Kind("loudmouth"), Kind("coward")))
    assert (t.ask.least, t.ask.most, t.state.faces) == (1, 1, [])
    t.coming("A 1 2 B bullet", *SWAPPED, "loudmouth")
    t.pick(Kind("loudmouth"))
    assert t.state.dice == ["base", "base", "base", "base", "loudmouth"]
    assert t.events(DieTaken) == [DieTaken(0, "loudmouth", added=False)]


@pytest.mark.rule("OS1-DIE-4")
def test_a_turn_with_five_base_dice_is_always_possible() -> None:
    t = saloon()
    t.begin()
    t.coming("1 2 B G D")
    t.pick(Kind("base"))
    assert (t.state.dice, t.events(DieTaken)) == (["base"] * 5, [])


@pytest.mark.rule("OS1-DIE-5")
def test_the_die_stays_for_the_whole_turn() -> None:
    t = rolled("coward", "1 2 B G BB")
    t.again("B B", 0, 4)
    assert t.asked == "dice.reroll"
    assert t.state.dice[4] == "coward"
    t.again("broken", 4)
    assert (t.state.dice[4], t.asked) == ("coward", "dice.shoot")


@pytest.mark.rule("OS1-DIE-6", "OS1-DIE-1")
def test_the_next_player_chooses_anew_among_both() -> None:
    t = rolled("coward", "G G B B D", "sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.stop()
    t.aim(0, 0)
    assert (t.asked, t.state.active) == (None, 1)
    t.begin()
    assert (t.ask.seat, t.ask.options) == (1, (Kind("base"), Kind("loudmouth"), Kind("coward")))


@pytest.mark.rule("OS1-DIE-7", "OS-GEN-3")
def test_each_saloon_die_has_six_faces_of_its_own() -> None:
    faces = {
        "loudmouth": ["arrow", "dynamite", "bullet", "be1x2", "be2x2", "gatlingx2"],
        "coward": ["arrow", "dynamite", "broken", "be1", "beer", "beerx2"],
    }
    assert {die: [face.value for face in sides] for die, sides in SALOON.items()} == faces
    assert {kind: DICE.edition_of(MODULES).sides[kind] for kind in faces} == SALOON


@pytest.mark.rule("OS1-DIE-7")
@pytest.mark.parametrize(("kind", "side"), [(kind, n) for kind in SALOON for n in range(6)])
def test_every_side_comes_up(kind: str, side: int) -> None:
    """X02: a side that can never be rolled is found here."""
    t = saloon()
    t.begin()
    t.luck.coming = [2, 2, 2, 2, side]
    t.pick(Kind(kind))
    assert t.events(DiceRolled)[0].faces[4] is SALOON[kind][side]


@pytest.mark.rule("OS1-DIE-8")
def test_a_dynamite_on_it_is_locked_and_counts_and_an_arrow_gives_an_arrow() -> None:
    t = rolled("loudmouth", "D 1 2 B D")
    assert Die(4, Face.DYNAMITE) not in t.ask.options
    t.again("D", 1)
    assert (t.life[0], t.asked) == (7, "dice.shoot")
    t = rolled("coward", "1 2 B G A")
    assert (t.arrows[0], t.pile) == (1, 8)


@pytest.mark.rule("OS1-DIE-8", "DG-ARROW-3")
def test_an_arrow_that_is_rolled_away_stays_in_front() -> None:
    """53."""
    t = rolled("loudmouth", "1 2 B G A")
    t.again("A", 4)
    assert t.arrows[0] == 2


# -- broken arrow -------------------------------------------------------------------------------------------------

X02 = ("sheriff 8/10", "outlaw 8/8 a3", "renegade 8/8 a2", "outlaw 8/8", "deputy 8/8")


@pytest.mark.rule("OS1-BROKEN-1", "OS1-BROKEN-3", "OS-ORDER-1")
def test_a_broken_arrow_helps_anybody_right_after_the_arrows_of_the_roll() -> None:
    """X02."""
    t = rolled("coward", "A 1 B G broken", *X02)
    assert (t.asked, t.ask.options) == ("saloon.broken", (Target(0), Target(1), Target(2)))
    assert (t.arrows, t.pile) == ([1, 3, 2, 0, 0], 3)
    t.pick(Target(1))
    assert (t.arrows, t.pile, t.asked) == ([1, 2, 2, 0, 0], 4, "dice.reroll")
    assert t.entry(ArrowsReturned).rule == "OS1-BROKEN-1"
    assert t.view(3).seats[0].deeds.helped == {1: 1}


@pytest.mark.rule("OS1-BROKEN-1")
def test_the_roller_may_return_his_own() -> None:
    t = rolled("coward", "A 1 B G broken", *X02)
    t.pick(Target(0))
    assert t.arrows[0] == 0


@pytest.mark.rule("OS1-BROKEN-3")
def test_the_last_arrow_brings_the_indians_before_the_broken_arrow_which_then_finds_nothing() -> None:
    """X02, variant."""
    t = rolled("coward", "A 1 B G broken", *X02, pile=1)
    assert (t.events(IndiansAttacked) != [], t.arrows, t.asked) == (True, [0] * 5, "dice.reroll")


@pytest.mark.rule("OS1-BROKEN-3")
def test_a_broken_arrow_acts_again_each_time_it_is_rolled_and_not_while_it_is_kept() -> None:
    t = rolled("coward", "1 1 B G broken", *X02)
    t.pick(Target(1))
    t.again("1", 0)
    assert (t.asked, t.arrows[1]) == ("dice.reroll", 2)
    t.again("broken", 4)
    assert t.asked == "saloon.broken"


@pytest.mark.rule("OS1-BROKEN-3")
def test_the_only_owner_of_an_arrow_is_not_asked_about() -> None:
    t = rolled("coward", "1 2 B G broken", *FIVE[:3], "outlaw 8/8 a1", FIVE[4])
    assert (t.arrows[3], t.asked) == (0, "dice.reroll")


@pytest.mark.rule("OS1-BROKEN-2")
def test_the_chiefs_arrow_cannot_be_chosen() -> None:
    """55."""
    both = ("saloon-dice", "chief-arrow")
    t = table(*FIVE[:3], "outlaw 8/8 a1 chief", FIVE[4], modules=both)
    t.begin()
    t.coming("1 2 B G broken", *SWAPPED, "coward")
    t.pick(Kind("coward"))
    assert (t.arrows[3], t.asked) == (1, "dice.reroll")
    t = table(*FIVE[:2], "renegade 8/8 a1", "outlaw 8/8 a2 chief", FIVE[4], modules=both)
    t.begin()
    t.coming("1 2 B G broken", *SWAPPED, "coward")
    t.pick(Kind("coward"))
    assert t.ask.options == (Target(2), Target(3))
    t.pick(Target(3))
    assert (t.arrows[3], t.state.box.chief, t.asked) == (1, 3, "dice.reroll")


# -- bullet -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS1-BULLET-1", "OS1-BULLET-2")
def test_a_bullet_costs_a_life_point_at_once_and_each_new_one_again() -> None:
    t = rolled("loudmouth", "1 2 B G bullet")
    assert (t.life[0], t.asked) == (7, "dice.reroll")
    assert t.entry(LifeLost) == t.log.entries[-1]
    t.again("1", 0)
    assert t.life[0] == 7
    t.again("bullet", 4)
    assert (t.life[0], t.entry(LifeLost).rule) == (6, "OS1-BULLET-1")


@pytest.mark.rule("OS1-BULLET-2", "OS-ORDER-1")
def test_a_bullet_comes_after_the_arrows_and_before_dynamite() -> None:
    t = rolled("loudmouth", "A D D D bullet", "sheriff 8/10", *FIVE[1:])
    told = [type(event).__name__ for event in t.events(ArrowsTaken, LifeLost)]
    assert (told, [event.cause for event in t.events(LifeLost)]) == (
        ["ArrowsTaken", "LifeLost", "LifeLost"],
        ["bullet", "dynamite"],
    )


@pytest.mark.rule("OS1-BULLET-3")
def test_whoever_falls_by_his_bullet_stops_at_once() -> None:
    """54."""
    t = rolled("loudmouth", "1 2 B G bullet", "outlaw 1/8", "sheriff 8/10", *FIVE[2:])
    assert (t.out, t.asked, t.state.active, t.life[1]) == ([0], None, 1, 8)


# -- doubles ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS1-DOUBLE-1", "OS-ORDER-1")
def test_double_symbols_are_two_of_their_kind_in_the_step_of_that_kind() -> None:
    assert {
        side.face.value: [symbol.value for symbol in side.symbols] for side in SIDES if len(side.symbols) > 1
    } == {
        "be1x2": ["be1", "be1"],
        "be2x2": ["be2", "be2"],
        "gatlingx2": ["gatling", "gatling"],
        "beerx2": ["beer", "beer"],
    }
    t = rolled("loudmouth", "2 B G D 11")
    t.stop()
    assert [t.view(0).count(face) for face in (Face.BE1, Face.BE2, Face.BEER)] == [2, 1, 1]
    t.aim(2, 1, 4)
    assert (t.life[1:], t.asked) == ([7, 7, 8, 7], "dice.beer")


@pytest.mark.rule("OS1-DOUBLE-2")
@pytest.mark.parametrize(("to", "life"), [((1, 2), [7, 8]), ((1, 1), [8, 7])])
def test_the_halves_of_a_double_beer_may_go_to_two_players(to: tuple[int, int], life: list[int]) -> None:
    t = rolled("coward", "G G D D BB", "sheriff 8/10", "outlaw 6/8", "renegade 7/8", "outlaw 8/8", "deputy 8/8")
    t.stop()
    t.aim(*to)
    assert t.life[1:3] == life


@pytest.mark.rule("OS1-DOUBLE-3")
@pytest.mark.parametrize(("faces", "fired"), [("G 1 B D GG", [3]), ("2 1 B D GG", []), ("G G G D GG", [5])])
def test_a_double_gatling_counts_twice_and_the_gun_fires_once(faces: str, fired: list[int]) -> None:
    """52, X03."""
    t = rolled("loudmouth", faces, "sheriff 8/10 a2", *FIVE[1:])
    t.stop()
    while t.asked:
        t.aim(t.targets[0])
    assert [event.gatlings for event in t.events(GatlingFired)] == fired
    assert t.arrows[0] == (0 if fired else 2)


@pytest.mark.rule("OS1-DOUBLE-3", "DG-CHAR-WILLY-1")
def test_a_double_gatling_alone_fires_for_willy() -> None:
    """X03."""
    t = rolled("loudmouth", "1 2 B D GG", "sheriff willy-the-kid 8/10", *FIVE[1:])
    t.stop()
    t.aim(1, 2, 0)
    assert [event.gatlings for event in t.events(GatlingFired)] == [2]


@pytest.mark.rule("OS1-DOUBLE-1", "DG-CHAR-KIT-1")
def test_a_double_gatling_lets_kit_return_two_arrows() -> None:
    """X03."""
    t = rolled("loudmouth", "1 2 B D GG", "sheriff kit-carlson 8/10", "outlaw 8/8 a3", *FIVE[2:])
    t.stop()
    t.aim(1, 2, 0)
    assert (t.asked, t.ask.most) == ("kit.arrows", 2)


@pytest.mark.rule("OS1-DOUBLE-1", "DG-CHAR-SUZY-1")
def test_a_double_bulls_eye_ends_suzys_bonus() -> None:
    """X03."""
    t = rolled("loudmouth", "B B G D 11", "sheriff suzy-lafayette 5/10", *FIVE[1:])
    t.stop()
    t.aim(1, 1, 1, 1)
    assert t.life[0] == 5


@pytest.mark.rule("OS1-DOUBLE-4")
def test_slab_spends_one_half_of_a_double_beer_and_doubles_one_half_of_a_double_bulls_eye() -> None:
    t = rolled("coward", "1 1 G D BB", "sheriff slab-the-killer 8/10", "outlaw 8/8", "renegade 7/8", *FIVE[3:])
    t.stop()
    t.double(1)
    t.aim(4)
    assert (t.life[1], t.life[4], t.asked) == (6, 7, "dice.beer")
    t.aim(2)
    assert (t.life[2], t.asked) == (8, None)
    t = rolled("loudmouth", "B G G D 11", "sheriff slab-the-killer 8/10", *FIVE[1:])
    t.stop()
    t.double(1)
    t.aim(1)
    assert t.life[1] == 5


@pytest.mark.rule("DG-CHAR-GRINGO-2", "OS1-BULLET-1")
def test_a_bullet_is_nobodys_doing() -> None:
    t = rolled("loudmouth", "1 2 B G bullet", "sheriff el-gringo 8/9", *FIVE[1:])
    assert t.arrows == [0] * 5


@pytest.mark.rule("DG-CHAR-BART-2", "OS1-BULLET-1")
def test_bart_takes_no_arrow_for_a_bullet() -> None:
    t = rolled("loudmouth", "1 2 B G bullet", "sheriff bart-cassidy 8/10", *FIVE[1:])
    assert (t.life[0], t.arrows[0], t.asked) == (7, 0, "dice.reroll")


def test_the_die_is_chosen_before_any_luck() -> None:
    t = saloon()
    t.begin()
    assert (t.drawn, Counter(t.state.dice)) == ([], {"base": 5})
