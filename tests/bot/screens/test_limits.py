"""The fattest tables still fit into a message that Discord takes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from discord import ui

from bot.drawings import drawings
from bot.games.dice.presets import PRESETS
from bot.screens.lookups import help_page
from bot.screens.modules import module_panel
from bot.screens.public import call, public
from bot.screens.seat import my_seat
from bot.screens.story import story
from bot.text import LOCALES, draw
from rules.cards import CARDS
from rules.core.game import AnyGame
from rules.dice import DICE
from rules.dice.walkers import WALKERS_DICE
from rules.explore import EXPLORE
from tests.bot.screens.looks import Sitting
from tests.discord_rules import COMPONENTS_V2, faults
from tests.poll import POLL
from tests.reading import labels

FAT_NAMES = ("界" * 32, "W" * 32, "*" * 32, "_~" * 16, "🤠" * 32, "界" * 32, "|" * 32, "<@1234567890123456789>")
EACH, SELDOM = 3, 20
"""Every question so far from the last one is looked at."""
FAT_GAMES = [(DICE, 8, seed) for seed in range(3)] + [(EXPLORE, 8, seed) for seed in range(3)] + [(POLL, 5, 1)]


def refused(view: ui.LayoutView) -> list[str]:
    """Why Discord would not take this message."""
    components = view.to_components()  # type: ignore[no-untyped-call]
    body = {"components": components, "flags": COMPONENTS_V2, "allowed_mentions": {}}
    return list(faults("POST", "/channels/1/messages", body))


def everything(table: Sitting, locale: str) -> Iterator[ui.LayoutView]:
    """All messages about a table as it stands, with every number of marks."""
    look = table.look()
    yield public(look)
    yield help_page(look, locale)
    yield story(look, locale, look.recent * 40, 3, 1)
    yield call(look, [1, 2])
    for seat in range(len(look.seats)):
        mine = table.look(seat)
        marks = tuple(range(len(mine.ask.options))) if mine.ask and mine.ask.most > 1 else None
        yield my_seat(mine, locale, seat + 1, marks)
        yield my_seat(mine, locale, seat + 1)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "seats", "seed"), FAT_GAMES)
def test_the_fattest_table_fits(game: AnyGame, seats: int, seed: int, locale: str) -> None:
    table = Sitting(game, FAT_NAMES[:seats], locale=locale, seed=bytes([seed] * 32))
    assert refused(public(table.look())) == []

    for n, at in enumerate(table.deal().playing(random.Random(seed))):
        if n % EACH == 0:
            for view in everything(at, locale):
                assert refused(view) == []

    assert refused(public(table.look())) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fattest_table_with_every_module_fits(locale: str) -> None:
    table = Sitting(DICE, FAT_NAMES, locale=locale, seed=bytes([1] * 32), modules=PRESETS["everything"])
    assert refused(public(table.look())) == []
    assert refused(module_panel(table.look(), locale, ())) == []

    for n, at in enumerate(table.deal().playing(random.Random(1))):
        if n % SELDOM == 0:
            for view in everything(at, locale):
                assert refused(view) == []

    assert refused(public(table.look())) == []


@pytest.fixture
def drawn() -> Iterator[None]:
    """All drawings can be shown, by the longest mentions there are."""
    draw({name: f"<:{name:_<32}:1234567890123456789>" for name in drawings()})
    yield
    draw({})


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "seats"), [(DICE, 8), (WALKERS_DICE, 8), (CARDS, 7), (EXPLORE, 8)])
def test_with_drawings_everything_fits_and_none_stands_among_letters(
    game: AnyGame, seats: int, locale: str
) -> None:
    table = Sitting(game, FAT_NAMES[:seats], locale=locale, seed=bytes([2] * 32)).deal()

    for n, at in enumerate(table.playing(random.Random(2))):
        if n % SELDOM == 0:
            pictured = public(at.look(), picture="table.png")
            for view in (*everything(at, locale), pictured):
                assert refused(view) == []


def test_with_the_fattest_names_the_question_stays() -> None:
    table = Sitting(names=FAT_NAMES).deal()

    view = public(table.look())

    assert "Stop" in labels(view)
