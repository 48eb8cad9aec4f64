"""Finds words of the base game where The Walking Dead is played."""

from __future__ import annotations

import re

from bot.text import say
from rules.dice import DICE

OTHER_WORDS = {
    "en": "sheriff|deput|outlaw|renegade|arrow|indian|dynamite|gatling|beer|bull's|life",
    "id": "sheriff|deput|outlaw|renegade|panah|indian|dinamit|gatling|bir|bull's",
    "es": (
        "sheriff|alguacil|forajid|renegad|flecha|indios|dinamita|gatling|cerveza"
        "|punto de mira|puntos de mira|punto de vida|puntos de vida"
    ),
}
"""What things are called in the base game."""
OTHER_NAMES = [say("en", f"dice-name-{key}") for key in DICE.edition.characters]
OTHER_PICTURES = "🏹🧨🍺🔫💰"


def foreign(read: str, locale: str) -> list[str]:
    """The words of the base game in a text, and ids of its rules."""
    wanted = "|".join([rf"\b(?:{OTHER_WORDS[locale]})", *OTHER_NAMES, f"[{OTHER_PICTURES}]", "DG-"])
    return re.findall(wanted, read, re.IGNORECASE)
