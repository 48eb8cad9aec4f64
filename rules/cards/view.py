"""What one seat may see, built from nothing else. Brains and screens get this, never the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules.cards.places import distances, outfit_of
from rules.cards.play import Edition
from rules.cards.state import Card, Phase, Role, State
from rules.core.ask import Seat
from rules.core.roles import RolesView


class SeatView(NamedTuple):
    """A player as the reader sees it: ``role`` is ``None`` while hidden, ``shown`` if it lies face up.

    ``distance`` is how far the reader sees this seat (0: the reader's own, or one of them is out). ``hand`` is
    the number of cards. ``needs``: the life points to be recovered at once after a fatal hit. ``acts``: how
    often this player has openly harmed each seat.
    """

    seat: Seat
    character: str
    life: int
    max_life: int
    needs: int
    alive: bool
    role: Role | None
    shown: bool
    distance: int
    weapon: str
    reach: int
    hand: int
    in_play: tuple[Card, ...]
    acts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SettlingView:
    """The card being settled, see :class:`rules.cards.state.Settling`."""

    card: Card
    by: Seat | None
    seat: Seat
    missed: int


@dataclass(frozen=True, slots=True)
class CardsView(RolesView[SeatView]):
    """The table as ``seat`` sees it; ``None`` is a bystander.

    ``hand`` are the reader's own cards. ``deck`` and ``discards`` are numbers of cards, ``top`` the card on
    the discards. ``laid`` are the cards laid out that the reader may see. ``attacks`` are the Attack! cards
    played this turn. ``winners`` and ``why`` are ``None`` until the game is over, and then all roles are known.
    """

    seat: Seat | None
    turn: int
    active: Seat
    phase: Phase
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...]
    deck: int
    discards: int
    top: Card | None
    laid: tuple[Card, ...]
    settling: SettlingView | None
    attacks: int
    winners: tuple[Seat, ...] | None
    why: str | None


def view(edition: Edition, state: State, seat: Seat | None) -> CardsView:
    """What ``seat`` may know (CG-SETUP-6, CG-SETUP-7, CG-SETUP-11, CG-SETUP-12)."""
    deck, over, discards = edition.deck, state.outcome, state.discards
    may_see = state.laid_open or seat == state.active
    return CardsView(
        seat=seat,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        seats=seat_views(edition, state, seat),
        hand=() if seat is None else tuple([deck[no] for no in state.players[seat].hand]),
        deck=len(state.deck),
        discards=len(discards),
        top=deck[discards[-1]] if discards else None,
        laid=tuple([deck[no] for no in state.laid]) if may_see else (),
        settling=settling_view(edition, state),
        attacks=state.attacks,
        winners=over.winners if over else None,
        why=over.why if over else None,
    )


def seat_views(edition: Edition, state: State, reader: Seat | None) -> tuple[SeatView, ...]:
    """All seats; when the game is over all roles lie open."""
    outfits = [outfit_of(edition, player) for player in state.players]
    far, over = distances(state.living(), outfits, reader), state.outcome is not None
    return tuple(
        [
            SeatView(
                seat,
                p.character,
                p.life,
                p.max_life,
                p.needs,
                not p.fell,
                p.role if p.shown or over or seat == reader else None,
                p.shown,
                far.get(seat, 0),
                worn.weapon,
                worn.reach,
                len(p.hand),
                worn.cards,
                tuple(p.acts),
            )
            for seat, (p, worn) in enumerate(zip(state.players, outfits, strict=True))
        ]
    )


def settling_view(edition: Edition, state: State) -> SettlingView | None:
    """What is being settled is public."""
    s = state.settling
    return None if s is None else SettlingView(edition.deck[s.card], s.by, s.seat, s.missed)
