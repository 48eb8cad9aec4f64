"""Undead or Alive, module 4: the dead turn up cards of the Boneyard until they rise as zombies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.data import number, rows
from rules.core.log import Event
from rules.core.ring import clockwise
from rules.dice.base import DATA
from rules.dice.events import LifeGained
from rules.dice.goals import RENEGADES, end_check, win
from rules.dice.modules.module import Module, before, instead, shuffled
from rules.dice.play import Batch, Character, Edition, Gains, Play
from rules.dice.resolve import beers, bulls_eyes, dynamite, gatling
from rules.dice.state import State
from rules.dice.turn import pass_to_the_left, roll_the_dice

DICE = ("base",) * 3
GONE, ZOMBIE = "gone", "zombie"


@dataclass(frozen=True, slots=True)
class BoneyardRow:
    """A line of ``boneyard.csv``: the hands on a card, and how many such cards there are."""

    hands: int
    copies: int


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A dead player turned up a card; ``total`` hands are in view now, against so many ``living`` players."""

    seat: Seat
    hands: int
    total: int
    living: int


@dataclass(frozen=True, slots=True)
class OutbreakBegan(Event):
    """All the dead are back as ``zombies`` with ``life`` life points each."""

    zombies: tuple[Seat, ...]
    life: int


@dataclass(frozen=True, slots=True)
class MasterRose(Event):
    """A living Renegade has shown himself: he leads the zombies."""

    seat: Seat


def cards() -> tuple[int, ...]:
    """Every card by the hands on it (UA-GEN-5)."""
    table = rows(DATA / "boneyard.csv", BoneyardRow, {"hands": number(0, 2), "copies": number(1)})
    return tuple([row.hands for row in table for _ in range(row.copies)])


CARDS = cards()


def shuffle_the_boneyard(_: Edition, state: State, chance: Chance) -> None:
    """The cards make a face-down pile of their own (UA4-GEN-1)."""
    state.lay(boneyard=shuffled(CARDS, chance))


# -- cards of the dead --------------------------------------------------------------------------------------------


async def the_fallen_reveal(play: Play) -> None:
    """Whoever was eliminated in the turn that ends gives his character back and turns up a card (UA4-BONE-1)."""
    state = play.state
    for seat in clockwise(range(len(state.players)), state.active):
        if state.players[seat].fell == state.turn:
            if not state.own(seat).form:
                play.become(seat, GONE)
            reveal(play, "UA4-BONE-1", seat)
    cards_without_hands_go_back(play)


def rises(play: Play, seat: Seat) -> bool:
    """Whether the outbreak begins with this seat's turn; the dead first turn up a card for it (UA4-BONE-2)."""
    if not play.state.box.due and not play.state.players[seat].alive:
        reveal(play, "UA4-BONE-2", seat)
        cards_without_hands_go_back(play)
    return play.state.box.due


def reveal(play: Play, rule: str, seat: Seat) -> None:
    """The top card; with more hands in view than players alive the outbreak is due (UA4-BONE-3 to UA4-BONE-6)."""
    box, living = play.state.box, len(play.state.living())
    if not box.boneyard:
        return
    hands, pile, total = box.boneyard[0], box.boneyard[1:], sum(box.graves) + box.boneyard[0]
    if hands:
        play.state.lay(boneyard=pile, graves=(*box.graves, hands), due=total > living and not box.nothing)
    else:
        play.state.lay(boneyard=pile, nothing=box.nothing + 1, due=False)
    play.log.add(rule, CardRevealed(seat, hands, total, living))


def cards_without_hands_go_back(play: Play) -> None:
    """When the turn is over in which they kept an outbreak away (UA4-BONE-3)."""
    box = play.state.box
    if box.nothing:
        pile = shuffled((*box.boneyard, *[0] * box.nothing), play.chance)
        play.state.lay(boneyard=pile, nothing=0)


# -- the outbreak -------------------------------------------------------------------------------------------------


