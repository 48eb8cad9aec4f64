from __future__ import annotations

import pytest

from bot.screens.public import public
from bot.text import LOCALES
from tests.bot.screens.looks import NAMES, SEED, Sitting
from tests.reading import controls, labels, text


def test_a_lobby_says_who_is_here_and_what_will_be_played() -> None:
    read = text(public(Sitting(names=("Ana", "Budi", "Mabel"), bots=1).look()))

    assert "BANG! The Dice Game · table 12" in read
    assert "Ana opened a table · 3 to 8 players · normal pace, 90 seconds a choice · English" in read
    assert "1\\. Ana (host)\n2\\. Budi\n3\\. Mabel (bot)" in read
    assert "Closes <t:" in read


def test_a_lobby_shows_the_commitment_and_never_the_seed() -> None:
    look = Sitting().look()
    read = text(public(look))

    assert look.commitment in read
    assert SEED.hex() not in read


@pytest.mark.parametrize(
    ("seats", "said"), [(2, "One more seat has to be filled."), (1, "2 more seats"), (3, "Ready")]
)
def test_a_lobby_says_whether_it_can_start(seats: int, said: str) -> None:
    assert said in text(public(Sitting(names=NAMES[:seats]).look()))


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_a_lobby_offers_has_a_word(locale: str) -> None:
    view = public(Sitting(locale=locale).look())

    assert len(controls(view)) == 7
    assert all(label.strip() for label in labels(view))


def test_a_closed_copy_of_a_lobby_has_no_controls() -> None:
    assert controls(public(Sitting().look(), controls=False)) == []
