from __future__ import annotations

import pytest

from bot.storage.sql import SqlRepository
from tests.bot.house import House
from tests.clock import HandClock


@pytest.fixture
def house(repo: SqlRepository) -> House:
    """A process with tables of the small game."""
    return House(repo, HandClock())
