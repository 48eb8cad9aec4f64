"""Ratings: who won against who lost, in OpenSkill's Plackett-Luce model."""

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


def rate(winners: Sequence[Rating | None], losers: Sequence[Rating | None]) -> tuple[list[Rating], list[Rating]]:
    """The new ratings of all winners and all losers, in the order given.

    ``None`` plays with the rating of a beginner: a person never rated, or a bot, whose new rating nobody keeps.
    Raises :exc:`ValueError` when one side is empty, as it is after a draw.
    """
    if not winners or not losers:
        raise ValueError("only a game that some won and others lost can be rated")
    teams = [
        [_MODEL.rating(r.mu, r.sigma) for r in (each or START for each in team)] for team in (winners, losers)
    ]
    won, lost = _MODEL.rate(teams)
    return [Rating(r.mu, r.sigma) for r in won], [Rating(r.mu, r.sigma) for r in lost]


def shown(rating: Rating) -> float:
    """The number on leaderboards: what the person is at least worth, a newcomer's being 1500."""
    return NEWCOMER + A_POINT * (rating.mu - 3 * rating.sigma)
