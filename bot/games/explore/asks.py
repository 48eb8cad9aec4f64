"""The questions of Explore and their options."""

from __future__ import annotations

from typing import Any

from bot.games.explore.words import DICE, card, card_label, colour, explore_key, numbered
from bot.screens.game import Face
from bot.screens.scene import Scene
from rules.core.ask import Ask
from rules.explore import options as o
from rules.explore.state import COLOURS
from rules.explore.view import ExploreView

ROW = 100
"""More than the dice of any colour."""
ONE_OF = ("explore.lose-die", "explore.regain-die")
"""Questions in which a die stands for all of its colour."""


def prompt(s: Scene, ask: Ask[Any]) -> str:
    """What is asked, and what there is to know for it."""
    view: ExploreView = s.view
    shown = {"card": "", "left": 0, "score": 0} if view.card is None else _about_card(s, view)
    supplies = s.t("explore-supplies", count=view.supplies)
    return s.t(
        f"explore-ask-{explore_key(ask.key)}",
        name=s.names[ask.seat],
        supplies=supplies,
        most=min(ask.most, len(ask.options)),
        **shown,
    )


def _about_card(s: Scene, view: ExploreView) -> dict[str, str | int]:
    """The card in play, what is left to beat, and what the dice that have been rolled score."""
    assert view.card is not None  # noqa: S101  (checked by the caller)
    changes = view.card.card.changes
    score = changes.bonus + sum(changes.pips(die.face) for die in view.thrown)
    return {"card": card(s.t, view.card.card.name), "left": view.card.left, "score": score}


def option(s: Scene, ask: Ask[Any], choice: Any) -> Face:
    """What stands on a button."""
    match choice:
        case o.Explore():
            return Face(s.t("explore-next"), "🧭")
        case o.Stop():
            return Face(s.t("explore-stop", supplies=s.view.supplies), "🏕️")
        case o.Die():
            return _die(s, ask, choice)
        case o.ThrownDie():
            shown = s.t("explore-thrown-die", colour=colour(s.t, choice.colour), pips=choice.face)
            return Face(shown, DICE[choice.colour])
        case o.Keep():
            return Face(s.t("explore-keep"), "✋")
        case o.TakenCard():
            supplies = s.t("explore-supplies", count=choice.supplies)
            return Face(s.t("explore-taken-card", card=card_label(s.t, choice.card), supplies=supplies), "🃏")
        case o.Pay():
            return _price(s, choice)
    raise TypeError(f"{ask.key} offers {choice!r}")


def place(choice: Any) -> int:
    """Dice by colour, the weakest first; to roll or give nothing stands behind, and stopping last."""
    match choice:
        case o.Die():
            return COLOURS.index(choice.colour) * ROW + choice.n
        case o.ThrownDie() | o.TakenCard():
            return choice.index
        case o.Pay():
            return choice.dice
        case o.Explore():
            return 0
    return ROW * ROW


def _die(s: Scene, ask: Ask[Any], choice: o.Die) -> Face:
    if ask.key not in ONE_OF:
        return Face(numbered(s.t, choice), DICE[choice.colour])
    left = s.view.dice[COLOURS.index(choice.colour)]
    return Face(s.t("explore-one-of", colour=colour(s.t, choice.colour), count=left), DICE[choice.colour])


def _price(s: Scene, choice: o.Pay) -> Face:
    if choice.dice:
        return Face(s.t("explore-pay-dice", count=choice.dice), "🎲")
    return Face(s.t("explore-pay-cubes", count=choice.cubes), "🩸")
