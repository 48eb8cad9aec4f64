"""What lies on the table: plain data, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, ClassVar

from rules.core.ask import Seat
from rules.core.plain import Word, changed, digest
from rules.core.roles import Outcome, Ring


class Face(Word):
    """What a side of a die shows: the six faces of base dice (DG-COMP-1), then those of other dice."""

    ARROW = "arrow"
    DYNAMITE = "dynamite"
    BE1 = "be1"
    BE2 = "be2"
    BEER = "beer"
    GATLING = "gatling"
    BULLET = "bullet"
    BROKEN = "broken"
    BE1X2 = "be1x2"
    BE2X2 = "be2x2"
    BEERX2 = "beerx2"
    GATLINGX2 = "gatlingx2"
    WHISKEY = "whiskey"
    DUEL = "duel"


BASE_FACES = tuple(Face)[:6]


class Role(Word):
    """Which goal a player has (DG-COMP-2)."""

    SHERIFF = "sheriff"
    DEPUTY = "deputy"
    OUTLAW = "outlaw"
    RENEGADE = "renegade"
    RIVAL = "rival"
    """The second Renegade, where the two have different cards (WD-TERM-2)."""

    @property
    def goal(self) -> Role:
        """The role that plays for the same."""
        return Role.RENEGADE if self is Role.RIVAL else self


class Cause(Word):
    """What takes life points."""

    INDIANS = "indians"
    DYNAMITE = "dynamite"
    BULLS_EYE = "bulls-eye"
    GATLING = "gatling"
    BULLET = "bullet"
    DUEL = "duel"
    PAID = "paid"


class Phase(Word):
    """Where in a turn the active player is; before the first turn, what is handed down may have to be settled."""

    LEGACY = "legacy"
    START = "start"
    ROLLING = "rolling"
    RESOLVING = "resolving"


@dataclass(frozen=True, slots=True)
class Deeds:
    """What a player has done by free choice for all to see, counted for each other seat.

    ``shots``: bull's eyes and whatever else does harm. ``helped``: points that came of help. ``wasted``: help
    that had no effect. ``passed``: how often the seat was in reach of a shot that went to somebody else.
    """

    shots: Mapping[Seat, int] = field(default_factory=dict)
    helped: Mapping[Seat, int] = field(default_factory=dict)
    wasted: Mapping[Seat, int] = field(default_factory=dict)
    passed: Mapping[Seat, int] = field(default_factory=dict)

    def net(self) -> dict[Seat, int]:
        """For each seat the help, wasted or not, less the shots."""
        seats = sorted({*self.shots, *self.helped, *self.wasted})
        return {
            seat: self.helped.get(seat, 0) + self.wasted.get(seat, 0) - self.shots.get(seat, 0) for seat in seats
        }


NO_DEEDS = Deeds()


@dataclass(slots=True)
class Player:
    """What lies in front of one seat. ``shown``: the role lies face up. ``fell``: the turn of elimination.

    ``deeds`` are replaced, never changed.
    """

    role: Role
    character: str
    life: int
    max_life: int
    shown: bool = False
    arrows: int = 0
    fell: int = 0
    deeds: Deeds = NO_DEEDS

    @property
    def alive(self) -> bool:
        """Whether the player is still in the game."""
        return not self.fell


@dataclass(frozen=True, slots=True)
class Aim:
    """One die of a plan: who is to get the result of die ``die``; ``double``: it counts twice."""

    die: int
    symbol: Face
    seat: Seat
    double: bool = False


@dataclass(frozen=True, slots=True)
class Own:
    """What modules have put in front of a seat.

    ``card`` is a special role, empty for a normal one, ``used`` whether its power is. ``form`` is what an
    eliminated player has become, such as a ghost, and ``side`` whom he plays for instead of his role. ``rage``
    are Rage cards in hand, ``wounds`` Duel Wound tokens.
    """

    card: str = ""
    used: bool = False
    form: str = ""
    side: Role | None = None
    rage: tuple[str, ...] = ()
    wounds: tuple[Face, ...] = ()


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel with the active player: ``roller`` has the die, which shows ``face`` once it is rolled."""

    opponent: Seat
    roller: Seat
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class Heritage:
    """What one game of a series hands down to the next.

    ``sheriff`` is who is Sheriff by having killed the last one; ``appoints`` the Sheriff who survived and names
    the next. ``kept`` are the characters that survivors may keep, by seat, ``None`` for the eliminated.
    ``games`` have been played, of which each seat has won ``wins``.
    """

    sheriff: Seat | None = None
    appoints: Seat | None = None
    kept: tuple[str | None, ...] = ()
    games: int = 0
    wins: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """What modules have put on the table.

    ``seats`` is what lies in front of each seat, empty as long as it is nothing. ``chief`` has the Indian
    Chief's Arrow, ``None``: it lies in the pile. ``ghost`` is the Ghost, ``haunted`` who has his ``token``,
    ``twice``: with the x2. ``rage`` is the pile of Rage cards, ``worn`` their discards, ``open`` those revealed
    this turn. ``wounds`` is the pile of Duel Wound tokens; piles have their top first. ``challenged`` are those
    to whom a Duel die was passed and whose duel is not over, ``duel`` is the one being fought. ``judged`` is whose
    power was just shown and may still be stopped, ``gaining`` are the life points that seats are about to gain.

    ``boneyard`` is the pile of Boneyard cards by their number of hands, ``graves`` those that lie open,
    ``nothing`` the cards without hands that go back when the turn is over. ``due``: the outbreak comes with the
    next turn; ``outbreak``: it has come, and ``master`` leads the zombies.

    ``killer`` is who caused the Sheriff's death. ``heritage`` is what the game before has handed down.
    """

    seats: tuple[Own, ...] = ()
    chief: Seat | None = None
    ghost: Seat | None = None
    haunted: Seat | None = None
    token: Face | None = None
    twice: bool = False
    rage: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    wounds: tuple[Face, ...] = ()
    challenged: tuple[Seat, ...] = ()
    duel: Duel | None = None
    judged: Seat | None = None
    gaining: tuple[tuple[Seat, int], ...] = ()
    boneyard: tuple[int, ...] = ()
    graves: tuple[int, ...] = ()
    nothing: int = 0
    due: bool = False
    outbreak: bool = False
    master: Seat | None = None
    killer: Seat | None = None
    heritage: Heritage | None = None


