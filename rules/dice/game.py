"""BANG! The Dice Game, as tables see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import chain
from typing import Any

from rules.core.ask import Ask, Indices, Script, Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.game import Upgrade
from rules.core.log import Event, Log
from rules.core.roles import RolesGame
from rules.dice.base import BASE
from rules.dice.events import EVENTS
from rules.dice.modules import MODULE_EVENTS, MODULES, in_order, refuse, with_modules
from rules.dice.modules.legacy import Legacy, heritage_of, refuse_heritage
from rules.dice.play import Edition, Play
from rules.dice.setup import announce, dealt, goes_first
from rules.dice.state import EMPTY, Box, Heritage, State, upgrade_to_2
from rules.dice.turn import turn
from rules.dice.view import DiceView, view


@dataclass(frozen=True, slots=True)
class DiceOptions:
    """What a table may choose about the game: the modules it is played with.

    ``heritage`` is what the game before has handed down, in a series.
    """

    modules: tuple[str, ...] = ()
    heritage: Heritage | None = None


class DiceGame(RolesGame[State, DiceOptions]):
    """One edition of the game, with any of the ``modules`` that it may be played with."""

    players = range(3, 9)
    options_type = DiceOptions
    state_type = State
    event_types: tuple[type[Event], ...] = (*EVENTS, *MODULE_EVENTS)
    upgrades: Mapping[int, Upgrade] = {1: upgrade_to_2}

    def __init__(self, key: str, edition: Edition, modules: Iterable[str] = ()) -> None:
        self.key, self.edition, self.modules = key, edition, tuple(modules)
        self.edition_of: Callable[[tuple[str, ...]], Edition] = cache(partial(with_modules, edition))
        """The edition with some modules."""

    def refuse(self, options: DiceOptions, seats: int) -> Reason | None:
        """Three to eight players (DG-SETUP-1), and modules that go together (OS-GEN-1, UA-GEN-1)."""
        wrong = self.wrong_number(seats, self.edition.row("DG-SETUP-1"))
        return wrong or refuse(options.modules, seats, self.modules) or self.refuse_heritage(options, seats)

    def refuse_heritage(self, options: DiceOptions, seats: int) -> Reason | None:
        """Why this game cannot go on from the one before, or ``None`` (UA5-LEGACY-1)."""
        if options.heritage is None:
            return None
        return refuse_heritage(self.edition_of(in_order(options.modules)), options.heritage, seats)

    def goes_on(self, state: State) -> DiceOptions | None:
        """The next game of a series, if the games are played as one (UA5-LEGACY-1)."""
        return DiceOptions(state.modules, heritage_of(state)) if Legacy.key in state.modules else None

    def reseated(self, options: DiceOptions) -> DiceOptions:
        """The modules stay; what was handed down was for the people who sat here before."""
        return replace(options, heritage=None)

    def deal(self, seats: int, options: DiceOptions, chance: Chance, log: Log) -> State:
        """Roles, characters, life points; the rest of the cards stays out of play (DG-SETUP-8 to DG-SETUP-16)."""
        modules = in_order(options.modules)
        edition = self.edition_of(modules)
        cards, characters = list(edition.roles[seats]), list(edition.characters)
        chance.shuffle(cards)
        chance.shuffle(characters)
        players = [dealt(edition, role, key, seats) for role, key in zip(cards, characters, strict=False)]
        box = Box(heritage=options.heritage) if options.heritage else EMPTY
        state = State(players, edition.arrows, 0, modules=modules, box=box)
        state.active = goes_first(state)
        for step in edition.deal:
            step(edition, state, chance)
        announce(edition, state, edition.cited(log))
        return state

    def unit(self, state: State, chance: Chance, log: Log) -> Script[None]:
        """One turn, or what a module has played in its place."""
        edition = self.edition_of(state.modules)
        play = Play(edition, state, chance, edition.cited(log))
        for fits, instead in edition.units:
            if fits(state):
                return instead(play)
        return turn(play)

    def view(self, state: State, seat: Seat | None) -> DiceView:
        """See :mod:`rules.dice.view`."""
        return view(self.edition_of(state.modules), state, seat)

    def playing(self, state: State) -> tuple[Seat, ...]:
        """The living, the Ghost, and as long as they may come back the dead (OS5-TURN-1, UA4-BONE-2)."""
        if state.box.boneyard or state.box.due:
            return tuple(range(len(state.players)))
        ghost = state.box.ghost
        return tuple([seat for seat, player in enumerate(state.players) if player.alive or seat == ghost])

    def default(self, view: DiceView, ask: Ask[Any]) -> Indices:
        """The first open answer with the fewest options, one that takes nothing back as long as there is one.

        That is: stop rolling, shoot the first target clockwise, drink one's own beer, leave arrows alone.
        """
        return next(chain(ask.forward(), ask.answers()))


DICE = DiceGame("dice", BASE, MODULES)
