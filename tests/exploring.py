"""Exploring tables in the middle of a turn, with as little said as a test needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rules.core.chance import Scripted
from rules.core.journal import Checkpoint
from rules.core.session import Session
from rules.explore import EXPLORE
from rules.explore.state import Blue, State
from tests.bot.screens.looks import NAMES, Sitting


def side(shown: Blue) -> int:
    """The side of the blue die that shows this."""
    return EXPLORE.box.blue.index(shown)


def deck(*top: str, out: Sequence[str] = ()) -> list[str]:
    """All cards but those ``out``, with ``top`` to be turned over first, in this order."""
    rest = Counter(EXPLORE.box.deck) - Counter(out) - Counter(top)
    return [*rest.elements(), *reversed(top)]


def exploring(
    *, seats: int = 3, locale: str = "en", sides: Iterable[int] = (), names: Sequence[str] = NAMES, **fields: Any
) -> Sitting:
    """People at the start of a unit in turn 5, which is Budi's.

    ``sides`` are what dice will show, the blue one after the others; ``fields`` are those of the state.
    """
    out = [*fields.get("front", ()), *fields.get("discards", ()), *filter(None, [fields.get("card")])]
    given: dict[str, Any] = {"deck": deck(out=out), "stashes": [3, 0, 7, 1][:seats], "active": 1, "turn": 5}
    table = Sitting(EXPLORE, names[:seats], locale=locale).deal()
    start = Checkpoint(9, 1, 20, State(**given | fields))
    table.live.session = Session.resume(EXPLORE, Scripted(*sides), start, ())
    table.live.recent.clear()
    table.settle()
    return table
