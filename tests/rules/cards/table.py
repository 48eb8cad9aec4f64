"""A table of BANG!: The Walking Dead in the middle of play, for tests that read as play.

Seats are written as in a report: role, character (left out: one without ability), life and maximum, then the
hand and, after a bar, the cards in play. A card is its kind, with suit and value where they matter::

    t = table("leader 5/5: attack duel", "savior rick 1/4: missed | scope", "loner 4/4", deck=":H4 duel")
    t.play("attack", at=1)    # the seat in turn plays this card at that seat
    t.give("missed")          # whoever is asked uses this card of the hand
    t.end()                   # the seat in turn ends its turn

``deck`` and ``discards`` are written from the top. What is not written lies under the deck, unless the test
says that the ``rest`` is away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from rules.cards.base import BASE
from rules.cards.game import CardsGame
from rules.cards.options import (
    Aim,
    Answer,
    Decline,
    EndTurn,
    FromDeck,
    FromDiscards,
    FromHand,
    Pick,
    PlayCard,
    Recover,
    TurnUp,
)
from rules.cards.play import Character
from rules.cards.state import Card, Phase, Player, Role, State
from rules.cards.view import CardsView
from rules.core.ask import TAKE_BACK, Answers, Seat
from rules.core.errors import Reason
from tests.rules.table import RolesTable

NOBODY = "nobody"
EDITION = replace(BASE, characters={**BASE.characters, NOBODY: Character(NOBODY, 4)})
"""The edition with one more character, who has no ability."""
SUITS = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}
TURN = 7


def table(
    *seats: str, deck: str = "", discards: str = "", active: Seat = 0, phase: str = "play", rest: bool = True
) -> Table:
    """A table as written, which has run to its first question."""
    zones = [deck.split()[::-1], discards.split()[::-1]]
    for text in seats:
        before, _, in_play = text.partition("|")
        zones += [before.partition(":")[2].split(), in_play.split()]
    numbers, left = find(zones)
    players = [player(text, numbers[2 + 2 * n], numbers[3 + 2 * n], len(seats)) for n, text in enumerate(seats)]
    state = State(players, [*(left[::-1] if rest else []), *numbers[0]], active, numbers[1])
    state.phase = Phase(phase)
    state.turn = TURN if phase != "draw" else TURN - 1
    return Table(state).begin()


def find(zones: Sequence[Sequence[str]]) -> tuple[list[list[int]], list[int]]:
    """The cards that are written, as numbers, and all others; the most exactly written are found first."""
    left = [card.no for card in EDITION.deck]
    found: dict[tuple[int, int], int] = {}
    places = [(z, n, text) for z, zone in enumerate(zones) for n, text in enumerate(zone)]
    for z, n, text in sorted(places, key=lambda place: len(place[2].partition(":")[2]), reverse=True):
        no = next((no for no in left if fits(EDITION.deck[no], text)), None)
        assert no is not None, f"no card is left that is {text}"
        left.remove(no)
        found[z, n] = no
    return [[found[z, n] for n in range(len(zone))] for z, zone in enumerate(zones)], left


def fits(card: Card, text: str) -> bool:
    """Whether a card is what is written: ``duel``, ``duel:CA`` or ``:CA``."""
    kind, _, corner = text.partition(":")
    return kind in ("", card.kind) and (not corner or (card.suit, card.value) == (SUITS[corner[0]], corner[1:]))


def player(text: str, hand: list[int], in_play: list[int], seats: int) -> Player:
    """``role [character] life[/maximum]``, or ``role [character] out`` for one eliminated before."""
    role, *words = text.partition("|")[0].partition(":")[0].split()
    character = words.pop(0) if words[0] in BASE.characters else NOBODY
    shown = role == Role.LEADER
    if words == ["out"]:
        return Player(Role(role), character, 0, 4, [], [], [0] * seats, shown=True, fell=TURN - 2)
    life, _, most = words[0].partition("/")
    return Player(Role(role), character, int(life), int(most or life), hand, in_play, [0] * seats, shown)


class Table(RolesTable):
    """What lies on the table and what is asked; each method is something a player does."""

    state: State
    game: CardsGame

    def __init__(self, state: State) -> None:
        super().__init__(state, CardsGame("cards", EDITION))
        self.asks: list[tuple[Seat, str]] = []

    # -- doing ------------------------------------------------------------------------------------------------

    def begin(self) -> Table:
        """Play goes on to the first question."""
        self._go(None)
        return self

    def play(self, kind: str, at: Seat | None = None, pick: str | None = None) -> None:
        """The seat in turn plays a card of the hand; ``pick``: a card in play of the target, or ``hand``."""
        self.say("cards.play", self.find(kind, PlayCard))
        if at is not None:
            self.say("cards.target", next(o for o in self.choices if isinstance(o, Aim) and o.seat == at))
        if pick is not None:
            self.say("cards.pick", next(o for o in self.choices if isinstance(o, Pick) and self._picks(o, pick)))

    def take_back(self) -> None:
        """The card that was about to be played goes back to the hand."""
        self.say(self.ask.key, TAKE_BACK)

    def give(self, *kinds: str) -> None:
        """Whoever is asked uses these cards, one after the other."""
        for kind in kinds:
            self.say(self.ask.key, self.find(kind, Answer))

    def gear(self) -> None:
        """Whoever is asked tries Riot Gear, the card before the ability."""
        self.say("cards.attacked", next(o for o in self.ask.options if isinstance(o, TurnUp)))

    def decline(self) -> None:
        """Whoever is asked does nothing."""
        self.say(self.ask.key, Decline())

    def recover(self, *kinds: str) -> None:
        """Hershel discards two cards, named if he has more."""
        self.say(self.ask.key, Recover())
        if kinds:
            self.choose(*kinds)

    def choose(self, *kinds: str) -> None:
        """Whoever is asked chooses these cards."""
        chosen: list[Card] = []
        for kind in kinds:
            chosen.append(next(o for o in self.ask.options if self._is(o, kind) and o not in chosen))
        self.say(self.ask.key, *chosen)

    def from_deck(self) -> None:
        self.say(self.ask.key, FromDeck())

    def from_discards(self) -> None:
        self.say("glenn.draw", next(o for o in self.ask.options if isinstance(o, FromDiscards)))

    def from_hand(self, seat: Seat) -> None:
        self.say("negan.draw", FromHand(seat))

    def end(self) -> None:
        """The seat in turn plays no more cards."""
        self.say("cards.play", EndTurn())

    # -- luck -------------------------------------------------------------------------------------------------

    def next_picks(self, *places: int) -> None:
        """Random cards of hands will be those at these places, the oldest is 0."""
        self.luck.coming += places

    def next_shuffle(self, cards: int) -> None:
        """The discards, so many, will be shuffled into the order they lie in."""
        self.luck.coming += range(cards - 1, 0, -1)

    # -- looking ----------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked and the key of what, ``None`` when the game is over."""
        return None if self.question is None else (self.ask.seat, self.ask.key)

    @property
    def offered(self) -> list[str]:
        """The kinds of the cards that may be played or used in answer, and the names of the other options."""
        return [self._name(option) for option in self.ask.options]

    @property
    def targets(self) -> list[Seat]:
        """The seats that may be chosen."""
        return [option.seat for option in self.ask.options if isinstance(option, Aim | FromHand)]

    @property
    def discards(self) -> list[str]:
        """The discards, top first."""
        return self.kinds(self.state.discards[::-1])

    @property
    def deck(self) -> int:
        return len(self.state.deck)

    def hand(self, seat: Seat) -> list[str]:
        """The hand, oldest first."""
        return self.kinds(self.state.players[seat].hand)

    def in_play(self, seat: Seat) -> list[str]:
        return self.kinds(self.state.players[seat].in_play)

    def kinds(self, numbers: Iterable[int]) -> list[str]:
        return [EDITION.deck[no].kind for no in numbers]

    def distances(self, viewer: Seat) -> list[int]:
        """How far this seat sees each seat, 0 for itself and for the eliminated."""
        return [seat.distance for seat in self.view(viewer).seats]

    def why_not(self, kind: str) -> Reason:
        """Why a card of the hand cannot be played or used in answer now."""
        return next(
            c.reason
            for c in self.ask.closed
            if isinstance(c.option, PlayCard | Answer) and fits(c.option.card, kind)
        )

    def why_not_at(self, kind: str, seat: Seat) -> Reason:
        """Why a card cannot be played at a seat; the card goes back to the hand."""
        self.play(kind)
        reason = next(c.reason for c in self.ask.closed if isinstance(c.option, Aim) and c.option.seat == seat)
        self.take_back()
        return reason

    def targets_of(self, kind: str) -> list[Seat]:
        """The seats a card may be played at; the card goes back to the hand."""
        self.play(kind)
        targets = self.targets
        self.take_back()
        return targets

    def view(self, seat: Seat | None) -> CardsView:
        return self.game.view(self.state, seat)

    @property
    def choices(self) -> list[Any]:
        """The options, and after them the closed ones."""
        return [*self.ask.options, *[closed.option for closed in self.ask.closed]]

    def find(self, kind: str, option: type[PlayCard] | type[Answer]) -> PlayCard | Answer:
        """What to do with a card, if need be a closed option."""
        return next(o for o in self.choices if isinstance(o, option) and fits(o.card, kind))

    # -- inside -----------------------------------------------------------------------------------------------

    def _is(self, option: object, kind: str) -> bool:
        return isinstance(option, Card) and fits(option, kind)

    def _picks(self, option: Pick, kind: str) -> bool:
        return kind == "hand" if option.picked is None else fits(option.picked, kind)

    def _name(self, option: object) -> str:
        match option:
            case Card(kind=kind) | PlayCard(card=Card(kind=kind)) | Answer(card=Card(kind=kind)):
                return kind
        return type(option).__name__

    def _go(self, answers: Answers | None) -> None:
        """On to the next question, through as many units as it takes."""
        while self.state.outcome is None:
            if self._script is None:
                self._script = self._unit()
            try:
                self.question = self._script.send(answers)
            except StopIteration:
                self._script, answers = None, None
            else:
                self.asks += [(ask.seat, ask.key) for ask in self.question.asks]
                return
        self.question = None
