"""The ledger in Indonesian says what the English one says, as far as that can be counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from rules.core.data import rows
from rules.ledger import ledger

FILE = files("rules") / "ledger.id.tsv"
ENGLISH = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
INDONESIAN = {"dua": 2, "tiga": 3, "empat": 4, "lima": 5, "enam": 6}
INDONESIAN |= {"tujuh": 7, "delapan": 8, "sembilan": 9, "sepuluh": 10}
ALSO = {"both": 2, "double": 2, "twice": 2, "second": 2, "third": 3, "fourth": 4}
"""What English may say where Indonesian counts."""
ROW = re.compile(r"\b[A-Z]{2}\d?-[A-Z0-9*]+(?:-[A-Z0-9*]+)*")
LEFT_OVER = re.compile(r"\b(and|but|each|from|if|may|must|not|player|players|roll|turn|when|with)\b")
"""English that no name of a character, role or module contains."""


@dataclass(frozen=True, slots=True)
class Said:
    id: str
    text: str


def both() -> Iterator[tuple[str, str, str]]:
    """Id, English and Indonesian of every row."""
    for said in rows(FILE, Said, delimiter="\t"):
        yield said.id, ledger()[said.id].rule, said.text


def counted(text: str, words: dict[str, int], form: str = r"\b({})\b") -> set[int]:
    """The numbers from two to ten that stand in ``text`` as words."""
    return {words[word] for word in re.findall(form.format("|".join(words)), text.lower())}


def test_every_row_is_there_in_the_order_of_the_ledger() -> None:
    assert [said.id for said in rows(FILE, Said, delimiter="\t")] == list(ledger())


def test_every_line_is_read_as_it_is_written() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "id\ttext"
    assert [line.split("\t") for line in lines[1:]] == [[row, text] for row, _, text in both()]


def test_no_row_is_empty_or_still_english() -> None:
    for row, english, text in both():
        assert text.strip(), row
        assert text != english, row
        assert not LEFT_OVER.search(text), row


def test_figures_agree() -> None:
    for row, english, text in both():
        assert Counter(re.findall(r"\d+", text)) == Counter(re.findall(r"\d+", english)), row


def test_numbers_in_words_agree() -> None:
    for row, english, text in both():
        wanted = counted(english, ENGLISH)
        assert wanted <= counted(text, INDONESIAN, r"\b(?:ke)?({})(?:nya)?\b"), row
        assert counted(text, INDONESIAN) <= wanted | counted(english, ALSO), row


def test_the_same_rows_are_referred_to() -> None:
    for row, english, text in both():
        assert ROW.findall(text) == ROW.findall(english), row
