"""How fast games go without Discord, and how well the sensible brain plays."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean, quantiles
from typing import Any, TypeVar

from benchmarks.measure import Measure
from bot.screens.lookups import odds_page
from bot.simulate import brains_of, luck_of, play, simulate
from bot.tables.brain import Brain
from bot.text import LOCALES
from rules.core.ask import Ask, Indices
from rules.core.game import AnyGame
from rules.explore import EXPLORE
from rules.explore.odds import solve
from rules.games import GAMES
from tests.exploring import exploring

T = TypeVar("T")

DICE = GAMES["dice"]
ROUNDS = 5
GAMES_A_ROUND = 100
GAMES_OF_BRAINS = 2000
MIXED = ("random", "sensible")


SPEEDS = (("dice", 8, 20_000), ("walkers-dice", 8, 20_000), ("cards", 7, 15_000), ("explore", 4, 20_000))
"""Each game, a number of seats, and how many decisions a second it is to take at least."""


def speed() -> Iterator[Measure]:
    """Decisions a second of one core with full journal and digests, the best of some rounds."""
    for key, seats, least in SPEEDS:
        best = max(_decisions_a_second(GAMES[key], ["random"] * seats))
        yield Measure(f"simulate {key}, {seats} players, random", best, least, "decisions/s", least=True)


def _decisions_a_second(game: AnyGame, brains: Sequence[str]) -> Iterator[float]:
    options = game.options_type()
    simulate(game, options, brains, range(10), seed=0)
    for first, after in pairwise(range(0, (ROUNDS + 1) * GAMES_A_ROUND, GAMES_A_ROUND)):
        began = time.process_time()
        summary = simulate(game, options, brains, range(first, after), seed=1)
        yield summary.decisions / (time.process_time() - began)


THINKING = (("dice", 5, 2.0), ("walkers-dice", 5, 2.0), ("cards", 7, 5.0), ("explore", 4, 0.3))
"""Each game, a number of seats, and how many milliseconds a sensible decision is to take at most."""
WARM_UP, MEASURED = 20, 40
SLOW = 99
"""Of a hundred decisions this is the one that is looked at: a machine pauses now and then whoever thinks."""


def thinking() -> Iterator[Measure]:
    """How long a sensible decision takes in a process that has played some games: it keeps odds in mind."""
    for key, seats, most in THINKING:
        _decisions(GAMES[key], seats, range(WARM_UP))
        taken = quantiles(_decisions(GAMES[key], seats, range(WARM_UP, WARM_UP + MEASURED)), n=100)
        note = f"on average {mean(taken):.3f} ms"
        yield Measure(f"a decision in {key}, the slowest in a hundred", taken[SLOW - 1], most, "ms", note=note)


def pages() -> Iterator[Measure]:
    """How long the page with the odds of Explore takes, once they have been solved as they are at the start."""
    solve(EXPLORE.box)
    looks = [exploring(card=card.name).look() for card in EXPLORE.box.cards.values()]
    taken = [_milliseconds(odds_page, look, locale) for look in looks for locale in LOCALES]
    yield Measure(
        "the odds of a card of Explore, the slowest page", max(taken), 50, "ms", note=f"{len(taken)} pages"
    )


def _milliseconds(build: Callable[..., object], *given: object) -> float:
    """How long this takes, once it has been done before."""
    build(*given)
    began = time.perf_counter()
    build(*given)
    return (time.perf_counter() - began) * 1000


def _decisions(game: AnyGame, seats: int, games: Iterable[int]) -> list[float]:
    """Milliseconds of every decision in some games."""
    taken: list[float] = []
    for number in games:
        brains = [Timed(brain, taken) for brain in brains_of(game, ["sensible"] * seats, 1, number)]
        play(game, game.options_type(), luck_of(1, number), brains)
    return taken


@dataclass(frozen=True)
class Timed:
    """A brain that notes how long it takes."""

    brain: Brain
    taken: list[float]

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        """What the brain answers."""
        return self._timed(self.brain.answer, view, ask)

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        """What the brain does in a window."""
        return self._timed(self.brain.act, view, ask)

    def _timed(self, decide: Callable[[Any, Ask[Any]], T], view: Any, ask: Ask[Any]) -> T:
        began = time.perf_counter()
        decided = decide(view, ask)
        self.taken.append((time.perf_counter() - began) * 1000)
        return decided


def brains() -> Iterator[Measure]:
    """The wins of sensible seats against those of random seats of the same role, at mixed tables of five."""
    seats, wins = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for number in range(GAMES_OF_BRAINS):
        mixed = random.Random(number)
        kinds = [mixed.choice(MIXED) for _ in range(5)]
        played = play(DICE, DICE.options_type(), luck_of(1, number), brains_of(DICE, kinds, 1, number))
        for seat, kind in enumerate(kinds):
            role = played.identities[seat]["role"]
            seats[role, kind] += 1
            wins[role, kind] += seat in played.result.winners
    for role in ("sheriff", "deputy", "outlaw", "renegade"):
        share = {kind: wins[role, kind] / seats[role, kind] for kind in MIXED}
        note = ", ".join(f"{kind} {part:.1%}" for kind, part in share.items())
        found = share["sensible"] / share["random"]
        yield Measure(f"wins as {role}, sensible to random", found, 1.25, least=True, note=note)
