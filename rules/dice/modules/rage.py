"""Undead or Alive, module 2: Rage cards, for whoever is hurt twice in one turn.

Which of the 18 cards carry what is printed nowhere: ``rage-house.csv`` is a house set (UA-GEN-5).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.data import number, rows, several
from rules.core.log import Event
from rules.dice.base import DATA
from rules.dice.batch import eliminations
from rules.dice.modules.module import Module, after, before, shuffled
from rules.dice.play import Batch, Edition, Play, beside
from rules.dice.resolve import settle_arrows
from rules.dice.state import Face, State
from rules.dice.turn import pass_to_the_left, start_of_turn

ENOUGH = 2
"""Life points lost in one turn that bring a card (UA2-RAGE-2)."""


@dataclass(frozen=True, slots=True)
class RageRow:
    """A line of ``rage-house.csv``: the symbols of a card, and how many of it there are."""

    symbols: tuple[Face, ...]
    copies: int


@dataclass(frozen=True, slots=True)
class RageDrawn(Event):
    """A Rage card was drawn; ``card`` is ``None`` for all but its owner."""

    seat: Seat
    card: str | None


@dataclass(frozen=True, slots=True)
class RageReturned(Event):
    """A Rage card just drawn was shuffled back; ``card`` is ``None`` for all who have not seen it."""

    seat: Seat
    card: str | None


@dataclass(frozen=True, slots=True)
class RageRevealed(Event):
    """All Rage cards of a player were revealed and count as results of this turn."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RageDiscarded(Event):
    """The Rage cards of an eliminated player were discarded."""

    seat: Seat
    count: int


def cards() -> tuple[str, ...]:
    """Every Rage card, by its symbols with a space between them."""
    table = rows(DATA / "rage-house.csv", RageRow, {"symbols": several(Face), "copies": number(1)})
    return tuple([" ".join(row.symbols) for row in table for _ in range(row.copies)])


CARDS = cards()


def shuffle_the_rage(_: Edition, state: State, chance: Chance) -> None:
    """All cards make a face-down pile (UA2-RAGE-1)."""
    state.lay(rage=shuffled(CARDS, chance))


# -- a turn -------------------------------------------------------------------------------------------------------


async def reveal_rage(play: Play) -> None:
    """Whoever begins a turn reveals all his cards and takes their arrows (UA2-RAGE-5, UA2-RAGE-6, UA2-RAGE-7)."""
    state, me = play.state, play.state.active
    if revealed := state.own(me).rage:
        state.put(me, rage=())
        state.lay(open=revealed)
        play.log.add("UA2-RAGE-5", RageRevealed(me, revealed))
        arrows = sum(one.face is Face.ARROW for one in beside(state.box.open, len(state.faces)))
        await settle_arrows(play, arrows, rule="UA2-RAGE-7")


async def discard_the_revealed(play: Play) -> None:
    """At the end of that turn (UA2-RAGE-8)."""
    box = play.state.box
    if box.open:
        play.state.lay(open=(), worn=box.worn + box.open)


async def the_hurt_draw(play: Play) -> None:
    """Everybody who lost two or more life points in this turn, clockwise (UA2-RAGE-2)."""
    for seat in play.living():
        if play.lost.get(seat, 0) >= ENOUGH and takes_cards(play.state, seat):
            await draw_rage(play, "UA2-RAGE-2", seat)


async def rage_of_the_fallen(play: Play, batch: Batch) -> None:
    """The cards of the eliminated are discarded at once (UA2-RAGE-11)."""
    for seat in batch.out:
        if held := play.state.own(seat).rage:
            play.state.put(seat, rage=())
            play.state.lay(worn=play.state.box.worn + held)
            play.log.add("UA2-RAGE-11", RageDiscarded(seat, len(held)))


# -- drawing ------------------------------------------------------------------------------------------------------


def takes_cards(state: State, seat: Seat) -> bool:
    """The living take Rage cards and Duel Wound tokens, zombies do not (UA4-ZOMBIE-4)."""
    return state.players[seat].alive and not state.own(seat).form


async def draw_rage(play: Play, rule: str, seat: Seat) -> None:
    """Keep one card of those drawn, which nobody else sees (UA2-RAGE-4, UA2-RAGE-9, UA3-PIXIE-1)."""
    state, character = play.state, play.character(seat)
    refill(play, character.rage)
    held, drawn = state.own(seat).rage, state.box.rage[: character.rage]
    state.lay(rage=state.box.rage[character.rage :])
    state.put(seat, rage=held + drawn)
    for card in drawn:
        play.log.tell(rule, [seat], RageDrawn(seat, card), others=RageDrawn(seat, None))
    if len(drawn) > 1:
        keep(play, seat, held, await character.keeps(play, seat, drawn), drawn)


def keep(play: Play, seat: Seat, held: tuple[str, ...], kept: str, drawn: tuple[str, ...]) -> None:
    """The others of the cards that were drawn are shuffled back (UA3-PIXIE-1)."""
    state, back = play.state, list(drawn)
    back.remove(kept)
    state.put(seat, rage=(*held, kept))
    state.lay(rage=shuffled((*state.box.rage, *back), play.chance))
    for card in back:
        play.log.tell("UA3-PIXIE-1", [seat], RageReturned(seat, card), others=RageReturned(seat, None))


def refill(play: Play, wanted: int) -> None:
    """Of a pile that does not have so many the discards are shuffled under what is left (UA2-RAGE-10)."""
    box = play.state.box
    if len(box.rage) < wanted and box.worn:
        play.state.lay(rage=box.rage + shuffled(box.worn, play.chance), worn=())


class Rage(Module):
    """Symbols that come on top of those of the dice (UA-GEN-2)."""

    key: ClassVar = "rage"
    events: ClassVar = (RageDrawn, RageReturned, RageRevealed, RageDiscarded)

    def added_to(self, edition: Edition) -> Edition:
        """A pile, a step before the first roll, two at the end of every turn and one of an elimination."""
        return replace(
            edition,
            deal=(*edition.deal, shuffle_the_rage),
            turn=after(edition.turn, start_of_turn, reveal_rage),
            batch=after(edition.batch, eliminations, rage_of_the_fallen),
            after=before(edition.after, pass_to_the_left, discard_the_revealed, the_hurt_draw),
        )
