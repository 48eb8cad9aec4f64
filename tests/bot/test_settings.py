"""What an operator can set, and how a mistake is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, load

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_settings_a_file_is_the_database_and_there_is_no_token() -> None:
    settings = load()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///deadeye.db"
    assert settings.sync == "global"


def test_the_example_names_every_setting_and_no_other() -> None:
    named = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text(), re.MULTILINE)
    assert named == [name.upper() for name in Settings.model_fields]


def test_the_example_copied_as_it_is_changes_nothing(tmp_path: Path) -> None:
    before = load()
    (tmp_path / ".env").write_text(EXAMPLE.read_text())
    assert load() == before


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("SYNC=never\nLOG_LEVEL=debug\n")
    monkeypatch.setenv("SYNC", "7")
    assert (load().sync, load().log_level) == (7, "DEBUG")


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgres://u:p@host/db", "postgresql+asyncpg://u:p@host/db"),
        ("postgresql://u:p@host/db", "postgresql+asyncpg://u:p@host/db"),
        ("sqlite:////data/deadeye.db", "sqlite+aiosqlite:////data/deadeye.db"),
        ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgres://u:p@host/db?sslmode=require", "postgresql+asyncpg://u:p@host/db?ssl=require"),
    ],
)
def test_a_database_is_named_with_or_without_its_driver(
    monkeypatch: pytest.MonkeyPatch, given: str, used: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", given)
    assert load().database_url == used


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://secret"),
        ("DATABASE_URL", "postgresql://me:secret@host:port/db"),
        ("SYNC", "secret"),
        ("LOG_LEVEL", "secret"),
    ],
)
def test_a_setting_that_cannot_be_read_is_named_without_its_value(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=f"^{name}: ") as caught:
        load()
    assert "secret" not in str(caught.value)


def test_every_mistake_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNC", "x")
    monkeypatch.setenv("LOG_LEVEL", "x")
    with pytest.raises(BadSettings) as caught:
        load()
    assert len(str(caught.value).splitlines()) == 2


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSettings, match=r"^\.env: "):
        load()


def test_the_token_is_not_in_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    assert "abc" not in repr(load())
