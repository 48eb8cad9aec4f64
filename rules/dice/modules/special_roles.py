"""Old Saloon, module 3: special roles, each with a power that is used once, at a moment of its own.

Who holds which is a secret. At each moment a window opens whenever somebody *could* hold a power that fits, judged
by what lies openly on the table, and whoever really holds one is offered to show it; see
:func:`rules.core.ask.window`. Whoever acts first acts. All choices that follow are public.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, NamedTuple, TypeAlias

from rules.core.ask import Seat, choose, choose_some, confirm, window
from rules.core.chance import Chance
from rules.core.log import Event, Log
from rules.dice.batch import eliminations
from rules.dice.events import DieTurned
from rules.dice.modules.module import Module, after, before
from rules.dice.options import Reveal, Side, die, target
from rules.dice.play import Batch, Edition, Gains, Play, Roll
from rules.dice.state import Role, State
from rules.dice.turn import may_roll_again, pass_to_the_left, roll, start_of_turn, throw
from rules.dice.verbs import gains_count, return_arrows, room

BEAR, GOOD, DOC, JUDGE = "the-bear", "the-good", "the-doc", "the-judge"
GAMBLER, BAD, UGLY, RIGHT, LEFT = "the-gambler", "the-bad", "the-ugly", "the-right-hand", "the-left-hand"
CARDS: Mapping[Role, tuple[str, ...]] = {
    Role.SHERIFF: (BEAR,),
    Role.DEPUTY: (GOOD, DOC, JUDGE),
    Role.OUTLAW: (GAMBLER, BAD, UGLY),
    Role.RENEGADE: (RIGHT, LEFT),
}
"""The pool of each type of role (OS3-GEN-2)."""
ROLE_OF = {card: role for role, cards in CARDS.items() for card in cards}
BONUS = 1
"""Life points that The Bear has on top of another Sheriff's (OS3-BEAR-1)."""
SAVED = 2
LAST_ROLL = "last-roll"
"""Noted once a turn when The Gambler's moment has come."""


# -- events -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A role is a special one; only its owner is told, unless the role lies face up."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class PowerRevealed(Event):
    """A special role was shown to use its power."""

    seat: Seat
    role: Role
    card: str


@dataclass(frozen=True, slots=True)
class PowerJudged(Event):
    """The power of ``seat`` has no effect and is used up, by the doing of ``by``."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class RollForced(Event):
    """``seat`` has to roll all dice once more and to accept them, by the doing of ``by``."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class GainStopped(Event):
    """``seat`` does not gain the ``points`` that it was about to gain, by the doing of ``by``."""

    seat: Seat
    points: int
    by: Seat


@dataclass(frozen=True, slots=True)
class BadgeChanged(Event):
    """``sheriff`` is the Sheriff now, ``deputy`` a Deputy."""

    sheriff: Seat
    deputy: Seat


@dataclass(frozen=True, slots=True)
class ArrowsSwapped(Event):
    """Two players exchanged all their arrows, by the doing of ``by``; how many they have now."""

    one: Seat
    other: Seat
    arrows: tuple[int, int]
    by: Seat


@dataclass(frozen=True, slots=True)
class Saved(Event):
    """``seat`` stays in the game with ``life`` life points, by the doing of ``by``."""

    seat: Seat
    life: int
    by: Seat


@dataclass(frozen=True, slots=True)
class TurnAdded(Event):
    """``seat`` has another turn at once."""

    seat: Seat


# -- who could, and who can ---------------------------------------------------------------------------------------


class Power(NamedTuple):
    """For which seats a power fits a moment, judged by what is public, and what it does."""

    fits: Callable[[Seat], bool]
    effect: Callable[[Play, Seat], Awaitable[None]]


Moment: TypeAlias = Mapping[str, Power]


def could_hold(play: Play, card: str) -> list[Seat]:
    """The living seats that may hold an unused ``card``, as far as the table knows."""
    role, state = ROLE_OF[card], play.state
    for seat, player in enumerate(state.players):
        if player.shown and state.own(seat).card == card:
            return [seat] if holds(play, seat, card) else []
    dealt = play.edition.roles[len(state.players)].count(role)
    if dealt == sum(player.shown and player.role is role for player in state.players):
        return []
    return [seat for seat in play.living() if not state.players[seat].shown]


