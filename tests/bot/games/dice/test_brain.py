from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import brain_for
from bot.games.dice.brain import DiceBrain
from bot.games.dice.brain.odds import Counts, best_to_keep
from bot.games.dice.brain.suspicion import beliefs
from bot.games.dice.brain.worth import known_allies, worth_of
from bot.simulate import Summary, brains_of, luck_of, play, simulate
from rules.core.ask import Ask, Seat
from rules.dice.options import Arrow, Number, Target
from rules.dice.state import Deeds, Role
from rules.dice.view import DiceView
from rules.games import GAMES
from tests.playing import deal, to_the_end
from tests.rules.dice.table import Table, table

DICE = GAMES["dice"]
ROOT = Path(__file__).parents[4]


def answer(t: Table) -> tuple[Any, ...]:
    """What the sensible brain of the seat that is asked chooses."""
    return t.ask.pick(DiceBrain().answer(t.view(t.ask.seat), t.ask))


def chosen(t: Table) -> Seat:
    (target,) = answer(t)
    assert isinstance(target, Target)
    return target.seat


def shots_of(t: Table, faces: str = "1 D D D A") -> Table:
    """The seat in turn rolls this, and may not roll again."""
    t.roll(faces)
    return t


# -- who is who -----------------------------------------------------------------------------------------------


def five() -> Table:
    return table("sheriff 10/10", "deputy 8/8", "outlaw 8/8", "outlaw 8/8", "renegade 8/8")


def test_before_anything_was_done_all_hidden_seats_look_alike() -> None:
    t = five()
    believed = beliefs(t.view(0))
    assert believed[0] == {Role.SHERIFF: 1.0}
    assert believed[1] == believed[2] == believed[4]
    assert believed[1][Role.OUTLAW] == pytest.approx(0.5)
    assert beliefs(t.view(1))[2][Role.OUTLAW] == pytest.approx(2 / 3)


def test_who_shoots_the_sheriff_looks_like_an_outlaw_and_who_heals_him_like_a_deputy() -> None:
    t = five()
    t.state.players[2].deeds = Deeds(shots={0: 2})
    t.state.players[1].deeds = Deeds(helped={0: 2})
    believed = beliefs(t.view(0))
    assert believed[2][Role.OUTLAW] > 0.7 > believed[3][Role.OUTLAW]
    assert believed[1][Role.DEPUTY] > 0.5 > believed[3][Role.DEPUTY]


def test_who_shoots_an_outlaw_that_has_fallen_looks_less_like_one() -> None:
    t = table("sheriff 10/10", "deputy 8/8", "outlaw 8/8", "outlaw out", "renegade 8/8")
    before = beliefs(t.view(0))[1][Role.OUTLAW]
    t.state.players[1].deeds = Deeds(shots={3: 3})
    assert beliefs(t.view(0))[1][Role.OUTLAW] < before


def test_beliefs_are_shares_of_the_roles_in_play() -> None:
    t = table(
        *("sheriff 9/9", "deputy 8/8", "deputy 8/8", "outlaw 8/8", "outlaw 8/8", "outlaw 8/8"), "renegade 8/8"
    )
    t.state.players[3].deeds = Deeds(shots={0: 1, 4: 1})
    believed = beliefs(t.view(5))
    assert believed[5] == {Role.OUTLAW: 1.0}
    for role, count in ((Role.DEPUTY, 2), (Role.OUTLAW, 3), (Role.RENEGADE, 1)):
        assert sum(belief.get(role, 0) for belief in believed) == pytest.approx(count)


# -- whom to shoot --------------------------------------------------------------------------------------------


def test_an_outlaw_shoots_the_sheriff() -> None:
    t = shots_of(table("outlaw 8/8", "sheriff 10/10", "renegade 8/8", "outlaw 8/8", "deputy 3/8"))
    assert (t.targets, chosen(t)) == ([1, 4], 1)


def test_the_sheriff_shoots_back() -> None:
    t = five()
    t.state.players[4].deeds = Deeds(shots={0: 2})
    assert chosen(shots_of(t)) == 4
    t = five()
    t.state.players[1].deeds = Deeds(shots={0: 2})
    assert chosen(shots_of(t)) == 1


