"""A town to play in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord import LOCALES, Town, town


@pytest.fixture
async def place(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Town]:
    """Deadeye in a simulated server; at the end everything that was sent is checked."""
    LOCALES.clear()
    async with town(tmp_path) as made:
        yield made
