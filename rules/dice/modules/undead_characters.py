"""Undead or Alive, module 3: eight more characters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import TAKE_BACK, Closed, Seat, TakeBack, choose, confirm
from rules.core.log import Event
from rules.dice.batch import lose_together
from rules.dice.events import DieTurned
from rules.dice.modules.duel_dice import KIND, take_wound
from rules.dice.modules.module import Module, cards_in_play
from rules.dice.modules.rage import ENOUGH, takes_cards
from rules.dice.options import Die, Nothing, Rage, Side, Target, die, target
from rules.dice.play import Batch, Character, Edition, Play
from rules.dice.resolve import DYNAMITES
from rules.dice.state import Cause, Face
from rules.dice.turn import roll
from rules.dice.verbs import gain_life, remember_help


@dataclass(frozen=True, slots=True)
class RageShifted(Event):
    """``by`` had a Rage card go from one hand to another; ``card`` is ``None`` for all but these two."""

    by: Seat
    giver: Seat
    to: Seat
    card: str | None


class BelleStar(Character):
    """After each of her rolls she may turn one dynamite to a gatling (UA3-BELLE-1, UA3-BELLE-2)."""

    async def after_roll(self, play: Play, me: Seat) -> None:
        """Any that shows on a die with such a side, unless there are three."""
        options: list[Nothing | Die] = [Nothing()]
        options += [one for one in faces(play) if one.face is Face.DYNAMITE and gatling_side(play, one)]
        if play.dynamites() < DYNAMITES:
            chosen = await choose(me, "belle.turn", options)
            if isinstance(chosen, Die) and (side := gatling_side(play, chosen)):
                turn_die(play, "UA3-BELLE-1", me, chosen.index, side)


class ChuckWengam(Character):
    """Once a turn he may pay a life point to turn a die to any side (UA3-CHUCK-1, UA3-CHUCK-2)."""

    async def after_roll(self, play: Play, me: Seat) -> None:
        """Not with his last life point; the die counts as just rolled."""
        once = (self.key, me)
        if once in play.once or play.me.life == 1:
            return
        turned = await self.turned(play, me)
        if turned is not None:
            play.once.add(once)
            await lose_together(play, Batch(Cause.PAID, "UA3-CHUCK-1", None, {me: 1}))
            turn_die(play, "UA3-CHUCK-1", me, turned.index, turned.face)
            await as_if_rolled(play, turned.index)

    async def turned(self, play: Play, me: Seat) -> Die | None:
        """Ask which die and to which side, if any; dynamite stays as it is once there are three."""
        stuck, why = play.dynamites() >= DYNAMITES, play.reason("three-dynamites", "UA3-CHUCK-2")
        shut: list[Closed[Nothing | Die]] = [
            Closed(one, why) for one in faces(play) if stuck and one.face is Face.DYNAMITE
        ]
        dice: list[Nothing | Die] = [Nothing()]
        dice += [one for one in faces(play) if not (stuck and one.face is Face.DYNAMITE)]
        while isinstance(one := await choose(me, "chuck.die", dice, closed=shut), Die):
            if (side := await self.side(play, me, one)) is not None:
                return die(one.index, side)
        return None

    async def side(self, play: Play, me: Seat, one: Die) -> Face | None:
        """Ask to which side; he may still think better of the die."""
        sides: list[Side | TakeBack] = [*other_sides(play, one), TAKE_BACK]
        play.state.aiming = one.index
        side = await choose(me, "chuck.side", sides)
        play.state.aiming = None
        return side.face if isinstance(side, Side) else None


class GregDigger(Character):
    """Uses each of his beers twice, for one player or for two (UA3-GREG-1)."""

    uses: ClassVar = 2


class HerbHunter(Character):
    """Whoever else loses two life points in his turn draws a Duel Wound token (UA3-HERB-1)."""

    async def react(self, play: Play, me: Seat, batch: Batch) -> None:
        """With the second point, from whatever cause, and once a turn."""
        for seat in batch.lost if me == play.state.active else ():
            once = (self.key, seat)
            if seat != me and play.lost[seat] >= ENOUGH and once not in play.once:
                play.once.add(once)
                take_wound(play, "UA3-HERB-1", seat)


class PatBrennan(Character):
    """As his turn begins he may have a Rage card go from one player to another (UA3-PAT-1)."""

    async def at_start(self, play: Play, me: Seat) -> None:
        """Before he reveals his own."""
        both = await self.from_whom_to_whom(play, me)
        if both is not None:
            giver, to = both
            shift(play, me, giver, to, await self.picked(play, me, giver))

    async def from_whom_to_whom(self, play: Play, me: Seat) -> tuple[Seat, Seat] | None:
        """Ask for two players, of whom he may be one."""
        takers = [seat for seat in play.living() if takes_cards(play.state, seat)]
        owners: list[Nothing | Target] = [target(seat) for seat in takers if play.state.own(seat).rage]
        if not owners or len(takers) == 1:
            return None
        while isinstance(giver := await choose(me, "pat.from", [Nothing(), *owners]), Target):
            others: list[Target | TakeBack] = [target(seat) for seat in takers if seat != giver.seat]
            to = await choose(me, "pat.to", [*others, TAKE_BACK])
            if isinstance(to, Target):
                return giver.seat, to.seat
        return None

    async def picked(self, play: Play, me: Seat, giver: Seat) -> str:
        """Of his own cards which he likes, of somebody else's any, unseen."""
        held = play.state.own(giver).rage
        if len(held) == 1:
            return held[0]
        if giver == me:
            return (await choose(me, "pat.card", list(map(Rage, held)), public=False)).card
        return play.chance.roll(held)


