"""Turns, Wound Cubes and cards: what several steps do."""

from __future__ import annotations

from rules.core.ask import Seat
from rules.explore.events import Banked, CubesLost, FinalRoundBegan, KnockedOut, TurnBegan
from rules.explore.play import Play
from rules.explore.state import CUBES, HAND

ENOUGH = 15
"""A Stash that starts the final round (EX-END-1)."""


def begin_turn(play: Play, seat: Seat) -> None:
    """All Attack Dice, the blue die and three Wound Cubes (EX-TURN-1)."""
    state = play.state
    state.active = seat
    state.turn += 1
    state.dice, state.cubes, state.done = list(HAND), CUBES, 0
    play.log.add("EX-TURN-1", TurnBegan(seat, state.turn))


def lose_cubes(play: Play, rule: str, cubes: int, why: str) -> None:
    """Lose Wound Cubes; with the last one gone, the player is Knocked Out at once (EX-KO-1, EX-FAIL-5)."""
    state = play.state
    lost = min(cubes, state.cubes)
    state.cubes -= lost
    play.log.add(rule, CubesLost(state.active, lost, state.cubes, why))
    if not state.cubes:
        knock_out(play, "EX-KO-1", "cubes")


def knock_out(play: Play, rule: str, why: str) -> None:
    """The turn ends and scores nothing; all its cards are discarded (EX-KO-3, EX-KO-4)."""
    play.log.add(rule, KnockedOut(play.me, why, play.supplies))
    end_turn(play)


def bank(play: Play) -> None:
    """End the turn by choice: the Supplies in front go to the Stash (EX-SCORE-1)."""
    state, supplies = play.state, play.supplies
    state.stashes[state.active] += supplies
    stash = state.stashes[state.active]
    play.log.add("EX-SCORE-1", Banked(state.active, supplies, stash))
    end_turn(play)
    if stash >= ENOUGH and state.closer is None:
        state.closer = state.active
        play.log.add("EX-END-1", FinalRoundBegan(state.active, stash))


def end_turn(play: Play) -> None:
    """Clear the table; whose turn is next is decided when the unit ends."""
    state = play.state
    state.discards += state.front
    state.front = []
    state.thrown, state.blue = [], None
    if state.card is not None:
        discard(play)
    play.ended = True


def discard(play: Play) -> None:
    """The card in play goes to the discard pile, and is no longer in play (EX-TURN-4)."""
    play.state.discards.append(play.card.name)
    clear(play)


def take(play: Play) -> None:
    """The card in play goes in front of the player, and is no longer in play (EX-TURN-4)."""
    play.state.front.append(play.card.name)
    clear(play)


def clear(play: Play) -> None:
    """The dice of a card that is done are gone for this turn (EX-WIN-2)."""
    play.state.card, play.state.placed = None, []
