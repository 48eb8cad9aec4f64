"""BANG!: The Walking Dead on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bot.games.cards import asks as cards_asks
from bot.games.cards import ended
from bot.games.cards import events as cards_events
from bot.games.cards.picture import table
from bot.games.cards.seat import advice, identity, in_front
from bot.games.cards.told import since, told, told_of
from bot.games.cards.words import KINDS, ability, badge, card, cards, character, corner, kind, role
from bot.pictures.scenes import CardsTable, Course
from bot.screens.game import Face, GameScreen, Topic
from bot.screens.highlights import Deed
from bot.screens.scene import Scene
from bot.text import Words
from bot.text.phrases import listed
from rules.cards.events import Eliminated
from rules.cards.game import CARDS
from rules.cards.play import Kind
from rules.cards.state import Role
from rules.cards.view import CardsView, SeatView
from rules.core.ask import Ask, Indices, Seat
from rules.core.log import Event

HELP = ("goal", "turn", "attack", "distance", "draw", "out", "typed")
"""The parts of the game on one page, in this order."""
TOPICS = ("turn", "distance", "draw", "out", "orders")
"""What can be looked up beside cards, characters and roles."""


class CardsScreen(GameScreen):
    """The words of the card game, said from its view."""

    prefixes = ("CG",)
    secrets = True
    traits = ("role", "character")

    # -- the table ----------------------------------------------------------------------------------------

    def status(self, s: Scene) -> str:
        """Whose turn it is and which phase, or who is asked meanwhile."""
        view: CardsView = s.view
        others = [s.mention(seat) for seat in s.look.asked if seat != view.active]
        if others:
            return s.t("cards-status-asked", names=listed(s.t, others))
        if s.bot_moves(view.active) or view.active not in s.look.asked:
            return s.t(f"cards-status-{view.phase}", name=s.names[view.active])
        return s.t(f"cards-act-{view.phase}", name=s.mention(view.active))

    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        """Name, role if it is known to all, character, life, weapon and reach, hand size, cards in play."""
        mine: SeatView = s.view.seats[seat]
        who = s.t("cards-who", name=name, role=role(s.t, mine.role)) if mine.shown and mine.role else name
        known = {"name": who, "character": character(s.t, mine.character)}
        if not mine.alive:
            return s.t("cards-seat-out", **known)
        line = s.t("cards-seat", life=mine.life, most=mine.max_life, hand=mine.hand, **known)
        return " · ".join([line, *in_front(s, mine)])

    def middle(self, s: Scene) -> list[str]:
        """The deck and the discards, cards laid out, and the card that is being settled."""
        view: CardsView = s.view
        top = s.t("cards-none") if view.top is None else card(s.t, view.top)
        lines = [s.t("cards-middle", deck=view.deck, discards=view.discards, top=top)]
        if view.laid:
            lines.append(s.t("cards-laid", cards=cards(s.t, view.laid)))
        if view.settling is not None:
            lines.append(settling(s, view))
        return lines

    def picture(self, s: Scene) -> CardsTable | None:
        """See :mod:`bot.games.cards.picture`."""
        return table(s)

    def told(self, s: Scene) -> list[str]:
        """See :mod:`bot.games.cards.told`."""
        return told(s)

    def told_of(self, s: Scene, events: Sequence[Event]) -> list[str]:
        return told_of(s, events)

    def since(self, s: Scene, seat: Seat, events: Sequence[Event]) -> list[str]:
        return since(s, seat, events)

    def hidden(self, s: Scene) -> str | None:
        """The roles that nobody has shown yet."""
        left = Counter(CARDS.edition.roles[len(s.view.seats)])
        left.subtract(seat.role for seat in s.view.seats if seat.shown and seat.role)
        roles = " · ".join(f"{badge(s.t, shown)} {count}" for shown, count in left.items() if count)
        return s.t("cards-hidden", roles=roles) if roles else None

    def dealt(self, s: Scene) -> list[str]:
        """Who begins."""
        (head,) = [seat.seat for seat in s.view.seats if seat.role is Role.LEADER and seat.shown]
        return [s.t("cards-dealt-head", name=s.names[head])]

    def sentence(self, s: Scene, event: Event) -> str | None:
        """See :mod:`bot.games.cards.events`."""
        return cards_events.sentence(s, event)

    # -- the open question --------------------------------------------------------------------------------

    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        """See :mod:`bot.games.cards.asks`, as for what follows."""
        return cards_asks.prompt(s, ask)

    def option(self, s: Scene, ask: Ask[Any], option: Any) -> Face:
        """A card, a player, or something else to do."""
        return cards_asks.option(s, option)

    def mark(self, s: Scene, ask: Ask[Any], option: Any, marked: bool | None) -> Face:
        """A card to keep or to discard."""
        return cards_asks.mark(s, option, marked)

    def place(self, ask: Ask[Any], option: Any) -> int:
        """Equal cards side by side, players clockwise."""
        return cards_asks.place(ask, option)

    def commit(self, s: Scene, ask: Ask[Any], count: int) -> str:
        """Discard."""
        return s.t("cards-commit", count=count)

    def chosen(self, s: Scene, ask: Ask[Any], marks: Indices) -> str | None:
        """Nothing is marked."""
        return None if marks or ask.least == ask.most == 1 else s.t("cards-fresh")

    # -- my seat ------------------------------------------------------------------------------------------

    def identity(self, s: Scene) -> list[str]:
        """Role, goal, who knows, character, hand."""
        return identity(s)

    def advice(self, s: Scene, marks: Indices) -> list[str]:
        """Everybody with the distance, and cards that would do nothing now."""
        return advice(s)

    # -- the end ------------------------------------------------------------------------------------------

    falls = (Eliminated,)

    def after_fall(self, s: Scene, event: Eliminated) -> list[str]:
        """How a role still wins."""
        if event.role is Role.LEADER:
            return [s.t("fall-watching")]
        known = {"role": role(s.t, event.role), "head": role(s.t, Role.LEADER)}
        return [s.t(f"cards-fall-{event.role}", **known), s.t("fall-watching")]

    def headline(self, s: Scene) -> str:
        """Who has won."""
        view: CardsView = s.view
        if view.why == "order-restored" and not any(seat.role is Role.SURVIVOR for seat in view.seats):
            return s.t("cards-won-leader-alone")
        return s.t(f"cards-won-{view.why}", name=s.every(view.winners or ()))

    def why(self, s: Scene) -> list[str]:
        """The end condition, and who fell last."""
        falls = [one.event for one in s.look.recent if isinstance(one.event, Eliminated)]
        return [s.t(f"cards-why-{s.view.why}"), *(cards_events.eliminated(s, fall) for fall in falls[-1:])]

    def verdict(self, s: Scene, seat: Seat) -> str | None:
        """See :mod:`bot.games.cards.ended`, as of the next two."""
        return ended.verdict(s, seat)

    def deeds(self, s: Scene, event: Event) -> Iterable[Deed]:
        return ended.deeds(s, event)

    def course(self, s: Scene) -> Course | None:
        return ended.went(s)

    def was(self, s: Scene, seat: Seat) -> str:
        """Role, character, and whether the seat lived to see the end."""
        mine: SeatView = s.view.seats[seat]
        assert mine.role is not None  # noqa: S101  (all roles are known at the end)
        key = "cards-was" if mine.alive else "cards-was-out"
        return s.t(key, role=role(s.t, mine.role), character=character(s.t, mine.character))

    # -- looking things up --------------------------------------------------------------------------------

    def cast(self, s: Scene) -> list[str]:
        """Everybody's character with its ability."""
        return [_cast(s, seat) for seat in s.view.seats]

    def help(self, t: Words) -> list[str]:
        """The game on one page."""
        return [t(f"cards-help-{part}") for part in HELP]

    def trait(self, t: Words, kind: str, key: str) -> str:
        """A role or a character."""
        return role(t, Role(key)) if kind == "role" else character(t, key)

    def topics(self, t: Words) -> list[Topic]:
        """Turns, distances, "draw!", elimination; cards, roles, characters."""
        parts = [Topic(f"cards-{part}", t(f"cards-title-{part}"), t(f"cards-help-{part}")) for part in TOPICS]
        kinds = [_kind_topic(t, shown) for shown in CARDS.edition.kinds.values()]
        roles = [Topic(f"cards-goal-{r}", role(t, r), f"{role(t, r)}: {t(f'cards-goal-{r}')}") for r in Role]
        return [*parts, *kinds, *roles, *_character_topics(t)]


