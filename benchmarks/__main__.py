"""``python -m benchmarks [NAME ...]``: run all benchmarks, or those whose names are given."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TypeAlias

from benchmarks import games, panel, pictures, press, store
from benchmarks.measure import Measure, report

Source: TypeAlias = Callable[[], Iterator[Measure] | AsyncIterator[Measure]]
ALL: dict[str, Source] = {
    "speed": games.speed,
    "press": press.measures,
    "panel": panel.measures,
    "pictures": pictures.measures,
    "size": store.sizes_and_loads,
    "start": store.starts,
    "thinking": games.thinking,
    "pages": games.pages,
    "brains": games.brains,
}


async def measured(source: Source) -> list[Measure]:
    """All that a benchmark finds."""
    found = source()
    return [m async for m in found] if isinstance(found, AsyncIterator) else list(found)


def main(names: list[str]) -> int:
    """Run benchmarks by name and print what they find; 1 if something is out of its bounds."""
    results = [m for name in names or ALL for m in asyncio.run(measured(ALL[name]))]
    report(results)
    return int(not all(m.good for m in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
