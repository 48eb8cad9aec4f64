"""The questions of the card game and their options."""

from __future__ import annotations

from typing import Any

from bot.games.cards.words import KINDS, card, cards_key
from bot.screens.game import Face
from bot.screens.scene import Scene
from rules.cards import options as o
from rules.cards.state import Card
from rules.cards.view import CardsView, SettlingView
from rules.core.ask import Ask, Seat

TURNING = 64
"""More than the seats of any table: keeps seats in clockwise order from anywhere."""
LAST = 1000
"""More than the cards of any deck: what is no card stands behind them."""


def prompt(s: Scene, ask: Ask[Any]) -> str:
    """What is asked, and what it is about: the card being aimed or settled."""
    aimed, target = _aimed(ask)
    view: CardsView = s.view
    return s.t(
        f"cards-ask-{cards_key(ask.key)}",
        name=s.names[ask.seat],
        card="" if aimed is None else card(s.t, aimed),
        target="" if target is None else s.names[target],
        most=ask.most,
        keep=view.seats[ask.seat].life,
        needs=view.seats[ask.seat].needs,
        **_settling(s, view.settling),
    )


def option(s: Scene, choice: Any) -> Face:
    """A card with its symbol, suit and value; a player with the distance; or what to do instead."""
    match choice:
        case Card():
            return _card(s, choice)
        case o.PlayCard() | o.Answer():
            return _card(s, choice.card)
        case o.Aim():
            return _player(s, choice.seat)
        case o.Pick():
            return _pick(s, choice)
        case o.TurnUp():
            gear = "jesus" if choice.card is None else "riot-gear"
            return Face(s.t("cards-option-turn-up", gear=gear), "🎴", s.t("cards-effect-riot-gear"))
        case o.FromDiscards():
            return Face(s.t("cards-option-from-discards", card=card(s.t, choice.card)), "♻️")
        case o.FromHand():
            held = s.view.seats[choice.seat].hand
            return Face(s.t("cards-option-from-hand", name=s.labels[choice.seat], count=held))
    key = WORDLESS[type(choice)]
    return Face(s.t(f"cards-option-{key}"), PICTURES[key])


WORDLESS: dict[type[Any], str] = {
    o.EndTurn: "end-turn",
    o.Recover: "recover",
    o.Decline: "decline",
    o.FromDeck: "from-deck",
}
"""Options that are the same whatever lies on the table."""
PICTURES = {"end-turn": "⏹️", "recover": "❤️", "decline": "✋", "from-deck": "🎴"}


def mark(s: Scene, choice: Any, marked: bool | None) -> Face:
    """A card to keep or to discard."""
    plain = option(s, choice)
    return Face(s.t("cards-mark", card=plain.words, marked="yes" if marked else "no"), plain.emoji)


def place(ask: Ask[Any], choice: Any) -> int:
    """Gear first, then cards as the deck has them so that equals lie side by side, players clockwise, the rest."""
    match choice:
        case Card():
            return choice.no
        case o.PlayCard() | o.Answer():
            return choice.card.no
        case o.Aim() | o.FromHand():
            return (choice.seat - ask.seat) % TURNING
        case o.Pick():
            return -1 if choice.picked is None else choice.picked.no
        case o.TurnUp() | o.FromDeck() | o.FromDiscards():
            return -2 if isinstance(choice, o.FromDeck) else -1
    return LAST + isinstance(choice, o.EndTurn | o.Decline)


def _card(s: Scene, shown: Card) -> Face:
    return Face(card(s.t, shown), KINDS[shown.kind], s.t(f"cards-effect-{shown.kind}"))


def _player(s: Scene, seat: Seat) -> Face:
    """A target with the distance and what may matter most."""
    seen = s.view.seats[seat]
    return Face(s.t("cards-option-player", name=s.labels[seat], distance=seen.distance, life=seen.life), "🎯")


def _pick(s: Scene, choice: o.Pick) -> Face:
    if choice.picked is None:
        return Face(s.t("cards-option-hand", count=s.view.seats[choice.seat].hand), "🎴")
    return _card(s, choice.picked)


def _aimed(ask: Ask[Any]) -> tuple[Card | None, Seat | None]:
    """The card that is about to be played, and the player it is played at if that is known."""
    for choice in ask.options:
        if isinstance(choice, o.Pick):
            return choice.card, choice.seat
        if isinstance(choice, o.Aim):
            return choice.card, None
    return None, None


def _settling(s: Scene, settling: SettlingView | None) -> dict[str, str | int]:
    """The card being settled, whose it is, and how many Missed! it still takes."""
    if settling is None:
        return {"by": "", "settling": "", "missed": 0}
    by = "" if settling.by is None else s.names[settling.by]
    return {"by": by, "settling": card(s.t, settling.card), "missed": settling.missed}
