"""Explore, The Walking Dead: The Dice Game, on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.games.explore import asks as explore_asks
from bot.games.explore import ended
from bot.games.explore import events as explore_events
from bot.games.explore.choose import ATTACK, NEXT, attack_rows, chosen, next_row
from bot.games.explore.help import explore_help, explore_topics
from bot.games.explore.odds import chances, hints
from bot.games.explore.picture import still_to_play, table
from bot.games.explore.told import since, told, told_of
from bot.games.explore.words import all_rolled, blue, card, effect, explore_key, picked
from bot.pictures.scenes import Course, ExploreTable
from bot.screens.game import Face, GameScreen, Topic
from bot.screens.highlights import Deed
from bot.screens.scene import Scene
from bot.screens.sheet import Control, small
from bot.text import Words
from rules.core.ask import Ask, Indices, Seat
from rules.core.log import Event
from rules.explore import ExploreGame
from rules.explore.state import CUBES
from rules.explore.verbs import ENOUGH
from rules.explore.view import CardView, ExploreView

ALWAYS = ("next", "attack")
"""Questions that the status tells apart; all others are small ones in between."""


class ExploreScreen(GameScreen):
    """The words of Explore, said from its view; what can be looked up is the box of ``game``."""

    prefixes = ("EX",)
    has_odds = True

    def __init__(self, game: ExploreGame) -> None:
        super().__init__(game)
        self._box = game.box

    # -- the table ----------------------------------------------------------------------------------------

    def status(self, s: Scene) -> str:
        """Whose turn it is, and what is being done."""
        view, asked = s.view, explore_key(s.look.question or "")
        key = asked if asked in ALWAYS else "choosing"
        shown = "" if view.card is None else card(s.t, view.card.card.name)
        if s.asks_a_person:
            return s.t(f"explore-act-{key}", name=s.mention(view.active), card=shown)
        return s.t(f"explore-status-{key}", name=s.names[view.active], card=shown)

    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        """Name and Stash; of whoever explores, what lies in front."""
        view: ExploreView = s.view
        if seat == view.active and view.supplies:
            return s.t("explore-seat-exploring", name=name, stash=view.stashes[seat], front=view.supplies)
        out = view.contenders and seat not in view.contenders
        return s.t("explore-seat-watching" if out else "explore-seat", name=name, stash=view.stashes[seat])

    def middle(self, s: Scene) -> list[str]:
        """The card in play with its dice, what is left, the cards in front, the deck, and how far the game is."""
        view: ExploreView = s.view
        counts = s.t("explore-deck", deck=view.deck, discards=len(view.discards))
        return [*_card_in_play(s, view), *_left(s, view), _front(s, view), counts, *_last_rounds(s, view)]

    def picture(self, s: Scene) -> ExploreTable | None:
        """See :mod:`bot.games.explore.picture`."""
        return table(s)

    def told(self, s: Scene) -> list[str]:
        """See :mod:`bot.games.explore.told`."""
        return told(s)

    def told_of(self, s: Scene, events: Sequence[Event]) -> list[str]:
        return told_of(s, events)

    def since(self, s: Scene, seat: Seat, events: Sequence[Event]) -> list[str]:
        return since(s, events)

    def sentence(self, s: Scene, event: Event) -> str | None:
        """See :mod:`bot.games.explore.events`."""
        return explore_events.sentence(s, event)

    # -- the open question --------------------------------------------------------------------------------

    def facts(self, s: Scene, ask: Ask[Any]) -> list[str]:
        """What the card changes and how far the game is, where no lines of the seats say it."""
        view: ExploreView = s.view
        if s.written:
            return []
        does = None if view.card is None else effect(s.t, view.card.card)
        return [small(line) for line in (*filter(None, (does,)), *_last_rounds(s, view))]

    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        """See :mod:`bot.games.explore.asks`, as for what follows."""
        return explore_asks.prompt(s, ask)

    def option(self, s: Scene, ask: Ask[Any], option: Any) -> Face:
        """A die, a card, or what else to do."""
        return explore_asks.option(s, ask, option)

    def place(self, ask: Ask[Any], option: Any) -> int:
        """The weakest dice first."""
        return explore_asks.place(option)

    def chosen(self, s: Scene, ask: Ask[Any], marks: Indices) -> str | None:
        """The dice that are marked, and their chance."""
        return chosen(s, ask, marks) if ask.key == ATTACK else None

    def rows(self, s: Scene, ask: Ask[Any], marks: Indices) -> Iterable[str | tuple[Control, ...]] | None:
        """A button for each colour of dice, on or home; other questions as everywhere."""
        if ask.key == ATTACK:
            return attack_rows(s, ask, marks)
        return [next_row(s, ask)] if ask.key == NEXT else None

    def beside(self, s: Scene, ask: Ask[Any]) -> str | None:
        """How much is to beat with how many dice, or what lies in front."""
        view: ExploreView = s.view
        if ask.key == ATTACK and view.card is not None:
            return s.t("explore-beside-attack", left=view.card.left, most=min(ask.most, len(ask.options)))
        return s.t("explore-beside-next", supplies=view.supplies) if ask.key == NEXT else None

    # -- my seat ------------------------------------------------------------------------------------------

    def identity(self, s: Scene) -> list[str]:
        """The reader's Stash, the goal, who leads; of whoever explores, the card in play and what is left."""
        view: ExploreView = s.view
        stash, most = view.stashes[view.seat or 0], max(view.stashes)
        lines = [s.t("explore-you", stash=stash), s.t("explore-goal", enough=ENOUGH)]
        if most:
            leaders = [seat for seat, each in enumerate(view.stashes) if each == most]
            lines.append(s.t("explore-lead", names=s.every(leaders), stash=most))
        if view.seat == view.active and view.winner is None:
            lines.append(s.t("explore-you-exploring", supplies=supplies(s.t, view.supplies)))
            lines += [*_card_in_play(s, view), *_left(s, view)]
        return lines

    def advice(self, s: Scene, marks: Indices) -> list[str]:
        """The odds with these marks, or with best play."""
        return hints(s, marks)

    def odds(self, s: Scene) -> list[str]:
        """Everything that may come of the moment."""
        return chances(s)

    # -- the end ------------------------------------------------------------------------------------------

    def headline(self, s: Scene) -> str:
        """Who has won, and with how much."""
        view: ExploreView = s.view
        seat = view.winner or 0
        return s.t("explore-won", name=s.names[seat], stash=supplies(s.t, view.stashes[seat]))

    def why(self, s: Scene) -> list[str]:
        """Whether the final round or a tiebreak decided."""
        assert s.look.result is not None  # noqa: S101  (only asked of a game that is over)
        return [s.t(f"explore-why-{s.look.result.why}")]

    def verdict(self, s: Scene, seat: Seat) -> str:
        """See :mod:`bot.games.explore.ended`, as of the next two."""
        return ended.verdict(s, seat)

    def deeds(self, s: Scene, event: Event) -> Iterable[Deed]:
        return ended.deeds(event)

    def course(self, s: Scene) -> Course | None:
        return ended.went(s)

    def was(self, s: Scene, seat: Seat) -> str:
        """The Stash."""
        return s.t("explore-was", stash=s.view.stashes[seat])

    # -- looking things up --------------------------------------------------------------------------------

    def help(self, t: Words) -> list[str]:
        """The game on one page, and whose dice and cards these are."""
        return explore_help(t, self._box)

    def topics(self, t: Words) -> list[Topic]:
        """Dice, cards and the parts of a turn."""
        return explore_topics(t, self._box)


