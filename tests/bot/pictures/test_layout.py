"""Where things are on a picture: readable on a phone, nothing over anything else, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from bot.pictures.scenes import DiceSeat, DiceTable, Scene
from bot.pictures.worker import cards, dice
from bot.pictures.worker.explore import spread
from bot.pictures.worker.letters import FILES, LEAST, Kind, face
from bot.pictures.worker.pen import WIDTH
from bot.pictures.worker.render import laid_out
from bot.pictures.worker.ring import SLOTS, spots
from tests.bot.pictures.samples import FAT, SCENES, everything
from tests.bot.pictures.samples import dice as dice_table

SVG = "{http://www.w3.org/2000/svg}"
CAPITALS = 0.7
"""How tall a capital is, as part of the size."""
DEEP = 4
"""Edges of shapes may touch."""


class Box(NamedTuple):
    """A part of the picture; of words, what they say."""

    left: float
    top: float
    right: float
    bottom: float
    words: str = ""

    def over(self, other: Box) -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > DEEP
            and min(self.bottom, other.bottom) - max(self.top, other.top) > DEEP
        )

    def within(self, other: Box) -> bool:
        return (
            other.left - DEEP <= self.left
            and self.right <= other.right + DEEP
            and other.top - DEEP <= self.top
            and self.bottom <= other.bottom + DEEP
        )


def number(element: Element, key: str) -> float:
    return float(element.get(key, "0"))


def kind_of(text: Element) -> Kind:
    if text.get("font-family") == "Alfa Slab One":
        return "poster"
    return "bold" if text.get("font-weight") == "700" else "text"


def text_box(text: Element) -> Box:
    size, words = number(text, "font-size"), text.text or ""
    widths = face(FILES[kind_of(text)]).widths
    wide = size * sum(widths[letter] for letter in words)
    x = number(text, "x") - {"start": 0.0, "middle": wide / 2, "end": wide}[text.get("text-anchor", "start")]
    return Box(x, number(text, "y") - CAPITALS * size, x + wide, number(text, "y"), words)


def rect_box(rect: Element) -> Box:
    x, y = number(rect, "x"), number(rect, "y")
    return Box(x, y, x + number(rect, "width"), y + number(rect, "height"))


def disc_box(disc: Element) -> Box:
    x, y, r = number(disc, "cx"), number(disc, "cy"), number(disc, "r") * 0.8
    return Box(x - r, y - r, x + r, y + r)


class Layout:
    """A scene's picture, taken apart."""

    def __init__(self, scene: Scene) -> None:
        root = ElementTree.fromstring(laid_out(scene)[0])  # noqa: S314  our own
        self.page = Box(0, 0, number(root, "width"), number(root, "height"))
        chips = root.findall(f".//{SVG}g[@class='chip']")
        self.chips = [disc_box(disc) for chip in chips for disc in chip.findall(f"{SVG}circle")]
        self.plates = [rect_box(r) for r in root.iter(f"{SVG}rect") if r.get("class") in ("plate", "card")]
        self.sizes = [number(text, "font-size") for text in root.iter(f"{SVG}text")]
        inside = {id(text) for chip in chips for text in chip.iter(f"{SVG}text")}
        texts = list(root.iter(f"{SVG}text"))
        self.chip_texts = [text_box(text) for text in texts if id(text) in inside]
        self.texts = [text_box(text) for text in texts if id(text) not in inside]


@cache
def layout(name: str) -> Layout:
    return Layout(SCENES[name])


def overlapping(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one, other in combinations(boxes, 2) if one.over(other)]


def begun_in(plates: Sequence[Box], text: Box) -> Iterator[Box]:
    """The plate in which words begin or end."""
    for plate in plates:
        ends = (text.left, text.right)
        if plate.top < text.bottom - 4 < plate.bottom and any(plate.left < x < plate.right for x in ends):
            yield plate


