"""How a game went for every seat, turn by turn: the picture of the end, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.pictures import ALT
from bot.pictures.scenes import Course, CourseSeat, Person
from bot.screens.scene import Scene, called
from bot.text.names import plain

SHORT = 16
"""Columns of a name in words."""
CUT = "…"


def values(s: Scene, field: str, start: Sequence[int | None]) -> list[tuple[int, ...]] | None:
    """For each seat the ``field`` of its events at the deal, given there or by ``start``, and after each turn.

    ``None`` if somebody's is not known from the deal on.
    """
    now, turn = [*start], 0
    kept: list[tuple[int | None, ...]] = []
    for one in s.look.recent:
        number = getattr(one.event, "turn", None)
        if number is not None and number > turn:
            turn = number
            kept.append(tuple(now))
        seat, value = getattr(one.event, "seat", None), getattr(one.event, field, None)
        if seat is not None and value is not None:
            now[seat] = value
    kept.append(tuple(now))
    known = [[value for value in of_seat if value is not None] for of_seat in zip(*kept, strict=True)]
    return None if any(len(each) < len(kept) for each in known) else [*map(tuple, known)]


def course(
    s: Scene,
    went: Sequence[tuple[int, ...]],
    *,
    measure: str = "life",
    badges: Sequence[str | None] = (),
    characters: Sequence[str] = (),
) -> Course:
    """The picture; ``badges`` are the drawings of who everybody was, ``measure`` that of what is counted."""
    seats = range(len(went))
    winners = () if s.look.result is None else s.look.result.winners
    people = [plain(called(s.t, seat)) for seat in s.look.seats]
    return Course(
        tuple(
            CourseSeat(
                Person(people[n], s.t.plain("picture-seat", seat=n + 1), characters[n] if characters else ""),
                went[n],
                won=n in winners,
                out=n not in s.look.living,
                badge=badges[n] if badges else None,
            )
            for n in seats
        ),
        measure=measure,
        alt=" ".join(_in_words(s, went)),
    )


def _in_words(s: Scene, went: Sequence[tuple[int, ...]]) -> Iterator[str]:
    """A sentence for each seat, all of them in what Discord takes."""
    spoken, room = replace(s, t=s.t.plain), ALT // len(went) - 1
    names = s.short(SHORT)
    winners = () if s.look.result is None else s.look.result.winners
    for seat, steps in enumerate(went):
        won = "yes" if seat in winners else "no"
        begin = s.t.plain(
            "course-seat", number=seat + 1, name=names[seat], was=s.game.was(spoken, seat), won=won, start=steps[0]
        )
        yield _fitting(begin, [s.t.plain("course-step", **step) for step in _steps(steps)], room)


def _steps(values: Sequence[int]) -> list[dict[str, int]]:
    """The turns that have changed something."""
    return [{"turn": n, "value": new} for n, (old, new) in enumerate(pairwise(values), 1) if new != old]


def _fitting(begin: str, steps: list[str], room: int) -> str:
    """As many steps as there is room for; those in the middle are left out first, the last one never."""
    line, left = f"{begin}{''.join(steps)}.", list(steps)
    while len(line) > room and len(left) > 1:
        del left[(len(left) - 1) // 2]
        line = f"{begin}{''.join(left[: len(left) // 2])}{CUT}{''.join(left[len(left) // 2 :])}."
    return line if len(line) <= room else f"{line[: room - 2]}{CUT}."
