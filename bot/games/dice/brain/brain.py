"""Answers the questions of BANG! The Dice Game from what a view tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar

from bot.games.dice.brain.hand import BASE as BASE_DIE
from bot.games.dice.brain.hand import again, beside, with_more
from bot.games.dice.brain.modules import MODULE_CHOICES, ghost_reroll, is_ghost
from bot.games.dice.brain.odds import FACES, Counts, best_to_keep
from bot.games.dice.brain.powers import POWER_CHOICES, act
from bot.games.dice.brain.worth import Worth, known_allies, worth_of
from bot.games.sensible import SensibleBrain, best, unless_refused
from rules.core.ask import Ask, Indices, Seat
from rules.dice.base import BASE
from rules.dice.options import Arrow, Die, Number, Target
from rules.dice.play import Character
from rules.dice.resolve import DYNAMITES
from rules.dice.state import Face
from rules.dice.view import DiceView, SeatView


def character_of(seat: SeatView) -> Character:
    """The numbers of a character; one that is not of the base game is taken to have no ability."""
    return BASE.characters.get(seat.power) or Character(seat.character, seat.max_life)


def _best(view: DiceView, ask: Ask[Any], score: Callable[[Any], float]) -> Indices:
    """The open option with the highest score; of equals any, but in an equal view always the same one."""
    lots = blake2b(repr((view, ask)).encode(), digest_size=ask.proper).digest()
    return best(ask, score, lots)


# -- rolling --------------------------------------------------------------------------------------------------


def reroll(view: DiceView, ask: Ask[Die]) -> Indices:
    """Roll again what is expected to gain by it."""
    if is_ghost(view):
        return ghost_reroll(view, ask)
    worth = worth_of(view)
    shown = _counts(die.face for die in view.dice if die.kind == BASE_DIE)
    rolls, locked = view.rolls - view.roll, character_of(worth.me).locks(Face.DYNAMITE)
    value = hand_worth(view, worth)
    with_all = with_more(value, beside(view))
    keep = best_to_keep(shown, rolls, with_all, -worth.rolled_arrow(), locked=locked) if any(shown) else shown
    others = _others_to_roll(view, worth, value, keep, ask)
    indices = tuple(sorted((*_to_roll(ask, keep, shown, view), *others)))
    return unless_refused(ask, indices)


def _others_to_roll(
    view: DiceView, worth: Worth, value: Callable[[Counts], float], keep: Counts, ask: Ask[Die]
) -> list[int]:
    """The dice that are no base dice and that are better rolled again."""
    dice = [(i, view.dice[die.index]) for i, die in enumerate(ask.options)]
    return [i for i, die in dice if die.kind != BASE_DIE and again(view, worth, value, keep, die)]


def _counts(faces: Iterable[Face]) -> Counts:
    shown = list(faces)
    return tuple(shown.count(face) for face in FACES)


def _to_roll(ask: Ask[Die], keep: Counts, shown: Counts, view: DiceView) -> Indices:
    """The first base dice of each face that are not to be kept."""
    spare = {face: have - kept for face, have, kept in zip(FACES, shown, keep, strict=True)}
    indices = []
    for i, die in enumerate(ask.options):
        if view.dice[die.index].kind == BASE_DIE and spare[die.face] > 0:
            spare[die.face] -= 1
            indices.append(i)
    return tuple(indices)


def hand_worth(view: DiceView, worth: Worth) -> Callable[[Counts], float]:
    """What a final hand is worth, as a sum over its symbols."""
    most = sum(2 if die.kind != BASE_DIE else 1 for die in view.dice) + 2
    near, far = (_shots(view, worth, face, most) for face in (Face.BE1, Face.BE2))
    beer, gun = _beers(view, worth, most), [_gatlings(view, worth, n) for n in range(most + 1)]
    bang = worth.loss(worth.me.seat)
    rest = worth.gain(worth.me.seat, 2) if worth.me.power == "suzy-lafayette" else 0.0
    slab = worth.me.power == "slab-the-killer"

    def value(counts: Counts) -> float:
        _, dynamites, be1, be2, beers, gatlings = counts
        found = near[be1] + far[be2] + beer[beers] + gun[gatlings]
        if dynamites >= DYNAMITES:
            found += bang
        if not be1 and not be2:
            found += rest
        elif slab and beers:
            found += max(0.0, (near if be1 else far)[1] - (beer[beers] - beer[beers - 1]))
        return found

    return value


def _shots(view: DiceView, worth: Worth, face: Face, most: int) -> list[float]:
    """The best that 0 to ``most`` bull's eyes can do; what is too much for one target is lost."""
    seats = _spared(view, [r.seat for r in view.reach(face) if r.open])
    return [0.0] + [max((_hit(worth, seat, n) for seat in seats), default=0.0) for n in range(1, most + 1)]


def _hit(worth: Worth, seat: Seat, points: int, planned: int = 0) -> float:
    """What it is worth to shoot a seat."""
    s = worth.seats[seat]
    value = worth.loss(seat, points, planned)
    if s.power == "bart-cassidy" and worth.pile > 1:
        value *= 0.6
    if s.power == "el-gringo" and not planned:
        value += worth.arrow(worth.me.seat)
    return value


def _spared(view: DiceView, seats: Sequence[Seat]) -> Sequence[Seat]:
    """The targets without known allies, unless there is nobody else."""
    allies = known_allies(view)
    return [seat for seat in seats if seat not in allies] or seats