def holds(play: Play, seat: Seat, card: str) -> bool:
    """Whether a seat can use ``card``; the eliminated, the Ghost and zombies cannot (OS3-GEN-8, OS5-GHOST-6)."""
    own = play.state.own(seat)
    return own.card == card and not own.used and not own.form and play.state.players[seat].alive


async def moment(play: Play, key: str, powers: Moment) -> None:
    """A window for these powers, and another one as long as somebody acts and somebody could (OS3-GEN-10)."""
    while able := seats_by_card(play, powers):
        offers = {
            seat: [Reveal(card)] for card, seats in able.items() for seat in seats if holds(play, seat, card)
        }
        acted = await window(key, offers)
        if acted is None:
            return
        seat, shown = acted
        show(play, seat)
        if await stands(play, seat):
            await powers[shown.card].effect(play, seat)


def seats_by_card(play: Play, powers: Moment) -> dict[str, list[Seat]]:
    """The seats that could use each card now, as far as the table knows; nothing if nobody could use any."""
    able = {card: [seat for seat in could_hold(play, card) if power.fits(seat)] for card, power in powers.items()}
    return able if any(able.values()) else {}


def show(play: Play, seat: Seat) -> None:
    """The role lies face up from now on, and its power is used (OS3-GEN-4, OS3-GEN-5, OS3-GEN-6)."""
    player = play.state.players[seat]
    player.shown = True
    play.state.put(seat, used=True)
    play.log.add("OS3-GEN-5", PowerRevealed(seat, player.role, play.state.own(seat).card))


async def stands(play: Play, seat: Seat) -> bool:
    """Whether The Judge lets a power that was just shown take effect (OS3-JUDGE-1, OS3-JUDGE-3)."""
    others = [one for one in could_hold(play, JUDGE) if one != seat]
    if not others:
        return True
    play.state.lay(judged=seat)
    acted = await window("powers.judge", {one: [Reveal(JUDGE)] for one in others if holds(play, one, JUDGE)})
    play.state.lay(judged=None)
    if acted is None:
        return True
    show(play, acted[0])
    play.log.add("OS3-JUDGE-1", PowerJudged(seat, acted[0]))
    return False


def anybody(_: Seat) -> bool:
    """A power that fits for whoever holds it."""
    return True


# -- moments ------------------------------------------------------------------------------------------------------


async def at_the_start(play: Play) -> None:
    """At the start of one's turn: The Good, unless roles decide nothing any more, and The Ugly."""
    mine = play.state.active.__eq__
    good = {} if play.state.box.outbreak else {GOOD: Power(mine, the_good)}
    await moment(play, "powers.start", {**good, UGLY: Power(mine, the_ugly)})


async def after_any_roll(play: Play, roll: Roll) -> None:
    """Before the dice take effect: The Doc; The Gambler if nothing may be rolled again (OS3-GAMBLER-3, -4)."""

    def gambles(seat: Seat) -> bool:
        return roll.of_turn and seat != roll.seat and not play.bound and not may_roll_again(play)

    doctor, gambler = partial(the_doc, roll=roll), partial(the_gambler, go=throw_all)
    await moment(play, "powers.roll", {DOC: Power(anybody, doctor), GAMBLER: Power(gambles, gambler)})
    if roll.of_turn and not may_roll_again(play):
        play.once.add((LAST_ROLL, roll.seat))


async def when_rolling_is_over(play: Play) -> None:
    """The Gambler, if his moment has not come with the last roll: the roller stopped early (OS3-GAMBLER-1)."""
    me = play.state.active
    if (LAST_ROLL, me) not in play.once and not play.bound:
        await moment(play, "powers.last", {GAMBLER: Power(me.__ne__, partial(the_gambler, go=roll_all))})


