"""What a module is: a name, when it may be played, and what it adds to an edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from rules.core.chance import Chance
from rules.core.data import number, rows
from rules.core.errors import Reason
from rules.core.log import Event
from rules.dice.base import DATA
from rules.dice.play import Character, Edition

S = TypeVar("S")


class Module:
    """Adds data and steps to an edition; it changes no step that is already there.

    ``least`` players are needed, because of row ``least_rule``. ``needs`` and ``clashes`` are the keys of modules
    without which, and with which, it is not played, because of row ``needs_rule`` and ``clashes_rule``.
    """

    key: ClassVar[str]
    least: ClassVar[int] = 3
    least_rule: ClassVar[str | None] = None
    needs: ClassVar[tuple[str, ...]] = ()
    needs_rule: ClassVar[str | None] = None
    clashes: ClassVar[tuple[str, ...]] = ()
    clashes_rule: ClassVar[str | None] = None
    events: ClassVar[tuple[type[Event], ...]] = ()
    """What can happen with it and cannot without."""

    def refuse(self, keys: Sequence[str], seats: int) -> Reason | None:
        """Why this module cannot be played with the others by so many, or ``None``."""
        if seats < self.least:
            return Reason("module-players", (("module", self.key), ("least", self.least)), self.least_rule)
        for other in self.needs:
            if other not in keys:
                return Reason("module-needs", (("module", self.key), ("other", other)), self.needs_rule)
        for other in self.clashes:
            if other in keys:
                return Reason("module-clash", (("module", self.key), ("other", other)), self.clashes_rule)
        return None

    def added_to(self, edition: Edition) -> Edition:
        """The edition with this module."""
        raise NotImplementedError


def before(steps: tuple[S, ...], step: S, *more: S) -> tuple[S, ...]:
    """``steps`` with ``more`` before ``step``."""
    at = steps.index(step)
    return (*steps[:at], *more, *steps[at:])


def after(steps: tuple[S, ...], step: S, *more: S) -> tuple[S, ...]:
    """``steps`` with ``more`` after ``step``."""
    at = steps.index(step) + 1
    return (*steps[:at], *more, *steps[at:])


def instead(steps: tuple[S, ...], step: S, other: S) -> tuple[S, ...]:
    """``steps`` with ``other`` in the place of ``step``."""
    at = steps.index(step)
    return (*steps[:at], other, *steps[at + 1 :])


def shuffled(cards: Iterable[S], chance: Chance) -> tuple[S, ...]:
    """These cards or tokens as a pile, in any order."""
    pile = list(cards)
    chance.shuffle(pile)
    return tuple(pile)


@dataclass(frozen=True, slots=True)
class CharacterRow:
    """A line of a module's file of characters: ``needs`` is the module without which the card stays in the box."""

    key: str
    life: int
    needs: str


def cards_in_play(
    file: str, abilities: Mapping[str, type[Character]], modules: Sequence[str]
) -> dict[str, Character]:
    """The characters of a file that do not refer to a module that is not in use, by key."""
    table = rows(DATA / file, CharacterRow, {"life": number(1)})
    known = [row for row in table if not row.needs or row.needs in modules]
    return {row.key: abilities[row.key](row.key, row.life, power=row.key) for row in known}
