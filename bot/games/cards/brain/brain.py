"""Answers the questions of BANG!: The Walking Dead from what a view tells."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.games.cards.brain.hand import cheapest, cost, kept_for
from bot.games.cards.brain.plays import at, gain_of, taken
from bot.games.cards.brain.worth import CARD, Worth, character_of, worth_of
from bot.games.sensible import SensibleBrain, best, unless_refused
from rules.cards.answers import COST
from rules.cards.base import BASE
from rules.cards.options import Aim, Answer, FromDeck, FromDiscards, FromHand, Pick, PlayCard, Recover, TurnUp
from rules.cards.state import Card, Suit
from rules.cards.view import CardsView
from rules.core.ask import Ask, Indices

AVERAGE = 2.0
"""What an unknown card is worth, in cards."""


# -- playing cards --------------------------------------------------------------------------------------------


def play(view: CardsView, ask: Ask[Any]) -> Indices:
    """The act that gains most; to end the turn gains nothing."""
    worth = worth_of(view)

    def score(option: Any) -> float:
        match option:
            case PlayCard(card, warning):
                return -1.0 if warning else gain_of(card, worth)
            case Recover():
                return recovery(worth)
        return 0.0

    return best(ask, score)


def recovery(worth: Worth) -> float:
    """A life point for the two cards that are worth least."""
    spare = cheapest(worth.view.hand, worth)[:COST]
    return worth.gain(worth.me.seat) - 1.5 * sum(cost(card, worth) for card in spare)


def target(view: CardsView, ask: Ask[Any]) -> Indices:
    """The seat at which the card gains most."""
    worth = worth_of(view)
    kinds = character_of(worth.me).attacks

    def score(option: Aim) -> float:
        kind = "attack" if option.card.kind in kinds else option.card.kind
        return at(kind, view.seats[option.seat], worth)

    return best(ask, score)


def pick(view: CardsView, ask: Ask[Any]) -> Indices:
    """What is worth most to be taken."""
    worth = worth_of(view)

    def score(option: Pick) -> float:
        return taken(option.picked, view.seats[option.seat], worth)

    return best(ask, score)


# -- answering ------------------------------------------------------------------------------------------------


def attacked(view: CardsView, ask: Ask[Any]) -> Indices:
    """Riot Gear first, then cards, if there may be enough."""
    needed = view.settling.missed if view.settling else 1
    enough = sum(isinstance(option, Answer | TurnUp) for option in ask.options) >= needed
    return _answer(view, ask, wanted=enough)


def duelled(view: CardsView, ask: Ask[Any]) -> Indices:
    """A life point is worth a card."""
    return _answer(view, ask, wanted=True)


def dying(view: CardsView, ask: Ask[Any]) -> Indices:
    """As long as there is a way to survive it is taken."""
    me = worth_of(view).me
    aids = sum(isinstance(option, Answer) for option in ask.options)
    pairs = (me.hand - aids) // COST if Recover() in ask.options else 0
    return _answer(view, ask, wanted=aids + pairs >= me.needs)


def _answer(view: CardsView, ask: Ask[Any], *, wanted: bool) -> Indices:
    """The free way first, then the card that is worth least; nothing if it is not wanted."""
    worth = worth_of(view)

    def score(option: Any) -> float:
        match option:
            case TurnUp():
                return 9.0
            case Answer(card):
                return 5.0 - kept_for(card, worth) if wanted else -1.0
            case Recover():
                return 1.0 if wanted and ask.key == "cards.dying" else -1.0
        return 0.0

    return best(ask, score)


# -- choosing cards -------------------------------------------------------------------------------------------


def discard(view: CardsView, ask: Ask[Any]) -> Indices:
    """The cards that are worth least."""
    cards = cheapest(ask.options, worth_of(view))[: ask.least]
    indices = tuple(sorted(ask.options.index(card) for card in cards))
    return unless_refused(ask, indices)


def best_card(view: CardsView, ask: Ask[Any]) -> Indices:
    """The card that is worth most."""
    worth = worth_of(view)
    return best(ask, lambda option: kept_for(option, worth) if isinstance(option, Card) else -1.0)


def worst_card(view: CardsView, ask: Ask[Any]) -> Indices:
    """The card that is worth least."""
    worth = worth_of(view)
    return best(ask, lambda card: -kept_for(card, worth))


def first_card(view: CardsView, ask: Ask[Any]) -> Indices:
    """From the deck, unless the discards or the hand of an enemy are better."""
    worth = worth_of(view)

    def score(option: Any) -> float:
        match option:
            case FromDiscards(card):
                return kept_for(card, worth) - AVERAGE
            case FromHand(seat):
                return -worth.point[seat] * CARD
            case FromDeck():
                return 0.0
        return -1.0

    return best(ask, score)


def heart(_: CardsView, ask: Ask[Any]) -> Indices:
    """Hearts help against an Attack! and in captivity."""
    return best(ask, lambda card: float(card.suit is Suit.HEARTS))


def no_outbreak(_: CardsView, ask: Ask[Any]) -> Indices:
    """Spades from 2 to 9 are bad."""
    check = BASE.kinds["contagion"].turned
    return best(ask, lambda card: -float(check is not None and check.matches(card)))


class CardsBrain(SensibleBrain):
    """A sensible player: plays for its role, suspects by deeds, counts odds."""

    choices: ClassVar = {
        "cards.play": play,
        "cards.target": target,
        "cards.pick": pick,
        "cards.attacked": attacked,
        "cards.herd": duelled,
        "cards.duel": duelled,
        "cards.dying": dying,
        "cards.discard": discard,
        "cards.supplies": best_card,
        "hershel.cards": discard,
        "eugene.put-back": worst_card,
        "glenn.draw": first_card,
        "negan.draw": first_card,
        "ezekiel.riot-gear": heart,
        "ezekiel.captured": heart,
        "ezekiel.contagion": no_outbreak,
    }
