from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.core.data import number, one_of, rows, several
from rules.core.errors import BadData


@dataclass(frozen=True)
class Character:
    name: str
    life: int


def load(path: Path, text: str, delimiter: str = ",") -> list[Character]:
    file = path / "characters.csv"
    file.write_text(text, encoding="utf-8")
    return rows(file, Character, {"life": int}, delimiter=delimiter)


def test_rows_become_dataclasses_and_further_columns_are_for_people(tmp_path: Path) -> None:
    text = 'life,remark,name\n8,"quick, too",Bart\n9,,José\n'
    assert load(tmp_path, text) == [Character("Bart", 8), Character("José", 9)]


def test_tabs_part_cells_as_well(tmp_path: Path) -> None:
    assert load(tmp_path, "name\tlife\nBart, the first\t8\n", "\t") == [Character("Bart, the first", 8)]


def test_a_file_saved_by_a_spreadsheet_is_read_like_any_other(tmp_path: Path) -> None:
    assert load(tmp_path, "\ufeffname,life\r\nBart,8\r\n") == [Character("Bart", 8)]


@pytest.mark.parametrize(
    ("text", "line", "field", "reason"),
    [
        ("name\nBart\n", 1, "life", "column is missing"),
        ("", 1, "name", "column is missing"),
        ("name,life\nBart,8\nSuzy\n", 3, "life", "1 cells, not 2"),
        ("name,life\nBart,8,9\n", 2, "life", "3 cells, not 2"),
        ("name,life\nBart,8\nSuzy,many\n", 3, "life", "'many'"),
        ("name,life\nBart,8\n\nSuzy,9\n", 3, "name", "0 cells, not 2"),
    ],
)
def test_bad_data_is_named_down_to_the_field(
    tmp_path: Path, text: str, line: int, field: str, reason: str
) -> None:
    with pytest.raises(BadData, match=reason) as error:
        load(tmp_path, text)
    bad = error.value
    assert (bad.file, bad.line, bad.field) == ("characters.csv", line, field)
    assert str(bad).startswith(f"characters.csv, line {line}, {field}: ")


def test_cells_are_numbers_within_bounds_words_that_are_known_or_several_of_either() -> None:
    assert (number(1)("8"), number(0, 3)("3"), one_of("ab")("b")) == (8, 3, "b")
    assert several(number(0, 3))("0 3 1") == (0, 3, 1)


@pytest.mark.parametrize(
    ("read", "cell", "reason"),
    [
        (number(1), "0", "0 is below 1"),
        (number(0, 3), "4", "4 is not from 0 to 3"),
        (number(0, 3), "-1", "-1 is not from 0 to 3"),
        (one_of("ab"), "c", "not one of a, b"),
        (several(one_of("ab")), "a c", "not one of a, b"),
    ],
)
def test_a_cell_that_is_refused_says_why(read: Callable[[str], object], cell: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(cell)
