"""What a turn is played with: an edition's data and steps, the turn itself, and what a character may change.

An edition is data (characters, dice, roles), a few named switches, and the steps of a turn in the order of
its rulebook. A module makes a new edition from another with :func:`dataclasses.replace`: more data, another
step in a list. It changes no step that is already there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.log import Event, Log
from rules.dice.options import Die, Target, die
from rules.dice.places import Distances
from rules.dice.state import Cause, Face, Player, Role, State

Step: TypeAlias = Callable[["Play"], Awaitable[None]]
BatchStep: TypeAlias = Callable[["Play", "Batch"], Awaitable[None]]


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

    def row(self, rule: str) -> str:
        """The ledger row by which this edition has a rule of the base game."""
        return self.rows.get(rule, rule)

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

    def reason(self, key: str, rule: str, *args: tuple[str, str | int]) -> Reason:
        """Why something may not be done, by the ledger row of the edition that is played."""
        return Reason(key, args, self.edition.row(rule))

    def living(self) -> list[Seat]:
        """The seats still in the game, clockwise from the active player, himself first."""
        return self.state.clockwise(self.state.active)

    def others(self) -> list[Seat]:
        """The living players other than the active one, clockwise from him (DG-CHAR-OTHER-1)."""
        return self.state.others(self.state.active)


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


@dataclass(frozen=True, slots=True)
class Character:
    """A character without an ability. ``life`` are the printed life points (DG-CHAR-LIFE).

    ``power`` is what the character can do, by the name of whoever can do it in the base game.
    """

    key: str
    life: int
    power: str = ""

    rolls: ClassVar[int] = 3
    """Rolls in a turn (DG-TURN-3)."""
    gatlings: ClassVar[int] = 3
    """Gatlings that fire the Gatling Gun (DG-GAT-1)."""
    distances: ClassVar[Mapping[Face, Distances]] = {Face.BE1: (1,), Face.BE2: (2,)}
    """How many places away each bull's eye hits (DG-BE1-1, DG-BE2-1)."""

    def locks(self, face: Face) -> bool:
        """Whether a die that shows ``face`` may not be rolled again (DG-TURN-9)."""
        return face is Face.DYNAMITE

    def aims(self, play: Play, targets: list[Target]) -> list[Target]:
        """What the owner may do with the bull's eye that could hit ``targets``."""
        return targets

    def beer(self, life: int) -> int:
        """What a beer of his own gives the owner, who has ``life`` as his beer step begins (DG-BEER-1)."""
        return 1

    async def at_start(self, play: Play, me: Seat) -> None:
        """Before the owner's first roll."""

    async def at_end(self, play: Play, me: Seat) -> None:
        """After the last step of the owner's turn."""

    async def after_gatling(self, play: Play, me: Seat) -> None:
        """After the owner's gatlings, whether or not they fired the gun."""

    async def before_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """The owner is to lose ``batch.due[me]`` life points, at least one, and may lower it."""

    async def after_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """The owner has lost ``batch.lost[me]`` life points, at least one."""

    def react(self, play: Play, me: Seat, batch: Batch) -> None:
        """Losses and eliminations of ``batch`` are done, the owner's own perhaps among them."""
