"""Giving results to players: a button for each, with what it makes of the life of whom it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from discord import SelectOption

from bot.games.dice.reach import powers
from bot.games.dice.words import AIMING, BEER, SHOOT, emoji
from bot.screens.buttons import alone
from bot.screens.controls import Answer, AnswerAlike, AnswerMenu
from bot.screens.limits import TITLE
from bot.screens.question import pairs
from bot.screens.scene import Scene
from bot.screens.sheet import Control, small
from bot.text.names import columns, in_label
from rules.core.ask import Ask, Seat
from rules.dice import DiceGame
from rules.dice.options import Target
from rules.dice.state import Face
from rules.dice.view import DiceView

FEW = 4
"""Up to so many targets each have a button for everything at one; names are not cut to a few letters."""
BOUND = "\u00a0"
"""A space at which no line breaks: a number never stands alone."""
ROOM, CUT_ROOM = 13, 7
"""Columns of a button in a row of two, and of a name where there are many."""

Indexed = tuple[int, Target]
"""A target with the index that names it in an answer."""


@dataclass(frozen=True, slots=True)
class Aiming:
    """A question about whom to give a result to."""

    s: Scene
    game: DiceGame
    ask: Ask[Any]

    @property
    def view(self) -> DiceView:
        """What the reader sees."""
        view: DiceView = self.s.view
        return view

    @property
    def helps(self) -> bool:
        """Whether it gives life points and does not take them."""
        return self.ask.key != SHOOT

    @property
    def targets(self) -> list[Indexed]:
        """Who may be named, with the index, clockwise from the reader; a double hit after all others."""
        ring, me = len(self.view.seats), self.ask.seat
        found = [
            (n, option)
            for n, option in enumerate(self.ask.options)
            if isinstance(option, Target) and (n,) not in self.ask.refused
        ]
        return sorted(found, key=lambda each: (each[1].double, (each[1].seat - me) % ring))

    @property
    def dice(self) -> list[Face]:
        """The results of one kind that are given one after the other from this one on."""
        if self.ask.key not in AIMING:
            return [Face.BEER]
        rest = results(self.view, self.ask.key)[len(self.view.plan) :]
        return list(takewhile(lambda face: face is rest[0], rest))

    def life(self, seat: Seat) -> int:
        """The life of a player once everything named so far has come."""
        mine, named = self.view.seats[seat], Counter[Seat]()
        for aim in self.view.plan:
            named[aim.seat] += 2 if aim.double else self.worth(aim.seat)
        if self.helps:
            return min(mine.life + named[seat], mine.max_life)
        return max(mine.life - named[seat], 0)

    def worth(self, seat: Seat) -> int:
        """What one result makes of it."""
        if self.ask.key == BEER and seat == self.ask.seat:
            return powers(self.game, self.view, seat).beer(self.view.seats[seat].life)
        return 1

    def after(self, target: Target, times: int) -> int:
        """The life of a player who gets so many of them."""
        points = times * (2 if target.double else self.worth(target.seat))
        before = self.life(target.seat)
        if self.helps:
            return min(before + points, self.view.seats[target.seat].max_life)
        return max(before - points, 0)

    def wasted(self, seat: Seat) -> bool:
        """Whether nothing would come of it."""
        return self.helps and self.life(seat) == self.view.seats[seat].max_life


def results(view: DiceView, key: str) -> list[Face]:
    """What is given in the order of the dice; a wound cancels one result of its kind (UA1-WOUND-3)."""
    kinds = (Face.BE1, Face.BE2) if key == SHOOT else (Face.BEER,)
    found = [face for die in view.dice for face in view.symbols[die.face] if face in kinds]
    for wound in view.seats[view.active].own.wounds:
        if wound in found:
            found.remove(wound)
    return found if key == SHOOT else found[view.beers_spent :]


def rows(a: Aiming) -> Iterator[str | tuple[Control, ...]]:
    """A button for each target, for everything at one, and below them what is named."""
    times = len(a.dice)
    alike = [each for each in a.targets if times > 1 and not each[1].double and not a.wasted(each[1].seat)]
    yield from (_few if len(a.targets) <= FEW else _many)(a, alike, times)
    if a.ask.key == SHOOT:
        yield small(named(a))


def _few(a: Aiming, alike: Sequence[Indexed], times: int) -> Iterator[tuple[Control, ...]]:
    """Everybody once for this result, and once more for all of them."""
    yield from pairs([_button(a, index, target, 1) for index, target in a.targets])
    yield from pairs([_button(a, index, target, times) for index, target in alike])


def _many(a: Aiming, alike: Sequence[Indexed], times: int) -> Iterator[tuple[Control, ...]]:
    """All results at once for the reader alone; the others' and whoever is full from the start are in a menu."""
    shown = [each for each in a.targets if not _full_from_the_start(a, each[1].seat)]
    mine = [_button(a, index, target, times) for index, target in alike if target.seat == a.ask.seat]
    first, *others = [_button(a, index, target, 1) for index, target in shown]
    yield from pairs([first, *mine, *others])
    yield from _menu(a, shown, alike, times)


