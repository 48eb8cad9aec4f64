"""Old Saloon, module 5."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import IllegalAnswer
from rules.dice import DICE, DiceOptions
from rules.dice.events import DiceRolled, Eliminated, LifeGained
from rules.dice.modules.ghost import DiceTurned, GhostRose, TokenGiven, TokensReturned
from rules.dice.options import Die, Kind, Target
from rules.dice.state import Face, Role
from tests.rules.dice.table import Table, table

FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
SEVEN = (*FIVE, "deputy 8/8", "outlaw 8/8")
EIGHT = (*SEVEN, "renegade 8/8")


def ghostly(*seats: str, modules: tuple[str, ...] = ("ghost",), **more: Any) -> Table:
    return table(*seats, modules=modules, **more)


def ghosts_turn(*others: str, role: str = "outlaw", **more: Any) -> Table:
    """The Ghost, in seat 0, is next."""
    return ghostly(f"{role} out form=ghost", *(others or FIVE[:1] + FIVE[2:]), ghost=0, **more)


def haunted(face: Face, faces: str, *seats: str, twice: bool = False, **more: Any) -> Table:
    """Seat 0 has the Ghost's token, and his first roll shows these faces on the other dice."""
    t = ghostly(*(seats or FIVE[:4]), "outlaw out form=ghost", ghost=4, haunted=0, token=face, twice=twice, **more)
    t.roll(faces)
    return t


# -- becoming the Ghost -------------------------------------------------------------------------------------------


@pytest.mark.rule("OS5-GEN-1")
def test_it_takes_five_players() -> None:
    reason = DICE.refuse(DiceOptions(("ghost",)), 4)
    assert reason is not None
    assert (reason.key, reason.rule) == ("module-players", "OS5-GEN-1")
    assert DICE.refuse(DiceOptions(("ghost",)), 5) is None


@pytest.mark.rule("OS5-GHOST-1", "OS5-GHOST-3")
def test_the_first_player_out_is_the_ghost_and_later_ones_are_not() -> None:
    t = ghostly("sheriff 8/10", "outlaw 1/8", "renegade 1/8", "outlaw 8/8", "deputy 8/8")
    t.roll("1 B B D D")
    t.stop()
    t.aim(1, 0, 0)
    assert (t.events(GhostRose), t.state.box.ghost) == ([GhostRose(1, Role.OUTLAW)], 1)
    assert t.view(3).seats[1].role is Role.OUTLAW
    t = ghostly("sheriff 8/10", "outlaw out form=ghost", "renegade 1/8", "outlaw 8/8", "deputy 8/8", ghost=1)
    t.roll("1 B B D D")
    t.stop()
    t.aim(2, 0, 0)
    assert (t.out, t.events(GhostRose), t.state.box.ghost) == ([1, 2], [], 1)


@pytest.mark.rule("OS5-GHOST-1")
def test_the_sheriff_never_is_for_the_game_ends() -> None:
    t = ghostly("outlaw 8/8", "sheriff 1/10", *FIVE[2:])
    t.roll("1 B B D D")
    t.stop()
    t.aim(1)
    assert (t.winners, t.state.box.ghost) == ((0, 3), None)


@pytest.mark.rule("OS5-GHOST-2")
@pytest.mark.parametrize(("active", "ghost"), [(0, 1), (3, 4), (4, 4)])
def test_of_several_whoever_comes_first_clockwise_from_the_player_in_turn(active: int, ghost: int) -> None:
    seats = ("sheriff 9/10", "outlaw 1/8 a2", "renegade 8/8", "outlaw 8/8", "deputy 1/8 a2")
    t = ghostly(*seats, active=active, pile=1)
    t.roll("A 1 1 B G")
    assert (t.out, t.state.box.ghost) == ([1, 4], ghost)


@pytest.mark.rule("OS5-GHOST-4")
@pytest.mark.parametrize(
    ("seats", "side"), [(5, Role.OUTLAW), (6, Role.DEPUTY), (7, Role.OUTLAW), (8, Role.DEPUTY)]
)
def test_a_renegade_changes_sides_by_the_number_of_players(seats: int, side: Role) -> None:
    others = ("outlaw 8/8", "deputy 8/8", "outlaw 8/8", "outlaw 8/8", "deputy 8/8", "renegade 8/8")
    t = ghostly("sheriff 8/10", "renegade 1/8", *others[: seats - 2])
    t.roll("1 B B D D")
    t.stop()
    t.aim(1, 0, 0)
    assert (t.events(GhostRose), t.view(0).seats[1].own.side) == ([GhostRose(1, side)], side)


