"""Explore, The Walking Dead: The Dice Game, at a table: everything about it that is not a rule."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

from bot.games.explore.brain import ExploreBrain
from bot.games.explore.keys import COMPOSED
from bot.games.explore.screen import ExploreScreen
from bot.games.frontend import CannotPrepare, Frontend
from rules.core.errors import BadData
from rules.explore import EXPLORE, ExploreGame
from rules.explore.box import load
from rules.explore.odds import solve


class Settings(Protocol):
    """What an operator may set about Explore."""

    explore_set: Path | None


def prepared(settings: Settings) -> Frontend:
    """Explore with the operator's own dice and cards, if there are any; raises :exc:`CannotPrepare`."""
    if settings.explore_set is None:
        return FRONTEND
    try:
        box = load(settings.explore_set)
    except (BadData, OSError) as error:
        raise CannotPrepare(f"EXPLORE_SET: {error}") from error
    return replace(FRONTEND, screen=ExploreScreen(ExploreGame(EXPLORE.key, box)))


def warm_up(game: Any) -> None:
    """Reckon how every attack of ``game`` may come out."""
    solve(game.box)


FRONTEND = Frontend(
    ExploreScreen(EXPLORE),
    texts=files("bot.games.explore") / "text",
    composed=COMPOSED,
    brain=ExploreBrain,
    tempers={"cautious": partial(ExploreBrain, dread=1.5), "bold": partial(ExploreBrain, dread=0.6)},
    prepare=prepared,
    warm_up=warm_up,
)
