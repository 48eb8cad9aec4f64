"""Who has won (rulebook: End of the Game, Special Rules for 3 Players)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import roles
from rules.core.ask import Seat
from rules.dice.play import Batch, Play
from rules.dice.state import Role

RENEGADES = frozenset({Role.RENEGADE, Role.RIVAL})
TARGETS = {Role.DEPUTY: Role.RENEGADE, Role.RENEGADE: Role.OUTLAW, Role.OUTLAW: Role.DEPUTY}
"""With three players: whom each role hunts (DG-3P-3)."""


async def end_check(play: Play, batch: Batch) -> None:
    """The game ends at once when an end condition holds after a whole batch of losses (DG-END-1)."""
    if not batch.out:
        return
    if len(play.state.players) == 3:
        three_players(play, batch)
    else:
        four_to_eight_players(play)


def four_to_eight_players(play: Play) -> None:
    """The Sheriff's death is looked at first (DG-END-10)."""
    alive = [player.role for player in play.state.players if player.alive]
    if Role.SHERIFF not in alive:
        if len(alive) == 1 and alive[0] in RENEGADES:
            win(play, "DG-END-2", play.state.living(), "renegade-alone")
        else:
            win(play, "DG-END-3", holders(play, Role.OUTLAW), "sheriff-eliminated")
    elif Role.OUTLAW not in alive and RENEGADES.isdisjoint(alive):
        win(play, "DG-END-4", holders(play, Role.SHERIFF, Role.DEPUTY), "law-restored")


def three_players(play: Play, batch: Batch) -> None:
    """A kill of one's own target is looked at first (DG-3P-8)."""
    players, living = play.state.players, play.state.living()
    if batch.by is not None:
        target = TARGETS[players[batch.by].role]
        if any(players[seat].role is target for seat in batch.out):
            win(play, "DG-3P-5", [batch.by], "target-eliminated")
            return
    if len(living) == 1:
        win(play, "DG-3P-8", living, "last-alive")
    elif not living:
        win(play, "DG-3P-8", [], "nobody-left")


def holders(play: Play, *of: Role) -> list[Seat]:
    """Whoever plays for these roles, the eliminated too (DG-ELIM-5), also if not by the role (OS5-GHOST-4)."""
    own = play.state.box.seats
    sided = {seat: one.side for seat, one in enumerate(own) if one.side is not None}
    by_role = [seat for seat in roles.holders(play.state.players, *of) if seat not in sided]
    return sorted([*by_role, *(seat for seat, side in sided.items() if side in of)])


def win(play: Play, rule: str, winners: Sequence[Seat], why: str) -> None:
    """End the game; without winners it is a draw."""
    roles.win(play.state, play.log, rule, winners, why)
