"""What the brains that play sensibly have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rules.core.ask import Ask, Indices

Choose = Callable[[Any, Ask[Any]], Indices]


class SensibleBrain:
    """A brain for a game without windows, with neither luck nor memory.

    ``choices`` say by the key of a question how it is answered; any other one gets its first open answer.
    """

    choices: ClassVar[Mapping[str, Choose]]

    def answer(self, view: Any, ask: Ask[Any]) -> Indices:
        return self.choices.get(ask.key, anything)(view, ask)

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        """Let it pass: there are no windows."""
        return None


def anything(_: Any, ask: Ask[Any]) -> Indices:
    """The first open answer."""
    return next(ask.forward())


def best(ask: Ask[Any], score: Callable[[Any], float], lots: Sequence[int] | None = None) -> Indices:
    """The open option with the highest score; of equals the one with the lowest of ``lots``, or the first."""
    ties = range(ask.proper) if lots is None else lots
    order = sorted(range(ask.proper), key=lambda i: (-round(score(ask.options[i]), 6), ties[i]))
    return next((i,) for i in order if (i,) not in ask.refused)


def unless_refused(ask: Ask[Any], indices: Indices) -> Indices:
    """This answer; where it has run into a fault, the first open one."""
    return next(ask.forward()) if indices in ask.refused else indices
