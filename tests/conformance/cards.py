"""What must be told of the card game: its secrets are roles, hands and the deck, and there are 80 cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from rules.cards.events import (
    CardPutBack,
    CardsDrawn,
    CardsLookedAt,
    CardsTakenOver,
    CardTakenFromHand,
    Eliminated,
    RoleDealt,
)
from rules.cards.game import CARDS
from rules.cards.state import Card, Role, State
from rules.cards.view import CardsView
from rules.core.ask import Ask, Seat
from tests.conformance.games import Proof, Twin, leaves
from tests.conformance.roles import Roles, swapped

ROLES = Roles(Role, CardsView, (RoleDealt, Eliminated))
NEVER_DRAWN = 25
"""More cards than a unit may draw."""


def twins(state: State) -> Iterator[Twin]:
    """Two living players with different hidden roles have each other's; a hand holds a card of the deck."""
    yield from swapped(state)
    for seat in state.living():
        if (hand := state.players[seat].hand) and len(state.deck) > NEVER_DRAWN:
            other = state.copy()
            held, unseen = hand[0], state.deck[0]
            other.players[seat].hand[0], other.deck[0] = unseen, held
            yield Twin(other, frozenset({seat}), partial(moved, seat, {held, unseen}))


def moved(seat: Seat, cards: set[int], state: State) -> bool:
    """Whether the two cards are no longer one in the hand and one in the deck."""
    return any(len(cards.intersection(zone)) != 1 for zone in (state.players[seat].hand, state.deck))


def check(state: State) -> None:
    zones = [state.deck, state.discards, state.laid]
    for player in state.players:
        zones += [player.hand, player.in_play]
        names = Counter(CARDS.edition.printed[no].key for no in player.in_play)
        weapons = [no for no in player.in_play if CARDS.edition.printed[no].range]
        assert not names or max(names.values()) == 1
        assert len(weapons) <= 1
        assert 0 <= player.life <= player.max_life
        assert not player.needs or player.life == 0
        assert player.alive or (player.life, player.hand, player.in_play, player.shown) == (0, [], [], True)
    assert sorted(no for zone in zones for no in zone) == list(range(80))


def reveals(state: State, reader: Seat | None, thing: object) -> bool:
    return ROLES.reveal(state, reader, thing) or _shows_cards(state, reader, thing)


def _shows_cards(state: State, reader: Seat | None, thing: object) -> bool:
    match thing:
        case CardsView():
            hand = [] if reader is None else state.players[reader].hand
            return [card.no for card in thing.hand] != hand or not _may_see(state, reader, thing.laid)
        case CardTakenFromHand() | CardsTakenOver():
            return reader not in (thing.seat, thing.owner) and _cards_of(thing) > len(
                getattr(thing, "in_play", ())
            )
        case CardsDrawn() | CardsLookedAt() | CardPutBack():
            return reader != thing.seat and _cards_of(thing) > 0
        case Ask():
            return not thing.public and reader != thing.seat
    return False


def _may_see(state: State, reader: Seat | None, laid: tuple[Card, ...]) -> bool:
    return state.laid_open or reader == state.active or not laid


def _cards_of(thing: object) -> int:
    return sum(path[-1] == "no" for path, _ in leaves(thing))


PROOFS = (Proof(CARDS, twins, check, reveals, ends_idle=False),)
