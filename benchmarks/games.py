"""How fast games go without Discord, and how well the sensible brain plays."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from benchmarks.measure import Measure
from bot.brains import KINDS
from bot.simulate import brains_of, luck_of, play, simulate
from rules.games import GAMES

DICE = GAMES["dice"]
ROUNDS = 5
GAMES_A_ROUND = 100
GAMES_OF_BRAINS = 2000


def speed() -> Iterator[Measure]:
    """Decisions a second of one core with full journal and digests, the best of some rounds."""
    best = 0.0
    simulate(DICE, DICE.options_type(), ["random"] * 8, range(10), seed=0)
    for first, after in pairwise(range(0, (ROUNDS + 1) * GAMES_A_ROUND, GAMES_A_ROUND)):
        began = time.process_time()
        summary = simulate(DICE, DICE.options_type(), ["random"] * 8, range(first, after), seed=1)
        best = max(best, summary.decisions / (time.process_time() - began))
    yield Measure("simulate dice, 8 players, random", best, 20_000, "decisions/s", least=True)


def brains() -> Iterator[Measure]:
    """The wins of sensible seats against those of random seats of the same role, at mixed tables of five."""
    seats, wins = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for number in range(GAMES_OF_BRAINS):
        mixed = random.Random(number)
        kinds = [mixed.choice(KINDS) for _ in range(5)]
        played = play(DICE, DICE.options_type(), luck_of(1, number), brains_of(DICE, kinds, 1, number))
        for seat, kind in enumerate(kinds):
            role = played.identities[seat]["role"]
            seats[role, kind] += 1
            wins[role, kind] += seat in played.result.winners
    for role in ("sheriff", "deputy", "outlaw", "renegade"):
        share = {kind: wins[role, kind] / seats[role, kind] for kind in KINDS}
        note = ", ".join(f"{kind} {part:.1%}" for kind, part in share.items())
        found = share["sensible"] / share["random"]
        yield Measure(f"wins as {role}, sensible to random", found, 1.25, least=True, note=note)
