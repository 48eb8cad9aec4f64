"""Which modules may be played together, and that nothing of them is left where there is none."""

from __future__ import annotations

import pytest

from rules.core.errors import Reason
from rules.dice import DICE, DiceOptions
from rules.dice.base import BASE
from rules.dice.modules import MODULES, in_order
from rules.dice.walkers import WALKERS_DICE


@pytest.mark.parametrize("key", ["", "poker", "dice"])
def test_an_unknown_module_is_refused_by_name(key: str) -> None:
    assert DICE.refuse(DiceOptions((key,)), 5) == Reason("no-such-module", (("module", key),))


@pytest.mark.rule("WD-MODULE-1")
@pytest.mark.parametrize("key", ["saloon-dice", *MODULES])
def test_no_module_belongs_to_the_edition_among_walkers(key: str) -> None:
    reason = WALKERS_DICE.refuse(DiceOptions((key,)), 5)
    assert reason is not None
    assert reason.key == "no-such-module"


@pytest.mark.rule("OS-GEN-2", "UA-GEN-3")
def test_without_modules_the_edition_is_the_base_game() -> None:
    assert DICE.edition_of(()) is BASE


def test_modules_are_added_in_one_order_however_they_are_named() -> None:
    assert in_order([*MODULES][::-1]) == tuple(MODULES)
