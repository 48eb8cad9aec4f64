from __future__ import annotations

from importlib.resources import files

from rules.ledger import ledger


def test_every_line_is_a_rule_of_its_own() -> None:
    lines = (files("rules") / "ledger.tsv").read_text(encoding="utf-8").splitlines()
    assert len(ledger()) == len(lines) - 1
    assert [line.split("\t")[0] for line in lines[1:]] == list(ledger())


def test_every_rule_says_something_and_how_it_is_proved() -> None:
    for rule in ledger().values():
        assert rule.rule, rule.id
        assert rule.source, rule.id
        assert rule.check == "test" or (rule.check.startswith("none: ") and len(rule.check) > 6), rule.id


def test_the_prefix_is_the_box_a_rule_belongs_to() -> None:
    assert ledger()["DG-ARROW-7"].prefix == "DG"
    assert {"DG", "WD"} <= {rule.prefix for rule in ledger().values()}
