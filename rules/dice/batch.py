"""Losses that come together: one Indian attack, one Gatling Gun, all bull's eyes of a turn (DG-BATCH-1)."""

from __future__ import annotations

from rules.core.ring import clockwise
from rules.dice.events import AllArrowsReturned, Eliminated, IndiansAttacked, LifeLost
from rules.dice.play import Batch, Play
from rules.dice.state import Cause
from rules.dice.verbs import return_arrows


async def lose_together(play: Play, batch: Batch) -> None:
    """Take the losses of ``batch`` step by step until the game ends (DG-END-1)."""
    for step in play.edition.batch:
        await step(play, batch)
        if play.state.outcome is not None:
            return


async def reductions(play: Play, batch: Batch) -> None:
    """Each target first lowers or replaces what it is to lose."""
    for seat in batch.due:
        await play.character(seat).before_losing(play, seat, batch)


async def losses(play: Play, batch: Batch) -> None:
    """All lose their life points at once, never below 0 (DG-TOKEN-5, DG-BE-2)."""
    for seat, due in batch.due.items():
        player = play.state.players[seat]
        if lost := min(due, player.life):
            player.life -= lost
            batch.lost[seat] = lost
            play.lost[seat] = play.lost.get(seat, 0) + lost
            play.log.add(batch.rule, LifeLost(seat, lost, player.life, batch.cause, batch.by))
    for seat in batch.lost:
        await play.character(seat).after_losing(play, seat, batch)


async def arrows_that_go_back(play: Play, batch: Batch) -> None:
    """After an Indian attack all arrows return (DG-ARROW-6), after the gatling the roller's own (DG-GAT-3)."""
    if batch.cause is Cause.INDIANS:
        for player in play.state.players:
            play.state.pile += player.arrows
            player.arrows = 0
        if play.state.box.chief is not None:
            play.state.lay(chief=None)
        play.log.add("DG-ARROW-6", AllArrowsReturned(play.state.pile))
    elif batch.cause is Cause.GATLING:
        me = play.state.active
        await return_arrows(play, "DG-GAT-3", me, play.me.arrows, me)


async def eliminations(play: Play, batch: Batch) -> None:
    """Whoever is at 0 is out: the role is shown and all arrows go back (DG-ELIM-1, DG-ELIM-2, DG-ELIM-3)."""
    for seat in batch.lost:
        player = play.state.players[seat]
        if player.life == 0:
            batch.out.append(seat)
            player.fell, player.shown = play.state.turn, True
            play.log.add("DG-ELIM-1", Eliminated(seat, player.role, batch.cause, batch.by))
            await return_arrows(play, "DG-ELIM-3", seat, player.arrows, seat)


async def reactions(play: Play, batch: Batch) -> None:
    """Abilities that answer what has happened, those of the eliminated too, clockwise from the active player."""
    for seat in clockwise(range(len(play.state.players)), play.state.active):
        await play.character(seat).react(play, seat, batch)


async def attack_if_pile_is_empty(play: Play, _: Batch | None = None) -> None:
    """Whoever takes the last arrow, and why: the Indians attack at once (DG-ARROW-4)."""
    if play.state.pile == 0:
        await indian_attack(play)


async def indian_attack(play: Play) -> None:
    """All lose one life point for each arrow in front of them (DG-ARROW-5)."""
    players = play.state.players
    play.log.add("DG-ARROW-4", IndiansAttacked(tuple([player.arrows for player in players])))
    due = {seat: players[seat].arrows for seat in play.living() if players[seat].arrows}
    await lose_together(play, Batch(Cause.INDIANS, "DG-ARROW-5", None, due))
