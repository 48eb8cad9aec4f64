"""The studio: a picture is drawn once and never waited for in vain, whatever becomes of the process that draws."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.pictures import KEPT, RESTARTS, Picture, Studio
from bot.pictures.scenes import Hand, Scene, name_of
from tests.bot.pictures.samples import CARDS, cards, dice

ONE = dice(3)
"""A small table."""
EMPTY = Hand((), "No cards.")
"""What is drawn fastest."""


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    await made.start()
    yield made
    await made.stop()


def pid(studio: Studio) -> int:
    process = studio._process._process
    assert process is not None
    return process.pid


async def killed(studio: Studio) -> None:
    """The process is gone, and the studio's loop has heard of it."""
    process = studio._process._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()


async def begun(studio: Studio, scene: Scene) -> asyncio.Task[Picture | None]:
    """The process has been given the scene, and stands still."""
    os.kill(pid(studio), signal.SIGSTOP)
    asked = drawn(studio)
    task = asyncio.create_task(studio.picture(scene))
    for _ in range(9):
        await asyncio.sleep(0)
    assert asked == [scene]
    return task


def drawn(studio: Studio) -> list[object]:
    """The scenes that the process has been asked for from now on."""
    asked: list[object] = []
    draw = studio._process.draw

    async def noted(scene: Scene) -> bytes:
        asked.append(scene)
        return await draw(scene)

    studio._process.draw = noted  # type: ignore[method-assign]
    return asked


async def test_a_scene_becomes_a_file_that_says_the_same_in_words(studio: Studio) -> None:
    picture = await studio.picture(ONE)

    assert isinstance(picture, Picture)
    assert picture.png.startswith(b"\x89PNG")
    assert (picture.name, picture.alt) == (name_of(ONE), "The table.")


async def test_a_scene_is_drawn_once(studio: Studio) -> None:
    asked = drawn(studio)

    pictures = await asyncio.gather(*(studio.picture(ONE) for _ in range(3)))
    again = await studio.picture(replace(ONE, alt="Meja."))

    assert asked == [ONE]
    assert again is not None
    assert [picture.png for picture in pictures if picture] == [again.png] * 3
    assert again.alt == "Meja."


async def test_who_stops_waiting_finds_the_picture_later(studio: Studio) -> None:
    asked = drawn(studio)

    with pytest.raises(TimeoutError):
        await asyncio.wait_for(studio.picture(ONE), 0)

    assert await studio.picture(ONE) is not None
    assert asked == [ONE]


async def test_the_last_pictures_are_kept(studio: Studio) -> None:
    scenes = [replace(EMPTY, cards=(replace(CARDS[0], value=str(n)),)) for n in range(KEPT)]
    await asyncio.gather(*(studio.picture(scene) for scene in scenes))
    assert await studio.picture(scenes[0]) is not None
    assert await studio.picture(EMPTY) is not None
    asked = drawn(studio)

    await studio.picture(scenes[0])
    await studio.picture(scenes[1])

    assert asked == [scenes[1]]


async def test_a_process_that_died_is_started_again(studio: Studio) -> None:
    first = pid(studio)
    await killed(studio)

    assert await studio.picture(ONE) is not None
    assert pid(studio) != first


async def test_a_picture_is_lost_with_the_process_that_draws_it_and_drawn_by_the_next(studio: Studio) -> None:
    drawing = await begun(studio, ONE)
    await killed(studio)

    assert await drawing is None
    assert await studio.picture(ONE) is not None


async def test_after_three_restarts_there_are_no_more_pictures(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    assert await studio.picture(EMPTY) is not None
    for n in range(RESTARTS + 1):
        assert studio.on
        await killed(studio)
        await studio.picture(replace(ONE, pile=n))

    assert not studio.on
    assert await studio.picture(cards(4)) is None
    assert await studio.picture(EMPTY) is not None
    assert [line.levelname for line in caplog.records].count("ERROR") == 1


async def test_a_picture_that_hangs_is_given_up_and_not_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    studio = Studio(limit=0.05)
    await studio.start()
    os.kill(pid(studio), signal.SIGSTOP)

    assert await studio.picture(ONE) is None

    assert not studio._process.runs
    asked = drawn(studio)
    assert await studio.picture(ONE) is None
    assert asked == []
    assert "given up" in caplog.text
    await studio.stop()


async def test_a_scene_that_cannot_be_drawn_is_logged_once_and_the_process_lives_on(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    broken = replace(ONE, arrow="no_such_drawing")
    before = pid(studio)

    assert [await studio.picture(broken) for _ in range(2)] == [None, None]

    assert caplog.text.count("NoSuchDrawing") == 1
    assert await studio.picture(ONE) is not None
    assert pid(studio) == before


async def test_without_the_extra_there_are_no_pictures(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    studio = Studio()
    await studio.start()

    assert await studio.picture(ONE) is None
    assert not studio._process.runs
    assert "deadeye[pictures]" in caplog.text
    await studio.stop()


async def test_a_process_that_cannot_be_started_takes_nothing_but_the_pictures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    studio = Studio()

    await studio.start()

    assert (studio.on, await studio.picture(ONE)) == (False, None)
    await studio.stop()


async def test_a_font_that_is_none_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "bad.ttf").write_text("no font")
    studio = Studio([tmp_path / "bad.ttf", tmp_path / "missing.ttf"])

    assert await studio.picture(ONE) is not None
    await studio.stop()


async def test_when_the_bot_stops_nobody_waits_any_more(studio: Studio) -> None:
    drawing = await begun(studio, ONE)

    await studio.stop()

    assert await drawing is None
    assert not studio._process.runs
    assert await studio.picture(cards(5)) is None


async def test_a_studio_that_never_drew_stops() -> None:
    studio = Studio()
    await studio.stop()

    assert not studio.on
