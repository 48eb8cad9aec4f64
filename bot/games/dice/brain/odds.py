"""Which dice to roll again: the exact expectation over all that the dice can show.

A hand is told by how many of its dice show each face. What a hand is worth at the end is given; from there the
tables go backwards, one roll at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from rules.dice.resolve import DYNAMITES
from rules.dice.state import BASE_FACES, Face

FACES = BASE_FACES
ARROW, DYNAMITE = FACES.index(Face.ARROW), FACES.index(Face.DYNAMITE)
Counts: TypeAlias = tuple[int, ...]
"""How many dice show each face, in the order of :data:`FACES`."""


class Hands(NamedTuple):
    """Every set of up to so many dice, the smallest sets first, and how they lead to each other.

    ``more[i]`` are the numbers of the hands that hand ``i`` becomes by one more die of each face; ``kept[i]``
    those of what may be kept of the whole hand ``i`` to roll the rest. ``whole`` is the first with all dice.
    """

    counts: tuple[Counts, ...]
    number: dict[Counts, int]
    whole: int
    more: tuple[tuple[int, ...], ...]
    kept: tuple[tuple[int, ...], ...]


@cache
def hands(dice: int, locked: bool) -> Hands:
    """The hands of up to ``dice`` dice; ``locked`` says that a dynamite cannot be rolled again (DG-TURN-9)."""
    counts = sorted((c for c in product(range(dice + 1), repeat=len(FACES)) if sum(c) <= dice), key=sum)
    number = {c: i for i, c in enumerate(counts)}
    whole = next(i for i, c in enumerate(counts) if sum(c) == dice)
    more = tuple(tuple(number[_and_one(c, face)] for face in range(len(FACES))) for c in counts[:whole])
    kept = tuple(tuple(number[part] for part in _parts(c, locked)) for c in counts[whole:])
    return Hands(tuple(counts), number, whole, more, kept)


def _and_one(counts: Counts, face: int) -> Counts:
    return (*counts[:face], counts[face] + 1, *counts[face + 1 :])


def _parts(counts: Counts, locked: bool) -> list[Counts]:
    """What may be kept so that at least one die is rolled; nothing is rolled once three dynamites show."""
    if counts[DYNAMITE] >= DYNAMITES:
        return []
    least = [count if locked and face == DYNAMITE else 0 for face, count in enumerate(counts)]
    ranges = [range(low, count + 1) for low, count in zip(least, counts, strict=True)]
    return [part for part in product(*ranges) if part != counts]


def best_to_keep(
    shown: Counts, rolls: int, worth: Callable[[Counts], float], arrow: float, *, locked: bool
) -> Counts:
    """What to keep of ``shown`` with ``rolls`` rolls to come; all of it means to stop.

    ``worth`` is what a final hand is worth, ``arrow`` what each arrow costs when it is rolled.
    """
    table = hands(sum(shown), locked)
    final = [worth(counts) for counts in table.counts[table.whole :]]
    values: Sequence[float] = final
    for _ in range(rolls - 1):
        chances = _chances(table, values, arrow)
        values = [max([stop, *[chances[i] for i in kept]]) for stop, kept in zip(final, table.kept, strict=True)]
    chances = _chances(table, values, arrow)
    here = table.number[shown] - table.whole
    options = [(final[here], 1, shown), *((chances[i], 0, table.counts[i]) for i in table.kept[here])]
    return max(options)[2]


def _chances(table: Hands, values: Sequence[float], arrow: float) -> list[float]:
    """What each hand is worth on average when its missing dice are rolled."""
    found = [0.0] * table.whole + list(values)
    share = arrow / len(FACES)
    for i in range(table.whole - 1, -1, -1):
        found[i] = sum([found[j] for j in table.more[i]]) / len(FACES) - share
    return found
