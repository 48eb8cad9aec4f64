"""Python runs this first in a process that is to meet the local Discord: it changes addresses and clocks.

``LOCAL_DISCORD``: the port on the loopback address. ``LOCAL_CLOCK``: a file with three numbers, by how many
seconds time has passed faster than it did, by how many of them Discord was not heard of, and by how many the wall
clock is wrong; it is read again at SIGUSR2.
``LOCAL_AUDIT``: a file to which every text catalog that is opened is written, and the thread that did it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import time_machine


def point_at(port: str) -> None:
    """Let discord.py speak to the local Discord."""
    import discord
    import yarl

    socket: Any = discord.gateway.DiscordClientWebSocketResponse
    socket.receive = wait_for_ever

    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    discord.asset.Asset.BASE = f"http://127.0.0.1:{port}/cdn"


async def wait_for_ever(socket: Any, _timeout: float | None = None, **_: Any) -> Any:
    """Hear the next thing from the gateway, however far the clocks are moved meanwhile."""
    import aiohttp

    return await aiohttp.ClientWebSocketResponse.receive(socket)


class Clocks:
    """Clocks that a file moves.

    discord.py takes a line for dead by :func:`time.perf_counter`, so that this goes on alone where the line is.
    """

    def __init__(self) -> None:
        self.passed = self.unheard = 0.0
        self.wall: time_machine.travel | None = None
        self._orders = self._obeyed = 0
        self._reading = False
        clock: Any = time
        monotonic, counter, self._now = clock.monotonic, clock.perf_counter, clock.time
        of_kernel, since_boot = clock.clock_gettime, getattr(clock, "CLOCK_BOOTTIME", None)
        clock.monotonic = lambda: monotonic() + self.passed
        clock.clock_gettime = lambda kind: of_kernel(kind) + (self.passed if kind == since_boot else 0.0)
        clock.perf_counter = lambda: counter() + self.unheard

    def read(self, *_: Any) -> None:
        """Go by what the file says now; another signal may come while this is done."""
        self._orders += 1
        if self._reading:
            return
        self._reading = True
        while self._obeyed < self._orders:
            self._obeyed = self._orders
            self._move(*map(float, Path(os.environ["LOCAL_CLOCK"]).read_text().split()))
        self._reading = False

    def _move(self, passed: float, unheard: float, wrong: float) -> None:
        self.passed, self.unheard = passed, unheard
        if self.wall is not None:
            self.wall.stop()
        self.wall = time_machine.travel(self._now() + passed + wrong, tick=True)
        self.wall.start()


def audit(file: str) -> None:
    """Note which catalogs are opened, and where."""

    def hear(event: str, args: tuple[Any, ...]) -> None:
        if event == "open" and str(args[0]).endswith(".ftl"):
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT), "a") as notes:
                notes.write(f"{threading.current_thread().name}\t{args[0]}\n")

    sys.addaudithook(hear)


def set_up() -> None:
    """Do what the environment says; a process that was forked calls this again."""
    if port := os.environ.get("LOCAL_DISCORD"):
        point_at(port)
    if "LOCAL_CLOCK" in os.environ:
        CLOCKS.read()
        signal.signal(signal.SIGUSR2, CLOCKS.read)
    if notes := os.environ.get("LOCAL_AUDIT"):
        audit(notes)


CLOCKS = Clocks()
set_up()
