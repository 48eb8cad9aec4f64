"""Deadeye as processes of their own: started, watched, stopped, killed, their clocks moved."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from tests.process.local_discord import LocalDiscord
from tests.process.local_discord.payloads import TOKEN

ROOT = Path(__file__).parents[2]
SITE = Path(__file__).parent / "site"
START_WITHIN = 30.0
STOP_WITHIN = 15.0
TOLD_ANYWAY = r"discord\.(?:client|shard): (?:Attempting a reconnect|Failed to connect)"
WORRIES = re.compile(rf" (ERROR|CRITICAL) (?!{TOLD_ANYWAY})|never (retrieved|awaited)")
"""discord.py tells of every line that breaks as of an error."""


class Nursery:
    """Starts processes of Deadeye within a moment, see :mod:`tests.process.nursery`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._begun: asyncio.Queue[int] = asyncio.Queue()
        self._ended: dict[int, asyncio.Future[int]] = {}
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            child, *code = line.split()
            if code:
                self._end(int(child)).set_result(int(code[0]))
            else:
                self._begun.put_nowait(0 if child == b"ready" else int(child))

    def _end(self, child: int) -> asyncio.Future[int]:
        return self._ended.setdefault(child, asyncio.get_running_loop().create_future())

    async def ready(self) -> None:
        """Until everything is imported."""
        async with asyncio.timeout(START_WITHIN * 2):
            await self._begun.get()

    async def fork(self, environment: dict[str, str], log: Path, folder: Path) -> tuple[int, asyncio.Future[int]]:
        """Start one; its number, and its exit code once it has one."""
        assert self._process.stdin is not None
        order = {"environment": environment, "log": str(log), "folder": str(folder)}
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        child = await self._begun.get()
        return child, self._end(child)

    async def stop(self) -> None:
        """No more processes; those that run are killed."""
        for child, end in self._ended.items():
            if not end.done():
                os.kill(child, signal.SIGKILL)
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._listening


class Interpreter:
    """Starts ``python -m bot run`` itself: what operators do, and slow."""

    async def fork(self, environment: dict[str, str], log: Path, folder: Path) -> tuple[int, asyncio.Future[int]]:
        """Start one; its number, and its exit code once it has one."""
        with log.open("ab") as out:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"),
                cwd=folder,
                env=_environment() | environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=out,
                stderr=out,
            )
        return process.pid, asyncio.ensure_future(process.wait())


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    """A nursery that is ready."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.process.nursery",
        cwd=ROOT,
        env=_environment(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    place = Nursery(process)
    try:
        await place.ready()
        yield place
    finally:
        await place.stop()


def _environment() -> dict[str, str]:
    """What every process of the tests is given; nothing of what the operator of this computer has set."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "LANG", "TMPDIR")}
    return {**kept, "PYTHONPATH": f"{SITE}{os.pathsep}{ROOT}", "PYTHONUNBUFFERED": "1"}


class Deadeye:
    """One process of Deadeye's; started again it is another one over the same database and log."""

    def __init__(self, local: LocalDiscord, folder: Path, url: str | None = None, **settings: str) -> None:
        self.local, self.folder = local, folder
        self.url = url or f"sqlite:///{folder / 'deadeye.db'}"
        self.settings = settings
        self.log, self._clock = folder / "log", folder / "clock"
        self.passed = self.unheard = self.wrong = 0.0
        self.number = 0
        self.end: asyncio.Future[int] | None = None
        self._set_clock()

    @property
    def environment(self) -> dict[str, str]:
        """What the process is started with."""
        own = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": self.url, "SYNC": "global"}
        ours = {"LOCAL_DISCORD": str(self.local.port), "LOCAL_CLOCK": str(self._clock)}
        return {**own, **ours, **self.settings}

    async def start(self, starter: Nursery | Interpreter, *, sessions: int = 1) -> None:
        """Start and wait until Discord has so many sessions; fails with the log if it ends instead."""
        await self.begin(starter)
        assert self.end is not None
        connected = asyncio.create_task(self.local.gateway.wait_for(sessions, START_WITHIN))
        first: list[asyncio.Future[Any]] = [connected, self.end]
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        if self.end.done():
            connected.cancel()
            raise AssertionError(f"ended with {self.end.result()}:\n{self.read()}")
        await connected

    async def begin(self, starter: Nursery | Interpreter) -> None:
        """Start and wait for nothing."""
        self.number, self.end = await starter.fork(self.environment, self.log, self.folder)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal; one that has just ended hears none."""
        with suppress(ProcessLookupError):
            os.kill(self.number, number)

    async def ends(self, seconds: float = STOP_WITHIN) -> int:
        """The exit code, once there is one."""
        assert self.end is not None
        return await asyncio.wait_for(asyncio.shield(self.end), seconds)

    async def kill(self) -> None:
        """SIGKILL: nothing is said any more."""
        if self.running:
            self.signal(signal.SIGKILL)
        await self.ends()

    async def stop(self) -> int:
        """SIGTERM, and the exit code."""
        if self.running:
            self.signal(signal.SIGTERM)
        return await self.ends()

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self.end is not None and not self.end.done()

    @property
    def still(self) -> bool:
        """Whether all its threads sleep, as far as the system tells; on a busy computer work may wait its turn."""
        states = [_state(task) for task in Path(f"/proc/{self.number}/task").glob("*/stat")]
        return all(state == "S" for state in states)

    def pass_by(self, seconds: float, *, heard: bool = True) -> None:
        """Let time pass, for the process and for Discord, which is ``heard`` meanwhile or not."""
        self.passed += seconds
        self.unheard += 0.0 if heard else seconds
        self.local.world.ahead = max(self.local.world.ahead, self.passed)
        self._set_clock()

    def set_clock_wrong(self, seconds: float) -> None:
        """The computer's clock goes wrong by so much, while no time passes."""
        self.wrong = seconds
        self._set_clock()

    def _set_clock(self) -> None:
        new = self._clock.with_suffix(".new")
        new.write_text(f"{self.passed} {self.unheard} {self.wrong}")
        new.replace(self._clock)  # the process may be reading it
        if self.running:
            self.signal(signal.SIGUSR2)

    def read(self) -> str:
        """The log, of all processes that were started."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def worries(self) -> list[str]:
        """Lines of the log that an operator would have to look into."""
        return [line for line in self.read().splitlines() if WORRIES.search(line)]


def _state(stat: Path) -> str:
    """What a thread does: R runs or would like to, S sleeps, D waits for the disk."""
    try:
        return stat.read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "S"
