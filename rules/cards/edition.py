"""What an edition of the game consists of: data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.cards.state import Card, Role

if TYPE_CHECKING:
    from rules.cards.character import Character
    from rules.cards.kind import Kind


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """``deck`` and ``printed`` hold each card and its kind by the card's number, ``roles`` those of each
    number of players. Two editions are the same only if they are one object."""

    deck: tuple[Card, ...]
    printed: tuple[Kind, ...]
    kinds: Mapping[str, Kind]
    characters: Mapping[str, Character]
    roles: Mapping[int, tuple[Role, ...]]
