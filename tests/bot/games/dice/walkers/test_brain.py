"""The brain of the dice game plays its edition among walkers as well as the game it was written for."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.games import brain_for
from bot.games.dice.brain import DiceBrain
from bot.games.dice.brain.suspicion import beliefs
from bot.games.dice.brain.worth import known_allies, worth_of
from bot.simulate import brains_of, luck_of, play
from rules.dice import DICE
from rules.dice.state import Role, State
from rules.dice.view import DiceView
from rules.dice.walkers import WALKERS, WALKERS_DICE
from tests.playing import deal, to_the_end

BASE_NAMES = {key: character.power for key, character in WALKERS.characters.items()}


def in_the_base_game(state: State) -> State:
    """The same state, with the character and the role that do the same there."""
    other = state.copy()
    for player in other.players:
        player.character, player.role = BASE_NAMES[player.character], player.role.goal
    return other


def as_played(view: DiceView) -> DiceView:
    """A view without names."""
    return replace(view, seats=tuple(s._replace(character="", role=s.role and s.role.goal) for s in view.seats))


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_it_sees_the_same_in_both_and_rolls_the_same_dice_again(seats: int) -> None:
    compared = 0
    for session in to_the_end(deal(WALKERS_DICE, seats), random.Random(seats)):
        (ask,) = session.waiting()
        here, there = session.view(ask.seat), DICE.view(in_the_base_game(session.state), ask.seat)
        if there.fallen:
            continue
        assert as_played(here) == as_played(there)
        assert worth_of(here).point == worth_of(there).point
        if ask.key == "dice.reroll":
            assert DiceBrain().answer(here, ask) == DiceBrain().answer(there, ask)
            compared += 1
    assert compared > 5


def test_the_two_loners_are_one_role_to_it() -> None:
    view = deal(WALKERS_DICE, 8).view(None)
    believed = beliefs(view)
    assert {role for belief in believed for role in belief} == set(Role) - {Role.RIVAL}
    assert sum(belief.get(Role.RENEGADE, 0.0) for belief in believed) == pytest.approx(2)


def test_a_rival_has_no_allies() -> None:
    session = deal(WALKERS_DICE, 8)
    rival = [player.role for player in session.state.players].index(Role.RIVAL)
    assert known_allies(session.view(rival)) == frozenset()


def test_it_is_the_brain_of_the_bots_and_wins_more_than_chance() -> None:
    assert isinstance(brain_for(WALKERS_DICE.key), DiceBrain)
    won = dict.fromkeys(("sensible", "random"), 0)
    for number in range(60):
        kinds = ["sensible", "random"] * 2 if number % 2 else ["random", "sensible"] * 2
        brains = brains_of(WALKERS_DICE, kinds, 1, number)
        played: Any = play(WALKERS_DICE, WALKERS_DICE.options_type(), luck_of(1, number), brains)
        for seat in played.result.winners:
            won[kinds[seat]] += 1
    assert won["sensible"] > 1.3 * won["random"]
