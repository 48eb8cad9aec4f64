"""What is different in The Walking Dead; ``conftest.py`` plays the scenarios of the base game in it as well."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from rules.dice import DICE
from rules.dice.base import BASE
from rules.dice.state import Role
from rules.dice.walkers import WALKERS, WALKERS_DICE
from rules.ledger import ledger
from tests.playing import deal, to_the_end
from tests.rules.dice.table import Table, table

DIFFERENT = {"DG-BE-4"}
"""Rules of the base game that are other rules here."""


def walkers(*seats: str, pile: int | None = None, active: int = 0) -> Table:
    return table(*seats, pile=pile, active=active, base=WALKERS)


# -- places -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-RANGE-4")
def test_whoever_fell_this_turn_is_no_place_any_more() -> None:
    """R05; interaction 43."""
    seats = ("sheriff 7/10 a1", "outlaw 1/8 a2", "renegade 6/8 a2", "outlaw 6/8 a2", "deputy 6/8 a1")
    t = walkers(*seats, pile=1)
    t.roll("A 1 2 D D")
    t.stop()
    assert (t.out, t.targets, t.view(0).fallen) == ([1], [2, 4], ())
    t.aim(4)
    assert (t.life, t.asked) == ([5, 0, 4, 3, 4], None)


@pytest.mark.rule("WD-RANGE-4")
def test_whoever_fell_before_is_none_either() -> None:
    t = walkers("sheriff 8/10", "outlaw out", *["outlaw 8/8"] * 4)
    t.roll("1 2 D G G")
    t.stop()
    assert t.targets == [2, 5]
    t.aim(2)
    assert t.targets == [3, 4]


@pytest.mark.rule("WD-RANGE-4", "WD-RANGE-3")
def test_nobody_leaves_the_count_while_the_ranges_are_handed_out() -> None:
    t = walkers("sheriff 8/10", "outlaw 1/8", *["outlaw 8/8"] * 4)
    t.roll("1 2 D G G")
    t.stop()
    t.aim(1)
    assert t.targets == [2, 4]
    t.aim(2)
    assert (t.out, t.life[2]) == ([1], 7)


# -- roles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-TERM-2")
def test_the_second_loner_has_a_card_of_its_own() -> None:
    assert Counter(WALKERS.roles[8])[Role.RENEGADE] == Counter(WALKERS.roles[8])[Role.RIVAL] == 1
    assert {seats for seats, roles in WALKERS.roles.items() if Role.RENEGADE in roles} == {3, 4, 5, 6, 7, 8}
    assert {seats for seats, roles in WALKERS.roles.items() if Role.RIVAL in roles} == {8}


@pytest.mark.rule("WD-END-1", "WD-SAME-9")
@pytest.mark.parametrize("last", ["renegade", "rival"])
def test_either_loner_wins_alone(last: str) -> None:
    other = "rival" if last == "renegade" else "renegade"
    t = walkers(f"{last} 8/8", "sheriff 1/10", *["outlaw out"] * 3, f"{other} out", *["deputy out"] * 2)
    t.roll("G G G D D")
    t.stop()
    assert (t.winners, t.why) == ((0,), "renegade-alone")


@pytest.mark.rule("WD-END-1")
def test_the_leaders_fall_before_two_loners_is_the_saviors_win() -> None:
    t = walkers("rival 8/8", "sheriff 1/10", *["outlaw out"] * 3, "renegade 5/8", *["deputy out"] * 2)
    t.roll("G G G D D")
    t.stop()
    assert t.winners == (2, 3, 4)


@pytest.mark.rule("WD-END-1", "WD-SAME-2")
@pytest.mark.parametrize("living", ["renegade", "rival"])
def test_a_loner_of_either_card_keeps_the_game_going(living: str) -> None:
    t = walkers("sheriff 8/10", "deputy 5/8", f"{living} 5/8", "outlaw 1/8", "outlaw 1/8")
    t.roll("G G G D D")
    t.stop()
    assert (t.out, t.winners) == ([3, 4], None)


@pytest.mark.rule("WD-TERM-2")
def test_what_a_loner_was_is_told_by_the_card() -> None:
    t = walkers("renegade 8/8", "sheriff 8/10", "rival 8/8", "outlaw 8/8")
    assert [WALKERS_DICE.identity(t.state, seat)["role"] for seat in (0, 2)] == ["renegade", "rival"]
    assert t.view(2).seats[2].role is Role.RIVAL


# -- characters ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-CHAR-LIFE", "WD-TERM-3")
def test_printed_health_and_whose_power_it_is() -> None:
    printed = {character.key: (character.life, character.power) for character in WALKERS.characters.values()}
    assert printed == {
        "rick": (8, "bart-cassidy"),
        "tyreese": (8, "slab-the-killer"),
        "carl": (8, "willy-the-kid"),
        "abraham": (8, "black-jack"),
        "andrea": (9, "rose-doolan"),
        "negan": (9, "jesse-jones"),
        "rosita": (9, "paul-regret"),
        "jesus": (7, "jourdonnais"),
        "gabriel": (8, "sid-ketchum"),
        "ezekiel": (8, "lucky-duke"),
        "maggie": (8, "suzy-lafayette"),
        "eugene": (7, "kit-carlson"),
        "glenn": (8, "pedro-ramirez"),
        "governor": (7, "el-gringo"),
        "michonne": (8, "calamity-janet"),
        "dwight": (9, "vulture-sam"),
    }


@pytest.mark.rule("WD-TERM-3", "WD-SAME-12")
def test_every_power_is_there_once() -> None:
    assert len({character.power for character in WALKERS.characters.values()}) == 16
    for character in WALKERS.characters.values():
        assert type(character) is type(BASE.characters[character.power])


# -- the whole ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-MODULE-1")
def test_there_is_no_module_to_choose() -> None:
    assert not WALKERS_DICE.modules
    for part in ("hand", "sides", "turn", "roll", "batch"):
        assert getattr(WALKERS, part) == getattr(BASE, part)


def test_rules_that_differ_are_not_taken_for_the_same() -> None:
    rules = {row.id for row in ledger().values() if row.prefix == "DG" and row.check == "test"}
    assert WALKERS.rows.keys() <= rules - DIFFERENT
    assert {ledger()[row].prefix for row in WALKERS.rows.values()} == {"WD"}


@pytest.mark.parametrize("number", range(1, 12))
def test_a_row_of_what_is_the_same_stands_for_the_rules_that_it_names(number: int) -> None:
    row = ledger()[f"WD-SAME-{number}"]
    runs = re.findall(r"(DG-[A-Z0-9]+(?:-[A-Z]+)*-)(\d+)(?: to DG-[A-Z0-9-]+-(\d+))?", row.rule)
    named = {f"{start}{n}" for start, first, last in runs for n in range(int(first), int(last or first) + 1)}
    assert {base for base, here in WALKERS.rows.items() if here == row.id} <= named
    assert {base for base in named if ledger()[base].check == "test"} <= WALKERS.rows.keys()


@pytest.mark.parametrize("seats", [3, 8])
def test_what_happens_is_told_by_the_rows_of_this_edition(seats: int) -> None:
    session = deal(WALKERS_DICE, seats)
    told = set()
    for at in to_the_end(session, random.Random(seats)):
        told |= {entry.rule for entry in at.log.entries}
    assert told
    assert {rule for rule in told if rule is None or not rule.startswith("WD-")} == set()


def test_the_base_game_has_its_own() -> None:
    assert DICE.edition.rows == {}
    assert {entry.rule for entry in deal(DICE, 4).log.entries if entry.rule} <= ledger().keys()
    assert Role.RIVAL not in {role for roles in DICE.edition.roles.values() for role in roles}
