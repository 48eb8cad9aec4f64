"""The games that every test of this package is run through, and what the tests must be told of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from bot.games import registered
from rules.core.ask import Seat
from rules.core.game import AnyGame
from rules.core.session import Session
from tests.playing import AnySession, luck

Path: TypeAlias = tuple[Any, ...]
PLAIN = (int, str, Enum)


class Twin(NamedTuple):
    """A state that differs from another in a secret which only ``knowers`` may know, until it ``comes_out``."""

    state: Any
    knowers: frozenset[Seat]
    comes_out: Callable[[Any], bool]


@dataclass(frozen=True)
class Proof:
    """A game, and what is special about it.

    ``twins`` are states that most seats cannot tell from the one given. ``check`` asserts what is true of
    every state, such as tokens that are never lost. ``reveals`` says whether a view, event or ask tells its
    reader (``None``: everybody) more than may be known in this state. ``ends_idle``: whether a game ends in
    which nobody does more than the rules demand.
    """

    game: AnyGame
    twins: Callable[[Any], Iterator[Twin]]
    check: Callable[[Any], None]
    reveals: Callable[[Any, Seat | None, object], bool]
    ends_idle: bool = True
    variant: str = ""
    """What it is called where it is not the game alone."""
    options: Any = None
    """What the game is played with; ``None``: nothing in particular."""
    seats: tuple[int, ...] = ()
    """How many play it; empty: every number there may be."""
    empty: frozenset[str] = frozenset()
    """Fields of a state in which there is never anything."""
    taught: tuple[str, ...] = ()
    """The kinds of brains that know how to play it; empty: all that there are for the game."""

    @property
    def name(self) -> str:
        """What it is called: the game's key, or that of the variant."""
        return self.variant or self.game.key

    @property
    def players(self) -> Sequence[int]:
        """The numbers of seats to play it with."""
        return self.seats or self.game.players

    @property
    def brains(self) -> tuple[str, ...]:
        """The kinds of brains that play this game each in its own way."""
        known = registered().get(self.game.key)
        there_are = ("random",) if known is None or known.brain is None else ("random", "sensible", *known.tempers)
        return self.taught or there_are


def deal(proof: Proof, seats: int, seed: int = 1) -> AnySession:
    """A new game."""
    options = proof.game.options_type() if proof.options is None else proof.options
    return Session.deal(proof.game, seats, options, luck(seed))


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every plain value inside, with the fields and indices that lead to it."""
    if value is None or isinstance(value, PLAIN):
        yield path, value
    elif is_dataclass(value):
        for field in fields(value):
            yield from leaves(getattr(value, field.name), (*path, field.name))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif hasattr(value, "_asdict"):
        yield from leaves(value._asdict(), path)
    elif isinstance(value, tuple | list):
        for n, inner in enumerate(value):
            yield from leaves(inner, (*path, n))
    else:
        yield path, value


def changed(value: Any) -> Iterator[tuple[Path, Any]]:
    """The same plain data with exactly one thing in it changed, for every thing that is there."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            for path, inner in changed(getattr(value, field.name)):
                other = {f.name: getattr(value, f.name) for f in fields(value)}
                yield (field.name, *path), type(value)(**{**other, field.name: inner})
    elif isinstance(value, dict):
        for key, item in value.items():
            for path, inner in changed(item):
                yield (key, *path), {**value, key: inner}
    elif isinstance(value, tuple | list):
        make = type(value)
        if value:
            yield ("more",), make([*value, value[-1]])
        for n, item in enumerate(value):
            for path, inner in changed(item):
                yield (n, *path), make([*value[:n], inner, *value[n + 1 :]])
    elif value is not None:
        yield (), _other(value)


def _other(value: Any) -> Any:
    match value:
        case Enum():
            return next(member for member in type(value) if member is not value)
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "?"
    raise TypeError(f"{value!r} is not plain data")
