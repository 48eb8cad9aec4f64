"""Databases of the tests' own: a PostgreSQL, started from the system's binaries and thrown away; a SQLite file."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

SECONDS = 30
USER = "postgres"


class Postgres:
    """A running server. It listens on a socket in its own directory, so no port can be taken."""

    def __init__(self, binaries: Path, home: Path) -> None:
        self._binaries, self._home = binaries, home
        self._run(
            "initdb", "-D", f"{home}/data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        settings = ("listen_addresses=", f"unix_socket_directories={home}", "fsync=off", "max_connections=200")
        options = [part for setting in settings for part in ("-c", setting)]
        with (home / "log").open("wb") as log:
            self._server = subprocess.Popen(
                [binaries / "postgres", "-D", home / "data", *options], stdout=log, stderr=log, **_as_somebody()
            )
        self._wait()

    def database(self) -> str:
        """The address of the one database, emptied: far cheaper than a new one for each test."""
        empty = "SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", "-h", str(self._home), "-U", USER, "-c", empty, USER)
        return f"postgresql+asyncpg://{USER}@/{USER}?host={self._home}"

    @contextmanager
    def away(self) -> Iterator[None]:
        """Meanwhile nobody is connected, and nobody gets in."""
        door = self._home / ".s.PGSQL.5432"
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres'"
        self._run("psql", "-h", str(self._home), "-U", USER, "-c", f"{others} AND pid <> pg_backend_pid()", USER)
        hidden = door.rename(self._home / "hidden")
        try:
            yield
        finally:
            hidden.rename(door)

    def stop(self) -> None:
        """Stop the server at once."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait(SECONDS)

    def _wait(self) -> None:
        until = time.monotonic() + SECONDS
        ready = [str(self._binaries / "pg_isready"), "-q", "-h", str(self._home)]
        while subprocess.run(ready, check=False).returncode:
            if self._server.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self._home / "log").read_text())
            time.sleep(0.02)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._binaries / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self._home, **_as_somebody())


def _as_somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    return {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}


def missing(reason: str) -> NoReturn:
    """Skip the test, or fail it where ``DEADEYE_REQUIRE`` says that PostgreSQL must be here."""
    if "postgres" in os.environ.get("DEADEYE_REQUIRE", "").split(","):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def _binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and not on_path:
        missing("no PostgreSQL here: install the package postgresql to run these tests")
    if os.geteuid() == 0 and USER not in {user.pw_name for user in pwd.getpwall()}:
        missing("PostgreSQL does not run as root, and there is no user postgres to run it as")
    return found[-1].parent if found else Path(on_path or "").resolve().parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server, started when the first test wants it."""
    binaries = _binaries()
    with tempfile.TemporaryDirectory(prefix="deadeye-", ignore_cleanup_errors=True) as home:
        if os.geteuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(home, user.pw_uid, user.pw_gid)
        server = Postgres(binaries, Path(home))
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/deadeye.db"
    address: str = request.getfixturevalue("postgres").database()
    return address
