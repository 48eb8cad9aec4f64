"""A database that goes away: said once, nothing half written, and everything goes on when it is back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.away import StoreAway
from bot.storage.repository import StoreLost
from bot.storage.sql import SqlRepository
from tests.bot.house import ANA, BUDI, House
from tests.clock import HandClock
from tests.postgres import Postgres


async def away(house: House) -> None:
    """What is due is looked for, and cannot be found."""
    with pytest.raises(StoreAway):
        await house.tables.run_due(house.clock.pass_by(1))


async def test_a_server_that_goes_and_comes_back_is_said_once_each(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    repo = SqlRepository(postgres.database())
    await repo.start()
    house = House(repo, HandClock())
    table = await house.game(ANA, BUDI)

    with postgres.away():
        for _ in range(20):
            await away(house)
        with pytest.raises(StoreAway):
            await house.answer(table, ANA)
    await house.tables.run_due(house.clock.now())
    await house.answer(table, ANA)

    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert "is back" in caplog.records[-1].getMessage()
    assert (await house.tables.look(table)).asked == (1,)
    await repo.stop()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "here" / "deadeye.db"


@pytest.fixture
async def repo(file: Path) -> AsyncIterator[SqlRepository]:
    file.parent.mkdir()
    repo = SqlRepository(f"sqlite+aiosqlite:///{file}")
    await repo.start()
    yield repo
    await repo.stop()


def take_away(file: Path, how: str) -> None:
    elsewhere = file.rename(file.with_name("elsewhere.db"))
    if how == "deleted":
        elsewhere.unlink()
    elif how == "replaced":
        file.write_bytes(elsewhere.read_bytes())


@pytest.mark.parametrize("gone", ["deleted", "moved", "replaced"])
async def test_a_file_that_is_not_there_any_more_is_noticed_with_the_heartbeat(
    repo: SqlRepository, file: Path, gone: str
) -> None:
    house = House(repo, HandClock())
    await house.game(ANA, BUDI)
    await house.tables.run_due(house.clock.now())

    take_away(file, gone)

    with pytest.raises(StoreLost, match="moved or deleted"):
        await house.wait(20)
