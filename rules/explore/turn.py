"""A turn (rulebook: A Turn, Attacking Walkers and Enemy Survivors, Scoring).

The unit of this game is smaller than a turn: one attack, or one step onwards, which is a new card with all that
it does, or the end of the turn. What lasts for a turn is in the state.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rules.core.ask import Closed, choose, choose_some
from rules.core.errors import Reason
from rules.explore.events import (
    AttackFailed,
    AttackRolled,
    BiteCancelled,
    BlueIgnored,
    CardDefeated,
    DeckReshuffled,
    DieDoubled,
    DieRolledAgain,
    EventMet,
    LocationFound,
    NothingRolledAgain,
    SuppliesFound,
)
from rules.explore.goals import pass_on
from rules.explore.instructions import INSTRUCTIONS
from rules.explore.options import Die, Explore, Keep, Stop, ThrownDie, dice_left, dice_spent
from rules.explore.play import Play
from rules.explore.state import COLOURS, Blue, Rolled
from rules.explore.verbs import bank, discard, knock_out, lose_cubes, take

EXPLORE, STOP, KEEP = Explore(), Stop(), Keep()
FIRST_CARD = Reason("first-card", rule="EX-TURN-6")
CARD_IN_PLAY = Reason("card-in-play", rule="EX-TURN-3")
NO_CARDS = Reason("no-cards", rule="EX-DECK-1")
DIE_SPENT = Reason("die-spent", rule="EX-ATTACK-2")


async def unit(play: Play) -> None:
    """One attack on the card in play, or one step onwards."""
    if play.state.card is None:
        await onwards(play)
    else:
        await attack(play)
    if play.ended:
        pass_on(play)


# -- a card ------------------------------------------------------------------------------------------------


async def onwards(play: Play) -> None:
    """Turn over another card, or end the turn (EX-TURN-5)."""
    if await may_go_on(play):
        await turn_over(play)
    else:
        bank(play)


async def may_go_on(play: Play) -> bool:
    """Whether the player turns over a card; the first one is a must, and none may be left (EX-TURN-6)."""
    state = play.state
    if not state.done:
        return True
    ways: list[Explore | Stop] = [EXPLORE, STOP] if state.deck or state.discards else [STOP]
    closed: list[Closed[Explore | Stop]] = [] if EXPLORE in ways else [Closed(EXPLORE, NO_CARDS)]
    return await choose(play.me, "explore.next", ways, closed=closed) is EXPLORE


async def turn_over(play: Play) -> None:
    """The top card of the deck comes into play (EX-TURN-2)."""
    play.state.card = draw(play)
    card = play.card
    if card.instruction is not None:
        play.log.add("EX-TURN-2", EventMet(play.me, card.name, card.effect))
        await resolve_event(play)
        return
    play.log.add(
        "EX-TURN-2", LocationFound(play.me, card.name, card.fight, card.bites, card.supplies, card.effect)
    )
    if not card.fight:
        take_supplies(play)
    elif not any(play.state.dice):
        knock_out(play, "EX-KO-2", "dice")


def draw(play: Play) -> str:
    """The top card; an empty deck is made anew from the discard pile (EX-DECK-1)."""
    state = play.state
    if not state.deck:
        state.deck, state.discards = state.discards, []
        play.chance.shuffle(state.deck)
        play.log.add("EX-DECK-1", DeckReshuffled(len(state.deck)))
    return state.deck.pop()


async def resolve_event(play: Play) -> None:
    """Follow the instructions, then discard the card (EX-EVENT-1)."""
    await INSTRUCTIONS[play.card.effect].follow(play)
    if not play.ended:
        discard(play)
        play.state.done += 1


def take_supplies(play: Play) -> None:
    """Nobody is there to fight: the card is taken at once (EX-CARD-6)."""
    card = play.card
    take(play)
    play.state.done += 1
    play.log.add("EX-CARD-6", SuppliesFound(play.me, card.name, card.supplies, play.supplies))


# -- an attack ---------------------------------------------------------------------------------------------


async def attack(play: Play) -> None:
    """Roll dice of choice with the blue die, apply its result, compare (EX-ATTACK-1, EX-ATTACK-5)."""
    throw(play, await dice_to_roll(play))
    re_roll_by_card(play)
    extra = await blue_die(play)
    if play.ended:
        return
    score = play.pips(play.state.thrown) + play.effect.bonus + extra
    if score >= play.fight:
        defeat(play, score)
    else:
        fail(play, score)


async def dice_to_roll(play: Play) -> tuple[Die, ...]:
    """One to three Attack Dice of those still there (EX-ATTACK-2, EX-ATTACK-3, EX-FAIL-6)."""
    counts = tuple(play.state.dice)
    return await choose_some(
        play.me,
        "explore.attack",
        dice_left(counts),
        least=1,
        most=play.effect.most,
        closed=not_now(counts, play.state.done == 0),
    )


@cache
def not_now(counts: tuple[int, ...], first: bool) -> tuple[Closed[Any], ...]:
    """What may not be done while a card is in play: use spent dice, or stop."""
    stop = Closed(STOP, FIRST_CARD if first else CARD_IN_PLAY)
    return (*[Closed(die, DIE_SPENT) for die in dice_spent(counts)], stop)


def throw(play: Play, dice: tuple[Die, ...]) -> None:
    """All chosen dice and the blue die are rolled together (EX-ATTACK-4)."""
    state, chosen = play.state, [die.colour for die in dice]
    for i, colour in enumerate(COLOURS):
        for _ in range(chosen.count(colour)):
            state.dice[i] -= 1
            state.thrown.append(Rolled(colour, play.chance.roll(play.box.faces[colour])))
    state.blue = play.chance.roll(play.box.blue)
    play.log.add("EX-ATTACK-4", AttackRolled(play.me, tuple(state.thrown), state.blue))


def re_roll_by_card(play: Play) -> None:
    """A re-roll that the card causes comes before the blue die's (EX-BLUE-6)."""
    effect = play.effect
    for index in effect.re_rolled([effect.pips(die.face) for die in play.state.thrown]):
        roll_again(play, "EX-BLUE-6", index, by_blue=False)


