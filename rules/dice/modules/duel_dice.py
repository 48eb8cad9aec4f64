"""Undead or Alive, module 1: Duel dice, whiskey, and wounds that stay for a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import Closed, Seat, choose
from rules.core.chance import Chance
from rules.core.data import number, rows
from rules.core.log import Event
from rules.dice.base import DATA, by_die, by_face, sides
from rules.dice.batch import eliminations, lose_together, reactions
from rules.dice.modules.module import Module, after, before, shuffled
from rules.dice.modules.rage import discard_the_revealed, draw_rage, takes_cards
from rules.dice.options import Die, Target, Wound, target
from rules.dice.play import Batch, Edition, Play, Roll
from rules.dice.resolve import Answer, assign, dynamite, gatling
from rules.dice.state import Cause, Duel, Face, State
from rules.dice.turn import before_effects
from rules.dice.verbs import gain_life, remember_shot

SIDES = sides("duel-dice.csv")
KIND = "duel"
DICE = (KIND, KIND)


@dataclass(frozen=True, slots=True)
class WoundRow:
    """A line of ``wounds.csv``: a symbol, and how many tokens carry it."""

    symbol: Face
    copies: int


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """``seat`` passed a Duel die to ``opponent``."""

    seat: Seat
    opponent: Seat


@dataclass(frozen=True, slots=True)
class DuelRolled(Event):
    """``seat`` rolled the die of a duel against ``against``; ``again``: once more, by an ability."""

    seat: Seat
    against: Seat
    face: Face
    again: bool


@dataclass(frozen=True, slots=True)
class WoundTaken(Event):
    """A Duel Wound token was drawn and lies face up; not ``kept``: it went back, for the owner has such a one."""

    seat: Seat
    face: Face
    kept: bool


@dataclass(frozen=True, slots=True)
class WoundsReturned(Event):
    """Duel Wound tokens were shuffled back."""

    seat: Seat
    faces: tuple[Face, ...]


def tokens() -> tuple[Face, ...]:
    """Every Duel Wound token (UA-GEN-5)."""
    table = rows(DATA / "wounds.csv", WoundRow, {"symbol": Face, "copies": number(1)})
    return tuple([row.symbol for row in table for _ in range(row.copies)])


TOKENS = tokens()


def shuffle_the_tokens(_: Edition, state: State, chance: Chance) -> None:
    """They make a face-down pile (UA1-WOUND-1)."""
    state.lay(wounds=shuffled(TOKENS, chance))


# -- whiskey ------------------------------------------------------------------------------------------------------


async def whiskey(play: Play) -> None:
    """Each bottle by itself gives the roller a life point, and heals a wound or draws Rage (UA1-WHISKEY-1, -3)."""
    me = play.state.active
    for _ in range(play.count(Face.WHISKEY)):
        await gain_life(play, "UA1-WHISKEY-1", me, 1, "whiskey", me)
        await heal_or_rage(play, me)


async def heal_or_rage(play: Play, me: Seat) -> None:
    """A token of the roller's choice goes back; without any he draws a Rage card (UA1-WHISKEY-2, UA2-RAGE-3)."""
    if wounds := play.state.own(me).wounds:
        token = (await choose(me, "whiskey.token", list(map(Wound, wounds)))).face
        wounds_go_back(play, "UA1-WHISKEY-2", me, (token,))
    else:
        await draw_rage(play, "UA2-RAGE-3", me)


# -- duels --------------------------------------------------------------------------------------------------------


async def duels(play: Play) -> None:
    """Opponents are named first, then the duels are fought one after the other (UA1-DUEL-1, UA1-DUEL-6)."""
    state, named = play.state, await name_opponents(play)
    if not named:
        return
    for seat in named:
        play.log.add("UA1-DUEL-1", Challenged(state.active, seat))
        await play.character(state.active).after_challenge(play, state.active)
    while state.box.challenged and not play.over:
        opponent = await next_opponent(play, named)
        if opponent is not None:
            await fight(play, opponent)
    state.lay(challenged=(), duel=None)


async def name_opponents(play: Play) -> list[Seat]:
    """One for each symbol; with a single opponent left there is only one duel (UA1-DUEL-7)."""
    me, symbols = play.state.active, play.results(Face.DUEL)
    if not symbols:
        return []
    plan, chosen = await assign(play, "duel.opponent", symbols[: len(play.others())], opponents)
    for n, offered in chosen.items():
        remember_shot(play, me, plan[n].seat, offered)
    named = [aim.seat for aim in plan]
    play.state.lay(challenged=tuple(named))
    return named


def opponents(play: Play, _: Die) -> tuple[list[Target], Sequence[Closed[Answer]]]:
    """Anybody else alive, at any distance, but not the same player twice (UA1-DUEL-1, UA1-DUEL-7)."""
    named = [aim.seat for aim in play.state.plan]
    why = play.reason("duel-same-player", "UA1-DUEL-7")
    open_ = [target(seat) for seat in play.others() if seat not in named]
    return open_, [Closed(target(seat), why) for seat in named]


async def next_opponent(play: Play, named: list[Seat]) -> Seat | None:
    """Whom the active player picks of those challenged, or somebody in place of one who fell (UA1-DUEL-6)."""
    state, waiting = play.state, play.state.box.challenged
    seat = (await choose(state.active, "duel.order", list(map(target, waiting)))).seat
    state.lay(challenged=tuple([other for other in waiting if other != seat]))
    return seat if state.players[seat].alive else await name_another(play, named)


