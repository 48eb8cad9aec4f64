"""What a player is asked while a card is being settled.

Whether he is asked depends on what everybody can see, such as an empty hand; never on what the hand holds.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rules.cards.options import Answer, Decline, Recover, TurnUp
from rules.cards.play import Play
from rules.cards.verbs import answer_with, discard_from_hand, heal
from rules.core.ask import Closed, Seat, choose, choose_some
from rules.core.errors import Reason

Response = Answer | TurnUp | Recover | Decline
FULL = Reason("at-maximum", rule="CG-CHAR-HERSHEL-2")
TWO_CARDS = Reason("two-cards-needed", rule="CG-CHAR-HERSHEL-1")
COST = 2
"""Cards that Hershel pays for a life point."""


async def respond(
    play: Play, seat: Seat, key: str, kinds: Collection[str], otherwise: Reason, gear: Sequence[TurnUp] = ()
) -> Answer | TurnUp | None:
    """What ``seat`` does with a card of one of ``kinds`` or with its gear; ``None`` if nothing.

    ``otherwise`` is why the other cards of the hand are no answer.
    """
    while play.player(seat).hand or gear:
        response = await ask_once(play, seat, key, kinds, otherwise, gear)
        match response:
            case Recover():
                await recover(play, seat)
            case Decline():
                return None
            case _:
                return response
    return None


async def discard_an_attack(play: Play, rule: str, seat: Seat, key: str, otherwise: Reason) -> bool:
    """Whether ``seat`` discards an Attack!, as it chooses (CG-CARD-DUEL-2, CG-CARD-HERD-1)."""
    response = await respond(play, seat, key, play.character(seat).attacks, otherwise)
    if not isinstance(response, Answer):
        return False
    answer_with(play, rule, seat, response.card.no, "attack")
    return True


async def ask_once(
    play: Play, seat: Seat, key: str, kinds: Collection[str], otherwise: Reason, gear: Sequence[TurnUp] = ()
) -> Response:
    """One question; to give no answer is always the last option."""
    open_, closed = recovery(play, seat)
    options: list[Response] = [*gear]
    printed = play.edition.printed
    for no in play.player(seat).hand:
        answer = Answer(play.card(no))
        if printed[no].key in kinds:
            options.append(answer)
        else:
            closed.append(Closed(answer, otherwise))
    return await choose(seat, key, [*options, *open_, Decline()], closed=closed, public=False)


def recovery(play: Play, seat: Seat) -> tuple[list[Recover], list[Closed[Any]]]:
    """The option to discard two cards for a life point, if the character has it (CG-CHAR-HERSHEL-1, -2)."""
    if not play.character(seat).recovers:
        return [], []
    player = play.player(seat)
    if player.life == player.max_life:
        return [], [Closed(Recover(), FULL)]
    if len(player.hand) < COST:
        return [], [Closed(Recover(), TWO_CARDS)]
    return [Recover()], []


async def recover(play: Play, seat: Seat) -> None:
    """Discard two cards for a life point; with exactly two in hand there is nothing to choose."""
    cards = play.cards(play.player(seat).hand)
    if len(cards) > COST:
        cards = await choose_some(seat, "hershel.cards", cards, least=COST, most=COST, public=False)
    discard_from_hand(play, "CG-CHAR-HERSHEL-1", seat, [card.no for card in cards], "hershel")
    heal(play, "CG-CHAR-HERSHEL-1", seat, "hershel")
