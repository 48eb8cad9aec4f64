"""What an operator sets: environment variables, or the same names in a ``.env`` file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from pydantic import SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.storage.shards import Shards

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}


class BadSettings(Exception):
    """Settings that cannot be used; the text names each one and never repeats its value."""


class Settings(BaseSettings):
    """Every setting; ``.env.example`` explains them."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///deadeye.db"
    sync: Literal["global", "never"] | int = "global"
    shards: Literal["auto"] | Shards = "auto"
    explore_set: Path | None = None
    pictures: Literal["on", "off"] = "on"
    picture_fonts: str = ""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @property
    def fonts(self) -> list[Path]:
        """Files of fonts for names that those of Deadeye do not cover."""
        return [Path(name) for name in self.picture_fonts.split(os.pathsep) if name]

    @field_validator("database_url")
    @classmethod
    def _with_driver(cls, url: str) -> str:
        scheme, colon, rest = url.partition("://")
        driver = _DRIVERS.get(scheme, scheme)
        if not colon or driver not in _DRIVERS.values():
            raise ValueError("must begin with sqlite:// or postgresql://")
        return _with_ssl(f"{driver}://{rest}")

    @field_validator("sync", mode="before")
    @classmethod
    def _server_or_word(cls, sync: object) -> object:
        if isinstance(sync, str) and sync.isascii() and sync.isdecimal():
            return int(sync)
        if sync not in ("global", "never"):
            raise ValueError('must be "global", "never" or the id of a server')
        return sync

    @field_validator("shards", mode="before")
    @classmethod
    def _range_or_word(cls, shards: object) -> object:
        return Shards.parse(shards) if isinstance(shards, str) and shards != "auto" else shards

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level


def _with_ssl(url: str) -> str:
    """``url`` with what others call ``sslmode`` under the name that the driver knows."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise ValueError("is no address of a database") from None
    mode = address.query.get("sslmode")
    if mode is None:
        return url
    known = address.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return known.render_as_string(hide_password=False)


def load() -> Settings:
    """The settings of this process; raises :exc:`BadSettings`."""
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings("\n".join(_lines(error))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f".env: {error}") from None


def _lines(error: ValidationError) -> list[str]:
    problems = error.errors(include_input=False)
    return [f"{str(p['loc'][0]).upper()}: {p['msg'].removeprefix('Value error, ')}" for p in problems]
