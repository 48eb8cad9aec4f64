"""Undead or Alive, module 2."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.core.session import Session
from rules.dice import DICE, DiceOptions
from rules.dice.events import ArrowsTaken, DiceRolled, GatlingFired, IndiansAttacked
from rules.dice.modules.rage import CARDS, RageDiscarded, RageDrawn, RageRevealed
from rules.dice.options import Die
from rules.dice.state import Face
from tests.playing import luck
from tests.rules.dice.table import Table, table

FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
BRAWL = "1 G G G D"
"""A shot and the gatling: whoever is shot at loses two life points."""


def raging(*seats: str, modules: tuple[str, ...] = ("rage",), **more: Any) -> Table:
    return table(*(seats or FIVE), modules=modules, **more)


def brawl(at: int, *seats: str, **more: Any) -> Table:
    """A turn in which seat ``at`` loses two life points and everybody else one."""
    t = raging(*seats, **more)
    t.roll(BRAWL)
    t.stop()
    t.aim(at)
    return t


def hands(t: Table) -> list[tuple[str, ...]]:
    return [t.state.own(seat).rage for seat in range(len(t.state.players))]


# -- the cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA-GEN-4", "UA-GEN-5")
def test_there_are_eighteen_cards_three_for_each_symbol() -> None:
    assert Counter(CARDS) == dict.fromkeys(["arrow", "dynamite", "be1", "be2", "beer", "gatling"], 3)


@pytest.mark.rule("UA2-RAGE-1")
def test_they_are_shuffled_into_a_face_down_pile() -> None:
    one, other = (Session.deal(DICE, 4, DiceOptions(("rage",)), luck(seed)) for seed in (1, 2))
    pile = one.checkpoint.state.box.rage
    assert Counter(pile) == Counter(CARDS)
    assert pile != other.checkpoint.state.box.rage != CARDS
    assert [one.view(reader).box.rage for reader in (None, 0)] == [18, 18]


@pytest.mark.rule("UA-GEN-2")
def test_it_needs_no_other_module() -> None:
    assert DICE.refuse(DiceOptions(("rage",)), 3) is None


# -- drawing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA2-RAGE-2")
def test_whoever_loses_two_life_points_in_a_turn_draws_at_its_end() -> None:
    """X09."""
    t = brawl(1, rage=("beer", "be1"))
    assert (t.life, hands(t)) == ([8, 6, 7, 7, 7], [(), ("beer",), (), (), ()])
    assert (t.entry(RageDrawn).rule, t.state.box.rage) == ("UA2-RAGE-2", ("be1",))


@pytest.mark.rule("UA2-RAGE-2")
def test_losses_of_two_turns_do_not_add_up() -> None:
    t = raging(rage=("beer",))
    for faces in ("1 B D D G", "1 B D D G"):
        t.roll(faces)
        t.stop()
        t.aim(t.targets[0], 0)
    assert hands(t) == [()] * 5


@pytest.mark.rule("UA2-RAGE-2")
def test_ones_own_turn_counts_too() -> None:
    t = raging("sheriff 8/10 a2", *FIVE[1:], pile=1, rage=("beer",))
    t.roll("A G G 2 D")
    t.stop()
    t.aim(2)
    assert (t.life[0], hands(t)[0]) == (5, ("beer",))


@pytest.mark.rule("UA2-RAGE-2")
def test_one_card_for_any_number_clockwise_from_the_player_in_turn() -> None:
    seats = ("sheriff 8/10 a2", "outlaw 8/8 a5", "renegade 8/8", "outlaw 8/8", "deputy 8/8 a2")
    t = raging(*seats, active=4, pile=1, rage=("beer", "be1", "be2", "gatling"))
    t.roll("A G G 2 D")
    t.stop()
    t.aim(2)
    assert t.life == [6, 3, 7, 8, 5]
    assert hands(t) == [("be1",), ("be2",), (), (), ("beer",)]


@pytest.mark.rule("UA2-RAGE-2")
def test_gains_do_not_offset_losses() -> None:
    """106."""
    t = raging(rage=("beer",))
    t.roll("1 1 B B D")
    t.stop()
    t.aim(1, 1, 1, 1)
    assert (t.life[1], hands(t)[1]) == (8, ("beer",))


@pytest.mark.rule("UA2-RAGE-2", "DG-CHAR-BART-1")
@pytest.mark.parametrize(("instead", "drawn"), [(0, ("beer",)), (1, ())])
def test_points_that_bart_takes_as_arrows_do_not_count(instead: int, drawn: tuple[str, ...]) -> None:
    """107."""
    t = raging(FIVE[0], "outlaw bart-cassidy 8/8", *FIVE[2:], rage=("beer",))
    t.roll("1 1 B D D")
    t.stop()
    t.aim(1, 1)
    t.take(instead)
    t.aim(0)
    assert hands(t)[1] == drawn


@pytest.mark.rule("UA2-RAGE-2", "DG-CHAR-JOURD-1")
def test_a_loss_that_jourdonnais_does_not_take_does_not_count() -> None:
    """107."""
    t = raging(FIVE[0], "outlaw jourdonnais 7/7 a5", "renegade 8/8 a2", *FIVE[3:], pile=1, rage=("beer",))
    t.roll("A B B D D")
    t.stop()
    t.aim(0, 0)
    assert (t.life[1:3], hands(t)) == ([6, 6], [(), (), ("beer",), (), ()])


@pytest.mark.rule("UA2-RAGE-2", "OS4-CHAR-MOLLY-1")
def test_what_molly_takes_counts_for_her() -> None:
    """107."""
    both = ("rage", "saloon-characters")
    t = raging(*FIVE[:2], "renegade molly-stark 8/8", *FIVE[3:], modules=both, rage=("beer",))
    t.roll("1 1 B D D")
    t.stop()
    t.aim(1, 1)
    t.pick(*t.ask.options)
    t.aim(0)
    assert (t.life[1:3], hands(t)) == ([8, 6], [(), (), ("beer",), (), ()])


@pytest.mark.rule("UA2-RAGE-3")
def test_a_beer_draws_no_card() -> None:
    t = raging(rage=("beer",))
    t.roll("B B B D D")
    t.stop()
    t.aim(0, 0, 0)
    assert hands(t) == [()] * 5


@pytest.mark.rule("UA2-RAGE-4")
def test_only_the_owner_sees_what_he_has_drawn_and_all_see_how_much_it_is() -> None:
    t = brawl(1, rage=("beer",))
    assert [RageDrawn(1, "beer") in t.log.seen_by(reader) for reader in (0, 1, 2, None)] == [
        False,
        True,
        False,
        False,
    ]
    assert RageDrawn(1, None) in t.log.seen_by(0)
    seen = [t.view(reader).seats[1].own for reader in (0, 1, None)]
    assert [own.rage for own in seen] == [None, ("beer",), None]
    assert [own.cards for own in seen] == [1, 1, 1]


@pytest.mark.rule("UA2-RAGE-10")
def test_of_an_empty_pile_the_discards_make_a_new_one() -> None:
    t = raging(worn=("beer", "be1", "gatling"))
    t.roll(BRAWL)
    t.stop()
    t.luck.coming = [0, 0]
    t.aim(1)
    drawn = hands(t)[1]
    assert len(drawn) == 1
    assert Counter(drawn + t.state.box.rage) == Counter(["beer", "be1", "gatling"])
    assert t.state.box.worn == ()


@pytest.mark.rule("UA2-RAGE-10")
def test_where_there_is_no_card_none_is_drawn() -> None:
    t = brawl(1)
    assert (hands(t), t.events(RageDrawn), t.asked) == ([()] * 5, [], None)


@pytest.mark.rule("UA2-RAGE-11")
def test_the_cards_of_the_eliminated_are_discarded_at_once_and_he_draws_none() -> None:
    t = raging(FIVE[0], "outlaw 1/8 rage=beer,be1", *FIVE[2:], rage=("gatling",))
    t.roll("1 B D D G")
    t.stop()
    t.aim(1)
    assert t.asked == "dice.beer"
    assert (t.out, hands(t), t.state.box.worn) == ([1], [()] * 5, ("beer", "be1"))
    assert t.events(RageDiscarded) == [RageDiscarded(1, 2)]
    t = brawl(1, FIVE[0], "outlaw 2/8", *FIVE[2:], rage=("gatling",))
    assert (t.out, hands(t), t.state.box.rage) == ([1], [()] * 5, ("gatling",))


# -- revealing ----------------------------------------------------------------------------------------------------


def revealed(cards: str, faces: str, who: str = "sheriff 8/10", *others: str, **more: Any) -> Table:
    """Seat 0 begins a turn with these cards and rolls these faces."""
    t = raging(f"{who} rage={cards}", *(others or FIVE[1:]), **more)
    t.roll(faces)
    return t


@pytest.mark.rule("UA2-RAGE-5", "UA2-RAGE-6")
def test_all_cards_are_revealed_as_the_turn_begins_and_lie_beside_the_dice() -> None:
    t = revealed("beer,be1", "1 2 B G D")
    assert t.events(RageRevealed) == [RageRevealed(0, ("beer", "be1"))]
    told = [type(event) for event in t.events(RageRevealed, DiceRolled)]
    assert told == [RageRevealed, DiceRolled]
    assert (t.state.own(0).rage, t.state.box.open) == ((), ("beer", "be1"))
    seen = t.view(None)
    assert [(die.face.value, die.kind) for die in seen.dice[5:]] == [("beer", "rage"), ("be1", "rage")]
    assert (seen.count(Face.BEER), seen.count(Face.BE1), seen.box.open) == (2, 2, ("beer", "be1"))


@pytest.mark.rule("UA2-RAGE-6")
def test_the_symbols_cannot_be_rolled_again_and_are_used_like_those_of_dice() -> None:
    t = revealed("beer,be1", "1 2 B G G", "sheriff 7/10")
    assert [option.index for option in t.ask.options] == [0, 1, 2, 3, 4]
    t.stop()
    t.aim(1, 2, 4)
    assert (t.life, t.asked) == ([7, 7, 7, 8, 7], "dice.beer")
    t.aim(0, 0)
    assert t.life[0] == 9


@pytest.mark.rule("UA2-RAGE-6")
def test_a_card_may_carry_several_symbols() -> None:
    t = raging()
    t.state.put(0, rage=("beer be1",))
    t.roll("G G D B B")
    assert [t.view(0).count(face) for face in (Face.BEER, Face.BE1)] == [3, 1]
    t.stop()
    t.aim(4)
    assert (t.life[4], len(t.state.plan), t.asked) == (7, 0, "dice.beer")


@pytest.mark.rule("UA2-RAGE-6")
def test_a_gatling_on_a_card_and_two_on_dice_fire() -> None:
    """101."""
    t = revealed("gatling", "G G B D D")
    t.stop()
    t.aim(0)
    assert t.events(GatlingFired) == [GatlingFired(0, 3)]


@pytest.mark.rule("UA2-RAGE-6")
def test_dynamite_on_cards_ends_the_rolling_only_after_a_roll() -> None:
    """102."""
    t = revealed("dynamite,dynamite,dynamite", "1 B B G G")
    assert (t.life[0], t.asked, t.state.rolls) == (7, "dice.shoot", 1)
    assert revealed("dynamite,dynamite", "1 B B D G").life[0] == 7
    assert revealed("dynamite,dynamite", "1 B B G G").asked == "dice.reroll"


@pytest.mark.rule("UA2-RAGE-6", "DG-CHAR-SUZY-1")
def test_a_bulls_eye_on_a_card_ends_suzys_bonus() -> None:
    """100."""
    t = revealed("be1", "B G G D D", "sheriff suzy-lafayette 5/10")
    t.stop()
    t.aim(1, 0)
    assert t.life[0] == 6


@pytest.mark.rule("UA2-RAGE-6", "DG-CHAR-KIT-1")
def test_a_gatling_on_a_card_lets_kit_return_an_arrow() -> None:
    """104."""
    t = revealed("gatling", "B B B D D", "sheriff kit-carlson 8/10", "outlaw 8/8 a2", *FIVE[2:])
    t.stop()
    t.aim(0, 0, 0)
    assert (t.asked, t.ask.most) == ("kit.arrows", 1)


@pytest.mark.rule("UA2-RAGE-6", "OS4-CHAR-DOC-1")
def test_bulls_eyes_on_cards_count_for_doc_holyday() -> None:
    """104."""
    both = ("rage", "saloon-characters")
    t = revealed("be1,be1", "1 G G D D", "sheriff doc-holyday 5/10", modules=both, rage=("beer",))
    t.stop()
    t.aim(1, 1, 1)
    assert t.life[0] == 7


@pytest.mark.rule("UA2-RAGE-6", "DG-CHAR-SLAB-1")
def test_a_beer_on_a_card_doubles_slabs_shot() -> None:
    t = revealed("beer", "1 G G D D", "sheriff slab-the-killer 8/10")
    t.stop()
    t.double(1)
    assert (t.life[:2], t.asked) == ([8, 6], None)


@pytest.mark.rule("UA2-RAGE-7")
def test_arrows_on_cards_are_taken_before_the_first_roll() -> None:
    t = revealed("arrow,arrow", "1 2 B G D")
    assert (t.arrows[0], t.pile) == (2, 7)
    told = [type(event) for event in t.events(RageRevealed, ArrowsTaken, DiceRolled)]
    assert told == [RageRevealed, ArrowsTaken, DiceRolled]
    assert t.entry(ArrowsTaken).rule == "UA2-RAGE-7"
    t.again("2", 0)
    assert t.arrows[0] == 2


@pytest.mark.rule("UA2-RAGE-7")
def test_whoever_falls_by_them_does_not_roll() -> None:
    """103, X09."""
    t = raging("outlaw 1/8 rage=arrow,beer", "sheriff 8/10", *FIVE[2:], pile=1)
    t.begin()
    assert (t.out, t.events(DiceRolled), t.asked, t.state.active) == ([0], [], None, 1)
    assert (t.state.box.open, t.state.box.worn) == ((), ("arrow", "beer"))


@pytest.mark.rule("UA2-RAGE-7")
def test_an_attack_that_they_bring_may_come_between_them() -> None:
    t = revealed("arrow,arrow", "1 2 B G D", "sheriff 8/10", "outlaw 8/8 a3", *FIVE[2:], pile=1)
    assert (t.events(IndiansAttacked) != [], t.arrows[0]) == (True, 1)


@pytest.mark.rule("UA2-RAGE-7", "OS4-CHAR-BILL-1")
def test_arrows_on_cards_do_not_wait_for_bill() -> None:
    """105."""
    both = ("rage", "saloon-characters")
    t = revealed("arrow", "A 2 B G D", "sheriff bill-noface 9/11", modules=both)
    assert t.arrows[0] == 1
    t.stop()
    assert t.arrows[0] == 2


@pytest.mark.rule("UA2-RAGE-8")
def test_they_are_discarded_as_the_turn_ends() -> None:
    t = revealed("beer", "G G D D B", worn=("gatling",))
    t.stop()
    t.aim(0)
    assert (t.state.box.open, t.asked) == (("beer",), "dice.beer")
    t.aim(0)
    assert (t.state.box.open, t.state.box.worn, t.asked) == ((), ("gatling", "beer"), None)


@pytest.mark.rule("UA2-RAGE-9")
def test_a_card_drawn_in_ones_own_turn_stays_face_down_until_the_next() -> None:
    t = raging("sheriff 8/10 a2", "outlaw out", "outlaw out", *FIVE[3:], pile=1, rage=("beer",))
    t.roll("A G G D D")
    t.stop()
    assert (hands(t)[0], t.events(RageRevealed), t.state.box.open) == (("beer",), [], ())
    for seat in (3, 4):
        assert t.state.active == seat
        t.roll("G G D D A")
        t.stop()
    t.roll("G G D D A")
    assert (t.events(RageRevealed), t.die(4)) == ([RageRevealed(0, ("beer",))], Die(4, Face.ARROW))
