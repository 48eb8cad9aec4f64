"""Which rows of the ledger have a test: ``python -m tests.coverage_of_rules`` collects the tests and tells.

A test names the rows it proves with ``@pytest.mark.rule("DG-ARROW-7")``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pkgutil import iter_modules

import pytest

from rules.ledger import Rule, ledger


def finished() -> Iterator[str]:
    """The boxes of which every row that needs a test has one, as the games' folders of tests declare them."""
    package = import_module("tests.rules")
    for folder in iter_modules(package.__path__, "tests.rules."):
        if folder.ispkg:
            yield from getattr(import_module(folder.name), "FINISHED", ())


FINISHED = tuple(finished())


NAMED = pytest.StashKey[set[str]]()
"""The rows that the tests of this run name."""


def whole(config: pytest.Config) -> bool:
    """Whether this is a run of the whole suite, and all its tests are known."""
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and NAMED in config.stash


class UnknownRule(Exception):
    """A test names a row that the ledger does not have."""


class Coverage:
    """A plugin that notes which rows the collected tests name."""

    def __init__(self) -> None:
        self.named: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note what every test names, before any is deselected."""
        self.named = named(items)


def named(items: Iterable[pytest.Item]) -> set[str]:
    """The rows that these tests name; raises :exc:`UnknownRule`."""
    found: set[str] = set()
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or (strange := [row for row in mark.args if row not in ledger()]):
                raise UnknownRule(f"{item.nodeid} names no row of the ledger: {strange if mark.args else '()'}")
            found.update(mark.args)
    return found


def due(prefix: str) -> list[Rule]:
    """The rows of a box that need a test."""
    return [rule for rule in ledger().values() if rule.prefix == prefix and rule.check == "test"]


def missing(found: set[str], prefix: str) -> list[str]:
    """The rows of a box that need a test and have none."""
    return [rule.id for rule in due(prefix) if rule.id not in found]


def lines(found: set[str], prefixes: Iterable[str]) -> list[str]:
    """For each box ``DG 3 of 4``, and the rows without a test of a box that is finished."""
    told = []
    for prefix in prefixes:
        lacking = missing(found, prefix)
        told.append(f"{prefix} {len(due(prefix)) - len(lacking)} of {len(due(prefix))}")
        if lacking and prefix in FINISHED:
            told.append(f"    no test: {' '.join(lacking)}")
    return told


def boxes() -> Mapping[str, None]:
    """Every box the ledger knows, in its order."""
    return dict.fromkeys(rule.prefix for rule in ledger().values())


def main(tests: list[str]) -> int:
    """Collect tests, all if none are given, and print a line for each box.

    Returns 1 if a finished box lacks tests or collecting fails.
    """
    options = ["--collect-only", "--quiet", "-p", "no:cacheprovider"]
    coverage, said = Coverage(), StringIO()
    with redirect_stdout(said):
        code = pytest.main([*options, *(tests or ["tests"])], [coverage])
    if code != pytest.ExitCode.OK:
        sys.stderr.write(said.getvalue())
        return 1
    sys.stdout.writelines(f"{line}\n" for line in lines(coverage.named, boxes()))
    return int(any(missing(coverage.named, prefix) for prefix in FINISHED))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
