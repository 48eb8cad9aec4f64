"""Whom the bull's eyes of a player reach, as everybody can count."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.dice.words import emoji
from bot.screens.scene import Scene
from rules.core.ask import Seat
from rules.dice import DiceGame
from rules.dice.places import reach
from rules.dice.play import Character
from rules.dice.state import Face
from rules.dice.view import DiceView

WIDE = 30
"""A line of facts with more letters names seats by their numbers."""
EYES = (Face.BE1, Face.BE2)


def powers(game: DiceGame, view: DiceView, seat: Seat) -> Character:
    """What a player can do: by the character, or by what the player has become."""
    edition, own = game.edition_of(view.box.modules), view.seats[seat].own
    return edition.forms[own.form] if own.form else edition.characters[view.seats[seat].character]


def reached(game: DiceGame, view: DiceView, by: Seat) -> dict[Face, tuple[Seat, ...]]:
    """The seats that each bull's eye of ``by`` may hit, clockwise; nobody once ``by`` is out."""
    if by not in view.living:
        return dict.fromkeys(EYES, ())
    distances = powers(game, view, by).distances
    seen = {eye: reach(by, view.living, view.fallen, distances[eye]) for eye in EYES}
    return {eye: tuple(r.seat for r in found if r.open) for eye, found in seen.items()}


def reach_line(s: Scene, game: DiceGame, by: Seat) -> str | None:
    """Whom the bull's eyes of ``by`` reach, by name or, where that is long, by the numbers of the seats."""
    found = reached(game, s.view, by)
    if not any(found.values()):
        return None
    names = [s.names[seat] for seats in found.values() for seat in seats]
    numbers = sum(len(name) + 2 for name in names) > WIDE
    if found[Face.BE1] == found[Face.BE2]:
        return f"{_eyes(s, EYES)} {_named(s, found[Face.BE1], numbers=numbers)}"
    shown = (f"{_eyes(s, (eye,))} {_named(s, seats, numbers=numbers)}" for eye, seats in found.items() if seats)
    return " · ".join(shown)


def _eyes(s: Scene, eyes: Sequence[Face]) -> str:
    return "".join(emoji(s.t, eye) for eye in eyes)


def _named(s: Scene, seats: Sequence[Seat], *, numbers: bool) -> str:
    return ", ".join(str(seat + 1) if numbers else s.names[seat] for seat in seats)
