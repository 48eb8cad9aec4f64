"""Ratings: sides against each other, or everybody against everybody, in OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from bot.storage.repository import Rating

_MODEL = PlackettLuce(limit_sigma=True)
START = Rating(_MODEL.mu, _MODEL.sigma)
"""Where everybody starts, and where bots stay."""
NEWCOMER = 1500
"""What a leaderboard shows of :data:`START`."""
A_POINT = 20
"""So many points on a leaderboard are one of the model."""


def rate(*sides: Sequence[Rating | None], places: Sequence[int] = ()) -> list[list[Rating]]:
    """The new ratings of everybody on each of ``sides``, which are given best first.

    ``places`` say otherwise: one number for each side, where equal ones are level. ``None`` plays with the rating
    of a beginner: a person never rated, or a bot, whose new rating nobody keeps. Raises :exc:`ValueError` when
    there are not two sides with somebody on each, as it is after a draw.
    """
    if len(sides) < 2 or not all(sides):
        raise ValueError("only a game that some won and others lost can be rated")
    teams = [[_MODEL.rating(r.mu, r.sigma) for r in (each or START for each in side)] for side in sides]
    new = _MODEL.rate(teams, ranks=[float(place) for place in places or range(len(sides))])
    return [[Rating(r.mu, r.sigma) for r in side] for side in new]


def shown(rating: Rating) -> float:
    """The number on leaderboards: what the person is at least worth, a newcomer's being 1500."""
    return NEWCOMER + A_POINT * (rating.mu - 3 * rating.sigma)
