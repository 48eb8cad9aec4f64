"""A game of exploring that is over: how it went, why somebody lost, and what counts among the highlights."""

from __future__ import annotations

from collections.abc import Iterable

from bot.pictures.scenes import Course
from bot.screens.course import course, values
from bot.screens.highlights import Deed
from bot.screens.scene import Scene
from rules.core.ask import Seat
from rules.core.log import Event
from rules.explore import events as e
from rules.explore.view import ExploreView


def deeds(event: Event) -> Iterable[Deed]:
    """Cards that were beaten, cubes lost, and turns that brought nothing."""
    match event:
        case e.CardDefeated():
            return [Deed("explore-most-defeated", event.seat)]
        case e.CubesLost():
            return [Deed("explore-most-cubes", event.seat, None, event.cubes)]
        case e.KnockedOut():
            return [Deed("explore-most-knocked-out", event.seat)]
    return ()


def verdict(s: Scene, seat: Seat) -> str:
    """What a seat has brought home."""
    return s.t("explore-had", stash=s.view.stashes[seat])


def went(s: Scene) -> Course | None:
    """Everybody's Stash."""
    view: ExploreView = s.view
    stashes = values(s, "stash", [0] * len(view.stashes))
    if stashes is None or [each[-1] for each in stashes] != [*view.stashes]:
        return None
    return course(s, stashes, measure="supply")
