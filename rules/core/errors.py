"""Everything the rules raise on purpose.

::

    RulesError
    ├── IllegalAnswer (also a ValueError)    the game has not changed
    │   └── NotYourTurn                      this seat is not asked, or the question has passed
    ├── CannotStart                          these options or this number of seats
    ├── OutOfStep                            a stored journal does not fit these rules
    ├── FaultyRule                           a rule raised; the session stands as before the answer
    └── BadData                              a data file is broken
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be done: a text key, its variables, and the ledger row that says so."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()
    rule: str | None = None


class RulesError(Exception):
    """Base of every error the rules raise on purpose."""


class IllegalAnswer(RulesError, ValueError):
    """The answer is not among the open options; the game has not changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class NotYourTurn(IllegalAnswer):
    """The seat that answered is not asked, or not this question."""


class CannotStart(RulesError):
    """A game refuses these options or this number of seats."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class OutOfStep(RulesError):
    """A stored journal does not fit these rules; the unit starts again from its checkpoint."""


class FaultyRule(RulesError):
    """A rule raised an error of its own; the session stands as it was before the answer."""


class BadData(RulesError):
    """A data file that cannot be used, named down to the field."""

    def __init__(self, file: str, line: int, field: str, reason: str) -> None:
        super().__init__(f"{file}, line {line}, {field}: {reason}")
        self.file, self.line, self.field, self.reason = file, line, field, reason
