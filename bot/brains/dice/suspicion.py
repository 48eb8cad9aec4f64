"""Who is on whose side, judged by what was done in public.

Every way to spread the roles that are not known yet over the seats that hide theirs is weighed by how well it
explains who shot and healed whom. Nothing else is known of a living player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from rules.core.ask import Seat
from rules.dice.base import BASE
from rules.dice.state import Role
from rules.dice.view import DiceView

Belief: TypeAlias = Mapping[Role, float]
Act: TypeAlias = tuple[Seat, Seat, int]
Favours: TypeAlias = tuple[tuple[tuple[Seat, int], ...], ...]

SHERIFF, DEPUTY, OUTLAW, RENEGADE = Role.SHERIFF, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE
LEANING: Mapping[Role, Mapping[Role, float]] = {
    SHERIFF: {SHERIFF: 0.0, DEPUTY: 0.15, OUTLAW: -0.15, RENEGADE: -0.1},
    DEPUTY: {SHERIFF: 0.8, DEPUTY: 0.2, OUTLAW: -0.25, RENEGADE: -0.2},
    OUTLAW: {SHERIFF: -0.8, DEPUTY: -0.2, OUTLAW: 0.2, RENEGADE: -0.1},
    RENEGADE: {SHERIFF: 0.1, DEPUTY: -0.1, OUTLAW: -0.2, RENEGADE: -0.1},
}
"""How much likelier one role is to favour another by one point than to do nothing (as a logarithm)."""
LOUDEST = 4
"""More points than that for or against a seat say nothing new."""


def beliefs(view: DiceView) -> tuple[Belief, ...]:
    """For each seat how likely each role is, as the reader of this view must think; a rival is a Renegade."""
    known = tuple(s.role and s.role.goal for s in view.seats)
    favours: Favours = tuple(tuple(sorted(s.favours.items())) for s in view.seats)
    return _beliefs(known, favours)


@lru_cache(256)
def _beliefs(known: tuple[Role | None, ...], favours: Favours) -> tuple[Belief, ...]:
    hidden = [seat for seat, role in enumerate(known) if role is None]
    left = Counter(BASE.roles[len(known)])
    left.subtract(role for role in known if role is not None)
    weights: list[dict[Role, float]] = [{} for _ in known]
    for roles, weight in _ways(list(known), hidden, left, _acts(known, favours), 0.0):
        for seat, role in enumerate(roles):
            weights[seat][role] = weights[seat].get(role, 0.0) + weight
    return tuple(_shares(weight) for weight in weights)


def _acts(known: Sequence[Role | None], favours: Favours) -> list[list[Act]]:
    """For each seat that hides its role the acts between it and those whose role is settled before its own."""
    acts: list[list[Act]] = [[] for _ in known]
    for by, done in enumerate(favours):
        for to, points in done:
            last = max((seat for seat in (by, to) if known[seat] is None), default=None)
            if last is not None:
                acts[last].append((by, to, max(-LOUDEST, min(LOUDEST, points))))
    return acts


def _ways(
    roles: list[Role | None], hidden: Sequence[Seat], left: Counter[Role], acts: list[list[Act]], score: float
) -> Iterator[tuple[tuple[Role, ...], float]]:
    """Every way to give the roles that are ``left`` to the hidden seats, and how well it explains the acts."""
    if not hidden:
        yield tuple(role for role in roles if role is not None), exp(score)
        return
    seat = hidden[0]
    for role in [role for role, count in left.items() if count > 0]:
        roles[seat] = role
        left[role] -= 1
        told = sum(points * LEANING[roles[by]][roles[to]] for by, to, points in acts[seat])  # type: ignore[index,misc]
        yield from _ways(roles, hidden[1:], left, acts, score + told)
        left[role] += 1
    roles[seat] = None


def _shares(weight: Mapping[Role, float]) -> Belief:
    whole = sum(weight.values())
    return {role: part / whole for role, part in weight.items()}
