"""Moving life points and arrows (DG-TOKEN-1, DG-TOKEN-2), and remembering who did what to whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.ask import Seat
from rules.dice.events import ArrowsReturned, LifeGained
from rules.dice.options import Target
from rules.dice.play import Gains, Play
from rules.dice.state import Deeds, Player


async def gain_life(play: Play, rule: str, seat: Seat, points: int, why: str, by: Seat) -> int:
    """Give one player life points; how many were really gained."""
    life = play.state.players[seat].life
    await gain_together(play, Gains(rule, why, by, {seat: points}))
    return play.state.players[seat].life - life


async def gain_together(play: Play, gains: Gains) -> None:
    """Give life points step by step."""
    for step in play.edition.gain:
        await step(play, gains)


async def gains_count(play: Play, gains: Gains) -> None:
    """Never above the number at the start of the game; the rest is wasted (DG-BEER-2)."""
    for seat, points in gains.due.items():
        player = play.state.players[seat]
        gained = room(player, points)
        player.life += gained
        play.log.add(gains.rule, LifeGained(seat, gained, points - gained, player.life, gains.why, gains.by))


def room(player: Player, points: int) -> int:
    """How many of ``points`` a player can still gain; some stand above their own maximum (OS3-GOOD-4)."""
    return max(0, min(points, player.max_life - player.life))


async def take_arrows(play: Play, seat: Seat, count: int = 1) -> None:
    """Take arrows from the pile; see :func:`rules.dice.batch.attack_if_pile_is_empty`."""
    play.state.pile -= count
    play.state.players[seat].arrows += count
    for step in play.edition.taken:
        await step(play, seat)


async def return_arrows(play: Play, rule: str, seat: Seat, count: int, by: Seat, *, regular: bool = False) -> None:
    """Put ``count`` arrows of ``seat`` back into the pile; only ``regular`` ones, if it says so."""
    if count:
        play.state.players[seat].arrows -= count
        play.state.pile += count
        play.log.add(rule, ArrowsReturned(seat, count, play.state.pile, by))
        for step in () if regular else play.edition.returned:
            await step(play, seat, by)


# -- what everybody saw -----------------------------------------------------------------------------------------


def remember_shot(play: Play, by: Seat, seat: Seat, offered: Iterable[Target] = ()) -> None:
    """``by`` chose to harm ``seat``, and not the others of those ``offered``."""
    if seat == by:
        return
    player, deeds = play.state.players[by], play.state.players[by].deeds
    passed = dict(deeds.passed)
    for other in {target.seat: None for target in offered}:
        if other not in (seat, by):
            passed[other] = passed.get(other, 0) + 1
    player.deeds = Deeds(_more(deeds.shots, seat, 1), deeds.helped, deeds.wasted, passed)


def remember_help(play: Play, by: Seat, seat: Seat, points: int, gained: int) -> None:
    """``by`` chose to give ``points`` to ``seat``, of which so many were really gained."""
    if seat == by:
        return
    player, deeds, helped = play.state.players[by], play.state.players[by].deeds, min(points, gained)
    of_use, of_none = _more(deeds.helped, seat, helped), _more(deeds.wasted, seat, points - helped)
    player.deeds = Deeds(deeds.shots, of_use, of_none, deeds.passed)


def _more(counts: Mapping[Seat, int], seat: Seat, points: int) -> Mapping[Seat, int]:
    return {**counts, seat: counts.get(seat, 0) + points} if points else counts