def roll_again(play: Play, rule: str, index: int, *, by_blue: bool) -> None:
    """Re-roll one die; the second result stands (EX-BLUE-5, EX-BLUE-7)."""
    thrown = play.state.thrown
    colour, before = thrown[index].colour, thrown[index].face
    after = play.chance.roll(play.box.faces[colour])
    thrown[index] = Rolled(colour, after, again=True)
    play.log.add(rule, DieRolledAgain(play.me, colour, before, after, by_blue))


async def blue_die(play: Play) -> int:
    """Apply the blue die's result; returns what it adds to the Attack Score (EX-BLUE-3)."""
    blue = play.state.blue
    assert blue is not None  # noqa: S101  (just thrown)
    if not play.effect.heeds(blue):
        play.log.add("EX-CARD-5", BlueIgnored(play.me, blue))
        return 0
    match blue:
        case Blue.BITE:
            lose_cubes(play, "EX-BLUE-1", play.effect.bite, "blue")
        case Blue.REROLL:
            await re_roll_one(play)
        case Blue.DOUBLE:
            return await double_one(play)
        case Blue.PLUS_1:
            return 1
        case Blue.PLUS_2:
            return 2
        case Blue.CANCEL:
            """It counts only if the attack fails."""
    return 0


async def re_roll_one(play: Play) -> None:
    """One die that was not re-rolled may be (EX-BLUE-5, EX-BLUE-7); not asked once the card is beaten."""
    thrown = play.state.thrown
    dice = [ThrownDie(i, die.colour, die.face) for i, die in enumerate(thrown) if not die.again]
    if not dice or play.pips(thrown) + play.effect.bonus >= play.fight:
        return
    chosen = await choose(play.me, "explore.reroll", (*dice, KEEP))
    if isinstance(chosen, ThrownDie):
        roll_again(play, "EX-BLUE-5", chosen.index, by_blue=True)
    else:
        play.log.add("EX-BLUE-5", NothingRolledAgain(play.me))


async def double_one(play: Play) -> int:
    """The pips of one die count twice (EX-BLUE-2); of dice that score the same, one is offered.

    Not asked once the card is beaten.
    """
    effect = play.effect
    if play.pips(play.state.thrown) + effect.bonus >= play.fight:
        return 0
    by_pips = {
        effect.pips(die.face): ThrownDie(i, die.colour, die.face) for i, die in enumerate(play.state.thrown)
    }
    by_pips.pop(0, None)
    if not by_pips:
        return 0
    chosen = await choose(play.me, "explore.double", [by_pips[n] for n in sorted(by_pips)])
    pips = effect.pips(chosen.face)
    play.log.add("EX-BLUE-2", DieDoubled(play.me, chosen.colour, pips))
    return pips


def defeat(play: Play, score: int) -> None:
    """The card lies in front of the player, its dice are gone, its Bites are not taken (EX-WIN-1, EX-WIN-2)."""
    state, card, fight = play.state, play.card, play.fight
    state.thrown, state.blue = [], None
    take(play)
    state.done += 1
    play.log.add("EX-WIN-1", CardDefeated(play.me, card.name, score, fight, card.supplies, play.supplies))


def fail(play: Play, score: int) -> None:
    """Dice that scored stay on the card, the others are lost, and the card bites (EX-FAIL-1 to EX-FAIL-4)."""
    state, effect, fight = play.state, play.effect, play.fight
    cancelled = state.blue is Blue.CANCEL and effect.heeds(Blue.CANCEL)
    placed = [Rolled(die.colour, die.face) for die in state.thrown if effect.stay and effect.pips(die.face)]
    state.placed += placed
    state.thrown, state.blue = [], None
    play.log.add("EX-FAIL-2", AttackFailed(play.me, play.card.name, score, fight, play.fight, tuple(placed)))
    bitten(play, cancelled)
    if not play.ended and not any(state.dice):
        knock_out(play, "EX-KO-2", "dice")


def bitten(play: Play, cancelled: bool) -> None:
    """One Wound Cube for each Bite on the card, less a cancelled one (EX-FAIL-1, EX-BLUE-4)."""
    bites = play.card.bites
    if bites and cancelled:
        play.log.add("EX-BLUE-4", BiteCancelled(play.me))
        bites -= 1
    if bites:
        lose_cubes(play, "EX-FAIL-1", bites, "card")
