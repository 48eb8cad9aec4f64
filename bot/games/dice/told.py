"""The turn in play in short sentences: what was done to whom, and what it has come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.games.dice.events import DRINKS
from bot.games.dice.words import character, emoji, role
from bot.screens.scene import Scene
from rules.core.ask import Seat
from rules.core.log import Event
from rules.dice import events as e
from rules.dice.state import Cause, Face

OWN_DOING = {
    Cause.DYNAMITE: Face.DYNAMITE,
    Cause.GATLING: Face.GATLING,
    Cause.BULLET: Face.BULLET,
    Cause.DUEL: Face.DUEL,
}
"""The faces that stand for a cause."""


def told(s: Scene) -> list[str]:
    """What has happened in the turn in play, oldest first; what the roller sees on the buttons is left out."""
    events = [one.event for one in s.look.recent]
    begun = max((n for n, event in enumerate(events) if isinstance(event, e.TurnBegan)), default=-1)
    turn = events[begun + 1 :]
    if s.asks_a_person:
        return [*told_of(s, [event for event in turn if not isinstance(event, e.ArrowsTaken)])]
    return [*_roll(s, turn), *told_of(s, turn)]


def told_of(s: Scene, events: Sequence[Event]) -> Iterator[str]:
    """Each of ``events`` that has changed something, in one short sentence."""
    shots: tuple[Any, ...] = ()
    for event in events:
        if isinstance(event, e.ShotsFired):
            shots = event.shots
        if isinstance(event, e.LifeLost):
            yield _lost(s, event, shots)
        elif (say := TOLD.get(type(event))) is not None:
            yield say(s, event)


def _roll(s: Scene, events: Sequence[Event]) -> Iterator[str]:
    """How far the dice are."""
    rolls = [event for event in events if isinstance(event, e.DiceRolled)]
    if not rolls:
        return
    last = rolls[-1]
    known: dict[str, Any] = {"name": s.names[last.seat], "turn": s.look.turns}
    counts = {"roll": last.roll, "rolls": last.rolls}
    if any(isinstance(event, e.Stopped) for event in events) or s.view.phase != "rolling":
        yield s.t("dice-told-stopped", **known, **counts)
    else:
        yield s.t("dice-told-rolled", faces=faces(s, last.faces), **known, **counts)


def faces(s: Scene, shown: Sequence[Face]) -> str:
    """Faces as drawings, side by side."""
    return "".join(emoji(s.t, face) for face in shown)


def _lost(s: Scene, event: e.LifeLost, shots: Sequence[Any]) -> str:
    known: dict[str, Any] = {"name": s.names[event.seat], "points": event.points, "life": event.life}
    return s.t("dice-told-lost", cause=_cause(s, event.cause, event.seat, shots), **known)


def _cause(s: Scene, cause: Cause, seat: Seat, shots: Sequence[Any]) -> str:
    if cause is Cause.BULLS_EYE:
        return faces(s, [shot.symbol for shot in shots if shot.seat == seat])
    if cause is Cause.PAID:
        return s.t("dice-told-paid")
    return faces(s, [OWN_DOING[cause]]) if cause in OWN_DOING else s.t("dice-told-indians")


def _gained(s: Scene, event: e.LifeGained) -> str:
    why = faces(s, [Face(event.why)]) if event.why in DRINKS else character(s.t, event.why)
    known = {"why": why, "name": s.names[event.seat]}
    if not event.points:
        return s.t("dice-told-wasted", **known)
    return s.t("dice-told-gained", points=event.points, life=event.life, **known)


def _arrows(s: Scene, seat: Seat, count: int, key: str = "dice-told-arrows") -> str:
    return s.t(key, name=s.names[seat], count=count)


def _fell(s: Scene, event: e.Eliminated) -> str:
    return s.t("dice-told-fell", name=s.names[event.seat], role=role(s.t, event.role))


def _spared(s: Scene, event: e.LossAvoided) -> str:
    card = character(s.t, s.view.seats[event.seat].character)
    return s.t("dice-told-spared", name=s.names[event.seat], points=event.points, character=card)


TOLD: dict[type[Event], Callable[[Scene, Any], str]] = {
    e.ArrowsTaken: lambda s, event: _arrows(s, event.seat, event.count),
    e.ArrowsTakenInstead: lambda s, event: _arrows(s, event.seat, event.count),
    e.PenaltyArrowTaken: lambda s, event: _arrows(s, event.seat, 1),
    e.ArrowsReturned: lambda s, event: _arrows(s, event.seat, event.count, "dice-told-arrows-back"),
    e.LossAvoided: _spared,
    e.LifeGained: _gained,
    e.Eliminated: _fell,
}
"""How each event but a loss is told; what is not here has changed nothing that the others do not say."""


def since(s: Scene, seat: Seat, events: Sequence[Event]) -> list[str]:
    """How these events have changed a seat's life and arrows, and who fell."""
    felt = [event for event in events if isinstance(event, e.LifeLost | e.LifeGained) and event.seat == seat]
    told = [_life(s, felt)] if felt else []
    if arrows := sum(_arrows_of(event) for event in events if getattr(event, "seat", None) == seat):
        told.append(s.t("dice-since-arrows", count=arrows))
    return [*told, *(_fell(s, event) for event in events if isinstance(event, e.Eliminated))]


def _life(s: Scene, felt: Sequence[e.LifeLost | e.LifeGained]) -> str:
    first = felt[0]
    before = first.life + first.points if isinstance(first, e.LifeLost) else first.life - first.points
    return s.t("dice-since-life", before=before, life=felt[-1].life)


def _arrows_of(event: Event) -> int:
    """How many arrows an event put in front of its seat."""
    match event:
        case e.ArrowsTaken() | e.ArrowsTakenInstead():
            return event.count
        case e.PenaltyArrowTaken():
            return 1
    return 0
