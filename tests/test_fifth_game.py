"""What a game with commands and texts of its own takes: a folder in each layer, and its entry in two files.

The small game of the tests moves into a copy of the house, and is played there.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[1]
POLL = ROOT / "tests" / "poll"
NEW_NAMES = {"tests.poll.frontend": "bot.games.poll", "tests.poll": "rules.poll"}
ADDED = {"rules": "rules/poll", "bot": "bot/games/poll", "cogs": "cogs/poll.py"}
ENTERED = ("rules/games.py", "bot/games/__init__.py")
TOLD = """
import json
from bot.__main__ import main
from bot.chat.cogs import cogs
from bot.games import FRONTENDS
from bot.text import say
from rules.games import GAMES
games, frontends, found = [*GAMES], [game.key for game in FRONTENDS], [cog.__name__ for cog in cogs()]
print(json.dumps([games, frontends, found, say("id", "command-poll-name")]))
main(["simulate", "poll", "--games", "3", "--json"])
"""


def moved(source: Path, target: Path) -> None:
    """Put one file of the small game where it belongs, under its new name."""
    target.parent.mkdir(parents=True, exist_ok=True)
    text = source.read_text(encoding="utf-8")
    for old, new in NEW_NAMES.items():
        text = text.replace(old, new)
    target.write_text(text, encoding="utf-8")


def entered(file: Path, imported: str, entry: str) -> None:
    """Import the game where the others are imported, and put it behind the last of them."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"^((?:GAMES|FRONTENDS)\b.*)\)", rf"\1, {entry})", text, flags=re.MULTILINE)
    text = re.sub(r"^\n(?=GAMES|FRONTENDS)", f"{imported}\n\n", text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with one game more."""
    folder = tmp_path_factory.mktemp("house")
    for layer in ADDED:
        copytree(ROOT / layer, folder / layer, ignore=ignore_patterns("__pycache__"))
    moved(POLL / "__init__.py", folder / "rules" / "poll" / "__init__.py")
    moved(POLL / "cog.py", folder / "cogs" / "poll.py")
    for file in (POLL / "frontend").rglob("*.*"):
        if file.suffix in (".py", ".ftl"):
            moved(file, folder / "bot" / "games" / "poll" / file.relative_to(POLL / "frontend"))
    entered(folder / ENTERED[0], "from rules.poll import POLL", "POLL")
    entered(folder / ENTERED[1], "from bot.games import poll", "poll.FRONTEND")
    return folder


def changed_lines(house: Path, file: str) -> int:
    """How many lines of a file are not what they were."""
    before = (ROOT / file).read_bytes().splitlines()
    after = (house / file).read_bytes().splitlines()
    return sum(line not in before for line in after)


def test_nothing_is_edited_but_the_entry_in_two_files(house: Path) -> None:
    files = {file.relative_to(house).as_posix() for file in house.rglob("*.*")}
    new = {file for file in files if not (ROOT / file).exists()}

    assert {file for file in new if not file.startswith(tuple(ADDED.values()))} == set()
    assert {file for file in files - new if changed_lines(house, file)} == set(ENTERED)
    assert [changed_lines(house, file) for file in ENTERED] == [2, 2], "an import and an entry"


def test_it_is_found_with_its_command_and_its_texts_and_played(house: Path) -> None:
    run = subprocess.run([sys.executable, "-c", TOLD], cwd=house, capture_output=True, text=True)

    assert run.returncode == 0, run.stderr
    found, played = run.stdout.split("\n", 1)
    games, frontends, cogs, command = json.loads(found)
    assert games[-1] == frontends[-1] == "poll"
    assert "cogs.poll" in cogs
    assert command == "suara"
    assert json.loads(played)["wins"]["role"]["voter"]["seats"] == 15
