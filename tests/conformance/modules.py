"""What must be told of the dice game with modules: what else is secret, and what else there is on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

from rules.core.ask import Ask, Seat
from rules.dice import DICE, DiceOptions
from rules.dice.events import Eliminated, RoleDealt
from rules.dice.modules.duel_dice import TOKENS
from rules.dice.modules.ghost import GhostRose
from rules.dice.modules.rage import CARDS as RAGE
from rules.dice.modules.rage import RageDrawn, RageReturned
from rules.dice.modules.special_roles import CARDS, CardDealt, PowerRevealed
from rules.dice.modules.undead_characters import RageShifted
from rules.dice.state import Box, Heritage, Phase, Role, State
from rules.dice.view import DiceView
from tests.conformance.games import Proof, Twin, leaves
from tests.conformance.roles import shown, swapped

OLD_SALOON = ("saloon-dice", "chief-arrow", "saloon-characters", "ghost", "special-roles")
PLAYED: dict[str, tuple[tuple[str, ...], int]] = {
    "saloon-dice": (("saloon-dice",), 4),
    "chief-arrow": (("chief-arrow",), 4),
    "saloon": (("saloon-dice", "chief-arrow", "saloon-characters"), 6),
    "ghost": (("ghost",), 5),
    "special-roles": (("special-roles",), 5),
    "mixed-roles": (("mixed-roles",), 8),
    "powers": (("special-roles", "saloon-characters"), 7),
    "old-saloon": (OLD_SALOON, 6),
    "rage": (("rage",), 4),
    "duel-dice": (("rage", "duel-dice"), 5),
    "undead-characters": (("undead-characters",), 8),
    "undead-cast": (("rage", "duel-dice", "undead-characters"), 8),
    "legacy": (("legacy", "special-roles"), 5),
}
"""For each proof the modules and the number of seats it is played with."""
HANDED_DOWN = {
    "legacy": Heritage(
        appoints=1, kept=("bart-cassidy", "black-jack", None, None, "kit-carlson"), games=1, wins=(1, 1, 0, 0, 0)
    )
}
"""What the game before has left, where there was one."""
ANYTHING = frozenset(State.__dataclass_fields__)
SPECIAL = ("special-roles", "mixed-roles")


# -- secrets ------------------------------------------------------------------------------------------------------


def twins(state: State) -> Iterator[Twin]:
    """Two living players with different hidden roles have each other's, card and all; a card is another one."""
    special = any(key in state.modules for key in SPECIAL)
    for twin in swapped(state):
        a, b = sorted(twin.knowers)
        if special:
            one, other = twin.state.own(a).card, twin.state.own(b).card
            twin.state.put(a, card=other)
            twin.state.put(b, card=one)
        yield twin if state.phase is not Phase.LEGACY else unseen(twin)
    if special and state.phase is not Phase.LEGACY:
        yield from other_cards(state)
    yield from other_hands(state)
    yield from other_piles(state)


def unseen(twin: Twin) -> Twin:
    """Nobody has looked at a role yet; who has which is known when it is settled who is Sheriff."""
    return Twin(twin.state, frozenset(), is_settled)


def is_settled(state: State) -> bool:
    return state.phase is not Phase.LEGACY


def other_cards(state: State) -> Iterator[Twin]:
    """Two hidden players of one type have each other's card; one has a card that was not dealt."""
    hidden = [seat for seat in state.living() if not state.players[seat].shown]
    for a, b in combinations(hidden, 2):
        if state.players[a].role is state.players[b].role and state.own(a).card != state.own(b).card:
            other = state.copy()
            other.put(a, card=state.own(b).card)
            other.put(b, card=state.own(a).card)
            yield Twin(other, frozenset({a, b}), partial(shown, a, b))
    dealt = Counter(own.card for own in state.box.seats)
    for seat in hidden:
        left = [card for card in CARDS[state.players[seat].role] if not dealt[card]]
        if left:
            other = state.copy()
            other.put(seat, card=left[0])
            yield Twin(other, frozenset({seat}), partial(shown, seat, seat))
            return


def other_hands(state: State) -> Iterator[Twin]:
    """Somebody has another Rage card in hand, which lay in the pile."""
    pile = state.box.rage
    for seat in state.living():
        for n, card in enumerate(state.own(seat).rage):
            at = next((at for at, one in enumerate(pile) if one != card), None)
            if at is not None:
                other, held = state.copy(), list(state.own(seat).rage)
                held[n] = pile[at]
                other.put(seat, rage=tuple(held))
                other.lay(rage=(*pile[:at], card, *pile[at + 1 :]))
                yield Twin(other, frozenset({seat}), partial(cards_moved, state.box, seat))


