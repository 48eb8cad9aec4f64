from __future__ import annotations

import pytest

from bot.tables.clock import PACES
from bot.text import words
from bot.text.phrases import duration, listed


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en", ["", "Ana", "Ana and Budi", "Ana, Budi and Clara"]),
        ("id", ["", "Ana", "Ana dan Budi", "Ana, Budi, dan Clara"]),
        ("es", ["", "Ana", "Ana y Budi", "Ana, Budi y Clara"]),
    ],
)
def test_names_are_listed_as_the_language_has_it(locale: str, shown: list[str]) -> None:
    names = ("Ana", "Budi", "Clara")

    assert [listed(words(locale), names[:count]) for count in range(4)] == shown


@pytest.mark.parametrize("name", ["Inés", "**Íñigo**", "Hilda", "Yves"])
def test_in_spanish_and_is_another_word_before_its_own_sound(name: str) -> None:
    assert listed(words("es"), ["Yago", "Ana", name]) == f"Yago, Ana e {name}"


@pytest.mark.parametrize("name", ["Yago", "Hielo", "Iago", "Ana", "Yo"])
def test_in_spanish_and_stays_before_other_sounds(name: str) -> None:
    assert listed(words("es"), ["Inés", name]) == f"Inés y {name}"


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en", ["40 seconds", "90 seconds", "12 hours"]),
        ("id", ["40 detik", "90 detik", "12 jam"]),
        ("es", ["40 segundos", "90 segundos", "12 horas"]),
    ],
)
def test_the_time_for_a_choice_is_told_in_the_largest_unit_that_goes_into_it(
    locale: str, shown: list[str]
) -> None:
    assert [duration(words(locale), PACES[pace].choice) for pace in ("fast", "normal", "slow")] == shown


@pytest.mark.parametrize(("locale", "shown"), [("en", "1 minute"), ("id", "1 menit"), ("es", "1 minuto")])
def test_one_of_a_unit_is_told_as_one(locale: str, shown: str) -> None:
    assert duration(words(locale), 60) == shown
