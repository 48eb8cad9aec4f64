"""What happened in the dice game, one plain sentence for each event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from bot.games.dice.modules_events import MODULE_SENTENCES
from bot.games.dice.words import character, face, role
from bot.screens.scene import Scene
from bot.text.phrases import listed
from rules.core.log import Event
from rules.dice import events as e
from rules.dice.state import Aim, Cause, Face

DRINKS = (Face.BEER.value, Face.WHISKEY.value)
"""What gives life points and is no character."""
INDIANS_SPARE = "jourdonnais"
"""Who is spared by an ability when the Indians attack; all others are by a token."""


def sentence(s: Scene, event: Event) -> str | None:
    """The sentence of an event; ``None`` where the reader learns nothing."""
    return SENTENCES[type(event)](s, event)


def eliminated(s: Scene, event: e.Eliminated) -> str:
    """Who is out, by whose hand, and the role that is shown."""
    known = {"name": s.names[event.seat], "role": event.role.value}
    if event.by is None:
        return s.t("dice-event-eliminated-by-nobody", cause=event.cause.value, **known)
    return s.t("dice-event-eliminated", by=s.names[event.by], **known)


def _role_dealt(s: Scene, event: e.RoleDealt) -> str | None:
    if event.role is None:
        return None
    return s.t("dice-event-role-dealt", name=s.names[event.seat], role=role(s.t, event.role))


def _character_dealt(s: Scene, event: e.CharacterDealt) -> str:
    card = character(s.t, event.character)
    return s.t("dice-event-character-dealt", name=s.names[event.seat], character=card, life=event.life)


def _turn_began(s: Scene, event: e.TurnBegan) -> str:
    return s.t("dice-event-turn-began", name=s.names[event.seat], turn=event.turn)


def _dice_rolled(s: Scene, event: e.DiceRolled) -> str:
    faces = _faces(s, (event.faces[index] for index in event.rolled))
    if event.roll == 1:
        return s.t("dice-event-dice-rolled", name=s.names[event.seat], faces=faces)
    counts = {"count": len(event.rolled), "roll": event.roll, "rolls": event.rolls}
    return s.t("dice-event-dice-rolled-again", name=s.names[event.seat], faces=faces, **counts)


def _stopped(s: Scene, event: e.Stopped) -> str:
    return s.t("dice-event-stopped", name=s.names[event.seat], faces=_faces(s, event.faces))


def _arrows_taken(s: Scene, event: e.ArrowsTaken) -> str:
    return s.t("dice-event-arrows-taken", name=s.names[event.seat], count=event.count, pile=event.pile)


def _indians_attacked(s: Scene, _: e.IndiansAttacked) -> str:
    return s.t("dice-event-indians-attacked")


def _all_arrows_returned(s: Scene, event: e.AllArrowsReturned) -> str:
    return s.t("dice-event-all-arrows-returned", pile=event.pile)


def _shots_fired(s: Scene, event: e.ShotsFired) -> str:
    shots = [_shot(s, aim) for aim in event.shots]
    return s.t("dice-event-shots-fired", name=s.names[event.seat], shots=_counted(s, shots))


def _shot(s: Scene, aim: Aim) -> str:
    key = "dice-event-shot-double" if aim.double else "dice-event-shot"
    return s.t(key, face=face(s.t, aim.symbol), name=s.names[aim.seat])


def _beers_given(s: Scene, event: e.BeersGiven) -> str:
    names = _counted(s, [s.names[aim.seat] for aim in event.beers])
    return s.t("dice-event-beers-given", name=s.names[event.seat], names=names)


def _gatling_fired(s: Scene, event: e.GatlingFired) -> str:
    return s.t("dice-event-gatling-fired", name=s.names[event.seat], count=event.gatlings)


def _life_lost(s: Scene, event: e.LifeLost) -> str:
    counts = {"points": event.points, "life": event.life}
    return s.t("dice-event-life-lost", name=s.names[event.seat], cause=event.cause.value, **counts)


def _loss_avoided(s: Scene, event: e.LossAvoided) -> str:
    mine = s.view.seats[event.seat]
    if event.cause is Cause.INDIANS and mine.power != INDIANS_SPARE:
        return s.t("dice-event-chief-spared", name=s.names[event.seat], points=event.points)
    card = character(s.t, mine.character)
    return s.t("dice-event-loss-avoided", name=s.names[event.seat], character=card, points=event.points)


def _arrows_taken_instead(s: Scene, event: e.ArrowsTakenInstead) -> str:
    return s.t("dice-event-arrows-taken-instead", name=s.names[event.seat], count=event.count)


def _penalty_arrow_taken(s: Scene, event: e.PenaltyArrowTaken) -> str:
    return s.t("dice-event-penalty-arrow-taken", name=s.names[event.seat], hurt=s.names[event.hurt])


def _arrows_returned(s: Scene, event: e.ArrowsReturned) -> str:
    if event.by == event.seat:
        return s.t("dice-event-arrows-returned", name=s.names[event.seat], count=event.count)
    by = s.names[event.by]
    return s.t("dice-event-arrows-returned-by", by=by, name=s.names[event.seat], count=event.count)


def _life_gained(s: Scene, event: e.LifeGained) -> str:
    why = face(s.t, Face(event.why)) if event.why in DRINKS else character(s.t, event.why)
    if event.points == 0:
        return s.t("dice-event-life-wasted", name=s.names[event.seat], why=why)
    counts = {"points": event.points, "life": event.life}
    return s.t("dice-event-life-gained", name=s.names[event.seat], why=why, **counts)


def _won(s: Scene, event: e.Won) -> str:
    names = listed(s.t, [s.names[seat] for seat in event.winners])
    return s.t("dice-event-won", names=names, why=s.t(f"dice-why-{event.why}"))


def _nobody_won(s: Scene, event: e.NobodyWon) -> str:
    return s.t("dice-event-nobody-won", why=s.t(f"dice-why-{event.why}"))


def _counted(s: Scene, items: list[str]) -> str:
    """``items`` in one list, what is in it several times with its number."""
    many = Counter(items).items()
    return listed(s.t, [item if n == 1 else s.t("dice-several", what=item, count=n) for item, n in many])


def _faces(s: Scene, faces: Iterable[Face]) -> str:
    return listed(s.t, [face(s.t, symbol) for symbol in faces])


SENTENCES: dict[type[Event], Callable[[Scene, Any], str | None]] = {
    e.RoleDealt: _role_dealt,
    e.CharacterDealt: _character_dealt,
    e.TurnBegan: _turn_began,
    e.DiceRolled: _dice_rolled,
    e.Stopped: _stopped,
    e.ArrowsTaken: _arrows_taken,
    e.IndiansAttacked: _indians_attacked,
    e.AllArrowsReturned: _all_arrows_returned,
    e.ShotsFired: _shots_fired,
    e.BeersGiven: _beers_given,
    e.GatlingFired: _gatling_fired,
    e.LifeLost: _life_lost,
    e.LossAvoided: _loss_avoided,
    e.ArrowsTakenInstead: _arrows_taken_instead,
    e.PenaltyArrowTaken: _penalty_arrow_taken,
    e.ArrowsReturned: _arrows_returned,
    e.LifeGained: _life_gained,
    e.Eliminated: eliminated,
    e.Won: _won,
    e.NobodyWon: _nobody_won,
    **MODULE_SENTENCES,
}
"""How each event is told."""
