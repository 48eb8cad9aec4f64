"""What a picture costs, and whether the bot is late because of one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import partial
from statistics import median
from typing import Any

from benchmarks.measure import Measure
from bot.pictures import Studio
from bot.pictures.scenes import Scene
from bot.pictures.worker.render import laid_out, render
from tests.bot.pictures.samples import SCENES

USUAL = (
    *("dice-3", "dice-4", "dice-5", "dice-6", "dice-7", "dice-8", "dice-chosen-5"),
    *("cards-4", "cards-5", "cards-6", "cards-7", "hand-6", "hand-10"),
    *("explore-2", "explore-4", "explore-8", "explore-thrown", "course-5", "course-8"),
)
"""What is shown in the games as they are usually played."""
ROUNDS = 9
ADDITIONS, LOOP = 1_000_000, 0.030
"""On the machine that the bounds are meant for, so many additions take so many seconds."""
STEP = 0.001
PICTURE, LARGEST, LAYOUT = 60.0, 120_000, 5.0
LATE, PER_PICTURE = 50.0, 2_000.0


async def measures() -> AsyncIterator[Measure]:
    """Processor, bytes, and lateness of the event loop."""
    for measure in (*costs(), *sizes()):
        yield measure
    async for measure in lateness():
        yield measure


def costs() -> Iterator[Measure]:
    """Processor per picture, as on a machine of the speed that the bounds are meant for."""
    scenes = [SCENES[name] for name in USUAL]
    drawn, laid = scaled(scenes, render), scaled(scenes, laid_out)
    note = f"where {ADDITIONS:,} additions take {1000 * LOOP:.0f} ms; {min(drawn):.0f} to {max(drawn):.0f}"
    yield Measure("a picture, processor, median", median(drawn), PICTURE, "ms", note=note)
    yield Measure("of it layout, median", median(laid), LAYOUT, "ms")
    modules = scaled([SCENES["dice-everything-8"]], render)
    yield Measure("the fullest picture there is, processor", median(modules), 2 * PICTURE, "ms")


def scaled(scenes: list[Scene], make: Callable[[Scene], object]) -> list[float]:
    """Milliseconds that each scene takes; the machine's speed is measured in between, since others use it too."""
    rounds = [(spent(count), [spent(partial(make, scene)) for scene in scenes]) for _ in range(ROUNDS)]
    speed = LOOP / median(loop for loop, _ in rounds)
    return [1000 * speed * median(times) for times in zip(*(times for _, times in rounds), strict=True)]


def spent(work: Callable[[], object]) -> float:
    """Seconds of processor that something takes."""
    began = time.process_time()
    work()
    return time.process_time() - began


def count() -> None:
    """What the speed of machines is compared by."""
    total = 0
    for n in range(ADDITIONS):
        total += n


def sizes() -> Iterator[Measure]:
    """Bytes per picture."""
    found = [len(render(SCENES[name])) for name in USUAL]
    yield Measure("a picture, median", median(found), LARGEST, "bytes", note=f"{min(found)} to {max(found)}")


async def lateness() -> AsyncIterator[Measure]:
    """How late the event loop is while pictures are drawn, beyond what it is late anyway on this machine."""
    studio = Studio()
    await studio.start()
    idle, busy, waits = [], [], []
    for name in USUAL:
        idle.append(await late(asyncio.sleep(0.2)))
        began = time.perf_counter()
        busy.append(await late(studio.picture(SCENES[name])))
        waits.append(time.perf_counter() - began)
    await studio.stop()
    note = f"idle: median {1000 * median(idle):.1f}, most {1000 * max(idle):.1f} ms"
    for name, of in (("median", median), ("most", max)):
        beyond = 1000 * (of(busy) - of(idle))
        yield Measure(f"event loop late while drawing, {name}", beyond, LATE, "ms", note=note)
    yield Measure("until a picture is there, median", 1000 * median(waits), PER_PICTURE, "ms")


async def late(work: Coroutine[Any, Any, object]) -> float:
    """The latest that the loop came back meanwhile."""
    task, most = asyncio.create_task(work), 0.0
    while not task.done():
        began = time.perf_counter()
        await asyncio.sleep(STEP)
        most = max(most, time.perf_counter() - began - STEP)
    return most
