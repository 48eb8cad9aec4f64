"""Undead or Alive, module 1."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from rules.core.ask import TAKE_BACK
from rules.core.errors import IllegalAnswer, Reason
from rules.core.session import Session
from rules.dice import DICE, DiceOptions
from rules.dice.events import BeersGiven, GatlingFired, LifeGained, LifeLost, PenaltyArrowTaken, ShotsFired
from rules.dice.modules.duel_dice import TOKENS, Challenged, DuelRolled, WoundsReturned, WoundTaken
from rules.dice.modules.rage import RageDrawn
from rules.dice.options import Die, Kind, Target, Wound
from rules.dice.state import Duel, Face
from tests.playing import luck
from tests.rules.dice.table import Table, table

MODULES = ("rage", "duel-dice")
UNDEAD = (*MODULES, "undead-characters", "boneyard", "legacy")
FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
THREE = ("sheriff 8/10", "outlaw out", "renegade 8/8", "outlaw 8/8", "deputy out")


def duelling(*seats: str, modules: tuple[str, ...] = MODULES, **more: Any) -> Table:
    return table(*(seats or FIVE), modules=modules, **more)


def kept(faces: str, *seats: str, **more: Any) -> Table:
    """Seat 0 has rolled these faces, three base and two Duel dice, and keeps them."""
    t = duelling(*seats, **more)
    t.roll(faces)
    if t.asked == "dice.reroll":
        t.stop()
    return t


def duel(t: Table, *faces: str) -> None:
    """What the die of the duels shows, roll by roll."""
    t.coming(" ".join(faces), *["duel"] * len(faces))


def challenged(opponent: int, *faces: str, seats: tuple[str, ...] = FIVE, **more: Any) -> Table:
    """Seat 0 has challenged one opponent, and the die shows these faces."""
    t = kept("G G D duel A", *seats, **more)
    duel(t, *faces)
    t.aim(opponent)
    assert not t.luck.coming
    return t


def wounds(t: Table) -> list[tuple[Face, ...]]:
    return [t.state.own(seat).wounds for seat in range(len(t.state.players))]


# -- dice and tokens ----------------------------------------------------------------------------------------------


@pytest.mark.rule("UA-GEN-1")
def test_duel_dice_take_rage_cards() -> None:
    assert DICE.refuse(DiceOptions(("duel-dice",)), 5) == Reason(
        "module-needs", (("module", "duel-dice"), ("other", "rage")), "UA-GEN-1"
    )
    assert DICE.refuse(DiceOptions(MODULES), 3) is None


@pytest.mark.rule("UA-GEN-1")
@pytest.mark.parametrize("count", range(len(UNDEAD) + 1))
def test_all_others_go_alone_or_together_and_with_old_saloon(count: int) -> None:
    for keys in combinations(UNDEAD, count):
        for more in ((), ("saloon-dice", "chief-arrow", "saloon-characters", "ghost", "special-roles")):
            refused = DICE.refuse(DiceOptions((*more, *keys)), 5)
            assert (refused is not None) is ("duel-dice" in keys and "rage" not in keys), keys


@pytest.mark.rule("UA1-DICE-1", "UA-GEN-4")
def test_every_turn_is_rolled_with_three_base_and_two_duel_dice() -> None:
    t = duelling()
    t.roll("1 2 B duel whiskey")
    assert t.state.dice == ["base", "base", "base", "duel", "duel"]
    assert [die.kind for die in t.view(2).dice] == t.state.dice


@pytest.mark.rule("UA1-DICE-2")
def test_duel_dice_are_rolled_again_and_locked_like_others() -> None:
    t = duelling()
    t.roll("1 2 B duel D")
    assert [option.index for option in t.ask.options] == [0, 1, 2, 3]
    assert t.why_not(Die(4, Face.DYNAMITE)).rule == "DG-TURN-9"
    t.again("whiskey", 3)
    assert t.state.faces[3] is Face.WHISKEY
    assert kept("D D B duel D").life[0] == 7


@pytest.mark.rule("UA1-DICE-3")
def test_the_sides_of_a_duel_die() -> None:
    faces = ["arrow", "dynamite", "whiskey", "gatling", "duel", "duel"]
    assert [face.value for face in DICE.edition_of(MODULES).sides["duel"]] == faces


@pytest.mark.rule("UA-GEN-4", "UA-GEN-5", "UA1-WOUND-1")
def test_fifteen_tokens_are_shuffled_into_a_face_down_pile() -> None:
    assert Counter(TOKENS) == {Face.BEER: 3, Face.BE1: 5, Face.BE2: 5, Face.DYNAMITE: 2}
    one, other = (Session.deal(DICE, 4, DiceOptions(MODULES), luck(seed)) for seed in (1, 2))
    pile = one.checkpoint.state.box.wounds
    assert Counter(pile) == Counter(TOKENS)
    assert pile != other.checkpoint.state.box.wounds
    assert one.view(0).box.wounds == 15


@pytest.mark.rule("UA1-ORDER-1")
def test_whiskey_comes_after_dynamite_and_duels_come_last() -> None:
    t = duelling("sheriff 5/10", *FIVE[1:], rage=("be1",))
    t.roll("1 B G whiskey duel")
    t.stop()
    t.aim(1, 0)
    duel(t, "G")
    t.aim(2)
    told = [type(event).__name__ for event in t.events(LifeGained, ShotsFired, BeersGiven, DuelRolled)]
    assert told == ["LifeGained", "ShotsFired", "BeersGiven", "LifeGained", "DuelRolled"]
    t = kept("D D G whiskey D", "sheriff 1/10", *FIVE[1:])
    assert (t.winners, t.events(LifeGained)) == ((1, 3), [])
    t = kept("G G B G duel")
    duel(t, "A")
    t.aim(0, 3)
    assert [event.cause for event in t.events(LifeLost)] == ["gatling"] * 4 + ["duel"]


@pytest.mark.rule("UA1-SALOON-1")
@pytest.mark.parametrize(
    ("who", "dice"),
    [
        ("sheriff 8/10", "base base coward duel duel"),
        ("sheriff tequila-joe 7/9", "base base base duel duel coward"),
    ],
)
def test_a_saloon_die_takes_the_place_of_a_base_die(who: str, dice: str) -> None:
    """136."""
    t = duelling(who, *FIVE[1:], modules=(*MODULES, "saloon-dice", "saloon-characters"))
    t.begin()
    t.coming(
        " ".join({"base": "1", "duel": "whiskey", "coward": "BB"}[kind] for kind in dice.split()), *dice.split()
    )
    t.pick(Kind("coward"))
    assert t.state.dice == dice.split()


@pytest.mark.rule("UA1-SALOON-1", "OS5-TOKEN-1", "OS5-TOKEN-3")
@pytest.mark.parametrize(
    ("who", "dice", "rolled"),
    [("tequila-joe 7/9", "base base base duel duel coward", 4), ("8/10", "base base coward duel duel", 3)],
)
def test_the_ghost_turns_base_dice_only(who: str, dice: str, rolled: int) -> None:
    """224, 225."""
    modules = (*MODULES, "saloon-dice", "saloon-characters", "ghost")
    seats = (f"sheriff {who}", *FIVE[1:4], "outlaw out form=ghost")
    t = duelling(*seats, modules=modules, ghost=4, haunted=0, token=Face.BEER, twice=True)
    t.begin()
    t.coming("D " * rolled, *dice.split()[2:])
    t.pick(Kind("coward"))
    assert [face.value for face in t.state.faces] == ["beer"] * 2 + ["dynamite"] * rolled


# -- whiskey ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA1-WHISKEY-1", "UA1-WHISKEY-2", "UA2-RAGE-3")
def test_whiskey_gives_the_roller_a_life_point_and_without_a_wound_a_rage_card() -> None:
    t = kept("D G G whiskey D", "sheriff 5/10", *FIVE[1:], rage=("be1",))
    assert (t.life[0], t.asked) == (6, None)
    assert t.events(LifeGained) == [LifeGained(0, 1, 0, 6, "whiskey", 0)]
    assert (t.state.own(0).rage, t.entry(RageDrawn).rule) == (("be1",), "UA2-RAGE-3")


@pytest.mark.rule("UA1-WHISKEY-1", "UA1-WHISKEY-2")
def test_at_the_maximum_the_life_point_is_wasted_and_the_card_is_drawn() -> None:
    """210."""
    t = kept("D G G whiskey D", "sheriff 10/10", *FIVE[1:], rage=("be1",))
    assert (t.life[0], t.state.own(0).rage) == (10, ("be1",))


@pytest.mark.rule("UA1-WHISKEY-2")
def test_whiskey_heals_a_wound_that_the_roller_picks_and_draws_no_card() -> None:
    t = kept("D G G whiskey A", "sheriff 5/10 wounds=beer,be1", *FIVE[1:], rage=("be1",))
    assert (t.asked, t.ask.options) == ("whiskey.token", (Wound(Face.BEER), Wound(Face.BE1)))
    t.luck.coming.append(0)
    t.pick(Wound(Face.BE1))
    assert t.events(WoundsReturned)[0] == WoundsReturned(0, (Face.BE1,))
    assert (t.state.own(0).rage, t.life[0]) == ((), 6)


@pytest.mark.rule("UA1-WHISKEY-2", "UA1-WOUND-3")
def test_a_beer_works_again_once_its_wound_is_healed() -> None:
    """209."""
    t = kept("B G G whiskey A", "sheriff 5/10 wounds=beer", "outlaw 5/8", *FIVE[2:])
    assert t.asked == "dice.beer"
    t.aim(1)
    assert t.life[:2] == [6, 6]


@pytest.mark.rule("UA1-WHISKEY-3", "UA2-RAGE-3")
def test_two_bottles_are_handled_one_after_the_other() -> None:
    t = kept("D G G whiskey whiskey", "sheriff 5/10 wounds=beer", *FIVE[1:], rage=("be1", "gatling"))
    assert (t.life[0], wounds(t)[0], t.state.own(0).rage) == (7, (), ("be1",))


@pytest.mark.rule("UA1-WHISKEY-1")
def test_whiskey_that_was_rolled_away_does_nothing() -> None:
    t = duelling("sheriff 5/10", *FIVE[1:], rage=("be1",))
    t.roll("D G G whiskey A")
    t.again("A", 3)
    t.stop()
    assert (t.life[0], t.state.own(0).rage) == (5, ())


# -- duels --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA1-DUEL-1")
def test_a_duel_die_goes_to_any_other_player_at_any_distance() -> None:
    t = kept("D G G duel A")
    assert (t.asked, t.targets) == ("duel.opponent", [1, 2, 3, 4])
    duel(t, "A")
    t.aim(3)
    assert t.events(Challenged) == [Challenged(0, 3)]
    assert t.view(2).seats[0].deeds.shots == {3: 1}


@pytest.mark.rule("UA1-DUEL-1", "UA1-DUEL-7")
def test_two_opponents_are_named_before_the_first_roll_and_are_not_the_same() -> None:
    """X07."""
    t = kept("D G G duel duel")
    t.aim(3)
    assert (t.asked, t.targets, t.events(DuelRolled)) == ("duel.opponent", [1, 2, 4], [])
    assert t.why_not(Target(3)) == Reason("duel-same-player", (), "UA1-DUEL-7")
    with pytest.raises(IllegalAnswer):
        t.aim(3)
    t.say("duel.opponent", TAKE_BACK)
    t.aim(2, 3)
    assert (t.asked, t.view(1).box.challenged) == ("duel.order", (2, 3))


@pytest.mark.rule("UA1-DUEL-6")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 3]), (3, [3, 1])])
def test_the_active_player_picks_the_order(first: int, order: list[int]) -> None:
    t = kept("D G G duel duel")
    t.aim(1, 3)
    duel(t, "A", "D")
    t.pick(Target(first))
    assert [event.seat for event in t.events(DuelRolled)] == order
    assert t.life == [8, 7, 8, 7, 8]


@pytest.mark.rule("UA1-DUEL-2", "UA1-DUEL-5")
@pytest.mark.parametrize("face", ["A", "D", "whiskey", "G"])
def test_whoever_does_not_roll_fight_a_duel_loses_a_life_point_and_draws_a_wound(face: str) -> None:
    t = challenged(1, face, wounds=(Face.BE2,))
    assert (t.life, wounds(t)[1], t.asked) == ([8, 7, 8, 8, 8], (Face.BE2,), None)
    assert t.entry(LifeLost).rule == t.entry(WoundTaken).rule == "UA1-DUEL-5"
    assert t.view(None).seats[1].own.wounds == (Face.BE2,)


@pytest.mark.rule("UA1-DUEL-3")
def test_the_symbol_that_lost_does_nothing_else() -> None:
    assert challenged(1, "A").arrows[1] == 0
    t = challenged(1, "whiskey", rage=("beer",))
    assert (t.life[1], t.state.own(1).rage) == (7, ())
    t = challenged(1, "duel", "D", seats=("sheriff 8/10 wounds=dynamite", *FIVE[1:]))
    assert t.life[0] == 7


@pytest.mark.rule("UA1-DUEL-4", "UA1-DUEL-5")
def test_the_die_goes_back_and_forth_until_one_fails() -> None:
    t = challenged(2, "duel", "duel", "duel", "G", wounds=(Face.BE1,))
    assert [(event.seat, event.against) for event in t.events(DuelRolled)] == [(2, 0), (0, 2), (2, 0), (0, 2)]
    assert (t.life, t.state.active) == ([7, 8, 8, 8, 8], 1)
    assert [event.seat for event in t.events(WoundTaken)] == [0]


@pytest.mark.rule("UA1-DUEL-5")
def test_a_duel_is_seen_while_it_is_fought() -> None:
    both = (*MODULES, "special-roles")
    t = duelling("sheriff 8/10", *FIVE[1:4], "deputy 8/8 card=the-doc", modules=both)
    t.roll("D G G duel A")
    t.close()
    t.stop()
    t.close()
    duel(t, "G")
    t.aim(1)
    assert (t.window, t.view(None).box.duel) == ("powers.roll", Duel(1, 1, Face.GATLING))


@pytest.mark.rule("UA1-DUEL-7")
def test_with_one_opponent_left_there_is_one_duel() -> None:
    t = duelling("sheriff 8/10", "outlaw out", "renegade out", "outlaw 8/8", "deputy out")
    t.roll("D G G duel duel")
    duel(t, "A")
    t.stop()
    assert (t.life[3], len(t.events(Challenged)), t.asked) == (7, 1, None)


@pytest.mark.rule("UA1-DUEL-8")
def test_whoever_falls_in_his_first_duel_does_not_fight_the_second() -> None:
    t = kept("D G G duel duel", "outlaw 1/8", "sheriff 8/10", *FIVE[2:])
    t.aim(1, 2)
    duel(t, "duel", "A")
    t.pick(Target(1))
    assert (t.out, len(t.events(DuelRolled)), t.asked) == ([0], 2, None)
    assert (t.state.box.challenged, t.state.box.duel) == ((), None)


@pytest.mark.rule("UA1-DUEL-1", "UA1-DUEL-8")
def test_the_second_duel_is_fought_although_the_first_opponent_fell() -> None:
    """123."""
    t = kept("D G G duel duel", FIVE[0], "outlaw 1/8", *FIVE[2:])
    t.aim(1, 2)
    duel(t, "A", "A")
    t.pick(Target(1))
    assert (t.out, t.life[2], t.asked) == ([1], 7, None)


GRINGO = ("sheriff 8/10", "outlaw el-gringo 8/8", "outlaw 1/8 a1", "renegade 8/8 a1", "deputy 8/8 a1")


@pytest.mark.rule("UA1-DUEL-8")
def test_in_place_of_an_opponent_who_has_fallen_another_is_named_who_has_had_no_die() -> None:
    t = kept("D G G duel duel", *GRINGO, pile=1)
    t.aim(1, 2)
    duel(t, "A")
    t.pick(Target(1))
    assert (t.out, t.asked, t.targets) == ([2], "duel.opponent", [3, 4])
    duel(t, "A")
    t.aim(4)
    assert (t.life[4], t.entry(Challenged).rule) == (6, "UA1-DUEL-8")


@pytest.mark.rule("UA1-DUEL-8")
def test_without_such_a_player_the_second_duel_does_not_take_place() -> None:
    t = kept("D G G duel duel", *GRINGO[:3], "renegade out", "outlaw out", pile=1)
    duel(t, "A")
    t.aim(1)
    t.pick(Target(1))
    assert (t.out, t.asked, len(t.events(DuelRolled))) == ([2, 3, 4], None, 1)


@pytest.mark.rule("UA1-DUEL-9", "DG-CHAR-GRINGO-1")
def test_the_challenger_has_hurt_whom_he_challenged() -> None:
    """121."""
    seats = (FIVE[0], "outlaw el-gringo 7/7", *FIVE[2:])
    t = challenged(1, "A", seats=seats)
    assert t.events(PenaltyArrowTaken) == [PenaltyArrowTaken(0, 1, 7)]
    t = challenged(1, "duel", "A", seats=("sheriff el-gringo 7/9", *FIVE[1:]))
    assert (t.life[0], t.events(PenaltyArrowTaken)) == (6, [])


@pytest.mark.rule("UA1-DUEL-9", "DG-3P-5")
def test_with_three_players_a_duel_is_the_challengers_hand() -> None:
    t = challenged(1, "A", seats=("deputy 8/8 shown", "renegade 1/8 shown", "outlaw 8/8 shown"))
    assert t.winners == (0,)
    t = challenged(1, "duel", "A", seats=("renegade 1/8 shown", "deputy 8/8 shown", "outlaw 8/8 shown"))
    assert (t.out, t.winners) == ([0], None)


@pytest.mark.rule("UA1-DUEL-9", "DG-CHAR-BART-2")
def test_bart_takes_no_arrow_for_a_duel() -> None:
    """122."""
    t = challenged(1, "A", seats=(FIVE[0], "outlaw bart-cassidy 8/8", *FIVE[2:]))
    assert (t.life[1], t.arrows[1], t.asked) == (7, 0, None)


@pytest.mark.rule("UA1-DUEL-5", "OS4-CHAR-MOLLY-1")
def test_the_loser_draws_the_wound_also_if_molly_takes_the_point() -> None:
    """214."""
    both = (*MODULES, "saloon-characters")
    seats = (*FIVE[:3], "outlaw molly-stark 8/8", FIVE[4])
    t = challenged(1, "A", seats=seats, modules=both, wounds=(Face.BEER,))
    t.pick(*t.ask.options)
    assert (t.life, wounds(t)) == ([8, 8, 8, 7, 8], [(), (Face.BEER,), (), (), ()])


# -- wounds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA1-WOUND-1")
def test_the_top_token_lies_face_up_before_its_owner() -> None:
    t = challenged(1, "A", wounds=(Face.BE2, Face.BEER))
    assert (wounds(t)[1], t.state.box.wounds) == ((Face.BE2,), (Face.BEER,))
    assert t.events(WoundTaken) == [WoundTaken(1, Face.BE2, kept=True)]


@pytest.mark.rule("UA1-WOUND-1")
def test_of_an_empty_pile_none_is_drawn() -> None:
    t = challenged(1, "A")
    assert (t.life[1], wounds(t)[1], t.events(WoundTaken)) == (7, (), [])


@pytest.mark.rule("UA1-WOUND-2")
def test_a_token_with_a_symbol_that_the_owner_has_is_shuffled_back() -> None:
    """X07."""
    seats = (FIVE[0], "outlaw 8/8 wounds=beer", *FIVE[2:])
    t = kept("D G G duel A", *seats, wounds=(Face.BEER, Face.BE1))
    duel(t, "A")
    t.luck.coming.append(0)
    t.aim(1)
    assert (wounds(t)[1], t.state.box.wounds) == ((Face.BEER,), (Face.BE1, Face.BEER))
    assert t.events(WoundTaken) == [WoundTaken(1, Face.BEER, kept=False)]


@pytest.mark.rule("UA1-WOUND-3", "UA1-WOUND-5")
def test_a_token_cancels_one_result_that_was_kept() -> None:
    """The example of the rulebook: one of two beers works, a third was rolled away before."""
    t = duelling("sheriff 5/10 wounds=beer", *FIVE[1:])
    t.roll("B B B G D")
    t.again("G", 2)
    t.stop()
    t.aim(0)
    assert (t.life[0], t.asked, wounds(t)[0]) == (6, None, ())


@pytest.mark.rule("UA1-WOUND-3")
def test_a_symbol_on_a_rage_card_is_not_cancelled() -> None:
    t = kept("G G D A A", "sheriff 5/10 wounds=beer rage=beer", *FIVE[1:])
    assert t.asked == "dice.beer"
    assert kept("B G D A A", "sheriff 5/10 wounds=beer rage=beer", *FIVE[1:]).asked == "dice.beer"
    t = kept("B G D A A", "sheriff 5/10 wounds=beer", *FIVE[1:])
    assert (t.asked, t.life[0]) == (None, 5)


@pytest.mark.rule("UA1-WOUND-3", "OS1-DOUBLE-1")
def test_one_half_of_a_double_symbol_is_cancelled() -> None:
    t = duelling("sheriff 5/10 wounds=beer", *FIVE[1:], modules=(*MODULES, "saloon-dice"))
    t.begin()
    t.coming("G D BB A A", "base", "base", "coward", "duel", "duel")
    t.pick(Kind("coward"))
    t.stop()
    t.aim(0)
    assert (t.life[0], t.asked) == (6, None)


@pytest.mark.rule("UA1-WOUND-3", "DG-CHAR-SUZY-1")
def test_suzy_has_rolled_a_bulls_eye_that_is_cancelled() -> None:
    """202."""
    t = kept("1 G D A A", "sheriff suzy-lafayette 5/10 wounds=be1", *FIVE[1:])
    assert (t.life[0], t.events(ShotsFired), t.asked) == (5, [], None)


@pytest.mark.rule("UA1-WOUND-3", "OS4-CHAR-DOC-1")
def test_doc_holyday_has_not_used_what_is_cancelled() -> None:
    """203."""
    t = kept(
        "1 1 1 A G",
        "sheriff doc-holyday 5/10 wounds=be1",
        *FIVE[1:],
        modules=(*MODULES, "saloon-characters"),
    )
    t.aim(1, 4)
    assert (t.life, t.asked) == ([5, 7, 8, 8, 7], None)


@pytest.mark.rule("UA1-WOUND-3", "DG-CHAR-SLAB-1")
def test_slab_cannot_double_what_is_cancelled() -> None:
    """204."""
    t = kept("1 B D A G", "sheriff slab-the-killer 5/10 wounds=be1", *FIVE[1:])
    assert t.asked == "dice.beer"
    t.aim(0)
    assert t.life[0] == 6


@pytest.mark.rule("UA1-WOUND-3", "DG-CHAR-JESSE-1")
def test_jesse_drinks_what_is_not_cancelled() -> None:
    """205."""
    t = kept("B B D A G", "sheriff jesse-jones 4/11 wounds=beer", *FIVE[1:])
    t.aim(0)
    assert (t.life[0], t.asked) == (6, None)


@pytest.mark.rule("UA1-WOUND-3", "DG-CHAR-JANET-1")
def test_the_printed_symbol_is_cancelled_whatever_janet_uses_it_for() -> None:
    """206."""
    t = kept("2 G D A A", "sheriff calamity-janet 8/10 wounds=be1", *FIVE[1:])
    assert t.targets == [1, 2, 3, 4]
    t = kept("1 G D A A", "sheriff calamity-janet 8/10 wounds=be1", *FIVE[1:])
    assert t.asked is None


@pytest.mark.rule("UA1-WOUND-3")
def test_only_ones_own_turn_is_touched() -> None:
    t = kept("B G D A A", "sheriff 5/10", "outlaw 8/8 wounds=beer", *FIVE[2:])
    t.aim(0)
    assert (t.life[0], wounds(t)[1]) == (6, (Face.BEER,))


@pytest.mark.rule("UA1-WOUND-4")
def test_a_dynamite_token_adds_one_dynamite() -> None:
    """207."""
    t = kept("D D B G A", "sheriff 8/10 wounds=dynamite", *FIVE[1:])
    assert (t.state.rolls, t.life[0], t.asked) == (1, 7, "dice.beer")
    t = duelling("sheriff 8/10 wounds=dynamite", *FIVE[1:])
    t.roll("D 1 B G A")
    assert t.asked == "dice.reroll"


@pytest.mark.rule("UA1-WOUND-4", "DG-CHAR-BLACKJACK-2")
def test_black_jack_stops_at_two_dice_and_a_token() -> None:
    """208."""
    t = kept("D D B G A", "sheriff black-jack 8/10 wounds=dynamite", *FIVE[1:])
    assert (t.life[0], t.asked) == (7, "dice.beer")


@pytest.mark.rule("UA1-WOUND-4", "UA2-RAGE-6")
def test_dynamite_of_token_and_card_counts_after_the_first_roll() -> None:
    """102."""
    t = kept("1 2 B G A", "sheriff 8/10 wounds=dynamite rage=dynamite,dynamite", *FIVE[1:])
    assert (t.life[0], t.state.rolls, t.asked) == (7, 1, "dice.shoot")


@pytest.mark.rule("UA1-WOUND-5")
def test_all_tokens_go_back_as_the_owners_turn_ends_and_not_before() -> None:
    """Also one that was drawn in a duel of this turn."""
    t = kept("G G D duel A", "sheriff 8/10 wounds=be1", "outlaw 8/8 wounds=beer", *FIVE[2:], wounds=(Face.BE2,))
    duel(t, "duel", "A")
    t.luck.coming.append(0)
    t.aim(2)
    assert wounds(t) == [(), (Face.BEER,), (), (), ()]
    assert t.events(WoundsReturned) == [WoundsReturned(0, (Face.BE1, Face.BE2))]
    assert {*t.state.box.wounds} == {Face.BE1, Face.BE2}


@pytest.mark.rule("UA1-WOUND-6")
def test_the_tokens_of_the_eliminated_go_back_at_once_and_he_draws_none() -> None:
    t = kept("1 B D A G", FIVE[0], "outlaw 1/8 wounds=beer", *FIVE[2:])
    t.aim(1)
    assert t.asked == "dice.beer"
    assert (t.out, wounds(t)[1], t.state.box.wounds) == ([1], (), (Face.BEER,))
    t = challenged(1, "A", seats=(FIVE[0], "outlaw 1/8", *FIVE[2:]), wounds=(Face.BE1,))
    assert (t.out, wounds(t)[1], t.state.box.wounds) == ([1], (), (Face.BE1,))


@pytest.mark.rule("UA1-DUEL-1", "UA1-WOUND-3")
def test_a_gatling_on_a_duel_die_is_a_gatling() -> None:
    assert kept("G G D G A").events(GatlingFired) == [GatlingFired(0, 3)]


# -- with special roles -------------------------------------------------------------------------------------------


POWERS = (*MODULES, "special-roles")


@pytest.mark.rule("OS3-DOC-1", "UA1-DUEL-2")
@pytest.mark.parametrize(("rolled", "turned", "life"), [("duel", Face.ARROW, [8, 7]), ("A", Face.DUEL, [7, 8])])
def test_the_doc_may_turn_the_die_of_a_duel(rolled: str, turned: Face, life: list[int]) -> None:
    """212."""
    t = duelling(
        "sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8 card=the-doc", modules=POWERS
    )
    t.roll("D G G duel A")
    t.close()
    t.stop()
    t.close()
    duel(t, rolled)
    t.aim(1)
    t.reveal(4, "the-doc")
    return_ = [] if turned is Face.ARROW else ["G"]
    duel(t, *return_)
    t.pick(next(side for side in t.ask.options if side.face is turned))
    assert t.life[:2] == life


@pytest.mark.rule("OS3-BAD-1", "UA1-WHISKEY-2")
def test_the_bad_stops_the_life_point_of_a_whiskey_only() -> None:
    """211."""
    t = duelling("sheriff 5/10", *FIVE[1:3], "outlaw 8/8 card=the-bad", FIVE[4], modules=POWERS, rage=("be1",))
    t.roll("D G G whiskey A")
    t.close()
    t.stop()
    t.close()
    t.reveal(3, "the-bad")
    while t.window:
        t.close()
    assert (t.life[0], t.state.own(0).rage) == (5, ("be1",))


@pytest.mark.rule("OS3-LEFT-1", "UA1-WOUND-6", "UA2-RAGE-2")
def test_whoever_the_left_hand_saves_from_a_duel_draws_the_wound_and_later_rage() -> None:
    """216."""
    seats = ("sheriff 8/10", "outlaw 2/8", "renegade 8/8 card=the-left-hand", *FIVE[3:])
    t = duelling(*seats, modules=POWERS, wounds=(Face.BEER,), rage=("be1",))
    t.roll("1 G G duel A")
    t.close()
    t.stop()
    t.close()
    t.aim(1)
    duel(t, "A")
    t.aim(1)
    t.close()
    t.reveal(2, "the-left-hand")
    while t.window:
        t.close()
    assert (t.life[1], t.out, wounds(t)[1], t.state.own(1).rage) == (2, [], (Face.BEER,), ("be1",))
