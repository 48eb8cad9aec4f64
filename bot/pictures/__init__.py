"""Pictures of tables: a scene goes to a process of its own and comes back as a PNG, unless something is wrong.

Nobody has to be able to see one. Where the extra ``pictures`` is not installed, a scene cannot be drawn, or the
process dies or hangs, there is no picture, a line in the log says why, and words stand there instead.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.pictures.process import CannotDraw, Process, ProcessDied
from bot.pictures.scenes import Scene, name_of

KEPT = 64
"""Pictures kept ready, some five megabytes."""
LIMIT = 2.0
"""Seconds after which a picture is given up."""
RESTARTS = 3
NEEDED = ("fontTools", "resvg_py")
ALT = 1024
"""Letters that Discord takes in the description of a file."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Picture:
    """A scene as a file; ``alt`` says the same in words."""

    name: str
    png: bytes
    alt: str


class Studio:
    """Draws scenes one after the other. ``fonts`` are the files of fonts beside those of Deadeye."""

    def __init__(self, fonts: Sequence[Path] = (), *, limit: float = LIMIT) -> None:
        self._process = Process(fonts)
        self._limit, self._starts = limit, 0
        self._kept: OrderedDict[Scene, bytes | None] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Task[bytes | None]] = {}
        self._free = asyncio.Lock()
        self.on = _installed()
        """Whether there are pictures; once off, they are off until the next start."""

    async def start(self) -> None:
        """Have the process ready before somebody waits for it."""
        async with self._free:
            await self._ready()

    async def stop(self) -> None:
        """Draw no more."""
        self.on = False
        for task in self._drawing.values():
            task.cancel()
        await self._process.stop()

    async def picture(self, scene: Scene) -> Picture | None:
        """The scene as a picture, or nothing. Whoever stops waiting for it finds it ready the next time."""
        if scene in self._kept:
            self._kept.move_to_end(scene)
            return _pictured(scene, self._kept[scene])
        if not self.on:
            return None
        task = self._task(scene)
        await asyncio.wait({task})
        return None if task.cancelled() else _pictured(scene, task.result())

    def _task(self, scene: Scene) -> asyncio.Task[bytes | None]:
        """The scene being drawn: once, however many wait for it."""
        if scene not in self._drawing:
            task = self._drawing[scene] = asyncio.create_task(self._draw(scene))
            task.add_done_callback(lambda _: self._drawing.pop(scene))
        return self._drawing[scene]

    async def _draw(self, scene: Scene) -> bytes | None:
        """The scene as PNG; nothing where that fails in any way."""
        async with self._free:
            if not await self._ready():
                return None
            try:
                png = await asyncio.wait_for(self._process.draw(scene), self._limit)
            except CannotDraw as error:
                log.error("a picture cannot be drawn: %s\n%s", error, scene)
                return self._keep(scene, None)
            except TimeoutError:
                log.warning("a picture took longer than %s seconds and was given up", self._limit)
                await self._process.end()
                return self._keep(scene, None)
            except ProcessDied:
                return None
            return self._keep(scene, png)

    async def _ready(self) -> bool:
        """Whether the process runs; it is started again a few times."""
        while self.on and not self._process.runs:
            self._starts += 1
            if self._starts > 1:
                log.warning("the process that draws is gone")
            if self._starts > 1 + RESTARTS:
                log.error("there are no pictures until the next start")
                self.on = False
            else:
                await self._process.start()
        return self.on

    def _keep(self, scene: Scene, png: bytes | None) -> bytes | None:
        """Remember what came of a scene, so that one that cannot be drawn is not tried again."""
        self._kept[scene] = png
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return png


def _pictured(scene: Scene, png: bytes | None) -> Picture | None:
    return None if png is None else Picture(name_of(scene), png, scene.alt[:ALT])


def _installed() -> bool:
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        log.warning("there are no pictures: install deadeye[pictures] (%s not found)", ", ".join(missing))
    return not missing
