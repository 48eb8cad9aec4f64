"""What life points and arrows in front of each seat are worth to the player who looks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from bot.games.dice.brain.suspicion import PARTS, beliefs
from bot.games.hidden_roles import myself
from rules.core.ask import Seat
from rules.dice.goals import TARGETS
from rules.dice.state import Role
from rules.dice.view import DiceView, SeatView

PREY, HUNTER = -1.2, -0.6
"""What a life point of whom one hunts is worth among three players, and of whom one is hunted by."""
SCARCE = (0.0, *accumulate([3.4, *(0.7 + 1.2 / n for n in range(2, 16))]))
"""What so many life points are worth: the fewer there are, the more each of them counts, the last one most."""
DECIDES = 2.5
"""How much more the last one of the Sheriff counts."""
ZOMBIE = "zombie"
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
        return self.point[seat] * (SCARCE[life] + (DECIDES if life and s.role is PARTS.head else 0.0))

    def loss(self, seat: Seat, points: int = 1, planned: int = 0) -> float:
        """What it is worth that a seat loses life points on top of those planned already."""
        life = self.seats[seat].life - planned
        return self.life(seat, life - points) - self.life(seat, life)

    def gain(self, seat: Seat, points: int = 1, planned: int = 0) -> float:
        """What it is worth that a seat gains life points on top of those planned already."""
        if self.seats[seat].own.form == ZOMBIE:
            return 0.0
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
    if view.box.outbreak:
        return _after_the_outbreak(view)
    me, role = myself(view)
    role = me.own.side or role
    points = _three(view, role) if len(view.seats) == 3 else PARTS.points(view, role.goal, beliefs(view))
    return Worth(me, view.seats, points, view.pile)


def _after_the_outbreak(view: DiceView) -> Worth:
    """Sides are known to all, and nothing but them counts (UA4-END-1)."""
    undead = [s.own.form == ZOMBIE or s.seat == view.box.master for s in view.seats]
    mine = undead[view.seat or 0]
    points = tuple([1.6 if s.seat == view.seat else 1.0 if undead[s.seat] == mine else -1.0 for s in view.seats])
    return Worth(view.seats[view.seat or 0], view.seats, points, view.pile)


def _three(view: DiceView, role: Role) -> tuple[float, ...]:
    """Three players: my prey, and whoever hunts me; with two left there is nobody else (DG-3P-5, DG-3P-6)."""
    alone = len(view.living) == 2
    return tuple(
        PARTS.own(role) if s.seat == view.seat else PREY if alone or s.role is TARGETS[role] else HUNTER
        for s in view.seats
    )


def known_allies(view: DiceView) -> frozenset[Seat]:
    """The living seats that everybody knows to be on the reader's side; nobody is on that of one of three."""
    me = view.me
    if me is None or me.role is None or len(view.seats) == 3:
        return frozenset()
    if view.box.outbreak:
        points = worth_of(view).point
        return frozenset(seat for seat in view.living if points[seat] > 0 and seat != me.seat)
    return PARTS.known_allies(view.seats, me.seat, me.role.goal)
