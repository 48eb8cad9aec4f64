"""Undead or Alive, module 4."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.core.errors import Reason
from rules.core.session import Session
from rules.dice import DICE, DiceOptions
from rules.dice.events import DiceRolled, GatlingFired, IndiansAttacked, LifeGained, PenaltyArrowTaken
from rules.dice.modules.boneyard import CARDS, CardRevealed, MasterRose, OutbreakBegan
from rules.dice.modules.duel_dice import WoundTaken
from rules.dice.modules.rage import RageDrawn
from rules.dice.options import Kind, Target
from rules.dice.state import Face, Role
from tests.playing import luck
from tests.rules.dice.table import Table, table

FIVE = ("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
QUIET = "D D A A G"
"""A roll of which nothing more comes, once it is kept."""
ZOMBIE = "outlaw 3/3 shown form=zombie"


def boneyard(*seats: str, modules: tuple[str, ...] = ("boneyard",), **more: Any) -> Table:
    return table(*(seats or FIVE), modules=modules, **more)


def shot(*seats: str, at: int = 1, **more: Any) -> Table:
    """Seat 0 shoots one neighbour and does nothing else."""
    t = boneyard(*seats, **more)
    t.roll("1 D D A A")
    t.stop()
    t.aim(at)
    return t


def quiet(t: Table, faces: str = QUIET) -> Table:
    """The seat in turn rolls, and nothing comes of it."""
    t.roll(faces)
    t.stop()
    return t


def after_outbreak(*seats: str, master: int | None = None, **more: Any) -> Table:
    return boneyard(*seats, outbreak=True, master=master, **more)


def close_until(t: Table, key: str | None) -> None:
    """Nobody acts in the windows that come before this question."""
    while t.asked != key:
        t.close()


def forms(t: Table) -> list[str]:
    return [t.state.own(seat).form for seat in range(len(t.state.players))]


# -- the cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA4-GEN-1")
def test_it_takes_four_players() -> None:
    assert DICE.refuse(DiceOptions(("boneyard",)), 3) == Reason(
        "module-players", (("module", "boneyard"), ("least", 4)), "UA4-GEN-1"
    )
    assert DICE.refuse(DiceOptions(("boneyard",)), 4) is None


@pytest.mark.rule("UA4-GEN-1", "UA-GEN-4", "UA-GEN-5")
def test_eleven_cards_make_a_face_down_pile() -> None:
    assert Counter(CARDS) == {0: 2, 1: 6, 2: 3}
    one, other = (Session.deal(DICE, 4, DiceOptions(("boneyard",)), luck(seed)) for seed in (1, 2))
    pile = one.checkpoint.state.box.boneyard
    assert Counter(pile) == Counter(CARDS)
    assert pile != other.checkpoint.state.box.boneyard
    seen = one.view(0).box
    assert (seen.boneyard, seen.hands, seen.outbreak) == (11, 0, False)


# -- the dead -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA4-DEAD-1")
def test_the_eliminated_show_their_role_and_give_everything_back() -> None:
    modules = ("rage", "duel-dice", "boneyard")
    t = boneyard(
        "sheriff 8/10", "outlaw el-gringo 1/7 a2 rage=beer wounds=be1", *FIVE[2:], modules=modules, boneyard=(1, 1)
    )
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    gone, own = t.state.players[1], t.state.own(1)
    assert (gone.shown, gone.arrows, own.rage, own.wounds, own.form) == (True, 0, (), (), "gone")
    assert (t.state.box.worn, t.state.box.wounds) == (("beer",), (Face.BE1,))
    assert t.events(PenaltyArrowTaken) == [PenaltyArrowTaken(0, 1, 6)]
    assert t.view(2).seats[1].power == ""


@pytest.mark.rule("UA4-DEAD-2")
def test_a_dead_player_is_a_place_until_the_turn_is_over() -> None:
    t = boneyard("sheriff 8/10", "outlaw 1/8 a1", *FIVE[2:], pile=1, boneyard=(1, 1))
    t.roll("A 2 D D G")
    assert (t.out, t.view(0).fallen) == ([1], (1,))
    t.stop()
    assert t.targets == [2, 3]
    t.aim(2)
    t.roll(QUIET)
    assert (t.state.active, t.view(0).fallen) == (2, ())


@pytest.mark.rule("UA4-BONE-1")
def test_each_player_eliminated_in_a_turn_turns_up_a_card_at_its_end_clockwise() -> None:
    t = boneyard("sheriff 8/10", "outlaw 1/8", *FIVE[2:4], "deputy 1/8", boneyard=(1, 1, 0), active=2)
    t.roll("G G G D D")
    t.stop()
    ended = [entry.event for entry in t.log.entries if entry.rule == "UA4-BONE-1"]
    assert ended == [CardRevealed(4, 1, 1, 3), CardRevealed(1, 1, 2, 3)]
    t = boneyard("outlaw 1/8 a1", "sheriff 8/10", *FIVE[2:], pile=1, boneyard=(1,))
    t.roll(QUIET)
    assert t.events(CardRevealed) == [CardRevealed(0, 1, 1, 4)]


@pytest.mark.rule("UA4-BONE-2")
def test_a_dead_player_turns_up_a_card_for_each_later_turn_and_does_nothing_else() -> None:
    t = quiet(
        boneyard("sheriff 8/10", "outlaw out form=gone", "renegade out form=gone", *FIVE[3:], boneyard=(1, 1))
    )
    assert t.events(CardRevealed) == [CardRevealed(1, 1, 1, 3), CardRevealed(2, 1, 2, 3)]
    assert (t.entry(CardRevealed).rule, t.state.active) == ("UA4-BONE-2", 3)


@pytest.mark.rule("UA4-BONE-2")
def test_of_an_empty_pile_none_is_turned_up() -> None:
    t = quiet(boneyard("sheriff 8/10", "outlaw out form=gone", *FIVE[2:], graves=(1, 1)))
    assert (t.events(CardRevealed), t.state.active) == ([], 2)


@pytest.mark.rule("UA4-BONE-2", "UA4-BONE-1")
def test_whoever_falls_just_before_his_turn_turns_up_two() -> None:
    t = shot("sheriff 8/10", "outlaw 1/8", *FIVE[2:], boneyard=(1, 2))
    rules = [entry.rule for entry in t.log.entries if isinstance(entry.event, CardRevealed)]
    assert (rules, t.state.box.graves, t.state.active) == (["UA4-BONE-1", "UA4-BONE-2"], (1, 2), 2)


@pytest.mark.rule("UA4-BONE-3", "UA4-BONE-6")
def test_a_card_without_hands_keeps_the_outbreak_away_and_goes_back() -> None:
    t = boneyard("sheriff 8/10", "outlaw out form=gone", *FIVE[2:], boneyard=(0, 1), graves=(2, 2, 2))
    t.roll(QUIET)
    t.luck.coming.append(0)
    t.stop()
    assert t.events(CardRevealed) == [CardRevealed(1, 0, 6, 4)]
    assert (t.state.box.boneyard, t.state.box.graves, t.state.box.due) == ((0, 1), (2, 2, 2), False)
    assert (t.state.active, t.state.box.nothing) == (2, 0)


@pytest.mark.rule("UA4-BONE-3")
@pytest.mark.parametrize("cards", [(2, 0, 1), (0, 2, 1)])
def test_it_does_so_for_all_cards_of_the_turn_in_whatever_order(cards: tuple[int, ...]) -> None:
    """127. The next would-be turn decides anew."""
    t = boneyard("sheriff 8/10", *FIVE[1:3], "outlaw 1/8", "deputy 1/8", boneyard=cards, graves=(2,))
    t.roll("G G G D D")
    t.luck.coming.append(1)
    t.stop()
    assert [event.hands for event in t.events(CardRevealed)] == list(cards[:2])
    assert (t.state.box.graves, t.state.box.due, t.state.active) == ((2, 2), False, 1)
    assert Counter(t.state.box.boneyard) == {0: 1, 1: 1}


@pytest.mark.rule("UA4-BONE-4")
def test_cards_with_hands_stay_face_up() -> None:
    t = quiet(boneyard("sheriff 8/10", "outlaw out form=gone", *FIVE[2:], boneyard=(1, 2), graves=(2,)))
    assert (t.state.box.graves, t.state.box.boneyard, t.view(None).box.hands) == ((2, 1), (2,), 3)


@pytest.mark.rule("UA4-BONE-5", "UA4-BONE-6")
@pytest.mark.parametrize(("graves", "due"), [((1, 1), False), ((1, 2), True)])
def test_the_outbreak_takes_strictly_more_hands_than_players_alive(graves: tuple[int, ...], due: bool) -> None:
    """128: three alive."""
    seats = ("sheriff 8/10", "outlaw out form=gone", "renegade out form=gone", *FIVE[3:])
    t = quiet(boneyard(*seats, boneyard=(1, 0), graves=graves, active=0))
    assert t.state.box.due is due


@pytest.mark.rule("UA4-BONE-6")
def test_a_death_alone_does_not_start_it() -> None:
    """129."""
    t = boneyard("sheriff 8/10", "outlaw 8/8", *FIVE[2:4], "deputy 1/8", boneyard=(0,), graves=(2, 2))
    t.roll("1 B D A A")
    t.stop()
    t.aim(4)
    assert t.asked == "dice.beer"
    t.aim(0)
    assert (t.state.box.due, t.events(OutbreakBegan)) == (False, [])


@pytest.mark.rule("UA4-BONE-7")
def test_a_game_may_end_before_any_outbreak() -> None:
    """126."""
    t = shot("outlaw 8/8", "sheriff 1/10", *FIVE[2:], boneyard=(2, 2, 2), graves=(2,))
    assert (t.winners, t.why, t.events(CardRevealed)) == ((0, 3), "sheriff-eliminated", [])


# -- the outbreak -------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA4-OUTBREAK-1")
def test_due_at_the_end_of_a_turn_it_begins_with_the_next() -> None:
    t = shot("sheriff 8/10", *FIVE[1:4], "deputy 1/8", at=4, boneyard=(2, 1), graves=(1, 2))
    assert (t.state.box.due, t.events(OutbreakBegan), t.state.active) == (True, [], 1)
    assert t.game.playing(t.state) == (0, 1, 2, 3, 4)
    t.roll(QUIET)
    assert t.events(OutbreakBegan) == [OutbreakBegan((4,), 4)]
    assert (t.state.active, t.ask.seat) == (1, 1)


@pytest.mark.rule("UA4-OUTBREAK-1")
def test_the_next_turn_may_be_that_of_a_player_who_was_dead() -> None:
    t = shot("sheriff 8/10", "outlaw 1/8", *FIVE[2:], boneyard=(2, 1), graves=(1, 2))
    assert (len(t.events(CardRevealed)), t.state.active) == (1, 1)
    t.roll("D A A")
    assert (forms(t)[1], t.state.active, len(t.state.faces)) == ("zombie", 1, 3)


@pytest.mark.rule("UA4-OUTBREAK-1", "OS3-RIGHT-1")
def test_an_extra_turn_is_the_next_turn() -> None:
    """223."""
    seats = ("renegade 8/8 card=the-right-hand", "sheriff 8/10", "outlaw 8/8", "outlaw 8/8", "deputy 1/8")
    t = boneyard(*seats, modules=("boneyard", "special-roles"), boneyard=(2, 1), graves=(1, 2))
    t.coming("1 D D A A")
    t.begin()
    close_until(t, "dice.reroll")
    t.stop()
    close_until(t, "dice.shoot")
    t.aim(4)
    close_until(t, "powers.end")
    t.reveal(0, "the-right-hand")
    close_until(t, None)
    assert (t.state.active, t.state.box.due) == (0, True)
    t.coming(QUIET)
    t.begin()
    assert t.events(OutbreakBegan, MasterRose) == [OutbreakBegan((4,), 4), MasterRose(0)]


@pytest.mark.rule("UA4-OUTBREAK-2")
def test_due_by_the_card_of_a_would_be_turn_it_begins_with_that_turn() -> None:
    t = quiet(boneyard("sheriff 8/10", "outlaw out form=gone", *FIVE[2:], boneyard=(2, 1), graves=(1, 2)))
    assert t.state.active == 1
    t.roll("D A G")
    assert (t.ask.seat, forms(t)[1], t.life[1]) == (1, "zombie", 4)
    assert t.events(OutbreakBegan) == [OutbreakBegan((1,), 4)]


def broken_out(*seats: str, faces: str = QUIET, **more: Any) -> Table:
    """The outbreak is due, and the turn of the active seat has begun."""
    t = boneyard(*seats, due=True, graves=(2, 2, 2), boneyard=(1, 1, 1, 1, 1, 1, 0, 0), **more)
    t.roll(faces)
    return t


DEAD = "out form=gone"


@pytest.mark.rule("UA4-OUTBREAK-3")
def test_all_boneyard_cards_leave_the_game() -> None:
    t = broken_out("sheriff 8/10", f"outlaw {DEAD}", *FIVE[2:])
    box = t.state.box
    assert (box.boneyard, box.graves, box.nothing, box.due, box.outbreak) == ((), (), 0, False, True)
    assert t.game.playing(t.state) == (0, 1, 2, 3, 4)


@pytest.mark.rule("UA4-OUTBREAK-4", "UA4-OUTBREAK-5")
def test_all_the_dead_are_zombies_a_renegade_too_and_without_a_living_one_nobody_leads() -> None:
    t = broken_out("sheriff 8/10", f"outlaw {DEAD}", f"renegade {DEAD}", *FIVE[3:])
    assert (forms(t), t.out) == (["", "zombie", "zombie", "", ""], [])
    assert (t.state.box.master, t.events(MasterRose)) == (None, [])


@pytest.mark.rule("UA4-OUTBREAK-5", "UA4-OUTBREAK-6")
def test_a_living_renegade_leads_them_and_keeps_life_dice_and_ability() -> None:
    seats = (f"outlaw {DEAD}", "sheriff 8/10", "renegade suzy-lafayette 5/8", "outlaw 8/8", "deputy 8/8")
    t = broken_out(*seats, active=2, faces="D D A A B")
    assert (t.state.box.master, t.events(MasterRose)) == (2, [MasterRose(2)])
    assert (t.entry(MasterRose).rule, t.view(0).seats[2].role, t.view(0).box.master) == (
        "UA4-OUTBREAK-5",
        Role.RENEGADE,
        2,
    )
    assert (forms(t)[2], len(t.state.faces), t.life[2]) == ("", 5, 5)
    t.stop()
    t.aim(2)
    assert t.life[2] == 8


@pytest.mark.rule("UA4-OUTBREAK-7")
def test_a_zombie_has_as_many_life_points_as_players_live_the_master_included() -> None:
    """230."""
    t = broken_out("sheriff 8/10", f"outlaw {DEAD}", "renegade 8/8", f"outlaw {DEAD}")
    zombies = [t.state.players[seat] for seat in (1, 3)]
    assert [(zombie.life, zombie.max_life) for zombie in zombies] == [(2, 2)] * 2
    assert t.state.box.master == 2


EIGHT = ("sheriff 8/10", "deputy 8/8", "outlaw 8/8", "renegade 8/8", "deputy 8/8", "outlaw 8/8", "renegade 8/8")


@pytest.mark.rule("UA4-OUTBREAK-8")
def test_of_two_renegades_the_living_one_leads() -> None:
    seats = (*EIGHT[:3], f"renegade {DEAD}", *EIGHT[4:], f"outlaw {DEAD}")
    assert broken_out(*seats).state.box.master == 6


@pytest.mark.rule("UA4-OUTBREAK-9")
@pytest.mark.parametrize(("active", "master"), [(0, 3), (3, 3), (4, 6), (6, 6), (7, 3)])
def test_of_two_living_renegades_whoever_comes_first_clockwise_leads(active: int, master: int) -> None:
    t = boneyard(*EIGHT, f"outlaw {DEAD}", due=True, graves=(2, 2, 2, 2), active=active)
    t.coming(QUIET if active != 7 else "D A A")
    t.begin()
    assert (t.state.box.master, t.state.players[9 - master].shown) == (master, False)


# -- zombies ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA4-ZOMBIE-1", "UA4-ZOMBIE-6")
def test_zombies_are_places_and_targets_again() -> None:
    t = after_outbreak("sheriff 8/10", ZOMBIE, *FIVE[2:])
    t.roll("1 2 D D A")
    t.stop()
    assert t.targets == [1, 4]
    t.aim(1)
    assert t.targets == [2, 3]
    t.aim(2)
    assert t.life[:3] == [8, 2, 7]


@pytest.mark.rule("UA4-ZOMBIE-2")
def test_a_zombie_rolls_three_base_dice_three_times() -> None:
    t = after_outbreak(ZOMBIE, "sheriff 8/10", *FIVE[2:])
    t.roll("1 2 G")
    assert (t.state.dice, t.asked) == (["base"] * 3, "dice.reroll")
    t.again("G", 0)
    t.again("G", 1)
    assert t.events(GatlingFired) == [GatlingFired(0, 3)]
    assert (t.life, t.state.active) == ([3, 7, 7, 7, 7], 1)


@pytest.mark.rule("UA4-ZOMBIE-2")
def test_no_other_dice_and_no_cards_come_into_it() -> None:
    modules = ("saloon-dice", "rage", "duel-dice", "boneyard")
    t = after_outbreak(ZOMBIE, "sheriff 8/10", *FIVE[2:], modules=modules)
    t.roll("1 2 G")
    assert (t.state.dice, t.asked) == (["base"] * 3, "dice.reroll")


@pytest.mark.rule("UA4-ZOMBIE-3")
def test_a_zombie_never_gains_life_and_may_give_it() -> None:
    """125."""
    t = after_outbreak(ZOMBIE.replace("3/3", "2/3"), "sheriff 8/10", *FIVE[2:])
    t.roll("B B D")
    t.stop()
    t.aim(0, 1)
    assert t.life[:2] == [2, 9]
    assert t.events(LifeGained) == [LifeGained(0, 0, 1, 2, "beer", 0), LifeGained(1, 1, 0, 9, "beer", 0)]
    t = after_outbreak("sheriff sid-ketchum 8/10", ZOMBIE.replace("3/3", "2/3"), *FIVE[2:])
    t.begin()
    t.first_roll_after(1, QUIET)
    assert t.life[1] == 2
    assert t.view(3).seats[0].deeds.wasted == {1: 1}


@pytest.mark.rule("UA4-ZOMBIE-4", "UA2-RAGE-2")
def test_a_zombie_draws_no_rage() -> None:
    t = after_outbreak("sheriff 8/10", ZOMBIE, *FIVE[2:], modules=("rage", "boneyard"), rage=("beer",))
    t.roll("1 1 D D A")
    t.stop()
    t.aim(1, 1)
    assert (t.life[1], t.events(RageDrawn), t.state.box.rage) == (1, [], ("beer",))


@pytest.mark.rule("UA4-ZOMBIE-4", "UA4-ZOMBIE-6", "UA1-DUEL-1")
def test_a_zombie_fights_duels_and_is_not_wounded() -> None:
    """124."""
    modules = ("rage", "duel-dice", "boneyard")
    t = after_outbreak("sheriff 8/10", ZOMBIE, *FIVE[2:], modules=modules, wounds=(Face.BE1,))
    t.roll("D D A duel A")
    t.stop()
    t.coming("duel duel A", *["duel"] * 3)
    t.aim(1)
    assert (t.life[:2], t.state.box.wounds, t.events(WoundTaken)) == ([8, 2], (Face.BE1,), [])


@pytest.mark.rule("UA4-ZOMBIE-4", "UA3-HERB-1", "UA3-PAT-1")
def test_neither_herb_nor_pat_gives_a_zombie_anything() -> None:
    modules = ("rage", "duel-dice", "undead-characters", "boneyard")
    t = after_outbreak("sheriff herb-hunter 8/10", ZOMBIE, *FIVE[2:], modules=modules, wounds=(Face.BE1,))
    t.roll("1 1 D D A")
    t.stop()
    t.aim(1, 1)
    assert t.events(WoundTaken) == []
    t = after_outbreak("sheriff pat-brennan 8/10 rage=beer", ZOMBIE, *FIVE[2:], modules=modules)
    t.begin()
    t.pick(Target(0))
    assert t.targets == [2, 3, 4]


@pytest.mark.rule("UA4-ZOMBIE-5")
def test_a_zombie_has_no_ability() -> None:
    t = after_outbreak("sheriff 8/10", "outlaw el-gringo 3/3 shown form=zombie", *FIVE[2:])
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    assert (t.life[1], t.events(PenaltyArrowTaken)) == (2, [])
    t = broken_out("sheriff 8/10", f"outlaw willy-the-kid {DEAD}", *FIVE[2:], active=1, faces="G G D")
    t.stop()
    assert t.events(GatlingFired) == []


@pytest.mark.rule("UA4-ZOMBIE-5", "OS3-GEN-8")
def test_a_zombie_has_no_role_power_and_the_master_has() -> None:
    """218, 219."""
    seats = (
        "sheriff 8/10",
        "outlaw 3/3 shown form=zombie card=the-gambler",
        "renegade 8/8 shown card=the-left-hand",
        "outlaw 1/8",
        "deputy 8/8",
    )
    t = after_outbreak(*seats, modules=("boneyard", "special-roles"), master=2)
    t.coming("1 2 D D A")
    t.begin()
    while t.asked != "dice.reroll":
        t.close()
    t.stop()
    while t.window:
        assert 1 not in t.holders
        t.close()
    t.aim(1)
    t.aim(3)
    assert (t.window, t.holders) == ("powers.fall", [2])


@pytest.mark.rule("UA4-ZOMBIE-6")
def test_a_zombie_takes_arrows_and_suffers_attacks_and_dynamite() -> None:
    t = after_outbreak(ZOMBIE, "sheriff 8/10", *FIVE[2:], pile=2)
    t.roll("A A D")
    assert (len(t.events(IndiansAttacked)), t.life[0]) == (1, 1)
    t = after_outbreak(ZOMBIE, "sheriff 8/10", *FIVE[2:])
    t.roll("D D D")
    assert t.life[0] == 2


# -- the end ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UA4-END-1")
def test_whoever_falls_after_the_outbreak_is_out_for_good() -> None:
    t = after_outbreak("sheriff 8/10", ZOMBIE.replace("3/3", "1/3"), f"renegade {DEAD}", *FIVE[3:], ZOMBIE)
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    assert (t.out, t.state.active, t.events(CardRevealed)) == ([1, 2], 3, [])
    assert t.game.playing(t.state) == (0, 3, 4, 5)


@pytest.mark.rule("UA4-END-2", "UA4-END-5")
def test_zombies_and_their_master_win_once_no_survivor_is_left() -> None:
    """130 too: only the Master is alive."""
    five = (ZOMBIE, "sheriff 1/10", "renegade 8/8 shown", f"outlaw {DEAD}", "outlaw out form=zombie")
    t = after_outbreak(*five, master=2)
    t.roll("1 D A")
    t.stop()
    t.aim(1)
    assert (t.winners, t.why) == ((0, 2, 4), "zombies-left")
    four = ("renegade 8/8 shown", "sheriff 1/10", "outlaw out form=zombie", f"outlaw {DEAD}")
    t = after_outbreak(*four, master=0)
    t.roll("1 D D A A")
    t.stop()
    assert t.winners == (0, 2)


@pytest.mark.rule("UA4-END-3", "UA4-OUTBREAK-9")
def test_survivors_of_all_roles_win_once_all_zombies_and_the_master_are_gone() -> None:
    seats = (
        "sheriff 8/10",
        "outlaw 1/3 shown form=zombie",
        "renegade out shown",
        "outlaw 8/8",
        f"deputy {DEAD}",
        "renegade 8/8",
    )
    t = after_outbreak(*seats, master=2)
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    assert (t.winners, t.why, t.view(None).winners) == ((0, 3, 4, 5), "zombies-destroyed", (0, 3, 4, 5))


@pytest.mark.rule("UA4-END-3")
def test_the_master_alone_keeps_the_fight_going_and_so_does_a_zombie() -> None:
    seats = ("sheriff 8/10", ZOMBIE.replace("3/3", "1/3"), "renegade 8/8 shown", "outlaw 8/8")
    t = after_outbreak(*seats, master=2)
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    assert (t.out, t.winners) == ([1], None)
    t = after_outbreak("sheriff 8/10", "renegade 1/8 shown", ZOMBIE, "outlaw 8/8", master=1)
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    assert (t.out, t.winners) == ([1], None)


@pytest.mark.rule("UA4-END-4")
def test_if_all_die_together_the_zombies_have_won() -> None:
    seats = ("outlaw 1/3 a1 shown form=zombie", "sheriff 1/10 a1", f"outlaw {DEAD}", "renegade 1/8 a1 shown")
    t = after_outbreak(*seats, master=3, pile=1)
    t.roll("A D D")
    assert (t.winners, t.why) == ((0, 3), "zombies-left")
    assert [entry.rule for entry in t.log.entries][-1] == "UA4-END-4"


@pytest.mark.rule("UA4-END-5")
def test_the_sheriffs_death_ends_nothing_after_the_outbreak() -> None:
    t = after_outbreak("outlaw 8/8", "sheriff 1/10", ZOMBIE, "outlaw 8/8", "deputy 8/8")
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    assert (t.out, t.winners, t.state.active) == ([1], None, 2)


@pytest.mark.rule("UA4-ZOMBIE-6", "DG-CHAR-VULTURE-1")
def test_vulture_sam_gains_for_a_zombie_too() -> None:
    """134."""
    t = after_outbreak("sheriff vulture-sam 5/10", ZOMBIE.replace("3/3", "1/3"), ZOMBIE, *FIVE[3:])
    t.roll("1 D D A A")
    t.stop()
    t.aim(1)
    assert t.life[0] == 7


# -- with the Ghost -----------------------------------------------------------------------------------------------


BOTH = ("ghost", "boneyard")


@pytest.mark.rule("OS5-UA-1", "UA4-BONE-2")
def test_the_ghost_turns_up_cards_like_any_dead_player_and_has_his_turn() -> None:
    t = quiet(boneyard("sheriff 8/10", "outlaw out form=ghost", *FIVE[2:], modules=BOTH, ghost=1, boneyard=(1, 0)))
    assert (t.events(CardRevealed), t.state.active) == ([CardRevealed(1, 1, 1, 4)], 1)
    t.roll("1 2")
    assert (t.asked, len(t.state.faces)) == ("dice.reroll", 2)
    t = shot("sheriff 8/10", "outlaw 1/8", *FIVE[2:], modules=BOTH, boneyard=(1, 1))
    assert (forms(t)[1], t.state.active, len(t.events(CardRevealed))) == ("ghost", 1, 2)


@pytest.mark.rule("OS5-UA-1", "UA4-OUTBREAK-5")
def test_the_ghost_is_a_zombie_after_the_outbreak_and_his_tokens_are_gone() -> None:
    """132, 133, 220."""
    seats = ("sheriff 8/10", "renegade out form=ghost side=outlaw", "outlaw 8/8", *FIVE[3:])
    t = boneyard(
        *seats, modules=BOTH, ghost=1, haunted=0, token=Face.ARROW, twice=True, due=True, graves=(2, 2, 1)
    )
    t.roll(QUIET)
    box = t.state.box
    assert (box.ghost, box.haunted, box.token, box.twice, box.master) == (None, None, None, False, None)
    assert (forms(t)[1], t.state.own(1).side, t.life[1]) == ("zombie", None, 4)
    assert t.events(DiceRolled)[0].rolled == (0, 1, 2, 3, 4)


@pytest.mark.rule("UA4-ZOMBIE-2", "OS1-DIE-2")
def test_the_master_takes_a_saloon_die_as_before() -> None:
    seats = ("renegade 8/8 shown", "sheriff 8/10", ZOMBIE, *FIVE[3:])
    t = after_outbreak(*seats, modules=("saloon-dice", "boneyard"), master=0)
    t.begin()
    assert (t.asked, t.ask.options[0]) == ("saloon.die", Kind("base"))