@pytest.mark.parametrize("sheriff", ["sheriff 1/10", "sheriff 10/10"])
def test_the_renegade_needs_the_sheriff_while_others_live(sheriff: str) -> None:
    t = shots_of(table("renegade 8/8", sheriff, "deputy out", "outlaw out", "outlaw 8/8"))
    assert (t.targets, chosen(t)) == ([1, 4], 4)


def test_the_renegade_helps_the_weaker_side() -> None:
    strong_law = table("renegade 8/8", "sheriff 10/10", "deputy 8/8", "outlaw 1/8", "outlaw out")
    weak_law = table("renegade 8/8", "sheriff 2/10", "deputy 1/8", "outlaw 8/8", "outlaw 8/8")
    for t in (strong_law, weak_law):
        t.state.players[2].deeds = Deeds(helped={1: 3})
        t.state.players[3].deeds = Deeds(shots={1: 3})
        t.state.players[4].deeds = Deeds(shots={1: 3})
    care = [[worth_of(t.view(0)).point[seat] for seat in (1, 2, 3)] for t in (strong_law, weak_law)]
    assert care[0][0] < care[1][0]
    assert care[0][1] < care[1][1]
    assert care[0][2] > care[1][2]


def test_of_two_enemies_the_weaker_is_shot() -> None:
    t = table("sheriff 10/10", "outlaw 8/8", "deputy out", "renegade out", "outlaw 2/8")
    assert chosen(shots_of(t)) == 4


def test_no_shot_is_wasted_on_who_will_fall_anyway() -> None:
    t = table("sheriff 10/10", "outlaw 8/8", "deputy out", "renegade out", "outlaw 1/8")
    t.roll("1 1 D D D")
    assert chosen(t) == 4
    t.aim(4)
    assert chosen(t) == 1


@pytest.mark.parametrize(
    ("me", "prey"), [(Role.DEPUTY, Role.RENEGADE), (Role.RENEGADE, Role.OUTLAW), (Role.OUTLAW, Role.DEPUTY)]
)
def test_of_three_each_hunts_his_prey(me: Role, prey: Role) -> None:
    others = [role for role in ("deputy", "outlaw", "renegade") if role != me]
    t = table(f"{me} 8/8", *(f"{role} 4/8" for role in others))
    for player in t.state.players:
        player.shown = True
    assert t.state.players[chosen(shots_of(t))].role is prey


def test_of_three_the_last_two_shoot_each_other() -> None:
    t = table("deputy 8/8", "outlaw 4/8", "renegade out")
    assert worth_of(t.view(0)).point[1] < 0


# -- whom to heal ---------------------------------------------------------------------------------------------


def test_a_deputy_heals_a_sheriff_in_need_and_himself_when_the_sheriff_is_well() -> None:
    for sheriff, seat in (("sheriff 2/10", 1), ("sheriff 10/10", 0)):
        t = table("deputy 5/8", sheriff, "outlaw 1/8", "outlaw 8/8", "renegade 8/8")
        t.roll("B D D D A")
        assert chosen(t) == seat


def test_an_outlaw_in_full_health_wastes_a_beer_and_heals_no_sheriff() -> None:
    t = table("outlaw 8/8", "sheriff 2/10", "renegade 8/8", "outlaw 8/8", "deputy 3/8")
    t.roll("B D D A A")
    t.stop()
    assert t.asked == "dice.beer"
    assert t.state.players[chosen(t)].life == 8


def test_beers_are_shared_when_one_is_enough() -> None:
    t = table("deputy 5/8", "sheriff 9/10", "outlaw 8/8", "outlaw 8/8", "renegade 8/8")
    t.roll("B B B D D")
    t.stop()
    first = chosen(t)
    t.aim(first)
    assert {first, chosen(t)} <= {0, 1}


# -- what to roll again ---------------------------------------------------------------------------------------


def shown(faces: str) -> Counts:
    letters = faces.split()
    return tuple(letters.count(letter) for letter in "AD12BG")


