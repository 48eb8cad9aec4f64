from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.coverage_of_rules import FINISHED, NAMED, UnknownRule, boxes, due, lines, missing, named, whole

ROOT = Path(__file__).parent.parent


def command(*tests: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "tests.coverage_of_rules", *tests]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True)


def test_every_rule_of_a_finished_game_has_a_test(pytestconfig: pytest.Config) -> None:
    """A run of the whole suite has collected all tests already."""
    if whole(pytestconfig):
        assert [row for prefix in FINISHED for row in missing(pytestconfig.stash[NAMED], prefix)] == []
    else:
        run = command()
        assert run.returncode == 0, run.stdout + run.stderr


def test_the_command_says_how_many_rows_have_a_test_and_which_have_none() -> None:
    run = command("tests/rules/dice/test_beer.py")

    assert run.returncode == 1
    assert re.search(r"^DG [1-9][0-9]? of \d+\n    no test: .*DG-ARROW-7", run.stdout, re.MULTILINE)
    assert re.search(r"^CG 0 of \d+\n", run.stdout, re.MULTILINE)


def test_a_row_without_a_test_is_named() -> None:
    all_but_one = {rule.id for rule in due("DG")} - {"DG-TURN-1"}
    assert missing(all_but_one, "DG") == ["DG-TURN-1"]
    count = len(due("DG"))
    assert lines(all_but_one, ["DG"]) == [f"DG {count - 1} of {count}", "    no test: DG-TURN-1"]


def test_rows_about_cardboard_need_no_test() -> None:
    assert "DG-COMP-6" not in {rule.id for rule in due("DG")}
    assert "DG-ARROW-7" in {rule.id for rule in due("DG")}


def test_every_box_of_the_ledger_is_told_of() -> None:
    assert {"DG", "WD", "OS1", "UA5", "CG", "EX"} <= boxes().keys()


@pytest.mark.parametrize("row", ["DG-NO-1", "dg-turn-1"])
def test_a_marker_that_names_no_row_is_an_error(request: pytest.FixtureRequest, row: str) -> None:
    request.node.add_marker(pytest.mark.rule("DG-TURN-1", row))
    with pytest.raises(UnknownRule, match=row):
        named([request.node])
