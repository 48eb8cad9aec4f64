"""Plays The Walking Dead: The Dice Game by its exact odds, and always alike in the same place.

It stops by looking one card ahead: as the dice dwindle and the Supplies in front grow, a card that is not worth
its risk now will not be worth it later. In an attack it weighs the chance to defeat the card against what the
dice and Wound Cubes it keeps still promise.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from bot.games.sensible import unless_refused
from rules.core.ask import Ask, Indices
from rules.explore.box import Box, Card
from rules.explore.odds import meet, re_rolls, table
from rules.explore.options import Explore, Stop, ThrownDie
from rules.explore.state import COLOURS, CUBES
from rules.explore.throws import Pick
from rules.explore.view import ExploreView

POSITIONS_KEPT = 1 << 16
USED = 3
"""Dice that a usual card takes."""
WOUNDS = 0.35
"""How often it takes a Wound Cube."""
LATER = 0.5
"""How much of a promise stays when the card is defeated by a later attack."""
SPARE_DICE = 5
"""With no more dice than that, a Wound Cube is the cheaper toll."""


class Prospect(NamedTuple):
    """What another card brings: Supplies on average, and how often a Knock Out."""

    supplies: float
    knock_out: float


class ExploreBrain:
    """``dread`` is how much a Supply that may be lost counts against one that may be won."""

    def __init__(self, dread: float = 1.0) -> None:
        self._dread = dread

    def answer(self, view: ExploreView, ask: Ask[Any]) -> Indices:
        return unless_refused(ask, self._choose(view, ask))

    def act(self, view: ExploreView, ask: Ask[Any]) -> Indices | None:
        """Let it pass: this game has no windows."""
        return None

    def _choose(self, view: ExploreView, ask: Ask[Any]) -> Indices:
        match ask.key:
            case "explore.next":
                return (ask.index(Explore() if self._goes_on(view) else Stop()),)
            case "explore.attack":
                return dice(self._pick(view), ask)
            case "explore.reroll":
                return (best_re_roll(view, ask),)
            case "explore.drop-card":
                return (min(range(len(ask.options)), key=lambda i: ask.options[i].supplies),)
            case "explore.toll":
                return (len(ask.options) - 1 if view.cubes < CUBES or sum(view.dice) > SPARE_DICE else 0,)
            case "explore.lose-die":
                return (0,)
            case _:
                return (len(ask.options) - 1,)

    def _goes_on(self, view: ExploreView) -> bool:
        """Whether the next card promises more than it puts at risk; nobody stops in order to lose."""
        ahead = prospect(view.box, view.unseen().items(), view.dice, view.cubes)
        lead = lead_of(view)
        if lead is not None and lead <= 0:
            return lead < 0 or ahead.knock_out < 0.5
        if lead is not None and last_to_play(view):
            return False
        return ahead.supplies > self._dread * ahead.knock_out * view.supplies

    def _pick(self, view: ExploreView) -> Pick:
        assert view.card is not None  # noqa: S101  (an attack is asked for)
        stake = view.supplies + view.card.card.supplies
        return best_pick(view.box, view.card.card, view.card.left, view.dice, view.cubes, stake)


def lead_of(view: ExploreView) -> int | None:
    """By how much the active player would lead if the turn ended now; ``None`` before the final round."""
    if view.closer is None:
        return None
    rivals = [stash for seat, stash in enumerate(view.stashes) if seat != view.active]
    return view.stashes[view.active] + view.supplies - max(rivals)


def last_to_play(view: ExploreView) -> bool:
    """Whether nobody plays after the active player in this last round."""
    if view.contenders:
        return view.active == view.contenders[-1]
    return (view.active + 1) % len(view.stashes) == view.closer


def prospect(box: Box, cards: Iterable[tuple[str, int]], dice: Pick, cubes: int) -> Prospect:
    """What one of ``cards``, each with its number of copies, brings with ``dice`` and ``cubes`` left."""
    copies = supplies = knock_out = 0.0
    for name, n in cards:
        through = meet(box, name, dice, cubes)
        copies += n
        supplies += n * through * box.cards[name].supplies
        knock_out += n * (1 - through)
    return Prospect(supplies / copies, knock_out / copies)


@cache
def usual_prospect(box: Box, dice: Pick, cubes: int) -> Prospect:
    """What a card of the whole deck brings."""
    return prospect(box, [(name, box.deck.count(name)) for name in box.cards], dice, cubes)


@lru_cache(POSITIONS_KEPT)
def promise(box: Box, dice: Pick, cubes: int, stake: float) -> float:
    """About what the turn is worth with ``stake`` Supplies in front: stop, or go on card after card.

    A usual card takes the three weakest dice and, now and then, a Wound Cube.
    """
    if cubes < 1:
        return 0.0
    ahead = usual_prospect(box, dice, cubes)
    through = 1 - ahead.knock_out
    if not through:
        return stake
    more = round(stake + ahead.supplies / through, 1)
    if not any(dice):
        return max(stake, through * more)
    rest, wounded = without_weakest(dice), max(cubes - 1, 1)
    unhurt, hurt = promise(box, rest, cubes, more), promise(box, rest, wounded, more)
    return max(stake, through * (unhurt + WOUNDS * (hurt - unhurt)))


def without_weakest(dice: Pick) -> Pick:
    """What a usual card leaves of ``dice``."""
    gone, rest = USED, []
    for n in dice:
        used = min(n, gone)
        gone -= used
        rest.append(n - used)
    return tuple(rest)


@lru_cache(POSITIONS_KEPT)
def best_pick(box: Box, card: Card, fight: int, dice: Pick, cubes: int, stake: int) -> Pick:
    """The dice to attack ``fight`` with, when ``stake`` Supplies are to be had by it."""
    best, found = -1.0, dice
    for attack in table(box, card).attacks(fight, dice, cubes):
        rest = tuple(n - k for n, k in zip(dice, attack.pick, strict=True))
        now, later = promise(box, rest, cubes, stake), promise(box, rest, cubes - card.bites, stake)
        value = attack.now * now + (attack.in_the_end - attack.now) * (stake + LATER * max(later - stake, 0))
        if value > best:
            best, found = value, attack.pick
    return found


def dice(pick: Pick, ask: Ask[Any]) -> Indices:
    """The options that are the dice of ``pick``."""
    wanted = dict(zip(COLOURS, pick, strict=True))
    return tuple(i for i, die in enumerate(ask.options) if die.n <= wanted[die.colour])


def best_re_roll(view: ExploreView, ask: Ask[Any]) -> int:
    """The die that is best re-rolled, or to keep all."""
    chances = re_rolls(view)
    return max(
        range(len(ask.options)),
        key=lambda i: chances[ask.options[i].index if isinstance(ask.options[i], ThrownDie) else -1],
    )
