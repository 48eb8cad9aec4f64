"""What of a hand is no base die: Saloon and Duel dice, revealed Rage cards, wounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.dice.brain.odds import FACES, Counts
from bot.games.dice.brain.worth import Worth
from rules.dice.base import by_die
from rules.dice.modules.duel_dice import SIDES as DUEL_SIDES
from rules.dice.modules.saloon_dice import DICE as SALOON
from rules.dice.state import Face
from rules.dice.view import DiceView, DieView

BASE = "base"
SIDES: Mapping[str, tuple[Face, ...]] = {**SALOON, **by_die(DUEL_SIDES)}
WINS_DUEL = 0.75
"""How often the challenger wins: the other one rolls first and hits one time in three."""
WOUND: Mapping[Face, int] = {Face.DYNAMITE: 1}
"""What a wound of a symbol adds to the results; any other takes one away (UA1-WOUND-3, UA1-WOUND-4)."""


def beside(view: DiceView) -> Counts:
    """Results on top of those of the base dice, less what wounds cancel."""
    found = [symbol for die in view.dice if die.kind != BASE for symbol in view.symbols[die.face]]
    wounds = view.seats[view.active].own.wounds
    return tuple([found.count(face) + wounds.count(face) * WOUND.get(face, -1) for face in FACES])


def with_more(value: Callable[[Counts], float], more: Counts) -> Callable[[Counts], float]:
    """What a hand of base dice is worth together with these results."""
    if not any(more):
        return value
    return lambda counts: value(tuple([max(0, a + b) for a, b in zip(counts, more, strict=True)]))


def again(view: DiceView, worth: Worth, value: Callable[[Counts], float], kept: Counts, die: DieView) -> bool:
    """Whether a die that is no base die is better rolled again, if the base dice that are kept are the rest."""

    def final(face: Face) -> float:
        symbols = view.symbols[face]
        counts = [count + symbols.count(symbol) for count, symbol in zip(kept, FACES, strict=True)]
        return value(tuple(counts)) + alone(worth, face)

    sides = SIDES[die.kind]
    rolled = sum(final(side) + at_once(worth, side) for side in sides) / len(sides)
    return rolled > final(die.face)


def alone(worth: Worth, face: Face) -> float:
    """What a result is worth that base dice do not have."""
    if face is Face.WHISKEY:
        return worth.gain(worth.me.seat) + 0.3
    return duel(worth) if face is Face.DUEL else 0.0


def duel(worth: Worth) -> float:
    """What the best duel is worth."""
    others = [worth.loss(s.seat) for s in worth.seats if s.alive and s.seat != worth.me.seat]
    return WINS_DUEL * max(others, default=0.0) + (1 - WINS_DUEL) * worth.loss(worth.me.seat)


def at_once(worth: Worth, face: Face) -> float:
    """What a side does as soon as it is rolled."""
    if face is Face.ARROW:
        return worth.rolled_arrow()
    if face is Face.BULLET:
        return worth.loss(worth.me.seat)
    if face is Face.BROKEN:
        return max((-worth.arrow(s.seat, -1) for s in worth.seats if s.arrows), default=0.0)
    return 0.0
