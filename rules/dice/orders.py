"""Standing orders: how a seat has decided beforehand to use the power of its special role.

A window is short, and its moment may come while nobody looks. An order answers a window when its time is up; all
that follows is asked of the person, so an order names no target.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.ask import Ask, Indices
from rules.dice.options import Reveal
from rules.dice.state import Role
from rules.dice.view import DiceView

ASK, NEXT_TURN, ME, ANYBODY, ENEMY, SHERIFF = "ask", "next-turn", "me", "anybody", "enemy", "sheriff"

ORDERS: Mapping[str, tuple[str, ...]] = {
    "the-good": (ASK, NEXT_TURN),
    "the-judge": (ASK, ENEMY, ANYBODY),
    "the-gambler": (ASK, SHERIFF),
    "the-bad": (ASK, SHERIFF),
    "the-ugly": (ASK, NEXT_TURN),
    "the-right-hand": (ASK, NEXT_TURN),
    "the-left-hand": (ASK, ME, ANYBODY),
}
"""By card when it is shown: in one's next turn; for whom; against whose power, gain or last roll."""


def may_order(view: DiceView) -> Mapping[str, tuple[str, ...]]:
    """The orders that the reader's own unused card allows; nobody else may know which."""
    me = view.me
    if me is None or me.own.used or me.own.form or not me.alive:
        return {}
    return {card: values for card, values in ORDERS.items() if card == me.own.card}


def ordered(view: DiceView, ask: Ask[Any], orders: Mapping[str, str]) -> Indices | None:
    """To show the card if it is ordered for what happens now; ``None``: leave it to the person."""
    for n, option in enumerate(ask.options):
        if isinstance(option, Reveal) and FITS[orders.get(option.card, ASK)](view, option.card):
            return (n,)
    return None


def _dying(view: DiceView, _: str) -> bool:
    return view.me is not None and view.me.life == 0


def _of_an_enemy(view: DiceView, _: str) -> bool:
    """Whether the power that was just shown is that of an enemy of the law, on whose side The Judge is."""
    judged = view.box.judged
    return judged is not None and view.seats[judged].role not in (Role.SHERIFF, Role.DEPUTY)


def _of_the_sheriff(view: DiceView, card: str) -> bool:
    """Whether the Sheriff is about to gain, or has made a last roll."""
    seats = [seat for seat, _ in view.box.gaining] if card == "the-bad" else [view.active]
    return any(view.seats[seat].role is Role.SHERIFF for seat in seats)


FITS: Mapping[str, Callable[[DiceView, str], bool]] = {
    ASK: lambda _, __: False,
    NEXT_TURN: lambda _, __: True,
    ANYBODY: lambda _, __: True,
    ME: _dying,
    ENEMY: _of_an_enemy,
    SHERIFF: _of_the_sheriff,
}
"""Whether what happens now is what an order waits for."""
