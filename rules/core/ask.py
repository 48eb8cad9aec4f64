"""Questions a rule may put to the seats.

Rules are ``async def`` so that a question reads as ``await choose(...)``. No event loop is involved:
:class:`rules.core.session.Session` drives them by hand with ``send()``.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from types import coroutine
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from rules.core.errors import IllegalAnswer, Reason

Seat: TypeAlias = int
Indices: TypeAlias = tuple[int, ...]
T = TypeVar("T")
Script: TypeAlias = Coroutine[Any, Any, T]


@dataclass(frozen=True, slots=True)
class Closed(Generic[T]):
    """An option that exists but may not be taken now, and why."""

    option: T
    reason: Reason


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last option of a later question of one plan: undo the plan's previous answer."""


TAKE_BACK = TakeBack()
UNKNOWN = Reason("no-such-option")
FAULT = Reason("hit-a-fault")


@dataclass(frozen=True, slots=True)
class Ask(Generic[T]):
    """One question to one seat.

    ``key`` is stored with the answer and stays the same for ever. An answer is between ``least`` and
    ``most`` different indices into ``options``; ``closed`` options have no index. ``refused`` holds the
    answers that ran into a faulty rule. Of an ask that is not ``public`` the table learns only who is asked.
    """

    seat: Seat
    key: str
    options: tuple[T, ...]
    least: int = 1
    most: int = 1
    closed: tuple[Closed[T], ...] = ()
    public: bool = True
    refused: tuple[Indices, ...] = ()

    def pick(self, indices: Indices) -> tuple[T, ...]:
        """The options behind ``indices``; raises :exc:`IllegalAnswer` and names the reason."""
        self.check(indices)
        return tuple(self.options[i] for i in indices)

    def check(self, indices: Indices) -> None:
        """Raise :exc:`IllegalAnswer` unless ``indices`` is an answer that is open."""
        n = len(self.options)
        for i in indices:
            if type(i) is not int or not 0 <= i < n:
                raise IllegalAnswer(UNKNOWN)
        if len(set(indices)) < len(indices):
            raise IllegalAnswer(UNKNOWN)
        if len(indices) < self.least:
            raise IllegalAnswer(Reason("too-few-chosen", (("least", self.least),)))
        if len(indices) > self.most:
            raise IllegalAnswer(Reason("too-many-chosen", (("most", self.most),)))
        if self.refused and tuple(sorted(indices)) in self.refused:
            raise IllegalAnswer(FAULT)

    def index(self, option: T) -> int:
        """The index of an open option; raises :exc:`IllegalAnswer` with a closed option's own reason."""
        for i, open_option in enumerate(self.options):
            if open_option == option and type(open_option) is type(option):
                return i
        for shut in self.closed:
            if shut.option == option:
                raise IllegalAnswer(shut.reason)
        raise IllegalAnswer(UNKNOWN)

    def answers(self) -> Iterator[Indices]:
        """Every open answer, fewest indices first."""
        sizes = range(self.least, self.most + 1)
        subsets = chain.from_iterable(combinations(range(len(self.options)), k) for k in sizes)
        return (indices for indices in subsets if indices not in self.refused)

    @property
    def can_take_back(self) -> bool:
        """Whether the answer before this ask may still be taken back: it is part of a plan, with no effect yet."""
        return self.proper < len(self.options)

    @property
    def proper(self) -> int:
        """How many options there are without the one to take back, which is always the last."""
        count = len(self.options)
        return count - 1 if count and isinstance(self.options[-1], TakeBack) else count

    def forward(self) -> Iterator[Indices]:
        """Every open answer that takes nothing back, fewest indices first."""
        count = self.proper
        return (indices for indices in self.answers() if count not in indices)


class Question(NamedTuple):
    """What a rule waits for: one ask, the same moment for several seats, or a window."""

    key: str
    asks: tuple[Ask[Any], ...]
    window: bool = False


Answers: TypeAlias = dict[Seat, tuple[Any, ...]]


@coroutine
def _put(question: Question) -> Generator[Question, Answers, Answers]:
    return (yield question)


async def choose(
    seat: Seat,
    key: str,
    options: Sequence[T],
    *,
    closed: Sequence[Closed[T]] = (),
    public: bool = True,
) -> T:
    """Ask ``seat`` for one option; a single open public option is taken without asking."""
    if public and len(options) == 1:
        return options[0]
    ask = Ask(seat, key, tuple(options), closed=tuple(closed), public=public)
    (option,) = (await _put(Question(key, (ask,))))[seat]
    chosen: T = option
    return chosen


async def choose_some(
    seat: Seat,
    key: str,
    options: Sequence[T],
    *,
    least: int = 0,
    most: int | None = None,
    closed: Sequence[Closed[T]] = (),
    public: bool = True,
) -> tuple[T, ...]:
    """Ask ``seat`` for ``least`` to ``most`` options at once; not asked where only one answer exists."""
    most = len(options) if most is None else min(most, len(options))
    if public and least >= len(options):
        return tuple(options)
    ask = Ask(seat, key, tuple(options), least, most, tuple(closed), public)
    return (await _put(Question(key, (ask,))))[seat]


async def confirm(seat: Seat, key: str, *, public: bool = True) -> bool:
    """Ask ``seat`` no or yes; no comes first, since it is what an answer that fails to come means."""
    return await choose(seat, key, (False, True), public=public)


async def choose_each(key: str, offers: Mapping[Seat, Sequence[T]], *, public: bool = False) -> dict[Seat, T]:
    """Put one moment to several seats at once, one option each; goes on when all have answered."""
    asks = tuple(Ask(seat, key, tuple(options), public=public) for seat, options in offers.items())
    if not asks:
        return {}
    answers = await _put(Question(key, asks))
    return {seat: option for seat, (option,) in answers.items()}


async def window(key: str, offers: Mapping[Seat, Sequence[T]]) -> tuple[Seat, T] | None:
    """Open a moment in which a hidden power could be used.

    Call it whenever public knowledge alone says that somebody could have one, even if ``offers`` is empty.
    Returns who acted and how, or ``None`` when the time was up.
    """
    asks = tuple(Ask(seat, key, tuple(options), public=False) for seat, options in offers.items() if options)
    answers = await _put(Question(key, asks, window=True))
    for seat, (option,) in answers.items():
        return seat, option
    return None