async def name_another(play: Play, named: list[Seat]) -> Seat | None:
    """Somebody who has had no die this turn, if there is anybody (UA1-DUEL-8)."""
    me, others = play.state.active, [target(seat) for seat in play.others() if seat not in named]
    if not others:
        return None
    seat = (await choose(me, "duel.opponent", others)).seat
    if len(others) > 1:
        remember_shot(play, me, seat, others)
    named.append(seat)
    play.log.add("UA1-DUEL-8", Challenged(me, seat))
    return seat


async def fight(play: Play, opponent: Seat) -> None:
    """They roll in turn until one fails, who loses a life point (UA1-DUEL-2, -3, -4, -5, UA1-DUEL-9)."""
    me, roller = play.state.active, opponent
    while await hits(play, opponent, roller):
        roller = me if roller == opponent else opponent
    play.state.lay(duel=None)
    by = me if roller == opponent else None
    await lose_together(play, Batch(Cause.DUEL, "UA1-DUEL-5", by, {roller: 1}))


async def hits(play: Play, opponent: Seat, roller: Seat) -> bool:
    """Whether the roller's die shows Fight a Duel (UA1-DUEL-2)."""
    me = play.state.active
    face = await throw_the_die(play, opponent, roller)
    if face is not Face.DUEL and roller == me and await play.character(me).rolls_duel_again(play, me, face):
        face = await throw_the_die(play, opponent, roller, again=True)
    return face is Face.DUEL


async def throw_the_die(play: Play, opponent: Seat, roller: Seat, *, again: bool = False) -> Face:
    """A roll of a single die, which others may change as any roll; what it shows then."""
    thrown = play.chance.roll(play.edition.sides[KIND])
    roll = Roll(roller, [KIND], [thrown], of_turn=False)
    play.state.lay(duel=Duel(opponent, roller, thrown))
    against = play.state.active if roller == opponent else opponent
    play.log.add("UA1-DUEL-2", DuelRolled(roller, against, thrown, again))
    await before_effects(play, roll)
    if roll.faces[0] is not thrown:
        play.state.lay(duel=Duel(opponent, roller, roll.faces[0]))
    return roll.faces[0]


# -- wounds -------------------------------------------------------------------------------------------------------


async def the_loser_is_wounded(play: Play, batch: Batch) -> None:
    """Whoever has lost a duel, also if somebody else took the point: the first who was to lose (UA1-DUEL-5)."""
    if batch.cause is Cause.DUEL:
        take_wound(play, "UA1-DUEL-5", next(iter(batch.due)))


def take_wound(play: Play, rule: str, seat: Seat) -> None:
    """Draw a token; one with a symbol that the player has goes back (UA1-WOUND-1, UA1-WOUND-2)."""
    state, pile, held = play.state, play.state.box.wounds, play.state.own(seat).wounds
    if not pile or not takes_cards(state, seat):
        return
    token, kept = pile[0], pile[0] not in held
    if kept:
        state.put(seat, wounds=(*held, token))
        state.lay(wounds=pile[1:])
    else:
        state.lay(wounds=shuffled(pile, play.chance))
    play.log.add(rule if kept else "UA1-WOUND-2", WoundTaken(seat, token, kept))


def wounds_go_back(play: Play, rule: str, seat: Seat, faces: tuple[Face, ...]) -> None:
    """These tokens of a player are shuffled into the pile."""
    state = play.state
    state.put(seat, wounds=tuple([face for face in state.own(seat).wounds if face not in faces]))
    state.lay(wounds=shuffled((*state.box.wounds, *faces), play.chance))
    play.log.add(rule, WoundsReturned(seat, faces))


async def wounds_heal(play: Play) -> None:
    """All tokens of the player whose turn ends, used or not (UA1-WOUND-5)."""
    if wounds := play.state.own(play.state.active).wounds:
        wounds_go_back(play, "UA1-WOUND-5", play.state.active, wounds)


async def wounds_of_the_fallen(play: Play, batch: Batch) -> None:
    """The tokens of the eliminated go back at once (UA1-WOUND-6)."""
    for seat in batch.out:
        if wounds := play.state.own(seat).wounds:
            wounds_go_back(play, "UA1-WOUND-6", seat, wounds)


class DuelDice(Module):
    """Two of the five dice bring whiskey and duels; it takes Rage cards (UA-GEN-1, UA1-DICE-1 to UA1-DICE-3)."""

    key: ClassVar = "duel-dice"
    needs: ClassVar = ("rage",)
    needs_rule: ClassVar = "UA-GEN-1"
    events: ClassVar = (Challenged, DuelRolled, WoundTaken, WoundsReturned)

    def added_to(self, edition: Edition) -> Edition:
        """Dice, a pile, two steps of a turn, one at its end, and two of losses (UA1-ORDER-1)."""
        batch = after(edition.batch, eliminations, wounds_of_the_fallen)
        return replace(
            edition,
            hand=(*edition.hand[: -len(DICE)], *DICE),
            sides={**edition.sides, **by_die(SIDES)},
            symbols={**edition.symbols, **by_face(SIDES)},
            deal=(*edition.deal, shuffle_the_tokens),
            turn=after(after(edition.turn, dynamite, whiskey), gatling, duels),
            batch=before(batch, reactions, the_loser_is_wounded),
            after=before(edition.after, discard_the_revealed, wounds_heal),
        )
