"""What an attack may come to: every result of a pick of dice with its exact chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias, TypeVar

from rules.explore.box import Box
from rules.explore.effects import Effect
from rules.explore.state import COLOURS, Blue

Pick: TypeAlias = tuple[int, ...]
"""A number of dice of each colour, weakest first."""
ADDS = {Blue.PLUS_1: 1, Blue.PLUS_2: 2}

H = TypeVar("H", bound=Hashable)


class Fallen(NamedTuple):
    """How Attack Dice have fallen, as far as it matters.

    ``total`` are their pips together, ``most`` those of one die, ``lowest`` for each colour the pips of the
    lowest die that may still be re-rolled.
    """

    total: int
    most: int
    lowest: tuple[tuple[int, int], ...]


class Hope(NamedTuple):
    """A failure in which the blue die may still re-roll, and its chance.

    ``left`` of the Fight Value if nothing is re-rolled; for each colour, what is left without its lowest die.
    """

    chance: float
    left: int
    without: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Chances:
    """A pick against one Fight Value: the chance of each thing that may come of it.

    ``won`` and ``won_bitten`` (by the blue die) defeat the card. ``failed``, ``bitten`` (by the blue die too)
    and ``spared`` (one Bite is cancelled) hold the chance of each Fight Value that may then be left. The
    ``hopes`` have the chance ``hope`` together; ``last`` is the chance to win by them alone.
    """

    won: float
    won_bitten: float
    failed: tuple[float, ...]
    bitten: tuple[float, ...]
    spared: tuple[float, ...]
    hopes: tuple[Hope, ...]
    hope: float
    last: float


class Throws:
    """What picks may come to with the dice of ``box`` under ``effect``; kept once worked out."""

    def __init__(self, box: Box, effect: Effect) -> None:
        self.effect = effect
        self.sides = [shares([effect.pips(face) for face in box.faces[colour]]) for colour in COLOURS]
        """For each colour, the chance of each number of pips."""
        self._blue = shares(box.blue)
        self._fallen: dict[Pick, dict[Fallen, float]] = {}
        self._chances: dict[tuple[Pick, int], Chances] = {}

    def chances(self, pick: Pick, fight: int) -> Chances:
        """What ``pick`` may come to against Fight Value ``fight``."""
        if (pick, fight) not in self._chances:
            self._chances[pick, fight] = self._against(fight, self.fallen(pick))
        return self._chances[pick, fight]

    def fallen(self, pick: Pick) -> dict[Fallen, float]:
        """Every way the dice of ``pick`` may lie once the card's own re-rolls are done (EX-BLUE-6)."""
        if pick not in self._fallen:
            ways: defaultdict[Fallen, float] = defaultdict(float)
            colours = [colour for colour, n in enumerate(pick) for _ in range(n)]
            for pips, chance in self._results(colours):
                again = self.effect.re_rolled(pips)
                for others, share in self._results([colours[i] for i in again]):
                    ways[lie(colours, pips, dict(zip(again, others, strict=True)))] += chance * share
            self._fallen[pick] = dict(ways)
        return self._fallen[pick]

    def _results(self, colours: Sequence[int]) -> Iterator[tuple[tuple[int, ...], float]]:
        """Every result of rolling dice of ``colours``."""
        for sides in product(*[self.sides[colour].items() for colour in colours]):
            yield tuple(pips for pips, _ in sides), prod(share for _, share in sides)

    def _against(self, fight: int, ways: dict[Fallen, float]) -> Chances:
        tally = Tally(self.effect, fight)
        for fallen, chance in ways.items():
            for blue, share in self._blue.items():
                tally.add(fallen, blue, chance * share)
        hopes = tuple(Hope(chance, *hope) for hope, chance in tally.hopes.items())
        last = sum(hope.chance * self._best_re_roll(hope) for hope in hopes)
        failed, bitten, spared = (tuple(row) for row in (tally.failed, tally.bitten, tally.spared))
        return Chances(tally.won, tally.won_bitten, failed, bitten, spared, hopes, sum(tally.hopes.values()), last)

    def _best_re_roll(self, hope: Hope) -> float:
        """The chance to defeat the card by re-rolling one die."""
        reach = self.effect.bonus
        return max(
            sum(share for pips, share in self.sides[colour].items() if left - pips <= reach)
            for colour, left in hope.without
        )


class Tally:
    """Sorts results of an attack on a Fight Value by what comes of them."""

    def __init__(self, effect: Effect, fight: int) -> None:
        self._effect, self._fight = effect, fight
        self.won = self.won_bitten = 0.0
        self.failed, self.bitten, self.spared = ([0.0] * (fight + 1) for _ in range(3))
        self.hopes: defaultdict[tuple[int, tuple[tuple[int, int], ...]], float] = defaultdict(float)

    def add(self, fallen: Fallen, blue: Blue, chance: float) -> None:
        """Dice have ``fallen`` so, with this result of the ``blue`` die (EX-ATTACK-5)."""
        heeded = self._effect.heeds(blue)
        left = self._fight - fallen.total
        if left <= self._effect.bonus + (added(blue, fallen) if heeded else 0):
            self._win(blue, chance)
        elif blue is Blue.REROLL and heeded and fallen.lowest:
            without = tuple((colour, left + pips) for colour, pips in fallen.lowest)
            self.hopes[left, without] += chance
        else:
            ends = {Blue.BITE: self.bitten, Blue.CANCEL: self.spared} if heeded else {}
            ends.get(blue, self.failed)[left if self._effect.stay else self._fight] += chance

    def _win(self, blue: Blue, chance: float) -> None:
        if blue is Blue.BITE:
            self.won_bitten += chance
        else:
            self.won += chance


def added(blue: Blue, fallen: Fallen) -> int:
    """What the blue die adds to the Attack Score (EX-BLUE-2, EX-BLUE-3)."""
    return fallen.most if blue is Blue.DOUBLE else ADDS.get(blue, 0)


def lie(colours: Sequence[int], pips: tuple[int, ...], again: dict[int, int]) -> Fallen:
    """How dice lie that fell as ``pips`` and of which some were rolled ``again``."""
    lowest: dict[int, int] = {}
    for i, (colour, n) in enumerate(zip(colours, pips, strict=True)):
        if i not in again:
            lowest[colour] = min(n, lowest.get(colour, n))
    now = [again.get(i, n) for i, n in enumerate(pips)]
    return Fallen(sum(now), max(now), tuple(lowest.items()))


def shares(sides: Sequence[H]) -> dict[H, float]:
    """How likely each of ``sides`` is."""
    return {side: n / len(sides) for side, n in Counter(sides).items()}


@cache
def picks(dice: Pick, most: int) -> tuple[tuple[Pick, Pick], ...]:
    """Every pick of one to ``most`` of ``dice`` with the dice that then are left, the strongest picks first."""
    found = [pick for pick in product(*[range(min(n, most) + 1) for n in dice]) if 1 <= sum(pick) <= most]
    found.sort(key=lambda pick: (sum(pick), pick[::-1]), reverse=True)
    return tuple((pick, tuple(n - k for n, k in zip(dice, pick, strict=True))) for pick in found)
