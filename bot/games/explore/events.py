"""What happened in Explore, one plain sentence for each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.explore.words import all_rolled, blue, card, colour, coloured, effect
from bot.screens.scene import Scene
from rules.core.log import Event
from rules.explore import events as e


def sentence(s: Scene, event: Event) -> str | None:
    """The sentence of an event; ``None`` where another one says it all."""
    return SENTENCES[type(event)](s, event)


# -- turns and cards -------------------------------------------------------------------------------------


def _turn_began(s: Scene, event: e.TurnBegan) -> str:
    return s.t("explore-event-turn-began", name=s.names[event.seat], turn=event.turn)


def _deck_reshuffled(s: Scene, event: e.DeckReshuffled) -> str:
    return s.t("explore-event-deck-reshuffled", cards=event.cards)


def _location_found(s: Scene, event: e.LocationFound) -> str | None:
    if not event.fight:
        return None
    counts = {"fight": event.fight, "bites": event.bites, "supplies": event.supplies}
    found = s.t("explore-event-location-found", name=s.names[event.seat], card=card(s.t, event.card), **counts)
    return _with_effect(s, found, event.card)


def _event_met(s: Scene, event: e.EventMet) -> str:
    met = s.t("explore-event-event-met", name=s.names[event.seat], card=card(s.t, event.card))
    return _with_effect(s, met, event.card)


def _with_effect(s: Scene, said: str, name: str) -> str:
    """The sentence, and what the card does if it does something."""
    return " ".join(filter(None, (said, effect(s.t, s.view.box.cards[name]))))


def _supplies_found(s: Scene, event: e.SuppliesFound) -> str:
    counts = {"supplies": event.supplies, "in_front": event.in_front}
    return s.t("explore-event-supplies-found", name=s.names[event.seat], card=card(s.t, event.card), **counts)


# -- attacks ---------------------------------------------------------------------------------------------


def _attack_rolled(s: Scene, event: e.AttackRolled) -> str:
    thrown = {"dice": all_rolled(s.t, event.dice), "blue": blue(s.t, event.blue)}
    return s.t("explore-event-attack-rolled", name=s.names[event.seat], **thrown)


def _blue_ignored(s: Scene, event: e.BlueIgnored) -> str:
    return s.t("explore-event-blue-ignored", blue=blue(s.t, event.blue))


def _die_rolled_again(s: Scene, event: e.DieRolledAgain) -> str:
    shown, counts = colour(s.t, event.colour), {"before": event.before, "after": event.after}
    if event.by_blue:
        return s.t("explore-event-die-rolled-again", name=s.names[event.seat], colour=shown, **counts)
    return s.t("explore-event-die-had-to-be-rolled-again", colour=shown, **counts)


def _nothing_rolled_again(s: Scene, event: e.NothingRolledAgain) -> str:
    return s.t("explore-event-nothing-rolled-again", name=s.names[event.seat])


def _die_doubled(s: Scene, event: e.DieDoubled) -> str:
    return s.t("explore-event-die-doubled", colour=colour(s.t, event.colour), pips=event.pips)


def _card_defeated(s: Scene, event: e.CardDefeated) -> str:
    counts = {"score": event.score, "fight": event.fight, "supplies": event.supplies, "in_front": event.in_front}
    return s.t("explore-event-card-defeated", name=s.names[event.seat], card=card(s.t, event.card), **counts)


def _attack_failed(s: Scene, event: e.AttackFailed) -> str:
    counts = {"score": event.score, "fight": event.fight, "left": event.left}
    failed = s.t("explore-event-attack-failed", card=card(s.t, event.card), **counts)
    if not event.placed:
        return failed
    return f"{failed} {s.t('explore-event-dice-placed', dice=all_rolled(s.t, event.placed))}"


def _bite_cancelled(s: Scene, _: e.BiteCancelled) -> str:
    return s.t("explore-event-bite-cancelled")


# -- what is lost and won --------------------------------------------------------------------------------


def _cubes_lost(s: Scene, event: e.CubesLost) -> str:
    counts = {"cubes": event.cubes, "left": event.left}
    return s.t("explore-event-cubes-lost", name=s.names[event.seat], why=event.why, **counts)


def _cube_regained(s: Scene, event: e.CubeRegained) -> str:
    return s.t("explore-event-cube-regained", name=s.names[event.seat], left=event.left)


def _dice_lost(s: Scene, event: e.DiceLost) -> str:
    return s.t("explore-event-dice-lost", name=s.names[event.seat], dice=coloured(s.t, event.dice))


def _dice_regained(s: Scene, event: e.DiceRegained) -> str:
    return s.t("explore-event-dice-regained", name=s.names[event.seat], dice=coloured(s.t, event.dice))


def _card_dropped(s: Scene, event: e.CardDropped) -> str:
    counts = {"supplies": event.supplies, "in_front": event.in_front}
    return s.t("explore-event-card-dropped", name=s.names[event.seat], card=card(s.t, event.card), **counts)


def _nothing_happened(s: Scene, _: e.NothingHappened) -> str:
    return s.t("explore-event-nothing-happened")


def _knocked_out(s: Scene, event: e.KnockedOut) -> str:
    return s.t("explore-event-knocked-out", name=s.names[event.seat], why=event.why, supplies=event.supplies)


def _banked(s: Scene, event: e.Banked) -> str:
    counts = {"supplies": event.supplies, "stash": event.stash}
    return s.t("explore-event-banked", name=s.names[event.seat], **counts)


# -- the end ---------------------------------------------------------------------------------------------


def _final_round_began(s: Scene, event: e.FinalRoundBegan) -> str:
    return s.t("explore-event-final-round-began", name=s.names[event.seat], stash=event.stash)


def _tiebreak_began(s: Scene, event: e.TiebreakBegan) -> str:
    return s.t("explore-event-tiebreak-began", names=s.every(event.seats), stash=event.stash)


def _won(s: Scene, event: e.Won) -> str:
    return s.t("explore-event-won", name=s.names[event.seat], stash=event.stash, why=event.why)


SENTENCES: dict[type[Event], Callable[[Scene, Any], str | None]] = {
    e.TurnBegan: _turn_began,
    e.DeckReshuffled: _deck_reshuffled,
    e.LocationFound: _location_found,
    e.EventMet: _event_met,
    e.SuppliesFound: _supplies_found,
    e.AttackRolled: _attack_rolled,
    e.BlueIgnored: _blue_ignored,
    e.DieRolledAgain: _die_rolled_again,
    e.NothingRolledAgain: _nothing_rolled_again,
    e.DieDoubled: _die_doubled,
    e.CardDefeated: _card_defeated,
    e.AttackFailed: _attack_failed,
    e.BiteCancelled: _bite_cancelled,
    e.CubesLost: _cubes_lost,
    e.CubeRegained: _cube_regained,
    e.DiceLost: _dice_lost,
    e.DiceRegained: _dice_regained,
    e.CardDropped: _card_dropped,
    e.NothingHappened: _nothing_happened,
    e.KnockedOut: _knocked_out,
    e.Banked: _banked,
    e.FinalRoundBegan: _final_round_began,
    e.TiebreakBegan: _tiebreak_began,
    e.Won: _won,
}
"""How each event is told."""
