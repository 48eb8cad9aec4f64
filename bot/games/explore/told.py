"""A turn of Explore in short sentences: what was won, what it has cost, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.games.explore.words import blue, card, coloured, emoji
from bot.screens.scene import Scene
from rules.core.log import Event
from rules.explore import events as e


def told(s: Scene) -> list[str]:
    """What has happened in the turn in play, oldest first; what was rolled and what failed too."""
    events = [one.event for one in s.look.recent]
    begun = max((n for n, event in enumerate(events) if isinstance(event, e.TurnBegan)), default=-1)
    return [*_told(s, events[begun + 1 :], {**TOLD, **IN_PLAY})]


def told_of(s: Scene, events: Sequence[Event]) -> list[str]:
    """Each of ``events`` that has changed something, in one short sentence."""
    return [*_told(s, events, TOLD)]


def since(s: Scene, events: Sequence[Event]) -> list[str]:
    """What others have brought home or lost; whoever does not explore can lose nothing meanwhile."""
    return [*_told(s, events, SINCE)]


Telling = Callable[[Scene, Any], str]


def _told(s: Scene, events: Sequence[Event], say: dict[type[Event], Telling]) -> Iterator[str]:
    return (say[type(event)](s, event) for event in events if type(event) in say)


def _won(s: Scene, event: e.CardDefeated | e.SuppliesFound) -> str:
    return s.t("explore-told-won", card=card(s.t, event.card), supplies=event.supplies)


def _rolled(s: Scene, event: e.AttackRolled) -> str:
    dice = " ".join(f"{emoji(s.t, die.colour)}{die.face}" for die in event.dice)
    return s.t("explore-told-rolled", dice=dice, blue=blue(s.t, event.blue))


def _failed(s: Scene, event: e.AttackFailed) -> str:
    return s.t("explore-told-failed", card=card(s.t, event.card), left=event.left)


def _met(s: Scene, event: e.EventMet) -> str:
    return s.t("explore-told-met", card=card(s.t, event.card))


def _dropped(s: Scene, event: e.CardDropped) -> str:
    return s.t("explore-told-dropped", card=card(s.t, event.card), supplies=event.supplies)


def _knocked_out(s: Scene, event: e.KnockedOut) -> str:
    return s.t("explore-told-knocked-out", supplies=event.supplies)


def _banked(s: Scene, event: e.Banked) -> str:
    return s.t("explore-told-banked", supplies=event.supplies, stash=event.stash)


TOLD: dict[type[Event], Telling] = {
    e.SuppliesFound: _won,
    e.CardDefeated: _won,
    e.EventMet: _met,
    e.CubesLost: lambda s, event: s.t("explore-told-cubes-lost", cubes=event.cubes),
    e.CubeRegained: lambda s, _: s.t("explore-told-cube-regained"),
    e.DiceLost: lambda s, event: s.t("explore-told-dice-lost", dice=coloured(s.t, event.dice)),
    e.DiceRegained: lambda s, event: s.t("explore-told-dice-regained", dice=coloured(s.t, event.dice)),
    e.CardDropped: _dropped,
    e.KnockedOut: _knocked_out,
    e.Banked: _banked,
    e.FinalRoundBegan: lambda s, _: s.t("explore-told-final-round"),
    e.TiebreakBegan: lambda s, event: s.t("explore-told-tiebreak", names=s.every(event.seats)),
}
"""How each event is told; what is not here has changed nothing that the others do not say."""

IN_PLAY: dict[type[Event], Telling] = {e.AttackRolled: _rolled, e.AttackFailed: _failed}
"""What is told of the turn in play alone."""


def _since_banked(s: Scene, event: e.Banked) -> str:
    return s.t(
        "explore-since-banked", name=s.names[event.seat], before=event.stash - event.supplies, stash=event.stash
    )


SINCE: dict[type[Event], Telling] = {
    e.Banked: _since_banked,
    e.KnockedOut: lambda s, event: s.t("explore-since-knocked-out", name=s.names[event.seat]),
    e.FinalRoundBegan: TOLD[e.FinalRoundBegan],
}
"""What matters to somebody whose turn comes."""
