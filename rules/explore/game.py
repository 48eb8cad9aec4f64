"""The Walking Dead: The Dice Game, as tables see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.ask import Ask, Indices, Script, Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.game import Result, TurnGame
from rules.core.log import Event, Log
from rules.explore.box import Box, house
from rules.explore.events import EVENTS
from rules.explore.play import Play
from rules.explore.state import State
from rules.explore.turn import unit
from rules.explore.verbs import begin_turn
from rules.explore.view import ExploreView, view

LAST = ("explore.next", "explore.reroll", "explore.double")
"""Questions whose last option is the neutral one: stop, keep, the die that scored most."""


@dataclass(frozen=True, slots=True)
class ExploreOptions:
    """What a table may choose about the game: so far nothing."""


class ExploreGame(TurnGame[State, ExploreOptions]):
    """The game with the dice and cards of one box."""

    players = range(2, 9)
    options_type = ExploreOptions
    state_type = State
    event_types: tuple[type[Event], ...] = EVENTS

    def __init__(self, key: str, box: Box) -> None:
        self.key, self.box = key, box

    def refuse(self, options: ExploreOptions, seats: int) -> Reason | None:
        """Two to eight players (EX-COMP-3)."""
        return self.wrong_number(seats, "EX-COMP-3")

    def deal(self, seats: int, options: ExploreOptions, chance: Chance, log: Log) -> State:
        """Shuffle the cards; luck says who goes first (EX-SETUP-1, EX-SETUP-2)."""
        deck = list(self.box.deck)
        chance.shuffle(deck)
        state = State(deck, [0] * seats, chance.below(seats))
        begin_turn(Play(self.box, state, chance, log), state.active)
        return state

    def unit(self, state: State, chance: Chance, log: Log) -> Script[None]:
        """One attack, or one step onwards."""
        return unit(Play(self.box, state, chance, log))

    def view(self, state: State, seat: Seat | None) -> ExploreView:
        """See :mod:`rules.explore.view`."""
        return view(self.box, state, seat)

    def default(self, view: ExploreView, ask: Ask[Any]) -> Indices:
        """Stop if that is allowed, else attack with as many of the weakest dice as may be; see :func:`neutral`."""
        return next(answer for answer in neutral(ask) if tuple(sorted(answer)) not in ask.refused)

    def result(self, state: State) -> Result | None:
        """The winner, then the others by their Stashes."""
        if state.winner is None:
            return None
        others = [seat for seat in range(len(state.stashes)) if seat != state.winner]
        stashes = sorted({state.stashes[seat] for seat in others}, reverse=True)
        places = [tuple(seat for seat in others if state.stashes[seat] == stash) for stash in stashes]
        why = "tiebreak" if state.contenders else "most-supplies"
        return Result(((state.winner,), *places), why, teams=False)

    def living(self, state: State) -> tuple[Seat, ...]:
        """Everybody, or who still plays tiebreaker turns (EX-KO-5, EX-END-4)."""
        return tuple(state.contenders) or tuple(range(len(state.stashes)))

    def identity(self, state: State, seat: Seat) -> dict[str, str]:
        """Nobody is anybody in particular."""
        return {}


def neutral(ask: Ask[Any]) -> Iterator[Indices]:
    """Answers to ``ask``, the most neutral first; Events take what they name first."""
    if ask.key in LAST:
        yield (len(ask.options) - 1,)
    elif ask.key == "explore.attack":
        yield tuple(range(min(ask.most, len(ask.options))))
    yield from ask.answers()


EXPLORE = ExploreGame("explore", house())