EMPTY = Box()
NOTHING = Own()


@dataclass(slots=True)
class State(Ring):
    """The whole game between two answers.

    ``dice`` are the kinds of the dice in the active player's hand, ``faces`` what they show (empty before the
    first roll), ``rolls`` the rolls made this turn. ``plan`` holds the results assigned so far of a step that
    is assigned as a whole before it is applied, ``aiming`` the die asked about. ``beers_spent`` are beers of
    this turn that were used for something else than life. ``modules`` are those the game is played with, and
    what they have put on the table is the ``box``, which is replaced and never changed.
    """

    schema: ClassVar[int] = 2

    players: list[Player]
    pile: int
    active: Seat
    turn: int = 0
    phase: Phase = Phase.START
    dice: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)
    rolls: int = 0
    plan: list[Aim] = field(default_factory=list)
    aiming: int | None = None
    beers_spent: int = 0
    outcome: Outcome | None = None
    next_draw: int = 0
    modules: tuple[str, ...] = ()
    box: Box = EMPTY

    def own(self, seat: Seat) -> Own:
        """What modules have put in front of a seat."""
        return self.box.seats[seat] if self.box.seats else NOTHING

    def put(self, seat: Seat, **changes: Any) -> None:
        """Change what modules have put in front of a seat."""
        seats = self.box.seats or (NOTHING,) * len(self.players)
        mine = changed(seats[seat], **changes)
        self.lay(seats=(*seats[:seat], mine, *seats[seat + 1 :]))

    def lay(self, **changes: Any) -> None:
        """Change what modules have put on the table."""
        self.box = changed(self.box, **changes)

    def copy(self) -> State:
        """A state that shares nothing mutable with this one."""
        return State(
            [
                Player(p.role, p.character, p.life, p.max_life, p.shown, p.arrows, p.fell, p.deeds)
                for p in self.players
            ],
            self.pile,
            self.active,
            self.turn,
            self.phase,
            self.dice[:],
            self.faces[:],
            self.rolls,
            self.plan[:],
            self.aiming,
            self.beers_spent,
            self.outcome,
            self.next_draw,
            self.modules,
            self.box if self.modules or self.box is EMPTY or self.box != EMPTY else EMPTY,
        )

    def digest(self) -> bytes:
        """A number for the value of every field, secrets included; stored, never shown."""
        return digest(
            _numbers(self),
            self.phase.value,
            self.dice,
            " ".join(self.faces),
            list(map(_player, self.players)),
            list(map(_aim, self.plan)),
            (self.outcome.winners, self.outcome.why) if self.outcome else None,
            self.modules,
            _box(self.box) if self.modules or (self.box is not EMPTY and self.box != EMPTY) else None,
        )


def _box(box: Box) -> tuple[object, ...]:
    """The box as plain data."""
    return (
        list(map(_own, box.seats)),
        _plain(box),
        (" ".join(box.wounds), box.token and box.token.value),
        box.duel and (box.duel.opponent, box.duel.roller, box.duel.face and box.duel.face.value),
        box.heritage and _heritage(box.heritage),
    )


def _own(own: Own) -> tuple[object, ...]:
    return own.card, own.used, own.form, own.side and own.side.value, own.rage, " ".join(own.wounds)


_numbers = attrgetter("pile", "active", "turn", "rolls", "aiming", "beers_spent", "next_draw")
_deeds = tuple([f"deeds.{field.name}" for field in fields(Deeds)])
_player = attrgetter("role._value_", "character", "life", "max_life", "shown", "arrows", "fell", *_deeds)
_aim = attrgetter("die", "symbol._value_", "seat", "double")
_plain = attrgetter(
    *("chief", "ghost", "haunted", "twice", "rage", "worn", "open", "challenged", "boneyard", "graves"),
    *("nothing", "due", "outbreak", "master", "killer", "judged", "gaining"),
)
_heritage = attrgetter(*[field.name for field in fields(Heritage)])


def upgrade_to_2(old: dict[str, Any]) -> dict[str, Any]:
    """Modules came, and what players do to each other is counted by kinds instead of as one number."""
    players = [_with_deeds(**player) for player in old["players"]]
    return {**old, "players": players, "modules": [], "box": {}}


def _with_deeds(favours: dict[str, int], **player: Any) -> dict[str, Any]:
    return {**player, "deeds": _counted(favours)}


def _counted(favours: dict[str, int]) -> dict[str, dict[str, int]]:
    """The old number was help less shots; which of the help was wasted nobody knows any more."""
    shots = {seat: -points for seat, points in favours.items() if points < 0}
    helped = {seat: points for seat, points in favours.items() if points > 0}
    return {"shots": shots, "helped": helped}
