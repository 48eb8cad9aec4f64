"""Moving life points and arrows (DG-TOKEN-1, DG-TOKEN-2), and remembering who did what to whom."""

from __future__ import annotations

from rules.core.ask import Seat
from rules.dice.events import ArrowsReturned, LifeGained
from rules.dice.play import Play


def gain_life(play: Play, rule: str, seat: Seat, points: int, why: str, by: Seat) -> None:
    """Give life points, never above the number at the start of the game; the rest is wasted (DG-BEER-2)."""
    player = play.state.players[seat]
    gained = min(points, player.max_life - player.life)
    player.life += gained
    play.log.add(rule, LifeGained(seat, gained, points - gained, player.life, why, by))


def remember(play: Play, seat: Seat, points: int) -> None:
    """Note what the active player chose to do for another (against, if less than 0); everybody saw it."""
    if seat != play.state.active:
        favours = play.me.favours
        play.me.favours = {**favours, seat: favours.get(seat, 0) + points}


def take_arrow(play: Play, seat: Seat) -> None:
    """Take one arrow from the pile; see :func:`rules.dice.batch.attack_if_pile_is_empty`."""
    play.state.pile -= 1
    play.state.players[seat].arrows += 1


def return_arrows(play: Play, rule: str, seat: Seat, count: int, by: Seat) -> None:
    """Put ``count`` arrows of ``seat`` back into the pile."""
    if count:
        play.state.players[seat].arrows -= count
        play.state.pile += count
        play.log.add(rule, ArrowsReturned(seat, count, play.state.pile, by))
