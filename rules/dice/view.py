"""What one seat may see, built from nothing else. Brains and screens get this, never the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple

from rules.core.ask import Seat
from rules.core.roles import RolesView
from rules.dice.places import Distances, Reach, reach
from rules.dice.play import Character, Edition, beside
from rules.dice.state import NO_DEEDS, Aim, Deeds, Duel, Face, Heritage, Phase, Role, State


@dataclass(frozen=True, slots=True)
class OwnView:
    """What modules have put in front of a seat, as the reader sees it.

    ``card`` is the special role, empty for a normal one and ``None`` while the role is hidden, ``used`` whether
    its power is. ``form`` is what an eliminated player has become, ``side`` whom a ghost plays for. ``rage`` are
    the Rage cards in hand, ``None`` for all but their owner, ``cards`` how many they are. ``wounds`` are Duel
    Wound tokens.
    """

    card: str | None = ""
    used: bool = False
    form: str = ""
    side: Role | None = None
    rage: tuple[str, ...] | None = ()
    cards: int = 0
    wounds: tuple[Face, ...] = ()


NOTHING = OwnView()


@lru_cache(maxsize=4096)
def own_view(*values: Any) -> OwnView:
    """The one :class:`OwnView` with these values."""
    return OwnView(*values)


class SeatView(NamedTuple):
    """A player as the reader sees it: ``role`` is ``None`` while hidden, ``shown`` if it lies face up.

    ``power`` is what the character can do, see :class:`rules.dice.play.Character`; of one who has become something
    else, such as a ghost, the ``form``. ``deeds`` is what the player has done to other seats by free choice, see
    :class:`rules.dice.state.Deeds`; ``own`` is what modules have put in front of the seat.
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
    deeds: Deeds = NO_DEEDS
    own: OwnView = NOTHING

    @property
    def favours(self) -> dict[Seat, int]:
        """For each seat the help that was given it by choice, less the harm."""
        return self.deeds.net()


@dataclass(frozen=True, slots=True)
class DieView:
    """A die on the table; ``locked`` if its face keeps it from being rolled again.

    The symbol of a revealed Rage card is here too, as one of kind ``rage``, after the dice.
    """

    index: int
    face: Face
    locked: bool
    kind: str = "base"


@cache
def die_view(index: int, face: Face, locked: bool, kind: str = "base") -> DieView:
    """The one :class:`DieView` with these values."""
    return DieView(index, face, locked, kind)


class BoxView(NamedTuple):
    """What modules have put on the table, see :class:`rules.dice.state.Box`; of a pile only how many there are.

    ``dice`` are the kinds of the dice in hand. ``hands`` show on the open Boneyard cards together; ``blocked``:
    a card without hands keeps the outbreak away for this turn.
    """

    modules: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    chief: Seat | None = None
    ghost: Seat | None = None
    haunted: Seat | None = None
    token: Face | None = None
    twice: bool = False
    rage: int = 0
    worn: int = 0
    open: tuple[str, ...] = ()
    wounds: int = 0
    challenged: tuple[Seat, ...] = ()
    duel: Duel | None = None
    boneyard: int = 0
    hands: int = 0
    blocked: bool = False
    due: bool = False
    outbreak: bool = False
    master: Seat | None = None
    judged: Seat | None = None
    gaining: tuple[tuple[Seat, int], ...] = ()
    heritage: Heritage | None = None


NO_BOX = BoxView()


@dataclass(slots=True)
class DiceView(RolesView[SeatView]):
    """The table as ``seat`` sees it; ``None`` is a bystander.

    ``roll`` of ``rolls`` rolls are made (0 before the first). ``symbols`` are the results that a face counts as.
    ``plan`` are the results assigned so far and not
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
    symbols: Mapping[Face, tuple[Face, ...]] = field(default_factory=dict)
    box: BoxView = NO_BOX

    @property
    def hand(self) -> tuple[object, ...] | None:
        """What the reader alone may know and what may change in a game; ``None`` without modules."""
        if not self.box.modules or self.seat is None:
            return None
        mine = self.seats[self.seat]
        return mine.role, mine.own.card, mine.own.used, mine.own.rage

    def count(self, symbol: Face) -> int:
        """How many results of ``symbol`` show, on dice and revealed cards."""
        symbols = self.symbols
        return [result for die in self.dice for result in symbols[die.face]].count(symbol)

    def reach(self, symbol: Face) -> list[Reach]:
        """Every other living player clockwise: places away, and whether the reader's ``symbol`` may hit."""
        if self.seat is None or not self.seats[self.seat].alive:
            return []
        return reach(self.seat, self.living, self.fallen, self.distances[symbol])