def settling(s: Scene, view: CardsView) -> str:
    """The card being settled, and at whom it has arrived."""
    now = view.settling
    assert now is not None  # noqa: S101
    known = {"card": card(s.t, now.card), "name": s.names[now.seat]}
    if now.by is None:
        return s.t("cards-settling-own", **known)
    return s.t("cards-settling", by=s.names[now.by], **known)


def _cast(s: Scene, seat: SeatView) -> str:
    shown = {"character": character(s.t, seat.character), "ability": ability(s.t, seat.character)}
    return s.t("cards-cast", name=s.names[seat.seat], **shown)


def _kind_topic(t: Words, shown: Kind) -> Topic:
    """A kind of card: what it does, and how many there are."""
    copies = [one for one in CARDS.edition.deck if one.kind == shown.key]
    corners = ", ".join(corner(one) for one in copies)
    known = {"emoji": KINDS[shown.key], "kind": kind(t, shown.key), "about": t(f"cards-about-{shown.key}")}
    text = t("cards-topic", colour=shown.colour.value, count=len(copies), corners=corners, **known)
    return Topic(f"cards-kind-{shown.key}", f"{KINDS[shown.key]} {kind(t, shown.key)}", text)


def _character_topics(t: Words) -> list[Topic]:
    return [
        Topic(
            f"cards-character-{key}",
            character(t, key),
            t("cards-character", character=character(t, key), life=one.life, ability=ability(t, key)),
        )
        for key, one in CARDS.edition.characters.items()
    ]