def other_piles(state: State) -> Iterator[Twin]:
    """The card on top of a pile is another one of it, which nobody knows."""
    for name in ("rage", "wounds", "boneyard"):
        pile = getattr(state.box, name)
        at = next((at for at, one in enumerate(pile) if one != pile[0]), None)
        if at is not None:
            other = state.copy()
            other.lay(**{name: (pile[at], *pile[1:at], pile[0], *pile[at + 1 :])})
            yield Twin(other, frozenset(), partial(cards_moved, state.box, None))


def cards_moved(before: Box, seat: Seat | None, state: State) -> bool:
    """Whether a card has left its pile, or the hand of ``seat``, so that somebody may have seen it."""
    now = state.box
    piles = [len(getattr(box, name)) for box in (before, now) for name in ("rage", "wounds", "boneyard")]
    hand_moved = seat is not None and len(before.seats[seat].rage) != len(now.seats[seat].rage)
    return state.outcome is not None or piles[:3] != piles[3:] or hand_moved


def reveals(state: State, reader: Seat | None, thing: object) -> bool:
    """Whether a role, a special card or a hand stands where its reader has no business to see it."""
    known = {seat for seat, player in enumerate(state.players) if player.shown or state.outcome} | {reader}
    return not {owner(thing, path, reader) for path, leaf in leaves(thing) if secret(path, leaf)} <= known


def secret(path: tuple[Any, ...], leaf: object) -> bool:
    """Whether this is something that not everybody may know, wherever it stands."""
    return isinstance(leaf, Role) or (path[-1:] == ("card",) and bool(leaf)) or "rage" in path[-2:-1]


def owner(thing: Any, path: tuple[Any, ...], reader: Seat | None) -> object:
    """Whose secret it is that stands there; -1 where none has any business."""
    match thing, path:
        case DiceView(), ("seats", seat, "role"):
            return seat
        case DiceView(), ("seats", seat, "own", "card" | "side"):
            return seat
        case DiceView(), ("seats", seat, "own", "rage", _):
            return seat if seat == thing.seat or thing.winners is not None else -1
        case ((RoleDealt() | Eliminated() | PowerRevealed()), ("role",)):
            return thing.seat
        case ((CardDealt() | PowerRevealed() | RageDrawn() | RageReturned()), ("card",)):
            return thing.seat
        case GhostRose(), ("side",):
            return thing.seat
        case RageShifted(), ("card",):
            return thing.giver if thing.giver == reader else thing.to
        case Ask(), ("options", _, "card"):
            return thing.seat
    return -1


# -- tokens and cards ---------------------------------------------------------------------------------------------


def check(state: State) -> None:
    arrows = 9 + ("chief-arrow" in state.modules)
    assert state.pile + sum(player.arrows for player in state.players) == arrows
    chief = state.box.chief
    assert chief is None or state.players[chief].arrows
    cards = Counter(own.card for own in state.box.seats if own.card)
    assert not cards or max(cards.values()) == 1
    hands = [card for own in state.box.seats for card in own.rage]
    rage = Counter([*state.box.rage, *state.box.worn, *state.box.open, *hands])
    assert rage == Counter(RAGE if "rage" in state.modules else ())
    wounds = [face for own in state.box.seats for face in own.wounds]
    assert Counter([*state.box.wounds, *wounds]) == Counter(TOKENS if "duel-dice" in state.modules else ())
    assert all(len({*own.wounds}) == len(own.wounds) for own in state.box.seats)
    for seat, player in enumerate(state.players):
        assert player.life >= 0
        assert player.alive or (player.life, player.arrows, player.shown) == (0, 0, True)
        card = state.own(seat).card
        assert not card or card in CARDS[player.role]


# -- proofs -------------------------------------------------------------------------------------------------------


def proof(name: str) -> Proof:
    """The dice game with the modules of this name."""
    modules, seats = PLAYED[name]
    return Proof(
        DICE,
        twins,
        check,
        reveals,
        options=DiceOptions(modules, HANDED_DOWN.get(name)),
        seats=(seats,),
        empty=ANYTHING,
        variant=f"dice+{name}",
        taught=("random",),
    )


PROOFS = tuple(map(proof, PLAYED))
