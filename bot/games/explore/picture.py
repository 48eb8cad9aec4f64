"""The table of Explore as a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.explore.words import BLUE, blue, card_label, colour
from bot.pictures.scenes import ExploreSeat, ExploreTable, Person, Place
from bot.screens.scene import Scene, called
from bot.text import Words
from bot.text.names import plain
from bot.text.phrases import listed
from rules.core.ask import Seat
from rules.explore.state import COLOURS, CUBES, Rolled
from rules.explore.verbs import ENOUGH
from rules.explore.view import CardView, ExploreView

SHORT = 16
"""Columns of a name in words, so that eight of them fit into what Discord takes."""
PIPS = 6
"""Faces up to this have a drawing of their own; a die of somebody's own set may have more."""


def table(s: Scene) -> ExploreTable:
    """The table as everybody sees it."""
    view: ExploreView = s.view
    return ExploreTable(
        seats=tuple(_seat(s, view, seat) for seat in range(len(view.stashes))),
        turn=None if view.winner is not None else view.active,
        place=None if view.card is None else _place(s.t.plain, view.card),
        dice=tuple((shown.value, count) for shown, count in zip(COLOURS, view.dice, strict=True)),
        cubes=view.cubes,
        front=view.supplies,
        deck=view.deck,
        thrown=_thrown(view),
        most=CUBES,
        enough=ENOUGH,
        alt=" ".join(in_words(s)),
    )


def waits(view: ExploreView, seat: Seat) -> bool:
    """Whether a seat takes no further turn: it has had its last one, or only watches the tiebreak."""
    if view.contenders:
        return seat not in view.contenders
    return view.closer is not None and seat != view.active and seat not in still_to_play(view)


def still_to_play(view: ExploreView) -> list[Seat]:
    """Who has a turn to come in the final round, whoever explores first."""
    if view.closer is None:
        return []
    count = len(view.stashes)
    return [(view.active + n) % count for n in range((view.closer - view.active) % count)]


def _seat(s: Scene, view: ExploreView, seat: Seat) -> ExploreSeat:
    person = Person(plain(called(s.t, s.look.seats[seat])), s.t.plain("picture-seat", seat=seat + 1))
    return ExploreSeat(person, view.stashes[seat], waits(view, seat))


def _place(t: Words, shown: CardView) -> Place:
    printed = shown.card
    return Place(
        card_label(t, printed.name),
        printed.fight,
        shown.left,
        printed.bites,
        printed.supplies,
        event=printed.instruction is not None,
        placed=tuple(map(_drawing, shown.placed)),
    )


def _drawing(die: Rolled) -> str:
    return f"{die.colour}_{die.face}" if die.face <= PIPS else f"{die.colour}_die"


def _thrown(view: ExploreView) -> tuple[str, ...]:
    """The dice of the attack being settled, the blue one behind them."""
    if view.blue is None:
        return ()
    return (*map(_drawing, view.thrown), f"blue_{BLUE[view.blue].replace('-', '_')}")


# -- in words ---------------------------------------------------------------------------------------------------


def in_words(s: Scene) -> Iterator[str]:
    """All that the picture shows, in at most 1,024 letters."""
    t, view = s.t.plain, s.view
    for seat, name in enumerate(s.short(SHORT)):
        state = (
            "turn" if seat == view.active and view.winner is None else "waits" if waits(view, seat) else "plays"
        )
        yield t("explore-picture-seat", number=seat + 1, name=name, stash=view.stashes[seat], state=state)
    if view.card is not None:
        yield from _card_in_words(t, view.card)
    if view.blue is not None:
        yield t("explore-picture-thrown", dice=_dice(t, view.thrown), blue=blue(t, view.blue))
    left = [
        t("explore-typed", count=count, colour=colour(t, shown))
        for shown, count in zip(COLOURS, view.dice, strict=True)
        if count
    ]
    yield t("explore-picture-left", dice=listed(t, left) if left else "0", cubes=view.cubes, most=CUBES)
    yield t("explore-picture-front", front=view.supplies, deck=view.deck)


def _state(view: ExploreView, seat: Seat) -> str:
    if seat == view.active and view.winner is None:
        return "turn"
    return "waits" if waits(view, seat) else "plays"


def _card_in_words(t: Words, shown: CardView) -> Iterator[str]:
    printed, name = shown.card, card_label(t, shown.card.name)
    if printed.instruction is not None:
        yield t("explore-picture-event", card=name)
        return
    counts = {"fight": printed.fight, "left": shown.left, "bites": printed.bites, "supplies": printed.supplies}
    yield t("explore-picture-card", card=name, **counts)
    if shown.placed:
        yield t("explore-picture-placed", dice=_dice(t, shown.placed))


def _dice(t: Words, dice: tuple[Rolled, ...]) -> str:
    return listed(t, [t("explore-picture-die", colour=colour(t, die.colour), pips=die.face) for die in dice])
