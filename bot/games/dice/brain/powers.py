"""When to show a special role, and what to do with its power."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from bot.games.dice.brain.modules import swap_gain, yes
from bot.games.dice.brain.worth import Worth, worth_of
from bot.games.sensible import Choose, best, unless_refused
from rules.core.ask import Ask, Indices
from rules.dice.options import Die, Side, Target
from rules.dice.resolve import DYNAMITES
from rules.dice.state import Face, Role
from rules.dice.view import DiceView

GATLINGS, WEAK = 3, 4
WORTH_IT = 1.5
"""What an exchange of arrows must be worth."""


def act(view: DiceView, ask: Ask[Any]) -> Indices | None:
    """Show the card if it is worth it now; ``None`` lets the moment pass."""
    card = ask.options[0].card
    return unless_refused(ask, (0,)) if SHOWS[card](view, worth_of(view)) else None


def _good(view: DiceView, worth: Worth) -> bool:
    sheriff = next((s for s in view.seats if s.role is Role.SHERIFF), None)
    return sheriff is not None and sheriff.life < WEAK < worth.me.life + 1


def _doc(view: DiceView, worth: Worth) -> bool:
    return view.box.duel is None and _turn(view, worth) is not None


def _turn(view: DiceView, worth: Worth) -> tuple[int, Face] | None:
    """The die that saves a friend from dynamite or fires his gun, or stops an enemy's, and to which side."""
    base = [die for die in view.dice if die.kind == "base"]
    friend, gatlings = worth.point[view.active] > 0, view.count(Face.GATLING)
    dynamite = [die.index for die in base if die.face is Face.DYNAMITE]
    spare = [die.index for die in base if die.face not in (Face.GATLING, Face.DYNAMITE)]
    gun = [die.index for die in base if die.face is Face.GATLING]
    if friend and view.count(Face.DYNAMITE) == DYNAMITES and dynamite:
        return dynamite[0], Face.BEER
    if friend and gatlings == GATLINGS - 1 and spare and view.roll == view.rolls:
        return spare[0], Face.GATLING
    return (gun[0], Face.BEER) if not friend and gatlings == GATLINGS and gun and view.roll == view.rolls else None


def _judge(view: DiceView, worth: Worth) -> bool:
    return view.box.judged is not None and worth.point[view.box.judged] < 0


def _gambler(view: DiceView, worth: Worth) -> bool:
    if worth.point[view.active] < 0:
        return view.count(Face.GATLING) >= GATLINGS
    return view.count(Face.DYNAMITE) >= DYNAMITES


def _bad(view: DiceView, worth: Worth) -> bool:
    gains = [points for seat, points in view.box.gaining if worth.point[seat] < 0]
    return max(gains, default=0) >= 2 or any(
        view.seats[seat].role is Role.SHERIFF and view.seats[seat].life < WEAK for seat, _ in view.box.gaining
    )


def _ugly(view: DiceView, worth: Worth) -> bool:
    return max((swap_gain(worth, a, b) for a, b in combinations(view.living, 2)), default=0.0) > WORTH_IT


def _left(view: DiceView, worth: Worth) -> bool:
    dying = [s for s in view.seats if s.alive and s.life == 0]
    return any(s.seat == worth.me.seat or (s.role is Role.SHERIFF and len(view.living) > 2) for s in dying)


SHOWS: Mapping[str, Callable[[DiceView, Worth], bool]] = {
    "the-good": _good,
    "the-doc": _doc,
    "the-judge": _judge,
    "the-gambler": _gambler,
    "the-bad": _bad,
    "the-ugly": _ugly,
    "the-right-hand": lambda _, __: True,
    "the-left-hand": _left,
}
"""For each card whether its power is worth using now."""


# -- what follows -------------------------------------------------------------------------------------------------


def doc_die(view: DiceView, ask: Ask[Die]) -> Indices:
    """See :func:`_turn`."""
    turn = _turn(view, worth_of(view))
    return best(ask, lambda die: float(turn is not None and die.index == turn[0]))


def doc_side(view: DiceView, ask: Ask[Side]) -> Indices:
    """See :func:`_turn`."""
    turn = _turn(view, worth_of(view))
    return best(ask, lambda side: float(turn is not None and side.face is turn[1]))


def bad_gain(view: DiceView, ask: Ask[Target]) -> Indices:
    """The enemy for whom it is worth most."""
    worth, due = worth_of(view), dict(view.box.gaining)
    return best(ask, lambda target: -worth.gain(target.seat, due.get(target.seat, 1)))


def left_save(view: DiceView, ask: Ask[Target]) -> Indices:
    """Myself, else whoever my side needs."""
    worth = worth_of(view)
    return best(ask, lambda target: 100.0 if target.seat == ask.seat else worth.gain(target.seat, 2))


def ugly_swap(view: DiceView, ask: Ask[Target]) -> Indices:
    """The two whose exchange is worth most."""
    worth = worth_of(view)
    pairs = combinations(range(len(ask.options)), 2)
    found = max(pairs, key=lambda pair: swap_gain(worth, ask.options[pair[0]].seat, ask.options[pair[1]].seat))
    return unless_refused(ask, found)


POWER_CHOICES: Mapping[str, Choose] = {
    "doc.die": doc_die,
    "doc.side": doc_side,
    "bad.gain": bad_gain,
    "left.save": left_save,
    "left.arrows": yes,
    "ugly.swap": ugly_swap,
}
