"""The process that draws, seen from the bot: a scene goes in, a PNG comes out."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import struct
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from pathlib import Path

import bot
from bot.pictures.scenes import Scene

HEADER = struct.Struct(">?I")
"""Whether it went well, and how many bytes follow."""
STARTING = 30.0
LEAVING = 1.0
"""Seconds that starting and leaving may take."""
ROOT = Path(bot.__file__).parents[1]
"""Where the process finds the same code as the bot."""

log = logging.getLogger(__name__)


class CannotDraw(Exception):
    """A scene that the process refuses, with its reason."""


class ProcessDied(Exception):
    """The process is no more."""


class Process:
    """One process at a time, which draws one scene at a time."""

    def __init__(self, fonts: Sequence[Path]) -> None:
        self._fonts = [str(font) for font in fonts]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def runs(self) -> bool:
        """Whether it is there."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start it, or start it again, and wait until it can draw. If it cannot, it does not run afterwards."""
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        command = (sys.executable, "-m", "bot.pictures.worker", *self._fonts)
        try:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": path}
            )
            await asyncio.wait_for(self._answer(self._process), STARTING)
        except (ProcessDied, TimeoutError, OSError) as error:
            log.warning("the process that draws could not be started: %r", error)
            await self.end()

    async def draw(self, scene: Scene) -> bytes:
        """The scene as PNG; raises :exc:`CannotDraw` and :exc:`ProcessDied`."""
        process = self._process
        if process is None or process.stdin is None:
            raise ProcessDied
        body = pickle.dumps(scene)
        try:
            process.stdin.write(HEADER.pack(True, len(body)) + body)
            await process.stdin.drain()
        except ConnectionError:
            raise ProcessDied from None
        return await self._answer(process)

    async def _answer(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None  # noqa: S101  it is a pipe
        try:
            well, size = HEADER.unpack(await process.stdout.readexactly(HEADER.size))
            body = await process.stdout.readexactly(size)
        except asyncio.IncompleteReadError:
            await process.wait()
            raise ProcessDied from None
        if not well:
            raise CannotDraw(body.decode())
        return body

    async def end(self) -> None:
        """End it at once, whatever it does."""
        if self._process is not None and self.runs:
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> None:
        """Let it leave, or end it where it does not."""
        if self._process is None or self._process.stdin is None:
            return
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), LEAVING)
        except TimeoutError:
            await self.end()