@pytest.mark.parametrize("name", SCENES)
def test_no_letter_is_too_small_for_a_phone(name: str) -> None:
    assert min(layout(name).sizes, default=LEAST) >= LEAST


@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_outside_the_page(name: str) -> None:
    drawn = layout(name)
    parts = [*drawn.texts, *drawn.plates, *drawn.chips]

    assert drawn.page.right == WIDTH
    assert [part for part in parts if not part.within(drawn.page)] == []


@pytest.mark.parametrize("name", SCENES)
def test_no_words_are_over_one_another(name: str) -> None:
    drawn = layout(name)

    assert overlapping([*drawn.texts, *drawn.chip_texts]) == []


@pytest.mark.parametrize("name", SCENES)
def test_no_two_plates_or_chips_are_over_one_another(name: str) -> None:
    drawn = layout(name)

    assert overlapping(drawn.plates) == []
    assert overlapping(drawn.chips) == []


@pytest.mark.parametrize("name", SCENES)
def test_no_chip_hides_words(name: str) -> None:
    drawn = layout(name)

    assert [(chip, text) for chip in drawn.chips for text in drawn.texts if chip.over(text)] == []


@pytest.mark.parametrize("name", SCENES)
def test_words_that_begin_on_a_plate_end_on_it(name: str) -> None:
    drawn = layout(name)

    found = [(text, plate) for text in drawn.texts for plate in begun_in(drawn.plates, text)]
    assert [(text, plate) for text, plate in found if not text.within(plate)] == []


def words(scene: Scene) -> list[str]:
    return [text.words for text in Layout(scene).texts]


def test_a_table_says_names_characters_life_and_arrows() -> None:
    said = words(dice_table(4))

    assert {"Ana", "Willy the Kid", "8", "/8", "Budi", "7", "/10", "×5"} <= set(said)


def test_a_long_name_is_cut() -> None:
    (name,) = {word for word in words(everything(4)) if word.startswith("Wil")}

    assert name.endswith("…")
    assert FAT[0].name.startswith(name[:-1])


def test_what_somebody_lost_stands_beside_the_life_left() -> None:
    assert "−2" in words(dice_table(5))
    assert "−2" not in words(dice_table(5, chosen=True))


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_height_is_the_same_for_a_whole_game(seats: int) -> None:
    drawn = {Layout(scene).page for scene in (dice_table(seats), dice_table(seats, chosen=True))}

    assert len(drawn) == 1


def test_heights_fit_a_phone() -> None:
    assert [dice.height(n, modules=False) for n in (5, 6, 8)] == [540, 580, 610]
    assert dice.height(8, modules=True) == 690
    assert [cards.height(n) for n in (5, 6, 7)] == [580, 640, 730]


@pytest.mark.parametrize("seats", SLOTS)
def test_seats_are_clockwise_from_the_upper_left(seats: int) -> None:
    places = spots(seats, 166, 610)
    middles = [(spot.x + spot.w / 2 - WIDTH / 2, spot.y + spot.h / 2 - 305) for spot in places]

    assert (places[0].x, places[0].y) == (min(spot.x for spot in places), min(spot.y for spot in places))
    assert all(ax * by - ay * bx >= 0 for (ax, ay), (bx, by) in pairwise(middles))


def test_pins_that_would_lie_over_one_another_stand_side_by_side() -> None:
    assert spread([100, 300], 50, 0, 900) == [100, 300]
    assert spread([100, 100, 100], 50, 0, 900) == [50, 100, 150]
    assert spread([0, 0, 40], 50, 30, 900) == [30, 80, 130]
    assert spread([880, 880], 50, 30, 870) == [820, 870]


def test_somebody_without_arrows_has_no_number_of_them() -> None:
    seat = DiceSeat(FAT[0], 3, 8)
    said = words(DiceTable((seat,) * 3, turn=0, pile=9))

    assert said.count("0") == 0
