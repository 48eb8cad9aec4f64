"""What modules lay on the table, in words: beside a seat, in the middle, in my seat, and as options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.dice.modules_events import faces, yes
from bot.games.dice.words import character, dice_key, emoji, face, power, rage_card, role
from bot.screens.game import Face
from bot.screens.scene import Scene
from bot.text.phrases import listed
from rules.core.ask import Ask, Seat
from rules.dice.options import Kind, Nothing, Point, Rage, Reveal, Side, Who, Wound
from rules.dice.state import Face as Symbol
from rules.dice.state import Phase
from rules.dice.view import BoxView, DiceView, SeatView

GHOST, GONE, UNDECIDED, ZOMBIE = "ghost", "gone", "undecided", "zombie"
"""What a player may have become."""
SPECIAL = ("special-roles", "mixed-roles")
LAST = 64 * 64
"""Behind all seats and all dice."""


# -- seats --------------------------------------------------------------------------------------------------------


def seat_instead(s: Scene, mine: SeatView, name: str) -> str | None:
    """The line of a seat that has no ordinary one; ``None``: it has."""
    if mine.own.form == UNDECIDED:
        return s.t("dice-seat-undecided", name=name)
    if mine.seat == s.view.box.ghost and mine.own.side is not None and mine.role is not None:
        side = s.t(f"dice-side-{mine.own.side.goal}")
        return s.t("dice-seat-ghost", name=name, role=role(s.t, mine.role), side=side)
    return None


def seat_with(s: Scene, mine: SeatView, line: str) -> str:
    """The line of a seat with all that modules have put in front of it."""
    box: BoxView = s.view.box
    more = list(_in_front(s, box, mine))
    line = s.t("dice-seat-also", line=line, more=", ".join(more)) if more else line
    if mine.own.form == ZOMBIE:
        return s.t("dice-seat-zombie", line=line)
    return s.t("dice-seat-master", line=line) if mine.seat == box.master else line


def _in_front(s: Scene, box: BoxView, mine: SeatView) -> Iterator[str]:
    own = mine.own
    if own.card and (mine.shown or s.view.winners is not None):
        short = s.t(f"dice-short-{own.card}")
        yield s.t("dice-seat-power", card=short, used=yes(own.used))
    if box.chief == mine.seat:
        yield s.t("dice-seat-chief")
    if own.cards:
        yield s.t("dice-seat-rage", count=own.cards)
    if own.wounds:
        yield s.t("dice-seat-wounds", faces=faces(s, own.wounds))
    if box.haunted == mine.seat:
        yield s.t("dice-seat-token")


# -- the middle ---------------------------------------------------------------------------------------------------


def middle(s: Scene) -> list[str]:
    """A line for each thing that lies between the seats or is going on, as long as it is in play."""
    return [*_tokens(s), *_going_on(s), *_dead(s)]


def _tokens(s: Scene) -> Iterator[str]:
    view: DiceView = s.view
    box = view.box
    if "chief-arrow" in box.modules and box.chief is None:
        yield s.t("dice-middle-chief")
    if box.ghost is not None and box.haunted is not None and box.token is not None:
        token = {"face": face(s.t, box.token), "twice": yes(box.twice)}
        yield s.t("dice-middle-ghost", ghost=s.names[box.ghost], name=s.names[box.haunted], **token)
    if "rage" in box.modules:
        yield s.t("dice-middle-piles", rage=box.rage, worn=box.worn)
    if box.open:
        yield s.t("dice-middle-open", cards=listed(s.t, [rage_card(s.t, card) for card in box.open]))
    if "duel-dice" in box.modules:
        yield s.t("dice-middle-wounds", count=box.wounds)
    if any(key in box.modules for key in SPECIAL) and (left := hidden_powers(view)):
        yield s.t("dice-middle-powers", count=left)


def hidden_powers(view: DiceView) -> int:
    """How many living players may hold a power that the table has not seen."""
    return sum(seat.alive and not seat.shown for seat in view.seats)


def _going_on(s: Scene) -> Iterator[str]:
    view: DiceView = s.view
    box = view.box
    if box.duel is not None:
        yield s.t("dice-middle-duel", name=s.names[view.active], other=s.names[box.duel.opponent])
    if box.challenged:
        yield s.t("dice-middle-challenged", names=s.every(box.challenged))
    if box.judged is not None:
        yield s.t("dice-middle-judged", name=s.names[box.judged])
    if box.gaining:
        gains = [s.t("dice-middle-gain", name=s.names[seat], points=points) for seat, points in box.gaining]
        yield s.t("dice-middle-gaining", names=listed(s.t, gains))


def _dead(s: Scene) -> Iterator[str]:
    view: DiceView = s.view
    box = view.box
    if box.outbreak:
        yield s.t("dice-middle-outbreak")
    elif "boneyard" in box.modules:
        yield s.t("dice-middle-boneyard", hands=box.hands, living=len(view.living), count=box.boneyard)
        if box.due:
            yield s.t("dice-middle-due")
        elif box.blocked:
            yield s.t("dice-middle-blocked")


def window_line(s: Scene) -> str | None:
    """What may be done in the window that is open, which all know by its moment."""
    if not s.look.window or s.look.question is None:
        return None
    return s.t(f"dice-window-{dice_key(s.look.question)}")


# -- my seat ------------------------------------------------------------------------------------------------------


def is_undecided(view: DiceView) -> bool:
    """Whether it is not settled yet who has which role and character."""
    return view.phase is Phase.LEGACY


def mine(s: Scene) -> list[str]:
    """The reader's special role, what the reader has become, and the Rage cards in hand."""
    view: DiceView = s.view
    me, lines = view.seats[view.seat or 0], []
    own = me.own
    if own.card:
        does = s.t(f"dice-does-{own.card}")
        lines.append(s.t("dice-you-hold", card=power(s.t, own.card), used=yes(own.used), does=does))
    if (become := _become(s, view, me)) is not None:
        lines.append(become)
    if own.rage:
        lines.append(s.t("dice-you-rage", cards=listed(s.t, [rage_card(s.t, card) for card in own.rage])))
    return lines


