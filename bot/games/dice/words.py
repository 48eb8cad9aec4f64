"""Single words of the dice game, with the drawings that stand beside them; an edition may have its own."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text import Words
from bot.text.phrases import listed
from rules.dice.state import Face, Role
from rules.dice.view import DieView

REROLL, SHOOT, BEER = "dice.reroll", "dice.shoot", "dice.beer"
"""The question that a roll asks as long as there are rolls left, and those that give results to players."""
AIMING = (SHOOT, BEER)

FACES: Mapping[Face, str] = {
    Face.ARROW: "arrow",
    Face.DYNAMITE: "dynamite",
    Face.BE1: "bulls_eye_1",
    Face.BE2: "bulls_eye_2",
    Face.BEER: "beer",
    Face.GATLING: "gatling",
}
"""The drawing of each face of a base die."""
WALKERS_FACES: Mapping[Face, str] = {
    **FACES,
    Face.ARROW: "walker",
    Face.DYNAMITE: "infection",
    Face.BEER: "first_aid",
    Face.GATLING: "grenade",
}
ROLES: Mapping[Role, str] = {role: role.value for role in Role}
"""The drawing of each role."""
WALKERS_ROLES: Mapping[Role, str] = {
    Role.SHERIFF: "leader",
    Role.DEPUTY: "survivor",
    Role.OUTLAW: "savior",
    Role.RENEGADE: "loner",
    Role.RIVAL: "rival",
}


def dice_key(key: str) -> str:
    """The key of a question, as text keys have it."""
    return key.replace(".", "-")


def emoji(t: Words, shown: Face | Role) -> str:
    """The drawing of a symbol or a role."""
    return t(f"dice-emoji-{shown}")


def badge(t: Words, shown: Role) -> str:
    """A role as its drawing alone, else in a word."""
    return t(f"dice-badge-{shown}")


def face(t: Words, symbol: Face) -> str:
    """A symbol in words."""
    return t(f"dice-face-{symbol}")


def die(t: Words, shown: DieView) -> str:
    """A die as it lies on the table."""
    key = "dice-shown-locked" if shown.locked else "dice-shown"
    if shown.kind == "rage":
        return t("dice-shown-rage", emoji=emoji(t, shown.face), face=face(t, shown.face))
    line = t(key, emoji=emoji(t, shown.face), face=face(t, shown.face))
    return line if shown.kind == "base" else t("dice-shown-kind", kind=t(f"dice-kind-{shown.kind}"), die=line)


def role(t: Words, shown: Role) -> str:
    """A role in words, with its drawing."""
    return t("dice-role", emoji=emoji(t, shown), role=t(f"dice-role-{shown}"))


def character(t: Words, key: str) -> str:
    """A character's name."""
    return t(f"dice-name-{key}")


def ability(t: Words, key: str) -> str:
    """What a character can do."""
    return t(f"dice-ability-{key}")


# -- modules ------------------------------------------------------------------------------------------------------


def module_name(t: Words, key: str) -> str:
    """A module's name."""
    return t(f"module-{key}")


def power(t: Words, card: str) -> str:
    """The name of a special role."""
    return t(f"dice-power-{card}")


def rage_card(t: Words, card: str) -> str:
    """A Rage card by its symbols."""
    return listed(t, [face(t, Face(symbol)) for symbol in card.split()])
