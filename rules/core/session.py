"""Drives one game: asks, checks answers, keeps the journal of the open unit, resumes from it.

Checkpoint and journal (see :mod:`rules.core.journal`) together are the whole game; :meth:`Session.resume` runs
the unit again and compares every draw, key and digest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic

from rules.core.ask import Answers, Ask, Indices, Question, Script, Seat
from rules.core.chance import Chance, Drawn, Luck
from rules.core.errors import CannotStart, FaultyRule, NotYourTurn, OutOfStep, Reason
from rules.core.game import Game, Options, Result, S, V
from rules.core.journal import Answered, Checkpoint, Delta, Faulted, Journal, Mark, Noted, Recorded, WindowClosed
from rules.core.log import Entry, HitAFault, Log, StartedAgain

NOT_ASKED = Reason("not-asked")
MOVED_ON = Reason("moved-on")


class Session(Generic[S, Options, V]):
    """One game being played. ``question`` is what it waits for, ``None`` when the game is over.

    Nothing in here is safe for two callers at once: one writer holds a session.
    """

    def __init__(self, game: Game[S, Options, V], luck: Luck) -> None:
        self.game, self.luck = game, luck
        self.question: Question | None = None
        self.unit, self.attempt, self.ask_no = 0, 1, 0
        self._written: Journal[S] = Journal()
        self._next_ask = 1
        self._held: Answers = {}
        self._refused: dict[Seat, tuple[Indices, ...]] = {}

    @classmethod
    def deal(cls, game: Game[S, Options, V], seats: int, options: Options, luck: Luck) -> Session[S, Options, V]:
        """Deal a new game as unit 0 and play to its first question; raises :exc:`CannotStart`."""
        if (reason := game.refuse(options, seats)) is not None:
            raise CannotStart(reason)
        self = cls(game, luck)
        self._chance = Chance(luck, 0, self.journal.append)
        self.state = game.deal(seats, options, self._chance, self.log)
        self._end_unit()
        self._advance(None)
        return self

    @classmethod
    def resume(
        cls,
        game: Game[S, Options, V],
        luck: Luck,
        checkpoint: Checkpoint[S],
        journal: Sequence[Recorded],
        *,
        events: int = 0,
        question: str | None = None,
        start_over: bool = False,
    ) -> Session[S, Options, V]:
        """Go on from a stored checkpoint and its journal, of which ``events`` events are stored already.

        When these rules disagree with the journal, or with the :attr:`fingerprint` of the open ``question``, or
        when told to ``start_over``, the unit starts over as the next attempt, says so in the log, and never
        gives a question a number that was shown before.
        """
        self = cls(game, luck)
        try:
            self._replay(checkpoint, journal)
            if start_over or question not in (None, self.fingerprint):
                raise OutOfStep(f"unit {checkpoint.unit} asks something else now")
            self._written.stored(len(journal), events)
        except (OutOfStep, FaultyRule):
            shown = [
                checkpoint.next_ask,
                *(what.ask_no + 1 for what in journal if not isinstance(what, Drawn | Noted)),
            ]
            self._written.start_over()
            afresh = replace(checkpoint, attempt=checkpoint.attempt + 1, next_ask=max(shown) + 1)
            self._replay(afresh, ())
            self.note(Entry(StartedAgain()))
        return self

    @property
    def checkpoint(self) -> Checkpoint[S]:
        """Where the open unit began."""
        return self._written.checkpoint

    @property
    def journal(self) -> list[Recorded]:
        """What has been recorded of the open unit."""
        return self._written.rows

    @property
    def log(self) -> Log:
        """What has happened in the open unit."""
        return self._written.log

    @property
    def fingerprint(self) -> str:
        """A short text that differs for different open questions and states.

        Stored with the open question, so that after an update no answer meets another question, and no answer
        has had another effect than was shown.
        """
        question = self.question
        asks = () if question is None else [(a.seat, a.key, a.options, a.least, a.most) for a in question.asks]
        return hashlib.blake2b(repr(asks).encode() + _digest(self.state), digest_size=8).hexdigest()

    @property
    def in_window(self) -> bool:
        """Whether the open question is a window."""
        return self.question is not None and self.question.window

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self.game.result(self.state) if self.question is None else None

    def ask(self, seat: Seat) -> Ask[Any] | None:
        """The open ask of ``seat``, if it is asked and has not answered."""
        if self.question is None or seat in self._held:
            return None
        for ask in self.question.asks:
            if ask.seat == seat:
                return self._as_refused(ask)
        return None

    def waiting(self) -> tuple[Ask[Any], ...]:
        """Every ask that is still open, in the order the rules put them."""
        if self.question is None:
            return ()
        return tuple(self._as_refused(ask) for ask in self.question.asks if ask.seat not in self._held)

    def view(self, seat: Seat | None) -> V:
        """What ``seat`` may see now."""
        return self.game.view(self.state, seat)

    def answer(self, seat: Seat, ask_no: int, indices: Indices) -> None:
        """Take the answer of ``seat`` to question ``ask_no``.

        Raises :exc:`NotYourTurn` or :exc:`IllegalAnswer` with nothing changed, and :exc:`FaultyRule` when a
        rule broke: then the game stands before the answer, which is refused from now on.
        """
        ask = self.check(seat, ask_no, indices)
        mark = self._written.mark()
        try:
            self._take(ask, indices)
        except Exception as fault:
            self._undo(mark)
            self._refuse(Faulted(ask_no, seat, tuple(sorted(indices))))
            self.note(Entry(HitAFault(seat)))
            raise FaultyRule(f"unit {self.unit}, question {ask_no} ({ask.key}), answer {indices}") from fault

    def check(self, seat: Seat, ask_no: int, indices: Indices) -> Ask[Any]:
        """The ask that :meth:`answer` would take; raises as it would, changes nothing."""
        if ask_no != self.ask_no or self.question is None:
            raise NotYourTurn(MOVED_ON)
        if (ask := self.ask(seat)) is None:
            raise NotYourTurn(NOT_ASKED)
        ask.check(indices)
        return ask

    def close(self, ask_no: int) -> None:
        """Close window ``ask_no`` in which nobody acted; raises as :meth:`answer` does."""
        key = self._window(ask_no)
        mark = self._written.mark()
        try:
            self._close(ask_no, key)
        except Exception as fault:
            self._undo(mark)
            raise FaultyRule(f"unit {self.unit}, closing window {ask_no}") from fault

    def note(self, entry: Entry) -> None:
        """Add an event from outside the rules to the log."""
        self.journal.append(Noted(entry))
        self.log.entries.append(entry)

    def take(self) -> Delta[S]:
        """What is new since the last call, to be stored as one piece."""
        return self._written.take()

    # -- driving ------------------------------------------------------------------------------------------

    def _end_unit(self) -> None:
        """Set the checkpoint of the next unit and keep what this one leaves."""
        self.state.next_draw = self._chance.next_draw
        checkpoint = Checkpoint(self.unit + 1, 1, self._next_ask, self.state)
        self._written.end_unit(checkpoint)
        self._stand(checkpoint)

    def _stand(self, checkpoint: Checkpoint[S]) -> None:
        self.unit, self.attempt = checkpoint.unit, checkpoint.attempt
        self.state = checkpoint.state.copy()
        self._next_ask = checkpoint.next_ask
        self._chance = Chance(self.luck, self.state.next_draw, self.journal.append)

    def _advance(self, reply: Answers | None) -> None:
        """Run to the next question, crossing the ends of units on the way."""
        self._held, self._refused, self.question = {}, {}, None
        while reply is not None or self._begin_script():
            try:
                question = self._script.send(reply)
            except StopIteration:
                self._end_unit()
                reply = None
            else:
                self._wait_for(question)
                return

    def _begin_script(self) -> bool:
        """Begin to play the unit, unless the game is over."""
        if self.game.result(self.state) is not None:
            return False
        self._script: Script[None] = self.game.unit(self.state, self._chance, self.log)
        return True

    def _wait_for(self, question: Any) -> None:
        """Wait for the answers to what a rule has asked, if it is a question that can be answered."""
        if not isinstance(question, Question):
            raise TypeError(f"a rule awaited {question!r}, which is not a question")
        for ask in question.asks:
            if len(ask.options) < ask.least:
                raise ValueError(f"{ask.key} asks for {ask.least} of {len(ask.options)} open options")
        self.state.next_draw = self._chance.next_draw
        self.question, self.ask_no = question, self._next_ask
        self._next_ask += 1

    def _take(self, ask: Ask[Any], indices: Indices) -> None:
        self.journal.append(Answered(self.ask_no, ask.seat, ask.key, indices, _digest(self.state)))
        self._held[ask.seat] = tuple([ask.options[i] for i in indices])
        if _all_answered(self.question, self._held):
            self._advance(self._held)

    def _window(self, ask_no: int) -> str:
        """The key of window ``ask_no``, if that is what is open."""
        if self.question is None or ask_no != self.ask_no or not self.question.window:
            raise NotYourTurn(MOVED_ON)
        return self.question.key

    def _close(self, ask_no: int, key: str) -> None:
        self.journal.append(WindowClosed(ask_no, key, _digest(self.state)))
        self._advance({})

    def _as_refused(self, ask: Ask[Any]) -> Ask[Any]:
        refused = self._refused.get(ask.seat)
        return replace(ask, refused=refused) if refused else ask

    # -- running again ------------------------------------------------------------------------------------

    def _replay(self, checkpoint: Checkpoint[S], journal: Sequence[Recorded]) -> None:
        """Run the unit of ``checkpoint`` along ``journal``; raises :exc:`OutOfStep` if it goes elsewhere."""
        self._written.begin(checkpoint)
        self._stand(checkpoint)
        try:
            self._advance(None)
            for what in journal:
                self._follow(what)
        except OutOfStep:
            raise
        except Exception as error:
            raise OutOfStep(f"unit {checkpoint.unit}: {error!r}") from error
        if self.unit != checkpoint.unit or (journal and self.journal != list(journal)):
            raise OutOfStep(f"unit {checkpoint.unit} went elsewhere")

    def _follow(self, what: Recorded) -> None:
        match what:
            case Answered():
                self._take(self.check(what.seat, what.ask_no, what.indices), what.indices)
            case WindowClosed():
                self._close(what.ask_no, self._window(what.ask_no))
            case Noted():
                self.note(what.entry)
            case Faulted():
                self._refuse(what)
            case Drawn():
                """Luck is derived again, and compared with the rest of the journal at the end."""

    def _refuse(self, what: Faulted) -> None:
        self.journal.append(what)
        self._refused[what.seat] = (*self._refused.get(what.seat, ()), what.indices)

    def _undo(self, mark: Mark) -> None:
        """Stand again where ``mark`` was taken."""
        self._replay(mark.checkpoint, self._written.cut(mark))
        self._written.back_at(mark)


def _digest(state: Any) -> bytes:
    digest: bytes = state.digest()
    return digest


def _all_answered(question: Question | None, held: Answers) -> bool:
    """Whether nobody is waited for any more: all have answered, or one has acted in a window."""
    return question is None or question.window or len(held) == len(question.asks)
