from __future__ import annotations

import pytest
from hypothesis import settings

from tests.coverage_of_rules import FINISHED, NAMED, UnknownRule, lines, named, whole

settings.register_profile("deadeye", derandomize=True, deadline=None)
settings.load_profile("deadeye")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse tests that name rows the ledger does not have."""
    try:
        config.stash[NAMED] = named(items)
    except UnknownRule as error:
        raise pytest.UsageError(str(error)) from error


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """After the whole suite say how many rows of each finished game have a test."""
    if whole(config):
        terminalreporter.section("rows of the ledger that have a test")
        for line in lines(config.stash[NAMED], FINISHED):
            terminalreporter.line(line)
