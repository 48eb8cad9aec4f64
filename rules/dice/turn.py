"""A turn (rulebook: The Game), the unit of this game."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.ask import Closed, choose_some
from rules.dice.events import DiceRolled, Stopped, TurnBegan
from rules.dice.options import die
from rules.dice.play import Play
from rules.dice.resolve import DYNAMITES
from rules.dice.state import Face, Phase


async def turn(play: Play) -> None:
    """Play the turn of the active player step by step, then pass to the left (DG-TURN-8, DG-ARROW-9)."""
    begin(play)
    for step in play.edition.turn:
        await step(play)
        if play.over:
            break
    if play.state.outcome is None:
        pass_to_the_left(play)


def begin(play: Play) -> None:
    """Take the dice in hand."""
    state = play.state
    state.turn += 1
    state.phase = Phase.START
    state.dice = list(play.edition.hand)
    state.faces = []
    state.rolls = state.beers_spent = 0
    play.log.add("DG-TURN-1", TurnBegan(state.active, state.turn))


async def start_of_turn(play: Play) -> None:
    """Abilities that work before the first roll."""
    await play.character(play.state.active).at_start(play, play.state.active)


async def roll_the_dice(play: Play) -> None:
    """Roll all dice, then roll some again as often as allowed and wanted (DG-TURN-2, -3, -6, -7)."""
    state = play.state
    state.phase = Phase.ROLLING
    await roll(play, range(len(state.dice)))
    while may_roll_again(play):
        dice = await dice_to_roll_again(play)
        if not dice:
            play.log.add("DG-TURN-7", Stopped(state.active, tuple(state.faces)))
            break
        await roll(play, dice)
    state.phase = Phase.RESOLVING


def may_roll_again(play: Play) -> bool:
    """Not after the last roll, nor once three dynamites show (DG-TURN-6, DG-DYN-2)."""
    if play.over or play.count(Face.DYNAMITE) >= DYNAMITES:
        return False
    return play.state.rolls < play.character(play.state.active).rolls


async def dice_to_roll_again(play: Play) -> list[int]:
    """Any dice that are not locked; none means to stop (DG-TURN-4, DG-TURN-5, DG-TURN-9)."""
    me, unlocked, locked = play.character(play.state.active), [], []
    why = play.reason("die-locked", "DG-TURN-9")
    for index, face in enumerate(play.state.faces):
        if me.locks(face):
            locked.append(Closed(die(index, face), why))
        else:
            unlocked.append(die(index, face))
    chosen = await choose_some(play.state.active, "dice.reroll", unlocked, closed=locked)
    return sorted([d.index for d in chosen])


async def roll(play: Play, dice: Sequence[int]) -> None:
    """Roll ``dice``; arrows are settled at once, before anything else is decided (DG-TURN-10)."""
    state, sides = play.state, play.edition.sides
    faces = dict(enumerate(state.faces))
    for index in dice:
        faces[index] = play.chance.roll(sides[state.dice[index]])
    state.faces, state.rolls, play.rolled = list(faces.values()), state.rolls + 1, tuple(dice)
    rolls = play.character(state.active).rolls
    play.log.add("DG-TURN-2", DiceRolled(state.active, state.rolls, rolls, tuple(state.faces), play.rolled))
    for step in play.edition.roll:
        await step(play)
        if play.over:
            return


async def end_of_turn(play: Play) -> None:
    """Abilities that work when all dice are resolved."""
    await play.character(play.state.active).at_end(play, play.state.active)


def pass_to_the_left(play: Play) -> None:
    """The next living player clockwise is next (DG-TURN-1)."""
    play.state.active = play.others()[0]
