"""The odds of Explore in words; see :mod:`rules.explore.odds` for how they are reckoned."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.games.explore.words import card, coloured, picked, rolled
from bot.screens.odds import percent
from bot.screens.scene import Scene
from rules.core.ask import Indices
from rules.explore.box import Box
from rules.explore.odds import Attack, Odds, meet, odds, re_rolls
from rules.explore.state import COLOURS, Blue
from rules.explore.throws import Pick
from rules.explore.view import CardView, ExploreView


def chances(s: Scene) -> list[str]:
    """All odds of the moment and what a Knock Out would cost, for the page that people ask for."""
    view: ExploreView = s.view
    if view is None or view.winner is not None:
        return [s.t("explore-odds-nothing")]
    return [*_moment(s, view), s.t("explore-odds-cost", supplies=s.t("explore-supplies", count=view.supplies))]


def hints(s: Scene, marks: Indices) -> list[str]:
    """The odds that matter to whoever is asked: with these marks, or with best play."""
    view, ask = s.view, s.look.ask
    if ask is None or (view.card is not None and view.card.card.instruction is not None):
        return []
    if (found := odds(view)) is None:
        return _moment(s, view)
    chosen = [ask.options[index].colour for index in marks if index < len(ask.options)]
    pick = tuple(chosen.count(colour) for colour in COLOURS)
    for attack in found.attacks:
        if attack.pick == pick:
            return [s.t("explore-odds-these", dice=coloured(s.t, chosen), **_percentages(attack))]
    return [s.t("explore-odds-all", best=percent(found.best))]


def risk(box: Box, cards: dict[str, int], dice: Pick, cubes: int) -> float:
    """How often one of ``cards``, each with its number of copies, is a Knock Out in spite of best play."""
    lost = sum(copies * (1 - meet(box, name, dice, cubes)) for name, copies in cards.items())
    return lost / max(sum(cards.values()), 1)


def odds_of(view: ExploreView, pick: Pick) -> dict[str, int] | None:
    """What these dice promise in the attack that is asked for, in percent, if that can be reckoned."""
    found = odds(view)
    attacks = () if found is None else found.attacks
    return next((_percentages(attack) for attack in attacks if attack.pick == pick), None)


def best_attack(view: ExploreView) -> tuple[Pick, float] | None:
    """The dice that most probably defeat the card in this attack; among equals those that keep most."""
    if (found := odds(view)) is None or not found.attacks:
        return None
    best = max(found.attacks, key=lambda attack: (round(attack.now, 6), attack.in_the_end, -sum(attack.pick)))
    return best.pick, best.now


def next_card(view: ExploreView) -> float:
    """The chance to get through another card, whichever comes."""
    return 1 - risk(view.box, view.unseen(), view.dice, view.cubes)


def _moment(s: Scene, view: ExploreView) -> list[str]:
    """The odds of the attack to make, of the one being settled, or of the next card."""
    if view.card is None:
        return [s.t("explore-odds-next", risk=percent(1 - next_card(view)))]
    if view.card.card.instruction is not None:
        return [s.t("explore-odds-nothing")]
    if (found := odds(view)) is not None:
        return list(_attacks(s, view, view.card, found))
    return list(_re_rolls(s, view, view.card)) if view.blue is Blue.REROLL else [s.t("explore-odds-double")]


def _attacks(s: Scene, view: ExploreView, now: CardView, found: Odds) -> Iterator[str]:
    """Every choice of dice, the most dice first and then the best; below it, the best of all."""
    yield s.t("explore-odds-attack", card=card(s.t, now.card.name), left=now.left, cubes=view.cubes)
    for count, attacks in groupby(found.attacks, lambda attack: sum(attack.pick)):
        yield s.t("explore-odds-with", count=count)
        for attack in sorted(attacks, key=lambda attack: attack.now, reverse=True):
            yield s.t("explore-odds-pick", dice=picked(s.t, attack.pick), **_percentages(attack))
    best = max(found.attacks, key=lambda attack: attack.in_the_end)
    yield s.t("explore-odds-best", best=percent(found.best), dice=picked(s.t, best.pick))


def _percentages(attack: Attack) -> dict[str, int]:
    return {"now": percent(attack.now), "end": percent(attack.in_the_end)}


def _re_rolls(s: Scene, view: ExploreView, now: CardView) -> Iterator[str]:
    """Each die that may be rolled again, and none of them."""
    *again, kept = re_rolls(view)
    yield s.t("explore-odds-rerolls", card=card(s.t, now.card.name))
    for die, chance in zip(view.thrown, again, strict=True):
        if not die.again:
            yield s.t("explore-odds-reroll", die=rolled(s.t, die), chance=percent(chance))
    yield s.t("explore-odds-keep", chance=percent(kept))