def view(edition: Edition, state: State, seat: Seat | None) -> DiceView:
    """What ``seat`` may know (DG-SETUP-9, DG-SETUP-10, DG-SETUP-11, DG-TOKEN-1)."""
    over, cast = state.outcome, edition.cast(state)
    active, mine = cast[state.active], None if seat is None else cast[seat]
    return DiceView(
        seat=seat,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        seats=module_seats(cast, state, seat) if state.box.seats else seat_views(cast, state, seat),
        pile=state.pile,
        dice=module_dice(active, state)
        if state.modules
        else tuple([die_view(n, face, active.locks(face)) for n, face in enumerate(state.faces)]),
        roll=state.rolls,
        rolls=active.rolls,
        plan=tuple(state.plan),
        aiming=state.aiming,
        beers_spent=state.beers_spent,
        fallen=tuple(edition.fallen(state)),
        distances={} if mine is None else mine.distances,
        winners=over.winners if over else None,
        why=over.why if over else None,
        symbols=edition.symbols,
        box=box_view(state) if state.modules else NO_BOX,
    )


def seat_views(cast: Sequence[Character], state: State, reader: Seat | None) -> tuple[SeatView, ...]:
    """All seats; when the game is over all roles lie open."""
    over = state.outcome is not None
    return tuple(
        [
            SeatView(
                seat,
                p.character,
                who.power,
                p.life,
                p.max_life,
                p.arrows,
                not p.fell,
                p.role if p.shown or over or seat == reader else None,
                p.shown,
                p.deeds,
            )
            for seat, (p, who) in enumerate(zip(state.players, cast, strict=True))
        ]
    )


# -- modules ----------------------------------------------------------------------------------------------------


def module_dice(active: Character, state: State) -> tuple[DieView, ...]:
    """The dice of any kind, and after them what revealed Rage cards add to the results (UA2-RAGE-6)."""
    dice = zip(state.faces, state.dice, strict=True) if state.faces else ()
    shown = [die_view(n, face, active.locks(face), kind) for n, (face, kind) in enumerate(dice)]
    cards = beside(state.box.open, len(state.faces))
    return (*shown, *[die_view(one.index, one.face, locked=True, kind="rage") for one in cards])


def module_seats(cast: Sequence[Character], state: State, reader: Seat | None) -> tuple[SeatView, ...]:
    """All seats, if modules have put something in front of any."""
    return tuple([module_seat(cast[seat], state, seat, reader) for seat in range(len(state.players))])


def module_seat(who: Character, state: State, seat: Seat, reader: Seat | None) -> SeatView:
    """A seat with what modules have put there; while it is not settled who has which role, nobody knows any."""
    p, own, over = state.players[seat], state.own(seat), state.outcome is not None
    known = (p.shown or over or seat == reader) and state.phase is not Phase.LEGACY
    return SeatView(
        seat,
        p.character,
        who.power,
        p.life,
        p.max_life,
        p.arrows,
        not p.fell,
        p.role if known else None,
        p.shown,
        p.deeds,
        own_view(
            own.card if known else None,
            own.used,
            own.form,
            own.side,
            own.rage if seat == reader or over else None,
            len(own.rage),
            own.wounds,
        ),
    )


def box_view(state: State) -> BoxView:
    """What everybody sees of the box, in the order of the fields."""
    box = state.box
    return BoxView(
        state.modules,
        tuple(state.dice),
        box.chief,
        box.ghost,
        box.haunted,
        box.token,
        box.twice,
        len(box.rage),
        len(box.worn),
        box.open,
        len(box.wounds),
        box.challenged,
        box.duel,
        len(box.boneyard),
        sum(box.graves),
        box.nothing > 0,
        box.due,
        box.outbreak,
        box.master,
        box.judged,
        box.gaining,
        box.heritage,
    )