def brute(hand: Counts, rolls: int, worth: Any, arrow: float) -> float:
    """What a hand is worth, computed by trying everything; only for two dice."""
    best: float = worth(hand)
    if rolls == 0 or hand[1] >= 3:
        return best
    for keep in product(*(range(count + 1) if face != 1 else (count,) for face, count in enumerate(hand))):
        dice = sum(hand) - sum(keep)
        if dice:
            total = 0.0
            for rolled in product(range(6), repeat=dice):
                after = tuple(have + rolled.count(face) for face, have in enumerate(keep))
                total += brute(after, rolls - 1, worth, arrow) - arrow * rolled.count(0)
            best = max(best, total / 6**dice)
    return best


@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize("hand", ["A D", "1 2", "B B", "G 1", "D D"])
def test_the_expectation_is_exact(hand: str, rolls: int) -> None:
    value = cache(lambda counts: counts[2] * 1.5 + counts[3] - counts[4] * 0.25 + (counts[5] == 2) * 3.0)
    keep = best_to_keep(shown(hand), rolls, value, 0.5, locked=True)
    dice = sum(shown(hand)) - sum(keep)
    assert keep[1] == shown(hand)[1], "a dynamite is kept"
    total = 0.0
    for rolled in product(range(6), repeat=dice):
        after = tuple(have + rolled.count(face) for face, have in enumerate(keep))
        total += (brute(after, rolls - 1, value, 0.5) if dice else value(after)) - 0.5 * rolled.count(0)
    assert total / 6**dice == pytest.approx(brute(shown(hand), rolls, value, 0.5))


def test_a_hand_that_cannot_get_better_is_kept() -> None:
    def gatlings(counts: Counts) -> float:
        return float(counts[5])

    assert best_to_keep(shown("G G G G G"), 2, gatlings, 0.5, locked=True) == shown("G G G G G")


def test_a_dynamite_can_be_rolled_again_only_where_it_is_not_locked() -> None:
    def no_dynamite(counts: Counts) -> float:
        return -float(counts[1])

    for locked, keep in ((True, "D D 1 1 1"), (False, "1 1 1")):
        assert best_to_keep(shown("D D 1 1 1"), 1, no_dynamite, 0.0, locked=locked) == shown(keep)


def test_two_gatlings_are_kept_for_a_third_by_one_who_has_enemies_all_round() -> None:
    t = table("sheriff 10/10", "outlaw 2/8", "outlaw 2/8", "renegade 2/8", "deputy out")
    t.roll("G G A B 2")
    rolled = {die.index for die in answer(t)}
    assert not rolled & {0, 1}
    assert {2, 3} <= rolled


def test_the_last_arrow_is_not_risked_by_one_whom_it_would_kill() -> None:
    t = table("outlaw 3/8 a3", "sheriff 10/10", "renegade 8/8 a5", "outlaw 8/8", "deputy 8/8", pile=1)
    t.roll("1 2 B D G")
    assert len(answer(t)) <= 1


# -- characters -----------------------------------------------------------------------------------------------


def test_bart_takes_arrows_rather_than_the_last_hits() -> None:
    t = table("outlaw 8/8", "sheriff bart-cassidy 2/10", "renegade 8/8", "outlaw 8/8", "deputy 3/8")
    t.roll("1 1 D D D")
    t.aim(1, 1)
    assert t.asked == "bart.arrows"
    (number,) = answer(t)
    assert isinstance(number, Number)
    assert number.n >= 1


def test_pedro_puts_back_all_he_may() -> None:
    t = table("outlaw 8/8", "sheriff pedro-ramirez 9/10 a2", "renegade 8/8", "outlaw 8/8", "deputy 3/8")
    t.roll("1 1 D D D")
    t.aim(1, 1)
    assert (t.asked, answer(t)) == ("pedro.arrows", (Number(2),))


def test_kit_puts_back_his_own_arrows_and_no_enemys() -> None:
    t = table("sheriff kit-carlson 5/9 a1", "outlaw 8/8 a3", "deputy out", "outlaw 8/8 a1", "renegade 8/8 a2")
    t.roll("G G D D D")
    assert (t.asked, answer(t)) == ("kit.arrows", (Arrow(0, 1),))