@pytest.mark.rule("OS5-GHOST-4")
def test_a_renegade_wins_with_his_new_side_and_not_as_the_last_one_alive() -> None:
    """99."""
    ghost = "renegade out form=ghost side=outlaw"
    t = ghostly("outlaw 8/8", "sheriff 1/10", ghost, "outlaw 8/8", "deputy 8/8", ghost=2)
    t.roll("1 B B D D")
    t.stop()
    t.aim(1)
    assert t.winners == (0, 2, 3)
    ghost = "renegade out form=ghost side=deputy"
    t = ghostly("renegade 8/8", "sheriff 1/10", ghost, *["outlaw out"] * 5, ghost=2)
    t.roll("1 B B D D")
    t.stop()
    assert (t.winners, t.why) == ((0,), "renegade-alone")


@pytest.mark.rule("OS5-GHOST-3", "OS5-GHOST-5")
def test_the_ghost_wins_with_his_team_and_nobody_has_to_eliminate_him() -> None:
    t = ghostly("sheriff 8/10", "outlaw out form=ghost", "renegade 1/8", "outlaw out", "deputy 8/8", ghost=1)
    t.roll("1 B B D D")
    t.stop()
    t.aim(2)
    assert (t.winners, t.why) == ((0, 4), "law-restored")


@pytest.mark.rule("OS5-GHOST-6")
def test_he_has_no_ability_but_answers_what_eliminated_him() -> None:
    t = ghostly("sheriff 8/10", "outlaw el-gringo 1/7", *FIVE[2:])
    t.roll("1 B B D D")
    t.stop()
    t.aim(1, 0, 0)
    assert (t.arrows[0], t.state.own(1).form) == (1, "ghost")
    t = ghosts_turn(role="outlaw lucky-duke")
    t.coming("1 2", "base", "base")
    t.begin()
    assert t.events(DiceRolled)[0].rolls == 3


@pytest.mark.rule("OS5-GHOST-1", "DG-CHAR-VULTURE-1")
def test_vulture_sam_gains_for_him_as_for_anybody() -> None:
    t = ghostly("sheriff vulture-sam 5/10", "outlaw 1/8", *FIVE[2:])
    t.roll("1 G G D D")
    t.stop()
    t.aim(1)
    assert t.life[0] == 7


# -- his turn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS5-TURN-1")
def test_he_has_a_turn_at_his_seat() -> None:
    t = ghostly("sheriff 8/10", "outlaw out form=ghost", *FIVE[2:], ghost=1)
    t.roll("B B B D D")
    t.stop()
    t.aim(0, 0, 0)
    assert (t.state.active, DICE.playing(t.state), DICE.living(t.state)) == (1, (0, 1, 2, 3, 4), (0, 2, 3, 4))
    t.coming("1 2", "base", "base")
    t.begin()
    assert (t.ask.seat, t.asked, t.state.dice) == (1, "dice.reroll", ["base", "base"])


@pytest.mark.rule("OS5-TURN-1")
def test_he_may_roll_again_twice() -> None:
    t = ghosts_turn()
    t.coming("1 2", "base", "base")
    t.begin()
    t.again("B", 0)
    t.again("G", 0)
    assert t.asked == "ghost.face"


@pytest.mark.rule("OS5-TURN-2")
def test_no_saloon_dice_for_the_ghost() -> None:
    t = ghosts_turn(modules=("ghost", "saloon-dice"))
    t.coming("1 2", "base", "base")
    t.begin()
    assert t.asked == "dice.reroll"


@pytest.mark.rule("OS5-TURN-3")
def test_the_printed_example_of_his_dice() -> None:
    """A dynamite is rolled again, an arrow is kept and none is taken."""
    t = ghosts_turn()
    t.coming("D 1", "base", "base")
    t.begin()
    assert [die.locked for die in t.view(0).dice] == [False, False]
    t.again("A B", 0, 1)
    t.again("A", 1)
    assert (t.state.faces, t.arrows, t.pile) == ([Face.ARROW, Face.ARROW], [0] * 5, 9)


