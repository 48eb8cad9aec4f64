"""The rules ledger: every rule as one row with an id. Tests, ``/rules`` and "why?" read this one file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rules.core.data import rows


@dataclass(frozen=True, slots=True)
class Rule:
    """One row; ``check`` says how it is proved: ``test``, or ``none:`` and the reason."""

    id: str
    topic: str
    rule: str
    source: str
    ruling: str
    check: str

    @property
    def prefix(self) -> str:
        """The part before the first hyphen, such as ``DG``."""
        return self.id.split("-", 1)[0]


@cache
def ledger() -> dict[str, Rule]:
    """All rows by id, in file order; raises :exc:`rules.core.errors.BadData`."""
    return {rule.id: rule for rule in rows(files("rules") / "ledger.tsv", Rule, delimiter="\t")}
