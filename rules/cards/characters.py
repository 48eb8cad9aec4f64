"""The sixteen characters, and what each of them changes."""

from __future__ import annotations

from typing import ClassVar

from rules.cards.events import CardPutBack, CardShown, CardsLookedAt, DiscardTaken
from rules.cards.options import FromDeck, FromDiscards, FromHand
from rules.cards.play import Character, Play
from rules.cards.state import Suit
from rules.cards.verbs import draw, take_from_hand, to_hand, top_cards
from rules.core.ask import Seat, choose

RED = (Suit.HEARTS, Suit.DIAMONDS)


class Abraham(Character):
    """Shows the second card he draws in phase 1; if it is red he draws one more (CG-CHAR-ABRAHAM-1)."""

    async def draw_cards(self, play: Play, me: Seat) -> int:
        """The third card is not shown, whatever it is."""
        draw(play, "CG-DRAW-1", me, 1, "phase")
        for no in top_cards(play, 1):
            play.player(me).hand.append(no)
            card = play.card(no)
            red = card.suit in RED
            play.log.add("CG-CHAR-ABRAHAM-1", CardShown(me, card, red))
            if red:
                draw(play, "CG-CHAR-ABRAHAM-1", me, 1, self.key)
        return 0


class Andrea(Character):
    """Sees all others one nearer (CG-CHAR-ANDREA-1)."""

    sees: ClassVar = 1


class Carl(Character):
    """May play any number of Attack! cards in his turn (CG-CHAR-CARL-1)."""

    unlimited: ClassVar = True


class Dale(Character):
    """All others see him one farther away (CG-CHAR-DALE-1)."""

    seen: ClassVar = 1


class Dwight(Character):
    """Takes all cards of whoever is eliminated into his hand (CG-CHAR-DWIGHT-1)."""

    takes_over: ClassVar = True


class Eugene(Character):
    """Looks at three cards in phase 1 and puts one of them back on top of the deck (CG-CHAR-EUGENE-1)."""

    async def draw_cards(self, play: Play, me: Seat) -> int:
        """If there are fewer than three cards in all, he has those he would draw anyway."""
        state = play.state
        state.laid, state.laid_open = top_cards(play, 3), False
        cards = play.cards(state.laid)
        known = CardsLookedAt(me, len(cards), cards)
        play.log.tell("CG-CHAR-EUGENE-1", [me], known, others=CardsLookedAt(me, len(cards), None))
        if len(cards) == 3:
            back = await choose(me, "eugene.put-back", cards, public=False)
            state.laid.remove(back.no)
            state.deck.append(back.no)
            others = CardPutBack(me, None)
            play.log.tell("CG-CHAR-EUGENE-1", [me], CardPutBack(me, back), others=others)
        to_hand(play, "CG-DRAW-1", me, state.laid, "phase")
        state.laid, state.laid_open = [], True
        return 0


class Ezekiel(Character):
    """Turns up two cards on every "draw!" and chooses which counts (CG-CHAR-EZEKIEL-1)."""

    turns_up: ClassVar = 2


class Glenn(Character):
    """May draw his first card of phase 1 from the top of the discards (CG-CHAR-GLENN-1)."""

    async def draw_cards(self, play: Play, me: Seat) -> int:
        """The second one comes from the deck."""
        discards = play.state.discards
        sources = [FromDeck(), *[FromDiscards(card) for card in play.cards(discards[-1:])]]
        if isinstance(await choose(me, "glenn.draw", sources), FromDeck):
            return 2
        no = discards.pop()
        play.player(me).hand.append(no)
        play.log.add("CG-CHAR-GLENN-1", DiscardTaken(me, play.card(no)))
        return 1


class Hershel(Character):
    """May discard two cards for a life point at any time (CG-CHAR-HERSHEL-1, -2)."""

    recovers: ClassVar = True


class Governor(Character):
    """Draws a card from the hand of whoever makes him lose a life point (CG-CHAR-GOVERNOR-1, -2, -3)."""

    def hurt(self, play: Play, me: Seat, points: int, by: Seat | None) -> None:
        """Not for a card of his own, nor from an empty hand (CG-CARD-DUEL-5)."""
        if by is None or by == me:
            return
        for _ in range(points):
            if play.player(by).hand:
                take_from_hand(play, "CG-CHAR-GOVERNOR-1", me, by, self.key)


class Jesus(Character):
    """May "draw!" when attacked as if he had Riot Gear in play (CG-CHAR-JESUS-1, -2)."""

    geared: ClassVar = True


class Maggie(Character):
    """Draws a card as soon as her hand is empty (CG-CHAR-MAGGIE-1)."""

    def hand_emptied(self, play: Play, me: Seat) -> None:
        """In anybody's turn."""
        draw(play, "CG-CHAR-MAGGIE-1", me, 1, self.key)


class Michonne(Character):
    """May use Missed! as Attack! and Attack! as Missed! (CG-CHAR-MICHONNE-1, -2)."""

    attacks: ClassVar = frozenset({"attack", "missed"})
    misses: ClassVar = frozenset({"attack", "missed"})


class Negan(Character):
    """May draw his first card of phase 1 at random from the hand of any player (CG-CHAR-NEGAN-1)."""

    async def draw_cards(self, play: Play, me: Seat) -> int:
        """The second one comes from the deck."""
        hands = [FromHand(seat) for seat in play.others() if play.player(seat).hand]
        sources: list[FromDeck | FromHand] = [FromDeck(), *hands]
        source = await choose(me, "negan.draw", sources)
        if isinstance(source, FromDeck):
            return 2
        take_from_hand(play, "CG-CHAR-NEGAN-1", me, source.seat, self.key)
        return 1


class Rick(Character):
    """Draws a card for each life point he loses (CG-CHAR-RICK-1)."""

    def hurt(self, play: Play, me: Seat, points: int, by: Seat | None) -> None:
        """From the deck."""
        draw(play, "CG-CHAR-RICK-1", me, points, self.key)


class Tyreese(Character):
    """Two Missed! are needed to cancel his Attack! cards (CG-CHAR-TYREESE-1, -2, -3)."""

    missed_needed: ClassVar = 2


ABILITIES: dict[str, type[Character]] = {
    "abraham": Abraham,
    "andrea": Andrea,
    "carl": Carl,
    "dale": Dale,
    "dwight": Dwight,
    "eugene": Eugene,
    "ezekiel": Ezekiel,
    "glenn": Glenn,
    "governor": Governor,
    "hershel": Hershel,
    "jesus": Jesus,
    "maggie": Maggie,
    "michonne": Michonne,
    "negan": Negan,
    "rick": Rick,
    "tyreese": Tyreese,
}
"""The abilities by key; a character of the data file without an entry has none."""
