"""What Event cards tell the player to do (EX-EVENT-1)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.ask import choose
from rules.explore.events import CardDropped, CubeRegained, DiceLost, DiceRegained, NothingHappened
from rules.explore.options import Die, Pay, TakenCard, dice_left
from rules.explore.play import Play
from rules.explore.state import COLOURS, CUBES, HAND, Colour
from rules.explore.verbs import lose_cubes

TOLL = 2
"""Attack Dice that stand in for a Wound Cube."""


class Instruction:
    """Does nothing."""

    cubes = 0
    """Wound Cubes that it takes from everybody."""

    async def follow(self, play: Play) -> None:
        """Do what the card says."""


class Wound(Instruction):
    """Lose one Wound Cube."""

    cubes = 1

    async def follow(self, play: Play) -> None:
        """Do what the card says (EX-EVENT-2)."""
        lose_cubes(play, "EX-EVENT-2", self.cubes, "event")


class Bandage(Instruction):
    """Take one lost Wound Cube back."""

    async def follow(self, play: Play) -> None:
        """Do what the card says."""
        if play.state.cubes == CUBES:
            nothing(play)
        else:
            play.state.cubes += 1
            play.log.add("EX-EVENT-1", CubeRegained(play.me, play.state.cubes))


class Jammed(Instruction):
    """Lose one Attack Die of your choice."""

    async def follow(self, play: Play) -> None:
        """Do what the card says."""
        state = play.state
        have = [Die(colour, n) for colour, n in zip(COLOURS, state.dice, strict=True) if n]
        if not have:
            nothing(play)
            return
        die = await choose(play.me, "explore.lose-die", have)
        lose_dice(play, [die.colour])


class Ammunition(Instruction):
    """Take back one spent Attack Die of your choice."""

    async def follow(self, play: Play) -> None:
        """Do what the card says."""
        dice = zip(COLOURS, play.state.dice, HAND, strict=True)
        spent = [Die(colour, n + 1) for colour, n, most in dice if n < most]
        if not spent:
            nothing(play)
            return
        die = await choose(play.me, "explore.regain-die", spent)
        play.state.dice[COLOURS.index(die.colour)] += 1
        play.log.add("EX-EVENT-1", DiceRegained(play.me, (die.colour,)))


class Dropped(Instruction):
    """Discard one card of your choice from those in front of you."""

    async def follow(self, play: Play) -> None:
        """Do what the card says."""
        state, cards = play.state, play.box.cards
        front = [TakenCard(i, name, cards[name].supplies) for i, name in enumerate(state.front)]
        if not front:
            nothing(play)
            return
        chosen = await choose(play.me, "explore.drop-card", front)
        state.discards.append(state.front.pop(chosen.index))
        play.log.add("EX-EVENT-1", CardDropped(play.me, chosen.card, chosen.supplies, play.supplies))


class Toll(Instruction):
    """Lose one Wound Cube or your two weakest Attack Dice, as you choose."""

    async def follow(self, play: Play) -> None:
        """Do what the card says; with fewer dice, only the Wound Cube is left."""
        dice = dice_left(tuple(play.state.dice))[:TOLL]
        ways = [Pay(cubes=1), *([Pay(dice=TOLL)] if len(dice) == TOLL else [])]
        if (await choose(play.me, "explore.toll", ways)).dice:
            lose_dice(play, [die.colour for die in dice])
        else:
            lose_cubes(play, "EX-EVENT-2", 1, "event")


def lose_dice(play: Play, dice: list[Colour]) -> None:
    """Attack Dice are gone for this turn."""
    for colour in dice:
        play.state.dice[COLOURS.index(colour)] -= 1
    play.log.add("EX-EVENT-1", DiceLost(play.me, tuple(dice)))


def nothing(play: Play) -> None:
    """The card has been followed, and there was nothing to do."""
    play.log.add("EX-EVENT-1", NothingHappened(play.me))


INSTRUCTIONS: Mapping[str, Instruction] = {
    "wound": Wound(),
    "bandage": Bandage(),
    "jammed": Jammed(),
    "ammunition": Ammunition(),
    "dropped": Dropped(),
    "toll": Toll(),
}
"""Every instruction by the word that a data file uses."""
