"""Old Saloon, module 4: eight more characters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import Seat, choose, choose_some, confirm
from rules.core.log import Event
from rules.dice.batch import losses
from rules.dice.events import LossAvoided
from rules.dice.modules.chief_arrow import move_chief
from rules.dice.modules.module import Module, before, cards_in_play
from rules.dice.options import Nothing, Point, Target
from rules.dice.play import Batch, Character, Edition, Play
from rules.dice.resolve import settle_arrows
from rules.dice.state import Cause, Face
from rules.dice.verbs import gain_life, remember_help, remember_shot


@dataclass(frozen=True, slots=True)
class ArrowGiven(Event):
    """An arrow just taken was passed on; ``chief``: it is the Chief's."""

    seat: Seat
    to: Seat
    chief: bool


@dataclass(frozen=True, slots=True)
class ChiefTaken(Event):
    """The Chief's Arrow was taken from ``owner``."""

    seat: Seat
    owner: Seat


@dataclass(frozen=True, slots=True)
class LossTaken(Event):
    """``seat`` loses ``points`` in place of ``instead_of``."""

    seat: Seat
    instead_of: Seat
    points: int


class JoseDelgado(Character):
    """Adds the Loudmouth to his dice instead of swapping it (OS4-CHAR-JOSE-1, OS4-CHAR-JOSE-2)."""

    extra: ClassVar = "loudmouth"


class TequilaJoe(Character):
    """Adds the Coward to his dice instead of swapping it (OS4-CHAR-JOE-1, OS4-CHAR-JOE-2)."""

    extra: ClassVar = "coward"


class ApacheKid(Character):
    """Once a roll with an arrow he may take the Chief's Arrow from another player (OS4-CHAR-APACHE-1)."""

    async def arrows_in_hand(self, play: Play, me: Seat, count: int, *, chief: bool) -> bool:
        """In addition to the arrows that he has just taken."""
        owner = play.state.box.chief
        if owner in (None, me) or not await confirm(me, "apache.take"):
            return False
        play.state.players[owner].arrows -= 1
        play.state.players[me].arrows += 1
        play.log.add("OS4-CHAR-APACHE-1", ChiefTaken(me, owner))
        move_chief(play, "OS4-CHAR-APACHE-1", me)
        return True


class BillNoface(Character):
    """Takes arrows once, after his last roll; what he rolls away costs nothing (OS4-CHAR-BILL-1, -2)."""

    arrows_wait: ClassVar = True


class ElenaFuente(Character):
    """Once a roll with an arrow she may let another player have one of its tokens (OS4-CHAR-ELENA-1, -2)."""

    async def arrows_in_hand(self, play: Play, me: Seat, count: int, *, chief: bool) -> bool:
        """Any one of those just taken, the Chief's too (OS2-CHIEF-9)."""
        others: list[Nothing | Target] = [Target(seat) for seat in play.others()]
        to = await choose(me, "elena.give", [Nothing(), *others])
        if isinstance(to, Nothing):
            return False
        chief = chief and (count == 1 or await confirm(me, "elena.chief"))
        play.state.players[me].arrows -= 1
        play.state.players[to.seat].arrows += 1
        play.log.add("OS4-CHAR-ELENA-1", ArrowGiven(me, to.seat, chief))
        if chief:
            move_chief(play, "OS2-CHIEF-9", to.seat)
        remember_shot(play, me, to.seat)
        return True


class VeraCuster(Character):
    """Loses one life point less in each step of bull's eyes (OS4-CHAR-VERA-1, OS4-CHAR-VERA-2)."""

    async def before_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """However many hit her."""
        if batch.cause is Cause.BULLS_EYE:
            batch.due[me] -= 1
            play.log.add("OS4-CHAR-VERA-1", LossAvoided(me, 1, batch.cause))


class DocHolyday(Character):
    """Gains two life points for using three or more bull's eyes (OS4-CHAR-DOC-1, OS4-CHAR-DOC-2)."""

    async def react(self, play: Play, me: Seat, batch: Batch) -> None:
        """Once, however many they are, and whether or not they have hurt anybody."""
        if batch.cause is Cause.BULLS_EYE and batch.by == me and batch.used >= 3:
            await gain_life(play, "OS4-CHAR-DOC-1", me, 2, self.key, me)


class MollyStark(Character):
    """May lose life points in place of others (OS4-CHAR-MOLLY-1, OS4-CHAR-MOLLY-2, OS4-CHAR-MOLLY-3)."""

    async def take_losses(self, play: Play, me: Seat, batch: Batch) -> None:
        """Ask for which points, no more than she has besides those she is to lose herself."""
        due = {seat: points for seat, points in batch.due.items() if seat != me}
        points = [Point(seat, n) for seat, most in due.items() for n in range(1, most + 1)]
        most = play.state.players[me].life - batch.due.get(me, 0)
        if not points or most <= 0:
            return
        taken = await choose_some(me, "molly.take", points, most=most)
        for seat in due:
            if count := sum(point.seat == seat for point in taken):
                batch.due[seat] -= count
                batch.due[me] = batch.due.get(me, 0) + count
                play.log.add("OS4-CHAR-MOLLY-1", LossTaken(me, seat, count))
                remember_help(play, me, seat, count, count)


ABILITIES: dict[str, type[Character]] = {
    "jose-delgado": JoseDelgado,
    "tequila-joe": TequilaJoe,
    "apache-kid": ApacheKid,
    "bill-noface": BillNoface,
    "elena-fuente": ElenaFuente,
    "vera-custer": VeraCuster,
    "doc-holyday": DocHolyday,
    "molly-stark": MollyStark,
}


async def arrows_that_waited(play: Play) -> None:
    """The arrows that show when a player is done rolling who takes them only then (OS4-CHAR-BILL-2)."""
    if play.character(play.state.active).arrows_wait:
        await settle_arrows(play, play.count_among(play.state.faces, Face.ARROW))


async def losses_in_place_of_others(play: Play, batch: Batch) -> None:
    """After all reductions, and not for what somebody pays by choice (OS4-CHAR-MOLLY-1, OS4-CHAR-MOLLY-3)."""
    for seat in play.living() if batch.cause is not Cause.PAID else ():
        character = play.character(seat)
        if isinstance(character, MollyStark):
            await character.take_losses(play, seat, batch)


class SaloonCharacters(Module):
    """Eight cards more to deal (OS4-GEN-1, OS4-GEN-2, OS4-CHAR-LIFE)."""

    key: ClassVar = "saloon-characters"
    events: ClassVar = (ArrowGiven, ChiefTaken, LossTaken)

    def added_to(self, edition: Edition) -> Edition:
        """Characters, and the two steps that some of them need."""
        return replace(
            edition,
            characters={
                **edition.characters,
                **cards_in_play("saloon-characters.csv", ABILITIES, edition.modules),
            },
            last=(*edition.last, arrows_that_waited),
            batch=before(edition.batch, losses, losses_in_place_of_others),
        )
