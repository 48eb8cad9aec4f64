"""What a benchmark found, and whether that is good enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

WIDTH = 160


@dataclass(frozen=True)
class Measure:
    """A number and its bound; ``least``: the number must not be below it, otherwise not above it."""

    name: str
    found: float
    bound: float
    unit: str = ""
    least: bool = False
    note: str = ""

    @property
    def good(self) -> bool:
        return self.found >= self.bound if self.least else self.found <= self.bound


def report(measures: Sequence[Measure]) -> None:
    """Print all that was found, a line each."""
    table = Table("", "found", "bound", "", "", box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:3]:
        column.justify = "right"
    for m in measures:
        bound = f"{'at least' if m.least else 'at most'} {m.bound:,g} {m.unit}"
        mark = "[green]good[/]" if m.good else "[red]not good[/]"
        table.add_row(m.name, f"{m.found:,.2f} {m.unit}", bound, mark, m.note)
    console = Console(highlight=False)
    console.width = max(console.width, WIDTH)
    console.print(table)
