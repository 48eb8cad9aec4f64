"""What happened because of a module, one plain sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.games.dice.words import character, face, power, rage_card, role
from bot.screens.scene import Scene
from bot.text.phrases import listed
from rules.core.log import Event
from rules.dice.events import DieTurned
from rules.dice.modules.boneyard import CardRevealed, MasterRose, OutbreakBegan
from rules.dice.modules.chief_arrow import ChiefMoved
from rules.dice.modules.duel_dice import Challenged, DuelRolled, WoundsReturned, WoundTaken
from rules.dice.modules.ghost import DiceTurned, GhostRose, TokenGiven, TokensReturned
from rules.dice.modules.legacy import CharacterSettled, SheriffSettled
from rules.dice.modules.rage import RageDiscarded, RageDrawn, RageReturned, RageRevealed
from rules.dice.modules.saloon_characters import ArrowGiven, ChiefTaken, LossTaken
from rules.dice.modules.saloon_dice import DieTaken
from rules.dice.modules.special_roles import (
    ArrowsSwapped,
    BadgeChanged,
    CardDealt,
    GainStopped,
    PowerJudged,
    PowerRevealed,
    RollForced,
    Saved,
    TurnAdded,
)
from rules.dice.modules.undead_characters import RageShifted
from rules.dice.state import Face


def yes(fact: bool) -> str:
    """A fact as catalogs choose by it."""
    return "yes" if fact else "no"


def faces(s: Scene, symbols: Iterable[Face]) -> str:
    """Symbols in one list."""
    return listed(s.t, [face(s.t, symbol) for symbol in symbols])


# -- Old Saloon ---------------------------------------------------------------------------------------------------


def _die_taken(s: Scene, event: DieTaken) -> str:
    kind = s.t(f"dice-kind-{event.kind}")
    return s.t("dice-event-die-taken", name=s.names[event.seat], kind=kind, added=yes(event.added))


def _chief_moved(s: Scene, event: ChiefMoved) -> str:
    if event.seat is None:
        return s.t("dice-event-chief-returned")
    return s.t("dice-event-chief-moved", name=s.names[event.seat])


def _chief_taken(s: Scene, event: ChiefTaken) -> str:
    return s.t("dice-event-chief-taken", name=s.names[event.seat], other=s.names[event.owner])


def _arrow_given(s: Scene, event: ArrowGiven) -> str:
    both = {"name": s.names[event.seat], "other": s.names[event.to]}
    return s.t("dice-event-arrow-given", chief=yes(event.chief), **both)


def _loss_taken(s: Scene, event: LossTaken) -> str:
    both = {"name": s.names[event.seat], "other": s.names[event.instead_of]}
    return s.t("dice-event-loss-taken", points=event.points, **both)


def _card_dealt(s: Scene, event: CardDealt) -> str:
    return s.t("dice-event-card-dealt", name=s.names[event.seat], card=power(s.t, event.card))


def _power_revealed(s: Scene, event: PowerRevealed) -> str:
    known = {"card": power(s.t, event.card), "role": role(s.t, event.role)}
    return s.t("dice-event-power-revealed", name=s.names[event.seat], **known)


def _power_judged(s: Scene, event: PowerJudged) -> str:
    return s.t("dice-event-power-judged", by=s.names[event.by], name=s.names[event.seat])


def _die_turned(s: Scene, event: DieTurned) -> str:
    shown = face(s.t, event.face)
    return s.t("dice-event-die-turned", name=s.names[event.by], die=event.die + 1, face=shown)


def _roll_forced(s: Scene, event: RollForced) -> str:
    return s.t("dice-event-roll-forced", by=s.names[event.by], name=s.names[event.seat])


def _gain_stopped(s: Scene, event: GainStopped) -> str:
    both = {"by": s.names[event.by], "name": s.names[event.seat]}
    return s.t("dice-event-gain-stopped", points=event.points, **both)


def _badge_changed(s: Scene, event: BadgeChanged) -> str:
    return s.t("dice-event-badge-changed", name=s.names[event.sheriff], other=s.names[event.deputy])


def _arrows_swapped(s: Scene, event: ArrowsSwapped) -> str:
    named = {"by": s.names[event.by], "name": s.names[event.one], "other": s.names[event.other]}
    one, two = event.arrows
    return s.t("dice-event-arrows-swapped", one=one, two=two, **named)


def _saved(s: Scene, event: Saved) -> str:
    return s.t("dice-event-saved", by=s.names[event.by], name=s.names[event.seat], life=event.life)


def _turn_added(s: Scene, event: TurnAdded) -> str:
    return s.t("dice-event-turn-added", name=s.names[event.seat])


def _ghost_rose(s: Scene, event: GhostRose) -> str:
    return s.t("dice-event-ghost-rose", name=s.names[event.seat], side=s.t(f"dice-side-{event.side.goal}"))


def _token_given(s: Scene, event: TokenGiven) -> str:
    both = {"name": s.names[event.seat], "other": s.names[event.to]}
    return s.t("dice-event-token-given", face=face(s.t, event.face), twice=yes(event.twice), **both)


def _dice_turned(s: Scene, event: DiceTurned) -> str:
    count = len(event.dice)
    return s.t("dice-event-dice-turned", name=s.names[event.seat], count=count, face=face(s.t, event.face))


def _tokens_returned(s: Scene, event: TokensReturned) -> str:
    return s.t("dice-event-tokens-returned", name=s.names[event.seat])


# -- Undead or Alive ----------------------------------------------------------------------------------------------


def _rage_drawn(s: Scene, event: RageDrawn) -> str:
    if event.card is None:
        return s.t("dice-event-rage-drawn", name=s.names[event.seat])
    return s.t("dice-event-rage-drawn-seen", name=s.names[event.seat], face=rage_card(s.t, event.card))


def _rage_returned(s: Scene, event: RageReturned) -> str:
    if event.card is None:
        return s.t("dice-event-rage-returned", name=s.names[event.seat])
    return s.t("dice-event-rage-returned-seen", name=s.names[event.seat], face=rage_card(s.t, event.card))


def _rage_revealed(s: Scene, event: RageRevealed) -> str:
    shown = listed(s.t, [rage_card(s.t, card) for card in event.cards])
    return s.t("dice-event-rage-revealed", name=s.names[event.seat], faces=shown)


def _rage_discarded(s: Scene, event: RageDiscarded) -> str:
    return s.t("dice-event-rage-discarded", name=s.names[event.seat], count=event.count)


def _rage_shifted(s: Scene, event: RageShifted) -> str:
    named = {"by": s.names[event.by], "name": s.names[event.giver], "other": s.names[event.to]}
    if event.card is None:
        return s.t("dice-event-rage-shifted", **named)
    return s.t("dice-event-rage-shifted-seen", face=rage_card(s.t, event.card), **named)


def _challenged(s: Scene, event: Challenged) -> str:
    return s.t("dice-event-challenged", name=s.names[event.seat], other=s.names[event.opponent])


def _duel_rolled(s: Scene, event: DuelRolled) -> str:
    key = "dice-event-duel-rolled-again" if event.again else "dice-event-duel-rolled"
    return s.t(key, name=s.names[event.seat], other=s.names[event.against], face=face(s.t, event.face))


def _wound_taken(s: Scene, event: WoundTaken) -> str:
    key = "dice-event-wound-taken" if event.kept else "dice-event-wound-dropped"
    return s.t(key, name=s.names[event.seat], face=face(s.t, event.face))


def _wounds_returned(s: Scene, event: WoundsReturned) -> str:
    return s.t("dice-event-wounds-returned", name=s.names[event.seat], faces=faces(s, event.faces))


def _card_revealed(s: Scene, event: CardRevealed) -> str:
    counts = {"hands": event.hands, "total": event.total, "living": event.living}
    return s.t("dice-event-card-revealed", name=s.names[event.seat], **counts)


def _outbreak_began(s: Scene, event: OutbreakBegan) -> str:
    return s.t("dice-event-outbreak-began", names=s.every(event.zombies), life=event.life)


def _master_rose(s: Scene, event: MasterRose) -> str:
    return s.t("dice-event-master-rose", name=s.names[event.seat])


def _sheriff_settled(s: Scene, event: SheriffSettled) -> str:
    if event.by is None:
        return s.t("dice-event-sheriff-heir", name=s.names[event.seat])
    return s.t("dice-event-sheriff-settled", by=s.names[event.by], name=s.names[event.seat])


def _character_settled(s: Scene, event: CharacterSettled) -> str:
    card = character(s.t, event.character)
    return s.t("dice-event-character-settled", name=s.names[event.seat], how=event.how, character=card)


MODULE_SENTENCES: dict[type[Event], Callable[[Scene, Any], str | None]] = {
    DieTaken: _die_taken,
    ChiefMoved: _chief_moved,
    ChiefTaken: _chief_taken,
    ArrowGiven: _arrow_given,
    LossTaken: _loss_taken,
    CardDealt: _card_dealt,
    PowerRevealed: _power_revealed,
    PowerJudged: _power_judged,
    DieTurned: _die_turned,
    RollForced: _roll_forced,
    GainStopped: _gain_stopped,
    BadgeChanged: _badge_changed,
    ArrowsSwapped: _arrows_swapped,
    Saved: _saved,
    TurnAdded: _turn_added,
    GhostRose: _ghost_rose,
    TokenGiven: _token_given,
    DiceTurned: _dice_turned,
    TokensReturned: _tokens_returned,
    RageDrawn: _rage_drawn,
    RageReturned: _rage_returned,
    RageRevealed: _rage_revealed,
    RageDiscarded: _rage_discarded,
    RageShifted: _rage_shifted,
    Challenged: _challenged,
    DuelRolled: _duel_rolled,
    WoundTaken: _wound_taken,
    WoundsReturned: _wounds_returned,
    CardRevealed: _card_revealed,
    OutbreakBegan: _outbreak_began,
    MasterRose: _master_rose,
    SheriffSettled: _sheriff_settled,
    CharacterSettled: _character_settled,
}
"""How each event of a module is told."""
