"""The table of the card game as a picture, and the same in words: no hand, and roles only where they lie open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.cards.words import DRAWINGS, card, character, kind
from bot.pictures.scenes import Card, CardsSeat, CardsTable, Person, Settling
from bot.screens.scene import Scene, called
from bot.text import Words
from bot.text.names import plain
from bot.text.phrases import listed
from rules.cards import CARDS
from rules.cards.places import added, distances
from rules.cards.play import Colour
from rules.cards.state import Card as Held
from rules.cards.view import CardsView, SeatView, SettlingView
from rules.core.ask import Seat

SHORT = 16
"""Columns of a name in words, so that eight of them fit into what Discord takes."""


def table(s: Scene) -> CardsTable:
    """The table as everybody sees it."""
    view: CardsView = s.view
    far = away(view)
    return CardsTable(
        seats=tuple(_seat(s, seat, far.get(seat.seat, 0)) for seat in view.seats),
        turn=view.active if view.winners is None else None,
        deck=view.deck,
        top=None if view.top is None else shown(s.t.plain, view.top),
        settling=None if view.settling is None else _settling(s.t.plain, view.settling),
        asked=tuple(sorted(seat for seat in s.look.asked if seat != view.active)),
        alt=" ".join(in_words(s)),
    )


def shown(t: Words, one: Held, *, dim: bool = False) -> Card:
    """A card that lies open, or lies in a hand that its holder looks at."""
    printed = CARDS.edition.kinds[one.kind]
    blue = printed.colour is Colour.BLUE
    name = kind(t, one.kind)
    return Card(DRAWINGS[one.kind], name, one.value, one.suit.value, blue=blue, reach=printed.range, dim=dim)


def away(view: CardsView) -> dict[Seat, int]:
    """How far the active player, whoever reads this, sees the others; nobody in a game that is over."""
    if view.winners is not None:
        return {}
    outfits = [
        added(CARDS.edition, seat.character, tuple([one.no for one in seat.in_play])) for seat in view.seats
    ]
    return distances(view.living, outfits, view.active)


def _settling(t: Words, now: SettlingView) -> Settling:
    return Settling(shown(t, now.card), now.by, now.seat)


def _seat(s: Scene, mine: SeatView, far: int) -> CardsSeat:
    person = Person(
        plain(called(s.t, s.look.seats[mine.seat])),
        s.t.plain("picture-seat", seat=mine.seat + 1),
        character(s.t.plain, mine.character),
    )
    return CardsSeat(
        person=person,
        life=mine.life,
        most=mine.max_life,
        hand=mine.hand,
        weapon=DRAWINGS[mine.weapon],
        reach=mine.reach,
        in_play=tuple(DRAWINGS[one.kind] for one in _beside_weapon(mine)),
        out=not mine.alive,
        role=mine.role.value if mine.shown and mine.role else None,
        away=far or None,
        near=0 < far <= s.view.seats[s.view.active].reach,
    )


def _beside_weapon(mine: SeatView) -> list[Held]:
    return [one for one in mine.in_play if one.kind != mine.weapon]


# -- in words ---------------------------------------------------------------------------------------------------


def in_words(s: Scene) -> Iterator[str]:
    """All that the picture shows, in at most 1,024 letters."""
    t, view, names = s.t.plain, s.view, s.short(SHORT)
    far = away(view)
    for mine in view.seats:
        yield _seat_words(s, mine, names[mine.seat], far.get(mine.seat, 0))
    yield t("cards-picture-middle", deck=view.deck)
    now: SettlingView | None = view.settling
    if now is not None:
        yield _settling_words(t, now, names)
    elif view.top is not None:
        yield t("cards-picture-top", card=card(t, view.top))


def _settling_words(t: Words, now: SettlingView, names: Sequence[str]) -> str:
    known = {"card": card(t, now.card), "at": names[now.seat]}
    if now.by is None:
        return t("cards-picture-settling-own", **known)
    return t("cards-picture-settling", by=names[now.by], **known)


def _seat_words(s: Scene, mine: SeatView, name: str, away: int) -> str:
    t = s.t.plain
    known: dict[str, Any] = {"number": mine.seat + 1, "name": name, "character": character(t, mine.character)}
    known["role"] = t(f"cards-role-{mine.role}") if mine.shown and mine.role else "none"
    if not mine.alive:
        return t("cards-picture-out", **known)
    play = [kind(t, one.kind) for one in _beside_weapon(mine)]
    counts = {"life": mine.life, "most": mine.max_life, "hand": mine.hand, "reach": mine.reach}
    front = {"weapon": kind(t, mine.weapon), "play": f", {listed(t, play)}" if play else ""}
    front["away"] = t("cards-picture-away", away=away) if away else ""
    return t("cards-picture-seat", state=_state(s, mine.seat), **known, **counts, **front)


def _state(s: Scene, seat: Seat) -> str:
    if s.view.winners is None and seat == s.view.active:
        return "turn"
    return "asked" if seat in s.look.asked else "plays"