@pytest.mark.rule("OS5-TURN-4", "OS5-GHOST-7")
def test_he_gives_the_token_of_one_of_his_faces_to_any_living_player() -> None:
    t = ghosts_turn("sheriff 8/10", "renegade out", "outlaw 8/8", "deputy 8/8")
    t.coming("1 B", "base", "base")
    t.begin()
    t.stop()
    assert (t.asked, t.ask.options) == ("ghost.face", (Die(0, Face.BE1), Die(1, Face.BEER)))
    t.pick(Die(1, Face.BEER))
    assert (t.asked, t.ask.options) == ("ghost.give", (Target(1), Target(3), Target(4)))
    t.pick(Target(4))
    assert t.events(TokenGiven) == [TokenGiven(0, 4, Face.BEER, twice=False)]
    assert (t.view(2).box.haunted, t.view(2).box.token, t.state.active) == (4, Face.BEER, 1)


@pytest.mark.rule("OS5-TURN-5", "OS5-GHOST-7")
def test_two_equal_faces_bring_the_x2() -> None:
    t = ghosts_turn()
    t.coming("B B", "base", "base")
    t.begin()
    t.stop()
    assert t.asked == "ghost.give"
    t.pick(Target(2))
    assert t.events(TokenGiven) == [TokenGiven(0, 2, Face.BEER, twice=True)]


def test_what_the_ghost_gives_is_remembered() -> None:
    for faces, told in (("A A", ({2: 1}, {})), ("B B", ({}, {2: 1})), ("G G", ({}, {}))):
        t = ghosts_turn()
        t.coming(faces, "base", "base")
        t.begin()
        t.stop()
        t.pick(Target(2))
        deeds = t.view(1).seats[0].deeds
        assert (deeds.shots, deeds.helped) == told


# -- the holder's turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("OS5-TOKEN-1", "OS5-TOKEN-2")
@pytest.mark.parametrize(("twice", "faces", "taken"), [(False, "B B 1 1", 1), (True, "B B 1", 2)])
def test_turned_dice_are_not_rolled_but_count(twice: bool, faces: str, taken: int) -> None:
    t = haunted(Face.ARROW, faces, twice=twice)
    assert t.events(DiceTurned) == [DiceTurned(0, tuple(range(taken)), Face.ARROW)]
    (rolled,) = t.events(DiceRolled)
    assert (rolled.rolled, rolled.faces[:taken]) == (tuple(range(taken, 5)), (Face.ARROW,) * taken)
    assert (t.arrows[0], t.pile) == (taken, 9 - taken)


@pytest.mark.rule("OS5-TOKEN-4")
def test_they_may_be_rolled_again_from_the_second_roll_on() -> None:
    t = haunted(Face.ARROW, "B B 1", twice=True)
    assert [option.index for option in t.ask.options] == [0, 1, 2, 3, 4]
    t.again("1 1", 0, 1)
    assert t.state.faces[:2] == [Face.BE1, Face.BE1]


@pytest.mark.rule("OS5-TOKEN-4", "OS5-TOKEN-6")
def test_a_dynamite_is_locked_at_once_and_counts_to_three() -> None:
    t = haunted(Face.DYNAMITE, "B B 1", twice=True)
    assert [option.index for option in t.ask.options] == [2, 3, 4]
    t = haunted(Face.DYNAMITE, "D G 1", twice=True)
    assert (t.life[0], t.asked) == (7, "dice.shoot")


@pytest.mark.rule("OS5-TOKEN-6", "DG-CHAR-BLACKJACK-1")
def test_black_jack_may_roll_them_again() -> None:
    """94."""
    t = haunted(Face.DYNAMITE, "B B 1", "sheriff black-jack 8/10", *FIVE[1:4], twice=True)
    assert len(t.ask.options) == 5


@pytest.mark.rule("OS5-TOKEN-2", "DG-CHAR-WILLY-1", "DG-CHAR-SUZY-2")
def test_they_count_for_abilities() -> None:
    """93, 95."""
    t = haunted(Face.GATLING, "D D B", "sheriff willy-the-kid 8/10", *FIVE[1:4], twice=True)
    t.stop()
    t.aim(0)
    assert t.life[1] == 7
    t = haunted(Face.BE1, "D D B B", "sheriff suzy-lafayette 5/10", *FIVE[1:4])
    t.stop()
    t.aim(1, 1, 1)
    assert (t.life[0], [event.why for event in t.events(LifeGained)]) == (5, ["beer"])


