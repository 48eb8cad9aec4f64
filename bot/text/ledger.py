"""The rules ledger as readers of each language get it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rules.core.data import rows
from rules.ledger import ledger


@dataclass(frozen=True, slots=True)
class Wording:
    """A row in another language than that of the ledger."""

    id: str
    text: str


def row(number: str, locale: str) -> str | None:
    """The rule of a ledger row in a language, in English where that has none; ``None`` if there is no such row."""
    rule = ledger().get(number)
    return None if rule is None else _wordings(locale).get(number, rule.rule)


@cache
def _wordings(locale: str) -> dict[str, str]:
    """All rows in a language that is not English; read when somebody first asks."""
    file = files("rules") / f"ledger.{locale}.tsv"
    return {each.id: each.text for each in rows(file, Wording, delimiter="\t")} if file.is_file() else {}
