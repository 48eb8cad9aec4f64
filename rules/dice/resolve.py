"""The dice in the rulebook's order (DG-ORDER-1); nothing that shows may be passed up (DG-ORDER-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.core.ask import TAKE_BACK, Closed, Seat, TakeBack, choose
from rules.core.errors import Reason
from rules.dice.batch import attack_if_pile_is_empty, lose_together
from rules.dice.events import ArrowsTaken, BeersGiven, GatlingFired, ShotsFired
from rules.dice.options import Die, Target, target
from rules.dice.places import Distances, reach
from rules.dice.play import Batch, Character, Gains, Play
from rules.dice.state import Aim, Cause, Face
from rules.dice.verbs import gain_together, remember_help, remember_shot, take_arrows

Answer = Target | TakeBack
Offer = Callable[[Play, Die], tuple[list[Target], Sequence[Closed[Answer]]]]
Chosen = dict[int, list[Target]]
"""By their place in a plan the results that were given by choice, with all who could have had them."""
DYNAMITES = 3
"""That many end the rolling and cost a life point (DG-DYN-2, DG-DYN-3)."""


async def indian_arrows(play: Play) -> None:
    """1. One arrow for each that was just rolled; the last of the pile brings the Indians (DG-ARROW-1, -3, -7)."""
    me = play.character(play.state.active)
    if not me.arrows_wait:
        due = play.count_among([play.state.faces[index] for index in play.rolled], Face.ARROW)
        await settle_arrows(play, due, me)


async def settle_arrows(play: Play, due: int, by: Character | None = None, *, rule: str = "DG-ARROW-1") -> None:
    """So many, one after the other; an attack may come between them (DG-ARROW-7). ``by`` has rolled them."""
    while due and not play.over:
        me, count, chief = play.state.active, min(due, play.state.pile), play.state.box.chief
        await take_arrows(play, me, count)
        play.log.add(rule, ArrowsTaken(me, count, play.state.pile))
        due -= count
        if by is not None and await by.arrows_in_hand(play, me, count, chief=play.state.box.chief != chief):
            by = None
        await attack_if_pile_is_empty(play)


async def dynamite(play: Play) -> None:
    """2. Three or more cost the roller one life point, fewer nothing (DG-DYN-1, DG-DYN-3)."""
    if play.dynamites() >= DYNAMITES:
        await lose_together(play, Batch(Cause.DYNAMITE, "DG-DYN-3", None, {play.state.active: 1}))


async def bulls_eyes(play: Play) -> None:
    """3A and 3B. All are assigned first, then all hit together (DG-BE-1, DG-BE-5)."""
    shots, chosen = await assign(play, "dice.shoot", play.results(Face.BE1, Face.BE2), targets)
    if not shots:
        return
    for n, offered in chosen.items():
        remember_shot(play, play.state.active, shots[n].seat, offered)
    play.state.beers_spent = sum(shot.double for shot in shots)
    play.log.add("DG-BE-1", ShotsFired(play.state.active, shots))
    hits = dict.fromkeys(play.others(), 0)
    for shot in shots:
        hits[shot.seat] += 2 if shot.double else 1
    due = {seat: points for seat, points in hits.items() if points}
    await lose_together(play, Batch(Cause.BULLS_EYE, "DG-BE-1", play.state.active, due, used=len(shots)))


def targets(play: Play, die: Die) -> tuple[list[Target], Sequence[Closed[Answer]]]:
    """Whom a bull's eye may hit; the others are not at the right number of places."""
    state, me = play.state, play.character(play.state.active)
    fallen = tuple(play.edition.fallen(state))
    rule = play.edition.row("DG-BE1-1" if die.face is Face.BE1 else "DG-BE2-1")
    seen = aim(rule, state.active, tuple(state.living()), fallen, me.distances[die.face])
    return me.aims(play, list(seen[0])), seen[1]


@lru_cache(maxsize=4096)
def aim(
    rule: str, me: Seat, living: tuple[Seat, ...], fallen: tuple[Seat, ...], distances: Distances
) -> tuple[tuple[Target, ...], tuple[Closed[Answer], ...]]:
    """The players at the right number of places, and the others (DG-BE1-1, DG-BE2-1)."""
    seen = reach(me, living, fallen, distances)
    closed: list[Closed[Answer]] = [
        Closed(Target(r.seat), Reason("places-away", (("places", r.places),), rule)) for r in seen if not r.open
    ]
    return tuple(Target(r.seat) for r in seen if r.open), tuple(closed)


async def beers(play: Play) -> None:
    """4. Each gives one life point to any living player (DG-BEER-1, DG-BEER-4)."""
    me = play.state.active
    worth = play.character(me).beer(play.me.life)
    uses = play.character(me).uses
    dice = [beer for beer in play.results(Face.BEER)[play.state.beers_spent :] for _ in range(uses)]
    given, chosen = await assign(play, "dice.beer", dice, drinkers)
    if not given:
        return
    play.log.add("DG-BEER-1", BeersGiven(me, given))
    drunk = Counter(beer.seat for beer in given)
    before = {seat: play.state.players[seat].life for seat in drunk}
    due = {seat: count * (worth if seat == me else 1) for seat, count in drunk.items()}
    await gain_together(play, Gains("DG-BEER-1", "beer", me, due))
    for seat, count in Counter(given[n].seat for n in chosen).items():
        remember_help(play, me, seat, count, play.state.players[seat].life - before[seat])


def drinkers(play: Play, _: Die) -> tuple[list[Target], Sequence[Closed[Answer]]]:
    """Anybody alive, also at the maximum (DG-BEER-3)."""
    return [target(seat) for seat in play.living()], []


async def gatling(play: Play) -> None:
    """5. Three or more hit everybody else and return the roller's arrows (DG-GAT-1, DG-GAT-2, DG-GAT-4)."""
    me, count = play.state.active, play.count(Face.GATLING)
    if count >= play.character(me).gatlings:
        play.log.add("DG-GAT-1", GatlingFired(me, count))
        await lose_together(play, Batch(Cause.GATLING, "DG-GAT-2", me, dict.fromkeys(play.others(), 1)))
    if not play.over:
        await play.character(me).after_gatling(play, me)


async def assign(play: Play, key: str, dice: Sequence[Die], offer: Offer) -> tuple[tuple[Aim, ...], Chosen]:
    """One ask for each die, left to right, into the plan; the caller applies it as a whole.

    From the second ask on the answer before may be taken back. Besides the plan it returns which of its results
    were given by choice, and who could have had them.
    """
    state = play.state
    asked: Chosen = {}
    while len(state.plan) < len(dice):
        die = dice[len(state.plan)]
        options, closed = offer(play, die)
        may_take_back: list[Answer] = [TAKE_BACK] if asked and len(options) > 1 else []
        state.aiming = die.index
        answer: Answer = await choose(state.active, key, [*options, *may_take_back], closed=closed)
        if isinstance(answer, TakeBack):
            del state.plan[asked.popitem()[0] :]
            continue
        if len(options) > 1:
            asked[len(state.plan)] = options
        state.plan.append(Aim(die.index, die.face, answer.seat, answer.double))
    plan, state.plan, state.aiming = tuple(state.plan), [], None
    return plan, asked
