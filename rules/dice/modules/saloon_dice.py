"""Old Saloon, module 1: two more dice, the Loudmouth and the Coward."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import Seat, choose
from rules.core.log import Event
from rules.dice.base import by_die, by_face, sides
from rules.dice.batch import lose_together
from rules.dice.modules.module import Module, after, before
from rules.dice.options import Kind, Target
from rules.dice.play import Batch, Edition, Play
from rules.dice.resolve import indian_arrows
from rules.dice.state import Cause, Face
from rules.dice.turn import start_of_turn
from rules.dice.verbs import remember_help, return_arrows

SIDES = sides("saloon-dice.csv")
DICE = by_die(SIDES)
BASE = "base"


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """A Saloon die was taken for the turn, instead of a base die or, if ``added``, besides all of them."""

    seat: Seat
    kind: str
    added: bool


async def take_a_saloon_die(play: Play) -> None:
    """Before a turn a base die may be swapped for one Saloon die, for all of it (OS1-DIE-2 to OS1-DIE-6)."""
    me, dice = play.state.active, play.state.dice
    kind = (await choose(me, "saloon.die", [Kind(BASE), *map(Kind, DICE)])).kind
    if kind == BASE:
        return
    added = play.character(me).extra == kind
    if added:
        dice.append(kind)
    else:
        dice[dice.count(BASE) - 1] = kind
    play.log.add("OS1-DIE-2", DieTaken(me, kind, added))


async def broken_arrows(play: Play) -> None:
    """Right after the arrows: one of any player goes back, never the Chief's (OS1-BROKEN-1 to OS1-BROKEN-3)."""
    me = play.state.active
    for _ in range(just_rolled(play, Face.BROKEN)):
        owners = [Target(seat) for seat in play.living() if regular(play, seat)]
        if owners:
            seat = (await choose(me, "saloon.broken", owners)).seat
            await return_arrows(play, "OS1-BROKEN-1", seat, 1, me, regular=True)
            if len(owners) > 1:
                remember_help(play, me, seat, 1, 1)


def regular(play: Play, seat: Seat) -> int:
    """How many regular arrows lie in front of a player (OS1-BROKEN-2)."""
    return play.state.players[seat].arrows - (seat == play.state.box.chief)


async def bullets(play: Play) -> None:
    """Then each bullet costs the roller a life point at once (OS1-BULLET-1, OS1-BULLET-2, OS1-BULLET-3)."""
    if count := just_rolled(play, Face.BULLET):
        await lose_together(play, Batch(Cause.BULLET, "OS1-BULLET-1", None, {play.state.active: count}))


def just_rolled(play: Play, symbol: Face) -> int:
    """How many results of ``symbol`` the dice show that were just rolled."""
    return play.count_among([play.state.faces[index] for index in play.rolled], symbol)


class SaloonDice(Module):
    """Two dice lie in the middle, of which a turn may be rolled with one (OS1-DIE-1, OS1-DIE-7)."""

    key: ClassVar = "saloon-dice"
    events: ClassVar = (DieTaken,)

    def added_to(self, edition: Edition) -> Edition:
        """Sides and symbols, a step before the turn and two right after a roll (OS-ORDER-1)."""
        return replace(
            edition,
            sides={**edition.sides, **DICE},
            symbols={**edition.symbols, **by_face(SIDES)},
            turn=before(edition.turn, start_of_turn, take_a_saloon_die),
            roll=after(edition.roll, indian_arrows, broken_arrows, bullets),
        )
