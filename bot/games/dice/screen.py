"""BANG! The Dice Game on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from importlib.resources.abc import Traversable
from math import comb
from typing import Any

from bot.games.dice import ended, modules, topics
from bot.games.dice import events as dice_events
from bot.games.dice.aims import Aiming, rows
from bot.games.dice.picture import Painter
from bot.games.dice.presets import PRESETS, changed
from bot.games.dice.reach import powers, reach_line, reached
from bot.games.dice.roll import roll_rows
from bot.games.dice.told import faces, since, told, told_of
from bot.games.dice.words import (
    AIMING,
    FACES,
    REROLL,
    ROLES,
    SHOOT,
    ability,
    badge,
    character,
    dice_key,
    die,
    emoji,
    face,
    role,
)
from bot.pictures.scenes import Course, DiceTable
from bot.screens.game import Face, GameScreen, Topic
from bot.screens.highlights import Deed
from bot.screens.odds import percent
from bot.screens.scene import Scene
from bot.screens.sheet import Control, small
from bot.screens.table import heading
from bot.text import Words
from bot.text.phrases import listed
from rules.core.ask import Ask, Indices, Seat
from rules.core.log import Event
from rules.dice import DiceGame, DiceOptions
from rules.dice.events import Eliminated
from rules.dice.goals import TARGETS
from rules.dice.modules import in_order
from rules.dice.options import Arrow, Die, Number, Target
from rules.dice.play import Edition
from rules.dice.resolve import DYNAMITES
from rules.dice.state import BASE_FACES, Phase, Role
from rules.dice.state import Face as Symbol
from rules.dice.view import DiceView, SeatView

TURNING = 64
"""More than the seats of any table: keeps seats in clockwise order from anywhere."""
THREE = 3
"""With so many seats all roles lie open, and everybody hunts somebody."""
HELP = ("goal", "turn", "typed", "order", "end", "three")
"""The parts of the game on one page, in this order."""


class DiceScreen(GameScreen):
    """The words of an edition of the dice game, said from its view.

    The ledger rows of the edition begin with ``prefix``; ``own`` is the folder of its own words, if it has any.
    ``faces``, ``roles`` and ``arrow`` are its drawings.
    """

    secrets = True
    has_odds = True
    traits = ("role", "character")

    def __init__(
        self,
        game: DiceGame,
        prefix: str,
        own: Traversable | None = None,
        *,
        faces: Mapping[Symbol, str] = FACES,
        roles: Mapping[Role, str] = ROLES,
        arrow: str = "arrow_token",
    ) -> None:
        super().__init__(game)
        self.prefixes = (prefix, "OS", "UA") if game.modules else (prefix,)
        self._rules, self._faces = game, faces
        self.modules, self.presets = game.modules, PRESETS if game.modules else {}
        self._own = () if own is None else (own,)
        self._painter = Painter(game, faces, roles, arrow)

    @property
    def _edition(self) -> Edition:
        return self._rules.edition

    def modules_of(self, options: DiceOptions) -> tuple[str, ...]:
        """The modules in the order in which they are added."""
        return in_order(options.modules)

    def choose(self, options: DiceOptions, wanted: Sequence[str]) -> DiceOptions:
        """See :func:`bot.games.dice.presets.changed`."""
        modules = changed(options.modules, wanted)
        return replace(options, modules=modules, heritage=options.heritage if "legacy" in modules else None)

    def overlays(self, options: Any) -> tuple[Traversable, ...]:
        """The edition's own words."""
        return self._own

    # -- the table ----------------------------------------------------------------------------------------

    def status(self, s: Scene) -> str:
        """Whose turn it is and what is going on, or who is asked meanwhile."""
        view, ask = s.view, s.look.ask
        if ask is not None and s.asks_a_person:
            due = len(Aiming(s, self._rules, ask).dice) if ask.key in AIMING else 1
            key = f"dice-act-{dice_key(ask.key)}"
            if key in s.t:
                return s.t(key, name=s.mention(ask.seat), count=due)
            return s.t("dice-act-other", name=s.mention(ask.seat))
        others = [s.mention(seat) for seat in s.look.asked if seat != view.active]
        if others:
            return s.t("dice-status-asked", names=listed(s.t, others))
        return s.t(f"dice-status-{view.phase}", name=s.names[view.active])

    def picture(self, s: Scene) -> DiceTable | None:
        """See :mod:`bot.games.dice.picture`; what modules lay on the table is told in words."""
        return None if s.view.box.modules else self._painter.table(s)

    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        """Name, role if it is known to all, life, arrows, and which bull's eyes of the active player reach it."""
        mine: SeatView = s.view.seats[seat]
        if (instead := modules.seat_instead(s, mine, name)) is not None:
            return instead
        shown = badge(s.t, mine.role) if mine.shown and mine.role else ""
        if not mine.alive:
            return modules.seat_with(s, mine, " ".join(filter(None, (name, shown, s.t("dice-out")))))
        life = s.t("dice-life", life=mine.life, most=mine.max_life)
        arrows = s.t("dice-arrows", count=mine.arrows) if mine.arrows else ""
        line = " ".join(filter(None, (s.t("dice-player", name=name), shown, life, arrows)))
        hits = reached(self._rules, s.view, s.view.active)
        eyes = "".join(emoji(s.t, eye) for eye, hit in hits.items() if seat in hit)
        return modules.seat_with(s, mine, f"{line} · {eyes}" if eyes else line)

    def middle(self, s: Scene) -> list[str]:
        """The pile of arrows, and the dice where nobody chooses among them."""
        view: DiceView = s.view
        lines = [s.t("dice-middle", pile=view.pile), *modules.middle(s)]
        if view.dice and view.phase is Phase.RESOLVING:
            dice = " ".join(die(s.t, shown) for shown in view.dice)
            lines.append(s.t("dice-hand", dice=dice))
        return lines

    falls = (Eliminated,)

    def told(self, s: Scene) -> list[str]:
        """See :mod:`bot.games.dice.told`."""
        return told(s)

    def told_of(self, s: Scene, events: Sequence[Event]) -> list[str]:
        return [*told_of(s, events)]

    def since(self, s: Scene, seat: Seat, events: Sequence[Event]) -> list[str]:
        return since(s, seat, events)

    def hidden(self, s: Scene) -> str | None:
        """The roles that nobody has shown yet."""
        left = self._hidden(s.view)
        shown = " · ".join(f"{badge(s.t, role)} {count}" for role, count in left.items())
        return s.t("dice-hidden", roles=shown) if left else None

    def dealt(self, s: Scene) -> list[str]:
        """Who begins, and which roles are hidden; all of them where they lie open."""
        view: DiceView = s.view
        left = self._hidden(view)
        if not left:
            seats = (
                s.t("dice-dealt-open", role=badge(s.t, p.role), name=s.names[p.seat]) for p in view.seats if p.role
            )
            return [" · ".join(seats)]
        head = next(p.seat for p in view.seats if p.shown and p.role is Role.SHERIFF)
        roles = " · ".join(s.t(f"dice-count-{role}", count=count) for role, count in left.items())
        return [s.t("dice-dealt-head", name=s.names[head]), s.t("dice-dealt-hidden", roles=roles)]

    def _hidden(self, view: DiceView) -> Counter[Role]:
        left = Counter(self._edition.roles[len(view.seats)])
        left.subtract(p.role for p in view.seats if p.shown and p.role)
        return +left

    def after_fall(self, s: Scene, event: Eliminated) -> list[str]:
        """How a role still wins; who comes back as the Ghost or as a zombie does not only watch."""
        if "boneyard" in s.view.box.modules:
            return [s.t("dice-fall-outbreak")]
        watching = [] if event.seat in s.look.playing else [s.t("fall-watching")]
        goal = "three" if len(s.view.seats) <= THREE else str(event.role.goal)
        if goal == Role.SHERIFF:
            return watching
        known = {"role": badge(s.t, event.role), "head": badge(s.t, Role.SHERIFF)}
        return [s.t(f"dice-fall-{goal}", **known), *watching]

    def sentence(self, s: Scene, event: Event) -> str | None:
        """See :mod:`bot.games.dice.events`."""
        return dice_events.sentence(s, event)

    def moment(self, s: Scene) -> str | None:
        """Which power may be shown in the window that is open."""
        return modules.window_line(s)

    # -- the open question --------------------------------------------------------------------------------

    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        """What is asked; of results that are given, which."""
        due = Aiming(s, self._rules, ask).dice if ask.key in AIMING else []
        number, symbol = modules.aimed(s.view) or (0, None)
        return s.t(
            f"dice-ask-{dice_key(ask.key)}",
            name=s.names[ask.seat],
            character=modules.whose(s, ask.seat),
            other=modules.other(s),
            face=face(s.t, symbol) if symbol else "",
            die=number,
            faces=faces(s, due),
            left=len(due),
            named=len(s.view.plan),
            due=len(ask.options) + len(ask.closed) - 1,
            most=ask.most,
        )

    def beside(self, s: Scene, ask: Ask[Any]) -> str | None:
        """How many rolls are left."""
        return s.t("dice-rolls-left", count=s.view.rolls - s.view.roll) if ask.key == REROLL else None

    def facts(self, s: Scene, ask: Ask[Any]) -> list[str]:
        """Of a roll whom its bull's eyes reach, where no seat says so, and how far three of a kind are."""
        if ask.key != REROLL:
            return []
        view: DiceView = s.view
        reach = None if s.written else reach_line(s, self._rules, view.active)
        need = powers(self._rules, view, view.active).gatlings
        counts = {"gatlings": view.count(Symbol.GATLING), "need": need, "dynamites": view.count(Symbol.DYNAMITE)}
        return [*filter(None, (reach,)), s.t("dice-facts", most=DYNAMITES, **counts)]

    def foot(self, s: Scene, ask: Ask[Any]) -> str | None:
        """That shots land together."""
        return s.t("dice-foot-shoot") if ask.key == SHOOT else None

    def may_take_back(self, ask: Ask[Any]) -> bool:
        """What is given can be taken back as long as something is left to give."""
        return ask.key in AIMING

    def rows(self, s: Scene, ask: Ask[Any], marks: Indices) -> Iterable[str | tuple[Control, ...]] | None:
        """Dice in one row, players in rows of two; other questions as everywhere."""
        if ask.key == REROLL:
            return roll_rows(s, ask, marks, self._faces)
        if any(isinstance(option, Target) for option in ask.options):
            return rows(Aiming(s, self._rules, ask))
        return None

    def option(self, s: Scene, ask: Ask[Any], option: Any) -> Face:
        """A die, a player with life points, a number, an arrow."""
        match option:
            case Die():
                return Face(face(s.t, option.face), emoji(s.t, option.face))
            case Target():
                key = "dice-target-double" if option.double else "dice-target"
                life = s.view.seats[option.seat].life
                return Face(s.t(key, name=s.labels[option.seat], life=life), "🎯" if option.double else None)
            case Number():
                return Face(s.t("dice-number", count=option.n))
            case Arrow():
                words = s.t("dice-arrow", name=s.labels[option.seat], number=option.n)
                return Face(words, emoji(s.t, Symbol.ARROW))
        if (shown := modules.option(s, ask, option)) is not None:
            return shown
        raise TypeError(f"{ask.key} offers {option!r}")

    def mark(self, s: Scene, ask: Ask[Any], option: Any, marked: bool | None) -> Face:
        """An arrow to leave or to put back."""
        plain = self.option(s, ask, option)
        return Face(
            s.t(f"dice-mark-{dice_key(ask.key)}", option=plain.words, marked="yes" if marked else "no"),
            plain.emoji,
        )

    def place(self, ask: Ask[Any], option: Any) -> int:
        """Dice from left to right, players clockwise from whoever is asked."""
        match option:
            case Die():
                return option.index
            case Target():
                return (option.seat - ask.seat) % TURNING + option.double * TURNING
            case Arrow():
                return (option.seat - ask.seat) % TURNING * TURNING + option.n
        stands = modules.place(ask, option)
        return int(option.n) if stands is None else stands

    def commit(self, s: Scene, ask: Ask[Any], count: int) -> str:
        """Roll, or put arrows back."""
        return s.t(f"dice-commit-{dice_key(ask.key)}", count=count)

    # -- my seat ------------------------------------------------------------------------------------------

    def identity(self, s: Scene) -> list[str]:
        """Role and goal, who knows of it, character and what it can do."""
        me: SeatView = s.view.me
        if modules.is_undecided(s.view):
            return [s.t("dice-you-undecided")]
        assert me.role is not None  # noqa: S101  (everybody knows the own role)
        card = [_playing(s, me), small(ability(s.t, me.character))]
        return [heading(_goal(s, me.role)), _more(s, me, me.role), *card, *modules.mine(s)]

    def advice(self, s: Scene, marks: Indices) -> list[str]:
        """Whom the reader's own bull's eyes reach, where no question says so."""
        asked = s.look.ask is not None and s.look.ask.key == REROLL
        reach = None if asked or s.view.seat is None else reach_line(s, self._rules, s.view.seat)
        return [] if reach is None else [reach]

    def odds(self, s: Scene) -> list[str]:
        """What the next roll may bring, for each number of dice."""
        ask = s.look.ask
        if ask is None or ask.key != REROLL:
            return [s.t("dice-odds-none")]
        return list(filter(None, (_odds(s, count) for count in range(1, len(ask.options) + 1)))) or [
            s.t("dice-odds-safe")
        ]

    # -- the end ------------------------------------------------------------------------------------------

    def headline(self, s: Scene) -> str:
        """Who has won."""
        view: DiceView = s.view
        names = s.every(list(view.winners or ()))
        if view.why == "law-restored":
            deputies = any(seat.role is Role.DEPUTY for seat in view.seats)
            return s.t("dice-won-law-restored" if deputies else "dice-won-sheriff")
        return s.t(f"dice-won-{view.why}", name=names)

    def why(self, s: Scene) -> list[str]:
        """The end condition, and who fell last."""
        falls = [one.event for one in s.look.recent if isinstance(one.event, Eliminated)]
        return [s.t(f"dice-why-{s.view.why}"), *(dice_events.eliminated(s, fall) for fall in falls[-1:])]

    def verdict(self, s: Scene, seat: Seat) -> str | None:
        """See :mod:`bot.games.dice.ended`, as of the next two."""
        return ended.verdict(s, seat)

    def deeds(self, s: Scene, event: Event) -> Iterable[Deed]:
        return ended.deeds(s, event)

    def course(self, s: Scene) -> Course | None:
        return ended.went(s, self._painter.roles)

    def was(self, s: Scene, seat: Seat) -> str:
        """Role, character, and whether the seat lived to see the end."""
        mine: SeatView = s.view.seats[seat]
        assert mine.role is not None  # noqa: S101  (all roles are known at the end)
        key = "dice-was" if mine.alive else "dice-was-out"
        return modules.seat_with(
            s, mine, s.t(key, role=role(s.t, mine.role), character=character(s.t, mine.character))
        )

    # -- looking things up --------------------------------------------------------------------------------

    def cast(self, s: Scene) -> list[str]:
        """Everybody's character with its ability."""
        return [_card(s.t, seat.character, s.names[seat.seat]) for seat in s.view.seats if seat.character]

    def help(self, t: Words) -> list[str]:
        """The game on one page."""
        return [t(f"dice-help-{part}") for part in HELP]

    def mix(self, t: Words, seats: int) -> str:
        """How many of each role there are."""
        roles = Counter(self._edition.roles[seats])
        shown = (t("dice-mix-role", role=role(t, each), count=count) for each, count in roles.items())
        return t("dice-mix", seats=seats, roles=" · ".join(shown))

    def trait(self, t: Words, kind: str, key: str) -> str:
        """A role or a character."""
        return role(t, Role(key)) if kind == "role" else character(t, key)

    def topics(self, t: Words) -> list[Topic]:
        """Characters, symbols, roles, the order of resolution."""
        game, edition, t = self.game.key, self._edition, t.plain
        cards = [
            Topic(
                f"{game}-character-{key}",
                character(t, key),
                t("dice-card", character=character(t, key), life=card.life, ability=ability(t, key)),
            )
            for key, card in edition.characters.items()
        ]
        symbols = [
            Topic(f"{game}-symbol-{s}", f"{emoji(t, s)} {face(t, s)}", t(f"dice-symbol-{s}")) for s in BASE_FACES
        ]
        roles = [
            Topic(f"{game}-goal-{r}", role(t, r), t(f"dice-about-{r}"))
            for r in dict.fromkeys(edition.roles[self.players[-1]])
        ]
        order = Topic(f"{game}-order", t("dice-order-title"), t("dice-help-order"))
        return [order, *symbols, *roles, *cards, *topics.topics(t, self._rules)]


