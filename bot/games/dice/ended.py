"""A dice game that is over: how it went, why somebody lost, and what counts among the highlights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.dice.words import badge, character
from bot.pictures.scenes import Course
from bot.screens.course import course, values
from bot.screens.highlights import Deed
from bot.screens.scene import Scene
from rules.core.ask import Seat
from rules.core.log import Event
from rules.dice import events as e
from rules.dice.state import Role
from rules.dice.view import DiceView

THREE = 3
OUTBREAK = ("zombies-left", "zombies-destroyed")
"""Ends at which roles do not count."""


def deeds(s: Scene, event: Event) -> Iterable[Deed]:
    """Shots and whom they were at, life given to others, life lost by those who are still alive."""
    match event:
        case e.ShotsFired():
            return [Deed("dice-most-shots", event.seat, shot.seat) for shot in event.shots]
        case e.LifeGained() if event.by != event.seat and event.points:
            return [Deed("dice-most-given", event.by, event.seat, event.points)]
        case e.LifeLost() if event.seat in s.look.living:
            return [Deed("dice-most-lost", event.seat, None, event.points)]
        case e.ArrowsTaken():
            return [Deed("dice-most-arrows", event.seat, None, event.count)]
    return ()


def verdict(s: Scene, seat: Seat) -> str | None:
    """What the role of a seat needs; after an outbreak roles no longer count."""
    view: DiceView = s.view
    mine = view.seats[seat].role
    if mine is None or view.why in OUTBREAK:
        return None
    goal = "three" if len(view.seats) <= THREE else str(mine.goal)
    return s.t(f"dice-needs-{goal}", role=badge(s.t, mine), head=badge(s.t, Role.SHERIFF))


def went(s: Scene, roles: Mapping[Role, str]) -> Course | None:
    """Everybody's life; no picture where modules have changed it in ways that events about life do not tell."""
    view: DiceView = s.view
    lives = values(s, "life", [None] * len(view.seats))
    if lives is None or [each[-1] for each in lives] != [mine.life for mine in view.seats]:
        return None
    badges = [roles[mine.role] if mine.role else None for mine in view.seats]
    characters = [character(s.t.plain, mine.character) for mine in view.seats]
    return course(s, lives, badges=badges, characters=characters)