async def before_gains(play: Play, gains: Gains) -> None:
    """When somebody would really gain life points: The Bad (OS3-BAD-1, OS3-BAD-3)."""
    players = play.state.players
    due = {seat: points for seat, points in gains.due.items() if room(players[seat], points)}

    def stops(seat: Seat) -> bool:
        return any(gainer != seat for gainer in due)

    if due and any(map(stops, could_hold(play, BAD))):
        play.state.lay(gaining=tuple(due.items()))
        await moment(play, "powers.gain", {BAD: Power(stops, partial(the_bad, gains=gains, due=due))})
        play.state.lay(gaining=())


async def before_eliminations(play: Play, batch: Batch) -> None:
    """When losses have brought somebody to 0: The Left Hand of the Devil (OS3-LEFT-1)."""
    dying = [seat for seat in batch.lost if play.state.players[seat].life == 0]
    if dying:
        await moment(play, "powers.fall", {LEFT: Power(anybody, partial(the_left_hand, dying=dying))})


async def at_the_end(play: Play) -> None:
    """At the end of one's turn: The Right Hand of the Devil (OS3-RIGHT-1)."""
    if play.me.alive:
        await moment(play, "powers.end", {RIGHT: Power(play.state.active.__eq__, the_right_hand)})


# -- what they do -------------------------------------------------------------------------------------------------


async def the_good(play: Play, me: Seat) -> None:
    """He and the Sheriff exchange cards; life points stay as they are (OS3-GOOD-1 to OS3-GOOD-6)."""
    state = play.state
    old = next(seat for seat in play.living() if state.players[seat].role is Role.SHERIFF)
    mine, his = state.own(me), state.own(old)
    state.players[me].role, state.players[old].role = Role.SHERIFF, Role.DEPUTY
    state.put(me, card=his.card, used=his.used)
    state.put(old, card=mine.card, used=mine.used)
    state.players[old].max_life = play.edition.characters[state.players[old].character].life
    play.log.add("OS3-GOOD-1", BadgeChanged(me, old))


async def the_ugly(play: Play, me: Seat) -> None:
    """Two players exchange their arrows, the Chief's among them (OS3-UGLY-1)."""
    state = play.state
    both = await choose_some(me, "ugly.swap", [target(seat) for seat in play.living()], least=2, most=2)
    a, b = (chosen.seat for chosen in both)
    one, other = state.players[a], state.players[b]
    one.arrows, other.arrows = other.arrows, one.arrows
    if state.box.chief in (a, b):
        state.lay(chief=b if state.box.chief == a else a)
    play.log.add("OS3-UGLY-1", ArrowsSwapped(a, b, (one.arrows, other.arrows), me))


async def the_doc(play: Play, me: Seat, roll: Roll) -> None:
    """Turn a die to any of its sides; it counts as just rolled (OS3-DOC-1, OS3-DOC-2, OS3-DOC-3)."""
    dice = [die(index, face) for index, face in enumerate(roll.faces)]
    index = (await choose(me, "doc.die", dice)).index
    sides = dict.fromkeys(play.edition.sides[roll.kinds[index]])
    others = [Side(side) for side in sides if side is not roll.faces[index]]
    roll.faces[index] = (await choose(me, "doc.side", others)).face
    if roll.of_turn:
        play.rolled = tuple(sorted({*play.rolled, index}))
    play.log.add("OS3-DOC-1", DieTurned(me, index, roll.faces[index]))


async def the_gambler(play: Play, me: Seat, go: Callable[[Play], Awaitable[None]]) -> None:
    """All dice are rolled once more, locked or not, and must be accepted (OS3-GAMBLER-1, OS3-GAMBLER-2)."""
    play.bound = True
    play.log.add("OS3-GAMBLER-1", RollForced(play.state.active, me))
    await go(play)


async def throw_all(play: Play) -> None:
    """The roll is replaced before anything of it takes effect."""
    throw(play, range(len(play.state.dice)), play.state.rolls)


async def roll_all(play: Play) -> None:
    """A roll like any other, after one that has taken effect."""
    await roll(play, range(len(play.state.dice)), number=play.state.rolls)


