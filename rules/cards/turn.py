"""A turn (rulebook: The Game). Its units are the draw phase, each card played, and the discard phase."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from rules.cards.answers import recover, recovery
from rules.cards.events import CardPlayed, TurnBegan
from rules.cards.kind import Aimed
from rules.cards.losses import settle_eliminations
from rules.cards.options import Aim, EndTurn, Pick, PlayCard, Recover
from rules.cards.play import Kind, Play
from rules.cards.state import Phase
from rules.cards.verbs import discard_from_hand, draw, hand_may_be_empty
from rules.core.ask import TAKE_BACK, Closed, Seat, TakeBack, choose, choose_some
from rules.core.errors import Reason

CHECKS = ("contagion", "captured")
"""What a turn begins with, in this order (CG-CARD-CONTAGION-5)."""


async def unit(play: Play) -> None:
    """Play the next unit; the turn of an eliminated player ends at once (CG-ELIM-5)."""
    state = play.state
    await PHASES[state.phase](play)
    state.settling = None
    if state.outcome is None and not play.player(play.me).alive:
        pass_to_the_left(play)


async def draw_two_cards(play: Play) -> None:
    """Phase 1, and what comes before it (CG-TURN-2, CG-DRAW-1)."""
    state = play.state
    state.turn += 1
    play.log.add("CG-TURN-1", TurnBegan(play.me, state.turn))
    if await begins(play):
        left = await play.character(play.me).draw_cards(play, play.me)
        draw(play, "CG-DRAW-1", play.me, left, "phase")
        state.phase = Phase.PLAY
    elif not play.over:
        pass_to_the_left(play)


async def begins(play: Play) -> bool:
    """Contagion first, then Captured; whether the turn goes on (CG-CARD-CONTAGION-5)."""
    kinds = play.edition.printed
    for key in CHECKS:
        for no in play.player(play.me).in_play:
            if kinds[no].key == key:
                if not await kinds[no].at_start(play, no):
                    return False
                break
    return True


async def play_a_card(play: Play) -> None:
    """Phase 2: one card to its last consequence, or no more (CG-PLAY-1, CG-PLAY-2)."""
    match await choose_act(play):
        case PlayCard(card):
            await aim_and_play(play, card.no)
        case Recover():
            await recover(play, play.me)
        case EndTurn():
            play.state.phase = Phase.DISCARD


async def choose_act(play: Play) -> PlayCard | Recover | EndTurn:
    """To end the turn is always the last option, and the only one without cards."""
    hand = play.player(play.me).hand
    if not hand:
        return EndTurn()
    options: list[PlayCard | Recover | EndTurn] = []
    closed: list[Closed[PlayCard | Recover | EndTurn]] = []
    reasons: dict[str, Reason | None] = {}
    for no in hand:
        kind, card = play.reads(play.me, no), play.card(no)
        if kind.key not in reasons:
            reasons[kind.key] = kind.shut(play)
        if (reason := reasons[kind.key]) is None:
            options.append(PlayCard(card, kind.warning(play)))
        else:
            closed.append(Closed(PlayCard(card), reason))
    open_, shut = recovery(play, play.me)
    options = [*options, *open_, EndTurn()]
    return await choose(play.me, "cards.play", options, closed=[*closed, *shut], public=False)


async def aim_and_play(play: Play, no: int) -> None:
    """Nothing is shown before the target is chosen; until then the card may be taken back."""
    kind = play.reads(play.me, no)
    if not isinstance(kind, Aimed):
        await put_down(play, no, kind, None, None)
    elif (aim := await take_aim(play, no, kind)) is not None:
        seat, picked = aim
        play.player(play.me).acts[seat] += kind.hostile(play, picked)
        await put_down(play, no, kind, seat, picked)


async def take_aim(play: Play, no: int, kind: Aimed) -> tuple[Seat, int | None] | None:
    """Whom, and for which of his cards; ``None`` if the card is taken back."""
    while True:
        target = await choose_target(play, no, kind)
        if isinstance(target, TakeBack):
            return None
        picks = kind.picks(play, target.seat)
        if len(picks) == 1:
            return target.seat, picks[0]
        card = play.card(no)
        options = [Pick(card, target.seat, None if p is None else play.card(p)) for p in picks]
        pick = await choose(play.me, "cards.pick", [*options, TAKE_BACK], public=False)
        if isinstance(pick, Pick):
            return target.seat, None if pick.picked is None else pick.picked.no


async def choose_target(play: Play, no: int, kind: Aimed) -> Aim | TakeBack:
    """Any other living player who fits, clockwise (CG-SYM-5)."""
    card = play.card(no)
    options: list[Aim | TakeBack] = []
    closed: list[Closed[Aim | TakeBack]] = []
    for seat in play.others():
        if (reason := kind.no_target(play, seat)) is None:
            options.append(Aim(card, seat))
        else:
            closed.append(Closed(Aim(card, seat), reason))
    return await choose(play.me, "cards.target", [*options, TAKE_BACK], closed=closed, public=False)


async def put_down(play: Play, no: int, kind: Kind, seat: Seat | None, picked: int | None) -> None:
    """The card leaves the hand, and then it takes effect (CG-PLAY-6, CG-PLAY-7)."""
    me, at = play.me, play.me if seat is None else seat
    play.player(me).hand.remove(no)
    play.log.add(kind.rule, CardPlayed(me, play.card(no), kind.key, seat))
    play.settle(no, me, at)
    kind.put_down(play, no, at)
    hand_may_be_empty(play, me)
    await kind.take_effect(play, no, at, picked)
    settle_eliminations(play)


async def discard_excess_cards(play: Play) -> None:
    """Phase 3: down to as many cards as life points, of the player's choice (CG-DISCARD-1, CG-DISCARD-2)."""
    player = play.player(play.me)
    excess = len(player.hand) - player.life
    if excess > 0:
        hand = play.cards(player.hand)
        cards = await choose_some(play.me, "cards.discard", hand, least=excess, most=excess, public=False)
        discard_from_hand(play, "CG-DISCARD-1", play.me, [card.no for card in cards], "phase")
    pass_to_the_left(play)


def pass_to_the_left(play: Play) -> None:
    """The next living player clockwise is next (CG-TURN-1)."""
    state = play.state
    state.active = play.others()[0]
    state.phase, state.attacks = Phase.DRAW, 0


PHASES: Mapping[Phase, Callable[[Play], Awaitable[None]]] = {
    Phase.DRAW: draw_two_cards,
    Phase.PLAY: play_a_card,
    Phase.DISCARD: discard_excess_cards,
}
