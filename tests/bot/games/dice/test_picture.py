"""What is on the picture of a dice table, and that its words say the same."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.drawings import drawings
from bot.pictures.scenes import DiceTable, Die, Person, Shot
from bot.screens.public import scenery
from bot.storage.repository import Phase
from bot.text import LOCALES
from rules.dice import DICE
from rules.dice.state import Face
from rules.dice.walkers import WALKERS_DICE
from tests.bot.screens.looks import FIVE, NAMES, Sitting, rolled
from tests.bot.screens.test_limits import FAT_NAMES

MOST_LETTERS = 1024


def picture(table: Sitting) -> DiceTable:
    scene = scenery(table.look())
    assert isinstance(scene, DiceTable)
    return scene


def test_whose_turn_it_is_and_what_lies_in_the_middle() -> None:
    scene = picture(rolled("G D A 2 A"))

    assert (scene.turn, scene.pile, scene.rolled, scene.rolls) == (1, 7, 1, 3)
    assert scene.seats[1].arrows == 2


def test_a_seat_has_name_character_life_and_its_number_where_no_letter_can_be_drawn() -> None:
    seat = picture(rolled("G D A 2 A")).seats[2]

    assert seat.person == Person("Clara", "Seat 3", "Black Jack")
    assert (seat.life, seat.most, seat.out) == (8, 8, False)


def test_the_sheriffs_role_is_shown_and_no_other() -> None:
    assert [seat.role for seat in picture(rolled("G D A 2 A")).seats] == [None, "sheriff", None, None, None]


def test_who_has_fallen_is_out_and_the_role_is_shown() -> None:
    seat = picture(rolled("G D A 2 A", "outlaw vulture-sam out", *FIVE[1:])).seats[0]

    assert (seat.out, seat.role) == (True, "outlaw")


def test_dice_lie_there_once_they_are_no_longer_rolled() -> None:
    table = rolled("G D A 2 B")

    assert picture(table).dice == ()
    assert picture(table.answer(())).dice == (
        Die("gatling"),
        Die("dynamite", locked=True),
        Die("arrow"),
        Die("bulls_eye_2"),
        Die("beer"),
    )


@pytest.mark.parametrize(
    ("character", "reached"),
    [
        ("el-gringo", {0: (1,), 2: (1,), 3: (2,), 4: (2,)}),
        ("rose-doolan", {0: (1,), 2: (1,), 3: (1, 2), 4: (1, 2)}),
        ("calamity-janet", {0: (1, 2), 2: (1, 2), 3: (1, 2), 4: (1, 2)}),
    ],
)
def test_whom_the_bulls_eyes_reach_follows_the_character(
    character: str, reached: dict[int, tuple[int, ...]]
) -> None:
    scene = picture(rolled("G D A 2 A", FIVE[0], f"sheriff {character} 9/9", *FIVE[2:]))

    assert {n: seat.reached for n, seat in enumerate(scene.seats) if seat.reached} == reached


def test_shots_are_arrows_with_what_they_took() -> None:
    table = rolled("1 1 2 B D").answer(()).answer((0,)).answer((0,)).answer((0,))

    assert set(picture(table).shots) == {Shot(1, 2, 2), Shot(1, 3, 1)}
    assert "Budi hit Clara −2 and Dewi −1." in picture(table).alt


def test_what_indians_took_was_nobodys_doing() -> None:
    players = (f"{FIVE[0]} a3", f"{FIVE[1]} a3", f"{FIVE[2]} a2", *FIVE[3:])

    scene = picture(rolled("A G G 2 B", *players))

    assert scene.shots == (Shot(None, 1, 4), Shot(None, 2, 2), Shot(None, 0, 3))
    assert "Lost: " in scene.alt


def test_marks_change_nothing_on_the_picture_and_words_are_no_part_of_it() -> None:
    look = rolled("G D A 2 A").look()
    one, other = scenery(look), scenery(replace(look, locale="id"))

    assert isinstance(one, DiceTable)
    assert isinstance(other, DiceTable)
    assert one == replace(other, seats=one.seats)
    assert one.alt != other.alt


def test_there_is_no_picture_before_and_after_the_game() -> None:
    look = rolled("G D A 2 A").look()

    assert scenery(Sitting().look()) is None
    assert scenery(replace(look, phase=Phase.ENDED)) is None
    assert scenery(replace(look, view=None, phase=Phase.HALTED)) is None


@pytest.mark.parametrize("game", [DICE, WALKERS_DICE])
def test_everything_on_it_is_a_drawing_there_is(game: object) -> None:
    table = Sitting(DICE if game is DICE else WALKERS_DICE, NAMES[:6]).deal()
    named: set[str] = set()

    for at in table.playing(random.Random(5)):
        scene = picture(at)
        named |= (
            {die.face for die in scene.dice} | {seat.role for seat in scene.seats if seat.role} | {scene.arrow}
        )

    assert len(named) > 6
    assert named <= drawings().keys()


def numbers(scene: DiceTable) -> list[str]:
    """What a reader counts on the picture, seat by seat."""
    return ["out" if seat.out else f"{seat.life}/{seat.most}, arrows {seat.arrows}" for seat in scene.seats] + [
        f"Arrows left: {scene.pile}. Rolls: {scene.rolled} of {scene.rolls}."
    ]


def test_its_words_say_all_that_is_on_it() -> None:
    words = {"sheriff": "Sheriff", "deputy": "Deputy", "outlaw": "Outlaw", "renegade": "Renegade"}
    faces = {"bulls_eye_1": "bull's eye 1", "bulls_eye_2": "bull's eye 2"}
    table = Sitting(names=NAMES[:6], seed=bytes([3] * 32)).deal()

    for at in table.playing(random.Random(3)):
        scene = picture(at)
        seats = scene.alt.split("Arrows left")[0].split(". ")
        for shown in numbers(scene):
            assert shown in scene.alt
        for n, seat in enumerate(scene.seats):
            line = next(part for part in seats if part.startswith(f"{seat.person.name} ("))
            assert seat.person.character in line
            assert all((words[role] in line) == (seat.role == role) for role in words)
            assert ("whose turn" in line) == (n == scene.turn and not seat.out)
            reached = f"reached by {', '.join(map(str, seat.reached))}" if seat.reached else ""
            assert reached in line
            assert ("reached" in line) == bool(seat.reached)
        for die in scene.dice:
            assert faces.get(die.face, die.face) in scene.alt
        for shot in scene.shots:
            assert f"{scene.seats[shot.at].person.name} −{shot.points}" in scene.alt


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(3))
def test_its_words_fit_with_the_fattest_names(seed: int, locale: str) -> None:
    table = Sitting(names=FAT_NAMES, locale=locale, seed=bytes([seed] * 32)).deal()

    for at in table.playing(random.Random(seed)):
        assert 0 < len(picture(at).alt) <= MOST_LETTERS


def test_each_face_of_a_base_die_has_a_drawing() -> None:
    shown = {die.face for die in picture(rolled("A D 1 2 B").answer(())).dice}

    assert shown == {"arrow", "dynamite", "bulls_eye_1", "bulls_eye_2", "beer"}
    assert Face.GATLING.value in drawings()
