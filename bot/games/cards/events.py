"""What happened in the card game, one plain sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.cards.words import KINDS, card, cards, character, corner, count, kind, role
from bot.screens.scene import Scene
from bot.text.phrases import listed
from rules.cards import events as e
from rules.cards.state import Card
from rules.cards.turn import CHECKS
from rules.core.log import Event


def sentence(s: Scene, event: Event) -> str | None:
    """The sentence of an event; ``None`` where the reader learns nothing."""
    return SENTENCES[type(event)](s, event)


def eliminated(s: Scene, event: e.Eliminated) -> str:
    """Who is out, by whose card, and the role that is shown."""
    known = {"name": s.names[event.seat], "role": event.role.value, "cause": kind(s.t, event.cause)}
    if event.by is None:
        return s.t("cards-event-eliminated-by-nobody", **known)
    if event.by == event.seat:
        return s.t("cards-event-eliminated-by-oneself", **known)
    return s.t("cards-event-eliminated", by=s.names[event.by], **known)


def _role_dealt(s: Scene, event: e.RoleDealt) -> str | None:
    if event.role is None:
        return None
    return s.t("cards-event-role-dealt", name=s.names[event.seat], role=role(s.t, event.role))


def _character_dealt(s: Scene, event: e.CharacterDealt) -> str:
    key = "cards-event-character-kept" if event.kept else "cards-event-character-dealt"
    return s.t(key, name=s.names[event.seat], character=character(s.t, event.character), life=event.life)


def _turn_began(s: Scene, event: e.TurnBegan) -> str:
    return s.t("cards-event-turn-began", name=s.names[event.seat], turn=event.turn)


def _turn_skipped(s: Scene, event: e.TurnSkipped) -> str:
    return s.t("cards-event-turn-skipped", name=s.names[event.seat])


def _cards_drawn(s: Scene, event: e.CardsDrawn) -> str:
    known = {"name": s.names[event.seat], "what": _seen_or_counted(s, event.cards, event.count)}
    if event.why == "deal":
        return s.t("cards-event-dealt", **known)
    if event.why == "phase":
        return s.t("cards-event-drawn", **known)
    return s.t("cards-event-drawn-for", why=_why(s, event.why), **known)


def _card_shown(s: Scene, event: e.CardShown) -> str:
    more = "yes" if event.more else "no"
    return s.t("cards-event-card-shown", name=s.names[event.seat], card=card(s.t, event.card), more=more)


def _discard_taken(s: Scene, event: e.DiscardTaken) -> str:
    return s.t("cards-event-discard-taken", name=s.names[event.seat], card=card(s.t, event.card))


def _cards_looked_at(s: Scene, event: e.CardsLookedAt) -> str:
    what = _seen_or_counted(s, event.cards, event.count)
    return s.t("cards-event-looked-at", name=s.names[event.seat], what=what)


def _card_put_back(s: Scene, event: e.CardPutBack) -> str:
    what = _seen_or_counted(s, None if event.card is None else [event.card], 1)
    return s.t("cards-event-put-back", name=s.names[event.seat], what=what)


def _deck_reshuffled(s: Scene, event: e.DeckReshuffled) -> str:
    return s.t("cards-event-reshuffled", deck=event.deck)


def _card_played(s: Scene, event: e.CardPlayed) -> str:
    known = {"name": s.names[event.seat], "card": _used(s, event.card, event.played_as)}
    known["emoji"] = KINDS[event.played_as]
    if event.target is None:
        return s.t("cards-event-played", **known)
    return s.t("cards-event-played-at", target=s.names[event.target], **known)


def _answer_given(s: Scene, event: e.AnswerGiven) -> str:
    used = _used(s, event.card, event.played_as)
    return s.t("cards-event-answered", name=s.names[event.seat], card=used, emoji=KINDS[event.played_as])


def _attack_cancelled(s: Scene, event: e.AttackCancelled) -> str:
    return s.t("cards-event-attack-cancelled", name=s.names[event.seat], by=s.names[event.by])


def _duel_lost(s: Scene, event: e.DuelLost) -> str:
    return s.t("cards-event-duel-lost", name=s.names[event.seat])


def _cards_turned_up(s: Scene, event: e.CardsTurnedUp) -> str:
    """The reason for the "draw!", what came, and what comes of it."""
    known = {"name": s.names[event.seat], "kind": kind(s.t, event.why)}
    came = s.t(f"cards-outcome-{event.why}", matched="yes" if event.matched else "no")
    if event.counted is None:
        return s.t("cards-event-turned-up-none", outcome=came, **known)
    turned = listed(s.t, [corner(one) for one in event.cards])
    if len(event.cards) == 1:
        return s.t("cards-event-turned-up", card=turned, outcome=came, **known)
    return s.t("cards-event-turned-up-of", cards=turned, card=corner(event.counted), outcome=came, **known)


def _card_taken_from_hand(s: Scene, event: e.CardTakenFromHand) -> str:
    what = _seen_or_counted(s, None if event.card is None else [event.card], 1)
    return s.t("cards-event-taken-from-hand", what=what, **_taker(s, event))


def _card_taken_from_play(s: Scene, event: e.CardTakenFromPlay) -> str:
    return s.t("cards-event-taken-from-play", card=card(s.t, event.card), **_taker(s, event))


def _taker(s: Scene, event: e.CardTakenFromHand | e.CardTakenFromPlay) -> dict[str, str]:
    return {"name": s.names[event.seat], "owner": s.names[event.owner], "why": _why(s, event.why)}


def _cards_taken_over(s: Scene, event: e.CardsTakenOver) -> str:
    hand = _seen_or_counted(s, event.cards, event.count) if event.count else ""
    what = [one for one in (hand, cards(s.t, event.in_play)) if one]
    name, owner = s.names[event.seat], s.names[event.owner]
    return s.t("cards-event-taken-over", name=name, owner=owner, what=listed(s.t, what))


def _cards_discarded(s: Scene, event: e.CardsDiscarded) -> str | None:
    """A card that goes after its own "draw!" was told of with that."""
    if event.why in CHECKS:
        return None
    known = {"name": s.names[event.seat], "cards": cards(s.t, event.cards)}
    if event.why == "phase":
        return s.t("cards-event-discarded", **known)
    return s.t("cards-event-discarded-for", why=_why(s, event.why), **known)


def _contagion_passed(s: Scene, event: e.ContagionPassed) -> str:
    if event.to == event.seat:
        return s.t("cards-event-contagion-stays", name=s.names[event.seat])
    return s.t("cards-event-contagion-passed", name=s.names[event.seat], to=s.names[event.to])


def _supplies_laid_out(s: Scene, event: e.SuppliesLaidOut) -> str:
    return s.t("cards-event-supplies", cards=cards(s.t, event.cards))


def _supplies_taken(s: Scene, event: e.SuppliesTaken) -> str:
    return s.t("cards-event-supplies-taken", name=s.names[event.seat], card=card(s.t, event.card))


def _life_lost(s: Scene, event: e.LifeLost) -> str:
    name, cause = s.names[event.seat], kind(s.t, event.cause)
    if event.needs:
        key, counts = "cards-event-life-lost-fatal", {"points": event.points, "needs": event.needs}
    else:
        key, counts = "cards-event-life-lost", {"points": event.points, "life": event.life}
    return s.t(key, name=name, cause=cause, **counts)


def _life_gained(s: Scene, event: e.LifeGained) -> str:
    known = {"name": s.names[event.seat], "why": _why(s, event.why)}
    if event.points == 0:
        return s.t("cards-event-life-wasted", **known)
    if event.needs:
        return s.t("cards-event-life-gained-short", needs=event.needs, **known)
    return s.t("cards-event-life-gained", life=event.life, **known)


def _won(s: Scene, event: e.Won) -> str:
    names = s.every(event.winners)
    return s.t("cards-event-won", names=names, why=s.t(f"cards-why-{event.why}"))


def _seen_or_counted(s: Scene, seen: Sequence[Card] | None, number: int) -> str:
    """The cards if the reader may see them, else how many."""
    return count(s.t, number) if seen is None else cards(s.t, seen)


def _used(s: Scene, used: Card, played_as: str) -> str:
    """A card, and what it is used as where that is something else."""
    if used.kind == played_as:
        return card(s.t, used)
    return s.t("cards-used-as", card=card(s.t, used), kind=kind(s.t, played_as))


def _why(s: Scene, why: str) -> str:
    """The kind of card, the character, or the rule behind a move."""
    for beginning in ("cards-kind-", "cards-name-"):
        if f"{beginning}{why}" in s.t:
            return s.t(f"{beginning}{why}")
    return s.t(f"cards-for-{why}")


SENTENCES: dict[type[Event], Callable[[Scene, Any], str | None]] = {
    e.RoleDealt: _role_dealt,
    e.CharacterDealt: _character_dealt,
    e.TurnBegan: _turn_began,
    e.TurnSkipped: _turn_skipped,
    e.CardsDrawn: _cards_drawn,
    e.CardShown: _card_shown,
    e.DiscardTaken: _discard_taken,
    e.CardsLookedAt: _cards_looked_at,
    e.CardPutBack: _card_put_back,
    e.DeckReshuffled: _deck_reshuffled,
    e.CardPlayed: _card_played,
    e.AnswerGiven: _answer_given,
    e.AttackCancelled: _attack_cancelled,
    e.DuelLost: _duel_lost,
    e.CardsTurnedUp: _cards_turned_up,
    e.CardTakenFromHand: _card_taken_from_hand,
    e.CardTakenFromPlay: _card_taken_from_play,
    e.CardsTakenOver: _cards_taken_over,
    e.CardsDiscarded: _cards_discarded,
    e.ContagionPassed: _contagion_passed,
    e.SuppliesLaidOut: _supplies_laid_out,
    e.SuppliesTaken: _supplies_taken,
    e.LifeLost: _life_lost,
    e.LifeGained: _life_gained,
    e.Eliminated: eliminated,
    e.Won: _won,
}
"""How each event is told."""
