"""Which modules may be played together, and what there is without them."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.core.errors import Reason
from rules.dice import DICE, DiceOptions
from rules.dice.base import BASE
from rules.dice.modules import MODULE_EVENTS, MODULES, PRESETS, in_order
from rules.dice.play import Edition
from rules.dice.walkers import WALKERS_DICE

OLD_SALOON = ("saloon-dice", "chief-arrow", "special-roles", "saloon-characters", "ghost")


def steps(edition: Edition, name: str) -> list[str]:
    """The names of the steps of an edition."""
    return [step.__name__ for step in getattr(edition, name)]


# -- which go together --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["", "poker", "dice"])
def test_an_unknown_module_is_refused_by_name(key: str) -> None:
    assert DICE.refuse(DiceOptions((key,)), 5) == Reason("no-such-module", (("module", key),))


@pytest.mark.rule("WD-MODULE-1")
@pytest.mark.parametrize("key", MODULES)
def test_no_module_belongs_to_the_edition_among_walkers(key: str) -> None:
    reason = WALKERS_DICE.refuse(DiceOptions((key,)), 5)
    assert reason is not None
    assert reason.key == "no-such-module"


@pytest.mark.rule("OS-GEN-1")
@pytest.mark.parametrize("count", range(len(OLD_SALOON) + 1))
def test_old_saloon_modules_go_alone_or_with_any_others(count: int) -> None:
    for keys in combinations(OLD_SALOON, count):
        assert DICE.refuse(DiceOptions(keys), 5) is None, keys


@pytest.mark.rule("OS-GEN-1", "UA-GEN-1")
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_can_be_played_by_five(name: str) -> None:
    assert DICE.refuse(DiceOptions(PRESETS[name]), 5) is None
    assert in_order(PRESETS[name]) == PRESETS[name]


def test_the_largest_preset_has_everything_that_goes_together() -> None:
    assert {*PRESETS["everything"]} == {*MODULES} - {"mixed-roles"}
    assert {*PRESETS["everything"]} == {*PRESETS["old-saloon"], *PRESETS["undead-or-alive"]}


@pytest.mark.parametrize("keys", [(key, key) for key in MODULES])
def test_a_module_named_twice_is_played_once(keys: tuple[str, ...]) -> None:
    assert in_order(keys) == keys[:1]


def test_modules_are_added_in_one_order_however_they_are_named() -> None:
    assert in_order([*MODULES][::-1]) == tuple(MODULES)


# -- what there is without ----------------------------------------------------------------------------------------


def test_without_modules_the_edition_is_the_base_game() -> None:
    assert DICE.edition_of(()) is BASE


@pytest.mark.rule("OS-GEN-1")
@pytest.mark.parametrize("key", MODULES)
def test_a_module_takes_no_step_away_but_where_it_says_so(key: str) -> None:
    alone = DICE.edition_of(in_order((*MODULES[key].needs, key)))
    replaced = {"end_check"} if key == "boneyard" else set()
    for name in ("turn", "roll", "batch", "gain", "after"):
        kept = [step for step in steps(alone, name) if step in steps(BASE, name)]
        assert kept == [step for step in steps(BASE, name) if step not in replaced], name


def test_no_two_events_are_called_the_same() -> None:
    names = [event.__name__ for event in DICE.event_types]
    assert len({*names}) == len(names)
    assert {*MODULE_EVENTS} <= {*DICE.event_types}