def _become(s: Scene, view: DiceView, me: SeatView) -> str | None:
    if view.box.outbreak:
        if me.own.form == ZOMBIE:
            return s.t("dice-you-zombie")
        return s.t("dice-you-master" if me.seat == view.box.master else "dice-you-survivor")
    if me.seat == view.box.ghost and me.own.side is not None:
        return s.t("dice-you-ghost", side=s.t(f"dice-side-{me.own.side.goal}"))
    return s.t("dice-you-gone") if me.own.form == GONE else None


# -- questions ----------------------------------------------------------------------------------------------------


def other(s: Scene) -> str:
    """Whom the open question is about besides the one who is asked."""
    box: BoxView = s.view.box
    about = box.judged if box.judged is not None else box.chief
    return "" if about is None else s.names[about]


def option(s: Scene, ask: Ask[Any], chosen: Any) -> Face | None:
    """An option that only modules offer."""
    match chosen:
        case Kind():
            return Face(s.t(f"dice-kind-{chosen.kind}"), note=s.t(f"dice-made-{chosen.kind}"))
        case Side() | Wound():
            return Face(face(s.t, chosen.face), emoji(s.t, chosen.face))
        case Rage():
            return Face(rage_card(s.t, chosen.card), emoji(s.t, Symbol(chosen.card.split()[0])))
        case Reveal():
            return Face(s.t("dice-reveal", card=power(s.t, chosen.card)))
        case Who():
            ability = s.t(f"dice-ability-{chosen.character}")
            return Face(character(s.t, chosen.character), note=ability)
        case Point():
            return Face(s.t("dice-point", name=s.labels[chosen.seat], number=chosen.n))
        case Nothing():
            return Face(s.t(f"dice-nothing-{dice_key(ask.key)}"))
    return None


def place(ask: Ask[Any], chosen: Any) -> int | None:
    """Where such an option stands: no before yes, else as it is offered, and to do nothing behind all others."""
    if isinstance(chosen, Nothing):
        return LAST
    if isinstance(chosen, bool):
        return int(chosen)
    if isinstance(chosen, Kind | Side | Wound | Rage | Reveal | Who | Point):
        return ask.options.index(chosen)
    return None


def whose(s: Scene, seat: Seat) -> str:
    """The character of a seat; nothing while it has none."""
    key = s.view.seats[seat].character
    return character(s.t, key) if key else ""


def aimed(view: DiceView) -> tuple[int, Symbol] | None:
    """The place and the result of the die that is being assigned; a double one is two results."""
    if view.aiming is None:
        return None
    shown = view.dice[view.aiming]
    symbols: Mapping[Symbol, tuple[Symbol, ...]] = view.symbols
    return shown.index + 1, symbols[shown.face][0]
