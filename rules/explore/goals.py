"""Whose turn is next, and how the game ends (rulebook: Winning the Game)."""

from __future__ import annotations

from rules.core.ask import Seat
from rules.explore.events import TiebreakBegan, Won
from rules.explore.play import Play
from rules.explore.state import State
from rules.explore.verbs import begin_turn


def pass_on(play: Play) -> None:
    """The next player begins, or, when a last round is over, the Stashes are compared (EX-SCORE-2, EX-END-2)."""
    seat = next_seat(play.state)
    if seat is None:
        compare_stashes(play)
    else:
        begin_turn(play, seat)


def next_seat(state: State) -> Seat | None:
    """Who plays after the active player; ``None`` when the final round or a round of tiebreakers is over."""
    if state.contenders:
        return next((seat for seat in state.contenders if seat > state.active), None)
    left = (state.active + 1) % len(state.stashes)
    return None if left == state.closer else left


def compare_stashes(play: Play) -> None:
    """The largest Stash wins; leaders who are level play on alone (EX-END-3, EX-END-4)."""
    state = play.state
    best = max(state.stashes)
    leaders = [seat for seat, stash in enumerate(state.stashes) if stash == best]
    if len(leaders) > 1:
        state.contenders = leaders
        play.log.add("EX-END-4", TiebreakBegan(tuple(leaders), best))
        begin_turn(play, leaders[0])
    else:
        state.winner = leaders[0]
        rule, why = ("EX-END-4", "tiebreak") if state.contenders else ("EX-END-3", "most-supplies")
        play.log.add(rule, Won(state.winner, best, why))
