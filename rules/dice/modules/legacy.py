"""Undead or Alive, module 5: what one game of several in a row leaves to the next.

The roles of the next game are dealt unseen. Before its first turn it is settled who is Sheriff and who has which
character; only then does everybody see the own role.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from rules.core.ask import Seat, choose
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.log import Event
from rules.core.ring import clockwise
from rules.dice.batch import eliminations
from rules.dice.modules.module import Module, after
from rules.dice.modules.special_roles import bear_bonus
from rules.dice.options import Nothing, Target, Who
from rules.dice.play import Batch, Character, Edition, Play
from rules.dice.setup import announce, dealt, goes_first
from rules.dice.state import Heritage, Phase, Role, State

UNDECIDED = "undecided"
Choice: TypeAlias = Who | Nothing


@dataclass(frozen=True, slots=True)
class SheriffSettled(Event):
    """``seat`` is the next Sheriff: named by ``by``, the last one, or for killing that one (``None``)."""

    seat: Seat
    by: Seat | None


@dataclass(frozen=True, slots=True)
class CharacterSettled(Event):
    """``seat`` plays the next game with ``character``; ``how`` is ``kept``, ``drawn`` or ``picked``."""

    seat: Seat
    character: str
    how: str


# -- what is handed down ------------------------------------------------------------------------------------------


async def note_the_killer(play: Play, batch: Batch) -> None:
    """Whoever caused the Sheriff's death; nobody did if it was nobody's hand (UA5-LEGACY-2)."""
    state = play.state
    for seat in batch.out:
        if state.players[seat].role is Role.SHERIFF and not state.own(seat).form:
            state.lay(killer=batch.by)


def heritage_of(state: State) -> Heritage:
    """What a game that is over hands down; zombies and the Ghost count as eliminated (UA5-LEGACY-2, -3, -5)."""
    alive = [player.alive and not state.own(seat).form for seat, player in enumerate(state.players)]
    kept = tuple([p.character if lives else None for p, lives in zip(state.players, alive, strict=True)])
    old = next((seat for seat, player in enumerate(state.players) if player.role is Role.SHERIFF), None)
    survived = old is not None and alive[old]
    before = state.box.heritage or Heritage(wins=(0,) * len(alive))
    won = state.outcome.winners if state.outcome else ()
    return Heritage(
        sheriff=None if survived else state.box.killer,
        appoints=old if survived else None,
        kept=kept,
        games=before.games + 1,
        wins=tuple([wins + (seat in won) for seat, wins in enumerate(before.wins)]),
    )


def refuse_heritage(edition: Edition, heritage: Heritage, seats: int) -> Reason | None:
    """Why what a game before has handed down does not fit this table, or ``None``."""
    if Legacy.key not in edition.modules:
        return Reason("heritage-does-not-fit", rule="UA5-LEGACY-1")
    kept = [key for key in heritage.kept if key is not None]
    known = edition.characters.keys() >= {*kept}
    if not len(heritage.kept) == len(heritage.wins) == seats or len({*kept}) < len(kept) or not known:
        return Reason("heritage-does-not-fit", rule="UA5-LEGACY-6")
    if any(seat is not None and seat not in range(seats) for seat in (heritage.sheriff, heritage.appoints)):
        return Reason("heritage-does-not-fit", rule="UA5-LEGACY-2")
    return None


# -- settling it --------------------------------------------------------------------------------------------------


def wait_for_the_heirs(edition: Edition, state: State, _: Chance) -> None:
    """Nobody looks at a role yet; survivors have their character in front of them, the others none."""
    heritage = state.box.heritage
    if heritage is None:
        return
    state.phase = Phase.LEGACY
    state.active = next((seat for seat in (heritage.appoints, heritage.sheriff) if seat is not None), 0)
    for seat, kept in enumerate(heritage.kept):
        player = state.players[seat]
        player.character, player.shown = kept or "", False
        player.life = player.max_life = edition.characters[kept].life if kept else 0
        state.put(seat, form=UNDECIDED)


def is_to_be_settled(state: State) -> bool:
    """Whether a game before has left something that is not settled yet."""
    return state.phase is Phase.LEGACY


async def settle(play: Play) -> None:
    """The Sheriff first, then the characters of the survivors, then those of the eliminated (UA5-LEGACY-5, -6)."""
    state, heritage = play.state, play.state.box.heritage
    assert heritage is not None  # noqa: S101  (there is nothing to settle without)
    sheriff = await next_sheriff(play, heritage)
    ring = clockwise(range(len(state.players)), state.active if sheriff is None else sheriff)
    for seat in ring:
        if heritage.kept[seat]:
            await keep_or_draw(play, seat)
    for seat in ring:
        if not heritage.kept[seat]:
            await pick(play, seat)
    hand_out(play, heritage, sheriff)
    announce(play.edition, state, play.log)


async def next_sheriff(play: Play, heritage: Heritage) -> Seat | None:
    """The killer of the last one, or whom he names; ``None``: as the roles were dealt (UA5-LEGACY-2, -3, -7)."""
    named, by = heritage.sheriff, heritage.appoints
    if by is not None:
        seats = clockwise(range(len(play.state.players)), by)
        named = (await choose(by, "legacy.sheriff", [Target(seat) for seat in seats])).seat
    if named is not None:
        play.log.add("UA5-LEGACY-2" if by is None else "UA5-LEGACY-3", SheriffSettled(named, by))
    return named


async def keep_or_draw(play: Play, seat: Seat) -> None:
    """A survivor keeps the character or draws an unused one, and then gives the old one back (UA5-LEGACY-6)."""
    old = play.state.players[seat].character
    options: list[Choice] = [Who(old), Nothing()]
    if isinstance(await choose(seat, "legacy.keep", options), Who):
        take(play, seat, old, "UA5-LEGACY-6", "kept")
    else:
        take(play, seat, play.chance.roll(unused(play)), "UA5-LEGACY-6", "drawn")


async def pick(play: Play, seat: Seat) -> None:
    """An eliminated player picks an unused character, or gets one at random (UA5-LEGACY-5)."""
    options: list[Choice] = [Nothing(), *map(Who, unused(play))]
    picked = await choose(seat, "legacy.character", options)
    if isinstance(picked, Who):
        take(play, seat, picked.character, "UA5-LEGACY-5", "picked")
    else:
        take(play, seat, play.chance.roll(unused(play)), "UA5-LEGACY-5", "drawn")


def unused(play: Play) -> list[str]:
    """The character cards that lie in front of nobody."""
    used = {player.character for player in play.state.players}
    return [key for key in play.edition.characters if key not in used]


def take(play: Play, seat: Seat, character: str, rule: str, how: str) -> None:
    """It is settled with which character a seat plays."""
    play.state.players[seat].character = character
    play.log.add(rule, CharacterSettled(seat, character, how))


def hand_out(play: Play, heritage: Heritage, sheriff: Seat | None) -> None:
    """Everybody gets the role dealt, but for an exchange with whoever has the Sheriff's (UA5-LEGACY-2, -4)."""
    state = play.state
    if sheriff is not None:
        exchange(state, sheriff)
    for seat, player in enumerate(state.players):
        bonus = bear_bonus(state, seat) + (seat == heritage.appoints != sheriff)
        new = dealt(play.edition, player.role, player.character, len(state.players))
        new.life, new.max_life = new.life + bonus, new.max_life + bonus
        state.players[seat] = new
        play.become(seat, "")
    state.active, state.phase = goes_first(state), Phase.START


def exchange(state: State, sheriff: Seat) -> None:
    """The Sheriff's role, and the card that it is, goes to ``sheriff`` for the one dealt there."""
    holder = next(seat for seat, player in enumerate(state.players) if player.role is Role.SHERIFF)
    one, other = state.players[sheriff], state.players[holder]
    one.role, other.role = other.role, one.role
    mine, his = state.own(sheriff).card, state.own(holder).card
    state.put(sheriff, card=his)
    state.put(holder, card=mine)


class Legacy(Module):
    """Several games in a row, each with what the one before has left (UA5-LEGACY-1)."""

    key: ClassVar = "legacy"
    events: ClassVar = (SheriffSettled, CharacterSettled)

    def added_to(self, edition: Edition) -> Edition:
        """A step of an elimination, and what is played before the first turn."""
        return replace(
            edition,
            batch=after(edition.batch, eliminations, note_the_killer),
            deal=(*edition.deal, wait_for_the_heirs),
            units=((is_to_be_settled, settle), *edition.units),
            forms={**edition.forms, UNDECIDED: Character(UNDECIDED, 0)},
        )
