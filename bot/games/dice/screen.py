"""BANG! The Dice Game on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources.abc import Traversable
from math import comb
from typing import Any

from bot.games.dice import events as dice_events
from bot.games.dice import modules, topics
from bot.games.dice.presets import PRESETS, changed
from bot.games.dice.words import REROLL, ability, character, dice_key, die, emoji, face, role
from bot.screens.game import Face, GameScreen, Topic
from bot.screens.odds import percent
from bot.screens.scene import Scene
from bot.text import Words
from bot.text.phrases import listed
from rules.core.ask import Ask, Indices, Seat
from rules.core.log import Event
from rules.dice import DiceGame, DiceOptions
from rules.dice.events import Eliminated
from rules.dice.goals import TARGETS
from rules.dice.modules import in_order
from rules.dice.options import Arrow, Die, Number, Target
from rules.dice.places import Reach
from rules.dice.resolve import DYNAMITES
from rules.dice.state import BASE_FACES, Role
from rules.dice.state import Face as Symbol
from rules.dice.view import DiceView, SeatView

TURNING = 64
"""More than the seats of any table: keeps seats in clockwise order from anywhere."""
HELP = ("goal", "turn", "typed", "order", "end", "three")
"""The parts of the game on one page, in this order."""


class DiceScreen(GameScreen):
    """The words of an edition of the dice game, said from its view.

    The ledger rows of the edition begin with ``prefix``; ``own`` is the folder of its own words, if it has any.
    """

    secrets = True
    traits = ("role", "character")

    def __init__(self, game: DiceGame, prefix: str, own: Traversable | None = None) -> None:
        super().__init__(game)
        self.prefixes = (prefix, "OS", "UA") if game.modules else (prefix,)
        self.modules, self.presets = game.modules, PRESETS if game.modules else {}
        self._edition, self._rules = game.edition, game
        self._own = () if own is None else (own,)

    def chosen(self, options: DiceOptions) -> tuple[str, ...]:
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
        view: DiceView = s.view
        others = [s.mention(seat) for seat in s.look.asked if seat != view.active]
        if others:
            return s.t("dice-status-asked", names=listed(s.t, others), active=s.names[view.active])
        name = s.mention(view.active)
        return s.t(f"dice-status-{view.phase}", name=name, roll=view.roll, rolls=view.rolls)

    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        """Name, role if it is known to all, character, life, arrows."""
        mine: SeatView = s.view.seats[seat]
        if (instead := modules.seat_instead(s, mine, name)) is not None:
            return instead
        shown = role(s.t, mine.role) if mine.shown and mine.role else ""
        card = character(s.t, mine.character)
        if not mine.alive:
            return s.t("dice-seat-out", name=name, role=shown, character=card)
        key = "dice-seat-known" if shown else "dice-seat"
        counts = {"life": mine.life, "most": mine.max_life, "arrows": mine.arrows}
        return modules.seat_with(s, mine, s.t(key, name=name, role=shown, character=card, **counts))

    def middle(self, s: Scene) -> list[str]:
        """The pile of arrows, the dice, and what has been named so far."""
        view: DiceView = s.view
        lines = [s.t("dice-middle", pile=view.pile), *modules.middle(s)]
        if view.dice:
            dice = " · ".join(die(s.t, shown) for shown in view.dice)
            lines.append(s.t("dice-hand", roll=view.roll, rolls=view.rolls, dice=dice))
        if view.plan:
            plan = [dice_events.planned(s, aim) for aim in view.plan]
            lines.append(s.t("dice-plan", plan=", ".join(plan)))
        return lines

    def sentence(self, s: Scene, event: Event) -> str | None:
        """See :mod:`bot.games.dice.events`."""
        return dice_events.sentence(s, event)

    def moment(self, s: Scene) -> str | None:
        """Which power may be shown in the window that is open."""
        return modules.window_line(s)

    # -- the open question --------------------------------------------------------------------------------

    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        """What is asked; of a die that is aimed, which one."""
        number, symbol = modules.aimed(s.view) or (0, None)
        return s.t(
            f"dice-ask-{dice_key(ask.key)}",
            name=s.names[ask.seat],
            character=modules.whose(s, ask.seat),
            other=modules.other(s),
            face=face(s.t, symbol) if symbol else "",
            die=number,
            due=len(ask.options) + len(ask.closed) - 1,
            most=ask.most,
        )

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
        """A die to keep or to roll again, an arrow to leave or to put back."""
        plain = self.option(s, ask, option)
        state = "shut" if marked is None else "yes" if marked else "no"
        return Face(s.t(f"dice-mark-{dice_key(ask.key)}", option=plain.words, marked=state), plain.emoji)

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

    def fresh_marks(self, s: Scene, ask: Ask[Any]) -> str:
        """Nothing is marked."""
        return s.t(f"dice-fresh-{dice_key(ask.key)}")

    # -- my seat ------------------------------------------------------------------------------------------

    def identity(self, s: Scene) -> list[str]:
        """Role, goal, who knows, character."""
        me: SeatView = s.view.me
        if modules.is_undecided(s.view):
            return [s.t("dice-you-undecided")]
        assert me.role is not None  # noqa: S101  (everybody knows the own role)
        play = {"life": me.life, "most": me.max_life, "arrows": me.arrows}
        return [
            s.t("dice-you-are", emoji=emoji(s.t, me.role), role=me.role.value),
            _goal(s, me.role),
            s.t("dice-known" if me.shown else "dice-secret"),
            s.t(
                "dice-you-play", character=character(s.t, me.character), ability=ability(s.t, me.character), **play
            ),
            *modules.mine(s),
        ]

    def advice(self, s: Scene, marks: Indices) -> list[str]:
        """Rolls left and odds for the roller; who is in reach for everybody alive."""
        view: DiceView = s.view
        ask = s.look.ask
        rolling = [] if ask is None or ask.key != REROLL else _rolling(s, view, ask, marks)
        return [*rolling, *_reach(s, view)]

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

    def trait(self, t: Words, kind: str, key: str) -> str:
        """A role or a character."""
        return role(t, Role(key)) if kind == "role" else character(t, key)

    def topics(self, t: Words) -> list[Topic]:
        """Characters, symbols, roles, the order of resolution."""
        game, edition = self.game.key, self._edition
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
            Topic(f"{game}-goal-{r}", role(t, r), t(f"dice-goal-{r}"))
            for r in dict.fromkeys(edition.roles[self.players[-1]])
        ]
        order = Topic(f"{game}-order", t("dice-order-title"), t("dice-help-order"))
        return [order, *symbols, *roles, *cards, *topics.topics(t, self._rules)]


def _goal(s: Scene, mine: Role) -> str:
    """What the reader plays for; with three players, whom the reader hunts (DG-3P-3)."""
    if len(s.view.seats) > 3:
        return s.t(f"dice-goal-{mine}")
    hunted = TARGETS[mine]
    seat = next(seat.seat for seat in s.view.seats if seat.role is hunted)
    return s.t("dice-goal-three", target=role(s.t, hunted), name=s.names[seat])


def _rolling(s: Scene, view: DiceView, ask: Ask[Any], marks: Indices) -> list[str]:
    """Rolls left, and what the next one may bring: with the dice marked, or with one die and with all."""
    left = s.t("dice-rolls-left", count=view.rolls - view.roll)
    again = {ask.options[index].index for index in marks if index < len(ask.options)}
    free = [die.index for die in view.dice if not die.locked and die.face is not Symbol.DYNAMITE]
    kept = sum(die.face is Symbol.DYNAMITE and die.index not in again for die in view.dice)
    counts = [len(again)] if again else sorted({1, len(free)}) if free else []
    odds = [_odds(s, count, DYNAMITES - kept, view.pile) for count in counts]
    return [left, *filter(None, odds)]


def _odds(s: Scene, count: int, dynamites: int, arrows: int) -> str | None:
    """What rolling ``count`` dice may bring; nothing where neither can happen."""
    if count < min(dynamites, arrows):
        return None
    return s.t(
        "dice-odds",
        count=count,
        dynamite=percent(at_least(dynamites, count)),
        attack=percent(at_least(arrows, count)),
    )


def at_least(wanted: int, dice: int) -> float:
    """The odds of ``wanted`` or more of one symbol with ``dice`` base dice (DG-COMP-1)."""
    hits = sum(comb(dice, k) * 5 ** (dice - k) for k in range(max(wanted, 0), dice + 1))
    return float(hits / 6**dice)


def _reach(s: Scene, view: DiceView) -> list[str]:
    """Who is in reach of each bull's eye and who is not; both at once where they are alike."""
    one, two = view.reach(Symbol.BE1), view.reach(Symbol.BE2)
    if one == two:
        return _reach_of(s, s.t("dice-faces-both"), one)
    return [*_reach_of(s, face(s.t, Symbol.BE1), one), *_reach_of(s, face(s.t, Symbol.BE2), two)]


def _reach_of(s: Scene, shown: str, seen: list[Reach]) -> list[str]:
    near = [_away(s, r) for r in seen if r.open]
    far = [_away(s, r) for r in seen if not r.open]
    lines = [s.t("dice-reach", face=shown, names=listed(s.t, near))] if near else []
    if far:
        lines.append(s.t("dice-reach-not", face=shown, names=listed(s.t, far)))
    return lines


def _away(s: Scene, r: Reach) -> str:
    return s.t("dice-reach-one", name=s.names[r.seat], places=r.places)


def _card(t: Words, key: str, name: str) -> str:
    return t("dice-cast", name=name, character=character(t, key), ability=ability(t, key))
