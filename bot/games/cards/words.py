"""Single words of the card game, with the pictures that stand beside them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text import Words
from bot.text.phrases import listed
from rules.cards.state import Card, Role, Suit

SUITS: dict[Suit, str] = {Suit.HEARTS: "♡", Suit.DIAMONDS: "♢", Suit.CLUBS: "♧", Suit.SPADES: "♤"}
"""Outlines, which no client makes pictures of: black ones would vanish on a dark page."""
ROLES: dict[Role, str] = {Role.LEADER: "⭐", Role.SURVIVOR: "🛡️", Role.SAVIOR: "💀", Role.LONER: "🐺"}
KINDS: dict[str, str] = {
    "attack": "💥",
    "missed": "💨",
    "first-aid": "🩹",
    "medical-supplies": "💊",
    "ammo-crate": "📦",
    "weapons-cache": "🧰",
    "supplies": "🥫",
    "surprise-attack": "🫳",
    "walker": "🧟",
    "grenade": "💣",
    "herd-of-walkers": "👥",
    "duel": "⚔️",
    "rv": "🚐",
    "scope": "🔭",
    "riot-gear": "🦺",
    "captured": "⛓️",
    "contagion": "☣️",
    "machine-gun": "🔫",
    "pistol": "🔫",
    "rifle": "🔫",
    "assault-rifle": "🔫",
    "sniper-rifle": "🔫",
}
DRAWINGS: dict[str, str] = {
    "attack": "attack",
    "missed": "missed",
    "first-aid": "first_aid_card",
    "medical-supplies": "medical_supplies",
    "ammo-crate": "ammo_crate",
    "weapons-cache": "weapons_cache",
    "supplies": "supply",
    "surprise-attack": "surprise_attack",
    "walker": "walker",
    "grenade": "grenade_card",
    "herd-of-walkers": "herd",
    "duel": "duel_card",
    "rv": "rv",
    "scope": "scope",
    "riot-gear": "riot_gear",
    "captured": "captured",
    "contagion": "contagion",
    "machine-gun": "machine_gun",
    "pistol": "weapon",
    "rifle": "rifle",
    "assault-rifle": "assault_rifle",
    "sniper-rifle": "sniper_rifle",
    "hatchet": "hatchet",
}
"""The drawing of each kind of card, and of the Hatchet."""


def cards_key(key: str) -> str:
    """The key of a question, as text keys have it."""
    return key.replace(".", "-")


def kind(t: Words, key: str) -> str:
    """The name of a kind of card, or of the Hatchet."""
    return t(f"cards-kind-{key}")


def emoji(t: Words, key: str) -> str:
    """The drawing of a kind of card, or of the Hatchet."""
    return t(f"cards-emoji-{key}")


def badge(t: Words, shown: Role) -> str:
    """A role as its drawing alone, else in a word."""
    return t(f"cards-badge-{shown}")


def corner(shown: Card) -> str:
    """Value and suit of a card."""
    return f"{shown.value}{SUITS[shown.suit]}"


def card(t: Words, shown: Card) -> str:
    """A card in words."""
    return t("cards-card", kind=kind(t, shown.kind), corner=corner(shown))


def cards(t: Words, shown: Sequence[Card]) -> str:
    """Cards in one list."""
    return listed(t, [card(t, one) for one in shown])


def count(t: Words, number: int) -> str:
    """So many cards."""
    return t("cards-count", count=number)


def role(t: Words, shown: Role) -> str:
    """A role in words, with its picture."""
    return t("cards-role", emoji=ROLES[shown], role=t(f"cards-role-{shown}"))


def character(t: Words, key: str) -> str:
    """A character's name."""
    return t(f"cards-name-{key}")


def ability(t: Words, key: str) -> str:
    """What a character can do."""
    return t(f"cards-ability-{key}")
