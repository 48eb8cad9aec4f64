"""Files with dice and cards: the house set, and what is wrong with another one, by line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core.errors import BadData
from rules.explore.box import CARDS, HOUSE, house, load
from rules.explore.box import INSTRUCTIONS as TOLD
from rules.explore.effects import EFFECTS
from rules.explore.instructions import INSTRUCTIONS

LINES = HOUSE.read_text(encoding="utf-8").splitlines()


def written(folder: Path, *lines: str) -> Path:
    file = folder / "mine.csv"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def changed(folder: Path, number: int, line: str) -> Path:
    """The house set with another line ``number``, counted from 1 as editors do."""
    return written(folder, *LINES[: number - 1], line, *LINES[number:])


def number_of(start: str) -> int:
    """The number of the line that begins so."""
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(start))


@pytest.mark.rule("EX-COMP-1", "EX-COMP-2")
def test_the_house_set_uses_every_effect_and_every_instruction() -> None:
    box = house()
    assert len(box.deck) == CARDS == 40
    used = {card.effect for card in box.cards.values()}
    assert used == {*EFFECTS, *INSTRUCTIONS}
    assert tuple(INSTRUCTIONS) == TOLD


def test_a_file_of_ones_own_is_read_like_it(tmp_path: Path) -> None:
    n = number_of("location,chapel")
    box = load(changed(tmp_path, n, "location,St. Mary's,1,,7,2,5,dark"))
    card = box.cards["St. Mary's"]
    assert (card.fight, card.bites, card.supplies, card.effect) == (7, 2, 5, "dark")
    assert box.deck.count("St. Mary's") == 1


DIE, BLUE, PLACE, EVENT = 2, 6, number_of("location,chapel"), number_of("event,rusty-nail")


@pytest.mark.parametrize(
    ("line", "text", "field", "reason"),
    [
        (1, "kind,name,copies,faces,fight,bites,supplies", "effect", "column is missing"),
        (PLACE, "location,chapel,1,,4,1,2", "effect", "7 cells, not 8"),
        (PLACE, "place,chapel,1,,4,1,2,", "kind", "not one of die, location, event"),
        (PLACE, "location,,1,,4,1,2,", "name", "1 to 40 characters"),
        (PLACE, "location,farmhouse,1,,4,1,2,", "name", "'farmhouse' is here twice"),
        (PLACE, "location,chapel,one,,4,1,2,", "copies", "'one'"),
        (PLACE, "location,chapel,0,,4,1,2,", "copies", "0 is not from 1 to 40"),
        (PLACE, "location,chapel,1,0 1,4,1,2,", "faces", "has nothing here"),
        (PLACE, "location,chapel,1,,0,1,2,", "fight", "0 is not from 1 to 20"),
        (PLACE, "location,chapel,1,,four,1,2,", "fight", "'four'"),
        (PLACE, "location,chapel,1,,4,4,2,", "bites", "4 is not from 0 to 3"),
        (PLACE, "location,chapel,1,,,1,2,", "bites", "without a Fight Value"),
        (PLACE, "location,chapel,1,,,,2,dark", "effect", "without a Fight Value"),
        (PLACE, "location,chapel,1,,4,1,,", "supplies", "''"),
        (PLACE, "location,chapel,1,,4,1,16,", "supplies", "16 is not from 0 to 15"),
        (PLACE, "location,chapel,1,,4,1,2,foggy", "effect", "'foggy': not one of"),
        (EVENT, "event,rusty-nail,1,,,,1,wound", "supplies", "has nothing here"),
        (EVENT, "event,rusty-nail,1,,,,,", "effect", "'': not one of wound"),
        (DIE, "die,yellow,6,0 0 1 1 1,,,,", "faces", "5 faces, not 6"),
        (DIE, "die,yellow,6,0 0 1 1 1 7,,,,", "faces", "7 is not from 0 to 6"),
        (DIE, "die,yellow,5,0 0 1 1 1 2,,,,", "copies", "the game has 6 of these dice"),
        (DIE, "die,green,6,0 0 1 1 1 2,,,,", "name", "not one of yellow, orange, red, black, blue"),
        (DIE, "die,yellow,6,0 0 1 1 1 2,1,,,", "fight", "has nothing here"),
        (DIE + 1, "die,orange,3,0 0 0 1 1 1,,,,", "faces", "orange dice are weaker than yellow ones"),
        (BLUE, "die,blue,1,bite x2 +1 +2 cancel again,,,,", "faces", "not one of bite, x2"),
    ],
)
def test_what_is_wrong_is_named_by_line_and_field(
    tmp_path: Path, line: int, text: str, field: str, reason: str
) -> None:
    with pytest.raises(BadData, match=reason) as wrong:
        load(changed(tmp_path, line, text))
    assert (wrong.value.file, wrong.value.line, wrong.value.field) == ("mine.csv", line, field)


@pytest.mark.parametrize("copies", [1, 3])
def test_a_deck_has_forty_cards(tmp_path: Path, copies: int) -> None:
    n = number_of("location,roadside-diner")
    with pytest.raises(BadData, match="not 40") as wrong:
        load(changed(tmp_path, n, LINES[n - 1].replace(",2,", f",{copies},", 1)))
    assert (wrong.value.line, wrong.value.field) == (len(LINES), "copies")


@pytest.mark.parametrize("missing", ["black", "blue"])
def test_no_kind_of_dice_may_be_left_out(tmp_path: Path, missing: str) -> None:
    lines = [line for line in LINES if not line.startswith(f"die,{missing}")]
    with pytest.raises(BadData, match=f"no line for the {missing} dice") as wrong:
        load(written(tmp_path, *lines))
    assert (wrong.value.line, wrong.value.field) == (len(lines), "name")


def test_an_empty_file(tmp_path: Path) -> None:
    with pytest.raises(BadData) as wrong:
        load(written(tmp_path))
    assert (wrong.value.line, wrong.value.field) == (1, "kind")


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_bytes("\n".join(LINES).replace("chapel", "kapälle").encode("latin-1"))
    with pytest.raises(BadData, match="not UTF-8") as wrong:
        load(file)
    assert wrong.value.line == PLACE


def test_the_mark_that_spreadsheets_put_before_a_text_is_no_part_of_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("\n".join(LINES), encoding="utf-8-sig")
    assert load(file).deck == house().deck
