"""Answers the questions that modules ask: each in its smallest sensible way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.dice.brain.worth import Worth, known_allies, worth_of
from bot.games.sensible import Choose, best, unless_refused
from rules.core.ask import Ask, Indices
from rules.dice.options import Die, Kind, Nothing, Point, Rage, Side, Target, Wound
from rules.dice.resolve import DYNAMITES
from rules.dice.state import Face
from rules.dice.view import DiceView

SAFE = 4
"""Life points that Molly Stark keeps."""
NEAR = 3
"""Arrows left in the pile that make an attack near."""
HARM = (Face.ARROW, Face.DYNAMITE)
"""What nobody likes to have."""
LIKED: Mapping[Face, float] = {
    Face.BEER: 3.0,
    Face.BE1: 2.0,
    Face.BE2: 2.0,
    Face.GATLING: 1.0,
    Face.ARROW: -2.0,
    Face.DYNAMITE: -1.0,
}
"""How much a symbol on a card is liked by whoever has it."""


def yes(_: DiceView, ask: Ask[Any]) -> Indices:
    """Always do it."""
    return _if(True, ask)


def _if(wish: bool, ask: Ask[Any]) -> Indices:
    return unless_refused(ask, (int(wish),))


# -- Old Saloon ---------------------------------------------------------------------------------------------------


def saloon_die(view: DiceView, ask: Ask[Kind]) -> Indices:
    """The Coward for the hurt, the Loudmouth where an enemy is in reach, else neither."""
    worth = worth_of(view)
    me = worth.me
    reach = [r.seat for face in (Face.BE1, Face.BE2) for r in view.reach(face) if r.open]
    bold = sum(worth.loss(seat) > 1.0 for seat in {*reach})
    weak = 2 * me.life <= me.max_life or me.arrows >= NEAR
    liked = {"coward": 2.0 if weak else 0.0, "loudmouth": float(bold) if not weak else -1.0, "base": 0.5}
    if me.power == "jose-delgado":
        liked["loudmouth"] = 3.0
    if me.power == "tequila-joe":
        liked["coward"] = 3.0
    return best(ask, lambda kind: liked[kind.kind])


def broken(view: DiceView, ask: Ask[Target]) -> Indices:
    """The arrow that hurts my side most."""
    worth = worth_of(view)
    return best(ask, lambda target: -worth.arrow(target.seat, -1))


def leads(view: DiceView, seat: int, more: int) -> bool:
    """Whether a seat with ``more`` points of arrows would have more than everybody else."""
    return view.seats[seat].arrows + more > max(s.arrows for s in view.seats if s.alive and s.seat != seat)


def chief_take(view: DiceView, ask: Ask[bool]) -> Indices:
    """If an attack is near and it would cost nothing then."""
    return _if(view.pile <= NEAR and leads(view, ask.seat, 1), ask)


def apache(view: DiceView, ask: Ask[bool]) -> Indices:
    """As :func:`chief_take`, with an arrow more."""
    return _if(view.pile <= NEAR and leads(view, ask.seat, 2), ask)


def chief_return(view: DiceView, ask: Ask[bool]) -> Indices:
    """If it would hurt a friend, or spare an enemy."""
    owner = view.box.chief
    if owner is None:
        return _if(False, ask)
    return _if(leads(view, owner, 1) != (worth_of(view).point[owner] > 0), ask)


def elena(view: DiceView, ask: Ask[Target | Nothing]) -> Indices:
    """To whom it hurts my side least; there is always somebody else."""
    worth = worth_of(view)
    mine = -worth.arrow(ask.seat, -1)
    return best(ask, lambda to: worth.arrow(to.seat) + mine if isinstance(to, Target) else 0.0)


def molly(view: DiceView, ask: Ask[Point]) -> Indices:
    """The points of known allies, as long as she has enough herself."""
    allies, spare = known_allies(view), view.seats[ask.seat].life - SAFE
    liked = [n for n, point in enumerate(ask.options) if point.seat in allies]
    return unless_refused(ask, tuple(liked[: max(0, min(spare, ask.most))]))


# -- the Ghost ----------------------------------------------------------------------------------------------------


def is_ghost(view: DiceView) -> bool:
    """Whether the reader is the Ghost."""
    return view.seat is not None and view.seat == view.box.ghost


def ghost_reroll(view: DiceView, ask: Ask[Die]) -> Indices:
    """Whatever helps or hurts nobody for sure is rolled again; two of a kind stay."""
    faces = {die.face for die in view.dice}
    useless = [n for n, die in enumerate(ask.options) if die.face not in (*HARM, Face.BEER)]
    return unless_refused(ask, () if len(faces) == 1 else tuple(useless))


def _token(view: DiceView) -> Face:
    """The face that the Ghost gives: harm first, then help."""
    order = (Face.DYNAMITE, Face.ARROW, Face.BEER)
    shown = [die.face for die in view.dice]
    return next((face for face in order if face in shown), shown[0])


def ghost_face(view: DiceView, ask: Ask[Die]) -> Indices:
    """See :func:`_token`."""
    wanted = _token(view)
    return best(ask, lambda die: float(die.face is wanted))


def ghost_give(view: DiceView, ask: Ask[Target]) -> Indices:
    """Harm to an enemy, anything else to a friend."""
    worth, sign = worth_of(view), -1.0 if _token(view) in HARM else 1.0
    return best(ask, lambda target: sign * worth.point[target.seat])


# -- Undead or Alive ----------------------------------------------------------------------------------------------


def opponent(view: DiceView, ask: Ask[Target]) -> Indices:
    """The enemy whose life point is worth most."""
    worth = worth_of(view)
    return best(ask, lambda target: worth.loss(target.seat))


def token(_: DiceView, ask: Ask[Wound]) -> Indices:
    """Dynamite, then beer."""
    order = (Face.DYNAMITE, Face.BEER, Face.BE1, Face.BE2)
    return best(ask, lambda wound: -float(order.index(wound.face)))


def belle(_: DiceView, ask: Ask[Nothing | Die]) -> Indices:
    """A gatling is always better."""
    return best(ask, lambda die: float(isinstance(die, Die)))


def chuck_die(view: DiceView, ask: Ask[Nothing | Die]) -> Indices:
    """Only for the gatling that fires the gun, and not from the last life points."""
    fires = view.count(Face.GATLING) == 2 and view.seats[ask.seat].life > SAFE
    spare = (Face.ARROW, Face.BE2, Face.BE1, Face.BEER)

    def score(chosen: Nothing | Die) -> float:
        if isinstance(chosen, Nothing):
            return 0.0
        base = chosen.face in spare and view.dice[chosen.index].kind == "base"
        return 4.0 - spare.index(chosen.face) if fires and base else -1.0

    return best(ask, score)


def chuck_side(_: DiceView, ask: Ask[Side]) -> Indices:
    """To a gatling."""
    return best(ask, lambda side: float(side.face is Face.GATLING))


def sean(view: DiceView, ask: Ask[Nothing | Die]) -> Indices:
    """What is neither a duel nor whiskey is rolled again."""
    good = (Face.DUEL, Face.WHISKEY)
    safe = view.count(Face.DYNAMITE) < DYNAMITES - 1
    return best(ask, lambda die: float(safe and die.face not in good) if isinstance(die, Die) else 0.5)


def sam(view: DiceView, ask: Ask[Target | Nothing]) -> Indices:
    """As with a beer; nobody if it would help only enemies."""
    worth = worth_of(view)
    return best(ask, lambda to: worth.gain(to.seat) if isinstance(to, Target) else 0.0)


def liked(card: str) -> float:
    """How good a Rage card is for its owner."""
    return sum(LIKED.get(Face(symbol), 0.0) for symbol in card.split())


def pat_from(view: DiceView, ask: Ask[Nothing | Target]) -> Indices:
    """My own bad cards move, else an enemy's come to me."""
    bad = any(liked(card) < 0 for card in view.seats[ask.seat].own.rage or ())
    return best(ask, lambda giver: float(bad and isinstance(giver, Target) and giver.seat == ask.seat))


