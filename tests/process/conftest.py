from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.process.deadeye import Nursery, nursery


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder share one loop, and so the nursery."""
    for item in items:
        if __package__ in item.nodeid.replace("/", "."):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session", name="nursery")
async def a_nursery() -> AsyncIterator[Nursery]:
    """Where processes of Deadeye come from."""
    async with nursery() as place:
        yield place
