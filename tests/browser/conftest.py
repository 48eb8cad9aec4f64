from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import CHROMIUM, MISSING, chromium, required


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    if not CHROMIUM.exists():
        if required():
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    async with chromium() as browser:
        yield browser


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert not [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
