"""Being attacked (rulebook: Attack! and Missed!, Riot Gear)."""

from __future__ import annotations

from rules.cards.answers import respond
from rules.cards.checks import turn_up
from rules.cards.events import AttackCancelled
from rules.cards.losses import lose
from rules.cards.options import Answer, TurnUp
from rules.cards.play import Play
from rules.cards.verbs import answer_with
from rules.core.ask import Seat
from rules.core.errors import Reason

NO_MISSED = Reason("not-a-missed", rule="CG-MISSED-3")
RIOT_GEAR = "riot-gear"


async def attack(play: Play, no: int, seat: Seat, missed: int, rule: str) -> None:
    """An Attack! symbol of the active player at ``seat``, which ``missed`` Missed! cancel (CG-ATTACK-2)."""
    play.settle(no, play.me, seat, missed)
    if await dodge(play, no, seat, missed):
        play.log.add("CG-MISSED-1", AttackCancelled(seat, play.me))
    else:
        await lose(play, rule, seat, 1)


async def dodge(play: Play, no: int, seat: Seat, missed: int) -> bool:
    """Whether the target comes up with enough Missed!, from the hand or by Riot Gear (CG-CHAR-TYREESE-3)."""
    gear = all_gear(play, seat)
    while missed:
        misses = play.character(seat).misses
        response = await respond(play, seat, "cards.attacked", misses, NO_MISSED, gear)
        match response:
            case Answer(card):
                answer_with(play, "CG-MISSED-1", seat, card.no, "missed")
                missed -= 1
            case TurnUp():
                gear.remove(response)
                missed -= await turn_up(play, seat, RIOT_GEAR)
            case None:
                return False
        play.settle(no, play.me, seat, missed)
    return True


def all_gear(play: Play, seat: Seat) -> list[TurnUp]:
    """Each may be tried once against each Attack! (CG-CARD-RIOT-1, CG-CHAR-JESUS-1, CG-CHAR-JESUS-2)."""
    in_play = [TurnUp(card) for card in play.cards(play.player(seat).in_play) if card.kind == RIOT_GEAR]
    return [*in_play, *([TurnUp(None)] if play.character(seat).geared else [])]
