"""Who is on whose side, judged by who openly shot and healed whom."""

from __future__ import annotations

from bot.games import hidden_roles as roles
from bot.games.hidden_roles import Belief, Parts
from rules.dice.base import BASE
from rules.dice.state import Role
from rules.dice.view import DiceView

SHERIFF, DEPUTY, OUTLAW, RENEGADE = Role.SHERIFF, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE
LEANING = {
    SHERIFF: {SHERIFF: 0.0, DEPUTY: 0.15, OUTLAW: -0.15, RENEGADE: -0.1},
    DEPUTY: {SHERIFF: 0.8, DEPUTY: 0.2, OUTLAW: -0.25, RENEGADE: -0.2},
    OUTLAW: {SHERIFF: -0.8, DEPUTY: -0.2, OUTLAW: 0.2, RENEGADE: -0.1},
    RENEGADE: {SHERIFF: 0.1, DEPUTY: -0.1, OUTLAW: -0.2, RENEGADE: -0.1},
}
"""For a point in favour of another; what tells against it counts the other way."""
PARTS = Parts(SHERIFF, DEPUTY, OUTLAW, RENEGADE, LEANING)


def beliefs(view: DiceView) -> tuple[Belief[Role], ...]:
    """For each seat how likely each role is, as the reader of this view must think; a rival is a Renegade."""
    known = tuple(s.role and s.role.goal for s in view.seats)
    acts = tuple((s.seat, to, points) for s in view.seats for to, points in sorted(s.favours.items()))
    return roles.beliefs(PARTS, BASE.roles[len(known)], known, acts)
