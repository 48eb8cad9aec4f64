"""Hidden roles: who is probably what, and how much each player then cares for each other one.

Every game of the family has the same four parts under other names. All know the *head*. *Helpers* win with it,
*rebels* by its death, and a *loner* wins alone, once nobody else is left but the head.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core.ask import Seat
from rules.core.roles import Q, RolesView, SeatSeen

R = TypeVar("R")
Belief: TypeAlias = Mapping[R, float]
"""How likely each role is."""
Act: TypeAlias = tuple[Seat, Seat, int]
"""Who has done something openly, to whom, and how often, or how much it was worth."""

CARE = (
    (1.0, 0.5, -1.0, -0.7),
    (1.2, 0.4, -1.0, -0.7),
    (-1.2, -0.5, 0.4, -0.2),
)
"""What a life point of each part is worth to the head, to a helper and to a rebel."""
OWN = (1.6, 0.8, 0.9, 1.2)
"""What one's own is worth, by one's part."""
LAST_TWO = (-1.2, -0.6, -0.6, -0.5)
"""What each part is worth to a loner who has nobody left but the head; before that see :meth:`Parts.alone`."""
FRIENDS = ((1,), (0, 1), (2,), ())
"""The parts that each part is sure to win with."""
LOUDEST = 4
"""More acts than that against a seat say nothing new."""


@dataclass(frozen=True, eq=False)
class Parts(Generic[R]):
    """A game's roles, by the parts they play, and what their deeds betray.

    ``leaning`` is how much likelier than the average (as a logarithm) one role is to do something to another,
    for each time that it has been done.
    """

    head: R
    helper: R
    rebel: R
    loner: R
    leaning: Mapping[R, Mapping[R, float]]

    @property
    def roles(self) -> tuple[R, R, R, R]:
        """The four roles, in the order of the tables above."""
        return self.head, self.helper, self.rebel, self.loner

    def own(self, role: R) -> float:
        """What one's own life point is worth."""
        return OWN[self.roles.index(role)]

    def known_allies(self, seats: Sequence[SeatSeen], me: Seat, role: R) -> frozenset[Seat]:
        """The other living seats that everybody knows to win together with this role."""
        friends = [self.roles[part] for part in FRIENDS[self.roles.index(role)]]
        return frozenset(s.seat for s in seats if s.alive and s.shown and s.role in friends and s.seat != me)

    def points(self, view: RolesView[Q], role: R, believed: Sequence[Belief[R]]) -> tuple[float, ...]:
        """What a life point of each seat is worth to the reader, who has this role; below 0 for an enemy's."""
        care = self.alone(view.seats, believed) if role == self.loner else self.care(role)
        return tuple(
            self.own(role)
            if s.seat == view.seat
            else sum(chance * care[other] for other, chance in belief.items())
            for s, belief in zip(view.seats, believed, strict=True)
        )

    def care(self, role: R) -> Mapping[R, float]:
        """What a life point of each role is worth to one that is no loner."""
        return self._by_role(CARE[self.roles.index(role)])

    def alone(self, seats: Sequence[SeatSeen], believed: Sequence[Belief[R]]) -> Mapping[R, float]:
        """The loner helps the weaker side, and needs the head until nobody else is left."""
        if sum(s.alive for s in seats) == 2:
            return self._by_role(LAST_TWO)
        head = next(s for s in seats if s.role == self.head)
        law = head.life + strength(seats, believed, self.helper)
        rebels = strength(seats, believed, self.rebel)
        tilt = (rebels - law) / (rebels + law) if rebels + law else 0.0
        return self._by_role((0.6 + 0.6 * tilt, -0.6 + 0.4 * tilt, -0.6 - 0.4 * tilt, -0.6))

    def _by_role(self, values: Sequence[float]) -> Mapping[R, float]:
        return dict(zip(self.roles, values, strict=True))


def strength(seats: Sequence[SeatSeen], believed: Sequence[Belief[R]], role: R) -> float:
    """The life points that a role probably has left; the eliminated have none."""
    return sum(s.life * belief.get(role, 0.0) for s, belief in zip(seats, believed, strict=True))


def myself(view: RolesView[Q]) -> tuple[Q, Any]:
    """The reader's own seat and role; raises :exc:`ValueError` for a bystander, who is never asked."""
    if view.me is None or view.me.role is None:
        raise ValueError("only who has a seat and a role is asked")
    return view.me, view.me.role


# -- suspicion ------------------------------------------------------------------------------------------------


@lru_cache(256)
def beliefs(
    parts: Parts[R], dealt: tuple[R, ...], known: tuple[R | None, ...], acts: tuple[Act, ...]
) -> tuple[Belief[R], ...]:
    """For each seat how likely each role is to whoever knows so much.

    Every way to spread the roles that were ``dealt`` and are not ``known`` over the seats that hide theirs is
    weighed by how well it explains what was openly done. Nothing else is known of a living player.
    """
    weighing = _Weighing(parts, dealt, known, acts)
    weighing.weigh([seat for seat, role in enumerate(known) if role is None])
    return tuple(_shares(weights) for weights in weighing.weights)


class _Weighing(Generic[R]):
    """How well the ways to spread the roles that have been tried so far explain the acts, by seat and role."""

    def __init__(
        self, parts: Parts[R], dealt: Sequence[R], known: Sequence[R | None], acts: Sequence[Act]
    ) -> None:
        self.weights: list[dict[R, float]] = [{} for _ in known]
        self._leaning = parts.leaning
        self._roles = {seat: role for seat, role in enumerate(known) if role is not None}
        self._left = Counter(dealt)
        self._left.subtract(self._roles.values())
        self._told = _told(known, acts)

    def weigh(self, hidden: Sequence[Seat], score: float = 0.0) -> None:
        """Try every role that is left at each of the ``hidden`` seats."""
        if not hidden:
            self._add(exp(score))
            return
        seat, *rest = hidden
        for role in [role for role, count in self._left.items() if count > 0]:
            self._roles[seat] = role
            self._left[role] -= 1
            self.weigh(rest, score + self._explained(seat))
            self._left[role] += 1

    def _explained(self, seat: Seat) -> float:
        roles, leaning = self._roles, self._leaning
        return sum(times * leaning[roles[by]][roles[to]] for by, to, times in self._told[seat])

    def _add(self, weight: float) -> None:
        for seat, role in self._roles.items():
            weights = self.weights[seat]
            weights[role] = weights.get(role, 0.0) + weight


def _told(known: Sequence[Any], acts: Sequence[Act]) -> list[list[Act]]:
    """For each seat that hides its role the acts between it and those whose role is settled before its own."""
    told: list[list[Act]] = [[] for _ in known]
    for by, to, times in acts:
        last = max((seat for seat in (by, to) if known[seat] is None), default=None)
        if last is not None:
            told[last].append((by, to, max(-LOUDEST, min(LOUDEST, times))))
    return told


def _shares(weights: Mapping[R, float]) -> Belief[R]:
    whole = sum(weights.values())
    return {role: weight / whole for role, weight in weights.items()}
