"""Names in any script: what can be written, and what stands there instead."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]

from bot.pictures.scenes import DiceSeat, DiceTable, Person
from bot.pictures.worker.letters import FILES, LEAST, Letters
from bot.pictures.worker.render import laid_out, render


def named(name: str, letters: Letters | None = None) -> str:
    return (letters or Letters()).named(Person(name, "Seat 3"))


@pytest.mark.parametrize(
    ("script", "name"),
    [
        ("Latin", "Zoë Đặng"),
        ("Greek", "Παύλος"),
        ("Cyrillic", "Дмитрий"),
        ("Vietnamese", "Nguyễn Thị Hồng"),
        ("accents on their own", "Zoe\u0308"),
    ],
)
def test_a_name_in_a_script_of_ours_is_written(script: str, name: str) -> None:
    assert named(name) in (name, "Zoë")


@pytest.mark.parametrize(
    ("script", "name"),
    [
        ("Chinese", "安娜"),
        ("Japanese", "さくら"),
        ("Korean", "지민"),
        ("Arabic", "ليلى"),
        ("Hebrew", "נועה"),
        ("Devanagari", "आशा"),
        ("Thai", "สมชาย"),
        ("emojis", "👩‍🚀🤠"),
        ("nothing", ""),
        ("nothing to see", "\u200d\ufe0f"),
        ("only the stop", "安娜."),
    ],
)
def test_a_name_in_another_script_is_the_seat(script: str, name: str) -> None:
    assert named(name) == "Seat 3"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("👩‍🚀 Neo 🤠", "Neo"),
        ("Ana 安娜", "Ana"),
        ("  Ana \n Budi ", "Ana Budi"),
        ("आ̈na", "na"),
        ("<b>&Ana</b>", "<b>&Ana</b>"),
        ("(^_^)", "(^_^)"),
    ],
)
def test_what_no_font_has_is_left_out(name: str, shown: str) -> None:
    assert named(name) == shown


def font_of(letters: str, file: Path) -> Path:
    """A font in which each of ``letters`` is a black square, as wide as it is tall."""
    names = [".notdef", *(f"u{ord(letter):04X}" for letter in letters)]
    pen = TTGlyphPen(None)
    for move, *at in (("moveTo", (0, 0)), ("lineTo", (0, 1000)), ("lineTo", (1000, 1000)), ("lineTo", (1000, 0))):
        getattr(pen, move)(*at)
    pen.closePath()
    square = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(dict(zip(map(ord, letters), names[1:], strict=True)))
    builder.setupGlyf(dict.fromkeys(names, square))
    builder.setupHorizontalMetrics(dict.fromkeys(names, (1000, 0)))
    builder.setupHorizontalHeader(ascent=1000, descent=0)
    builder.setupNameTable({"familyName": "Squares", "styleName": "Regular", "psName": "Squares-Regular"})
    builder.setupOS2(sTypoAscender=1000, usWinAscent=1000)
    builder.setupPost()
    builder.save(file)
    return file


@pytest.fixture
def squares(tmp_path: Path) -> Path:
    return font_of("安娜", tmp_path / "squares.ttf")


def table(name: str) -> DiceTable:
    seats = tuple(DiceSeat(Person(name if n == 0 else "Budi", "Seat 1"), 8, 8) for n in range(3))
    return DiceTable(seats, turn=None, pile=9)


def test_a_font_of_the_host_writes_what_it_has(squares: Path) -> None:
    assert named("安娜", Letters((squares,))) == "安娜"
    assert named("安全", Letters((squares,))) == "安"


def test_a_font_of_the_host_is_used_only_where_it_is_needed(squares: Path) -> None:
    ours = sorted(map(str, FILES.values()))

    assert laid_out(table("Ana"), (squares,))[1] == ours
    assert laid_out(table("安娜"), (squares,))[1] == sorted([*ours, str(squares)])


def test_a_name_in_a_font_of_the_host_is_drawn(squares: Path) -> None:
    assert render(table("安娜"), (squares,)) != render(table("安"), (squares,))


def test_widths_count_the_font_that_has_the_letter(squares: Path) -> None:
    assert Letters((squares,)).width("安娜", 10, "bold") == 20


def test_words_shrink_before_they_are_cut() -> None:
    letters = Letters()
    wide = letters.width("Wilhelmina", 42, "bold")

    assert letters.fitted("Wilhelmina", 42, wide, "bold") == ("Wilhelmina", 42)
    shown, size = letters.fitted("Wilhelmina", 42, wide * 0.9, "bold")
    assert (shown, 37 < size < 38) == ("Wilhelmina", True)
    shown, size = letters.fitted("Wilhelmina", 42, wide * 0.5, "bold")
    assert shown.endswith("…")
    assert letters.width(shown, size, "bold") <= wide * 0.5


def test_nothing_shrinks_below_what_can_be_read() -> None:
    shown, size = Letters().fitted("Calamity Janet", LEAST + 1, 100, "text")

    assert (shown[-1], size) == ("…", LEAST)


def test_a_long_name_of_a_card_is_broken_where_both_lines_are_short() -> None:
    letters = Letters()

    assert letters.lines("Herd of Walkers", 28, 110, "bold") == ("Herd of", "Walkers")
    assert letters.lines("Duel", 28, 10, "bold") == ("Duel",)