async def outbreak(play: Play) -> None:
    """If it is due it begins with this turn, whosever it is (UA4-OUTBREAK-1, UA4-OUTBREAK-2)."""
    state = play.state
    if state.box.due:
        living = state.clockwise(state.active)
        dead = [seat for seat, player in enumerate(state.players) if not player.alive]
        for seat in dead:
            rise(play, seat, len(living))
        state.lay(boneyard=(), graves=(), nothing=0, due=False, outbreak=True)
        state.lay(ghost=None, haunted=None, token=None, twice=False)
        play.log.add("UA4-OUTBREAK-4", OutbreakBegan(tuple(dead), len(living)))
        find_the_master(play, living)


def rise(play: Play, seat: Seat, life: int) -> None:
    """A dead player is a zombie, with as many life points as players live (UA4-OUTBREAK-4, UA4-OUTBREAK-7)."""
    player = play.state.players[seat]
    player.fell, player.life, player.max_life = 0, life, life
    play.state.put(seat, side=None)
    play.become(seat, ZOMBIE)


def find_the_master(play: Play, living: list[Seat]) -> None:
    """The first living Renegade clockwise, who shows his role (UA4-OUTBREAK-5, UA4-OUTBREAK-8, UA4-OUTBREAK-9)."""
    for seat in living:
        if play.state.players[seat].role in RENEGADES:
            play.state.players[seat].shown = True
            play.state.lay(master=seat)
            play.log.add("UA4-OUTBREAK-5", MasterRose(seat))
            return


# -- zombies ------------------------------------------------------------------------------------------------------


def is_zombie(play: Play, seat: Seat) -> bool:
    """Whether this player came back with the outbreak."""
    return play.state.own(seat).form == ZOMBIE


def is_zombies(play: Play) -> bool:
    """Whether the turn is a zombie's."""
    return is_zombie(play, play.state.active)


async def three_dice(play: Play) -> None:
    """Zombies roll three base dice and no other (UA4-ZOMBIE-2)."""
    play.state.dice = list(DICE)


async def zombies_gain_nothing(play: Play, gains: Gains) -> None:
    """By beer or by anything else (UA4-ZOMBIE-3)."""
    for seat in [seat for seat in gains.due if is_zombie(play, seat)]:
        wasted = LifeGained(seat, 0, gains.due.pop(seat), play.state.players[seat].life, gains.why, gains.by)
        play.log.add("UA4-ZOMBIE-3", wasted)


async def survivors_or_zombies(play: Play, batch: Batch) -> None:
    """After the outbreak two sides fight to the end, and no role counts any more (UA4-END-2 to UA4-END-5)."""
    state = play.state
    if not state.box.outbreak:
        await end_check(play, batch)
        return
    seats = range(len(state.players))
    undead = [seat for seat in seats if is_zombie(play, seat) or seat == state.box.master]
    survivors = [seat for seat in seats if seat not in undead]
    living = state.living()
    if not living or not any(seat in living for seat in survivors):
        win(play, "UA4-END-2" if living else "UA4-END-4", undead, "zombies-left")
    elif not any(seat in living for seat in undead):
        win(play, "UA4-END-3", survivors, "zombies-destroyed")


class Boneyard(Module):
    """With four players or more the dead may come back (UA4-GEN-1)."""

    key: ClassVar = "boneyard"
    least: ClassVar = 4
    least_rule: ClassVar = "UA4-GEN-1"
    events: ClassVar = (CardRevealed, OutbreakBegan, MasterRose)

    def added_to(self, edition: Edition) -> Edition:
        """A pile, what happens between turns, another kind of turn, and another end."""
        zombies_turn = (three_dice, roll_the_dice, dynamite, bulls_eyes, beers, gatling)
        return replace(
            edition,
            forms={**edition.forms, GONE: Character(GONE, 0), ZOMBIE: Character(ZOMBIE, 0)},
            deal=(*edition.deal, shuffle_the_boneyard),
            opening=(outbreak, *edition.opening),
            turns=((is_zombies, zombies_turn), *edition.turns),
            batch=instead(edition.batch, end_check, survivors_or_zombies),
            gain=(zombies_gain_nothing, *edition.gain),
            after=before(edition.after, pass_to_the_left, the_fallen_reveal),
            has_turn=(rises, *edition.has_turn),
        )
