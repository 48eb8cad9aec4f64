"""What must be told of the dice game: its secrets are the roles, and there are nine arrows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from rules.core.ask import Seat
from rules.dice import DICE
from rules.dice.events import Eliminated, RoleDealt
from rules.dice.state import Role, State
from rules.dice.view import DiceView
from rules.dice.walkers import WALKERS_DICE
from tests.conformance.games import Proof, Twin, leaves


def twins(state: State) -> Iterator[Twin]:
    """Two living players with different hidden roles have each other's."""
    hidden = [seat for seat in state.living() if not state.players[seat].shown]
    for a, b in combinations(hidden, 2):
        if state.players[a].role != state.players[b].role:
            other = state.copy()
            other.players[a].role, other.players[b].role = other.players[b].role, other.players[a].role
            yield Twin(other, frozenset({a, b}), partial(shown, a, b))


def shown(a: Seat, b: Seat, state: State) -> bool:
    return state.outcome is not None or state.players[a].shown or state.players[b].shown


def check(state: State) -> None:
    assert state.pile + sum(player.arrows for player in state.players) == 9
    for player in state.players:
        assert 0 <= player.life <= player.max_life
        assert player.alive or (player.life, player.arrows, player.shown) == (0, 0, True)


def reveals(state: State, reader: Seat | None, thing: object) -> bool:
    known = {seat for seat, player in enumerate(state.players) if player.shown or state.outcome}
    told = {_owner(thing, path) for path, leaf in leaves(thing) if isinstance(leaf, Role)}
    return not told <= known | {reader}


def _owner(thing: object, path: tuple[object, ...]) -> object:
    """Whose role it is that stands there; -1 where no role has any business."""
    match thing, path:
        case DiceView(), ("seats", seat, "role"):
            return seat
        case RoleDealt() | Eliminated(), ("role",):
            return thing.seat
    return -1


PROOF, WALKERS = (Proof(game, twins, check, reveals) for game in (DICE, WALKERS_DICE))
