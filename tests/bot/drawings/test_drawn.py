"""Drawings in texts: by their mentions where those can be shown, else by a sign or a word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from bot.drawings import drawings
from bot.screens.game import screen_of
from bot.text import CATALOGS, LOCALES, Words, draw, drawn
from rules.games import GAMES
from tests.catalogs import drawings as drawings_of
from tests.catalogs import entries

BEER = "<:beer:1234567890123456789>"
CATALOG = """
dice-face = { DRAWN("beer", "🍺") }
dice-life = { DRAWN("life", "life") } { $life }
dice-inside = You rolled { dice-face }.
"""


@pytest.fixture(autouse=True)
def signs_again() -> Iterator[None]:
    yield
    draw({})


@pytest.fixture
def t(tmp_path: Path) -> Words:
    """English with a catalog of drawings on top."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "drawn.ftl").write_text(CATALOG)
    return Words("en", (tmp_path,))


def test_without_drawings_the_sign_or_the_word_stands_there(t: Words) -> None:
    assert (t("dice-face"), t("dice-life", life=3)) == ("🍺", "life 3")


def test_a_drawing_that_can_be_shown_stands_in_every_text_from_then_on(t: Words) -> None:
    assert t("dice-inside") == "You rolled 🍺."

    draw({"beer": BEER})

    assert (t("dice-face"), t("dice-inside")) == (BEER, f"You rolled {BEER}.")
    assert t("dice-life", life=3) == "life 3"


def test_what_cannot_be_shown_any_more_is_forgotten(t: Words) -> None:
    draw({"beer": BEER})
    assert t("dice-face") == BEER

    draw({})

    assert t("dice-face") == "🍺"


def test_plain_texts_never_mention_a_drawing(t: Words) -> None:
    draw({"beer": BEER, "life": "<:life:1>"})

    assert (t.plain("dice-inside"), t.plain("dice-life", life=2)) == ("You rolled 🍺.", "life 2")
    assert t.plain.plain is t.plain


def test_plain_texts_keep_language_and_overlays(t: Words) -> None:
    assert t.plain.locale == "en"
    assert "dice-inside" in t.plain
    assert t.plain("yes") == t("yes")


def test_code_with_a_sign_of_its_own_asks_for_the_drawing() -> None:
    assert drawn("my_seat", "🎭") == "🎭"

    draw({"my_seat": "<:my_seat:1>"})

    assert drawn("my_seat", "🎭") == "<:my_seat:1>"


def catalogs() -> dict[str, dict[str, set[str]]]:
    """The drawings of every message that shows some, by language."""
    folders = {*CATALOGS, *(folder for game in GAMES for folder in screen_of(game).overlays(None))}
    return {
        locale: {
            f"{folder}/{entry.id.name}": drawings_of(entry)
            for folder in folders
            for entry in entries(locale, [folder])
            if isinstance(entry, ftl.Message)
        }
        for locale in LOCALES
    }


def test_every_drawing_that_a_catalog_names_exists() -> None:
    named = {name for messages in catalogs().values() for names in messages.values() for name in names}

    assert named - drawings().keys() == set()


def test_a_message_shows_the_same_drawings_in_every_language() -> None:
    english, *others = catalogs().values()

    assert english
    for other in others:
        assert [key for key in english.keys() & other.keys() if english[key] != other[key]] == []
