"""Data files with line numbers: tab- or comma-separated rows into frozen dataclasses."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

from rules.core.errors import BadData

R = TypeVar("R")
T = TypeVar("T")
Read = Callable[[str], Any]
"""Makes a value of a cell; raises :exc:`ValueError` with the reason why it is none."""


def rows(
    file: Path | Traversable, row: type[R], read: Mapping[str, Read] | None = None, *, delimiter: str = ","
) -> list[R]:
    """Every row of ``file`` as a ``row`` dataclass, read by ``read[field]`` or as text.

    Raises :exc:`BadData` with file, line and field for a missing column, a wrong number of cells or a value
    that its reader refuses. A mark of UTF-8 at the beginning, as spreadsheets write it, is passed over.
    """
    names = [f.name for f in fields(row)]  # type: ignore[arg-type]
    lines = csv.reader(StringIO(file.read_text(encoding="utf-8-sig")), delimiter=delimiter)
    header = next(lines, [])
    for name in names:
        if name not in header:
            raise BadData(file.name, 1, name, "this column is missing")
    return [_row(file.name, n, row, names, header, cells, read or {}) for n, cells in enumerate(lines, 2)]


def _row(
    file: str,
    line: int,
    row: type[R],
    names: list[str],
    header: list[str],
    cells: list[str],
    read: Mapping[str, Read],
) -> R:
    if len(cells) != len(header):
        raise BadData(
            file, line, header[min(len(cells), len(header) - 1)], f"{len(cells)} cells, not {len(header)}"
        )
    by_name = dict(zip(header, cells, strict=True))
    values = {}
    for name in names:
        try:
            values[name] = read.get(name, str)(by_name[name])
        except (ValueError, KeyError) as error:
            raise BadData(file, line, name, f"{by_name[name]!r}: {error}") from error
    return row(**values)


# -- cells ------------------------------------------------------------------------------------------------------


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number from ``least`` to ``most``."""

    def read(cell: str) -> int:
        n = int(cell)
        if most is None and n < least:
            raise ValueError(f"{n} is below {least}")
        if most is not None and not least <= n <= most:
            raise ValueError(f"{n} is not from {least} to {most}")
        return n

    return read


def one_of(words: Iterable[str]) -> Callable[[str], str]:
    """Reads one of ``words``."""
    known = tuple(words)

    def read(cell: str) -> str:
        if cell not in known:
            raise ValueError(f"not one of {', '.join(known)}")
        return cell

    return read


def several(read: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    """Reads values with a space between them."""
    return lambda cell: tuple(map(read, cell.split()))
