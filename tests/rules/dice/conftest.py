"""The scenarios are played in every edition that has the rules they name.

A module of scenarios says ``pytestmark = pytest.mark.every_edition``. Each of its tests runs once in the base game
and once more in an edition whose ledger rows have a counterpart for all the rows it names; there it names those.
"""

from __future__ import annotations

import pytest

from rules.dice import DICE, DiceGame
from rules.dice.walkers import WALKERS_DICE
from tests.rules.dice import table

OTHERS = (WALKERS_DICE,)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("every_edition"):
        metafunc.parametrize("game", [DICE, *others(metafunc)], ids=lambda game: game.key, indirect=True)


def others(metafunc: pytest.Metafunc) -> list[object]:
    """The editions that have all of a test's rules, with the rows by which they have them."""
    named = [row for mark in metafunc.definition.iter_markers("rule") for row in mark.args]
    return [
        pytest.param(game, marks=pytest.mark.rule(*dict.fromkeys(game.edition.rows[row] for row in named)))
        for game in OTHERS
        if named and all(row in game.edition.rows for row in named)
    ]


@pytest.fixture(autouse=True)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> DiceGame:
    """The edition that the tables of a test are of."""
    played: DiceGame = getattr(request, "param", DICE)
    monkeypatch.setattr(table, "PLAYED", played.edition)
    return played
