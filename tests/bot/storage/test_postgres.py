"""What becomes of tests that need PostgreSQL where there is none."""

from __future__ import annotations

import pytest

from tests.postgres import missing


def test_without_postgresql_a_test_is_skipped_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEADEYE_REQUIRE", raising=False)

    with pytest.raises(pytest.skip.Exception, match="no PostgreSQL here"):
        missing("no PostgreSQL here")


def test_where_postgresql_is_required_a_skip_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADEYE_REQUIRE", "chromium,postgres")

    with pytest.raises(pytest.fail.Exception, match="no PostgreSQL here"):
        missing("no PostgreSQL here")
