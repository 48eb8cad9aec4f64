"""What only its holder reads of a seat of the card game: role, hand, distances."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.games.cards.words import KINDS, ROLES, ability, card, character, corner, kind
from bot.screens.scene import Scene
from rules.cards.options import PlayCard
from rules.cards.state import Card
from rules.cards.view import CardsView, SeatView
from rules.core.ring import others

MOST_EXPLAINED = 12
"""Of a hand with more kinds of cards than this only the names are told; a menu says what each does."""


def identity(s: Scene) -> list[str]:
    """Role, goal, who knows, character, hand."""
    me: SeatView = s.view.me
    assert me.role is not None  # noqa: S101  (everybody knows the own role)
    return [
        s.t("cards-you-are", emoji=ROLES[me.role], role=me.role.value),
        s.t(f"cards-goal-{me.role}"),
        s.t("cards-known" if me.shown else "cards-secret"),
        s.t(
            "cards-you-play",
            character=character(s.t, me.character),
            ability=ability(s.t, me.character),
            life=me.life,
            most=me.max_life,
        ),
        *(_hand(s) if me.alive else ()),
    ]


def advice(s: Scene) -> list[str]:
    """Everybody with the distance, what the reader's weapon reaches, and cards that would do nothing now."""
    view: CardsView = s.view
    me = view.me
    if me is None or not me.alive:
        return []
    reach = s.t("cards-your-reach", weapon=kind(s.t, me.weapon), reach=me.reach)
    around = [view.seats[seat] for seat in others(view.living, me.seat)]
    return [reach, *(_seen(s, seat) for seat in around), *_warnings(s)]


def in_front(s: Scene, seat: SeatView) -> Iterator[str]:
    """What lies in front of a player: the weapon, or the Hatchet, and the other cards in play."""
    yield s.t("cards-weapon", weapon=kind(s.t, seat.weapon), reach=seat.reach)
    if equipment := [kind(s.t, one.kind) for one in seat.in_play if one.kind != seat.weapon]:
        yield ", ".join(equipment)
    if seat.needs:
        yield s.t("cards-needs", needs=seat.needs)


def _hand(s: Scene) -> list[str]:
    """The hand, a line for each kind of card: symbol, name, corners, what it does."""
    hand = sorted(s.view.hand, key=lambda one: one.no)
    if not hand:
        return [s.t("cards-hand-empty")]
    kinds = [(key, list(same)) for key, same in groupby(hand, key=lambda one: one.kind)]
    explained = len(kinds) <= MOST_EXPLAINED
    return [s.t("cards-hand", count=len(hand)), *(_held(s, key, same, explained) for key, same in kinds)]


def _held(s: Scene, key: str, same: list[Card], explained: bool) -> str:
    known = {"emoji": KINDS[key], "kind": kind(s.t, key), "corners": " ".join(corner(one) for one in same)}
    if not explained:
        return s.t("cards-hand-plain", **known)
    return s.t("cards-hand-line", effect=s.t(f"cards-effect-{key}"), **known)


def _seen(s: Scene, seat: SeatView) -> str:
    """Another player from the reader's seat."""
    counts = {"life": seat.life, "most": seat.max_life, "hand": seat.hand, "distance": seat.distance}
    return " · ".join([s.t("cards-seen", name=s.names[seat.seat], **counts), *in_front(s, seat)])


def _warnings(s: Scene) -> list[str]:
    ask = s.look.ask
    options = [] if ask is None else [one for one in ask.options if isinstance(one, PlayCard)]
    return [
        s.t("cards-warning", card=card(s.t, one.card), why=s.t(f"error-{one.warning}"))
        for one in options
        if one.warning is not None
    ]
