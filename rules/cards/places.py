"""Who sits how far away, and how far a weapon reaches. Weapons never change a distance (CG-DIST-7)."""

from __future__ import annotations

from rules.cards.edition import Edition
from rules.cards.state import Player, State
from rules.core.ask import Seat

HATCHET = "hatchet"
"""What everybody fights with who has no weapon in play; it is no card (CG-SETUP-13)."""


def weapon(edition: Edition, player: Player) -> str:
    """The weapon in play, or the Hatchet (CG-WEAPON-1)."""
    return next((edition.printed[no].key for no in player.in_play if edition.printed[no].range), HATCHET)


def reach(edition: Edition, player: Player) -> int:
    """The largest distance for an Attack! (CG-DIST-3, CG-WEAPON-2)."""
    return next((kind.range for no in player.in_play if (kind := edition.printed[no]).range), 1)


def distance(edition: Edition, state: State, viewer: Seat, target: Seat) -> int:
    """How far ``viewer`` sees ``target``, two living players, never below 1 (CG-DIST-1, -2, -4, -5, -6)."""
    players, living = state.players, state.living()
    steps = abs(living.index(viewer) - living.index(target))
    seats_between = min(steps, len(living) - steps)
    return max(1, seats_between - sees(edition, players[viewer]) + seen(edition, players[target]))


def sees(edition: Edition, player: Player) -> int:
    """How much nearer this player sees all others (CG-DIST-5, CG-CHAR-ANDREA-1)."""
    own = edition.characters[player.character].sees
    return own + sum([edition.printed[no].sees for no in player.in_play])


def seen(edition: Edition, player: Player) -> int:
    """How much farther away all others see this player (CG-DIST-4, CG-CHAR-DALE-1)."""
    own = edition.characters[player.character].seen
    return own + sum([edition.printed[no].seen for no in player.in_play])
