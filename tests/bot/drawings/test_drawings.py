"""The drawings: sources, what is rendered from them, and the list that says which revision of each there is."""

from __future__ import annotations

import hashlib
import io
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.drawings import FAMILIES, FOLDER, LONGEST, Drawing, NoSuchDrawing, drawing, drawings, families, png, svg
from bot.drawings.__main__ import main
from bot.drawings.palette import DRAWN_WITH

HOUSE = Path(str(FOLDER))
SOURCES = sorted((HOUSE / "svg").rglob("*.svg"))
PER_EMOJI = 256 * 1024
PER_APPLICATION = 2000
NAME = re.compile(rf"[a-z0-9_]{{2,{LONGEST}}}")


@pytest.mark.parametrize("name", drawings())
def test_a_drawing_is_a_square_in_the_colours_of_the_set(name: str) -> None:
    root = ElementTree.fromstring(svg(name))  # noqa: S314  our own
    colours = set(re.findall(r"#[0-9A-Za-z]+\b", svg(name)))

    assert root.get("viewBox") == "0 0 128 128"
    assert colours <= DRAWN_WITH
    assert not re.search(r"<(text|image|style|use|filter|linearGradient)\b", svg(name))


@pytest.mark.parametrize("name", drawings())
def test_a_drawing_is_rendered_small_enough_to_be_an_emoji(name: str) -> None:
    image = Image.open(io.BytesIO(png(name)))

    assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "P")
    assert len(png(name)) < PER_EMOJI
    assert image.convert("RGBA").getpixel((0, 0)) == (0, 0, 0, 0)


def test_every_source_is_listed_once_as_it_is() -> None:
    found = [(path.stem, path.parent.name, hashlib.sha256(path.read_bytes()).hexdigest()) for path in SOURCES]

    assert sorted((each.name, each.family, each.digest) for each in drawings().values()) == sorted(found)


def test_nothing_is_rendered_that_has_no_source() -> None:
    assert {path.stem for path in (HOUSE / "png").iterdir()} == drawings().keys()


def test_names_are_what_discord_allows_and_differ() -> None:
    names = [each.emoji for each in drawings().values()]

    assert [name for name in names if not NAME.fullmatch(name)] == []
    assert len(set(names)) == len(names) < PER_APPLICATION


def test_families_come_in_order_and_hold_every_drawing() -> None:
    assert tuple(families()) == FAMILIES
    assert [each for family in families().values() for each in family] == list(drawings().values())
    assert min(map(len, families().values())) > 1


def test_a_drawing_that_has_changed_gets_another_name_of_the_same_length_at_most() -> None:
    longest = "loudmouth_two_bulls_eyes_1_again"

    assert Drawing("beer", 1, "", "dice").emoji == "beer"
    assert Drawing("beer", 2, "", "dice").emoji == "beer_r2"
    assert Drawing(longest, 2, "", "saloon").emoji == "loudmouth_two_bulls_eyes_1_ag_r2"


@pytest.mark.parametrize("ask", [drawing, png, svg])
def test_a_name_that_no_drawing_has_is_refused(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(NoSuchDrawing):
        ask("dragon")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two drawings of two families, rendered and listed."""
    for family, name in (("tokens", "life"), ("dice", "beer")):
        (tmp_path / "svg" / family).mkdir(parents=True)
        shutil.copy(HOUSE / "svg" / family / f"{name}.svg", tmp_path / "svg" / family)
    main(tmp_path)
    return tmp_path


def revisions(folder: Path) -> list[tuple[str, ...]]:
    return [tuple(line.split("\t")[:2]) for line in (folder / "emojis.tsv").read_text().splitlines()[1:]]


def test_new_drawings_begin_with_the_first_revision_family_by_family(folder: Path) -> None:
    assert revisions(folder) == [("beer", "1"), ("life", "1")]
    assert (folder / "png" / "beer.png").read_bytes() == png("beer")


def test_a_changed_source_is_rendered_anew_and_its_revision_goes_up(folder: Path) -> None:
    source, target = folder / "svg" / "tokens" / "life.svg", folder / "png" / "life.png"
    before = target.read_bytes()
    source.write_text(source.read_text().replace("#CC3A2B", "#2F6FA8"))

    main(folder)

    assert revisions(folder) == [("beer", "1"), ("life", "2")]
    assert target.read_bytes() != before


def test_where_nothing_has_changed_nothing_is_written_anew(folder: Path) -> None:
    target = folder / "png" / "beer.png"
    target.write_bytes(b"as it was")

    main(folder)

    assert revisions(folder) == [("beer", "1"), ("life", "1")]
    assert target.read_bytes() == b"as it was"


def test_a_drawing_that_is_gone_is_forgotten(folder: Path) -> None:
    (folder / "svg" / "dice" / "beer.svg").unlink()

    main(folder)

    assert revisions(folder) == [("life", "1")]
    assert [path.name for path in (folder / "png").iterdir()] == ["life.png"]


def test_a_new_drawing_follows_those_that_were_there(folder: Path) -> None:
    shutil.copy(HOUSE / "svg" / "dice" / "arrow.svg", folder / "svg" / "dice")

    main(folder)

    assert revisions(folder) == [("beer", "1"), ("arrow", "1"), ("life", "1")]
