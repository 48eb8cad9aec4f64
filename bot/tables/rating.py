"""Ratings: sides against each other, or everybody against everybody, in OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.repository import NEWCOMERS_MU, Rating

_MODEL = PlackettLuce(mu=NEWCOMERS_MU, limit_sigma=True)
START = Rating(NEWCOMERS_MU, _MODEL.sigma)
"""Where everybody starts, and where bots stay."""


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
    pairs = [list(zip(before, after, strict=True)) for before, after in zip(teams, new, strict=True)]
    up, down = _level([after.mu - before.mu for side in pairs for before, after in side])
    return [[_changed(before, after, up, down) for before, after in side] for side in pairs]


def _level(changes: Sequence[float]) -> tuple[float, float]:
    """What to multiply gains and losses by, so that together nothing is won or lost.

    The model compares sides by their sums: where fewer win than lose, more would be lost than won in every
    game, and whoever plays much would sink below whoever has just come.
    """
    gains = sum(change for change in changes if change > 0)
    losses = -sum(change for change in changes if change < 0)
    middle = (gains + losses) / 2
    return middle / gains if gains else 1.0, middle / losses if losses else 1.0


def _changed(before: PlackettLuceRating, after: PlackettLuceRating, up: float, down: float) -> Rating:
    change = after.mu - before.mu
    return Rating(before.mu + change * (up if change > 0 else down), after.sigma)
