"""BANG! The Dice Game, as tables see it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Any

from rules.core import roles
from rules.core.ask import Ask, Indices, Script, Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.log import Event, Log
from rules.core.roles import RolesGame
from rules.dice.base import BASE
from rules.dice.events import EVENTS, CharacterDealt, RoleDealt
from rules.dice.play import Edition, Play
from rules.dice.state import Player, Role, State
from rules.dice.turn import turn
from rules.dice.view import DiceView, view

SHERIFF_BONUS = 2


@dataclass(frozen=True, slots=True)
class DiceOptions:
    """What a table may choose about the game: so far nothing."""


class DiceGame(RolesGame[State, DiceOptions]):
    """One edition of the game."""

    players = range(3, 9)
    options_type = DiceOptions
    state_type = State
    event_types: tuple[type[Event], ...] = EVENTS

    def __init__(self, key: str, edition: Edition) -> None:
        self.key, self.edition = key, edition

    def refuse(self, options: DiceOptions, seats: int) -> Reason | None:
        """Three to eight players (DG-SETUP-1)."""
        return self.wrong_number(seats, self.edition.row("DG-SETUP-1"))

    def deal(self, seats: int, options: DiceOptions, chance: Chance, log: Log) -> State:
        """Roles, characters, life points; the rest of the cards stays out of play (DG-SETUP-8 to DG-SETUP-16)."""
        cards, characters = list(self.edition.roles[seats]), list(self.edition.characters)
        chance.shuffle(cards)
        chance.shuffle(characters)
        players = [self.player(role, key, seats) for role, key in zip(cards, characters, strict=False)]
        first = cards.index(Role.SHERIFF if Role.SHERIFF in cards else Role.DEPUTY)
        state = State(players, self.edition.arrows, first)
        announce(state, self.edition.cited(log))
        return state

    def player(self, role: Role, character: str, seats: int) -> Player:
        """A player at the start: the Sheriff has two life points more (DG-SETUP-12, DG-SETUP-13)."""
        sheriff = role is Role.SHERIFF
        life = self.edition.characters[character].life + (SHERIFF_BONUS if sheriff else 0)
        return Player(role, character, life, life, shown=sheriff or seats == 3)

    def unit(self, state: State, chance: Chance, log: Log) -> Script[None]:
        """One turn."""
        return turn(Play(self.edition, state, chance, self.edition.cited(log)))

    def view(self, state: State, seat: Seat | None) -> DiceView:
        """See :mod:`rules.dice.view`."""
        return view(self.edition, state, seat)

    def default(self, view: DiceView, ask: Ask[Any]) -> Indices:
        """The first open answer with the fewest options, one that takes nothing back as long as there is one.

        That is: stop rolling, shoot the first target clockwise, drink one's own beer, leave arrows alone.
        """
        return next(chain(ask.forward(), ask.answers()))


def announce(state: State, log: Log) -> None:
    """Characters are public, and so are the Sheriff and all roles of three players (DG-SETUP-9, DG-3P-2)."""
    for seat, player in enumerate(state.players):
        shown = "DG-SETUP-9" if player.role is Role.SHERIFF else "DG-3P-2"
        rule = shown if player.shown else "DG-SETUP-10"
        known, others = RoleDealt(seat, player.role), RoleDealt(seat, None)
        roles.announce(log, rule, known, others, seat, shown=player.shown)
        log.add("DG-SETUP-11", CharacterDealt(seat, player.character, player.life))


DICE = DiceGame("dice", BASE)
