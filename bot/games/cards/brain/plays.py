"""What it gains to play each kind of card, in life points."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.cards.brain.hand import attacks_of, cost, in_front
from bot.games.cards.brain.worth import CARD, Worth, character_of
from rules.cards.base import BASE
from rules.cards.state import Card
from rules.cards.view import SeatView
from rules.core.ring import clockwise

FIRST, EARLY = 100.0, 50.0
"""What is played before anything else: cards that draw, then cards that stay in play."""
TURN = 1.2
"""What a turn is worth."""
BREAKS_OUT, CAUGHT = 1 / 8, 3 / 4
"""How likely Contagion breaks out at a seat, and Captured costs a turn."""


def gain_of(card: Card, worth: Worth) -> float:
    """What it gains to play a card now, at the best target if it needs one."""
    kind = "attack" if card.kind in character_of(worth.me).attacks else card.kind
    if kind in TARGETED:
        targets = [s for s in worth.view.seats if s.alive and s.seat != worth.me.seat]
        return max((at(kind, s, worth) for s in targets), default=0.0) - cost(card, worth)
    if kind in ALONE:
        return ALONE[kind](worth) - cost(card, worth)
    return stays_in_play(card, worth)


def draws(_: Worth) -> float:
    """Ammo Crate and Weapons Cache."""
    return FIRST


def supplies(worth: Worth) -> float:
    """One card for everybody, the best of them for oneself."""
    others = sum(worth.point[s.seat] for s in worth.view.seats if s.alive and s.seat != worth.me.seat)
    return FIRST * (1.3 * CARD + CARD * others > 0)


def first_aid(worth: Worth) -> float:
    """Kept for a fatal hit as long as there is room for it in the hand."""
    return worth.gain(worth.me.seat) - CARD


def medical_supplies(worth: Worth) -> float:
    """A life point for everybody."""
    return sum(worth.gain(s.seat) for s in worth.view.seats if s.alive)


def grenade(worth: Worth) -> float:
    """An Attack! at all others."""
    others = [s.seat for s in worth.view.seats if s.alive and s.seat != worth.me.seat]
    return sum((1 - worth.dodges(seat)) * worth.hit(seat) for seat in others)


def herd(worth: Worth) -> float:
    """All others need an Attack!."""
    others = [s.seat for s in worth.view.seats if s.alive and s.seat != worth.me.seat]
    return sum(worth.wins_duel(seat, 0) * worth.hit(seat) for seat in others)


def contagion(worth: Worth) -> float:
    """It comes to oneself first, and then round the table."""
    stays, gain = 1.0, 0.0
    for seat in clockwise(worth.view.living, worth.me.seat):
        gain += stays * BREAKS_OUT * worth.loss(seat, 3)
        stays *= 1 - BREAKS_OUT
    return gain


def stays_in_play(card: Card, worth: Worth) -> float:
    """Equipment is put down at once, a weapon only if it is better than the one in play."""
    if BASE.kinds[card.kind].range == 0:
        return EARLY
    return EARLY if weapon(card.kind, worth) > weapon(worth.me.weapon, worth) + 0.1 else -1.0


def weapon(kind: str, worth: Worth) -> float:
    """What a weapon is good for: the enemies it reaches, and how often it may be used."""
    reach = BASE.kinds[kind].range if kind in BASE.kinds else 1
    reached = [-worth.point[s.seat] for s in worth.view.seats if 0 < s.distance <= reach]
    targets = sorted((value for value in reached if value > 0), reverse=True)
    often = attacks_of(worth) if kind in BASE.kinds and BASE.kinds[kind].unlimited else 1
    best = targets[0] if targets else 0.0
    return best * (1 + 0.6 * max(0, often - 1)) + 0.15 * sum(targets[1:]) + 0.01 * reach


ALONE: Mapping[str, Callable[[Worth], float]] = {
    "ammo-crate": draws,
    "weapons-cache": draws,
    "supplies": supplies,
    "first-aid": first_aid,
    "medical-supplies": medical_supplies,
    "grenade": grenade,
    "herd-of-walkers": herd,
    "contagion": contagion,
}
"""What cards without a target gain, all others stay in play."""


# -- targets --------------------------------------------------------------------------------------------------


def at(kind: str, s: SeatView, worth: Worth) -> float:
    """What it gains to play such a card at a seat, below 0 if that cannot be done."""
    return TARGETED[kind](s, worth)


def attack(s: SeatView, worth: Worth) -> float:
    """Hits unless it is cancelled."""
    if s.distance > worth.me.reach:
        return -1.0
    return (1 - worth.dodges(s.seat, character_of(worth.me).missed_needed)) * worth.hit(s.seat)


def duel(s: SeatView, worth: Worth) -> float:
    """Whoever has fewer Attack! cards loses a life point."""
    wins = worth.wins_duel(s.seat, attacks_of(worth))
    return wins * worth.hit(s.seat) + (1 - wins) * worth.loss(worth.me.seat)


def captured(s: SeatView, worth: Worth) -> float:
    """Most likely a turn is lost."""
    if s.shown or any(c.kind == "captured" for c in s.in_play):
        return -1.0
    return -worth.point[s.seat] * CAUGHT * TURN


def surprise_attack(s: SeatView, worth: Worth) -> float:
    """What is taken is one's own."""
    if s.distance > 1:
        return -1.0
    return max((taken(picked, s, worth) + CARD for picked in picks(s)), default=-1.0)


def walker(s: SeatView, worth: Worth) -> float:
    """What is taken is gone."""
    return max((taken(picked, s, worth) for picked in picks(s)), default=-1.0)


def picks(s: SeatView) -> list[Card | None]:
    """What may be taken from a seat: cards in play, a card of the hand."""
    return [*s.in_play, *([None] if s.hand else [])]


def taken(picked: Card | None, s: SeatView, worth: Worth) -> float:
    """What it is worth that a card is taken from a seat."""
    value = CARD * (1.5 if s.hand == 1 else 1.0) if picked is None else in_front(picked)
    return -worth.point[s.seat] * value


TARGETED: Mapping[str, Callable[[SeatView, Worth], float]] = {
    "attack": attack,
    "duel": duel,
    "captured": captured,
    "surprise-attack": surprise_attack,
    "walker": walker,
}
