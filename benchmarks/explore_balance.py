"""What Explore's house set is tuned to, and how near it is: ``python -m benchmarks.explore_balance [GAMES]``.

Four sensible brains play. By seat the shares of wins are even, since luck says who begins. By place in the turn
order they are not: whoever began the game has had a turn more than whoever ended it, unless the last player did,
because the final round gives every other player one more. Played with the same number of turns for all, the four
places win 23, 25, 25 and 27 of a hundred games.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from benchmarks.measure import Measure, report
from bot.games.explore.brain import ExploreBrain
from bot.simulate import decide, luck_of
from bot.tables.brain import Brain
from rules.core.log import Event
from rules.core.session import Session
from rules.explore import EXPLORE, ExploreOptions
from rules.explore.events import Banked, KnockedOut, TurnBegan
from rules.explore.view import ExploreView

GAMES = 20_000
CHUNK = 250
SEATS = 4
ROUNDS = range(5, 10)
EXTREME_GAMES = 500


class Stopper(ExploreBrain):
    """Stops as soon as it may."""

    def _goes_on(self, view: ExploreView) -> bool:
        return False


class Stayer(ExploreBrain):
    """Stops only when nothing is left to go on with."""

    def _goes_on(self, view: ExploreView) -> bool:
        return any(view.dice)


@dataclass
class Tally:
    """Games in numbers. ``supplies`` and ``turns_of`` are by seat; ``places`` counts wins in turn order."""

    turns: int = 0
    knock_outs: int = 0
    stops: int = 0
    stops_in_the_middle: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    supplies: Counter[int] = field(default_factory=Counter)
    turns_of: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count the games of another tally as well."""
        self.turns += other.turns
        self.knock_outs += other.knock_outs
        self.stops += other.stops
        self.stops_in_the_middle += other.stops_in_the_middle
        for name in ("rounds", "seats", "places", "supplies", "turns_of"):
            getattr(self, name).update(getattr(other, name))

    def see(self, event: Event, dice: int) -> None:
        """Count what has happened when ``dice`` Attack Dice were left."""
        match event:
            case TurnBegan():
                self.turns += 1
                self.turns_of[event.seat] += 1
            case KnockedOut():
                self.knock_outs += 1
            case Banked():
                self.stops += 1
                self.stops_in_the_middle += dice > 0
                self.supplies[event.seat] += event.supplies


def play(number: int, brains: Sequence[Brain]) -> Tally:
    """One game."""
    tally = Tally()
    session: Session[Any, Any, Any] = Session.deal(EXPLORE, len(brains), ExploreOptions(), luck_of(4, number))
    first, dice = session.state.active, 0
    while True:
        for row in session.take().events:
            tally.see(row.entry.event, dice)
        if session.question is None:
            break
        dice = sum(session.state.dice)
        decide(session, brains)
    assert session.result is not None
    (winner,) = session.result.winners
    tally.rounds[-(-session.state.turn // len(brains))] += 1
    tally.seats[winner] += 1
    tally.places[(winner - first) % len(brains)] += 1
    return tally


def chunk(start: int) -> Tally:
    """Some games of four sensible brains."""
    tally = Tally()
    for number in range(start, start + CHUNK):
        tally.add(play(number, [ExploreBrain()] * SEATS))
    return tally


def sensible(games: int) -> Tally:
    """Many games of four sensible brains, on all cores."""
    tally = Tally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(chunk, range(0, games, CHUNK)):
            tally.add(part)
    return tally


def worth(brain: Brain) -> float:
    """The Supplies that a turn brings ``brain``, among three sensible ones."""
    tally = Tally()
    for number in range(EXTREME_GAMES):
        tally.add(play(number, [brain, *[ExploreBrain()] * (SEATS - 1)]))
    return tally.supplies[0] / tally.turns_of[0]


def stopping() -> Iterator[Measure]:
    """What a turn is worth to who stops at once, to who never does, and to a sensible brain."""
    turn = worth(ExploreBrain())
    for name, brain in (("stops at once", Stopper()), ("never stops", Stayer())):
        other = worth(brain)
        note = f"{turn:.2f} Supplies a turn against {other:.2f}"
        yield Measure(f"a sensible turn to one that {name}", turn / other, 1.25, least=True, note=note)


def balance(games: int = GAMES) -> Iterator[Measure]:
    """Everything the house set is tuned to."""
    yield from stopping()
    tally = sensible(games)
    played = sum(tally.seats.values())
    middle = tally.stops_in_the_middle / tally.stops
    yield Measure("stops with Attack Dice left", middle * 100, 75, "%", least=True)
    out = tally.knock_outs / tally.turns
    yield Measure("turns that end in a Knock Out", out * 100, 25, "%", least=True)
    yield Measure("turns that end in a Knock Out", out * 100, 100 / 3, "%")
    mean = sum(rounds * n for rounds, n in tally.rounds.items()) / played
    usual = sum(tally.rounds[rounds] for rounds in ROUNDS) / played
    yield Measure("rounds of a game, on average", mean, ROUNDS[0], least=True, note=shares(tally.rounds))
    yield Measure("games of 5 to 9 rounds", usual * 100, 90, "%", least=True)
    best = max(tally.seats.values()) / played * 100 - 100 / SEATS
    yield Measure("points above its share, best seat", best, 3, note=shares(tally.seats))
    first = tally.places[0] / played * 100 - 100 / SEATS
    yield Measure("points above its share, who begins", first, 10, note=shares(tally.places))


def shares(counts: Counter[int]) -> str:
    """Each key with its share."""
    total = sum(counts.values())
    return ", ".join(f"{key}: {counts[key] / total:.1%}" for key in sorted(counts))


if __name__ == "__main__":
    found = list(balance(int(sys.argv[1]) if sys.argv[1:] else GAMES))
    report(found)
    sys.exit(not all(measure.good for measure in found))