@pytest.mark.rule("OS5-TOKEN-3")
def test_a_saloon_die_takes_the_place_of_a_die_that_is_not_turned() -> None:
    t = ghostly(
        *FIVE[:4],
        "outlaw out form=ghost",
        modules=("ghost", "saloon-dice"),
        ghost=4,
        haunted=0,
        token=Face.BEER,
        twice=True,
    )
    t.begin()
    t.coming("1 2 BB", "base", "base", "coward")
    t.pick(Kind("coward"))
    assert t.state.dice == ["base", "base", "base", "base", "coward"]
    assert t.state.faces == [Face.BEER, Face.BEER, Face.BE1, Face.BE2, Face.BEERX2]


@pytest.mark.rule("OS5-TOKEN-3", "OS4-CHAR-JOE-1")
def test_an_extra_die_is_rolled_and_base_dice_are_turned() -> None:
    """96."""
    t = ghostly(
        "sheriff tequila-joe 8/10",
        *FIVE[1:4],
        "outlaw out form=ghost",
        modules=("ghost", "saloon-dice", "saloon-characters"),
        ghost=4,
        haunted=0,
        token=Face.BEER,
        twice=True,
    )
    t.begin()
    t.coming("1 2 G BB", "base", "base", "base", "coward")
    t.pick(Kind("coward"))
    assert t.state.faces == [Face.BEER, Face.BEER, Face.BE1, Face.BE2, Face.GATLING, Face.BEERX2]


@pytest.mark.rule("OS5-TOKEN-5")
def test_the_tokens_return_at_the_end_of_the_holders_turn() -> None:
    t = haunted(Face.GATLING, "B B D D")
    assert t.events(TokensReturned) == []
    t.stop()
    t.aim(0, 0)
    assert t.events(TokensReturned) == [TokensReturned(0)]
    assert (t.state.box.haunted, t.state.box.token) == (None, None)


@pytest.mark.rule("OS5-TOKEN-5")
def test_they_return_at_once_if_the_holder_is_eliminated() -> None:
    t = ghostly(
        "sheriff 8/10", "renegade 1/8", *FIVE[3:], "outlaw out form=ghost", ghost=4, haunted=1, token=Face.BEER
    )
    t.roll("1 B B D D")
    t.stop()
    t.aim(1)
    assert t.events(Eliminated, TokensReturned)[1:] == [TokensReturned(1)]
    assert t.asked == "dice.beer"


# -- his place ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OS5-PLACE-1")
def test_he_is_never_counted_as_a_place_nor_chosen() -> None:
    """43, 97."""
    seats = ("sheriff kit-carlson 7/10 a1", "outlaw 1/8 a2", "renegade 6/8 a2", "outlaw 6/8 a2", "deputy 6/8 a1")
    t = ghostly(*seats, pile=1)
    t.roll("A 1 2 G G")
    t.stop()
    assert (t.out, t.targets, t.view(0).fallen) == ([1], [2, 4], ())
    with pytest.raises(IllegalAnswer):
        t.aim(1)


@pytest.mark.rule("OS5-EXAMPLE-1")
def test_the_printed_example_of_his_tokens() -> None:
    jack, barbara = "renegade out form=ghost side=outlaw", "sheriff 8/10"
    t = ghostly(
        barbara, "outlaw 8/8", "deputy 8/8", jack, "outlaw 8/8", "deputy 8/8", "outlaw 8/8",
        ghost=3, haunted=0, token=Face.ARROW, twice=True,
    )  # fmt: skip
    t.roll("B B 1")
    assert (t.arrows[0], t.pile, len(t.ask.options), t.ask.closed) == (2, 7, 5, ())
    t.again("1 1", 0, 1)
    t.stop()
    t.aim(1, 1, 1, 0, 0)
    assert t.events(TokensReturned) == [TokensReturned(0)]


@pytest.mark.rule("OS5-GHOST-5")
@pytest.mark.parametrize("seats", [SEVEN, EIGHT])
def test_a_ghost_is_among_those_who_play_but_not_among_the_living(seats: tuple[str, ...]) -> None:
    t = ghostly(*seats[:3], "outlaw out form=ghost", *seats[4:], ghost=3)
    assert 3 in DICE.playing(t.state)
    assert 3 not in t.view(0).living