def _beers(view: DiceView, worth: Worth, most: int) -> list[float]:
    """The best that 0 to ``most`` beers can do, one after the other."""
    planned = dict.fromkeys(view.living, 0)
    values = [0.0]
    for _ in range(most):
        gain, seat = max((_drink(worth, seat, got), seat) for seat, got in planned.items())
        values.append(values[-1] + max(0.0, gain))
        planned[seat] += _sip(worth, seat)
    return values


def _sip(worth: Worth, seat: Seat) -> int:
    return character_of(worth.me).beer(worth.me.life) if seat == worth.me.seat else 1


def _drink(worth: Worth, seat: Seat, planned: int) -> float:
    """What a beer for a seat is worth on top of the life points it gets already."""
    return worth.gain(seat, _sip(worth, seat), planned)


def _gatlings(view: DiceView, worth: Worth, n: int) -> float:
    """The Gatling Gun, if so many fire it, and my arrows that it returns."""
    character = character_of(worth.me)
    if n < character.gatlings:
        return _kit(worth, n)
    others = [seat for seat in view.living if seat != worth.me.seat]
    value = sum(_hit(worth, seat, 1) for seat in others if worth.seats[seat].power != "paul-regret")
    return value - sum(worth.arrow(worth.me.seat, -i) for i in range(1, worth.me.arrows + 1)) + _kit(worth, n)


def _kit(worth: Worth, n: int) -> float:
    """Arrows that Kit Carlson would put back."""
    if worth.me.power != "kit-carlson" or n == 0:
        return 0.0
    return sum(sorted(_put_back(worth), reverse=True)[:n])


def _put_back(worth: Worth) -> list[float]:
    return [max(0.0, -worth.arrow(s.seat, -i)) for s in worth.seats for i in range(1, s.arrows + 1)]


# -- handing out ----------------------------------------------------------------------------------------------


def shoot(view: DiceView, ask: Ask[Target]) -> Indices:
    """Where the dice that are left to aim hurt most, together with those aimed already."""
    worth = worth_of(view)
    planned = {seat: sum(1 + aim.double for aim in view.plan if aim.seat == seat) for seat in view.living}
    left = max(1, view.count(Face.BE1) + view.count(Face.BE2) - len(view.plan))
    spared = set(_spared(view, [target.seat for target in ask.options[: ask.proper]]))

    def score(target: Target) -> float:
        if target.seat not in spared:
            return -1000.0
        now = planned[target.seat]
        each = max(_hit(worth, target.seat, n, now) / n for n in range(1, left + 1))
        if not target.double:
            return each
        return _hit(worth, target.seat, 2, now) - _beer_spent(view, worth)

    return _best(view, ask, score)


def _beer_spent(view: DiceView, worth: Worth) -> float:
    """What Slab the Killer forgoes with a beer."""
    beers = max(1, view.count(Face.BEER))
    values = _beers(view, worth, beers)
    return values[beers] - values[beers - 1]


def pour(view: DiceView, ask: Ask[Target]) -> Indices:
    """Whoever needs it most of those who help; a beer that would help an enemy is wasted."""
    worth = worth_of(view)
    planned = dict.fromkeys(view.living, 0)
    for aim in view.plan:
        planned[aim.seat] += _sip(worth, aim.seat)
    return _best(view, ask, lambda target: _drink(worth, target.seat, planned[target.seat]))


def sid(view: DiceView, ask: Ask[Target]) -> Indices:
    """As with a beer, but only one point."""
    worth = worth_of(view)
    return _best(view, ask, lambda target: worth.gain(target.seat))


# -- characters that are asked --------------------------------------------------------------------------------


def bart(view: DiceView, ask: Ask[Number]) -> Indices:
    """Arrows instead of life points, as far as they will not cost the same life points soon."""
    worth = worth_of(view)
    me = worth.me
    due = len(ask.options) + len(ask.closed) - 1

    def score(number: Number) -> float:
        lost = due - number.n
        arrows = sum(worth.arrow(me.seat, i) for i in range(number.n))
        return worth.loss(me.seat, lost) + arrows

    return _best(view, ask, score)


def pedro(view: DiceView, ask: Ask[Number]) -> Indices:
    """An arrow less is always good."""
    return _best(view, ask, lambda number: number.n)


def kit(view: DiceView, ask: Ask[Arrow]) -> Indices:
    """The arrows that hurt my side, the worst first."""
    worth = worth_of(view)
    gain = [-worth.arrow(arrow.seat, -arrow.n) for arrow in ask.options]
    best = sorted((i for i, value in enumerate(gain) if value > 0), key=lambda i: -gain[i])[: ask.most]
    indices = tuple(sorted(best))
    return unless_refused(ask, indices)


class DiceBrain(SensibleBrain):
    """A sensible player: plays for its role, suspects by deeds, counts odds."""

    choices: ClassVar = {
        "dice.reroll": reroll,
        "dice.shoot": shoot,
        "dice.beer": pour,
        "sid.gain": sid,
        "bart.arrows": bart,
        "pedro.arrows": pedro,
        "kit.arrows": kit,
        **MODULE_CHOICES,
        **POWER_CHOICES,
    }

    def act(self, view: DiceView, ask: Ask[Any]) -> Indices | None:
        """See :mod:`bot.games.dice.brain.powers`."""
        return act(view, ask)
