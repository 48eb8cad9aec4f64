"""Losing life points, and what comes of it (rulebook: Elimination of a Character, Penalties and Rewards).

CG-END-5 gives the order: seat by seat each loss is settled, First Aid included; then those at 0 are eliminated
one after the other; then it is looked who has won.
"""

from __future__ import annotations

from collections.abc import Collection

from rules.cards.answers import COST, ask_once, recover
from rules.cards.events import Eliminated, LifeLost
from rules.cards.goals import end_check
from rules.cards.options import Answer, Recover
from rules.cards.play import Play
from rules.cards.state import Role
from rules.cards.verbs import answer_with, discard_everything, draw, heal, take_over
from rules.core.ask import Seat
from rules.core.errors import Reason

FIRST_AID: Collection[str] = ("first-aid",)
NOT_FIRST_AID = Reason("not-first-aid", rule="CG-CARD-MEDICAL-2")
NO_EFFECT = Reason("first-aid-two-left", rule="CG-CARD-FIRSTAID-4")
REWARD = 3
"""Cards for the elimination of a Savior."""


async def lose(play: Play, rule: str, seat: Seat, points: int) -> None:
    """Lose life points because of the card that is being settled, to the last consequence for this seat."""
    await suffer(play, rule, seat, points)
    own_draws(play, seat, points)


async def suffer(play: Play, rule: str, seat: Seat, points: int) -> None:
    """The loss itself, and the way out if it is fatal (CG-CARD-FIRSTAID-2, CG-CARD-FIRSTAID-3)."""
    player, settling = play.player(seat), play.state.settling
    assert settling is not None  # noqa: S101  (life points are lost to cards only)
    left = player.life - points
    player.life, player.needs = max(left, 0), max(1 - left, 0)
    cause = play.card(settling.card).kind
    play.log.add(rule, LifeLost(seat, points, player.life, player.needs, cause, settling.by))
    while player.needs and may_be_saved(play, seat):
        if not await save(play, seat):
            break
    player.needs = 0


def may_be_saved(play: Play, seat: Seat) -> bool:
    """Judged by what everybody can see (CG-CARD-FIRSTAID-4, CG-CHAR-HERSHEL-1)."""
    cards = len(play.player(seat).hand)
    return cards > 0 if first_aid_works(play) else play.character(seat).recovers and cards >= COST


def first_aid_works(play: Play) -> bool:
    """Not with two players left; one at 0 is not eliminated yet (CG-CARD-FIRSTAID-4)."""
    return len(play.state.living()) > 2


async def save(play: Play, seat: Seat) -> bool:
    """One First Aid, or two cards of Hershel's; whether anything was done (CG-ELIM-1)."""
    kinds, otherwise = (FIRST_AID, NOT_FIRST_AID) if first_aid_works(play) else ((), NO_EFFECT)
    response = await ask_once(play, seat, "cards.dying", kinds, otherwise)
    match response:
        case Answer(card):
            heal_and_discard(play, seat, card.no)
        case Recover():
            await recover(play, seat)
        case _:
            return False
    return True


def heal_and_discard(play: Play, seat: Seat, no: int) -> None:
    """First Aid out of turn."""
    answer_with(play, "CG-CARD-FIRSTAID-2", seat, no, "first-aid")
    heal(play, "CG-CARD-FIRSTAID-1", seat, "first-aid")


def own_draws(play: Play, seat: Seat, points: int) -> None:
    """What an ability gives a player who has lost life points and lives (CG-END-5)."""
    settling = play.state.settling
    if play.player(seat).life and settling is not None:
        play.character(seat).hurt(play, seat, points, settling.by)


def settle_eliminations(play: Play) -> None:
    """Once all seats have been dealt with: those at 0, clockwise from the active player, then the end check."""
    players = play.state.players
    fallen = [seat for seat in play.state.clockwise(play.me) if players[seat].life == 0]
    for seat in fallen:
        eliminate(play, seat)
    if fallen:
        end_check(play)


def eliminate(play: Play, seat: Seat) -> None:
    """The role is shown, the cards go, then reward or penalty (CG-ELIM-2, CG-CHAR-DWIGHT-2)."""
    player, settling = play.player(seat), play.state.settling
    assert settling is not None  # noqa: S101
    player.fell, player.shown = play.state.turn, True
    cause = play.card(settling.card).kind
    play.log.add("CG-ELIM-2", Eliminated(seat, player.role, cause, settling.by))
    cards_of_the_eliminated(play, seat)
    if settling.by not in (None, seat):
        reward_or_penalty(play, settling.by, player.role)


def cards_of_the_eliminated(play: Play, seat: Seat) -> None:
    """Discarded, unless somebody who is not at 0 himself takes them over (CG-CHAR-DWIGHT-1)."""
    for other in play.state.living():
        if play.character(other).takes_over and play.player(other).life:
            return take_over(play, "CG-CHAR-DWIGHT-1", other, seat)
    return discard_everything(play, "CG-ELIM-2", seat, "eliminated")


def reward_or_penalty(play: Play, by: Seat, role: Role) -> None:
    """Three cards for a Savior (CG-ELIM-4); the Leader pays for a Survivor with all his cards (CG-ELIM-3)."""
    if role is Role.SAVIOR:
        draw(play, "CG-ELIM-4", by, REWARD, "reward")
    elif role is Role.SURVIVOR and play.player(by).role is Role.LEADER:
        discard_everything(play, "CG-ELIM-3", by, "penalty")