def pat_to(view: DiceView, ask: Ask[Target]) -> Indices:
    """Bad cards go to the worst enemy."""
    worth = worth_of(view)
    return best(ask, lambda to: -worth.point[to.seat])


def pat_card(_: DiceView, ask: Ask[Rage]) -> Indices:
    """The worst."""
    return best(ask, lambda rage: -liked(rage.card))


def pixie(_: DiceView, ask: Ask[Rage]) -> Indices:
    """The best."""
    return best(ask, lambda rage: liked(rage.card))


def swap_gain(worth: Worth, one: int, other: int) -> float:
    """What it is worth that two seats exchange their arrows."""
    have, has = worth.seats[one].arrows, worth.seats[other].arrows

    def more(seat: int, now: int, then: int) -> float:
        steps = range(then - now) if then > now else range(-1, then - now - 1, -1)
        return sum(worth.arrow(seat, n) if then > now else -worth.arrow(seat, n) for n in steps)

    return more(one, have, has) + more(other, has, have)


MODULE_CHOICES: Mapping[str, Choose] = {
    "saloon.die": saloon_die,
    "saloon.broken": broken,
    "chief.take": chief_take,
    "chief.return": chief_return,
    "apache.take": apache,
    "elena.give": elena,
    "elena.chief": yes,
    "molly.take": molly,
    "ghost.face": ghost_face,
    "ghost.give": ghost_give,
    "duel.opponent": opponent,
    "whiskey.token": token,
    "belle.turn": belle,
    "chuck.die": chuck_die,
    "chuck.side": chuck_side,
    "sean.again": sean,
    "sean.duel": yes,
    "sam.gain": sam,
    "pat.from": pat_from,
    "pat.to": pat_to,
    "pat.card": pat_card,
    "pixie.keep": pixie,
}