class PixiePete(Character):
    """Draws two Rage cards each time and keeps one of them (UA3-PIXIE-1)."""

    rage: ClassVar = 2

    async def keeps(self, play: Play, me: Seat, cards: tuple[str, ...]) -> str:
        """Nobody else learns which they were."""
        return (await choose(me, "pixie.keep", list(map(Rage, cards)), public=False)).card


class SamTheHealer(Character):
    """For each Duel die that he passes on he may give a life point to anybody (UA3-SAM-1, UA3-SAM-2)."""

    async def after_challenge(self, play: Play, me: Seat) -> None:
        """Before it is rolled, and himself first."""
        to = await choose(me, "sam.gain", [*map(target, play.living()), Nothing()])
        if isinstance(to, Target):
            gained = await gain_life(play, "UA3-SAM-1", to.seat, 1, self.key, me)
            remember_help(play, me, to.seat, 1, gained)


class SeanMallory(Character):
    """Once in his own turn he may roll a Duel die again, also one of a duel (UA3-SEAN-1, UA3-SEAN-2)."""

    async def done_rolling(self, play: Play, me: Seat) -> None:
        """One that is not locked, beyond his rolls, unless three dynamites have ended them."""
        dice = [one for one in faces(play) if play.state.dice[one.index] == KIND and not self.locks(one.face)]
        if not dice or play.dynamites() >= DYNAMITES:
            return
        again = await choose(me, "sean.again", [Nothing(), *dice])
        if isinstance(again, Die):
            play.once.add((self.key, me))
            await roll(play, [again.index], number=play.state.rolls)

    async def rolls_duel_again(self, play: Play, me: Seat, face: Face) -> bool:
        """If he has not rolled one again in this turn."""
        once = (self.key, me)
        if once in play.once or self.locks(face) or not await confirm(me, "sean.duel"):
            return False
        play.once.add(once)
        return True


ABILITIES: dict[str, type[Character]] = {
    "belle-star": BelleStar,
    "chuck-wengam": ChuckWengam,
    "greg-digger": GregDigger,
    "herb-hunter": HerbHunter,
    "pat-brennan": PatBrennan,
    "pixie-pete": PixiePete,
    "sam-the-healer": SamTheHealer,
    "sean-mallory": SeanMallory,
}


# -- dice ---------------------------------------------------------------------------------------------------------


def faces(play: Play) -> list[Die]:
    """The dice on the table; what revealed cards show are no dice."""
    return [die(index, face) for index, face in enumerate(play.state.faces)]


def other_sides(play: Play, one: Die) -> list[Side]:
    """What a die can be turned to."""
    sides = dict.fromkeys(play.edition.sides[play.state.dice[one.index]])
    return [Side(side) for side in sides if side is not one.face]


def gatling_side(play: Play, one: Die) -> Face | None:
    """The side of a die that shows gatlings, if it has one."""
    symbols = play.edition.symbols
    return next((side.face for side in other_sides(play, one) if Face.GATLING in symbols[side.face]), None)


def turn_die(play: Play, rule: str, by: Seat, index: int, face: Face) -> None:
    """A die shows another side from now on."""
    play.state.faces[index] = face
    play.log.add(rule, DieTurned(by, index, face))


async def as_if_rolled(play: Play, index: int) -> None:
    """What acts right after a roll acts for this die, such as an arrow."""
    play.rolled = (index,)
    for step in play.edition.roll:
        if not play.over:
            await step(play)


def shift(play: Play, by: Seat, giver: Seat, to: Seat, card: str) -> None:
    """A Rage card changes hands; both owners know which."""
    state, held = play.state, list(play.state.own(giver).rage)
    held.remove(card)
    state.put(giver, rage=tuple(held))
    state.put(to, rage=(*state.own(to).rage, card))
    others = RageShifted(by, giver, to, None)
    play.log.tell("UA3-PAT-1", [giver, to], RageShifted(by, giver, to, card), others=others)


# -- the module ---------------------------------------------------------------------------------------------------


async def after_a_roll(play: Play) -> None:
    """Abilities that change what was rolled, unless it must be accepted (OS3-GAMBLER-1)."""
    if not play.bound:
        await play.character(play.state.active).after_roll(play, play.state.active)


async def when_rolling_is_over(play: Play) -> None:
    """Abilities that roll once more, unless the dice must be accepted (OS3-GAMBLER-1)."""
    if not play.bound:
        await play.character(play.state.active).done_rolling(play, play.state.active)


class UndeadCharacters(Module):
    """Eight cards more to deal, but for those that need a module that is not there (UA3-GEN-1, UA3-CHAR-LIFE)."""

    key: ClassVar = "undead-characters"
    events: ClassVar = (DieTurned, RageShifted)

    def added_to(self, edition: Edition) -> Edition:
        """Characters, a step after each roll and one when rolling is over."""
        return replace(
            edition,
            characters={
                **edition.characters,
                **cards_in_play("undead-characters.csv", ABILITIES, edition.modules),
            },
            roll=(*edition.roll, after_a_roll),
            last=(*edition.last, when_rolling_is_over),
        )
