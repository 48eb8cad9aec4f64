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
from rules.dice.state import Aim, Box, Deeds, Duel, Face, Heritage, Own, Phase, Player, Role, State
from rules.games import GAMES
from tests.playing import deal, step
from tests.rules.dice.table import table

OTHER: dict[str, object] = {
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
    "modules": ("rage",),
    "box": Box(chief=1),
}
OTHER_OWN: list[dict[str, object]] = [
    {"card": "the-doc"},
    {"used": True},
    {"form": "ghost"},
    {"side": Role.OUTLAW},
    {"rage": ("beer",)},
    {"wounds": (Face.BEER,)},
]
OTHER_BOX: dict[str, object] = {
    "seats": (Own(card="the-doc"),),
    "chief": 1,
    "ghost": 1,
    "haunted": 1,
    "token": Face.BEER,
    "twice": True,
    "rage": ("beer",),
    "worn": ("beer",),
    "open": ("beer",),
    "wounds": (Face.BEER,),
    "challenged": (1,),
    "duel": Duel(1, 0, Face.DUEL),
    "judged": 1,
    "gaining": ((1, 2),),
    "boneyard": (2,),
    "graves": (2,),
    "nothing": 1,
    "due": True,
    "outbreak": True,
    "master": 1,
    "killer": 1,
    "heritage": Heritage(1, 2, ("black-jack", None), 3, (1, 2)),
}
OTHER_PLAYER: dict[str, object] = {
    "role": Role.RENEGADE,
    "character": "sid-ketchum",
    "life": 3,
    "max_life": 9,
    "shown": True,
    "arrows": 2,
    "fell": 5,
    "deeds": Deeds(shots={1: 2}),
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


@pytest.mark.parametrize("field", [f.name for f in fields(Deeds)])
def test_every_kind_of_deed_changes_the_digest(field: str) -> None:
    other = state()
    other.players[0].deeds = Deeds(**{field: {1: 1}})
    assert other.digest() != state().digest()


@pytest.mark.parametrize("field", [f.name for f in fields(Box)])
def test_every_field_of_the_box_changes_the_digest_and_is_copied(field: str) -> None:
    other = state()
    other.lay(**{field: OTHER_BOX[field]})
    assert other.digest() != state().digest()
    assert other.copy() == other


@pytest.mark.parametrize("own", OTHER_OWN)
def test_everything_in_front_of_a_seat_changes_the_digest(own: dict[str, object]) -> None:
    one, other = state(), state()
    one.put(0, card="the-judge")
    other.put(0, **{"card": "the-judge", **own})
    assert (other.own(0), other.digest()) != (one.own(0), one.digest())


def test_an_empty_box_that_was_stored_is_like_one_that_never_was() -> None:
    other = state()
    other.box = Box()
    assert other.digest() == state().digest()
    assert other.copy().box is state().box


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
    seen = t.view(2).seats[0]
    assert seen.deeds == Deeds(shots={1: 1, 3: 1}, helped={3: 1}, passed={1: 1, 3: 1})
    assert seen.favours == {1: -1, 3: 0}


def test_what_a_player_could_not_choose_is_not_remembered() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")
    t.roll("2 D D G G")
    t.stop()
    assert (t.life[2], t.view(2).seats[0].favours) == (7, {})


def test_a_beer_for_full_life_is_help_that_was_wasted() -> None:
    t = table("sheriff 8/10", "outlaw 8/8", "renegade 7/8", "outlaw 8/8")
    t.roll("B B B G G")
    t.stop()
    t.aim(1, 2, 2)
    assert t.view(3).seats[0].deeds == Deeds(helped={2: 1}, wasted={1: 1, 2: 1})