async def the_bad(play: Play, me: Seat, gains: Gains, due: dict[Seat, int]) -> None:
    """All that one player was about to gain is lost (OS3-BAD-1, OS3-BAD-2)."""
    seat = (await choose(me, "bad.gain", [target(gainer) for gainer in due if gainer != me])).seat
    play.log.add("OS3-BAD-1", GainStopped(seat, gains.due.pop(seat), me))
    del due[seat]


async def the_left_hand(play: Play, me: Seat, dying: Sequence[Seat]) -> None:
    """One of the dying stays in the game and may put all arrows back (OS3-LEFT-1, OS3-LEFT-2, OS3-LEFT-3)."""
    seat = (await choose(me, "left.save", [target(one) for one in dying])).seat
    player = play.state.players[seat]
    player.life = SAVED
    play.log.add("OS3-LEFT-1", Saved(seat, SAVED, me))
    if player.arrows and await confirm(seat, "left.arrows"):
        await return_arrows(play, "OS3-LEFT-2", seat, player.arrows, seat)


async def the_right_hand(play: Play, me: Seat) -> None:
    """Another turn, at once (OS3-RIGHT-1)."""
    play.next = me
    play.log.add("OS3-RIGHT-1", TurnAdded(me))


# -- the modules --------------------------------------------------------------------------------------------------


def deal_cards(edition: Edition, state: State, chance: Chance, *, mixed: bool) -> None:
    """Each role is a special card of its type; mixed: or a normal one, all shuffled (OS3-GEN-1 to OS3-GEN-3)."""
    for role, cards in CARDS.items():
        pool = [*cards, *[""] * (edition.roles[8].count(role) if mixed else 0)]
        chance.shuffle(pool)
        for seat, player in enumerate(state.players):
            if player.role is role:
                state.put(seat, card=pool.pop())
                player.max_life += bear_bonus(state, seat)
                player.life = player.max_life


def bear_bonus(state: State, seat: Seat) -> int:
    """The life points that a role card gives on top of those of its type (OS3-BEAR-1)."""
    return BONUS if state.own(seat).card == BEAR else 0


def tell_card(state: State, log: Log, seat: Seat) -> None:
    """Role and card are one secret."""
    if card := state.own(seat).card:
        dealt = CardDealt(seat, card)
        if state.players[seat].shown:
            log.add("OS3-GEN-1", dealt)
        else:
            log.tell("OS3-GEN-1", [seat], dealt)


class SpecialRoles(Module):
    """Special roles only (OS3-GEN-1); not with three players, whose roles lie open (OS3-GEN-9)."""

    key: ClassVar = "special-roles"
    least: ClassVar = 4
    least_rule: ClassVar = "OS3-GEN-9"
    clashes: ClassVar = ("mixed-roles",)
    clashes_rule: ClassVar = "OS3-GEN-3"
    events: ClassVar = (
        CardDealt,
        PowerRevealed,
        PowerJudged,
        DieTurned,
        RollForced,
        GainStopped,
        BadgeChanged,
        ArrowsSwapped,
        Saved,
        TurnAdded,
    )
    mixed: ClassVar = False

    def added_to(self, edition: Edition) -> Edition:
        """A step for each moment; The Gambler comes before all else that is done when rolling is over."""
        return replace(
            edition,
            deal=(*edition.deal, partial(deal_cards, mixed=self.mixed)),
            told=(*edition.told, tell_card),
            turn=after(edition.turn, start_of_turn, at_the_start),
            any_roll=(*edition.any_roll, after_any_roll),
            last=(when_rolling_is_over, *edition.last),
            gain=before(edition.gain, gains_count, before_gains),
            batch=before(edition.batch, eliminations, before_eliminations),
            after=before(edition.after, pass_to_the_left, at_the_end),
        )


class MixedRoles(SpecialRoles):
    """Special and normal roles shuffled together (OS3-GEN-3)."""

    key: ClassVar = "mixed-roles"
    clashes: ClassVar = ("special-roles",)
    mixed: ClassVar = True