def _goal(s: Scene, mine: Role) -> str:
    """Role and goal in one line; with three players whom the reader hunts (DG-3P-3)."""
    known = {"role": s.t(f"dice-role-{mine}"), "emoji": emoji(s.t, mine)}
    seats = s.view.seats
    hunted = Role.SHERIFF if len(seats) > THREE else TARGETS[mine]
    seat = next(p.seat for p in seats if p.role is hunted)
    key = f"dice-goal-{mine.goal}" if len(seats) > THREE else "dice-goal-three"
    return s.t(key, name=s.names[seat], target=badge(s.t, hunted), **known)


def _more(s: Scene, me: SeatView, mine: Role) -> str:
    """What there is to know about the goal, and who knows the role."""
    if len(s.view.seats) <= THREE:
        return s.t("dice-goal-more-three")
    return f"{s.t(f'dice-goal-more-{mine.goal}')} {s.t('dice-known' if me.shown else 'dice-secret')}"


def _playing(s: Scene, me: SeatView) -> str:
    """The reader's character, life and arrows."""
    life = s.t("dice-life", life=me.life, most=me.max_life)
    line = s.t("dice-you-play", character=character(s.t, me.character), life=life)
    return f"{line} · {s.t('dice-arrows', count=me.arrows)}" if me.arrows else line


def _odds(s: Scene, count: int) -> str | None:
    """What rolling ``count`` dice may bring; nothing where neither can happen."""
    view: DiceView = s.view
    dynamites = DYNAMITES - view.count(Symbol.DYNAMITE)
    if count < min(dynamites, view.pile):
        return None
    dynamite, attack = percent(at_least(dynamites, count)), percent(at_least(view.pile, count))
    return s.t("dice-odds", count=count, dynamite=dynamite, attack=attack)


def at_least(wanted: int, dice: int) -> float:
    """The odds of ``wanted`` or more of one symbol with ``dice`` base dice (DG-COMP-1)."""
    hits = sum(comb(dice, k) * 5 ** (dice - k) for k in range(max(wanted, 0), dice + 1))
    return float(hits / 6**dice)


def _card(t: Words, key: str, name: str) -> str:
    return t("dice-cast", name=name, character=character(t, key), ability=ability(t, key))
