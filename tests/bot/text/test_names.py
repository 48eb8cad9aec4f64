from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text.names import LABEL_WIDTH, NAMELESS, columns, doubles, in_label, in_text, plain

MARKUP = [
    "**bold**",
    "__under__",
    "`code`",
    "||spoiler||",
    "# heading",
    "> quote",
    "- item",
    "1. item",
    "[link](https://example.org)",
    "https://example.org",
    "<@1>",
    "<#2>",
    "<@&3>",
    "<:beer:4>",
    "<t:0:R>",
    "</roll:5>",
    "@everyone",
    ":smile:",
    "-# small",
    "\\*",
]


@pytest.mark.parametrize("name", MARKUP)
def test_markup_in_a_name_is_escaped_and_reads_as_typed(name: str) -> None:
    shown = in_text(name)

    assert re.sub(r"\\(.)", r"\1", shown) == name
    assert re.sub(r"\\.", "", shown).strip(" abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == ""


@pytest.mark.parametrize("hidden", ["\u202e", "\u200b", "\u2066", "\u200d", "\ufeff", "\u00ad", "\u061c", "\x07"])
def test_what_nobody_can_see_is_removed(hidden: str) -> None:
    assert plain(f"A{hidden}na") == "Ana"


def test_a_name_stays_on_one_line() -> None:
    assert plain("  Ana\n\u2028 the\tBold ") == "Ana the Bold"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\u3164", "\u2800"])
def test_a_name_of_nothing_is_shown_as_a_question_mark(name: str) -> None:
    assert (in_text(name), in_label(name)) == (f"\\{NAMELESS}", NAMELESS)


@pytest.mark.parametrize("name", ["Zoë", "Любовь", "界" * 8, "नमस्ते", "Ana 🤠", "علي"])
def test_letters_of_all_the_world_stay(name: str) -> None:
    assert (in_text(name), in_label(name)) == (name, name)


@given(st.text(max_size=60))
def test_a_label_fits_and_is_never_empty(name: str) -> None:
    label = in_label(name)

    assert 0 < columns(label) <= LABEL_WIDTH
    assert label == plain(name) or label.endswith("…")


def test_wide_letters_count_twice() -> None:
    assert in_label("界" * 32) == "界" * 16 + "…"


def test_names_that_read_the_same_are_told() -> None:
    assert doubles(["Ana", "ana", "A\u200bna", "Budi"]) == [True, True, True, False]
