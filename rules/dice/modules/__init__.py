"""The modules of Old Saloon and Undead or Alive, each in a file of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.errors import Reason
from rules.core.log import Event
from rules.dice.modules.chief_arrow import ChiefArrow
from rules.dice.modules.duel_dice import DuelDice
from rules.dice.modules.ghost import Ghost
from rules.dice.modules.legacy import Legacy
from rules.dice.modules.module import Module
from rules.dice.modules.rage import Rage
from rules.dice.modules.saloon_characters import SaloonCharacters
from rules.dice.modules.saloon_dice import SaloonDice
from rules.dice.modules.special_roles import MixedRoles, SpecialRoles
from rules.dice.modules.undead_characters import UndeadCharacters
from rules.dice.play import Edition

ALL: tuple[Module, ...] = (
    SaloonDice(),
    ChiefArrow(),
    SaloonCharacters(),
    Ghost(),
    Rage(),
    DuelDice(),
    UndeadCharacters(),
    SpecialRoles(),
    MixedRoles(),
    Legacy(),
)
"""In the order in which they are added to an edition: where two of them meet, it decides (see the tests)."""

MODULES: Mapping[str, Module] = {module.key: module for module in ALL}
"""Every module by key; the keys are stored for ever."""

MODULE_EVENTS: tuple[type[Event], ...] = tuple(dict.fromkeys(event for module in ALL for event in module.events))


def in_order(keys: Sequence[str]) -> tuple[str, ...]:
    """These modules in the order in which they are added."""
    return tuple([key for key in MODULES if key in keys])


def refuse(keys: Sequence[str], seats: int, known: Sequence[str]) -> Reason | None:
    """Why these modules cannot be played together by so many where only some are ``known``, or ``None``."""
    for key in keys:
        if key not in known:
            return Reason("no-such-module", (("module", key),))
        if (reason := MODULES[key].refuse(keys, seats)) is not None:
            return reason
    return None


def with_modules(edition: Edition, keys: Sequence[str]) -> Edition:
    """An edition with these modules."""
    modules = in_order(keys)
    edition = replace(edition, modules=modules) if modules else edition
    for key in modules:
        edition = MODULES[key].added_to(edition)
    return edition
