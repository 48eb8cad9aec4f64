"""Who is on whose side, judged by who openly harmed whom."""

from __future__ import annotations

from bot.games import hidden_roles as roles
from bot.games.hidden_roles import Belief, Parts
from rules.cards.base import BASE
from rules.cards.state import Role
from rules.cards.view import CardsView

LEADER, SURVIVOR, SAVIOR, LONER = Role
LEANING = {
    LEADER: {LEADER: 0.0, SURVIVOR: -0.3, SAVIOR: 0.1, LONER: 0.1},
    SURVIVOR: {LEADER: -1.6, SURVIVOR: -0.2, SAVIOR: 0.3, LONER: 0.2},
    SAVIOR: {LEADER: 0.9, SURVIVOR: 0.2, SAVIOR: -0.3, LONER: 0.0},
    LONER: {LEADER: -0.5, SURVIVOR: 0.1, SAVIOR: 0.2, LONER: 0.0},
}
"""For an act against another."""
PARTS = Parts(LEADER, SURVIVOR, SAVIOR, LONER, LEANING)


def beliefs(view: CardsView) -> tuple[Belief[Role], ...]:
    """For each seat how likely each role is, as the reader of this view must think."""
    known = tuple([s.role for s in view.seats])
    acts = tuple([(s.seat, to, times) for s in view.seats for to, times in enumerate(s.acts) if times])
    return roles.beliefs(PARTS, BASE.roles[len(known)], known, acts)
