"""Stores for tests: each test that takes ``repo`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.sql import SqlRepository
from tests.postgres import postgres

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/deadeye.db"
    address: str = request.getfixturevalue("postgres").database()
    return address


@pytest.fixture
async def repo(url: str) -> AsyncIterator[SqlRepository]:
    """An open store with nothing in it."""
    repo = SqlRepository(url)
    await repo.start()
    yield repo
    await repo.stop()
