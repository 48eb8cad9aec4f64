"""Old Saloon, module 2: the Indian Chief's Arrow, one token that is worth two."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.core.ask import Seat, confirm
from rules.core.log import Event
from rules.dice.batch import reductions
from rules.dice.events import LossAvoided
from rules.dice.modules.module import Module, before
from rules.dice.play import Batch, Edition, Play
from rules.dice.state import Cause


@dataclass(frozen=True, slots=True)
class ChiefMoved(Event):
    """The Chief's Arrow lies in front of ``seat`` now, ``None``: in the pile."""

    seat: Seat | None


async def taken(play: Play, seat: Seat) -> None:
    """Of tokens just taken one may be the Chief's, and is if no token is left (OS2-CHIEF-3, OS2-CHIEF-4)."""
    state = play.state
    if state.box.chief is None and (state.pile == 0 or await confirm(seat, "chief.take")):
        move_chief(play, "OS2-CHIEF-3", seat)


async def returned(play: Play, seat: Seat, by: Seat) -> None:
    """Of tokens just put back one may be the Chief's, and is if none is left in front (OS2-CHIEF-9)."""
    state = play.state
    if state.box.chief == seat and (not state.players[seat].arrows or await confirm(by, "chief.return")):
        move_chief(play, "OS2-CHIEF-9", None)


def move_chief(play: Play, rule: str, to: Seat | None) -> None:
    """The Chief's Arrow lies in front of somebody, or in the pile; it is counted like the other tokens."""
    play.state.lay(chief=to)
    play.log.add(rule, ChiefMoved(to))


async def worth_two(play: Play, batch: Batch) -> None:
    """It costs two, or nothing whoever has more than everybody else (OS2-CHIEF-2, -5, -6, -7)."""
    chief = play.state.box.chief
    if batch.cause is not Cause.INDIANS or chief is None:
        return
    batch.due[chief] += 1
    if all(points < batch.due[chief] for seat, points in batch.due.items() if seat != chief):
        avoided = batch.due.pop(chief)
        play.log.add("OS2-CHIEF-6", LossAvoided(chief, avoided, batch.cause))


class ChiefArrow(Module):
    """A tenth token in the pile, which brings the Indians like any other (OS2-CHIEF-1, OS2-CHIEF-10)."""

    key: ClassVar = "chief-arrow"
    events: ClassVar = (ChiefMoved,)

    def added_to(self, edition: Edition) -> Edition:
        """One arrow more, what is asked where arrows move, and a step of an attack."""
        return replace(
            edition,
            arrows=edition.arrows + 1,
            taken=(*edition.taken, taken),
            returned=(*edition.returned, returned),
            batch=before(edition.batch, reductions, worth_two),
        )
