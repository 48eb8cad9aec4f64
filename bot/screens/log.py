"""Events as plain sentences."""

from __future__ import annotations

from collections.abc import Iterable

from bot.screens.scene import Scene
from bot.tables.happenings import BotPlays, Ended, PersonBack, SeatHandedOver, SeatLeft
from bot.tables.look import Happened
from rules.core.log import Event, HitAFault, StartedAgain, TimeRanOut

NOTES: dict[type[Event], str] = {
    TimeRanOut: "note-time-ran-out",
    HitAFault: "note-hit-a-fault",
    SeatLeft: "note-seat-left",
    BotPlays: "note-bot-plays",
    PersonBack: "note-person-back",
    SeatHandedOver: "note-seat-handed-over",
}
"""The message of each note about a seat."""


def sentence(s: Scene, event: Event) -> str | None:
    """What happened, whether a game or the table tells of it."""
    if isinstance(event, StartedAgain):
        return s.t("note-started-again")
    if isinstance(event, Ended):
        return s.t("void-ended-by-moderator" if event.moderator else "void-ended-by-host")
    if (key := NOTES.get(type(event))) is None:
        return s.game.sentence(s, event)
    seat: int = getattr(event, "seat")  # noqa: B009  (every note about a seat has one)
    return s.t(key, name=s.names[seat], seat=seat + 1)


def lines(s: Scene, happened: Iterable[Happened]) -> list[str]:
    """One line for each event that is worth telling."""
    told = (sentence(s, one.event) for one in happened)
    return [s.t("log-line", sentence=text) for text in told if text]
