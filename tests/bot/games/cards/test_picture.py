"""The table of the card game as a picture, and turns in short sentences."""

from __future__ import annotations

import pytest

from bot.drawings import drawings
from bot.games.cards.told import told_of
from bot.games.cards.words import DRAWINGS
from bot.pictures.scenes import CardsTable
from bot.screens.public import public, scenery
from bot.screens.scene import scene
from bot.text import LOCALES
from rules.cards.events import Eliminated, LifeLost
from rules.cards.state import Role
from tests.bot.games.cards.test_screen import sitting
from tests.bot.screens.looks import Sitting
from tests.bot.screens.test_limits import FAT_NAMES
from tests.hands import Written
from tests.reading import text

OTHERS = ("savior glenn 4/4: missed:CJ", "savior carl 2/4: missed | rv", "loner dale 3/3: attack:C9")
LEADER = "leader rick 4/5: attack:C7 duel | pistol riot-gear"


def shown(table: Sitting) -> CardsTable:
    found = scenery(table.look())
    assert isinstance(found, CardsTable)
    return found


def test_what_lies_open_is_on_the_picture() -> None:
    picture = shown(sitting(LEADER, *OTHERS, discards="walker:D10"))
    ana = picture.seats[0]

    assert (ana.life, ana.most, ana.hand, ana.weapon, ana.reach) == (4, 5, 2, "weapon", 2)
    assert (ana.in_play, ana.role, ana.away) == (("riot_gear",), "leader", None)
    assert picture.top is not None
    assert (picture.top.name, picture.top.value, picture.top.suit) == ("Walker", "10", "diamonds")
    assert picture.turn == 0


def test_the_active_player_sees_who_is_in_reach() -> None:
    picture = shown(sitting(LEADER, *OTHERS))

    assert [(seat.away, seat.near) for seat in picture.seats] == [(None, False), (1, True), (3, False), (2, True)]


def test_roles_that_nobody_has_shown_are_not_on_the_picture() -> None:
    assert [seat.role for seat in shown(sitting(LEADER, *OTHERS)).seats] == ["leader", None, None, None]


def test_a_hand_is_not_in_the_public_scene() -> None:
    here = shown(sitting(LEADER, *OTHERS))
    twins = ("loner glenn 4/4: duel", "savior carl 2/4: walker | rv", "savior dale 3/3: grenade")
    there = shown(sitting("leader rick 4/5: missed scope | pistol riot-gear", *twins))

    assert (here, here.alt) == (there, there.alt)


def test_the_words_say_what_the_picture_shows() -> None:
    alt = shown(sitting(LEADER, *OTHERS, discards="walker:D10")).alt

    assert "1. Ana (Rick, Leader): life 4/5, 2 cards, Pistol 2, Riot Gear, whose turn it is." in alt
    assert "3. Clara (Carl): life 2/4, 1 card, Hatchet 1, RV, 3 away." in alt
    assert "Discards: Walker 10♢." in alt


def test_every_card_has_a_drawing() -> None:
    assert set(DRAWINGS.values()) <= set(drawings())


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_seven_with_fat_names_fit(locale: str) -> None:
    seats = [
        "leader rick 4/5: duel | pistol riot-gear scope rv captured contagion",
        "savior glenn 4/4: duel | rifle riot-gear rv captured",
        *("savior carl 4/4: attack", "savior dale 4/4: attack", "loner negan 4/4: attack"),
        *("survivor jesus 4/4: attack", "survivor eugene 4/4: attack"),
    ]
    table = Sitting(Written(*seats), FAT_NAMES[:7], locale=locale).deal()

    assert len(shown(table).alt) <= 1024


def test_the_table_says_which_roles_are_hidden() -> None:
    assert "**Still hidden** Savior 2 · Hilltop Loner 1" in text(public(sitting(LEADER, *OTHERS).look()))


def test_a_turn_is_told_by_what_it_has_done() -> None:
    s = scene(sitting(LEADER, *OTHERS).look(), "en")
    events = [LifeLost(1, 1, 3, 0, "attack", 0), Eliminated(1, Role.SAVIOR, "duel", 0)]

    assert told_of(s, events) == ["Budi −1: life 3", "💀 **Budi** fell: 💀 Savior"]


def test_since_the_own_turn_life_has_changed() -> None:
    s = scene(sitting(LEADER, *OTHERS).look(), "en")

    assert s.game.since(s, 1, [LifeLost(1, 1, 3, 0, "attack", 0), LifeLost(2, 1, 1, 0, "attack", 0)]) == [
        "life 4→3"
    ]
