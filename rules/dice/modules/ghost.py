"""Old Saloon, module 5: the first player out plays on as the Ghost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import Seat, choose
from rules.core.log import Event
from rules.core.ring import clockwise
from rules.dice.batch import eliminations
from rules.dice.goals import RENEGADES, end_check
from rules.dice.modules.module import Module, after, before
from rules.dice.options import die, target
from rules.dice.play import Batch, Character, Edition, Play
from rules.dice.state import Face, Role
from rules.dice.turn import pass_to_the_left, roll_the_dice
from rules.dice.verbs import remember_help, remember_shot

BASE = "base"
DICE = (BASE, BASE)
GHOST = "ghost"
SIDES = {5: Role.OUTLAW, 6: Role.DEPUTY, 7: Role.OUTLAW, 8: Role.DEPUTY}
"""For whom a Renegade plays as the Ghost, by the number of players (OS5-GHOST-4)."""


@dataclass(frozen=True, slots=True)
class GhostRose(Event):
    """An eliminated player is the Ghost from now on and plays for ``side``."""

    seat: Seat
    side: Role


@dataclass(frozen=True, slots=True)
class TokenGiven(Event):
    """The Ghost gave the token of ``face``; ``twice``: with the x2."""

    seat: Seat
    to: Seat
    face: Face
    twice: bool


@dataclass(frozen=True, slots=True)
class DiceTurned(Event):
    """The holder of the Ghost's tokens turned these dice to the token's face."""

    seat: Seat
    dice: tuple[int, ...]
    face: Face


@dataclass(frozen=True, slots=True)
class TokensReturned(Event):
    """The Ghost has the tokens of ``seat`` again."""

    seat: Seat


class GhostForm(Character):
    """Has no ability, and nothing is locked (OS5-GHOST-6, OS5-TURN-3)."""

    def locks(self, face: Face) -> bool:
        """A dynamite may be rolled again."""
        return False


# -- becoming one -------------------------------------------------------------------------------------------------


async def the_first_is_the_ghost(play: Play, batch: Batch) -> None:
    """The first eliminated, of several whoever comes first clockwise (OS5-GHOST-1, OS5-GHOST-2, OS5-GHOST-3)."""
    state = play.state
    fallen = [seat for seat, player in enumerate(state.players) if player.fell]
    if not batch.out or len(fallen) > len(batch.out) or state.box.outbreak:
        return
    seat = clockwise(sorted(batch.out), state.active)[0]
    role = state.players[seat].role
    side = SIDES[len(state.players)] if role in RENEGADES else role
    state.put(seat, side=side)
    state.lay(ghost=seat)
    play.log.add("OS5-GHOST-4" if role in RENEGADES else "OS5-GHOST-1", GhostRose(seat, side))


async def the_ghost_takes_form(play: Play) -> None:
    """Character and role card count no more once the turn is over in which he fell (OS5-GHOST-6)."""
    ghost = play.state.box.ghost
    if ghost is not None and play.state.own(ghost).form != GHOST:
        play.become(ghost, GHOST)


def has_ghost_turn(play: Play, seat: Seat) -> bool:
    """The Ghost has turns at his seat (OS5-TURN-1)."""
    return seat == play.state.box.ghost


# -- his turn -----------------------------------------------------------------------------------------------------


def is_ghosts(play: Play) -> bool:
    """Whether the turn is the Ghost's."""
    return play.state.active == play.state.box.ghost


async def two_dice(play: Play) -> None:
    """Two base dice, whose faces only pick a token (OS5-TURN-1, OS5-TURN-2, OS5-TURN-3, OS5-GHOST-7)."""
    play.state.dice, play.harmless = list(DICE), True


async def give_the_token(play: Play) -> None:
    """The token of a face goes to any other player, with the x2 if both match (OS5-TURN-4, OS5-TURN-5)."""
    state, me = play.state, play.state.active
    dice = [die(index, face) for index, face in enumerate(state.faces)]
    twice = dice[0].face is dice[1].face
    face = (await choose(me, "ghost.face", dice[:1] if twice else dice)).face
    to = (await choose(me, "ghost.give", [target(seat) for seat in play.others()])).seat
    state.lay(haunted=to, token=face, twice=twice)
    play.log.add("OS5-TURN-4", TokenGiven(me, to, face, twice))
    remember_token(play, me, to, face)


def remember_token(play: Play, me: Seat, to: Seat, face: Face) -> None:
    """An arrow or dynamite does harm and a beer helps; what others do is open."""
    if face in (Face.ARROW, Face.DYNAMITE):
        remember_shot(play, me, to)
    elif face is Face.BEER:
        remember_help(play, me, to, 1, 1)


# -- the holder's turn --------------------------------------------------------------------------------------------


async def turn_the_haunted_dice(play: Play) -> None:
    """A base die is turned to the token's face, two with the x2; it counts as rolled (OS5-TOKEN-1 to -6)."""
    state, box = play.state, play.state.box
    if box.haunted == state.active and box.token is not None:
        base = [index for index, kind in enumerate(state.dice) if kind == BASE][: 1 + box.twice]
        play.fixed = dict.fromkeys(base, box.token)
        play.log.add("OS5-TOKEN-1", DiceTurned(state.active, tuple(base), box.token))


async def tokens_go_back(play: Play) -> None:
    """At the end of the holder's turn (OS5-TOKEN-5)."""
    give_back(play, [play.state.active])


async def tokens_of_the_fallen(play: Play, batch: Batch) -> None:
    """At once if the holder is eliminated (OS5-TOKEN-5)."""
    give_back(play, batch.out)


def give_back(play: Play, holders: Sequence[Seat]) -> None:
    """The tokens go back if one of these has them."""
    holder = play.state.box.haunted
    if holder is not None and holder in holders:
        play.state.lay(haunted=None, token=None, twice=False)
        play.log.add("OS5-TOKEN-5", TokensReturned(holder))


class Ghost(Module):
    """The first player out has turns of his own, with at least five players (OS5-GEN-1)."""

    key: ClassVar = "ghost"
    least: ClassVar = 5
    least_rule: ClassVar = "OS5-GEN-1"
    events: ClassVar = (GhostRose, TokenGiven, DiceTurned, TokensReturned)

    def added_to(self, edition: Edition) -> Edition:
        """Another kind of turn, steps of an elimination, one before a roll and two at the end of a turn."""
        batch = after(edition.batch, eliminations, tokens_of_the_fallen)
        return replace(
            edition,
            turns=((is_ghosts, (two_dice, roll_the_dice, give_the_token)), *edition.turns),
            turn=before(edition.turn, roll_the_dice, turn_the_haunted_dice),
            forms={**edition.forms, GHOST: GhostForm(GHOST, 0)},
            batch=after(batch, end_check, the_first_is_the_ghost),
            after=before(edition.after, pass_to_the_left, tokens_go_back, the_ghost_takes_form),
            has_turn=(*edition.has_turn, has_ghost_turn),
        )
