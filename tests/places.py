"""A town to play in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord import LOCALES, WITH_POLL, Town, town
from tests.postgres import postgres, url

__all__ = ["postgres", "url"]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Town]:
    """Deadeye in a simulated server; at the end everything that was sent is checked."""
    LOCALES.clear()
    async with town(tmp_path) as made:
        yield made


@pytest.fixture
async def poll_place(tmp_path: Path) -> AsyncIterator[Town]:
    """The same where the small game of the tests is played too: it has private questions and windows."""
    LOCALES.clear()
    async with town(tmp_path, games=WITH_POLL) as made:
        yield made
