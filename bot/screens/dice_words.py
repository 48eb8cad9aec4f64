"""Single words of the dice game, with the pictures that stand beside them."""

from __future__ import annotations

from bot.text import Words
from rules.dice.state import Face, Role
from rules.dice.view import DieView

FACES: dict[Face, str] = {
    Face.ARROW: "🏹",
    Face.DYNAMITE: "🧨",
    Face.BE1: "1️⃣",
    Face.BE2: "2️⃣",
    Face.BEER: "🍺",
    Face.GATLING: "🔫",
}
ROLES: dict[Role, str] = {
    Role.SHERIFF: "⭐",
    Role.DEPUTY: "🛡️",
    Role.OUTLAW: "💰",
    Role.RENEGADE: "🎭",
}


def dice_key(key: str) -> str:
    """The key of a question, as text keys have it."""
    return key.replace(".", "-")


def face(t: Words, symbol: Face) -> str:
    """A symbol in words."""
    return t(f"dice-face-{symbol}")


def die(t: Words, shown: DieView) -> str:
    """A die as it lies on the table."""
    key = "dice-shown-locked" if shown.locked else "dice-shown"
    return t(key, emoji=FACES[shown.face], face=face(t, shown.face))


def role(t: Words, shown: Role) -> str:
    """A role in words, with its picture."""
    return t("dice-role", emoji=ROLES[shown], role=t(f"dice-role-{shown}"))


def character(t: Words, key: str) -> str:
    """A character's name."""
    return t(f"dice-name-{key}")


def ability(t: Words, key: str) -> str:
    """What a character can do."""
    return t(f"dice-ability-{key}")
