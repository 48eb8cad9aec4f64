"""What one seat may see, built from nothing else. Brains and screens get this, never the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rules.core.ask import Seat
from rules.core.roles import RolesView
from rules.dice.places import Distances, Reach, reach
from rules.dice.play import Edition
from rules.dice.state import Aim, Face, Phase, Role, State


class SeatView(NamedTuple):
    """A player as the reader sees it: ``role`` is ``None`` while hidden, ``shown`` if it lies face up.

    ``power`` is what the character can do, see :class:`rules.dice.character.Character`. ``favours`` is what
    the player has done to other seats by free choice, see :class:`rules.dice.state.Player`.
    """

    seat: Seat
    character: str
    power: str
    life: int
    max_life: int
    arrows: int
    alive: bool
    role: Role | None
    shown: bool
    favours: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class DieView:
    """A die on the table; ``locked`` if its face keeps it from being rolled again."""

    index: int
    face: Face
    locked: bool


@cache
def die_view(index: int, face: Face, locked: bool) -> DieView:
    """The one :class:`DieView` with these values."""
    return DieView(index, face, locked)


@dataclass(slots=True)
class DiceView(RolesView[SeatView]):
    """The table as ``seat`` sees it; ``None`` is a bystander.

    ``roll`` of ``rolls`` rolls are made (0 before the first). ``plan`` are the results assigned so far and not
    yet applied, ``aiming`` the die that is being assigned. ``fallen`` are eliminated players who still occupy
    a place. ``distances`` says at how many places the reader's own bull's eyes hit. ``winners`` and ``why``
    are ``None`` until the game is over, and then all roles are known.
    """

    seat: Seat | None
    turn: int
    active: Seat
    phase: Phase
    seats: tuple[SeatView, ...]
    pile: int
    dice: tuple[DieView, ...]
    roll: int
    rolls: int
    plan: tuple[Aim, ...]
    aiming: int | None
    beers_spent: int
    fallen: tuple[Seat, ...]
    distances: Mapping[Face, Distances]
    winners: tuple[Seat, ...] | None
    why: str | None

    def reach(self, symbol: Face) -> list[Reach]:
        """Every other living player clockwise: places away, and whether the reader's ``symbol`` may hit."""
        if self.seat is None or not self.seats[self.seat].alive:
            return []
        return reach(self.seat, self.living, self.fallen, self.distances[symbol])


def view(edition: Edition, state: State, seat: Seat | None) -> DiceView:
    """What ``seat`` may know (DG-SETUP-9, DG-SETUP-10, DG-SETUP-11, DG-TOKEN-1)."""
    over, mine = state.outcome, None if seat is None else edition.characters[state.players[seat].character]
    active = edition.characters[state.players[state.active].character]
    return DiceView(
        seat=seat,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        seats=seat_views(edition, state, seat),
        pile=state.pile,
        dice=tuple([die_view(n, face, active.locks(face)) for n, face in enumerate(state.faces)]),
        roll=state.rolls,
        rolls=active.rolls,
        plan=tuple(state.plan),
        aiming=state.aiming,
        beers_spent=state.beers_spent,
        fallen=tuple(edition.fallen(state)),
        distances={} if mine is None else mine.distances,
        winners=over.winners if over else None,
        why=over.why if over else None,
    )


def seat_views(edition: Edition, state: State, reader: Seat | None) -> tuple[SeatView, ...]:
    """All seats; when the game is over all roles lie open."""
    characters, over = edition.characters, state.outcome is not None
    return tuple(
        [
            SeatView(
                seat,
                p.character,
                characters[p.character].power,
                p.life,
                p.max_life,
                p.arrows,
                not p.fell,
                p.role if p.shown or over or seat == reader else None,
                p.shown,
                p.favours,
            )
            for seat, p in enumerate(state.players)
        ]
    )
