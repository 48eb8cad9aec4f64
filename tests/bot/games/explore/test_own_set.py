"""A host's own dice and cards for Explore."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.chat.rulebook import search, topics
from bot.games import register, registered
from bot.screens.lookups import help_page
from bot.serving import set_up
from bot.settings import Settings
from bot.text import LOCALES
from rules.explore import ExploreGame
from rules.games import GAMES
from tests.exploring import exploring
from tests.reading import text

HOUSE = Path(__file__).parents[4] / "rules" / "explore" / "data" / "house.csv"


@pytest.fixture
def own_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the house set in which the Farmhouse has another name; it is forgotten again afterwards."""
    file = tmp_path / "mine.csv"
    file.write_text(HOUSE.read_text().replace("farmhouse", "Grandma's *Barn*"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EXPLORE_SET", "mine.csv")
    house = registered()["explore"]
    topics.cache_clear()
    yield file
    register(house)
    topics.cache_clear()


def test_explore_is_played_with_it_and_every_other_game_as_before(own_set: Path) -> None:
    found = set_up(Settings())
    explore = found["explore"]

    assert isinstance(explore, ExploreGame)
    assert "Grandma's *Barn*" in explore.box.cards
    assert {key: game for key, game in found.items() if key != "explore"} == {
        key: game for key, game in GAMES.items() if key != "explore"
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_help_and_rules_are_about_it_and_names_are_shown_as_typed(own_set: Path, locale: str) -> None:
    set_up(Settings())

    told = text(help_page(exploring(card="motel").look(), locale))
    (topic,) = search("grandma", locale)

    assert "EXPLORE_SET" not in told
    assert topic.title == "🃏 Grandma's *Barn*"
    assert topic.text.startswith("🃏 **Grandma\\'s \\*Barn\\***")
    assert search("farmhouse", "en") == []


def test_games_are_simulated_with_it(own_set: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "explore", "--players", "2", "--games", "2", "--brains", "random"]) == 0
    own_set.write_text(own_set.read_text().replace("0 0 1 1 1 2", "0 0 1 1 1", 1))
    assert main(["simulate", "explore", "--players", "2"]) == 2
    assert capsys.readouterr().err.startswith("EXPLORE_SET: mine.csv, line 2, faces: ")
