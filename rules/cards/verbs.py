"""Moving cards and life points. Each move is one event; nobody is asked."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards.events import (
    AnswerGiven,
    CardsDiscarded,
    CardsDrawn,
    CardsTakenOver,
    CardTakenFromHand,
    CardTakenFromPlay,
    DeckReshuffled,
    LifeGained,
)
from rules.cards.play import Play
from rules.core.ask import Seat


def top_cards(play: Play, count: int) -> list[int]:
    """Take cards off the deck; if it is empty when one is needed the discards become the deck (CG-DRAW-2)."""
    state, taken = play.state, list[int]()
    while len(taken) < count:
        if not state.deck:
            if not state.discards:
                break
            state.deck, state.discards = state.discards, []
            play.chance.shuffle(state.deck)
            play.log.add("CG-DRAW-2", DeckReshuffled(len(state.deck)))
        taken.append(state.deck.pop())
    return taken


def draw(play: Play, rule: str, seat: Seat, count: int, why: str) -> None:
    """Draw from the deck into the hand, as many as there are (CG-SYM-2)."""
    to_hand(play, rule, seat, top_cards(play, count), why)


def to_hand(play: Play, rule: str, seat: Seat, numbers: Sequence[int], why: str) -> None:
    """Cards taken off the deck go to a hand, unseen by others."""
    if numbers:
        play.player(seat).hand.extend(numbers)
        drawn = CardsDrawn(seat, len(numbers), play.cards(numbers), why)
        play.log.tell(rule, [seat], drawn, others=CardsDrawn(seat, len(numbers), None, why))


def hand_may_be_empty(play: Play, seat: Seat) -> None:
    """Call it when cards have left a hand; in a Duel nobody minds (CG-CHAR-MAGGIE-1)."""
    player = play.player(seat)
    if not player.hand and player.alive and not play.state.dueling:
        play.character(seat).hand_emptied(play, seat)


def answer_with(play: Play, rule: str, seat: Seat, no: int, played_as: str) -> None:
    """A card of the hand is used in answer and discarded."""
    play.player(seat).hand.remove(no)
    play.state.discards.append(no)
    play.log.add(rule, AnswerGiven(seat, play.card(no), played_as))
    hand_may_be_empty(play, seat)


def discard_from_hand(play: Play, rule: str, seat: Seat, numbers: Sequence[int], why: str) -> None:
    """Cards of the hand go to the discards, face up (CG-SETUP-12)."""
    hand = play.player(seat).hand
    for no in numbers:
        hand.remove(no)
    play.state.discards.extend(numbers)
    play.log.add(rule, CardsDiscarded(seat, play.cards(numbers), why))
    hand_may_be_empty(play, seat)


def discard_in_play(play: Play, rule: str, seat: Seat, no: int, why: str) -> None:
    """A card in front of a player goes to the discards."""
    play.player(seat).in_play.remove(no)
    play.state.discards.append(no)
    play.log.add(rule, CardsDiscarded(seat, (play.card(no),), why))


def discard_everything(play: Play, rule: str, seat: Seat, why: str) -> None:
    """Hand and cards in play go to the discards at once; the Hatchet is no card."""
    player = play.player(seat)
    numbers, player.hand, player.in_play = player.hand + player.in_play, [], []
    if numbers:
        play.state.discards.extend(numbers)
        play.log.add(rule, CardsDiscarded(seat, play.cards(numbers), why))
        hand_may_be_empty(play, seat)


def take_over(play: Play, rule: str, seat: Seat, owner: Seat) -> None:
    """All cards of an eliminated player go to the hand of ``seat``."""
    player = play.player(owner)
    hand, in_play, player.hand, player.in_play = player.hand, player.in_play, [], []
    if hand or in_play:
        play.player(seat).hand.extend([*hand, *in_play])
        told = (seat, owner, play.cards(in_play), len(hand))
        known = CardsTakenOver(*told, play.cards(hand))
        play.log.tell(rule, [seat, owner], known, others=CardsTakenOver(*told, None))


def random_card(play: Play, owner: Seat) -> int:
    """A card of a hand that is not empty, drawn unseen; it takes no luck to draw the only one."""
    hand = play.player(owner).hand
    return hand[play.chance.below(len(hand))] if len(hand) > 1 else hand[0]


def take_from_hand(play: Play, rule: str, seat: Seat, owner: Seat, why: str) -> None:
    """A random card of a hand that is not empty goes to another hand (CG-SYM-3)."""
    no = random_card(play, owner)
    play.player(owner).hand.remove(no)
    play.player(seat).hand.append(no)
    known = CardTakenFromHand(seat, owner, play.card(no), why)
    play.log.tell(rule, [seat, owner], known, others=CardTakenFromHand(seat, owner, None, why))
    hand_may_be_empty(play, owner)


def take_from_play(play: Play, rule: str, seat: Seat, owner: Seat, no: int, why: str) -> None:
    """A card in front of a player goes to another's hand (CG-SYM-3)."""
    play.player(owner).in_play.remove(no)
    play.player(seat).hand.append(no)
    play.log.add(rule, CardTakenFromPlay(seat, owner, play.card(no), why))


def heal(play: Play, rule: str, seat: Seat, why: str) -> None:
    """One life point back, never more than at the start (CG-LIFE-2); at 0 it first goes on what is owed."""
    player, before = play.player(seat), play.player(seat).life
    if player.needs > 1:
        player.needs -= 1
        points = 1
    else:
        player.needs = 0
        player.life = min(before + 1, player.max_life)
        points = player.life - before
    play.log.add(rule, LifeGained(seat, points, player.life, player.needs, why))


def nothing_gained(play: Play, rule: str, seat: Seat, why: str) -> None:
    """Something that should give a life point gives none."""
    player = play.player(seat)
    play.log.add(rule, LifeGained(seat, 0, player.life, player.needs, why))
