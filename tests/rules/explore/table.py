"""Exploring in the middle of a turn, for tests that read as play.

Cards are called by what is printed on them, dice by the first letter of their colour, a black one ``k``; every
Attack Die of these tests shows 0 to 5::

    t = table("f9b1s3", dice="yyork")     # Fight Value 9, 1 Bite, 3 Supplies, is in play; dice left
    t.attack("y o r", "3 0 2", "x2")      # rolls these, and this comes up, with X2 on the blue die
    t.take(t.thrown(0))                   # answers what is asked
    t.go("s2")                            # turns over the next card: 2 Supplies, nobody to fight
    t.stop()

A Location may end in an effect (``f4b1s2-cramped``); an Event is called by its instruction (``wound``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from rules.core.ask import Ask, Seat
from rules.core.errors import Reason
from rules.core.journal import Checkpoint
from rules.core.log import Event
from rules.core.session import Session
from rules.explore.box import Box, Card
from rules.explore.effects import EFFECTS
from rules.explore.game import ExploreGame, ExploreOptions
from rules.explore.instructions import INSTRUCTIONS
from rules.explore.options import Die, Explore, Stop, ThrownDie
from rules.explore.state import COLOURS, CUBES, Blue, Rolled, State
from rules.explore.view import ExploreView
from tests.rules.table import Fed

E = TypeVar("E", bound=Event)
LETTERS = dict(zip("york", COLOURS, strict=True))
ALL = "yyyyyyooorrk"
TURN = 7


def card(name: str) -> Card:
    """A card by what is printed on it."""
    if name in INSTRUCTIONS:
        return Card(name, 0, 0, 0, name, EFFECTS[""], name)
    found = re.fullmatch(r"(?:f(\d+)b(\d+))?s(\d+)(?:-(\w+?))?(?:'*)", name)
    assert found, name
    fight, bites, supplies = (int(n or 0) for n in found.groups()[:3])
    effect = found[4] or ""
    return Card(name, fight, bites, supplies, effect, EFFECTS[effect], None)


def box(names: Iterable[str]) -> Box:
    """A box with these cards and with dice that show 0 to 5."""
    deck = tuple(names)
    return Box(dict.fromkeys(COLOURS, tuple(range(6))), tuple(Blue), {name: card(name) for name in deck}, deck)


def counts(dice: str) -> list[int]:
    """How many of each colour."""
    return [dice.count(letter) for letter in LETTERS]


def die(letter: str, face: int, *, again: bool = False) -> Rolled:
    """An Attack Die that lies on the table."""
    return Rolled(LETTERS[letter], face, again)


def table(
    in_play: str | None = None,
    *,
    dice: str = ALL,
    cubes: int = CUBES,
    front: Sequence[str] = (),
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    stashes: Sequence[int] = (0, 0, 0),
    active: Seat = 0,
    done: int | None = None,
    luck: Sequence[int] = (),
    **more: Any,
) -> Table:
    """A table in the middle of a turn; ``deck`` is written from its top, and ends with enough other cards."""
    rest = [*deck, "s0", "s1", "s2", "s3", "s4", "s5"] if not more.pop("bare", False) else list(deck)
    named = [*rest, *front, *discards, *([in_play] if in_play else [])]
    state = State(
        rest[::-1],
        list(stashes),
        active,
        TURN,
        list(discards),
        counts(dice),
        cubes,
        list(front),
        card=in_play,
        **more,
    )
    state.done = len(front) if done is None else done
    return Table(ExploreGame("explore", box(named)), state, luck)


class Table:
    """What lies on the table and what is asked; each method is something a player does."""

    def __init__(self, game: ExploreGame, state: State, luck: Sequence[int] = ()) -> None:
        self.luck = Fed(*luck)
        self.session: Session[State, ExploreOptions, ExploreView]
        self.session = Session.resume(game, self.luck, Checkpoint(1, 1, 1, state), ())
        self.last: list[Event] = []

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def asked(self) -> str | None:
        """The key of what is asked."""
        return None if self.session.question is None else self.session.question.key

    @property
    def ask(self) -> Ask[Any]:
        (ask,) = self.session.waiting()
        return ask

    @property
    def view(self) -> ExploreView:
        return self.session.view(None)

    def attack(self, dice: str, faces: str, blue: str, *more: int) -> None:
        """Roll ``dice``, weakest first, and this comes up; ``more`` are the faces of re-rolls."""
        colours = [LETTERS[letter] for letter in dice.split()]
        wanted = [Die(colour, colours[:i].count(colour) + 1) for i, colour in enumerate(colours)]
        self.luck.coming = [*map(int, faces.split()), list(Blue).index(Blue(blue)), *more]
        self.take(*wanted)

    def take(self, *options: object, luck: Sequence[int] | None = None) -> None:
        """Answer with these options."""
        if luck is not None:
            self.luck.coming = list(luck)
        ask = self.ask
        self.session.take()
        self.session.answer(ask.seat, self.session.ask_no, tuple(ask.index(option) for option in options))
        self.last = [row.entry.event for row in self.session.take().events]

    def go(self, luck: Sequence[int] = ()) -> None:
        """Turn over another card."""
        self.take(Explore(), luck=luck)

    def stop(self) -> None:
        """End the turn."""
        self.take(Stop())

    def thrown(self, index: int) -> ThrownDie:
        """The option that is die ``index`` of the attack."""
        rolled = self.state.thrown[index]
        return ThrownDie(index, rolled.colour, rolled.face)

    def refusal(self, option: object) -> Reason:
        """Why a closed option may not be taken."""
        (found,) = [shut.reason for shut in self.ask.closed if shut.option == option]
        return found

    def happened(self, kind: type[E]) -> list[E]:
        """What of this kind happened in the last answer."""
        return [event for event in self.last if isinstance(event, kind)]
