"""What happens at a table from outside the rules, as events in its log."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.ask import Seat
from rules.core.log import CORE_EVENTS, Event


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A person gave a seat up for good; a bot holds it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BotPlays(Event):
    """A person has let time run out so often that a bot plays the seat until its person is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PersonBack(Event):
    """A person has taken a seat back from the bot that played it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatHandedOver(Event):
    """A seat has a new person."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The host or a moderator has ended the table."""

    moderator: bool


HAPPENINGS: tuple[type[Event], ...] = (*CORE_EVENTS, SeatLeft, BotPlays, PersonBack, SeatHandedOver, Ended)
