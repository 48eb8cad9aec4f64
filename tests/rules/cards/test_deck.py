"""What is in the box, and what a broken data file says."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from rules.cards.base import BASE, edition
from rules.cards.play import Character, Colour, Kind
from rules.cards.state import Role, Suit, Value
from rules.core.errors import BadData

DATA = Path(__file__).parents[3] / "rules" / "cards" / "data"
HEALTH_TOKENS = 30


@pytest.mark.rule("CG-COMP-1")
def test_seven_roles_sixteen_characters_eighty_cards() -> None:
    roles = Counter(BASE.roles[7])
    assert roles == {Role.LEADER: 1, Role.SURVIVOR: 2, Role.SAVIOR: 3, Role.LONER: 1}
    assert (len(BASE.characters), len(BASE.deck)) == (16, 80)


@pytest.mark.rule("CG-COMP-1", "CG-CHAR-LIFE")
def test_the_health_tokens_are_enough_for_seven_players() -> None:
    most = sorted(character.life for character in BASE.characters.values())[-7:]
    assert sum(most) + 1 <= HEALTH_TOKENS


@pytest.mark.rule("CG-CHAR-LIFE")
def test_all_characters_have_four_life_points_but_two() -> None:
    assert {c.key: c.life for c in BASE.characters.values() if c.life != 4} == {"dale": 3, "governor": 3}


@pytest.mark.rule("CG-COMP-2")
def test_the_deck_has_so_many_cards_of_each_kind() -> None:
    assert Counter(card.kind for card in BASE.deck) == {
        "attack": 25,
        "missed": 12,
        "first-aid": 6,
        "walker": 4,
        "surprise-attack": 4,
        "duel": 3,
        "captured": 3,
        "pistol": 3,
        "ammo-crate": 2,
        "supplies": 2,
        "herd-of-walkers": 2,
        "rv": 2,
        "riot-gear": 2,
        "machine-gun": 2,
        "medical-supplies": 1,
        "weapons-cache": 1,
        "grenade": 1,
        "scope": 1,
        "contagion": 1,
        "rifle": 1,
        "assault-rifle": 1,
        "sniper-rifle": 1,
    }


@pytest.mark.rule("CG-COMP-3")
def test_twenty_cards_of_each_suit_and_every_corner_exists() -> None:
    assert Counter(card.suit for card in BASE.deck) == dict.fromkeys(Suit, 20)
    assert {(card.suit, card.value) for card in BASE.deck} == {(suit, value) for suit in Suit for value in Value}


@pytest.mark.rule("CG-COMP-2", "CG-COMP-3")
def test_cards_that_are_easily_confused() -> None:
    corners = {(card.kind, card.suit.value[0] + card.value) for card in BASE.deck}
    assert {("supplies", "c9"), ("supplies", "sQ"), ("contagion", "h2"), ("grenade", "h10")} <= corners
    assert {("riot-gear", "sQ"), ("riot-gear", "sK"), ("captured", "h4"), ("medical-supplies", "h5")} <= corners
    assert [c.value for c in BASE.deck if c.kind == "ammo-crate"] == [Value.NINE, Value.NINE]


@pytest.mark.rule("CG-COMP-4")
def test_blue_cards_are_weapons_and_other_things_in_play() -> None:
    blue = {kind.key for kind in BASE.kinds.values() if kind.colour is Colour.BLUE}
    weapons = {"machine-gun", "pistol", "rifle", "assault-rifle", "sniper-rifle"}
    assert blue == weapons | {"riot-gear", "captured", "contagion", "rv", "scope"}


def test_every_kind_and_every_character_says_what_it_does() -> None:
    things: list[Kind | Character] = [*BASE.kinds.values(), *BASE.characters.values()]
    for thing in things:
        assert type(thing).__doc__ not in (None, Kind.__doc__, Character.__doc__)


# -- broken files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("deck.csv", "attack,spades,A", "atack,spades,A", "deck.csv, line 2, kind: 'atack'"),
        ("deck.csv", "attack,clubs,2", "attack,clubs,1", "deck.csv, line 3, value: '1'"),
        ("deck.csv", "attack,clubs,3", "attack,club,3", "deck.csv, line 4, suit: 'club'"),
        ("kinds.csv", "attack,brown", "attack,red", "kinds.csv, line 2, colour: 'red'"),
        ("kinds.csv", "rifle,blue,3", "riffle,blue,3", "kinds.csv, line 21, key: 'riffle'"),
        ("kinds.csv", "spades 2-9", "spades 9", "kinds.csv, line 18, turned: 'spades 9'"),
        ("characters.csv", "carl,4", "carl,-4", "characters.csv, line 4, life: '-4': -4 is below 1"),
        ("roles.csv", "7,1,2,3,1", "7,1,2,3", "roles.csv, line 5, loner: 4 cells, not 5"),
    ],
)
def test_a_broken_file_is_named_with_line_and_field(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    data = shutil.copytree(DATA, tmp_path / "data")
    broken = (data / file).read_text().replace(old, new, 1)
    assert broken != (data / file).read_text()
    (data / file).write_text(broken)
    with pytest.raises(BadData) as error:
        edition(data)
    assert str(error.value).startswith(told)
