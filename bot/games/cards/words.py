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


def cards_key(key: str) -> str:
    """The key of a question, as text keys have it."""
    return key.replace(".", "-")


def kind(t: Words, key: str) -> str:
    """The name of a kind of card, or of the Hatchet."""
    return t(f"cards-kind-{key}")


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
