from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.process.deadeye import Nursery, nursery
from tests.process.place import Place, place_of_its_own

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder share one loop, and so the nursery.

    Time really passes between processes: what a crowded machine has broken is tried once or twice more.
    """
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest_asyncio.fixture(scope="session", loop_scope="session", name="nursery")
async def a_nursery() -> AsyncIterator[Nursery]:
    """Where processes of Deadeye come from."""
    async with nursery() as place:
        yield place


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def place(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    """A place that several tests share, each with tables of its own; it is sound at the end."""
    async with place_of_its_own(nursery, tmp_path_factory.mktemp("place")) as shared:
        await shared.start()
        yield shared
        if shared.deadeye.running:
            await shared.deadeye.stop()
        assert_sound(shared)


@pytest_asyncio.fixture(loop_scope="session")
async def own(nursery: Nursery, tmp_path: Path) -> AsyncIterator[Place]:
    """A place of the test's own, in which Deadeye has not started yet."""
    async with place_of_its_own(nursery, tmp_path) as place:
        yield place


def assert_sound(place: Place) -> None:
    """Nothing was sent that Discord would refuse, and the log has nothing that somebody must look into."""
    assert not place.world.refused
    assert not place.deadeye.worries()
