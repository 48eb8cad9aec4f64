"""Exact odds, from what everybody sees.

Nothing is simulated: a :class:`Table` holds, for one sort of enemies, the best chance to defeat any Fight Value
with any dice and Wound Cubes. It is filled as it is asked and kept for the life of the process; :func:`solve`
fills all tables of a box at once. X2 and re-rolls of the blue die are always played best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from typing import TypeAlias

from rules.explore.box import Box, Card
from rules.explore.effects import EFFECTS
from rules.explore.instructions import INSTRUCTIONS
from rules.explore.state import COLOURS, CUBES, HAND, Rolled
from rules.explore.throws import Chances, Pick, Throws, picks
from rules.explore.view import ExploreView

Row: TypeAlias = list[float]
"""By Fight Value left, the chance to defeat the card; 1 at 0, where it is defeated."""


@dataclass(frozen=True, slots=True)
class Attack:
    """What a pick promises: the chance to defeat the card ``now``, and ``in_the_end`` with best play."""

    pick: Pick
    now: float
    in_the_end: float


@dataclass(frozen=True, slots=True)
class Odds:
    """Every attack open now, the ``best`` chance to defeat the card, and the Supplies a Knock Out costs."""

    attacks: tuple[Attack, ...]
    best: float
    cost: int


def odds(view: ExploreView) -> Odds | None:
    """The odds of the card in play; ``None`` if there is none, or an attack on it is being settled."""
    if view.card is None or view.card.card.instruction is not None or view.thrown:
        return None
    found = table(view.box, view.card.card).attacks(view.card.left, view.dice, view.cubes)
    return Odds(found, max(attack.in_the_end for attack in found), view.supplies)


def re_rolls(view: ExploreView) -> list[float]:
    """The chance to defeat the card if the blue die re-rolls each die thrown, and last, if it re-rolls none."""
    assert view.card is not None  # noqa: S101  (an attack is being settled)
    return table(view.box, view.card.card).re_rolls(view.thrown, view.card.left, view.dice, view.cubes)


def meet(box: Box, name: str, dice: Pick, cubes: int) -> float:
    """The chance to get through with a card just turned over: to defeat it, or not to fall to an Event."""
    card = box.cards[name]
    if card.instruction is not None:
        return float(cubes > INSTRUCTIONS[card.instruction].cubes)
    return table(box, card).best(card.fight, dice, cubes) if card.fight else 1.0


def solve(box: Box) -> None:
    """Fill all tables of ``box``."""
    for name in box.cards:
        meet(box, name, HAND, CUBES)


def table(box: Box, card: Card) -> Table:
    """The table for enemies like those of ``card``."""
    return _table(box, card.bites, card.effect)


@cache
def _table(box: Box, bites: int, effect: str) -> Table:
    alike = [card.fight for card in box.cards.values() if (card.bites, card.effect) == (bites, effect)]
    return Table(_throws(box, effect), bites, max(alike))


@cache
def _throws(box: Box, effect: str) -> Throws:
    return Throws(box, EFFECTS[effect])


@dataclass(frozen=True, slots=True)
class After:
    """What a failed attack leads to; ``None`` is a Knock Out.

    ``failed``, ``bitten`` and ``spared`` go with those of :class:`Chances`. By what is left of the Fight Value
    before its re-roll, ``kept`` is the chance if the blue die re-rolls nothing, ``rolled`` for each colour if it
    re-rolls a die that has not been counted.
    """

    failed: Row | None
    bitten: Row | None
    spared: Row | None
    kept: Row
    rolled: tuple[Row, ...]


class Table:
    """The best chances against enemies with ``bites`` on their card, up to Fight Value ``fight``."""

    def __init__(self, throws: Throws, bites: int, fight: int) -> None:
        self._throws, self._bites, self._fight = throws, bites, fight
        self._effect = throws.effect
        self._rows: dict[tuple[Pick, int], Row] = {}
        self._afters: dict[tuple[Pick, int, int], After] = {}

    def best(self, fight: int, dice: Pick, cubes: int) -> float:
        """The chance to defeat Fight Value ``fight`` with best play."""
        row = self._row(dice, cubes)
        return row[fight] if row else 0.0

    def attacks(self, fight: int, dice: Pick, cubes: int) -> tuple[Attack, ...]:
        """Every pick of ``dice`` against Fight Value ``fight``, the strongest first."""
        return tuple(self._attack(pick, rest, fight, cubes) for pick, rest in picks(dice, self._effect.most))

    def re_rolls(self, thrown: Sequence[Rolled], fight: int, dice: Pick, cubes: int) -> list[float]:
        """The chance if the blue die re-rolls each of ``thrown``, and last, if it re-rolls nothing."""
        after = self._after(dice, cubes, fight)
        pips = [self._effect.pips(die.face) for die in thrown]
        left = fight - sum(pips)
        rolled = [after.rolled[COLOURS.index(die.colour)][left + n] for die, n in zip(thrown, pips, strict=True)]
        return [*rolled, after.kept[left]]

    def _attack(self, pick: Pick, rest: Pick, fight: int, cubes: int) -> Attack:
        chances = self._throws.chances(pick, fight)
        now = chances.won + chances.last + (chances.won_bitten if cubes > self._effect.bite else 0.0)
        return Attack(pick, now, self._value(chances, self._after(rest, cubes, fight), cubes))

    def _row(self, dice: Pick, cubes: int) -> Row | None:
        """The best chances with ``dice`` and ``cubes`` left; ``None`` is a Knock Out (EX-KO-1, EX-KO-2)."""
        if cubes < 1 or not any(dice):
            return None
        if (dice, cubes) not in self._rows:
            row = [1.0] + [0.0] * self._fight
            for pick, rest in picks(dice, self._effect.most):
                for fight in range(1, self._fight + 1):
                    after = self._after(rest, cubes, fight)
                    value = self._value(self._throws.chances(pick, fight), after, cubes, row[fight])
                    row[fight] = max(row[fight], value)
            self._rows[dice, cubes] = row
        return self._rows[dice, cubes]

    def _value(self, chances: Chances, after: After, cubes: int, floor: float = 0.0) -> float:
        """The chance with best play after this attack; no need to be exact where it is below ``floor``."""
        value: float = chances.won
        if cubes > self._effect.bite:
            value += chances.won_bitten
        if after.spared:
            value += sum(map(mul, chances.spared, after.spared))
        if not after.failed:
            return value + chances.last
        value += sum(map(mul, chances.failed, after.failed))
        if after.bitten:
            value += sum(map(mul, chances.bitten, after.bitten))
        if value + chances.hope <= floor:
            return value
        kept, rolled = after.kept, after.rolled
        for chance, left, without in chances.hopes:
            value += chance * max([kept[left], *[rolled[colour][n] for colour, n in without]])
        return value

    def _after(self, rest: Pick, cubes: int, fight: int) -> After:
        """What a failed attack on ``fight`` leads to with the dice ``rest`` left; cubes are those before it."""
        fight = 0 if self._effect.stay else fight
        if (rest, cubes, fight) not in self._afters:
            bites, bite = self._bites, self._effect.bite
            failed = self._row(rest, cubes - bites)
            bitten = self._row(rest, cubes - bites - bite)
            spared = self._row(rest, cubes - max(bites - 1, 0))
            kept = self._kept(failed, fight)
            rolled = tuple(self._rolled(colour, kept) for colour in range(len(COLOURS)))
            self._afters[rest, cubes, fight] = After(failed, bitten, spared, kept, rolled)
        return self._afters[rest, cubes, fight]

    def _kept(self, failed: Row | None, fight: int) -> Row:
        reach = self._effect.bonus
        others = failed or [0.0] * (self._fight + 1)
        return [1.0 if n <= reach else others[fight or n] for n in range(self._fight + 1)]

    def _rolled(self, colour: int, kept: Row) -> Row:
        sides = self._throws.sides[colour].items()
        return [sum([share * kept[max(n - pips, 0)] for pips, share in sides]) for n in range(self._fight + 1)]
