"""What must be told of every game with hidden roles: whose they are, and what shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any

from rules.core.ask import Seat
from tests.conformance.games import Twin, leaves


def swapped(state: Any) -> Iterator[Twin]:
    """Two living players with different hidden roles have each other's."""
    hidden = [seat for seat in state.living() if not state.players[seat].shown]
    for a, b in combinations(hidden, 2):
        if state.players[a].role != state.players[b].role:
            other = state.copy()
            other.players[a].role, other.players[b].role = other.players[b].role, other.players[a].role
            yield Twin(other, frozenset({a, b}), partial(shown, a, b))


def shown(a: Seat, b: Seat, state: Any) -> bool:
    return state.outcome is not None or state.players[a].shown or state.players[b].shown


@dataclass(frozen=True)
class Roles:
    """The only places of a game where a ``role`` may stand: a seat of the ``view``, and some ``events``."""

    role: type[Any]
    view: type[Any]
    events: tuple[type[Any], ...]

    def reveal(self, state: Any, reader: Seat | None, thing: object) -> bool:
        """Whether a thing tells its reader a role that is hidden."""
        known = {seat for seat, player in enumerate(state.players) if player.shown or state.outcome}
        told = {self._owner(thing, path) for path, leaf in leaves(thing) if isinstance(leaf, self.role)}
        return not told <= known | {reader}

    def _owner(self, thing: Any, path: tuple[object, ...]) -> object:
        """Whose role it is that stands there; -1 where no role has any business."""
        if isinstance(thing, self.view) and len(path) == 3 and (path[0], path[2]) == ("seats", "role"):
            return path[1]
        if isinstance(thing, self.events) and path == ("role",):
            return thing.seat
        return -1