def supplies(t: Words, count: int) -> str:
    """Supplies in words."""
    return t("explore-supplies", count=count)


def _card_in_play(s: Scene, view: ExploreView) -> Iterator[str]:
    """The card, what it does, the dice on it, the attack being settled."""
    if view.card is None:
        yield s.t("explore-no-card")
        return
    yield _card(s, view.card)
    if does := effect(s.t, view.card.card):
        yield f"✳️ {does}"
    if view.card.placed:
        yield s.t("explore-placed", dice=all_rolled(s.t, view.card.placed))
    if view.blue is not None:
        yield s.t("explore-thrown", dice=all_rolled(s.t, view.thrown), blue=blue(s.t, view.blue))


def _card(s: Scene, shown: CardView) -> str:
    printed = shown.card
    if printed.instruction is not None:
        return s.t("explore-event", card=card(s.t, printed.name))
    key = "explore-location" if shown.left == printed.fight else "explore-location-hurt"
    counts = {"fight": printed.fight, "left": shown.left, "bites": printed.bites, "supplies": printed.supplies}
    return s.t(key, card=card(s.t, printed.name), **counts)


def _left(s: Scene, view: ExploreView) -> Iterator[str]:
    """Attack Dice and Wound Cubes that the active player still has."""
    dice = picked(s.t, view.dice)
    yield s.t("explore-left", dice=dice) if dice else s.t("explore-left-none")
    yield s.t("explore-cubes", cubes=view.cubes, most=CUBES)


def _front(s: Scene, view: ExploreView) -> str:
    """The cards taken this turn, and what they would bring now."""
    name = s.names[view.active]
    if not view.front:
        return s.t("explore-front-none", name=name)
    cards = [
        s.t("explore-front-card", card=card(s.t, key), supplies=view.box.cards[key].supplies) for key in view.front
    ]
    return s.t("explore-front", name=name, cards=", ".join(cards), supplies=supplies(s.t, view.supplies))


def _last_rounds(s: Scene, view: ExploreView) -> Iterator[str]:
    """The final round with those who still play, or the tiebreak."""
    if view.winner is not None or view.closer is None:
        return
    if view.contenders:
        yield s.t("explore-tiebreak", names=s.every(view.contenders))
        return
    closer = {"closer": s.names[view.closer], "stash": supplies(s.t, view.stashes[view.closer])}
    yield s.t("explore-final", names=s.every(still_to_play(view)), **closer)
