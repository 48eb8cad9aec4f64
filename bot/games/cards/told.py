"""A turn of the card game in short sentences, made of what everybody saw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.cards.words import cards, emoji, role
from bot.screens.scene import Scene
from rules.cards import events as e
from rules.core.ask import Seat
from rules.core.log import Event


def told(s: Scene) -> list[str]:
    """What has happened in the turn in play, oldest first."""
    events = [one.event for one in s.look.recent]
    begun = max((n for n, event in enumerate(events) if isinstance(event, e.TurnBegan)), default=-1)
    return told_of(s, events[begun + 1 :])


def told_of(s: Scene, events: Sequence[Event]) -> list[str]:
    """Each of ``events`` that has changed something, in one short sentence."""
    return [TOLD[type(event)](s, event) for event in events if type(event) in TOLD]


def since(s: Scene, seat: Seat, events: Sequence[Event]) -> list[str]:
    """How these events have changed a seat's life, and who fell."""
    felt = [event for event in events if isinstance(event, e.LifeLost | e.LifeGained) and event.seat == seat]
    return [
        *([_life(s, felt)] if felt else []),
        *(_fell(s, event) for event in events if isinstance(event, e.Eliminated)),
    ]


def _life(s: Scene, felt: Sequence[e.LifeLost | e.LifeGained]) -> str:
    first = felt[0]
    before = first.life + first.points if isinstance(first, e.LifeLost) else first.life - first.points
    return s.t("cards-since-life", before=before, life=felt[-1].life)


def _played(s: Scene, event: e.CardPlayed) -> str:
    sign = emoji(s.t, event.played_as)
    if event.target is None or event.target == event.seat:
        return s.t("cards-told-played", emoji=sign, kind=s.t(f"cards-kind-{event.played_as}"))
    return s.t("cards-told-played-at", emoji=sign, name=s.names[event.target])


def _cancelled(s: Scene, event: e.AttackCancelled) -> str:
    return s.t("cards-told-cancelled", emoji=emoji(s.t, "missed"), name=s.names[event.seat])


def _turned_up(s: Scene, event: e.CardsTurnedUp) -> str:
    outcome = s.t(f"cards-outcome-{event.why}", matched="yes" if event.matched else "no")
    return s.t("cards-told-turned-up", kind=s.t(f"cards-kind-{event.why}"), outcome=outcome)


def _taken(s: Scene, event: e.CardTakenFromHand) -> str:
    return s.t("cards-told-taken", name=s.names[event.seat], owner=s.names[event.owner])


def _taken_from_play(s: Scene, event: e.CardTakenFromPlay) -> str:
    known = {"name": s.names[event.seat], "owner": s.names[event.owner], "emoji": emoji(s.t, event.card.kind)}
    return s.t("cards-told-taken-from-play", **known)


def _passed(s: Scene, event: e.ContagionPassed) -> str:
    return s.t("cards-told-played-at", emoji=emoji(s.t, "contagion"), name=s.names[event.to])


def _lost(s: Scene, event: e.LifeLost) -> str:
    known: dict[str, Any] = {"name": s.names[event.seat], "points": event.points}
    if event.needs:
        return s.t("cards-told-dying", needs=event.needs, **known)
    return s.t("cards-told-lost", life=event.life, **known)


def _gained(s: Scene, event: e.LifeGained) -> str:
    if not event.points:
        return s.t("cards-told-wasted", name=s.names[event.seat])
    return s.t("cards-told-gained", name=s.names[event.seat], points=event.points, life=event.life)


def _fell(s: Scene, event: e.Eliminated) -> str:
    return s.t("cards-told-fell", name=s.names[event.seat], role=role(s.t, event.role))


TOLD: dict[type[Event], Callable[[Scene, Any], str]] = {
    e.TurnSkipped: lambda s, event: s.t("cards-told-skipped", name=s.names[event.seat]),
    e.CardPlayed: _played,
    e.AttackCancelled: _cancelled,
    e.CardsTurnedUp: _turned_up,
    e.CardTakenFromHand: _taken,
    e.CardTakenFromPlay: _taken_from_play,
    e.ContagionPassed: _passed,
    e.SuppliesLaidOut: lambda s, event: s.t("cards-told-laid-out", cards=cards(s.t, event.cards)),
    e.LifeLost: _lost,
    e.LifeGained: _gained,
    e.Eliminated: _fell,
}
"""How each event is told; what is not here has changed nothing that the others do not say."""
