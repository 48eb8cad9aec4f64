"""Stores for tests: each test that takes ``repo`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.storage.sql import SqlRepository
from tests.postgres import postgres, url

__all__ = ["postgres", "url"]


@pytest.fixture
async def repo(url: str) -> AsyncIterator[SqlRepository]:
    """An open store with nothing in it."""
    repo = SqlRepository(url)
    await repo.start()
    yield repo
    await repo.stop()
