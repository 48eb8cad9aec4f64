"""A turn (rulebook: The Game), the unit of this game."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.ask import Closed, Seat, choose_some
from rules.core.ring import others
from rules.dice.events import DiceRolled, Stopped, TurnBegan
from rules.dice.options import die
from rules.dice.play import Play, Roll, Step
from rules.dice.resolve import DYNAMITES
from rules.dice.state import Face, Phase


async def turn(play: Play) -> None:
    """Play the turn of the active player step by step (DG-TURN-8, DG-ARROW-9); its last step says who is next."""
    begin(play)
    for step in play.edition.opening:
        await step(play)
    for step in steps_of(play):
        await step(play)
        if play.over:
            break
    for step in play.edition.after:
        if play.state.outcome is None:
            await step(play)


def steps_of(play: Play) -> tuple[Step, ...]:
    """The steps of the kind of turn that the active player has."""
    for fits, steps in play.edition.turns:
        if fits(play):
            return steps
    return play.edition.turn


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
    for step in play.edition.last:
        if not play.over:
            await step(play)
    state.phase = Phase.RESOLVING


def may_roll_again(play: Play) -> bool:
    """Not after the last roll, nor once three dynamites show (DG-TURN-6, DG-DYN-2)."""
    if play.over or play.bound or play.dynamites() >= DYNAMITES:
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


async def roll(play: Play, dice: Sequence[int], *, number: int | None = None) -> None:
    """Roll ``dice``; arrows are settled at once, before anything else is decided (DG-TURN-10)."""
    throw(play, dice, play.state.rolls + 1 if number is None else number)
    if play.edition.any_roll:
        await before_effects(play, Roll(play.state.active, play.state.dice, play.state.faces))
    for step in () if play.harmless else play.edition.roll:
        await step(play)
        if play.over:
            return


async def before_effects(play: Play, roll: Roll) -> None:
    """A roll of any kind lies there and has not taken effect yet."""
    for step in play.edition.any_roll:
        await step(play, roll)


def throw(play: Play, dice: Sequence[int], number: int) -> None:
    """Throw ``dice`` as roll ``number`` of the turn; those turned before the first roll lie as they are."""
    state, sides, fixed = play.state, play.edition.sides, play.fixed
    if not state.faces:
        state.faces = [Face.ARROW] * len(state.dice)  # every die gets its place
    for index, face in fixed.items():
        state.faces[index] = face
    thrown = tuple([index for index in dice if index not in fixed]) if fixed else tuple(dice)
    for index in thrown:
        state.faces[index] = play.chance.roll(sides[state.dice[index]])
    state.rolls, play.rolled, play.fixed = number, tuple(dice), {}
    rolls = play.character(state.active).rolls
    play.log.add("DG-TURN-2", DiceRolled(state.active, number, rolls, tuple(state.faces), thrown))


async def end_of_turn(play: Play) -> None:
    """Abilities that work when all dice are resolved."""
    await play.character(play.state.active).at_end(play, play.state.active)


async def pass_to_the_left(play: Play) -> None:
    """The next player clockwise who has a turn is next (DG-TURN-1)."""
    play.state.active = next_seat(play) if play.next is None else play.next


def next_seat(play: Play) -> Seat:
    """Whose turn it is after the active player's; nobody else has one: the same player's again."""
    tests, me = play.edition.has_turn, play.state.active
    ring = others(range(len(play.state.players)), me)
    return next((seat for seat in ring if any(test(play, seat) for test in tests)), me)


def lives(play: Play, seat: Seat) -> bool:
    """The living have turns."""
    return not play.state.players[seat].fell
