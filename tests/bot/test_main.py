"""The command line, as an operator meets it."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import log_at, main

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "SYNC", "EXPLORE_SET", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_run_without_a_token_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["run"]])
def test_settings_that_cannot_be_read_end_with_a_message(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SYNC", "everywhere")
    assert main(command) == 2
    assert capsys.readouterr().err.startswith("SYNC: ")


def test_a_database_of_a_newer_version_is_refused_and_untouched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deadeye.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('from-the-future')")
    database.close()
    before = file.read_bytes()
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(["run"]) == 2
    assert "from-the-future" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["deadeye.db"]


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////no/such/folder/deadeye.db",
        "sqlite://",
        "sqlite:///file:deadeye?mode=memory&uri=true",
        "postgresql://nobody@127.0.0.1:1/nothing",
        "postgresql://nobody@127.0.0.1:1/nothing?no_such_option=1",
    ],
)
def test_a_database_that_cannot_be_opened_is_named(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", url)
    assert main(["run"]) == 2
    assert capsys.readouterr().err.startswith("DATABASE_URL: ")


def test_a_database_that_is_not_to_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "old.db") as database:
        database.execute("CREATE TABLE t (x)")
    database.close()
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///file:{tmp_path}/old.db?mode=ro&uri=true")
    assert main(["run"]) == 2
    assert capsys.readouterr().err.startswith("DATABASE_URL: ")


@pytest.mark.parametrize("command", [["run"], ["play", "--no-browser"]])
def test_a_broken_set_of_explore_is_named_down_to_the_field(
    command: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (ROOT / "rules" / "explore" / "data" / "house.csv").read_text().splitlines()
    (tmp_path / "mine.csv").write_text("\n".join([lines[0], lines[1].replace("die", "dye", 1), *lines[2:]]))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("EXPLORE_SET", "mine.csv")
    assert main(command) == 2
    assert capsys.readouterr().err.startswith("EXPLORE_SET: mine.csv, line 2, kind: ")


def test_a_set_of_explore_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EXPLORE_SET", "nowhere.csv")
    assert main(["play", "--no-browser"]) == 2
    assert "nowhere.csv" in capsys.readouterr().err


def test_a_game_that_cannot_be_played_by_so_many_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--players", "9"]) == 2
    assert "8" in capsys.readouterr().err


def test_a_wrong_command_shows_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["dance"])
    assert caught.value.code == 2
    assert "run | play | simulate | check" in capsys.readouterr().err


def test_simulate_plays_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dice", "--games", "2", "--brains", "random"]) == 0
    assert "games" in capsys.readouterr().out


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.strip() == __version__
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text()


def test_debugging_deadeye_shows_nothing_of_what_its_libraries_say_about_people_and_tokens() -> None:
    before = {name: logging.getLogger(name).level for name in ("", "bot", "cogs", "rules", "bot.__main__")}
    try:
        log_at("DEBUG")
        assert logging.getLogger("bot.chat.client").isEnabledFor(logging.DEBUG)
        for library in ("discord.gateway", "discord.http", "discord.webhook.async_", "aiosqlite", "asyncpg"):
            assert not logging.getLogger(library).isEnabledFor(logging.DEBUG), library
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


def test_a_local_table_ends_at_once_when_it_is_told_to_however_often() -> None:
    """Ctrl+C ends the one in ``tests/browser``."""
    command = [sys.executable, "-m", "bot", "play", "--no-browser"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        for _ in range(2):
            process.terminate()
        out, err = process.communicate(timeout=10)
    assert (process.returncode, err) == (0, "")
    assert out.endswith("The table is closed.\n")
