"""The table of Explore as a picture, and turns in short sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.drawings import drawings
from bot.games.explore.told import told_of
from bot.pictures.scenes import ExploreTable
from bot.screens.public import scenery
from bot.screens.scene import scene
from bot.text import LOCALES
from rules.explore.events import AttackFailed, Banked, CardDefeated, KnockedOut
from rules.explore.state import Blue, Colour, Rolled
from tests.bot.screens.looks import Sitting
from tests.bot.screens.test_limits import FAT_NAMES
from tests.exploring import exploring

ON_IT = [Rolled(Colour.RED, 3), Rolled(Colour.YELLOW, 1)]


def shown(table: Sitting) -> ExploreTable:
    found = scenery(table.look())
    assert isinstance(found, ExploreTable)
    return found


def test_the_card_in_play_lies_there_with_its_dice() -> None:
    place = shown(exploring(card="overrun-pharmacy", placed=ON_IT)).place

    assert place is not None
    assert (place.name, place.fight, place.left) == ("Overrun Pharmacy", 5, 1)
    assert (place.bites, place.supplies, place.placed) == (2, 3, ("red_3", "yellow_1"))


def test_an_attack_that_is_being_settled_shows_its_dice() -> None:
    table = exploring(card="farmhouse", thrown=ON_IT, blue=Blue.REROLL)

    assert shown(table).thrown == ("red_3", "yellow_1", "blue_reroll")


def test_between_cards_there_is_a_deck_and_no_place() -> None:
    picture = shown(exploring(front=["farmhouse"], done=1))

    assert picture.place is None
    assert (picture.turn, picture.front > 0, picture.deck > 0) == (1, True, True)


def test_who_has_had_the_last_turn_waits() -> None:
    table = exploring(seats=4, stashes=[16, 2, 7, 1], active=2, closer=0)

    assert [seat.waits for seat in shown(table).seats] == [True, True, False, False]


def test_the_words_say_what_the_picture_shows() -> None:
    alt = shown(exploring(card="overrun-pharmacy", placed=ON_IT, dice=[4, 0, 2, 1], cubes=2)).alt

    assert "2. Budi: Stash 0, whose turn it is." in alt
    assert "Overrun Pharmacy: fight 5, 1 left, bites 2, supplies 3. On the card: red 3 and yellow 1." in alt
    assert "Dice left: 4 yellow, 2 red and 1 black. Wound Cubes: 2 of 3." in alt


def test_the_same_table_is_the_same_picture_in_every_seat() -> None:
    table = exploring(card="farmhouse")

    assert scenery(replace(table.look(1), locale="en")) == shown(table)


@pytest.mark.parametrize("blue", Blue)
def test_every_drawing_exists(blue: Blue) -> None:
    thrown = [Rolled(colour, pips) for colour in Colour for pips in range(9)]

    assert set(shown(exploring(card="farmhouse", thrown=thrown, blue=blue)).thrown) <= set(drawings())


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_eight_with_fat_names_fit(locale: str) -> None:
    table = exploring(
        seats=8, stashes=[14] * 8, locale=locale, names=FAT_NAMES, card="overrun-pharmacy", placed=ON_IT
    )

    assert len(shown(table).alt) <= 1024


def test_a_turn_is_told_by_what_it_has_brought() -> None:
    s = scene(exploring().look(), "en")
    won = CardDefeated(1, "farmhouse", 5, 4, 2, 2)

    assert told_of(s, [AttackFailed(1, "farmhouse", 1, 4, 3, ()), won]) == ["Farmhouse +2"]
    assert told_of(s, [won, Banked(1, 2, 9)])[-1].endswith("+2: Stash 9")
    assert told_of(s, [won, KnockedOut(1, "cubes", 2)])[-1].startswith("**knocked out**")


def test_since_the_own_turn_others_have_come_nearer() -> None:
    s = scene(exploring().look(), "en")

    assert s.game.since(s, 1, [Banked(0, 3, 12), KnockedOut(2, "dice", 4)]) == ["Ana 9→12", "Clara knocked out"]
