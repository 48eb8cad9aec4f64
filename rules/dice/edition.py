"""What an edition of the game consists of, and where modules plug in.

An edition is data (characters, dice, roles), a few named switches, and the steps of a turn in the order of
its rulebook. A module makes a new edition from another with :func:`dataclasses.replace`: more data, another
step in a list. It changes no step that is already there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.ask import Seat
from rules.core.log import Event, Log
from rules.dice.state import Face, Role, State

if TYPE_CHECKING:
    from rules.dice.character import Character
    from rules.dice.play import Batch, Play

Step = Callable[["Play"], Awaitable[None]]
BatchStep = Callable[["Play", "Batch"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Edition:
    """The data, steps and switches of one edition.

    ``roles`` are the roles for each number of players. ``hand`` are the kinds of the dice a turn is rolled
    with, ``sides`` the six faces of each kind, ``symbols`` the results that a face counts as.

    ``turn`` are the steps of a turn, ``roll`` those right after each roll, ``batch`` those of losses that come
    together.

    ``fallen_keep_places``: whoever was eliminated this turn is still counted as a place (DG-BE-4).

    ``rows`` are the ledger's rows of the base game that this edition has under other ids.
    """

    characters: Mapping[str, Character]
    roles: Mapping[int, tuple[Role, ...]]
    hand: tuple[str, ...]
    sides: Mapping[str, tuple[Face, ...]]
    symbols: Mapping[Face, tuple[Face, ...]]
    arrows: int
    turn: tuple[Step, ...]
    roll: tuple[Step, ...]
    batch: tuple[BatchStep, ...]
    fallen_keep_places: bool
    rows: Mapping[str, str] = field(default_factory=dict)

    def fallen(self, state: State) -> list[Seat]:
        """The eliminated players who still occupy a place when places are counted."""
        if not self.fallen_keep_places:
            return []
        return [seat for seat, player in enumerate(state.players) if player.fell and player.fell == state.turn]

    def cited(self, log: Log) -> Log:
        """``log``, told by the ids that this edition has for its rules."""
        return Citing(log, self.rows) if self.rows else log


class Citing(Log):
    """Adds to another log, with other ids for the ledger's rows."""

    def __init__(self, log: Log, rows: Mapping[str, str]) -> None:
        self.entries, self._rows = log.entries, rows

    def add(self, rule: str | None, event: Event) -> None:
        """Something happened for all to see."""
        super().add(self._id(rule), event)

    def tell(self, rule: str | None, seats: Iterable[Seat], event: Event, *, others: Event | None = None) -> None:
        """Something happened that only some may see."""
        super().tell(self._id(rule), seats, event, others=others)

    def _id(self, rule: str | None) -> str | None:
        return None if rule is None else self._rows.get(rule, rule)
