"""What must be told of the dice game: its secrets are the roles, and there are nine arrows."""

from __future__ import annotations

from rules.dice import DICE
from rules.dice.events import Eliminated, RoleDealt
from rules.dice.state import Role, State
from rules.dice.view import DiceView
from rules.dice.walkers import WALKERS_DICE
from tests.conformance.games import Proof
from tests.conformance.roles import Roles, swapped


def check(state: State) -> None:
    assert state.pile + sum(player.arrows for player in state.players) == 9
    for player in state.players:
        assert 0 <= player.life <= player.max_life
        assert player.alive or (player.life, player.arrows, player.shown) == (0, 0, True)


ROLES = Roles(Role, DiceView, (RoleDealt, Eliminated))
NO_MODULES = frozenset({"modules"})
PROOFS = tuple(Proof(game, swapped, check, ROLES.reveal, empty=NO_MODULES) for game in (DICE, WALKERS_DICE))
