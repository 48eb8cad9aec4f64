"""In which order things happen where many modules have something to do at the same moment."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rules.dice import DICE

EVERYTHING = (
    *("saloon-dice", "chief-arrow", "saloon-characters", "ghost"),
    *("rage", "duel-dice", "undead-characters", "boneyard", "special-roles", "legacy"),
)
TURN = """
take_a_saloon_die start_of_turn at_the_start reveal_rage turn_the_haunted_dice roll_the_dice
dynamite whiskey bulls_eyes beers gatling duels end_of_turn
"""
ROLL = "indian_arrows broken_arrows bullets after_a_roll"
LAST = "when_rolling_is_over arrows_that_waited when_rolling_is_over"
BATCH = """
worth_two reductions losses_in_place_of_others losses arrows_that_go_back before_eliminations eliminations
note_the_killer wounds_of_the_fallen rage_of_the_fallen tokens_of_the_fallen survivors_or_zombies
the_first_is_the_ghost the_loser_is_wounded reactions attack_if_pile_is_empty
"""
GAIN = "zombies_gain_nothing before_gains gains_count"
AFTER = """
tokens_go_back the_ghost_takes_form wounds_heal discard_the_revealed the_hurt_draw the_fallen_reveal at_the_end
pass_to_the_left
"""
NEXT = "rises lives has_ghost_turn"


def name(step: Any) -> str:
    return str((step.func if isinstance(step, partial) else step).__name__)


@pytest.mark.rule("UA1-ORDER-1", "OS-ORDER-1", "UA-GEN-1", "OS-GEN-1")
@pytest.mark.parametrize(
    ("moment", "steps"),
    [
        ("opening", "outbreak"),
        ("turn", TURN),
        ("any_roll", "after_any_roll"),
        ("roll", ROLL),
        ("last", LAST),
        ("batch", BATCH),
        ("gain", GAIN),
        ("after", AFTER),
        ("has_turn", NEXT),
    ],
)
def test_with_everything_the_steps_come_in_this_order(moment: str, steps: str) -> None:
    assert [name(step) for step in getattr(DICE.edition_of(EVERYTHING), moment)] == steps.split()


@pytest.mark.rule("UA4-ZOMBIE-2", "OS5-TURN-1")
def test_zombies_and_the_ghost_have_turns_of_their_own() -> None:
    turns = [[name(step) for step in steps] for _, steps in DICE.edition_of(EVERYTHING).turns]
    assert turns == [
        ["three_dice", "roll_the_dice", "dynamite", "bulls_eyes", "beers", "gatling"],
        ["two_dice", "roll_the_dice", "give_the_token"],
    ]
