"""What life points and cards of each seat are worth to the player who looks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from bot.games.cards.brain.suspicion import PARTS, beliefs
from bot.games.hidden_roles import Belief, myself
from rules.cards.base import BASE
from rules.cards.losses import REWARD
from rules.cards.play import Character
from rules.cards.state import Role
from rules.cards.view import CardsView, SeatView
from rules.core.ask import Seat

SCARCE = (0.0, *accumulate([3.0, 1.3, 1.1, 1.0, 1.0]))
"""What so many life points are worth: the fewer there are, the more each of them counts, the last one most."""
DECIDES = 2.5
"""How much more the last one of the Leader counts."""
CARD = 0.45
"""What a card is worth, in life points."""
A_MISSED, AN_ATTACK = 0.17, 0.31
"""How likely an unknown card is one."""
A_HEART = 0.25


@dataclass(frozen=True, slots=True)
class Worth:
    """``point[seat]`` is what a life point of a seat is worth, less than 0 for an enemy's."""

    view: CardsView
    me: SeatView
    believed: tuple[Belief[Role], ...]
    point: tuple[float, ...]

    def life(self, seat: Seat, life: int) -> float:
        """What it is worth that a seat has so many life points; kept between none and its most."""
        s = self.view.seats[seat]
        life = max(0, min(life, s.max_life))
        return self.point[seat] * (SCARCE[life] + (DECIDES if life and s.role is Role.LEADER else 0.0))

    def loss(self, seat: Seat, points: int = 1) -> float:
        """What it is worth that a seat loses life points, not by the reader's doing."""
        s = self.view.seats[seat]
        return self.life(seat, s.life - points) - self.life(seat, s.life)

    def hit(self, seat: Seat) -> float:
        """What it is worth that the reader takes a life point of another seat, with what comes of it."""
        s = self.view.seats[seat]
        return self.loss(seat) + (self.spoils(s) if s.life == 1 else 0.0)

    def spoils(self, s: SeatView) -> float:
        """Three cards if it turns out to be a Savior, all my cards if I am the Leader and it was a Survivor."""
        belief = self.believed[s.seat]
        won = REWARD * CARD * belief.get(Role.SAVIOR, 0.0)
        if self.me.role is not Role.LEADER:
            return won
        return won - (len(self.view.hand) + len(self.me.in_play)) * CARD * belief.get(Role.SURVIVOR, 0.0)

    def gain(self, seat: Seat) -> float:
        """What it is worth that a seat recovers a life point."""
        s = self.view.seats[seat]
        return self.life(seat, s.life + 1) - self.life(seat, s.life)

    def dodges(self, seat: Seat, missed: int = 1) -> float:
        """How likely a seat comes up with as many Missed! as it needs."""
        s, card = self.view.seats[seat], character_of(self.view.seats[seat])
        gear = card.geared + any(c.kind == "riot-gear" for c in s.in_play)
        fails = (1 - A_MISSED * len(card.misses)) ** s.hand * (1 - A_HEART * card.turns_up) ** gear
        return float((1 - fails) ** missed)

    def wins_duel(self, seat: Seat, attacks: int) -> float:
        """How likely a seat has no more Attack! cards than the reader."""
        s = self.view.seats[seat]
        chance = AN_ATTACK + (A_MISSED if len(character_of(s).attacks) > 1 else 0.0)
        return _at_most(attacks, s.hand, chance)


def _at_most(most: int, cards: int, chance: float) -> float:
    """How likely at most so many of the cards are what each of them is with this chance."""
    term = whole = (1 - chance) ** cards
    for k in range(min(most, cards)):
        term *= (cards - k) / (k + 1) * chance / (1 - chance)
        whole += term
    return min(1.0, whole)


def character_of(seat: SeatView) -> Character:
    """What a character can do; one that is not of the game is taken to have no ability."""
    return BASE.characters.get(seat.character) or Character(seat.character, seat.max_life)


def worth_of(view: CardsView) -> Worth:
    """What everything is worth to the reader of this view, who must hold a seat and know a role."""
    me, role = myself(view)
    believed = beliefs(view)
    return Worth(view, me, believed, PARTS.points(view, role, believed))


def known_allies(view: CardsView) -> frozenset[Seat]:
    """The living seats that everybody knows to be on the reader's side."""
    me = view.me
    return frozenset() if me is None or me.role is None else PARTS.known_allies(view.seats, me.seat, me.role)
