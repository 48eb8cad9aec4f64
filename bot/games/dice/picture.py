"""The table of the dice game as a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.games.dice.reach import reached
from bot.games.dice.words import character, face
from bot.pictures.scenes import DiceSeat, DiceTable, Die, Person, Shot
from bot.screens.scene import Scene, called
from bot.text import Words
from bot.text.names import plain
from bot.text.phrases import listed
from rules.core.ask import Seat
from rules.core.log import Event
from rules.dice import DiceGame
from rules.dice import events as e
from rules.dice.state import Face, Phase, Role
from rules.dice.view import DiceView

SHORT = 16
"""Columns of a name in words, so that eight of them fit into what Discord takes."""
BLOW = (e.LifeLost, e.LossAvoided, e.ArrowsTakenInstead, e.PenaltyArrowTaken, e.Eliminated, e.ArrowsReturned)
"""What belongs to losses that come together."""


class Painter:
    """Makes pictures of an edition of the game: ``faces`` and ``roles`` are its drawings."""

    def __init__(self, game: DiceGame, faces: Mapping[Face, str], roles: Mapping[Role, str], arrow: str) -> None:
        self._game, self._faces, self.roles, self._arrow = game, faces, roles, arrow

    def table(self, s: Scene) -> DiceTable:
        """The table as everybody sees it; the dice lie there once they are no longer rolled."""
        view: DiceView = s.view
        eyes = reached(self._game, view, view.active) if view.winners is None else {}
        seats = tuple(self._seat(s, seat, eyes) for seat in range(len(view.seats)))
        shown = view.dice if view.phase is Phase.RESOLVING else ()
        return DiceTable(
            seats=seats,
            turn=view.active,
            pile=view.pile,
            rolls=view.rolls,
            rolled=view.roll,
            dice=tuple(Die(self._faces.get(die.face, "die"), die.locked) for die in shown),
            shots=tuple(blows([one.event for one in s.look.recent])),
            arrow=self._arrow,
            modules=bool(view.box.modules),
            alt=in_words(s, eyes),
        )

    def _seat(self, s: Scene, seat: Seat, eyes: dict[Face, tuple[Seat, ...]]) -> DiceSeat:
        mine = s.view.seats[seat]
        person = Person(
            plain(called(s.t, s.look.seats[seat])),
            s.t.plain("picture-seat", seat=seat + 1),
            character(s.t.plain, mine.character),
        )
        return DiceSeat(
            person=person,
            life=mine.life,
            most=mine.max_life,
            arrows=mine.arrows,
            out=not mine.alive,
            role=self.roles[mine.role] if mine.shown and mine.role else None,
            reached=tuple(n for n, eye in enumerate((Face.BE1, Face.BE2), 1) if seat in eyes.get(eye, ())),
        )


def blows(events: Sequence[Event]) -> list[Shot]:
    """The last losses of the turn that came together: who took them, nobody in particular for the Indians."""
    found: list[Shot] = []
    for event in reversed(events):
        if isinstance(event, e.LifeLost):
            found.insert(0, Shot(event.by, event.seat, event.points))
        elif isinstance(event, e.TurnBegan) or (found and not isinstance(event, BLOW)):
            break
    return found


def in_words(s: Scene, eyes: dict[Face, tuple[Seat, ...]]) -> str:
    """All that the picture shows, in at most 1,024 letters."""
    t, view = s.t.plain, s.view
    names = s.short(SHORT)
    lines = [_seat_words(t, view, seat, name, eyes) for seat, name in enumerate(names)]
    lines.append(t("dice-picture-middle", pile=view.pile, roll=view.roll, rolls=view.rolls))
    if view.phase is Phase.RESOLVING and view.dice:
        dice = [t("dice-picture-locked", face=face(t, d.face)) if d.locked else face(t, d.face) for d in view.dice]
        lines.append(t("dice-picture-dice", dice=listed(t, dice)))
    lines += _blows_in_words(t, names, blows([one.event for one in s.look.recent]))
    return " ".join(lines)


def _seat_words(t: Words, view: DiceView, seat: Seat, name: str, eyes: dict[Face, tuple[Seat, ...]]) -> str:
    mine = view.seats[seat]
    shown = f", {t(f'dice-role-{mine.role}')}" if mine.shown and mine.role else ""
    known: dict[str, Any] = {
        "number": seat + 1,
        "name": name,
        "character": character(t, mine.character),
        "role": shown,
    }
    if not mine.alive:
        return t("dice-picture-out", **known)
    turn = t("dice-picture-turn") if seat == view.active else ""
    hit = [str(n) for n, eye in enumerate((Face.BE1, Face.BE2), 1) if seat in eyes.get(eye, ())]
    reached = t("dice-picture-reached", eyes=", ".join(hit)) if hit else ""
    counts = {"life": mine.life, "most": mine.max_life, "arrows": mine.arrows}
    return t("dice-picture-seat", turn=turn, reached=reached, **known, **counts)


def _blows_in_words(t: Words, names: Sequence[str], shots: Sequence[Shot]) -> Iterator[str]:
    for by in dict.fromkeys(shot.by for shot in shots):
        lost = [f"{names[shot.at]} −{shot.points}" for shot in shots if shot.by == by]
        known = {"lost": listed(t, lost)}
        yield t("dice-picture-lost", **known) if by is None else t("dice-picture-shot", by=names[by], **known)
