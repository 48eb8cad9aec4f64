"""Who has won (rulebook: End of the Game)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards.play import Play
from rules.cards.state import Role
from rules.core import roles
from rules.core.ask import Seat


def end_check(play: Play) -> None:
    """Looked at once all eliminations of a card are done; the Leader's death comes first (CG-END-5)."""
    alive = [player.role for player in play.state.players if player.alive]
    if Role.LEADER not in alive:
        if alive == [Role.LONER]:
            win(play, "CG-END-1", play.state.living(), "loner-alone")
        else:
            win(play, "CG-END-2", holders(play, Role.SAVIOR), "leader-eliminated")
    elif Role.SAVIOR not in alive and Role.LONER not in alive:
        win(play, "CG-END-3", holders(play, Role.LEADER, Role.SURVIVOR), "order-restored")


def holders(play: Play, *of: Role) -> list[Seat]:
    """The seats of these roles, the eliminated too (CG-ROLE-2, CG-END-2, CG-END-3)."""
    return roles.holders(play.state.players, *of)


def win(play: Play, rule: str, winners: Sequence[Seat], why: str) -> None:
    """End the game."""
    roles.win(play.state, play.log, rule, winners, why)
