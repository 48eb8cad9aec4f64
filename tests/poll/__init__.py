"""A small game for the tests: secret votes, a hidden power, private cards, luck.

It uses what no game of the box needs yet (``choose_each``, ``window``, private asks, an upgrade of stored
states) and goes through the same conformance suite, tables and screens as the others.

Each round everybody votes in secret, then the seat in the chair may guess a number; the holder of the *veto*
may cancel the round while a window is open. Two rounds that were not cancelled end the game: most points win.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from rules.core.ask import Ask, Closed, Indices, Seat, choose, choose_each, choose_some, window
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.game import Result
from rules.core.log import Event, Log

ROUNDS = 2


@dataclass(frozen=True, slots=True)
class PollOptions:
    cards: int = 3
    series: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A numbered card, held in secret."""

    number: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: Seat
    veto: bool | None
    hand: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Voted(Event):
    yes: int


@dataclass(frozen=True, slots=True)
class Vetoed(Event):
    by: Seat


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    seat: Seat
    card: int
    right: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    seat: Seat
    count: int


@dataclass(slots=True)
class PollState:
    schema: ClassVar[int] = 2
    hands: list[list[int]]
    points: list[int]
    veto: Seat | None
    chair: Seat = 0
    rounds: int = 0
    played: int = 0
    next_draw: int = 0
    yes: int = 0

    def copy(self) -> PollState:
        return PollState(
            [hand[:] for hand in self.hands],
            self.points[:],
            self.veto,
            self.chair,
            self.rounds,
            self.played,
            self.next_draw,
            self.yes,
        )

    def digest(self) -> bytes:
        whole = (
            self.hands,
            self.points,
            self.veto,
            self.chair,
            self.rounds,
            self.played,
            self.next_draw,
            self.yes,
        )
        return hashlib.blake2b(repr(whole).encode(), digest_size=8).digest()


@dataclass(frozen=True, slots=True)
class PollView:
    seat: Seat | None
    chair: Seat
    rounds: int
    points: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    veto_used: bool | None
    hand: tuple[int, ...] = field(default=())


class Poll:
    """The game object, see the module."""

    key = "poll"
    players = range(2, 6)
    options_type = PollOptions
    state_type = PollState
    event_types: tuple[type[Event], ...] = (Dealt, Voted, Vetoed, Guessed, Discarded)
    upgrades: Mapping[int, Any] = {1: lambda old: {**old, "yes": 0}}
    orders: Mapping[str, tuple[str, ...]] = {"vote": ("ask", "yes", "no")}

    def refuse(self, options: PollOptions, seats: int) -> Reason | None:
        if seats not in self.players:
            return Reason("wrong-number-of-seats", (("least", 2), ("most", 5)))
        return None

    def goes_on(self, state: PollState) -> PollOptions:
        return PollOptions(series=2)

    def reseated(self, options: PollOptions) -> PollOptions:
        return replace(options, series=1)

    def deal(self, seats: int, options: PollOptions, chance: Chance, log: Log) -> PollState:
        hands = [[chance.below(6) for _ in range(options.cards)] for _ in range(seats)]
        state = PollState(hands, [0] * seats, chance.below(seats))
        for seat in range(seats):
            secret = Dealt(seat, seat == state.veto, tuple(hands[seat]))
            log.tell("POLL-DEAL", [seat], secret, others=Dealt(seat, None, None))
        return state

    async def unit(self, state: PollState, chance: Chance, log: Log) -> None:
        seats = range(len(state.points))
        votes = await choose_each("poll.vote", dict.fromkeys(seats, ("yes", "no")))
        state.yes = sum(vote == "yes" for vote in votes.values())
        log.add("POLL-VOTE", Voted(state.yes))
        offers = {} if state.veto is None else {state.veto: ("veto",)}
        acted = await window("poll.veto", offers)
        state.played += 1
        if acted is None:
            await self._guess(state, chance, log)
            state.rounds += 1
        else:
            state.veto = None
            log.add("POLL-VETO", Vetoed(acted[0]))
        state.chair = (state.chair + 1) % len(state.points)

    async def _guess(self, state: PollState, chance: Chance, log: Log) -> None:
        hand = state.hands[state.chair]
        if not hand:
            return
        dropped = await choose_some(state.chair, "poll.drop", tuple(map(Card, hand)), most=1, public=False)
        for card in dropped:
            hand.remove(card.number)
        log.add("POLL-DROP", Discarded(state.chair, len(dropped)))
        if not hand:
            return
        closed = [Closed(Card(n), Reason("not-in-hand")) for n in range(6) if n not in hand]
        card = await choose(state.chair, "poll.guess", tuple(map(Card, hand)), closed=closed, public=False)
        hand.remove(card.number)
        right = chance.below(6) <= card.number
        state.points[state.chair] += right
        log.add("POLL-GUESS", Guessed(state.chair, card.number, right))

    def view(self, state: PollState, seat: Seat | None) -> PollView:
        mine = () if seat is None else tuple(state.hands[seat])
        sizes = tuple(map(len, state.hands))
        holder = None if seat is None else seat == state.veto
        return PollView(seat, state.chair, state.rounds, tuple(state.points), sizes, holder, mine)

    def default(self, view: PollView, ask: Ask[Any]) -> Indices:
        return next(ask.answers())

    def may_order(self, view: Any) -> Mapping[str, tuple[str, ...]]:
        return self.orders

    def ordered(self, view: PollView, ask: Ask[Any], orders: Mapping[str, str]) -> Indices | None:
        wanted = orders.get("vote", "ask")
        if ask.key != "poll.vote" or wanted == "ask":
            return None
        return (ask.index(wanted),)

    def result(self, state: PollState) -> Result | None:
        if state.rounds < ROUNDS:
            return None
        best = max(state.points)
        first = tuple(s for s, p in enumerate(state.points) if p == best)
        rest = tuple(s for s, p in enumerate(state.points) if p != best)
        return Result((first, rest) if rest else (first,), "poll-over")

    def turn(self, state: PollState) -> int:
        return state.played + 1

    def active(self, state: PollState) -> Seat:
        return state.chair

    def living(self, state: PollState) -> tuple[Seat, ...]:
        return tuple(range(len(state.points)))

    def playing(self, state: PollState) -> tuple[Seat, ...]:
        return self.living(state)

    def identity(self, state: PollState, seat: Seat) -> dict[str, str]:
        return {"role": "voter"}


POLL = Poll()