def test_slab_doubles_the_shot_that_ends_it() -> None:
    t = table("outlaw slab-the-killer 8/8", "sheriff 2/10", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.roll("1 B D D D")
    assert answer(t) == (Target(1, double=True),)


def test_sid_heals_himself_when_he_is_an_outlaw() -> None:
    t = table("outlaw sid-ketchum 5/8", "sheriff 2/10", "renegade 8/8", "outlaw 8/8", "deputy 8/8")
    t.begin()
    assert (t.asked, chosen(t)) == ("sid.gain", 0)


# -- properties -----------------------------------------------------------------------------------------------


def asked(seats: int, seed: int, *, chooser: random.Random | None = None) -> Iterator[tuple[DiceView, Ask[Any]]]:
    """Every view and ask of a game that is played at random."""
    session = deal(DICE, seats, seed)
    for _ in to_the_end(session, chooser or random.Random(seed)):
        for ask in session.waiting():
            yield session.view(ask.seat), ask


@settings(max_examples=40)
@given(st.integers(4, 8), st.integers(0, 10**6))
def test_a_known_ally_is_never_shot_while_another_target_is_open(seats: int, seed: int) -> None:
    for view, ask in asked(seats, seed):
        allies = known_allies(view)
        if ask.key == "dice.shoot" and allies:
            (target,) = ask.pick(DiceBrain().answer(view, ask))
            open_ = {option.seat for option in ask.options if isinstance(option, Target)}
            assert target.seat not in allies or open_ <= allies


def test_known_allies_of_a_deputy_are_the_sheriff_and_of_an_outlaw_nobody() -> None:
    t = five()
    assert [known_allies(t.view(seat)) for seat in range(5)] == [set(), {0}, set(), set(), set()]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_equal_views_give_equal_answers(seats: int) -> None:
    for view, ask in asked(seats, seed=seats):
        assert DiceBrain().answer(view, ask) == brain_for("dice").answer(deepcopy(view), deepcopy(ask))


def test_another_process_decides_alike() -> None:
    line = [sys.executable, "-m", "bot", "simulate", "dice", "--games", "1", "--players", "6", "--json"]
    another = {**os.environ, "PYTHONHASHSEED": "1"}
    told = json.loads(subprocess.run(line, cwd=ROOT, env=another, capture_output=True, check=True).stdout)
    here = simulate(DICE, DICE.options_type(), ["sensible"] * 6, range(1), seed=1)
    assert (told["decisions"], told["mean_turns"]) == (here.decisions, here.turns)
    wins = {kind: {key: row["wins"] for key, row in rows.items()} for kind, rows in told["wins"].items()}
    assert wins == here.wins


def test_a_refused_answer_is_not_given_again() -> None:
    for view, ask in asked(5, seed=2):
        first = DiceBrain().answer(view, ask)
        if len(list(ask.answers())) > 2:
            again = Ask(ask.seat, ask.key, ask.options, ask.least, ask.most, ask.closed, refused=(first,))
            again.check(DiceBrain().answer(view, again))


# -- wins -----------------------------------------------------------------------------------------------------


def test_sensible_seats_win_more_than_random_ones_of_the_same_role() -> None:
    summaries = {"random": Summary(), "sensible": Summary()}
    wins: dict[tuple[str, str], list[bool]] = {}
    for number in range(150):
        mixed = random.Random(number)
        kinds = [mixed.choice(list(summaries)) for _ in range(5)]
        played = play(DICE, DICE.options_type(), luck_of(1, number), brains_of(DICE, kinds, 1, number))
        for seat, kind in enumerate(kinds):
            won = seat in played.result.winners
            wins.setdefault((played.identities[seat]["role"], kind), []).append(won)
    for role in ("sheriff", "deputy", "outlaw", "renegade"):
        share = {kind: sum(wins[role, kind]) / len(wins[role, kind]) for kind in summaries}
        assert share["sensible"] >= 1.25 * share["random"], role
