"""What comes out: pictures as they were looked at, compared by how they look and not by their bytes."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures.scenes import Scene, name_of
from bot.pictures.worker.render import SHOWN, laid_out, render
from tests.bot.pictures.samples import SCENES

GOLDEN = Path(__file__).parent / "golden"
LOOKED_AT = ("dice-5", "dice-everything-8", "cards-5", "hand-8", "explore-thrown", "course-8")
"""One for each kind; ``python -m tests.bot.pictures.test_render`` takes them anew."""
DIFFERENCE = 1.5
"""Mean difference of a channel, of 255, that another version of the renderer may make."""
LARGEST = 200_000


def image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("name", LOOKED_AT)
def test_a_picture_looks_as_it_did(name: str) -> None:
    drawn, golden = image(render(SCENES[name])), image((GOLDEN / f"{name}.png").read_bytes())

    assert drawn.size == golden.size
    assert max(ImageStat.Stat(ImageChops.difference(drawn, golden)).mean) < DIFFERENCE


def test_another_scene_looks_different() -> None:
    drawn, golden = image(render(SCENES["dice-chosen-5"])), image((GOLDEN / "dice-5.png").read_bytes())

    assert max(ImageStat.Stat(ImageChops.difference(drawn, golden)).mean) > DIFFERENCE


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_can_be_drawn(name: str) -> None:
    png = render(SCENES[name])

    assert image(png).width == SHOWN
    assert len(png) < LARGEST


def test_the_same_scene_is_drawn_in_the_same_way() -> None:
    assert laid_out(SCENES["dice-8"]) == laid_out(SCENES["dice-8"])


def test_a_file_is_named_after_what_it_shows_and_not_after_its_words() -> None:
    names = {name_of(scene) for scene in SCENES.values()}

    assert len(names) == len(SCENES)
    assert name_of(said("dice-5", "Ana, 8 life points")) == name_of(SCENES["dice-5"])


def said(name: str, alt: str) -> Scene:
    return replace(SCENES[name], alt=alt)


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in LOOKED_AT:
        (GOLDEN / f"{each}.png").write_bytes(render(SCENES[each]))
