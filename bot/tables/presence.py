"""Whether people played their seats themselves, or had them played by the clock and by bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from bot.tables.happenings import BotPlays, PersonBack, SeatHandedOver, SeatLeft
from rules.core.ask import Seat
from rules.core.journal import Answered, Noted, Recorded
from rules.core.log import Event, TimeRanOut


@dataclass(slots=True)
class Holder:
    """Who holds a seat: how many of its answers the person gave, and how many were given instead."""

    own: int = 0
    instead: int = 0
    late: bool = False
    away: bool = False

    @property
    def silent(self) -> bool:
        """Whether more than half of the answers were not the person's."""
        return self.instead > self.own

    def answers(self) -> None:
        """The seat has answered, whoever did it."""
        if self.late or self.away:
            self.instead += 1
        else:
            self.own += 1
        self.late = False


def holders(journal: Iterable[Recorded]) -> dict[Seat, list[Holder]]:
    """From the whole journal of a game everybody who has held each seat, one after the other."""
    found: dict[Seat, list[Holder]] = defaultdict(lambda: [Holder()])
    for what in journal:
        match what:
            case Answered(seat=seat):
                found[seat][-1].answers()
            case Noted(entry):
                _hear(found, entry.event)
    return found


def _hear(found: dict[Seat, list[Holder]], event: Event) -> None:
    match event:
        case TimeRanOut(seat):
            found[seat][-1].late = True
        case BotPlays(seat):
            found[seat][-1].away = True
        case PersonBack(seat):
            found[seat][-1].away = False
        case SeatHandedOver(seat) | SeatLeft(seat):
            found[seat].append(Holder())