def named(a: Aiming) -> str:
    """Who has been named so far, and what is still to come."""
    s, view = a.s, a.view
    hits = ((emoji(s.t, aim.symbol), s.names[aim.seat], 1 + aim.double) for aim in view.plan)
    given = " · ".join(f"{shown} {name}{BOUND}−{points}" for shown, name, points in hits)
    rest = results(view, SHOOT)[len(view.plan) + len(a.dice) :]
    beers = results(view, BEER)[sum(aim.double for aim in view.plan) :]
    then = ", ".join(emoji(s.t, face) for face in (*rest, *beers))
    said = s.t("dice-named", named=given) if given else s.t("dice-named-nobody")
    return f"{said} · {s.t('dice-named-then', faces=then)}" if then else said


def _full_from_the_start(a: Aiming, seat: Seat) -> bool:
    """Whoever becomes full while beers are named keeps the place, and the reader has one in any case."""
    mine = a.view.seats[seat]
    return a.helps and mine.life == mine.max_life and seat != a.ask.seat


def _button(a: Aiming, index: int, target: Target, times: int) -> Control:
    look = a.s.look
    label = {"label": _label(a, target, times), "emoji": _sign(a, target, times)}
    if times == 1:
        return Answer(look.id, look.ask_no, index, **label)
    return AnswerAlike(look.id, look.ask_no, index, times, **label)


def _label(a: Aiming, target: Target, times: int, room: int = ROOM) -> str:
    """The name, and the life before and after."""
    s, seat = a.s, target.seat
    many = s.t("dice-times", count=times) if times > 1 and _pair(a, times) is None else ""
    if a.wasted(seat):
        said = s.t("dice-wasted", life=a.life(seat), most=a.view.seats[seat].max_life)
    else:
        said = f"{a.life(seat)}→{a.after(target, times)}"
    said = f"{many} {said}" if many else said
    name = _name(a, seat, room - columns(said) - 1, sign=_sign(a, target, times) is not None)
    return f"{name} {said}"


def _name(a: Aiming, seat: Seat, room: int, *, sign: bool) -> str:
    if a.helps and seat == a.ask.seat:
        return a.s.t("dice-me")
    width = CUT_ROOM - sign if len(a.targets) > FEW else max(room, CUT_ROOM) - 2 * sign
    return a.s.short(width)[seat]


def _sign(a: Aiming, target: Target, times: int) -> str | None:
    """Before the name: that somebody would fall, what a double hit costs, two dice at one, a known role."""
    s, mine = a.s, a.view.seats[target.seat]
    if a.after(target, times) == 0:
        return s.t("dice-skull")
    if target.double:
        return emoji(s.t, Face.BEER)
    if (pair := _pair(a, times)) is not None:
        return pair
    if a.helps and target.seat == a.ask.seat:
        return s.t("dice-heart")
    return emoji(s.t, mine.role) if mine.shown and mine.role else None


def _pair(a: Aiming, times: int) -> str | None:
    """Two bull's eyes at once as a drawing, if it can be shown."""
    if times != 2 or a.helps:
        return None
    return alone(a.s.t, f"dice-two-{a.dice[0]}")


def _menu(
    a: Aiming, shown: Sequence[Indexed], alike: Sequence[Indexed], times: int
) -> Iterator[tuple[Control, ...]]:
    """What has no button where there are many targets: everything at another one, and the full."""
    all_at = [each for each in alike if each[1].seat != a.ask.seat or not a.helps]
    full = [each for each in a.targets if each not in shown]
    options = [
        *(_option(a, target, times, AnswerMenu.alike(index, times)) for index, target in all_at),
        *(_option(a, target, 1, str(index)) for index, target in full),
    ]
    if options:
        what = "both" if all_at and full else "alike" if all_at else "full"
        menu = AnswerMenu(
            a.s.look.id, a.s.look.ask_no, options, placeholder=a.s.t(f"dice-more-{what}", count=times)
        )
        yield (menu,)


def _option(a: Aiming, target: Target, times: int, value: str) -> SelectOption:
    return SelectOption(
        label=in_label(_label(a, target, times, TITLE), TITLE), value=value, emoji=_sign(a, target, times)
    )
