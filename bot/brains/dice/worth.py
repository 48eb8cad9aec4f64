"""What life points and arrows in front of each seat are worth to the player who looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

from bot.brains.dice.suspicion import Belief, beliefs
from rules.core.ask import Seat
from rules.dice.state import Role
from rules.dice.view import DiceView, SeatView

SHERIFF, DEPUTY, OUTLAW, RENEGADE = Role.SHERIFF, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE
CARE: Mapping[Role, Mapping[Role, float]] = {
    SHERIFF: {SHERIFF: 1.0, DEPUTY: 0.5, OUTLAW: -1.0, RENEGADE: -0.7},
    DEPUTY: {SHERIFF: 1.2, DEPUTY: 0.4, OUTLAW: -1.0, RENEGADE: -0.7},
    OUTLAW: {SHERIFF: -1.2, DEPUTY: -0.5, OUTLAW: 0.4, RENEGADE: -0.2},
    RENEGADE: {SHERIFF: 0.0, DEPUTY: -0.6, OUTLAW: -0.6, RENEGADE: -0.5},
}
"""What a life point of each role is worth to each role; the Renegade's care for the Sheriff see below."""
SELF: Mapping[Role, float] = {SHERIFF: 1.6, DEPUTY: 0.8, OUTLAW: 0.9, RENEGADE: 1.2}
ALLIES: Mapping[Role, frozenset[Role]] = {
    SHERIFF: frozenset({DEPUTY}),
    DEPUTY: frozenset({SHERIFF, DEPUTY}),
    OUTLAW: frozenset({OUTLAW}),
    RENEGADE: frozenset(),
}
HUNTS: Mapping[Role, Role] = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Whom each of three players has to eliminate (DG-3P-3)."""
PREY, HUNTER = -1.2, -0.6
SCARCE = (0.0, *accumulate([3.4, *(0.7 + 1.2 / n for n in range(2, 16))]))
"""What so many life points are worth: the fewer there are, the more each of them counts, the last one most."""
DECIDES = 2.5
"""How much more the last one of the Sheriff counts."""
ATTACK = 0.55
"""How likely an arrow is to cost a life point before it goes back."""


@dataclass(frozen=True, slots=True)
class Worth:
    """``point[seat]`` is what a life point of a seat is worth, less than 0 for an enemy's."""

    me: SeatView
    seats: tuple[SeatView, ...]
    point: tuple[float, ...]
    pile: int

    def life(self, seat: Seat, life: int) -> float:
        """What it is worth that a seat has so many life points; kept between none and its most."""
        s = self.seats[seat]
        life = max(0, min(life, s.max_life))
        return self.point[seat] * (SCARCE[life] + (DECIDES if life and s.role is SHERIFF else 0.0))

    def loss(self, seat: Seat, points: int = 1, planned: int = 0) -> float:
        """What it is worth that a seat loses life points on top of those planned already."""
        life = self.seats[seat].life - planned
        return self.life(seat, life - points) - self.life(seat, life)

    def gain(self, seat: Seat, points: int = 1, planned: int = 0) -> float:
        """What it is worth that a seat gains life points on top of those planned already."""
        life = self.seats[seat].life + planned
        return self.life(seat, life + points) - self.life(seat, life)

    def arrow(self, seat: Seat, planned: int = 0) -> float:
        """What one more arrow in front of a seat is worth, on top of those planned already."""
        s = self.seats[seat]
        count = s.arrows + planned
        if s.power == "jourdonnais" and count:
            return 0.05 * self.loss(seat)
        return ATTACK * self.loss(seat, 1, min(count, s.life - 1))

    def attack(self, mine: int) -> float:
        """What an Indian attack is worth if it comes when I hold ``mine`` arrows more."""
        return sum(
            self.loss(s.seat, self._hurt(s, s.arrows + (mine if s.seat == self.me.seat else 0)))
            for s in self.seats
            if s.alive
        )

    def _hurt(self, s: SeatView, arrows: int) -> int:
        return min(arrows, 1) if s.power == "jourdonnais" else arrows

    def rolled_arrow(self) -> float:
        """What it is worth to roll an arrow now."""
        if self.pile == 1:
            return self.attack(1)
        return self.arrow(self.me.seat)


def worth_of(view: DiceView) -> Worth:
    """What everything is worth to the reader of this view, who must hold a seat and know a role."""
    me = view.me
    assert me is not None  # noqa: S101  (a bystander is never asked)
    assert me.role is not None  # noqa: S101
    points = _three(view, me, me.role) if len(view.seats) == 3 else _many(view, me, me.role.goal)
    return Worth(me, view.seats, points, view.pile)


def _three(view: DiceView, me: SeatView, role: Role) -> tuple[float, ...]:
    """Three players: my prey, and whoever hunts me; with two left there is nobody else (DG-3P-5, DG-3P-6)."""
    alone = len(view.living) == 2
    return tuple(
        SELF[role] if s.seat == me.seat else PREY if alone or s.role is HUNTS[role] else HUNTER for s in view.seats
    )


def _many(view: DiceView, me: SeatView, role: Role) -> tuple[float, ...]:
    """Four to eight: by what each seat probably is."""
    care = CARE[role] if role is not RENEGADE else _renegade(view, beliefs(view))
    return tuple(
        SELF[role] if s.seat == me.seat else sum(chance * care[other] for other, chance in belief.items())
        for s, belief in zip(view.seats, beliefs(view), strict=True)
    )


def _renegade(view: DiceView, believed: tuple[Belief, ...]) -> Mapping[Role, float]:
    """The Renegade helps the weaker side and needs the Sheriff until nobody else is left (DG-END-2)."""
    if len(view.living) == 2:
        return {**CARE[RENEGADE], SHERIFF: -1.2}
    sheriff = next(s for s in view.seats if s.role is SHERIFF)
    law = sheriff.life + _strength(view, believed, DEPUTY)
    outlaws = _strength(view, believed, OUTLAW)
    tilt = (outlaws - law) / (outlaws + law)
    return {SHERIFF: 0.6 + 0.6 * tilt, DEPUTY: -0.6 + 0.4 * tilt, OUTLAW: -0.6 - 0.4 * tilt, RENEGADE: -0.6}


def _strength(view: DiceView, believed: tuple[Belief, ...], role: Role) -> float:
    """The life points that a role probably has left; dead seats have none."""
    return sum(s.life * belief.get(role, 0.0) for s, belief in zip(view.seats, believed, strict=True))


def known_allies(view: DiceView) -> frozenset[Seat]:
    """The living seats that everybody knows to be on the reader's side."""
    me = view.me
    if me is None or me.role is None or len(view.seats) == 3:
        return frozenset()
    friends = ALLIES[me.role.goal]
    return frozenset(s.seat for s in view.seats if s.alive and s.shown and s.role in friends and s.seat != me.seat)
