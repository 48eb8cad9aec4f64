"""What the rules of a turn work with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.log import Log
from rules.core.ring import others
from rules.dice.edition import Edition
from rules.dice.options import Die, die
from rules.dice.state import Cause, Face, Player, State

if TYPE_CHECKING:
    from rules.dice.character import Character


@dataclass(slots=True)
class Play:
    """A turn being played. ``rolled`` are the dice of the roll just made."""

    edition: Edition
    state: State
    chance: Chance
    log: Log
    rolled: tuple[int, ...] = ()

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.state.players[self.state.active]

    def character(self, seat: Seat) -> Character:
        """The character of ``seat``."""
        return self.edition.characters[self.state.players[seat].character]

    @property
    def over(self) -> bool:
        """Whether nothing more happens in this turn: the game has ended or its player is eliminated."""
        return self.state.outcome is not None or self.state.players[self.state.active].fell > 0

    def results(self, *symbols: Face) -> list[Die]:
        """The dice that show one of ``symbols``, left to right; a die that shows it twice is there twice."""
        found = []
        for index, face in enumerate(self.state.faces):
            for symbol in self.edition.symbols[face]:
                if symbol in symbols:
                    found.append(die(index, symbol))
        return found

    def count(self, symbol: Face) -> int:
        """How many results of ``symbol`` show."""
        return self.count_among(self.state.faces, symbol)

    def count_among(self, faces: Iterable[Face], symbol: Face) -> int:
        """How many results of ``symbol`` these faces count as."""
        symbols = self.edition.symbols
        return [result for face in faces for result in symbols[face]].count(symbol)

    def living(self) -> list[Seat]:
        """The seats still in the game, clockwise from the active player, himself first."""
        return self.state.clockwise(self.state.active)

    def others(self) -> list[Seat]:
        """The living players other than the active one, clockwise from him (DG-CHAR-OTHER-1)."""
        return others(self.state.living(), self.state.active)


@dataclass(slots=True)
class Batch:
    """Losses that come together, because of ledger row ``rule`` (DG-BATCH-1).

    ``by`` is the player who causes them, ``None`` if nobody does. ``due`` are the points that each seat is to
    lose, ``lost`` those really lost, ``out`` the seats eliminated by it, each clockwise from the active player.
    """

    cause: Cause
    rule: str
    by: Seat | None
    due: dict[Seat, int]
    lost: dict[Seat, int] = field(default_factory=dict)
    out: list[Seat] = field(default_factory=list)
