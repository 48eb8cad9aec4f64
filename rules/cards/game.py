"""BANG!: The Walking Dead, the card game, as tables see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.cards.base import BASE
from rules.cards.events import EVENTS, CharacterDealt, RoleDealt
from rules.cards.options import Decline, EndTurn
from rules.cards.orders import ORDERS, ordered
from rules.cards.play import Edition, Play
from rules.cards.state import Player, Role, State
from rules.cards.turn import unit
from rules.cards.verbs import draw
from rules.cards.view import CardsView, view
from rules.core import roles
from rules.core.ask import TAKE_BACK, Ask, Indices, Script, Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.log import Event, Log
from rules.core.roles import RolesGame

LEADER_BONUS = 1
NEUTRAL = (EndTurn(), Decline(), TAKE_BACK)
"""What does nothing; it is always a last option."""


@dataclass(frozen=True, slots=True)
class CardsOptions:
    """What carries over when several games are played in a row (CG-SETUP-14).

    ``kept`` are the characters that survivors of the last game keep, by seat, empty in a first game;
    ``leader`` is the seat that has the Leader's role by agreement, ``None`` if all roles are dealt.
    """

    kept: tuple[str | None, ...] = ()
    leader: Seat | None = None


class CardsGame(RolesGame[State, CardsOptions]):
    """One edition of the game."""

    options_type = CardsOptions
    state_type = State
    event_types: tuple[type[Event], ...] = EVENTS
    orders: Mapping[str, tuple[str, ...]] = ORDERS

    def __init__(self, key: str, edition: Edition) -> None:
        self.key, self.edition = key, edition
        self.players = range(min(edition.roles), max(edition.roles) + 1)

    def refuse(self, options: CardsOptions, seats: int) -> Reason | None:
        """Four to seven players (CG-SETUP-1), and what carries over must fit them."""
        if (reason := self.wrong_number(seats, "CG-SETUP-1")) is not None:
            return reason
        kept = [key for key in options.kept if key is not None]
        fits = not options.kept or len(options.kept) == seats
        if not fits or len({*kept}) < len(kept) or not self.edition.characters.keys() >= {*kept}:
            return Reason("characters-do-not-fit", rule="CG-SETUP-14")
        if options.leader is not None and options.leader not in range(seats):
            return Reason("no-such-leader", rule="CG-SETUP-14")
        return None

    def deal(self, seats: int, options: CardsOptions, chance: Chance, log: Log) -> State:
        """Roles, characters, life points, cards; the rest stays in the box (CG-SETUP-6 to CG-SETUP-12)."""
        cards = self.deal_roles(seats, options.leader, chance)
        characters = self.deal_characters(seats, options.kept, chance)
        players = [self.player(role, key, seats) for role, key in zip(cards, characters, strict=True)]
        deck = [card.no for card in self.edition.deck]
        chance.shuffle(deck)
        state = State(players, deck, cards.index(Role.LEADER))
        announce(state, options.kept, log)
        play = Play(self.edition, state, chance, log)
        for seat, player in enumerate(players):
            draw(play, "CG-SETUP-11", seat, player.life, "deal")
        return state

    def deal_roles(self, seats: int, leader: Seat | None, chance: Chance) -> list[Role]:
        """At random, all but an agreed Leader's (CG-SETUP-6, CG-SETUP-14)."""
        cards = list(self.edition.roles[seats])
        if leader is None:
            chance.shuffle(cards)
            return cards
        cards.remove(Role.LEADER)
        chance.shuffle(cards)
        return [*cards[:leader], Role.LEADER, *cards[leader:]]

    def deal_characters(self, seats: int, kept: Sequence[str | None], chance: Chance) -> list[str]:
        """At random to all who keep none (CG-SETUP-7, CG-SETUP-14)."""
        rest = [key for key in self.edition.characters if key not in kept]
        chance.shuffle(rest)
        return [key or rest.pop() for key in kept or [None] * seats]

    def player(self, role: Role, character: str, seats: int) -> Player:
        """A player at the start: the Leader has one life point more (CG-SETUP-8, CG-SETUP-9)."""
        leader = role is Role.LEADER
        life = self.edition.characters[character].life + (LEADER_BONUS if leader else 0)
        return Player(role, character, life, life, [], [], [0] * seats, shown=leader)

    def goes_on(self, state: State) -> CardsOptions:
        """The next game in a row: survivors keep their characters, the Leader's role goes to the left."""
        kept = tuple(player.character if player.alive else None for player in state.players)
        leader = next(seat for seat, player in enumerate(state.players) if player.role is Role.LEADER)
        return CardsOptions(kept, (leader + 1) % len(kept))

    def reseated(self, options: CardsOptions) -> CardsOptions:
        """Characters and the Leader's role were kept for the people who sat here before."""
        return CardsOptions()

    def unit(self, state: State, chance: Chance, log: Log) -> Script[None]:
        """One unit of a turn."""
        return unit(Play(self.edition, state, chance, log))

    def view(self, state: State, seat: Seat | None) -> CardsView:
        """See :mod:`rules.cards.view`."""
        return view(self.edition, state, seat)

    def default(self, view: CardsView, ask: Ask[Any]) -> Indices:
        """To do nothing: end the turn, take the hit; else the first open answer.

        That is: draw from the deck, discard the oldest cards. A card with its target still open is taken back.
        """
        last = (len(ask.options) - 1,)
        if ask.options[-1] in NEUTRAL and last not in ask.refused:
            return last
        return next(ask.answers())

    def ordered(self, view: CardsView, ask: Ask[Any], orders: Mapping[str, str]) -> Indices | None:
        """See :mod:`rules.cards.orders`."""
        return ordered(view, ask, orders)


def announce(state: State, kept: Sequence[str | None], log: Log) -> None:
    """Characters are public, and so is the Leader (CG-SETUP-6, CG-SETUP-7)."""
    for seat, player in enumerate(state.players):
        known, others = RoleDealt(seat, player.role), RoleDealt(seat, None)
        roles.announce(log, "CG-SETUP-6", known, others, seat, shown=player.shown)
        log.add("CG-SETUP-7", CharacterDealt(seat, player.character, player.life, player.character in kept))


CARDS = CardsGame("cards", BASE)
