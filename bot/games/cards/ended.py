"""A card game that is over: how it went, why somebody lost, and what counts among the highlights."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.cards.words import badge, character
from bot.pictures.scenes import Course
from bot.screens.course import course, values
from bot.screens.highlights import Deed
from bot.screens.scene import Scene
from rules.cards import events as e
from rules.cards.state import Role
from rules.cards.view import CardsView
from rules.core.ask import Seat
from rules.core.log import Event

ATTACK = "attack"


def deeds(s: Scene, event: Event) -> Iterable[Deed]:
    """Attacks and whom they were at, life recovered, attacks that came to nothing, life lost by who is alive."""
    match event:
        case e.CardPlayed(played_as=kind) if kind == ATTACK:
            return [Deed("cards-most-attacks", event.seat, event.target)]
        case e.LifeGained() if event.points:
            return [Deed("cards-most-healed", event.seat, None, event.points)]
        case e.AttackCancelled():
            return [Deed("cards-most-cancelled", event.seat, event.by)]
        case e.LifeLost() if event.seat in s.look.living:
            return [Deed("cards-most-lost", event.seat, None, event.points)]
    return ()


def verdict(s: Scene, seat: Seat) -> str | None:
    """What the role of a seat needs."""
    mine = s.view.seats[seat].role
    if mine is None:
        return None
    return s.t(f"cards-needs-{mine}", role=badge(s.t, mine), head=badge(s.t, Role.LEADER))


def went(s: Scene) -> Course | None:
    """Everybody's life."""
    view: CardsView = s.view
    lives = values(s, "life", [None] * len(view.seats))
    if lives is None or [each[-1] for each in lives] != [mine.life for mine in view.seats]:
        return None
    badges = [mine.role.value if mine.role else None for mine in view.seats]
    characters = [character(s.t.plain, mine.character) for mine in view.seats]
    return course(s, lives, badges=badges, characters=characters)
