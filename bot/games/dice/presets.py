"""Sets of modules under one name, and how modules are chosen together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules.dice.modules import MODULES, in_order

OLD_SALOON = ("saloon-dice", "chief-arrow", "saloon-characters", "ghost", "special-roles")
UNDEAD_OR_ALIVE = ("rage", "duel-dice", "undead-characters", "boneyard", "legacy")
PRESETS: Mapping[str, tuple[str, ...]] = {
    "classic": (),
    "saloon": ("saloon-dice", "chief-arrow", "saloon-characters"),
    "powers": ("saloon-characters", "special-roles"),
    "old-saloon": OLD_SALOON,
    "undead": ("rage", "undead-characters", "boneyard"),
    "undead-or-alive": UNDEAD_OR_ALIVE,
    "everything": in_order((*OLD_SALOON, *UNDEAD_OR_ALIVE)),
}
"""What most tables want, from the simplest to everything at once."""


def missing(keys: Iterable[str]) -> tuple[str, ...]:
    """The modules that these need and that are not among them."""
    chosen = set(keys)
    return in_order([need for key in chosen for need in MODULES[key].needs if need not in chosen])


def changed(before: Sequence[str], wanted: Sequence[str]) -> tuple[str, ...]:
    """What is chosen when a host wants these modules after ``before``.

    What a module needs comes with it; but where it is the needed one that was taken out, what needs it goes too.
    """
    gone = {key for key in before if key not in wanted}
    kept = [key for key in wanted if not gone & {*MODULES[key].needs}]
    return in_order([*kept, *missing(kept)])
