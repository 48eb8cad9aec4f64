"""The game object, and the state as data."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest
from pydantic import TypeAdapter

from rules.core.ask import TAKE_BACK, Ask
from rules.core.errors import Reason
from rules.core.roles import Outcome
from rules.dice import DICE, DiceOptions
from rules.dice.options import Die, Number, Target
from rules.dice.state import Aim, Face, Phase, Player, Role, State
from rules.games import GAMES
from tests.playing import deal, step
from tests.rules.dice.table import table

OTHER = {
    "players": [Player(Role.OUTLAW, "sid-ketchum", 1, 8)],
    "pile": 4,
    "active": 2,
    "turn": 3,
    "phase": Phase.RESOLVING,
    "dice": ["base"],
    "faces": [Face.BEER],
    "rolls": 2,
    "plan": [Aim(0, Face.BEER, 1)],
    "aiming": 1,
    "beers_spent": 1,
    "outcome": Outcome((1,), "renegade-alone"),
    "next_draw": 9,
}
OTHER_PLAYER = {
    "role": Role.RENEGADE,
    "character": "sid-ketchum",
    "life": 3,
    "max_life": 9,
    "shown": True,
    "arrows": 2,
    "fell": 5,
    "favours": {1: -2},
}


def state() -> State:
    return State([Player(Role.SHERIFF, "black-jack", 10, 10)], 9, 0)


@pytest.mark.parametrize("field", [f.name for f in fields(State)])
def test_every_field_changes_the_digest_and_is_copied(field: str) -> None:
    other = state()
    setattr(other, field, OTHER[field])
    assert other.digest() != state().digest()
    assert other.copy() == other


@pytest.mark.parametrize("field", [f.name for f in fields(Player)])
def test_every_field_of_a_player_changes_the_digest_and_is_copied(field: str) -> None:
    other = state()
    setattr(other.players[0], field, OTHER_PLAYER[field])
    assert other.digest() != state().digest()
    assert other.copy() == other


@pytest.mark.parametrize(
    "shot", [Aim(1, Face.BE1, 2), Aim(0, Face.BE2, 2), Aim(0, Face.BE1, 3), Aim(0, Face.BE1, 2, True)]
)
def test_a_plan_in_the_making_is_part_of_the_digest(shot: Aim) -> None:
    one, other = state(), state()
    one.plan, other.plan = [Aim(0, Face.BE1, 2)], [shot]
    assert one.digest() != other.digest()


def test_a_copy_shares_nothing_that_changes() -> None:
    one = state()
    before, other = one.digest(), one.copy()
    other.players[0].life -= 1
    other.players.append(other.players[0])
    other.dice.append("base")
    other.faces.append(Face.BEER)
    other.plan.append(Aim(0, Face.BEER, 0))
    assert one.digest() == before


@pytest.mark.parametrize("seed", range(3))
def test_a_state_comes_back_from_json_as_it_was(seed: int) -> None:
    adapter, rng = TypeAdapter(State), random.Random(seed)
    game = deal(DICE, 6, seed)
    while game.question is not None:
        again = adapter.validate_json(adapter.dump_json(game.state))
        assert (again, again.digest()) == (game.state, game.state.digest())
        step(game, rng)
    assert adapter.validate_json(adapter.dump_json(game.state)) == game.state


def test_the_game_is_registered() -> None:
    assert GAMES["dice"] is DICE
    assert DICE.refuse(DiceOptions(), 5) is None
    assert DICE.refuse(DiceOptions(), 9) == Reason(
        "wrong-number-of-seats", (("least", 3), ("most", 8)), "DG-SETUP-1"
    )


@pytest.mark.parametrize(
    ("ask", "default"),
    [
        (Ask(0, "dice.reroll", (Die(0, Face.BEER), Die(1, Face.BEER)), 0, 2), ()),
        (Ask(0, "dice.shoot", (Target(1), Target(3), Target(1, True), TAKE_BACK)), (0,)),
        (Ask(0, "dice.beer", (Target(0), Target(1))), (0,)),
        (Ask(0, "bart.arrows", (Number(0), Number(1))), (0,)),
        (Ask(0, "dice.beer", (Target(0), Target(1), TAKE_BACK), refused=((0,),)), (1,)),
        (Ask(0, "dice.beer", (Target(0), TAKE_BACK), refused=((0,),)), (1,)),
    ],
)
def test_the_default_stops_shoots_the_first_drinks_itself_leaves_arrows_and_takes_back_last(
    ask: Ask[object], default: tuple[int, ...]
) -> None:
    assert DICE.default(table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8").view(0), ask) == default


def test_result_living_and_identity() -> None:
    t = table("sheriff willy-the-kid 8/10", "outlaw out", "outlaw 1/8", "renegade 1/8")
    assert (DICE.result(t.state), DICE.living(t.state), DICE.active(t.state)) == (None, (0, 2, 3), 0)
    t.roll("G G D D B")
    t.stop()
    t.aim(0)
    result = DICE.result(t.state)
    assert result is not None
    assert (result.places, result.winners, result.draw, result.why) == (
        ((0,), (1, 2, 3)),
        (0,),
        False,
        "law-restored",
    )
    assert DICE.identity(t.state, 0) == {"role": "sheriff", "character": "willy-the-kid"}


def test_what_a_player_chose_to_do_to_others_is_remembered_for_all_to_see() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("1 1 B B G")
    t.stop()
    t.aim(1, 3, 0, 3)
    assert t.view(2).seats[0].favours == {1: -1, 3: 0}


def test_what_a_player_could_not_choose_is_not_remembered() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("2 D D G G")
    t.stop()
    assert (t.life[2], t.view(2).seats[0].favours) == (7, {})
