"""Who has won (rulebook: End of the Game)."""

from __future__ import annotations

from rules.cards.events import Won
from rules.cards.play import Play
from rules.cards.state import Role, State
from rules.core.ask import Seat
from rules.core.roles import Outcome


def end_check(play: Play) -> None:
    """Looked at once all eliminations of a card are done; the Leader's death comes first (CG-END-5)."""
    alive = [player.role for player in play.state.players if player.alive]
    if Role.LEADER not in alive:
        if alive == [Role.LONER]:
            win(play, "CG-END-1", play.state.living(), "loner-alone")
        else:
            win(play, "CG-END-2", holders(play.state, Role.SAVIOR), "leader-eliminated")
    elif Role.SAVIOR not in alive and Role.LONER not in alive:
        win(play, "CG-END-3", holders(play.state, Role.LEADER, Role.SURVIVOR), "order-restored")


def holders(state: State, *roles: Role) -> list[Seat]:
    """The seats of ``roles``, the eliminated ones too (CG-ROLE-2, CG-END-2, CG-END-3)."""
    return [seat for seat, player in enumerate(state.players) if player.role in roles]


def win(play: Play, rule: str, winners: list[Seat], why: str) -> None:
    """End the game."""
    play.state.outcome = Outcome(tuple(winners), why)
    play.log.add(rule, Won(tuple(winners), why))
