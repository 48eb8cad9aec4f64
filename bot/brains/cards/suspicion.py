"""Who is on whose side, judged by what was openly done to whom.

Every way to spread the roles that are not known yet over the seats that hide theirs is weighed by how well it
explains who has harmed whom. Nothing else is known of a living player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from rules.cards.base import BASE
from rules.cards.state import Role
from rules.cards.view import CardsView
from rules.core.ask import Seat

Belief: TypeAlias = Mapping[Role, float]
Act: TypeAlias = tuple[Seat, Seat, int]

LEADER, SURVIVOR, SAVIOR, LONER = Role
LEANING: Mapping[Role, Mapping[Role, float]] = {
    LEADER: {LEADER: 0.0, SURVIVOR: -0.3, SAVIOR: 0.1, LONER: 0.1},
    SURVIVOR: {LEADER: -1.6, SURVIVOR: -0.2, SAVIOR: 0.3, LONER: 0.2},
    SAVIOR: {LEADER: 0.9, SURVIVOR: 0.2, SAVIOR: -0.3, LONER: 0.0},
    LONER: {LEADER: -0.5, SURVIVOR: 0.1, SAVIOR: 0.2, LONER: 0.0},
}
"""How much likelier one role is to harm another than the average (as a logarithm)."""
LOUDEST = 4
"""More acts than that against a seat say nothing new."""


def beliefs(view: CardsView) -> tuple[Belief, ...]:
    """For each seat how likely each role is, as the reader of this view must think."""
    return _beliefs(tuple([s.role for s in view.seats]), tuple([s.acts for s in view.seats]))


@lru_cache(256)
def _beliefs(known: tuple[Role | None, ...], acts: tuple[tuple[int, ...], ...]) -> tuple[Belief, ...]:
    hidden = [seat for seat, role in enumerate(known) if role is None]
    left = Counter(BASE.roles[len(known)])
    left.subtract(role for role in known if role is not None)
    weights: list[dict[Role, float]] = [{} for _ in known]
    for roles, weight in _ways(list(known), hidden, left, _told(known, acts), 0.0):
        for seat, role in enumerate(roles):
            weights[seat][role] = weights[seat].get(role, 0.0) + weight
    return tuple(_shares(weight) for weight in weights)


def _told(known: Sequence[Role | None], acts: Sequence[Sequence[int]]) -> list[list[Act]]:
    """For each seat that hides its role the acts between it and those whose role is settled before its own."""
    told: list[list[Act]] = [[] for _ in known]
    for by, done in enumerate(acts):
        for to, times in enumerate(done):
            last = max((seat for seat in (by, to) if known[seat] is None), default=None)
            if times and last is not None:
                told[last].append((by, to, min(LOUDEST, times)))
    return told


def _ways(
    roles: list[Role | None], hidden: Sequence[Seat], left: Counter[Role], told: list[list[Act]], score: float
) -> Iterator[tuple[tuple[Role, ...], float]]:
    """Every way to give the roles that are ``left`` to the hidden seats, and how well it explains the acts."""
    if not hidden:
        yield tuple(role for role in roles if role is not None), exp(score)
        return
    seat = hidden[0]
    for role in [role for role, count in left.items() if count > 0]:
        roles[seat] = role
        left[role] -= 1
        more = sum(times * LEANING[roles[by]][roles[to]] for by, to, times in told[seat])  # type: ignore[index,misc]
        yield from _ways(roles, hidden[1:], left, told, score + more)
        left[role] += 1
    roles[seat] = None


def _shares(weight: Mapping[Role, float]) -> Belief:
    whole = sum(weight.values())
    return {role: part / whole for role, part in weight.items()}
