"""Who sits how far away, and how far a weapon reaches. Weapons never change a distance (CG-DIST-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.cards.play import Edition, Play
from rules.cards.state import Card, Player
from rules.core.ask import Seat
from rules.core.ring import apart

HATCHET = "hatchet"
"""What everybody fights with who has no weapon in play; it is no card (CG-SETUP-13)."""


class Outfit(NamedTuple):
    """What a character and the cards in play in front of it add up to.

    ``weapon`` is the weapon in play, or the Hatchet (CG-WEAPON-1), ``reach`` the largest distance for an
    Attack! (CG-DIST-3, CG-WEAPON-2), ``unlimited`` whether any number may be played in a turn. ``sees`` is how
    much nearer the owner sees all others (CG-DIST-5), ``seen`` how much farther away all others see him
    (CG-DIST-4).
    """

    cards: tuple[Card, ...]
    weapon: str
    reach: int
    unlimited: bool
    sees: int
    seen: int


def outfit(play: Play, seat: Seat) -> Outfit:
    """The outfit of a seat, in a turn that is being played."""
    return outfit_of(play.edition, play.state.players[seat])


def outfit_of(edition: Edition, player: Player) -> Outfit:
    """The outfit of a player."""
    return added(edition, player.character, tuple(player.in_play))


@lru_cache(maxsize=4096)
def added(edition: Edition, character: str, in_play: tuple[int, ...]) -> Outfit:
    """The outfit of a character with these cards in play, by their number."""
    own, kinds = edition.characters[character], [edition.printed[no] for no in in_play]
    weapon, reach = next(((kind.key, kind.range) for kind in kinds if kind.range), (HATCHET, 1))
    return Outfit(
        cards=tuple([edition.deck[no] for no in in_play]),
        weapon=weapon,
        reach=reach,
        unlimited=own.unlimited or any(kind.unlimited for kind in kinds),
        sees=own.sees + sum(kind.sees for kind in kinds),
        seen=own.seen + sum(kind.seen for kind in kinds),
    )


def distance(play: Play, target: Seat) -> int:
    """How far the active player sees another, both living (CG-DIST-1, -2, -4, -5, -6)."""
    living, sees, seen = play.state.living(), outfit(play, play.me).sees, outfit(play, target).seen
    return added_up(apart(living.index(play.me), living.index(target), len(living)), sees, seen)


def distances(living: Sequence[Seat], outfits: Sequence[Outfit], viewer: Seat | None) -> dict[Seat, int]:
    """How far ``viewer`` sees each other of the ``living``; empty for a bystander and the eliminated.

    ``outfits`` are those of all seats.
    """
    if viewer is None or viewer not in living:
        return {}
    count, here, sees = len(living), living.index(viewer), outfits[viewer].sees
    return {
        seat: added_up(apart(here, place, count), sees, outfits[seat].seen)
        for place, seat in enumerate(living)
        if place != here
    }


def added_up(places: int, sees: int, seen: int) -> int:
    """The shorter way round and all that modifies it; only the total is never below 1."""
    return max(1, places - sees + seen)
